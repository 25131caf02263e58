import KeyModel

extension KeyGroup {
  /// Entitlements for homes and accessories.
  static var homeEntitlements: KeyGroup {
    KeyGroup(
      "home-entitlements", "Home, energy and accessories",
      summary: "Which home devices and accessories an app works with.",
      keys: homeKeys + accessoryKeys)
  }
}

private var homeKeys: [Key] {
  [
    Key(
      "com.apple.developer.homekit",
      .boolean,
      title: "HomeKit Entitlement",
      summary: "Lets an app control the HomeKit accessories in a home.",
      discussion: """
        Every app that uses HomeKit needs this entitlement and
        [`NSHomeKitUsageDescription`](key:info-plist:NSHomeKitUsageDescription). People see its text
        when the app first creates an `HMHomeManager`; without the text, the app crashes instead.
        Turn on HomeKit in Xcode, which doesn't offer the capability for macOS. In a watch app with
        a WatchKit extension, add the entitlement to the extension.
        """,
      consequence: Consequence(
        "Without it, HomeKit reports `HMError.Code.missingEntitlement`.",
        from: .framework("homekit/hmerror/code/missingentitlement", confidence: .high)),
      availability: [
        .iOS("8.0", from: .current), .tvOS("10.0", from: .current),
        .watchOS("2.0", from: .current), .visionOS("1.0", from: .current),
      ],
      apis: [API("HMHomeManager", of: "HomeKit", url: nil, linked: "_OBJC_CLASS_$_HMHomeManager")],
      capability: "HomeKit",
      rules: [
        .needs("info-plist:NSHomeKitUsageDescription", when: "With this entitlement").from(
          .framework("xcode/configuring-homekit-access", confidence: .high)),
        .present.when(.code("the app uses HomeKit", ["HMHomeManager"])).from(
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
      "com.apple.developer.home", .any,
      summary: "Lets an extension show settings and help for accessories in the Home app.",
      discussion: """
        Xcode's template Home Extension writes this entitlement for a
        [Home extension](point:com.apple.Home.HomeExtension). Leave the value as Xcode writes it,
        because its type isn't documented. To communicate with the accessory, the extension also needs
        [`com.apple.developer.homekit`](key:com.apple.developer.homekit) or
        [`com.apple.developer.matter.allow-setup-payload`](key:com.apple.developer.matter.allow-setup-payload).
        You can build an app with HomeExtensions, but Apple says that this framework does nothing yet.
        """,
      availability: [.iOS("27.2", from: .current)],
      apis: [API("HomeExtension", of: "HomeExtensions")],
      bundleKinds: [.appExtension],
      seeAlso: [
        "info-plist:NSHomeExtensionManufacturer", "com.apple.developer.homekit",
      ],
      sources: [.ownPage, .framework("homeextensions")]),
    Key(
      "com.apple.developer.matter.allow-setup-payload",
      .boolean,
      title: "Matter Allow Setup Payload",
      summary: "Lets an app supply the setup code of a Matter accessory itself.",
      discussion: """
        With it, an app can set `MatterAddDeviceRequest.setupPayload`, so that the system doesn't ask
        people to scan a code. Use it for an accessory without a QR code, to add an accessory of your
        ecosystem to Apple Home, or in an app with its own scanner. An app that leaves
        scanning to the system doesn't need the entitlement. The property is available on iOS 16.1,
        macOS 14 and later, which are newer than the entitlement's versions.
        """,
      consequence: Consequence(
        "Without it, an app can't set `setupPayload`, and people have to scan the accessory's QR code.",
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
        For development, add the capability Managed Thread Network Credentials (development) in
        Xcode. To publish the app, request the entitlement for distribution, then enable it in your
        developer account. Each team can change only the credentials that it stored. Some methods of
        `THClient` use the team ID, which the app's Info.plist contains. The class is available on macOS
        13 too, which the entitlement's page doesn't list.
        """,
      consequence: Consequence(
        "Without it, the app can't use the ThreadNetwork framework.", from: .ownPage),
      availability: [.iOS("15.0", from: .current), .visionOS("1.0", from: .current)],
      apis: [API("THClient", of: "ThreadNetwork", url: nil, linked: "_OBJC_CLASS_$_THClient")],
      capability: "Managed Thread Network Credentials (development)",
      approval:
        "Development needs no approval; for distribution, Apple grants the entitlement [on request](https://developer.apple.com/contact/request/threadnetwork).",
      rules: [.present.when(.code("the app uses `THClient`", ["THClient"])).from(.ownPage)],
      example: true,
      seeAlso: ["com.apple.developer.matter.allow-setup-payload"],
      sources: [.ownPage, .framework("threadnetwork/thclient", confidence: .high)]),
    Key(
      "com.apple.developer.energykit",
      .boolean,
      title: "EnergyKit Entitlement",
      summary: "Lets an app get a forecast of when electricity is cleaner or cheaper.",
      discussion: """
        An app that uses EnergyKit to shift vehicle charging, heating or cooling needs this
        entitlement. Turn on EnergyKit in Xcode. Guidance is available only in the contiguous United
        States, and only for homes, not for commercial use.
        """,
      consequence: Consequence(
        "Unless the value is `true`, the system doesn't let the app use EnergyKit.",
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
      summary: "Lets the Home app show when an app's devices used electricity.",
      discussion: """
        Add it if the app submits `ElectricVehicleLoadEvent` or `ElectricHVACLoadEvent`: the Home
        app then shows the device names with activity logs, charts and notifications of trends. Turn
        on two capabilities in Xcode: EnergyKit and EnergyKit LoadEvents.
        """,
      consequence: Consequence(
        "Without it, the Home app doesn't show the app's load events.", from: .ownPage),
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

private let receiving = SourceReference.framework(
  "accessorytransportextension/receiving-ios-notifications-on-an-accessory", confidence: .high)
private let transport = SourceReference.framework("accessorytransportextension")
private let customers = """
  You can test in any region, but customers need a device in the European Union and an Apple
  Account from one of its countries.
  """

private var accessoryKeys: [Key] {
  [
    Key(
      "com.apple.developer.accessory-setup-discovery-extension",
      .boolean,
      summary: "Lets an accessory setup extension find and set up accessories.",
      discussion: """
        Add it to the entitlements file of the accessory setup extension; Apple's page says not to
        add it to the app. Write `true`, although the page gives this value as the default.
        """,
      consequence: Consequence(
        "Without it, an accessory setup extension can't use AccessorySetupKit.", from: .ownPage),
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
        Add it to the entitlements file of an extension whose `EXExtensionPointIdentifier` is
        `com.apple.accessory-transport-extension`. On iOS 26.2 and later, the extension can pass
        Wi-Fi credentials to an accessory over Bluetooth; the app then needs
        [`com.apple.developer.wifi-infrastructure`](key:com.apple.developer.wifi-infrastructure). On
        iOS 26.5 and later, it can forward notifications over Bluetooth, the local network or the
        internet; the system tries them in this order. Forwarding needs two more extensions, with
        [`com.apple.developer.accessory-data-provider`](key:com.apple.developer.accessory-data-provider)
        and
        [`com.apple.developer.accessory-transport-security`](key:com.apple.developer.accessory-transport-security).

        Forwarding works only on iPhone. \(customers)
        """,
      consequence: Consequence(
        "Without it, the AccessoryTransportExtension framework refuses an extension that implements `AccessoryTransportAppExtension`.",
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
        .ownPage, .entitlement("com.apple.developer.wifi-infrastructure"), receiving, transport,
        .framework("accessorytransportextension/accessorytransportsession/transport"),
        .framework("accessorytransportextension/accessorytransportappextension"),
        .framework("accessorynotifications"),
      ]),
    Key(
      "com.apple.developer.accessory-transport-security",
      .boolean,
      summary: "Lets an extension exchange cryptographic keys with an accessory.",
      discussion: """
        Add it to the entitlements file of an extension for the extension point
        `com.apple.accessory-transport-security`. The extension answers the key-exchange messages,
        so that only the accessory can decrypt what is sent to it. Three extensions together forward
        notifications: see
        [`com.apple.developer.accessory-transport-extension`](key:com.apple.developer.accessory-transport-extension).
        \(customers)
        """,
      consequence: Consequence(
        "Without it, the AccessoryTransportExtension framework refuses an extension that implements `AccessoryTransportSecurity`.",
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
      sources: [.ownPage, receiving, transport]),
    Key(
      "com.apple.developer.accessory-data-provider",
      .boolean,
      summary: "Lets an extension receive the notifications that are intended for an accessory.",
      discussion: """
        Add it to the entitlements file of an extension whose Info.plist has the extension point
        `com.apple.accessory-data-provider` and the capability
        `AccessoryNotifications.NotificationsForwarding`. The app first asks people with
        `AccessoryNotificationCenter.requestForwarding(for:)`. The extension then chooses what the
        accessory receives, and two more extensions encrypt and send it: see
        [`com.apple.developer.accessory-transport-extension`](key:com.apple.developer.accessory-transport-extension).
        \(customers)
        """,
      consequence: Consequence(
        "Without it, the AccessoryTransportExtension framework refuses an extension that implements `AccessoryDataProvider`.",
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
      sources: [.ownPage, receiving, transport]),
    Key(
      "com.apple.developer.accessory-access.usb",
      .boolean,
      title: "Claim USB Accessory",
      summary: "Lets a Mac app claim a connected USB device for itself.",
      discussion: """
        An app that manages USB devices with the Accessory Access framework, through
        `AAUSBAccessoryManager`, needs this entitlement. Turn on Accessory Access in Xcode. A
        sandboxed app that only communicates with a USB device uses
        [`com.apple.security.device.usb`](key:com.apple.security.device.usb) instead.
        """,
      consequence: Consequence(
        "Without it, the Accessory Access framework returns `internalError` with *Unable to communicate with service*.",
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
      summary: "Lets an app connect MFi accessories to the Wi-Fi network of the iPhone.",
      discussion: """
        The app scans for new accessories with `EAWiFiUnconfiguredAccessoryBrowser` and connects
        them. This works only with accessories in Apple's MFi Program that support Wireless
        Accessory Configuration. People can also set them up in Settings, without an app. For other
        accessories, use AccessorySetupKit or
        [`com.apple.developer.networking.HotspotConfiguration`](key:com.apple.developer.networking.HotspotConfiguration).

        The API is available on iOS 8, tvOS 10 and later; the entitlement's page says iOS 3.
        """,
      consequence: Consequence(
        "Without it, the app can't set up MFi accessories for Wi-Fi.", from: .ownPage),
      availability: [.iOS("3.0", from: .current)],
      apis: [
        API(
          "EAWiFiUnconfiguredAccessoryBrowser", of: "External Accessory",
          linked: "_OBJC_CLASS_$_EAWiFiUnconfiguredAccessoryBrowser")
      ],
      capability: "Wireless Accessory Configuration",
      rules: [
        .present.when(
          .code("the app sets up MFi accessories for Wi-Fi", ["EAWiFiUnconfiguredAccessoryBrowser"])
        ).from(.ownPage)
      ],
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
        Downlink time difference of arrival compares the times at which signals arrive from the
        anchors. On iOS 27 and later, it doesn't need an entitlement. To test it on earlier systems, add
        the capability Time-Difference-of-Arrival ranging in Xcode; TestFlight and the App Store don't
        accept an app with the entitlement. People must allow the app to use their location.
        """,
      availability: [.iOS("26.1", from: .current)],
      apis: [API("NISession", of: "Nearby Interaction", url: nil)],
      capability: "Time-Difference-of-Arrival ranging",
      rules: [.developmentOnly.from(.ownPage)],
      example: true,
      sources: [.ownPage, .framework("nearbyinteraction/dl-tdoa-ranging")]),
  ]
}
