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
      "com.apple.developer.homekit",
      .boolean,
      title: "HomeKit Entitlement",
      summary: "Lets an app control the HomeKit accessories of a home.",
      discussion: """
        Every app that uses HomeKit needs it, and the text of
        [`NSHomeKitUsageDescription`](key:info-plist:NSHomeKitUsageDescription), which people see
        when the app first makes an `HMHomeManager`. Turn on HomeKit in Xcode, which doesn't offer
        the capability for macOS, and choose a signing team before you build. In a watch app with a
        WatchKit extension, the extension has the entitlement.
        """,
      consequence: Consequence(
        "An app that has it, but no usage description, crashes when it uses HomeKit; without it, HomeKit reports `missingEntitlement`.",
        from: .framework("xcode/configuring-homekit-access", confidence: .high)),
      availability: [
        .iOS("8.0", from: .current), .tvOS("10.0", from: .current),
        .watchOS("2.0", from: .current), .visionOS("1.0", from: .current),
      ],
      apis: [API("HMHomeManager", of: "HomeKit", url: nil)],
      capability: "HomeKit",
      rules: [
        .needs("info-plist:NSHomeKitUsageDescription", when: "With this entitlement").from(
          .framework("xcode/configuring-homekit-access", confidence: .high)),
        .present.when(.code("the app uses HomeKit")).from(
          .framework("xcode/configuring-homekit-access", confidence: .high)),
      ],
      example: true,
      seeAlso: [
        "info-plist:NSHomeKitUsageDescription", "com.apple.developer.matter.allow-setup-payload",
      ],
      sources: [
        .ownPage, .framework("xcode/configuring-homekit-access", confidence: .high),
        .framework("homekit/hmerror/code/missingentitlement", confidence: .high),
        .framework("homekit/enabling-homekit-in-your-app", confidence: .high),
      ]),
    Key(
      "com.apple.developer.matter.allow-setup-payload",
      .boolean,
      title: "Matter Allow Setup Payload",
      summary: "Lets an app supply the setup code of a Matter accessory itself.",
      discussion: """
        Set `MatterAddDeviceRequest.setupPayload` with it, for an accessory without a QR code, for
        one that is already in your ecosystem and should join Apple Home, or in an app with its own
        scanner. The system then doesn't ask people to scan a code. An app that leaves the scan to
        the system doesn't need the entitlement.

        The property is from iOS 16.1 and macOS 14, later than the versions of the entitlement.
        """,
      consequence: Consequence(
        "Without it, an app can't set `setupPayload`, and people scan the QR code of the accessory.",
        from: .framework("mattersupport/matteradddevicerequest/setuppayload", confidence: .high)),
      availability: [
        .iOS("16.0", from: .current),
        .macCatalyst("16.0", from: .current), .macOS("13.0", from: .current),
        .tvOS("16.0", from: .current), .watchOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
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
      "com.apple.developer.networking.manage-thread-network-credentials",
      .boolean,
      summary: "Lets an app store and read the credentials of Thread networks.",
      discussion: """
        An app that sets up Thread accessories or border routers with `THClient` needs it. For
        development, add the capability Managed Thread Network Credentials (development) in Xcode.
        To publish the app, request the entitlement for distribution, then enable it in the
        developer account. Each team can change only the credentials that it stored itself.
        """,
      availability: [.iOS("15.0", from: .current), .visionOS("1.0", from: .current)],
      apis: [API("THClient", of: "ThreadNetwork", url: nil)],
      capability: "Managed Thread Network Credentials (development)",
      approval: "Development needs no permission; for distribution Apple grants it on request.",
      rules: [.present.when(.code("the app uses `THClient`")).from(.ownPage)],
      example: true,
      seeAlso: ["com.apple.developer.matter.allow-setup-payload"],
      sources: [.ownPage, .framework("threadnetwork/thclient", confidence: .high)]),
    Key(
      "com.apple.developer.energykit",
      .boolean,
      title: "EnergyKit Entitlement",
      summary: "Lets an app get a forecast of when electricity is cleaner or cheaper.",
      discussion: """
        An app that shifts the charging of cars, or heating and cooling, with EnergyKit needs it.
        Turn on EnergyKit in Xcode. The guidance exists only in the contiguous United States and for
        homes, not for commercial use. In its first edition of 2025, Apple's overview said that the
        entitlement works only in builds for development and ad hoc tests, with TestFlight and the
        App Store to follow.
        """,
      consequence: Consequence(
        "The system doesn't let an app use EnergyKit without the value `true`.",
        from: .framework("energykit", confidence: .high)),
      availability: [.iOS("26.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("ElectricityGuidance", of: "EnergyKit", url: nil)],
      capability: "EnergyKit",
      rules: [
        .present.when(.code("the app uses EnergyKit")).from(
          .framework("energykit", confidence: .high))
      ],
      example: true,
      seeAlso: ["com.apple.developer.energykit.loadevents-experience"],
      sources: [.ownPage, .framework("energykit", confidence: .high)]),
    Key(
      "com.apple.developer.energykit.loadevents-experience",
      .boolean,
      title: "EnergyKit LoadEvents Entitlement",
      summary: "Shows in the Home app when the devices of the app used electricity.",
      discussion: """
        Add it if the app submits `ElectricVehicleLoadEvent` or `ElectricHVACLoadEvent`: the Home
        app then shows the names of the devices with activity logs, charts and notifications of
        trends. Turn on two capabilities in Xcode, EnergyKit and EnergyKit LoadEvents.
        """,
      consequence: Consequence(
        "Without it, the Home app shows nothing of the app's load events.", from: .ownPage),
      availability: [.iOS("27.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
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
      "com.apple.developer.accessory-setup-discovery-extension",
      .boolean,
      summary: "Lets an accessory setup extension find and set up accessories.",
      discussion: """
        Add it to the entitlements file of the accessory setup extension; Apple's page says not to
        add it to the app. To find and set up accessories, the extension uses AccessorySetupKit. The
        page prints `true` as the default, which is the value to write.
        """,
      availability: [.iOS("18.0", from: .current)],
      apis: [API("ASAccessorySession", of: "AccessorySetupKit")],
      bundleKinds: [.appExtension],
      rules: [
        .onlyIn(.appExtension).from(.ownPage),
        .present.when(.code("an accessory setup extension uses AccessorySetupKit")).from(.ownPage),
      ],
      example: true,
      seeAlso: ["com.apple.developer.accessory-transport-extension"],
      sources: [
        .ownPage,
        .framework("accessorysetupkit/discovering-and-configuring-accessories", confidence: .high),
      ]),
    Key(
      "com.apple.developer.accessory-transport-extension",
      .boolean,
      summary: "Lets an extension carry encrypted data from the iPhone to an accessory.",
      discussion: """
        It goes into the file of an extension with `com.apple.accessory-transport-extension` as
        `EXExtensionPointIdentifier`, for one of two purposes. From iOS 26.2 on it passes Wi-Fi
        credentials to an accessory over Bluetooth; the app then has
        [`com.apple.developer.wifi-infrastructure`](key:com.apple.developer.wifi-infrastructure).
        From iOS 26.5 on it forwards notifications, over Bluetooth, the local network or the
        internet, whichever the system picks in this order. That takes two more extensions, with
        [`com.apple.developer.accessory-data-provider`](key:com.apple.developer.accessory-data-provider)
        and
        [`com.apple.developer.accessory-transport-security`](key:com.apple.developer.accessory-transport-security).

        Forwarding works on iPhone only. You can develop and test in any region; customers need a
        device in the European Union and an Apple Account of one of its countries.
        """,
      consequence: Consequence(
        "The framework refuses an extension that implements `AccessoryTransportAppExtension` without it.",
        from: .ownPage),
      availability: [.iOS("26.2", from: .current)],
      apis: [API("AccessoryTransportAppExtension", of: "AccessoryTransportExtension", url: nil)],
      bundleKinds: [.appExtension],
      rules: [
        .onlyIn(.appExtension).from(.ownPage),
        .present.when(.code("an extension implements `AccessoryTransportAppExtension`")).from(
          .ownPage),
      ],
      example: true,
      seeAlso: [
        "com.apple.developer.accessory-transport-security",
        "com.apple.developer.accessory-data-provider",
      ],
      sources: [
        .ownPage, .entitlement("com.apple.developer.wifi-infrastructure"),
        .framework(
          "accessorytransportextension/receiving-ios-notifications-on-an-accessory",
          confidence: .high),
        .framework("accessorytransportextension/accessorytransportsession/transport"),
        .framework("accessorytransportextension/accessorytransportappextension"),
        .framework("accessorynotifications"),
      ]),
    Key(
      "com.apple.developer.accessory-transport-security",
      .boolean,
      summary: "Lets an extension exchange cryptographic keys with an accessory.",
      discussion: """
        It goes into the file of an extension with the identifier
        `com.apple.accessory-transport-security`, which answers the messages of the key exchange, so
        that only the accessory can decrypt what is sent to it. It is one of the three extensions
        that forward notifications: see
        [`com.apple.developer.accessory-transport-extension`](key:com.apple.developer.accessory-transport-extension).
        """,
      consequence: Consequence(
        "The framework refuses an extension that implements `AccessoryTransportSecurity` without it.",
        from: .ownPage),
      availability: [.iOS("26.5", from: .current)],
      apis: [API("AccessoryTransportSecurity", of: "AccessoryTransportExtension", url: nil)],
      bundleKinds: [.appExtension],
      rules: [
        .onlyIn(.appExtension).from(.ownPage),
        .present.when(.code("an extension implements `AccessoryTransportSecurity`")).from(.ownPage),
      ],
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
      "com.apple.developer.accessory-data-provider",
      .boolean,
      summary: "Lets an extension receive the notifications that are meant for an accessory.",
      discussion: """
        It goes into the file of an extension with the identifier
        `com.apple.accessory-data-provider` and the capability
        `AccessoryNotifications.NotificationsForwarding` in its Info.plist. The app asks people
        first, with `AccessoryNotificationCenter.requestForwarding(for:)`; the extension then
        chooses what the accessory gets. Two more extensions encrypt and send it: see
        [`com.apple.developer.accessory-transport-extension`](key:com.apple.developer.accessory-transport-extension).
        """,
      consequence: Consequence(
        "The framework refuses an extension that implements `AccessoryDataProvider` without it.",
        from: .ownPage),
      availability: [.iOS("26.5", from: .current)],
      apis: [API("AccessoryDataProvider", of: "AccessoryTransportExtension", url: nil)],
      bundleKinds: [.appExtension],
      rules: [
        .onlyIn(.appExtension).from(.ownPage),
        .present.when(.code("an extension implements `AccessoryDataProvider`")).from(.ownPage),
      ],
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
      "com.apple.developer.accessory-access.usb",
      .boolean,
      title: "Claim USB Accessory",
      summary: "Lets a Mac app claim a connected USB device for itself.",
      discussion: """
        An app that manages USB devices with the framework Accessory Access, through
        `AAUSBAccessoryManager`, needs it. Turn on Accessory Access in Xcode. A sandboxed app that
        only talks to a USB device has
        [`com.apple.security.device.usb`](key:com.apple.security.device.usb) instead.
        """,
      consequence: Consequence(
        "Without it, the framework answers with `internalError` and *Unable to communicate with service*.",
        from: .ownPage),
      availability: [.macOS("27.0", from: .current)],
      capability: "Accessory Access",
      rules: [.present.when(.code("the app uses Accessory Access")).from(.ownPage)],
      example: true,
      seeAlso: ["com.apple.security.device.usb"],
      sources: [
        .ownPage, .framework("accessoryaccess/aaerror/internalerror", confidence: .high),
        .framework("accessoryaccess", confidence: .high),
      ]),
    Key(
      "com.apple.external-accessory.wireless-configuration",
      .boolean,
      title: "Wireless Accessory Configuration Entitlement",
      summary: "Lets an app put MFi accessories onto the Wi-Fi network of the iPhone.",
      discussion: """
        The app scans for new accessories with `EAWiFiUnconfiguredAccessoryBrowser` and connects
        them. It works only with accessories of Apple's MFi Program that support Wireless Accessory
        Configuration; people can also set those up in Settings, without an app. For other
        accessories, use AccessorySetupKit or
        [`com.apple.developer.networking.HotspotConfiguration`](key:com.apple.developer.networking.HotspotConfiguration).

        The API is from iOS 8 and tvOS 10, although the entitlement's page says iOS 3.
        """,
      availability: [.iOS("3.0", from: .current)],
      apis: [API("EAWiFiUnconfiguredAccessoryBrowser", of: "External Accessory")],
      capability: "Wireless Accessory Configuration",
      rules: [.present.when(.code("the app sets up MFi accessories for Wi-Fi")).from(.ownPage)],
      example: true,
      seeAlso: ["com.apple.developer.networking.HotspotConfiguration"],
      sources: [
        .ownPage, .framework("technotes/tn3111-ios-wifi-api-overview", confidence: .high),
        .framework("externalaccessory/eawifiunconfiguredaccessorybrowser", confidence: .high),
      ]),
    Key(
      "com.apple.developer.nearbyinteraction.dltdoa",
      .boolean,
      title: "Nearby Interaction NI DL-TDOA API (development)",
      summary: "Lets an app find its position from the signals of several ultra-wideband anchors.",
      discussion: """
        Downlink time difference of arrival compares the moments at which the signals of the anchors
        arrive. Add the capability Time-Difference-of-Arrival ranging in Xcode for tests with
        `NISession`. Don't plan a release with it: the entitlement works in builds for development
        and ad hoc tests, and Apple's index of entitlements of September 2026 no longer lists it.
        """,
      consequence: Consequence(
        "TestFlight and the App Store don't accept an app that uses it.", from: .ownPage),
      availability: [.iOS("26.1", from: .current)],
      apis: [API("NISession", of: "Nearby Interaction", url: nil)],
      capability: "Time-Difference-of-Arrival ranging",
      rules: [.developmentOnly.from(.ownPage)],
      example: true),
  ]
}
