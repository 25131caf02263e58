import KeyModel

private let familyControlsOnRequest = """
  The extension needs the entitlement
  [`com.apple.developer.family-controls`](key:entitlements:com.apple.developer.family-controls),
  which Apple grants on [request](https://developer.apple.com/contact/request/family-controls-distribution)
  for distribution. Request it for the app and for each extension.
  """

private let inTheEuropeanUnion =
  "Customers can use it only on a device in the European Union, with an Apple Account from that region; you can develop and test anywhere."

/// Accessories, the home, and the use of a device.
var devicePoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.accessory-transport-extension", "Accessory Transport", .exAppExtensionAttributes,
      summary: "Transfers data from the system to an accessory that you make.",
      discussion: """
        The type marked `@main` conforms to `AccessoryTransportAppExtension`. It shares Wi-Fi networks with the accessory and
        relays notifications, which it receives encrypted. The extension needs the entitlement
        [`com.apple.developer.accessory-transport-extension`](key:entitlements:com.apple.developer.accessory-transport-extension);
        without the entitlement, the system doesn't let the extension use the protocol. To forward notifications, the app also
        needs extensions at [`com.apple.accessory-data-provider`](point:com.apple.accessory-data-provider) and
        [`com.apple.accessory-transport-security`](point:com.apple.accessory-transport-security). \(inTheEuropeanUnion)
        """,
      availability: [.iOS("26.2", from: .current)],
      uses: [
        .exAttributes
      ],
      entitlements: ["entitlements:com.apple.developer.accessory-transport-extension"],
      sources: [
        .framework("accessorytransportextension/accessorytransportappextension"),
        .framework("accessorytransportextension/receiving-ios-notifications-on-an-accessory"),
        .framework("accessorytransportextension"),
      ]),
    ExtensionPoint(
      "com.apple.accessory-transport-security", "Accessory Transport Security",
      .exAppExtensionAttributes,
      summary: "Exchanges encryption keys with an accessory for data that is forwarded to it.",
      discussion: """
        The type marked `@main` conforms to `AccessoryTransportSecurity`. It runs separately from the extension at
        [`com.apple.accessory-transport-extension`](point:com.apple.accessory-transport-extension), which carries the encrypted
        data. Without the entitlement
        [`com.apple.developer.accessory-transport-security`](key:entitlements:com.apple.developer.accessory-transport-security),
        the framework refuses the extension. \(inTheEuropeanUnion)
        """,
      availability: [.iOS("26.5", from: .current)],
      uses: [
        .exAttributes
      ],
      entitlements: ["entitlements:com.apple.developer.accessory-transport-security"],
      sources: [
        .framework("accessorytransportextension/accessorytransportsecurity"),
        .framework("accessorytransportextension/receiving-ios-notifications-on-an-accessory"),
        .framework("accessorytransportextension"),
        .entitlement("com.apple.developer.accessory-transport-security"),
      ]),
    ExtensionPoint(
      "com.apple.accessory-data-provider", "Accessory Data Provider", .exAppExtensionAttributes,
      summary: "Prepares an iPhone's notifications for an accessory that you make.",
      discussion: """
        The type marked `@main` conforms to `AccessoryDataProvider`, and
        [`EXCapabilities`](key:EXAppExtensionAttributes/EXCapabilities) names what it forwards.
        Without the entitlement
        [`com.apple.developer.accessory-data-provider`](key:entitlements:com.apple.developer.accessory-data-provider),
        the framework refuses the extension. The extension can read the container of the app group
        that it shares with the app, but not write to it. Customers can use it only on an iPhone in
        the European Union, with an Apple Account from that region; you can develop and test
        anywhere.
        """,
      availability: [.iOS("26.5", from: .current)],
      uses: [
        .exAttributes,
        .init(
          "EXAppExtensionAttributes/EXCapabilities",
          sample: ["AccessoryNotifications.NotificationsForwarding"]),
      ],
      entitlements: ["entitlements:com.apple.developer.accessory-data-provider"],
      sources: [
        .framework("accessorytransportextension/accessorydataprovider"),
        .framework("accessorytransportextension/receiving-ios-notifications-on-an-accessory"),
        .framework("accessorynotifications"),
        .entitlement("com.apple.developer.accessory-data-provider"),
      ]),
    ExtensionPoint(
      "com.apple.accessory-setup-extension", "Accessory Setup", .exAppExtensionAttributes,
      summary: "Discovers a manufacturer's accessories for the system's accessory setup.",
      discussion: """
        Add the entitlement
        [`com.apple.developer.accessory-setup-discovery-extension`](key:entitlements:com.apple.developer.accessory-setup-discovery-extension)
        to the extension, not to its app. The app itself declares
        [`NSAccessorySetupKitSupports`](key:NSAccessorySetupKitSupports) to show the picker of
        AccessorySetupKit. No source names the type that the extension's code conforms to.
        """,
      availability: [.iOS("18.0", from: .current)],
      uses: [.exAttributes],
      entitlements: ["entitlements:com.apple.developer.accessory-setup-discovery-extension"],
      sources: [
        .framework(
          "bundleresources/entitlements/com.apple.developer.accessory-setup-discovery-extension"),
        .systemStrings, .current("nsaccessorysetupkitsupports"),
      ]),
    ExtensionPoint(
      "com.apple.discovery-extension", "Media Device Discovery", .exAppExtensionAttributes,
      summary: "Lists third-party media receivers in the system's route picker.",
      discussion: """
        The type marked `@main` conforms to `DDDiscoveryExtension`. The system calls
        `startDiscovery(session:)` when the picker of an `AVRoutePickerView` opens, and
        `stopDiscovery(session:)` when people choose a device or close the picker. The extension
        needs the entitlement
        [`com.apple.developer.media-device-discovery-extension`](key:entitlements:com.apple.developer.media-device-discovery-extension),
        which Xcode's template Media Device Discovery already has; without it, the framework reports
        `missingEntitlement`.

        The extension point is deprecated in iOS 27 and visionOS 27. On iOS 27 and later, an extension at
        [`com.apple.media-device-extension`](point:com.apple.media-device-extension) adds devices to
        the picker instead.
        """,
      availability: [
        .iOS(
          "16.0", deprecated: "27.0",
          from: .entitlement("com.apple.developer.media-device-discovery-extension")),
        .macOS("13.0", from: .current),
        .visionOS(
          "1.0", deprecated: "27.0",
          from: .entitlement("com.apple.developer.media-device-discovery-extension")),
      ],
      uses: [
        .exAttributes
      ],
      entitlements: ["entitlements:com.apple.developer.media-device-discovery-extension"],
      sources: [
        .framework("devicediscoveryextension/dddiscoveryextension"),
        .framework("xcode/configuring-media-device-discovery", confidence: .high),
        .entitlement("com.apple.developer.media-device-discovery-extension"),
        .systemStrings,
        .framework("devicediscoveryextension/dderror/missingentitlement", confidence: .high),
        .framework("mediadevice/creating-a-media-device-extension", confidence: .high),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .framework("devicediscoveryextension/dddiscoveryextension"),
              "macOS 13.0 for the extension's protocol, and no version for visionOS."),
            .init(
              .framework("devicediscoveryextension"),
              "macOS 15.0 and visionOS 1.0 for the framework."),
          ],
          choice: "macOS 13.0 and visionOS 1.0.",
          reason:
            "The protocol is what an extension needs, and the framework has existed since visionOS 1.0."
        )
      ]),
    ExtensionPoint(
      "com.apple.media-device-extension", "Media Device", .exAppExtensionAttributes,
      summary: "Adds TVs, speakers and their streaming protocol to the system's media picker.",
      discussion: """
        The class marked `@main` conforms to `MediaDeviceExtension`. The system starts it when
        people open the picker: `startDeviceDiscovery()` looks for devices,
        `activateDevice(_:session:for:)` connects to the one that they choose, and
        `startSession(_:identifier:url:)` plays. Report each result with
        `MediaDeviceRoutingManager`.

        Write the identifier of your protocol in three places, always the same: in the entitlement
        [`com.apple.developer.media-device-extension`](key:entitlements:com.apple.developer.media-device-extension)
        of the extension and of its app, as `UTTypeIdentifier` in the
        [`UTExportedTypeDeclarations`](key:UTExportedTypeDeclarations) of the extension, and in
        `protocolType`. If the entitlement and the declaration differ, the system doesn't run the
        extension. The type conforms to `public.media-sharing-protocol`; people see its
        `UTTypeDescription` as the protocol's name. Apps that play over the protocol list it in
        [`MDESupportedProtocols`](key:MDESupportedProtocols).

        Make the target from Xcode's template Generic Extension. Its app can't have another managed entitlement.
        """,
      availability: [.iOS("27.0", from: .current), .macCatalyst("27.0", from: .current)],
      uses: [
        .exAttributes,
        .init(
          "UTExportedTypeDeclarations", .required,
          sample: [
            [
              "UTTypeConformsTo": ["public.media-sharing-protocol"],
              "UTTypeDescription": "Example Cast",
              "UTTypeIdentifier": "media-device-protocol.com.example.cast",
            ]
          ]),
        .init("UTExportedTypeDeclarations/[]/UTTypeConformsTo", .required),
        .init("UTExportedTypeDeclarations/[]/UTTypeDescription"),
        .init("UTExportedTypeDeclarations/[]/UTTypeIdentifier", .required),
      ],
      entitlements: ["entitlements:com.apple.developer.media-device-extension"],
      samples: [
        "entitlements:com.apple.developer.media-device-extension": [
          "media-device-protocol.com.example.cast"
        ]
      ],
      sources: [
        .framework("mediadevice/creating-a-media-device-extension", confidence: .high),
        .framework("mediadevice/mediadeviceextension", confidence: .high),
        .framework("mediadevice/mediadeviceextension/protocoltype"),
        .entitlement("com.apple.developer.media-device-extension"),
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(
              .entitlement("com.apple.developer.media-device-extension"),
              "The entitlement is an array, and each identifier begins with `media-device-protocol.`."
            ),
            .init(
              .framework("mediadevice/creating-a-media-device-extension", confidence: .high),
              "The entitlement is a string without that prefix, like `com.example.sharingprotocol`."
            ),
          ],
          choice:
            "The entitlement is an array of identifiers with the prefix, and the type declaration has the same identifier.",
          reason:
            "The entitlement's own page is more specific, and both pages ask for the same value in all places."
        )
      ]),
    ExtensionPoint(
      "com.apple.matter.support.extension.device-setup", "Matter Device Setup", .nsExtension,
      summary: "Adds Matter accessories to a manufacturer's own ecosystem.",
      discussion: """
        The principal class is a subclass of `MatterAddDeviceExtensionRequestHandler`. The system
        guides people through the setup and calls your overrides: `rooms(in:)` for the rooms,
        `commissionDevice(in:onboardingPayload:commissioningID:)` to add the accessory, and
        `configureDevice(named:in:)` at the end. Don't override `beginRequest(with:)`, and don't
        call `super` in the others. The app starts the setup with a `MatterAddDeviceRequest`.

        The app lists `_matter._tcp`, `_matterc._udp` and `_matterd._udp` in
        [`NSBonjourServices`](key:NSBonjourServices). To supply a setup code itself, it needs the
        entitlement
        [`com.apple.developer.matter.allow-setup-payload`](key:entitlements:com.apple.developer.matter.allow-setup-payload).
        """,
      availability: [.iOS("16.1", from: .current), .macOS("14.0", from: .current)],
      uses: [
        .nsExtension,
        .principalClass("RequestHandler"),
      ],
      sources: [
        .framework("mattersupport/matteradddeviceextensionrequesthandler"),
        .framework("mattersupport/adding-matter-support-to-your-ecosystem"),
        .extensionTemplates,
      ],
      notes: [
        EditorNote(
          .name,
          [
            .init(
              .framework("mattersupport/adding-matter-support-to-your-ecosystem"),
              "Registers the class as NSPrincipalClass."),
            .init(.extensionTemplates, "Writes NSExtensionPrincipalClass."),
          ],
          choice: "`NSExtensionPrincipalClass`.",
          reason: "An extension names its class in this key; the article shortens the name.")
      ]),
    ExtensionPoint(
      "com.apple.deviceactivity.monitor-extension", "Device Activity Monitor", .nsExtension,
      summary: "Responds when a device activity schedule starts, ends or reaches a limit.",
      discussion: """
        The principal class is a subclass of `DeviceActivityMonitor`. It overrides
        `intervalDidStart(for:)` and `intervalDidEnd(for:)` for schedules, and
        `eventDidReachThreshold(_:activity:)` for limits. The app starts a schedule with
        `DeviceActivityCenter`, and the system calls the methods for schedules only while people use
        the device.

        \(familyControlsOnRequest)
        """,
      availability: [.iOS("15.0", from: .current), .macCatalyst("15.0", from: .current)],
      uses: [
        .nsExtension,
        .principalClass("DeviceActivityMonitorExtension"),
      ],
      entitlements: ["entitlements:com.apple.developer.family-controls"],
      sources: [
        .framework("deviceactivity/deviceactivitymonitor"),
        .framework("deviceactivity/deviceactivitycenter"),
        .framework("familycontrols/requesting-the-family-controls-entitlement"),
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.deviceactivityui.report-extension", "Device Activity Report",
      .exAppExtensionAttributes,
      summary: "Shows reports of device use without revealing the data to the app.",
      discussion: """
        The type marked `@main` conforms to `DeviceActivityReportExtension`. The app shows a
        `DeviceActivityReport`, and the extension provides its content. The extension runs in a
        sandbox: it can't use the network or pass the data to the app. It gets data only after
        people have authorized the app with `AuthorizationCenter`.

        \(familyControlsOnRequest)
        """,
      availability: [.iOS("16.0", from: .current), .macCatalyst("16.0", from: .current)],
      uses: [
        .exAttributes
      ],
      entitlements: ["entitlements:com.apple.developer.family-controls"],
      sources: [
        .framework("deviceactivity/deviceactivityreport"),
        .framework("deviceactivity/deviceactivityreportextension"),
        .framework("familycontrols/requesting-the-family-controls-entitlement"),
        .systemStrings,
        .publicProjects("com.apple.deviceactivityui.report-extension"),
      ],
      notes: [
        EditorNote(
          .placement,
          [
            .init(.systemStrings, "List the identifier, but not the dictionary that declares it."),
            .init(
              .publicProjects("com.apple.deviceactivityui.report-extension"),
              "Most declare it in EXAppExtensionAttributes, and some in NSExtension."),
          ],
          choice: "`EXAppExtensionAttributes`.",
          reason:
            "The protocol of a report extension refines `AppExtension` of ExtensionFoundation, whose extensions are declared in this dictionary."
        )
      ]),
    ExtensionPoint(
      "com.apple.ManagedSettings.shield-action-service", "Shield Action", .nsExtension,
      summary: "Handles the buttons on the screen that covers a restricted app.",
      discussion: """
        The principal class is a subclass of `ShieldActionDelegate`. In
        `handle(action:for:completionHandler:)` it learns which button people pressed and gets a
        token of the app or website, not its name. It answers with `close`, which closes the app or
        browser, `defer`, after which the system draws the screen again, or `none`. How the screen
        looks is up to an extension at
        [`com.apple.ManagedSettingsUI.shield-configuration-service`](point:com.apple.ManagedSettingsUI.shield-configuration-service).

        \(familyControlsOnRequest)
        """,
      availability: [.iOS("15.0", from: .current), .macCatalyst(.unknown, from: .current)],
      uses: [
        .nsExtension,
        .principalClass("ShieldActionExtension"),
      ],
      entitlements: ["entitlements:com.apple.developer.family-controls"],
      sources: [
        .framework("managedsettings/shieldactiondelegate"),
        .framework("managedsettings/shieldactionresponse"),
        .framework("familycontrols/requesting-the-family-controls-entitlement"),
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.ManagedSettingsUI.shield-configuration-service", "Shield Configuration",
      .nsExtension,
      summary: "Designs the screen that covers a restricted app or website.",
      discussion: """
        The principal class is a subclass of `ShieldConfigurationDataSource`. It overrides `configuration(shielding:)` for apps
        and websites, and `configuration(shielding:in:)` for apps and websites that are covered because of their category. Each
        method returns colors, texts and an icon. If the class doesn't override a method, or takes too long, people see the
        system's screen. The sandbox keeps the extension from using the network. What the buttons do is up to
        [`com.apple.ManagedSettings.shield-action-service`](point:com.apple.ManagedSettings.shield-action-service).

        \(familyControlsOnRequest)
        """,
      availability: [.iOS("15.0", from: .current), .macCatalyst(.unknown, from: .current)],
      uses: [
        .nsExtension,
        .principalClass("ShieldConfigurationExtension"),
      ],
      entitlements: ["entitlements:com.apple.developer.family-controls"],
      sources: [
        .framework("managedsettingsui/shieldconfigurationdatasource"),
        .framework("familycontrols/requesting-the-family-controls-entitlement"),
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.Home.HomeExtension", "Home", .exAppExtensionAttributes,
      summary: "Shows settings and help for a manufacturer's accessories in the Home app.",
      discussion: """
        The type marked `@main` conforms to `HomeExtension`. Xcode's template also writes the
        extension's entitlement
        [`com.apple.developer.home`](key:entitlements:com.apple.developer.home): keep the value that
        the template writes, because its type isn't documented. To communicate with the accessory,
        the extension needs
        [`com.apple.developer.homekit`](key:entitlements:com.apple.developer.homekit) for HomeKit or
        [`com.apple.developer.matter.allow-setup-payload`](key:entitlements:com.apple.developer.matter.allow-setup-payload)
        for Matter. The key [`NSHomeExtensionManufacturer`](key:NSHomeExtensionManufacturer) is
        optional. You can build an app with the framework, but Apple says that the framework does
        nothing yet.
        """,
      availability: [.iOS("27.2", from: .current), .macCatalyst("27.2", from: .current)],
      uses: [
        .exAttributes
      ],
      entitlements: ["entitlements:com.apple.developer.home"],
      sources: [
        .framework("homeextensions/homeextension"), .framework("homeextensions"),
        .current("exappextensionattributes"),
        .framework("bundleresources/entitlements/com.apple.developer.home"),
        .current("nshomeextensionmanufacturer"),
      ]),
  ]
}
