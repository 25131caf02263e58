import KeyModel

extension KeyGroup {
  /// What a device must have to run an app.
  static var deviceRequirements: KeyGroup {
    KeyGroup(
      "device-requirements", "Devices and systems",
      summary: "The devices, features and system versions that an app needs.",
      availability: [.iOS("3.0", from: .current), .macOS("10.0", from: .current)],
      keys: deviceKeys + networkNeedKeys + architectureKeys)
  }
}

/// The features that an app may require, by the first release of iOS and iPadOS that knows the name.
private let capabilities: [AllowedValue] = [
  capability(
    "accelerometer", "An accelerometer, read with Core Motion.", since: "3.0", visionOS: false),
  capability(
    "arkit", "Support for ARKit; in visionOS for Full Space apps only.", since: "11.0"),
  capability(
    "arm64", "A 64-bit processor; for all 64-bit apps and what they embed.", since: "8.0",
    visionOS: true),
  capability(
    "armv7", "The armv7 instruction set; for 32-bit apps and those for both.", since: "3.1",
    visionOS: true),
  capability(
    "auto-focus-camera", "A still camera that focuses by itself.", since: "3.0", visionOS: false),
  capability("bluetooth-le", "Bluetooth Low Energy.", since: "5.0", visionOS: true),
  capability("camera-flash", "A camera with a flash.", since: "3.0", visionOS: false),
  AllowedValue(
    "embedded-web-browser-engine",
    "Support for browser engines other than WebKit in apps that aren't browsers.",
    availability: [.iOS("17.4", from: .current)]),
  capability(
    "front-facing-camera", "A camera on the front; in visionOS for iPad and iPhone apps only.",
    since: "3.0"),
  capability("gamekit", "Game Center.", since: "4.1", visionOS: true),
  capability(
    "gps", "GPS hardware, together with `location-services`.", since: "3.0", visionOS: false),
  capability("gyroscope", "A gyroscope, read with Core Motion.", since: "3.0", visionOS: false),
  capability("healthkit", "HealthKit; limits the app to iPhone.", since: "8.0", visionOS: false),
  capability(
    "iphone-ipad-minimum-performance-a12",
    "At least the performance of an A12 Bionic; in visionOS for iPad and iPhone apps only.",
    since: "12.0"),
  capability(
    "iphone-performance-gaming-tier", "Graphics for games as on iPhone 15 Pro.", since: "17.0",
    visionOS: false),
  capability(
    "location-services", "Core Location, with any accuracy.", since: "3.0", visionOS: true),
  capability(
    "magnetometer", "A magnetometer, which a compass needs.", since: "3.0", visionOS: false),
  capability("metal", "Graphics with Metal.", since: "8.0", visionOS: true),
  capability(
    "microphone", "A microphone, built in or in an accessory.", since: "3.0", visionOS: true),
  capability("nfc", "Detection of NFC tags.", since: "11.0", visionOS: false),
  capability(
    "opengles-1", "OpenGL ES 1.1; in visionOS for iPad and iPhone apps only.", since: "3.0"),
  capability(
    "opengles-2", "OpenGL ES 2.0; in visionOS for iPad and iPhone apps only.", since: "3.0"),
  capability(
    "opengles-3", "OpenGL ES 3.0; in visionOS for iPad and iPhone apps only.", since: "7.0"),
  capability(
    "peer-peer",
    "Peer-to-peer connections over Bluetooth; the App Store offers the app to other devices too, but iOS doesn't run it there.",
    since: "3.1", visionOS: true),
  capability("sms", "The Messages app, for `sms` URLs.", since: "3.0", visionOS: false),
  capability("still-camera", "A camera that takes photos.", since: "3.0", visionOS: false),
  capability("telephony", "The Phone app, for `tel` URLs.", since: "3.0", visionOS: false),
  capability("video-camera", "A camera that records videos.", since: "3.0", visionOS: true),
  capability("wifi", "Wi-Fi networking.", since: "3.0", visionOS: true),
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

private let requiredFeatures = SourceReference.appleSupport("required-device-capabilities")

/// iOS 11 and later run 64-bit code only. Builds for a simulator have the code of the machine that made them.
private let with64BitCodeAlone: Condition =
  .distribution(.appStore) && .target(from: Release(.iOS, "11.0")) && .product
  && .contains("CFBundleSupportedPlatforms", "iPhoneOS")

private let frameworkInStore: Condition =
  .has("CFBundlePackageType", "FMWK")
  && .platform(.iOS, .iPadOS, .tvOS, .watchOS, .visionOS) && .distribution(.appStore) && .product

/// An app that people resize on an iPad. Its orientations there may be those of a variant of the key, so no variant
/// has the one that apps for iPhone usually lack.
private let lacksOrientation: Condition =
  .distribution(.appStore) && .bundle(.app) && !.has("UIRequiresFullScreen", true)
  && !.contains("UISupportedInterfaceOrientations", "UIInterfaceOrientationPortraitUpsideDown")

/// Features, families and versions.
private var deviceKeys: [Key] {
  [
    Key(
      "UIRequiredDeviceCapabilities", .array(of: .string), .dictionary,
      title: "Required device capabilities",
      summary: "Lists features without which the app cannot run on a device.",
      discussion: """
        The App Store offers the app only to devices that have every feature listed, with the
        exception of `peer-peer`. List what the app cannot do without; if it works in some way without a camera, leave the camera out.

        In a dictionary, each name has a Boolean value: `YES` requires the feature, `NO` requires its
        absence.

        An update may drop a requirement and can never add one, because some people who have the app
        could no longer run it. List `arm64` in 64-bit apps and in the frameworks and extensions
        inside them.
        """,
      consequence: Consequence(
        "Devices without a listed feature cannot get the app from the App Store, or don't run it.",
        from: .ownPage),
      availability: [
        .iOS("3.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      values: .documented(capabilities),
      valuesSource: .ownPage,
      rules: [
        .should(.present.when(.mobileAppInStore)).from(requiredFeatures),
        .should(.stated("Should list only what the app cannot do without.", on: .intent)).from(
          .ownPage),
        .stated("Must not add a requirement in an update.", on: .review).from(
          .ownPage
        ).codes("ITMS-90109"),
        .should(.containing("arm64").when(with64BitCodeAlone)).from(
          .gitHub("dotnet/macios/issues/3581")
        ).codes("ITMS-90502"),
      ],
      example: ["arm64", "metal"],
      seeAlso: ["UIRequiredDeviceCapabilities/*", "LSRequiresIPhoneOS"],
      sources: [
        .ownPage,
        .archive2018("iPhoneOSKeys.html, UIRequiredDeviceCapabilities"),
        requiredFeatures,

        .gitHub("keymanapp/keyman/issues/10495"), .gitHub("dotnet/macios/issues/3581"),
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(.ownPage, "`arm64` since iOS 8.0."),
            .init(.archive2018("iPhoneOSKeys.html, Table 6"), "`arm64` since iOS 9.0."),
          ],
          choice: "iOS 8.0.",
          reason: "The current page counts.")
      ]),
    Key(
      "UIRequiredDeviceCapabilities/*", .boolean,
      placeholder: "feature",
      summary: "Requires or rules out one feature.",
      discussion: """
        `YES`: the device must have the feature. `NO`: it must not have it. A feature that isn't in
        the dictionary makes no difference.
        """,
      example: true,
      sources: [.ownPage, .archive2018("iPhoneOSKeys.html, UIRequiredDeviceCapabilities")]),
    Key(
      "LSRequiresIPhoneOS", .boolean,
      title: "Application requires iPhone environment",
      summary: "Marks an app that runs only on iOS.",
      discussion: """
        Templates for iOS apps contain the key with `YES`.
        """,
      availability: [.iOS("2.0", from: .current)],
      required: .optional,
      rules: [
        .absent.when(.bundle(.watchApp)).from(.gitHub("flutter/flutter/issues/167892"))
          .codes("ITMS-90363")
      ],
      example: true,
      seeAlso: ["MinimumOSVersion"],
      sources: [
        .ownPage, .publicProjects("LSRequiresIPhoneOS"), .gitHub("flutter/flutter/issues/167892"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "iOS 2.0."),
            .init(.ownPage, "The page's edition of 2020 said iOS 12.0."),
          ],
          choice: "iOS 2.0.",
          reason: "The page's newer edition counts, and apps for the first iPhones have the key.")
      ]),
    Key(
      "LSMinimumSystemVersion", .string,
      title: "Minimum system version",
      summary: "Sets the oldest macOS that runs the app.",
      discussion: """
        Xcode projects have `$(MACOSX_DEPLOYMENT_TARGET)`. The App Store shows the version and offers
        the app to Macs that can run it.

        An app for iPhone or iPad that also runs on Macs with Apple silicon may have the key beside
        [`MinimumOSVersion`](key:MinimumOSVersion), which macOS ignores in Mac apps.

        Since macOS 11.4 the smallest values that count are `10` for Mac apps, `10.15` for Mac
        Catalyst and `11` for iOS apps on a Mac.
        """,
      availability: [
        .macOS("10.0", from: .current),
        .macCatalyst("13.0", from: .current),
      ],
      default: "10.0.0",
      defaultSource: .ownPage,
      required: .optional,
      rules: [
        .should(.format(.versionNumber)).from(
          .archive2018("LaunchServicesKeys.html, LSMinimumSystemVersion"))
      ],
      example: "13.0",
      seeAlso: ["MinimumOSVersion", "LSMinimumSystemVersionByArchitecture"],
      sources: [
        .ownPage,
        .archive2018("LaunchServicesKeys.html, LSMinimumSystemVersion"),
        .framework("xcode-release-notes/xcode-12_5-release-notes"),
        .publicProjects("LSMinimumSystemVersion"),
      ]),
    Key(
      "LSMinimumSystemVersionByArchitecture", .dictionary,
      title: "Minimum system versions, per-architecture",
      summary: "Sets the oldest macOS for each processor architecture.",
      discussion: """
        The names of its keys are `i386`, `ppc`, `ppc64` and `x86_64`, and the values are versions
        like that of [`LSMinimumSystemVersion`](key:LSMinimumSystemVersion). The page doesn't name
        `arm64`.
        """,
      availability: [
        .macOS("10.0", from: .current)
      ],
      required: .optional,
      example: ["i386": "10.6", "x86_64": "10.9"],
      seeAlso: ["LSMinimumSystemVersion"]),
    Key(
      "LSMinimumSystemVersionByArchitecture/*", .string,
      placeholder: "architecture",
      summary: "Sets the oldest macOS for one architecture.",
      discussion: """
        The key is the name of the architecture: `i386`, `ppc`, `ppc64` or `x86_64`.
        """,
      default: "10.0.0",
      defaultSource: .ownPage,
      rules: [
        .should(.format(.versionNumber)).from(
          .archive2018("LaunchServicesKeys.html, LSMinimumSystemVersion"))
      ],
      example: "10.9",
      sources: [.ownPage, .archive2018("LaunchServicesKeys.html, LSMinimumSystemVersion")]),
    Key(
      "MinimumOSVersion", .string,
      summary: "Sets the oldest iOS, tvOS, watchOS or visionOS that runs the app.",
      discussion: """
        Don't write it in a project: Xcode fills it in from the target's deployment target. Frameworks
        that are built by other means need it, and with the version that their binary was compiled
        for. Mac apps have [`LSMinimumSystemVersion`](key:LSMinimumSystemVersion).
        """,
      consequence: Consequence(
        "App Store Connect refuses a framework without the key, or with a version other than the one its binary was compiled for.",
        from: .gitHub("clostra/newnode/issues/105")),
      availability: [
        .iOS("3.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("1.0", from: .current),
      ],
      rules: [
        .should(.format(.versionNumber)).from(.ownPage),
        .present.when(frameworkInStore).from(
          .gitHub("BelledonneCommunications/linphone-iphone/issues/402")
        ).codes("ITMS-90360", "ITMS-90208"),
        .should(
          .pattern("^([89]|[1-9][0-9])", "a version from 8.0 on").when(
            .has("CFBundlePackageType", "FMWK") && .platform(.iOS, .iPadOS))
        ).from(.gitHub("0xced/XCDYouTubeKit/issues/223")).codes("ITMS-90362"),
      ],
      example: "16.0",
      seeAlso: ["LSMinimumSystemVersion"],
      sources: [
        .ownPage, .gitHub("clostra/newnode/issues/105"),
        .gitHub("BelledonneCommunications/linphone-iphone/issues/402"),
        .gitHub("0xced/XCDYouTubeKit/issues/223"),
        .framework("xcode-release-notes/xcode-12_5-release-notes"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "watchOS 1.0."),
            .init(.ownPage, "The page's edition of 2024 said watchOS 2.0."),
          ],
          choice: "watchOS 1.0.",
          reason: "The page's newer edition counts.")
      ]),
    Key(
      "UIDeviceFamily", .array(of: .integer), .integer,
      title: "Targeted device family",
      summary: "Lists the kinds of devices that the app is for.",
      discussion: """
        Xcode writes the key from the target's device families (`TARGETED_DEVICE_FAMILY`). Don't write
        it into a project's list, where it would be overwritten.
        """,
      availability: [.iOS("3.2", from: .archive2018)],
      values: .documented([
        AllowedValue(1, "iPhone and iPod touch."),
        AllowedValue(2, "iPad."),
        AllowedValue(3, "Apple TV."),
        AllowedValue(4, "Apple Watch."),
        AllowedValue(6, "Mac, with Mac Catalyst."),
        AllowedValue(7, "Apple Vision."),
      ]),
      valuesSource: .publicProjects("UIDeviceFamily"),
      default: 1,
      defaultSource: .archive2018("iPhoneOSKeys.html, Table 4"),
      rules: [
        .containing(4).when(.builtWatchApp).from(.gitHub("SAP/cloud-sdk-ios-fiori/pull/1617")),
        .noneOf([2], reason: "list all four orientations, or set `UIRequiresFullScreen`").when(
          lacksOrientation
        ).from(.appStoreConnect("ITMS-90474")).codes("ITMS-90474"),
      ],
      example: [1, 2],
      seeAlso: ["LSRequiresIPhoneOS"],
      sources: [
        .archive2018("iPhoneOSKeys.html, Table 4"), .publicProjects("UIDeviceFamily"),
        .gitHub("SAP/cloud-sdk-ios-fiori/pull/1617"), .appStoreConnect("ITMS-90474"),
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(.archive2018("iPhoneOSKeys.html, Table 4"), "1 and 2."),
            .init(
              .publicProjects("UIDeviceFamily"), "3, 4, 6 and 7 in products for newer platforms."),
          ],
          choice: "All six are listed.",
          reason: "The archived edition ends before the newer platforms.")
      ]),
    Key(
      "CFBundleSupportedPlatforms", .array(of: .string),
      summary: "Names the platform that a bundle was built for.",
      discussion: """
        Xcode adds the key to products; a bundle has exactly one platform. Don't write it into a
        project's list.
        """,
      availability: [
        .iOS(.unknown, from: .publicProjects),
        .macOS(.unknown, from: .publicProjects),
        .tvOS(.unknown, from: .publicProjects),
        .watchOS(.unknown, from: .publicProjects),
        .visionOS(.unknown, from: .publicProjects),
      ],
      values: .documented([
        AllowedValue("MacOSX", "A Mac, also for Mac Catalyst."),
        AllowedValue("iPhoneOS", "iPhone and iPad."),
        AllowedValue("iPhoneSimulator", "The simulator of iPhone and iPad."),
        AllowedValue("AppleTVOS", "Apple TV."),
        AllowedValue("AppleTVSimulator", "The simulator of Apple TV."),
        AllowedValue("WatchOS", "Apple Watch."),
        AllowedValue("WatchSimulator", "The simulator of Apple Watch."),
        AllowedValue("XROS", "Apple Vision."),
        AllowedValue("XRSimulator", "The simulator of Apple Vision."),
        AllowedValue("DriverKit", "A driver in user space."),
      ]),
      valuesSource: .publicProjects("CFBundleSupportedPlatforms"),
      rules: [
        .should(.count(exactly: 1)).from(.gitHub("defold/extender/issues/332")).codes("ITMS-90562"),
        // Frameworks for simulators are beside those for devices, of which a build takes one.
        .noneOf(
          ["iPhoneSimulator", "AppleTVSimulator", "WatchSimulator", "XRSimulator"],
          reason: "the App Store takes only what was built for devices"
        ).when(.distribution(.appStore) && .bundle(.bundle)).codes("ITMS-90542")
          .from(.gitHub("PingPlusPlus/pingpp-ios/issues/84")),
      ],
      example: ["iPhoneOS"],
      seeAlso: ["UIDeviceFamily"],
      sources: [
        .publicProjects("CFBundleSupportedPlatforms"), .gitHub("defold/extender/issues/332"),
        .gitHub("PingPlusPlus/pingpp-ios/issues/84"),
      ]),
    Key(
      "LSArchitecturePriority", .array(of: .string),
      title: "Architecture priority",
      summary: "Orders the processor architectures by preference.",
      discussion: """
        The first architecture that the Mac can run is the one that starts. With `x86_64` before
        `arm64`, an app runs translated by Rosetta on Apple silicon. Apple's page prints `i386` as
        the default, which no Mac has run since macOS 10.15.
        """,
      availability: [
        .macOS("10.1", from: .current)
      ],
      values: .documented([
        AllowedValue("arm64", "64-bit ARM."),
        AllowedValue("arm64e", "64-bit ARM with pointer authentication."),
        AllowedValue("x86_64", "64-bit Intel."),
        AllowedValue("i386", "32-bit Intel."),
      ]),
      valuesSource: .ownPage,
      required: .optional,
      example: ["arm64", "x86_64"],
      seeAlso: ["LSMinimumSystemVersionByArchitecture"]),
  ]
}
