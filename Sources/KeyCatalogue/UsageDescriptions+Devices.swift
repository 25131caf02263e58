import KeyModel

/// Face ID, radio, the network and the surroundings.
var radioAndSensorKeys: [Key] {
  [
    Key(
      "NSFaceIDUsageDescription", .string,
      title: "Privacy - Face ID Usage Description",
      summary: "Tells people why the app wants to use Face ID.",
      discussion: """
        The system shows the text before the app first uses Face ID. Touch ID needs no text of the
        list: its question shows the `localizedReason` that code passes. App Clips can't use Face ID.
        """,
      consequence: Consequence(
        "The system doesn't let the app use Face ID, and requests may fail.",
        from: .framework(
          "localauthentication/logging-a-user-into-your-app-with-face-id-or-touch-id")),
      availability: [.iOS("11.0", from: .current)],
      localizable: true,
      apis: [API("LAContext.evaluatePolicy(_:localizedReason:reply:)", of: "Local Authentication")],
      rules: [
        .present.when(.code("the app authenticates with Face ID")).from(
          .ownPage
        ).codes("ITMS-90683")
      ],
      example: "Unlocks your notes.",
      sources: [
        .ownPage,
        .framework("localauthentication/logging-a-user-into-your-app-with-face-id-or-touch-id"),
        .framework("localauthentication/lacontext"),
        .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSBluetoothAlwaysUsageDescription", .string,
      title: "Privacy - Bluetooth Always Usage Description",
      summary: "Tells people why the app wants to use Bluetooth.",
      discussion: """
        The system asks when the app makes a `CBCentralManager` or `CBPeripheralManager`. An app that
        runs in systems before iOS 13 also has
        [`NSBluetoothPeripheralUsageDescription`](key:NSBluetoothPeripheralUsageDescription).
        """,
      consequence: Consequence(
        "An app linked on iOS 13 or later crashes.", from: .framework("corebluetooth")),
      availability: [
        .iOS("13.0", from: .current),
        .macOS("11.0", from: .current),
        .tvOS("13.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("6.0", from: .current),
      ],
      localizable: true,
      apis: [
        API("CBCentralManager", of: "Core Bluetooth"),
        API("CBPeripheralManager", of: "Core Bluetooth"),
      ],
      replaces: ["NSBluetoothPeripheralUsageDescription"],
      rules: [
        .should(
          .present.when(
            .contains("UIBackgroundModes", "bluetooth-central", "bluetooth-peripheral")
              && !.target(before: .iOS("13.0")))
        ).from(.framework("corebluetooth")),
        .present.when(.code("the app uses Bluetooth")).from(.ownPage)
          .codes("ITMS-90683"),
      ],
      example: "Connects to your heart rate monitor.",
      seeAlso: ["NSBluetoothPeripheralUsageDescription"],
      sources: [
        .ownPage, .framework("corebluetooth"),
        .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSLocalNetworkUsageDescription", .string,
      title: "Privacy - Local Network Usage Description",
      summary: "Tells people why the app wants to reach devices in the local network.",
      discussion: """
        The system asks when the app first reaches a local address: with Bonjour, or with a direct
        connection, multicast or broadcast. An app that browses for services lists their types in
        [`NSBonjourServices`](key:NSBonjourServices) as well.

        A Mac asks since macOS 15. Apple TV and Apple Watch don't ask.

        Both keys belong in the Info.plist of the app, not of its extensions, which share the app's
        permission.
        """,
      availability: [
        .iOS("14.0", from: .current),
        .macOS("11.0", from: .current),
        .tvOS("14.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      localizable: true,
      apis: [API("NWBrowser", of: "Network")],
      rules: [
        .should(
          .present.when(.code("the app reaches the local network, directly or through a library"))
        ).from(.ownPage)
      ],
      example: "Finds printers in your network.",
      seeAlso: ["NSBonjourServices"],
      sources: [.ownPage, localNetworkNote],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0."),
            .init(
              localNetworkNote,
              "The system asks in iOS 14, macOS 15 and visionOS 1, and never in tvOS and watchOS."),
          ],
          choice: "The versions of the key's own page.",
          reason:
            "The page says where the key is part of the list, the note where the system shows its text."
        )
      ]),
    Key(
      "NSBonjourServices", .array(of: .string),
      title: "Bonjour services",
      summary: "Lists the Bonjour services that the app looks for.",
      discussion: """
        Write each type with its protocol: `_ipp._tcp` or `_example._udp`. The key belongs beside
        [`NSLocalNetworkUsageDescription`](key:NSLocalNetworkUsageDescription) in the Info.plist of the app,
        not of its extensions.
        """,
      availability: [
        .iOS("14.0", from: .current),
        .macOS("11.0", from: .current),
        .tvOS("14.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      apis: [API("NWBrowser", of: "Network")],
      rules: [
        .should(
          .pattern(
            "^(?:_[A-Za-z0-9-]+[.])*_[A-Za-z0-9_-]{1,15}[.]_(?:tcp|udp)[.]?$",
            "a type of at most 15 characters with its protocol, such as `_ipp._tcp`")
        ).from(.ownPage),
        .should(.present.when(.code("the app looks for Bonjour services"))).from(.ownPage),
        .should(.needs("NSLocalNetworkUsageDescription", when: "Beside this key")).from(
          .current("nslocalnetworkusagedescription")),
      ],
      example: ["_ipp._tcp"],
      seeAlso: ["NSLocalNetworkUsageDescription"],
      sources: [
        .ownPage, .current("nslocalnetworkusagedescription"),
        .framework("technotes/tn3179-understanding-local-network-privacy"),
      ]),
    Key(
      "NFCReaderUsageDescription", .string,
      title: "Privacy - NFC Scan Usage Description",
      summary: "Tells people why the app wants to scan NFC tags.",
      discussion: """
        The text must not be empty. The app also needs the Near Field Communication Tag Reading
        capability.
        """,
      consequence: Consequence(
        "The app exits when it tries to read a tag.",
        from: .framework("corenfc/building-an-nfc-tag-reader-app")),
      availability: [.iOS("11.0", from: .current)],
      localizable: true,
      apis: [
        API("NFCTagReaderSession", of: "Core NFC"),
        API("NFCNDEFReaderSession", of: "Core NFC"),
      ],
      capability: "Near Field Communication Tag Reading",
      rules: [
        .should(
          .needs("entitlements:com.apple.developer.nfc.readersession.formats", when: "To read tags")
        ).from(.entitlement("com.apple.developer.nfc.readersession.formats")),
        .present.when(.code("the app uses the NFC hardware")).from(.ownPage)
          .codes("ITMS-90683"),
      ],
      example: "Reads the tags on your parcels.",
      sources: [
        .ownPage, .framework("corenfc/building-an-nfc-tag-reader-app"),
        .framework("uikit/requesting-access-to-protected-resources"),
        .entitlement("com.apple.developer.nfc.readersession.formats"),
      ]),
    Key(
      "NSNearbyInteractionUsageDescription", .string,
      title: "Privacy - Nearby Interaction Usage Description",
      summary: "Tells people why the app wants to know how far away nearby devices are.",
      discussion: """
        The system asks before the first session with a peer, and remembers the answer in Settings.
        """,
      consequence: .missingUsageDescription,
      availability: [.iOS("15.0", from: .current), .watchOS("8.0", from: .current)],
      localizable: true,
      apis: [API("NISession", of: "Nearby Interaction")],
      rules: [
        .present.when(.code("the app measures distances to nearby devices")).from(.ownPage)
      ],
      example: "Points the way to your friends.",
      sources: [
        .ownPage,
        .framework("nearbyinteraction/initiating-and-maintaining-a-session"),
        .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSWorldSensingUsageDescription", .string,
      summary: "Tells people why the app wants to sense their surroundings.",
      discussion: """
        Planes, images and the shape of the room need permission; tracking the position in the world
        doesn't.
        """,
      consequence: .missingUsageDescription,
      availability: [
        .visionOS("1.0", from: .current)
      ],
      localizable: true,
      apis: [API("ARKitSession.requestAuthorization(for:)", of: "ARKit")],
      rules: [
        .present.when(.code("the app senses planes, images or the shape of the room")).from(
          .ownPage)
      ],
      example: "Puts furniture on your floor.",
      sources: [
        .ownPage,
        .framework("uikit/requesting-access-to-protected-resources"),
        .gitHub("swiftlang/swift-build"),
      ]),
    Key(
      "NSHandsTrackingUsageDescription", .string,
      summary: "Tells people why the app wants to track their hands.",
      consequence: .missingUsageDescription,
      availability: [
        .visionOS("1.0", from: .current)
      ],
      localizable: true,
      apis: [API("HandTrackingProvider", of: "ARKit")],
      rules: [
        .present.when(.code("the app tracks hands")).from(.ownPage)
      ],
      example: "Lets you shape clay with your hands.",
      sources: [
        .ownPage,
        .framework("uikit/requesting-access-to-protected-resources"),
        .gitHub("swiftlang/swift-build"),
      ]),
    Key(
      "NSIdentityUsageDescription", .string,
      title: "Privacy - Identity Usage Description",
      summary: "Tells people why the app wants data of an identity card in Wallet.",
      consequence: Consequence(
        "Each request for a document fails.",
        from: .framework("passkit/requesting-identity-data-from-a-wallet-pass")),
      availability: [.iOS("16.0", from: .current), .visionOS("1.0", from: .current)],
      localizable: true,
      apis: [
        API("PKIdentityAuthorizationController.requestDocument(_:completion:)", of: "PassKit")
      ],
      rules: [
        .should(
          .needs(
            "entitlements:com.apple.developer.in-app-identity-presentment",
            when: "To ask for identity documents")
        ).from(.entitlement("com.apple.developer.in-app-identity-presentment")),
        .present.when(.code("the app asks Wallet for identity data")).from(
          .ownPage
        ).codes("ITMS-90683"),
      ],
      example: "Checks that you are old enough for the order.",
      sources: [
        .ownPage,
        .framework("passkit/requesting-identity-data-from-a-wallet-pass"),
        .framework("uikit/requesting-access-to-protected-resources"),
        .entitlement("com.apple.developer.in-app-identity-presentment"),
      ]),
    Key(
      "NSVideoSubscriberAccountUsageDescription", .string,
      title: "Privacy - Video Subscriber Account Usage Description",
      summary: "Tells people why the app wants to know their TV provider.",
      consequence: .missingUsageDescription,
      availability: [
        .tvOS("9.0", from: .current)
      ],
      localizable: true,
      apis: [API("VSAccountManager", of: "Video Subscriber Account")],
      rules: [
        .should(
          .needs(
            "entitlements:com.apple.developer.video-subscriber-single-sign-on",
            when: "To use Video Subscriber Account")
        ).from(.entitlement("com.apple.developer.video-subscriber-single-sign-on")),
        .present.when(.code("the app reaches the account of a TV provider")).from(
          .ownPage
        ).codes("ITMS-90683"),
      ],
      example: "Unlocks the channels of your provider.",
      sources: [
        .ownPage,
        .framework("uikit/requesting-access-to-protected-resources"),
        .entitlement("com.apple.developer.video-subscriber-single-sign-on"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "tvOS 9.0."),
            .init(.ownPage, "The page's edition of 2024 said tvOS 12.0."),
          ],
          choice: "tvOS 9.0.",
          reason: "The page's newer edition counts.")
      ]),
  ]
}

private let localNetworkNote = SourceReference.framework(
  "technotes/tn3179-understanding-local-network-privacy")
