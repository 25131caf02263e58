import KeyModel

extension KeyGroup {
  /// Accessories, and other devices nearby.
  static var accessories: KeyGroup {
    KeyGroup(
      "accessories", "Accessories and devices nearby",
      summary: "Which accessories the app sets up, and how it meets its copies on other devices.",
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
  API("ASAccessorySession", of: "AccessorySetupKit"),
  API("ASDiscoveryDescriptor", of: "AccessorySetupKit"),
]

/// One of the three describes any accessory; the app crashes when it looks for one that none describes.
private var setupRule: Rule {
  .should(
    .atLeastOne(of: [
      "NSAccessorySetupBluetoothCompanyIdentifiers", "NSAccessorySetupBluetoothNames",
      "NSAccessorySetupBluetoothServices",
    ]).when(.has("NSAccessorySetupKitSupports", "Bluetooth"))
  ).from(.current("nsaccessorysetupkitsupports"))
}

/// Accessories of the AccessorySetupKit and External Accessory frameworks.
private var accessoryKeys: [Key] {
  [
    Key(
      "UISupportedExternalAccessoryProtocols", .array(of: .string),
      title: "Supported external accessory protocols",
      summary: "Lists the protocols in which the app speaks with accessories of the MFi program.",
      discussion: """
        The maker of an accessory defines the names, in reverse-DNS form; several makers may share a
        protocol. Ask the maker which ones the accessory speaks, and list each that the app can
        handle.
        """,
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
      example: ["com.example.lamp"]),
    Key(
      "EXAppExtensionAttributes/EXCapabilities", .array(of: .string),
      summary: "Lists what an extension forwards from an iPhone to an accessory.",
      discussion: """
        The code says the same: `Implementing` in the extension's `extensionPoint` holds a
        `NotificationsForwarding`. The extension has the entitlement
        [`com.apple.developer.accessory-data-provider`](key:entitlements:com.apple.developer.accessory-data-provider).
        """,
      availability: [.iOS("26.5", from: .current)],
      values: .documented([
        AllowedValue(
          "AccessoryNotifications.NotificationsForwarding",
          "Forwards the notifications that people allow.")
      ]),
      apis: [API("AccessoryDataProvider", of: "AccessoryTransportExtension")],
      bundleKinds: [.appExtension],
      rules: [
        .present.when(.code("the extension forwards notifications")).from(
          .framework("accessorytransportextension/accessorydataprovider"))
      ],
      extensionPoints: .only(["com.apple.accessory-data-provider"]),
      example: ["AccessoryNotifications.NotificationsForwarding"],
      sources: [.framework("accessorytransportextension/accessorydataprovider", confidence: .high)]),
    Key(
      "NSAccessorySetupKitSupports", .array(of: .string),
      summary: "Lists the radios by which AccessorySetupKit finds the app's accessories.",
      discussion: """
        With the key the app presents the system's picker, and people give it one accessory instead
        of all of Bluetooth or Wi-Fi. With `Bluetooth`, also describe the accessories: by their
        [companies](key:NSAccessorySetupBluetoothCompanyIdentifiers),
        [names](key:NSAccessorySetupBluetoothNames) or
        [services](key:NSAccessorySetupBluetoothServices), whichever the code looks for.
        """,
      availability: [.iOS("18.0", from: .current)],
      values: .documented(setupRadios),
      valuesSource: discovering,
      apis: setupAPIs,
      replaces: ["NSAccessorySetupSupports"],
      rules: [
        .present.when(.code("the app finds accessories with AccessorySetupKit")).from(discovering)
      ],
      example: ["Bluetooth"],
      seeAlso: [
        "NSAccessorySetupBluetoothCompanyIdentifiers", "NSAccessorySetupBluetoothNames",
        "NSAccessorySetupBluetoothServices",
      ],
      sources: [.ownPage, discovering],
      notes: [
        EditorNote(
          .name,
          [
            .init(discovering, "NSAccessorySetupKitSupports."),
            .init(.current("nsaccessorysetupsupports"), "NSAccessorySetupSupports, in 2025."),
            .init(.ownPage, "NSAccessorySetupKitSupports, in 2026."),
          ],
          choice: "`NSAccessorySetupKitSupports`.",
          reason: "The article has always used this name, and the page was renamed.")
      ]),
    Key(
      "NSAccessorySetupSupports", .array(of: .string), title: "AccessorySetupKit - Supports",
      summary: "Lists radios under the name that Apple's page of 2025 gave the key.",
      discussion: """
        Write [`NSAccessorySetupKitSupports`](key:NSAccessorySetupKitSupports) instead, or beside
        it.
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
      summary: "Lists the Bluetooth companies whose accessories the app sets up.",
      discussion: """
        Write the two bytes under which the Bluetooth SIG registered the company, in hexadecimal.
        The app may look only for companies that are listed.
        """,
      consequence: setupCrash,
      availability: [.iOS("18.0", from: .current)],
      apis: setupAPIs,
      rules: [
        setupRule,
        .should(.pattern("^[0-9A-Fa-f]{4}$", "two bytes in hexadecimal, such as `004C`")).from(
          .ownPage),
      ],
      example: ["004C"],
      seeAlso: ["NSAccessorySetupKitSupports"],
      sources: [.ownPage, discovering]),
    Key(
      "NSAccessorySetupBluetoothNames", .array(of: .string),
      title: "AccessorySetupKit - Bluetooth Names",
      summary: "Lists names, or parts of names, that the app's accessories advertise by Bluetooth.",
      discussion: """
        A part is enough: `Lamp` fits every accessory with the word in its name. The app may look
        only for names that are listed.
        """,
      consequence: setupCrash,
      availability: [.iOS("18.0", from: .current)],
      apis: setupAPIs,
      rules: [setupRule],
      example: ["Example Lamp"],
      seeAlso: ["NSAccessorySetupKitSupports"],
      sources: [.ownPage, discovering]),
    Key(
      "NSAccessorySetupBluetoothServices", .array(of: .string),
      title: "AccessorySetupKit - Bluetooth Services",
      summary: "Lists the Bluetooth services of the accessories that the app sets up.",
      discussion: """
        Write a UUID of 16 bits for a service of the Bluetooth SIG, one of 128 bits for your own.
        The app may look only for services that are listed.
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
      ],
      example: ["180D", "149E9E42-33AD-41AD-8665-70D153533EC1"],
      seeAlso: ["NSAccessorySetupKitSupports"],
      sources: [.ownPage, discovering]),
  ]
}

private let setupRadios = [
  AllowedValue("Bluetooth", "Finds accessories by Bluetooth, LE included."),
  AllowedValue("WiFi", "Finds accessories by the names of the Wi-Fi networks that they open."),
]
