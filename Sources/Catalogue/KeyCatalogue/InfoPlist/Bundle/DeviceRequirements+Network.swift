import KeyModel

/// Connections that an app needs.
var networkNeedKeys: [Key] {
  [
    Key(
      "UIRequiresPersistentWiFi", .boolean,
      title: "Application uses Wi-Fi",
      summary: "Keeps the Wi-Fi connection open while the app runs.",
      discussion: """
        Use it for an app that needs Wi-Fi all the time, such as one that controls a device in the
        home. With `YES`, iOS opens the connection when the app starts and doesn't close it. The key
        doesn't prevent the app from using the cellular network, and doesn't limit the devices on
        which it can be installed. To limit the devices, require `wifi` in
        [`UIRequiredDeviceCapabilities`](key:UIRequiredDeviceCapabilities).
        """,
      consequence: Consequence(
        "Without the key, iOS closes the Wi-Fi connection after 30 minutes and may then use the cellular network.",
        from: .ownPage),
      availability: [.iOS("2.0", from: .current), .visionOS("1.0", from: .current)],
      default: false,
      defaultSource: .archive2018("iPhoneOSKeys.html, UIRequiresPersistentWiFi"),
      required: .optional,
      example: true,
      seeAlso: ["UIRequiredDeviceCapabilities"],
      sources: [.ownPage, .archive2018("iPhoneOSKeys.html, UIRequiresPersistentWiFi")])
  ]
}
