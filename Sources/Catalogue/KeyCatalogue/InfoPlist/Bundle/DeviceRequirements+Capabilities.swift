import KeyModel

/// The features that an app may require, by the first release of iOS and iPadOS that knows the name.
let deviceCapabilities: [AllowedValue] = [
  capability(
    "accelerometer",
    "An accelerometer, for Core Motion; orientation changes alone don't need it.", since: "3.0",
    visionOS: false),
  capability(
    "arkit", "Support for ARKit; on visionOS, only for Full Space apps.", since: "11.0"),
  capability(
    "arm64", "A 64-bit processor; for all 64-bit apps and the bundles inside them.", since: "8.0",
    visionOS: true),
  capability(
    "armv7", "The armv7 instruction set, for apps with 32-bit code.", since: "3.1",
    visionOS: true),
  capability(
    "auto-focus-camera",
    "A still camera with autofocus, for close-ups or pictures that the app analyzes.", since: "3.0",
    visionOS: false),
  capability(
    "bluetooth-le", "Bluetooth Low Energy, for accessories nearby.", since: "5.0", visionOS: true),
  capability(
    "camera-flash", "A camera whose flash the app controls.", since: "3.0", visionOS: false),
  AllowedValue(
    "embedded-web-browser-engine",
    "Support for browser engines other than WebKit in apps that aren't browsers.",
    availability: browserEngines),
  AllowedValue(
    "web-browser-engine", "Support for browsers with an engine other than WebKit.",
    availability: browserEngines),
  AllowedValue(
    "arm64e", "The `arm64e` instruction set, for a browser app that supports no other.",
    availability: [
      .iOS(
        .unknown, from: .framework("browserenginekit/creating-browser-extensions-in-xcode"))
    ]),
  capability(
    "front-facing-camera", "A front-facing camera; on visionOS, only for iPad and iPhone apps.",
    since: "3.0"),
  capability(
    "gamekit", "Game Center; Xcode adds the value with the capability.", since: "4.1",
    visionOS: true),
  capability(
    "gps",
    "GPS, for more accurate locations than those from networks; list `location-services` too.",
    since: "3.0", visionOS: false),
  capability("gyroscope", "A gyroscope, for Core Motion.", since: "3.0", visionOS: false),
  capability(
    "healthkit",
    "HealthKit; keeps the app off iPad, so leave it out of apps for both iPhone and iPad.",
    since: "8.0", visionOS: false),
  capability(
    "iphone-ipad-minimum-performance-a12",
    "At least the performance of an A12 Bionic; on visionOS, only for iPad and iPhone apps.",
    since: "12.0"),
  capability(
    "iphone-performance-gaming-tier", "The graphics and gaming features of iPhone 15 Pro.",
    since: "17.0",
    visionOS: false),
  capability(
    "location-services", "The device's location by any means, for Core Location.", since: "3.0",
    visionOS: true),
  capability(
    "magnetometer", "A magnetometer, for the heading in Core Location.", since: "3.0",
    visionOS: false),
  capability(
    "metal", "Metal graphics, for apps that can't draw without them.", since: "8.0",
    visionOS: true),
  capability(
    "microphone", "A microphone, built in or in an accessory.", since: "3.0", visionOS: true),
  capability("nfc", "NFC tag reading, for Core NFC.", since: "11.0", visionOS: false),
  capability(
    "opengles-1", "OpenGL ES 1.1; on visionOS, only for iPad and iPhone apps.", since: "3.0"),
  capability(
    "opengles-2", "OpenGL ES 2.0; on visionOS, only for iPad and iPhone apps.", since: "3.0"),
  capability(
    "opengles-3", "OpenGL ES 3.0; on visionOS, only for iPad and iPhone apps.", since: "7.0"),
  capability(
    "peer-peer",
    "Peer-to-peer connections over Bluetooth; the App Store offers the app to devices without them too, but iOS doesn't run it there.",
    since: "3.1", visionOS: true),
  capability(
    "sms", "The Messages app, for apps that open `sms` URLs.", since: "3.0", visionOS: false),
  capability("still-camera", "A camera that takes photos.", since: "3.0", visionOS: false),
  capability(
    "telephony", "The Phone app, for apps that open `tel` URLs.", since: "3.0", visionOS: false),
  capability("video-camera", "A camera that records videos.", since: "3.0", visionOS: true),
  capability("wifi", "Wi-Fi, for apps that use Wi-Fi features.", since: "3.0", visionOS: true),
  AllowedValue(
    "ipad-minimum-performance-m1", "On iPad, at least the performance of an M1.",
    availability: [.iPadOS(.unknown, from: .appleSupport)]),

  AllowedValue("armv6", "The armv6 instruction set of the first iPhones."),
  AllowedValue(
    "driverkit", "DriverKit, on iPads with an M1 or later.",
    availability: [
      .iPadOS("16.0", from: .current),
      AvailabilityStatement(.visionOS, isAvailable: false, from: .current),
    ]),
]

/// A feature with what its page says of iOS and visionOS; nil where visionOS depends on the app.
private func capability(
  _ name: String, _ summary: String, since: Moment, visionOS isAvailable: Bool? = nil
) -> AllowedValue {
  var statements: [AvailabilityStatement] = [.iOS(since, from: .current)]
  if let isAvailable {
    statements.append(
      AvailabilityStatement(.visionOS, isAvailable: isAvailable, from: .current))
  }
  return AllowedValue(.string(name), summary, availability: statements)
}

private let browserEngines: [AvailabilityStatement] = [
  .iOS("17.4", from: .framework("browserenginekit")),
  .iPadOS("18.0", from: .framework("browserenginekit")),
]
