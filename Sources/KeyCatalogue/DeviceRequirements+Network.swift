import KeyModel

/// Connections that an app needs.
var networkNeedKeys: [Key] {
  [
    Key(
      "UIRequiresPersistentWiFi", .boolean,
      title: "Application uses Wi-Fi",
      summary: "Keeps the Wi-Fi connection open while the app runs.",
      discussion: """
        With `YES` iOS opens the connection when the app starts and doesn't close it; with `NO` it closes
        an active one after 30 minutes. An app that needs the network then may get the cellular one. The
        key doesn't limit the devices on which the app can be installed: for that, require `wifi` in
        [`UIRequiredDeviceCapabilities`](key:UIRequiredDeviceCapabilities).
        """,
      availability: [.iOS("2.0", from: .current), .visionOS("1.0", from: .current)],
      default: false,
      defaultSource: .archive2018("iPhoneOSKeys.html, UIRequiresPersistentWiFi"),
      required: .optional,
      example: true,
      seeAlso: ["UIRequiredDeviceCapabilities"],
      sources: [.ownPage, .archive2018("iPhoneOSKeys.html, UIRequiresPersistentWiFi")])
  ]
}
