import KeyModel

extension KeyGroup {
  /// Entitlements for homes and accessories.
  static var homeEntitlements: KeyGroup {
    KeyGroup(
      "home-entitlements", "Home, energy and accessories",
      summary: "Which devices of a home, and which accessories, an app works with.",
      keys: homeKeys + accessoryKeys)
  }
}

private var homeKeys: [Key] {
  [
    Key(
      "com.apple.developer.homekit", .boolean,
      title: "HomeKit Entitlement",
      summary: "Lets an app control the HomeKit accessories of a home.",
      discussion: """
        People are asked when the app first makes an `HMHomeManager`, with the text of
        [`NSHomeKitUsageDescription`](key:info-plist:NSHomeKitUsageDescription). Xcode doesn't
        offer the capability for macOS. In a watch app with a WatchKit extension, the extension
        has the entitlement.
        """,
      consequence: Consequence(
        "An app that has it, but no usage description, crashes when it uses HomeKit.",
        from: .framework("xcode/configuring-homekit-access", confidence: .high)),
      availability: [
        .iOS("8.0", from: .current), .tvOS("10.0", from: .current),
        .watchOS("2.0", from: .current), .visionOS("1.0", from: .current),
      ],
      apis: [API("HMHomeManager", of: "HomeKit", url: nil)],
      capability: "HomeKit",
      rules: [
        .needs("info-plist:NSHomeKitUsageDescription", when: "With this entitlement").from(
          .framework("xcode/configuring-homekit-access", confidence: .high))
      ],
      example: true,
      seeAlso: [
        "info-plist:NSHomeKitUsageDescription", "com.apple.developer.matter.allow-setup-payload",
      ],
      sources: [.ownPage, .framework("xcode/configuring-homekit-access", confidence: .high)]),
    Key(
      "com.apple.developer.matter.allow-setup-payload", .boolean,
      title: "Matter Allow Setup Payload",
      summary: "Lets an app supply the setup code of a Matter accessory itself.",
      discussion: """
        The system then doesn't ask people to scan a QR code. It is for accessories without one,
        for accessories that are already paired, and for apps with their own scanner.
        """,
      availability: [
        .iOS("16.0", from: .current),
        .macCatalyst("16.0", from: .current), .macOS("13.0", from: .current),
        .tvOS("16.0", from: .current), .watchOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      default: false,
      defaultSource: .ownPage,
      apis: [API("MatterAddDeviceRequest.setupPayload", of: "MatterSupport", url: nil)],
      capability: "Matter Allow Setup Payload",
      example: true,
      seeAlso: ["com.apple.developer.homekit"],
      sources: [
        .ownPage,
        .framework("mattersupport/matteradddevicerequest/setuppayload", confidence: .high),
        .capabilityNames,
      ]),
    Key(
      "com.apple.developer.networking.manage-thread-network-credentials", .boolean,
      summary: "Lets an app store and read the credentials of Thread networks.",
      discussion: """
        Xcode's capability is for development. When Apple has agreed, enable the entitlement for
        distribution in the developer account.
        """,
      availability: [.iOS("15.0", from: .current), .visionOS("1.0", from: .current)],
      apis: [API("THClient", of: "ThreadNetwork", url: nil)],
      capability: "Managed Thread Network Credentials (development)",
      approval: "Development needs no permission; for distribution Apple grants it on request.",
      example: true,
      seeAlso: ["com.apple.developer.matter.allow-setup-payload"]),
    Key(
      "com.apple.developer.energykit", .boolean,
      title: "EnergyKit Entitlement",
      summary: "Lets an app plan the use of electricity with EnergyKit.",
      availability: [.iOS("26.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("ElectricityGuidance", of: "EnergyKit", url: nil)],
      capability: "EnergyKit",
      example: true,
      seeAlso: ["com.apple.developer.energykit.loadevents-experience"]),
    Key(
      "com.apple.developer.energykit.loadevents-experience", .boolean,
      title: "EnergyKit LoadEvents Entitlement",
      summary: "Shows in the Home app when the devices of an app used electricity.",
      discussion: """
        The Home app makes history, charts and notifications from the load events that the app
        submits for cars and for heating and cooling systems.
        """,
      availability: [.iOS("27.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [
        API("ElectricVehicleLoadEvent", of: "EnergyKit", url: nil),
        API("ElectricHVACLoadEvent", of: "EnergyKit", url: nil),
      ],
      capability: "EnergyKit LoadEvents",
      rules: [
        .needs("com.apple.developer.energykit", when: "With this entitlement").from(.ownPage)
      ],
      example: true,
      seeAlso: ["com.apple.developer.energykit"]),
  ]
}

private var accessoryKeys: [Key] {
  [
    Key(
      "com.apple.developer.accessory-setup-discovery-extension", .boolean,
      summary: "Lets an extension find and set up accessories.",
      discussion: """
        It goes into the file of the accessory setup extension, not into that of the app. Its
        page prints `true` as the default, which is what to write.
        """,
      availability: [.iOS("18.0", from: .current)],
      apis: [API("ASAccessorySession", of: "AccessorySetupKit")],
      bundleKinds: [.appExtension],
      rules: [
        .onlyIn(.appExtension).from(.ownPage)
      ],
      example: true,
      seeAlso: ["com.apple.developer.accessory-transport-extension"],
      sources: [
        .ownPage,
        .framework("accessorysetupkit/discovering-and-configuring-accessories", confidence: .high),
      ]),
    Key(
      "com.apple.developer.accessory-transport-extension", .boolean,
      summary: "Lets an extension send sensitive data to an accessory.",
      discussion: """
        The extension carries the Wi-Fi networks or the notifications that an iPhone shares with the
        accessory, which works in the European Union only. Notifications require two more
        extensions, with
        [`com.apple.developer.accessory-data-provider`](key:com.apple.developer.accessory-data-provider)
        and
        [`com.apple.developer.accessory-transport-security`](key:com.apple.developer.accessory-transport-security).
        """,
      consequence: Consequence(
        "The framework refuses an extension that implements `AccessoryTransportAppExtension` without it.",
        from: .ownPage),
      availability: [.iOS("26.2", from: .current)],
      apis: [API("AccessoryTransportAppExtension", of: "AccessoryTransportExtension", url: nil)],
      bundleKinds: [.appExtension],
      rules: [.onlyIn(.appExtension).from(.ownPage)],
      example: true,
      seeAlso: [
        "com.apple.developer.accessory-transport-security",
        "com.apple.developer.accessory-data-provider",
      ],
      sources: [
        .ownPage,
        .framework(
          "accessorytransportextension/receiving-ios-notifications-on-an-accessory",
          confidence: .high),
      ]),
    Key(
      "com.apple.developer.accessory-transport-security", .boolean,
      summary: "Lets an extension exchange cryptographic keys with an accessory.",
      consequence: Consequence(
        "The framework refuses an extension that implements `AccessoryTransportSecurity` without it.",
        from: .ownPage),
      availability: [.iOS("26.5", from: .current)],
      apis: [API("AccessoryTransportSecurity", of: "AccessoryTransportExtension", url: nil)],
      bundleKinds: [.appExtension],
      rules: [.onlyIn(.appExtension).from(.ownPage)],
      example: true,
      seeAlso: [
        "com.apple.developer.accessory-transport-extension",
        "com.apple.developer.accessory-data-provider",
      ],
      sources: [
        .ownPage,
        .framework(
          "accessorytransportextension/receiving-ios-notifications-on-an-accessory",
          confidence: .high),
      ]),
    Key(
      "com.apple.developer.accessory-data-provider", .boolean,
      summary: "Lets an extension receive data that is meant for an accessory.",
      consequence: Consequence(
        "The framework refuses an extension that implements `AccessoryDataProvider` without it.",
        from: .ownPage),
      availability: [.iOS("26.5", from: .current)],
      apis: [API("AccessoryDataProvider", of: "AccessoryTransportExtension", url: nil)],
      bundleKinds: [.appExtension],
      rules: [.onlyIn(.appExtension).from(.ownPage)],
      example: true,
      seeAlso: [
        "com.apple.developer.accessory-transport-extension",
        "com.apple.developer.accessory-transport-security",
      ],
      sources: [
        .ownPage,
        .framework(
          "accessorytransportextension/receiving-ios-notifications-on-an-accessory",
          confidence: .high),
      ]),
    Key(
      "com.apple.developer.accessory-access.usb", .boolean,
      title: "Claim USB Accessory",
      summary: "Lets a Mac app have a USB device for itself.",
      discussion: """
        It is for the framework Accessory Access.
        """,
      consequence: Consequence(
        "Without it, the framework answers with `internalError` and *Unable to communicate with service*.",
        from: .ownPage),
      availability: [.macOS("27.0", from: .current)],
      capability: "Accessory Access",
      example: true,
      seeAlso: ["com.apple.security.device.usb"],
      sources: [.ownPage, .framework("accessoryaccess/aaerror/internalerror", confidence: .high)]),
    Key(
      "com.apple.external-accessory.wireless-configuration", .boolean,
      title: "Wireless Accessory Configuration Entitlement",
      summary: "Lets an app put licensed accessories onto the Wi-Fi network.",
      discussion: """
        It is for accessories of Apple's MFi Program that know Wireless Accessory Configuration.
        """,
      availability: [.iOS("3.0", from: .current)],
      apis: [API("EAWiFiUnconfiguredAccessoryBrowser", of: "External Accessory")],
      capability: "Wireless Accessory Configuration",
      example: true,
      seeAlso: ["com.apple.developer.networking.HotspotConfiguration"],
      sources: [.ownPage, .framework("technotes/tn3111-ios-wifi-api-overview", confidence: .high)]),
    Key(
      "com.apple.developer.nearbyinteraction.dltdoa", .boolean,
      title: "Nearby Interaction NI DL-TDOA API (development)",
      summary:
        "Lets an app measure its position from the signals of several ultra-wideband anchors.",
      discussion: """
        DL-TDoA compares the times at which signals arrive. The entitlement works in builds for
        development and ad hoc testing only; TestFlight and the App Store don't take it yet.
        """,
      availability: [.iOS("26.1", from: .current)],
      apis: [API("NISession", of: "Nearby Interaction", url: nil)],
      capability: "Time-Difference-of-Arrival ranging",
      rules: [.developmentOnly.from(.ownPage)],
      example: true),
  ]
}
