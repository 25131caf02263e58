import KeyModel

extension KeyGroup {
  /// Accessories, and other devices nearby.
  static var accessories: KeyGroup {
    KeyGroup(
      "accessories", "Accessories and devices nearby",
      summary:
        "Which accessories the app sets up, and how it connects to copies of itself on other devices.",
      availability: [.iOS("3.0", from: .current)],
      keys: accessoryKeys + applicationServiceKeys + wiFiAwareKeys)
  }
}

private let discovering = SourceReference.framework(
  "accessorysetupkit/discovering-and-configuring-accessories")

private let setupCrash = Consequence(
  "The app crashes when it looks for a Bluetooth accessory that the Info.plist doesn't describe.",
  from: discovering)

private let setupAPIs = [
  API(
    "ASAccessorySession", of: "AccessorySetupKit",
    linked: "-showPickerForDisplayItems:completionHandler: _OBJC_CLASS_$_ASAccessorySession"),
  API("ASDiscoveryDescriptor", of: "AccessorySetupKit"),
]

private let descriptor = SourceReference.framework("accessorysetupkit/asdiscoverydescriptor")

/// The picker that uses a key's accessories needs the list of radios.
private let setupNeedsRadios = Rule.should(
  .needs("NSAccessorySetupKitSupports", when: "To show the AccessorySetupKit picker")
).from(discovering)

/// One of the three describes any accessory; the app crashes when it looks for one that none describes.
private var setupRule: Rule {
  .should(
    .atLeastOne(of: [
      "NSAccessorySetupBluetoothCompanyIdentifiers", "NSAccessorySetupBluetoothNames",
      "NSAccessorySetupBluetoothServices",
    ]).when(.contains("NSAccessorySetupKitSupports", "Bluetooth"))
  ).from(discovering)
}

/// Accessories of the AccessorySetupKit and External Accessory frameworks.
private var accessoryKeys: [Key] {
  [
    Key(
      "UISupportedExternalAccessoryProtocols", .array(of: .string),
      title: "Supported external accessory protocols",
      summary: "Lists the protocols for communication between the app and MFi accessories.",
      discussion: """
        You need it if the app opens an `EASession`. The manufacturer of an accessory defines the
        protocol names, in reverse-DNS form; several manufacturers may share a protocol. Ask the
        manufacturer which protocols the accessory supports, list each one that the app can handle,
        and pass the same string to `EASession`.

        Before you submit the app, the manufacturer has to add the app to the accessory's product
        plan in the MFi program. App Review asks for the plan's number (PPID) in the review notes.
        """,
      consequence: Consequence(
        "Opening an `EASession` fails for a protocol that isn't listed.",
        from: .sampleCode("EADemo/Listings/README_md.html")),
      availability: [.iOS("3.0", from: .current)],
      apis: [
        API("EAAccessory", of: "External Accessory"),
        API("EASession", of: "External Accessory"),
      ],
      rules: [
        .present.when(
          .code("the app communicates with an accessory through External Accessory")
        ).from(.ownPage),
        .should(.format(.reverseDNS)).from(.ownPage),
      ],
      example: ["com.example.lamp"],
      sources: [
        .ownPage, .framework("externalaccessory/easession"),
        .sampleCode("EADemo/Listings/README_md.html"), .appStoreConnect("MFi product plan"),
      ]),
    Key(
      "EXAppExtensionAttributes/EXCapabilities", .array(of: .string),
      summary: "Lists the features that an accessory data provider extension implements.",
      discussion: """
        Write it in the Info.plist of an accessory data provider extension. An extension that
        forwards an iPhone's notifications to an accessory lists
        `AccessoryNotifications.NotificationsForwarding` here. Its code declares the feature too:
        the `extensionPoint` contains a `NotificationsForwarding` with your handler. The extension
        also needs the entitlement
        [`com.apple.developer.accessory-data-provider`](key:entitlements:com.apple.developer.accessory-data-provider),
        without which the system doesn't let it use the `AccessoryDataProvider` protocol. Customers
        can use an app with this extension only on devices in the EU, with an Apple Account from an
        EU country or region; you can test anywhere.
        """,
      availability: [.iOS("26.5", from: .current)],
      values: .documented([
        AllowedValue(
          "AccessoryNotifications.NotificationsForwarding",
          "For an extension that forwards notifications to an accessory, from the apps that people choose."
        )
      ]),
      valuesSource: .framework("accessorytransportextension/accessorydataprovider"),
      apis: [API("AccessoryDataProvider", of: "AccessoryTransportExtension")],
      bundleKinds: [.appExtension],
      rules: [
        .present.when(.code("the extension forwards notifications")).from(
          .framework("accessorytransportextension/accessorydataprovider"))
      ],
      extensionPoints: .only(["com.apple.accessory-data-provider"]),
      example: ["AccessoryNotifications.NotificationsForwarding"],
      sources: [
        .framework("accessorytransportextension/accessorydataprovider", confidence: .high),
        .framework("accessorynotifications"),
      ]),
    Key(
      "NSAccessorySetupKitSupports", .array(of: .string),
      summary:
        "Says whether AccessorySetupKit finds accessories by Bluetooth, Wi-Fi or both.",
      discussion: """
        You need it to show the AccessorySetupKit picker, in which people give the app access to one
        accessory instead of to everything over Bluetooth or Wi-Fi. With `Bluetooth`, also describe
        the accessories by their [companies](key:NSAccessorySetupBluetoothCompanyIdentifiers),
        [names](key:NSAccessorySetupBluetoothNames) or
        [services](key:NSAccessorySetupBluetoothServices): everything that the code looks for has to
        be in one of these lists. `WiFi` needs no further key for networks; a descriptor for Wi-Fi
        Aware needs the service in [`WiFiAwareServices`](key:WiFiAwareServices).
        """,
      consequence: setupCrash,
      availability: [.iOS("18.0", from: .current)],
      values: .documented(setupRadios),
      valuesSource: discovering,
      apis: setupAPIs,
      replaces: ["NSAccessorySetupSupports"],
      rules: [
        .present.when(
          .code("the app finds accessories with AccessorySetupKit", ["ASAccessorySession"])
        ).from(discovering)
      ],
      example: ["Bluetooth"],
      seeAlso: [
        "NSAccessorySetupBluetoothCompanyIdentifiers", "NSAccessorySetupBluetoothNames",
        "NSAccessorySetupBluetoothServices",
      ],
      sources: [
        .ownPage, discovering, descriptor, .framework("accessorysetupkit"),
        .framework("wifiaware/adopting-wi-fi-aware"),
      ],
      notes: [
        EditorNote(
          .requirement,
          [
            .init(discovering, "With Bluetooth, an app needs all three keys."),
            .init(descriptor, "A service or a company is enough to describe an accessory."),
          ],
          choice: "At least one of the three keys for companies, names and services.",
          reason:
            "The lists contain what the descriptors name, and a descriptor doesn't need all three."
        ),
        EditorNote(
          .name,
          [
            .init(discovering, "NSAccessorySetupKitSupports."),
            .init(.current("nsaccessorysetupsupports"), "NSAccessorySetupSupports, in 2025."),
            .init(.ownPage, "NSAccessorySetupKitSupports, in 2026."),
          ],
          choice: "`NSAccessorySetupKitSupports`.",
          reason: "The article has always used this name, and the page was renamed."),
      ]),
    Key(
      "NSAccessorySetupSupports", .array(of: .string),
      title: "AccessorySetupKit - Supports",
      summary:
        "Lists Bluetooth or Wi-Fi, under the name that Apple's page gave `NSAccessorySetupKitSupports` in 2025.",
      discussion: """
        Write [`NSAccessorySetupKitSupports`](key:NSAccessorySetupKitSupports) instead: Apple's
        article on finding accessories has always used that name, and the page of this key was
        renamed to it in 2026. No source says whether the system reads `NSAccessorySetupSupports`,
        so keep it only alongside the new key.
        """,
      availability: [.iOS("18.0", from: .current)],
      values: .documented(setupRadios),
      valuesSource: .ownPage,
      required: .optional,
      apis: setupAPIs,
      replacedBy: ["NSAccessorySetupKitSupports"],
      example: ["Bluetooth"],
      seeAlso: ["NSAccessorySetupKitSupports"],
      sources: [.ownPage, discovering]),
    Key(
      "NSAccessorySetupBluetoothCompanyIdentifiers", .array(of: .string),
      title: "AccessorySetupKit - Bluetooth Company Identifiers",
      summary: "Lists the companies whose Bluetooth accessories the app sets up.",
      discussion: """
        Write it if an `ASDiscoveryDescriptor` in your code sets `bluetoothCompanyIdentifier`. Each
        entry is the two-byte number under which the Bluetooth SIG registered the company, as four
        hexadecimal digits without `0x`. Descriptors may name only companies that this key lists.
        Each Bluetooth descriptor needs a company or a
        [service](key:NSAccessorySetupBluetoothServices).
        """,
      consequence: setupCrash,
      availability: [.iOS("18.0", from: .current)],
      apis: setupAPIs,
      rules: [
        setupRule,
        .should(.pattern("^[0-9A-Fa-f]{4}$", "two bytes in hexadecimal, such as `004C`")).from(
          .ownPage),
        setupNeedsRadios,
      ],
      example: ["004C"],
      seeAlso: ["NSAccessorySetupKitSupports"],
      sources: [.ownPage, discovering, descriptor]),
    Key(
      "NSAccessorySetupBluetoothNames", .array(of: .string),
      title: "AccessorySetupKit - Bluetooth Names",
      summary:
        "Lists names, or parts of names, that the app's accessories advertise over Bluetooth.",
      discussion: """
        Write it if an `ASDiscoveryDescriptor` in your code sets `bluetoothNameSubstring`, and list
        the same text here. A part of the name is enough: `Lamp` matches every accessory with the
        word in its name. A name alone doesn't describe an accessory: the descriptor also needs a
        [company](key:NSAccessorySetupBluetoothCompanyIdentifiers) or a
        [service](key:NSAccessorySetupBluetoothServices), so add the key for it to the example.
        """,
      consequence: setupCrash,
      availability: [.iOS("18.0", from: .current)],
      apis: setupAPIs,
      rules: [setupRule, setupNeedsRadios],
      example: ["Example Lamp"],
      seeAlso: ["NSAccessorySetupKitSupports"],
      sources: [.ownPage, discovering, descriptor]),
    Key(
      "NSAccessorySetupBluetoothServices", .array(of: .string),
      title: "AccessorySetupKit - Bluetooth Services",
      summary: "Lists the Bluetooth services of the accessories that the app sets up.",
      discussion: """
        Write it if an `ASDiscoveryDescriptor` in your code sets `bluetoothServiceUUID`. Each entry
        is a UUID: 16 bits, such as `180D`, for a service of the Bluetooth SIG, or 128 bits for a
        service that you define. Descriptors may name only services that this key lists. After
        people choose an accessory, the app can also use the accessory's other services.
        """,
      consequence: setupCrash,
      availability: [.iOS("18.0", from: .current)],
      apis: setupAPIs,
      rules: [
        setupRule,
        .should(
          .pattern(
            "^(?:[0-9A-Fa-f]{4}|[0-9A-Fa-f]{8}|[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12})$",
            "a UUID of 16 or 128 bits")
        ).from(.ownPage),
        setupNeedsRadios,
      ],
      example: ["180D", "149E9E42-33AD-41AD-8665-70D153533EC1"],
      seeAlso: ["NSAccessorySetupKitSupports"],
      sources: [.ownPage, discovering, descriptor]),
  ]
}

private let setupRadios = [
  AllowedValue("Bluetooth", "Finds accessories over Bluetooth, including Bluetooth Low Energy."),
  AllowedValue("WiFi", "Finds accessories by the names of the Wi-Fi networks that they create."),
]
