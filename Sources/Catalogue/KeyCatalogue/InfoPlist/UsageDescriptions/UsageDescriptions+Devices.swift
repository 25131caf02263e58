import KeyModel

/// Face ID, radio and the surroundings.
var radioAndSensorKeys: [Key] {
  [
    Key(
      "NSFaceIDUsageDescription", .string,
      title: "Privacy - Face ID Usage Description",
      summary: "Tells people why the app wants to use Face ID.",
      discussion: """
        It is required in every app that authenticates people with `LAContext` on a device with
        Face ID. The system shows the text once, before the first scan. Touch ID needs no key: its
        prompt shows the `localizedReason` that code passes. Offer another way to sign in to
        people who refuse or whose device has no biometrics. App Clips can't use Face ID.
        """,
      consequence: Consequence(
        "Without the key, the system doesn't let the app use Face ID.",
        from: .framework(
          "localauthentication/logging-a-user-into-your-app-with-face-id-or-touch-id")),
      availability: [.iOS("11.0", from: .current)],
      localizable: true,
      apis: [
        API(
          "LAContext.evaluatePolicy(_:localizedReason:reply:)", of: "Local Authentication",
          linked: "-evaluatePolicy:localizedReason:reply: _OBJC_CLASS_$_LAContext")
      ],
      rules: [
        .present.when(
          .code(
            "the app authenticates with Face ID",
            ["LAContext.evaluatePolicy(_:localizedReason:reply:)"])
        ).from(.ownPage).codes("ITMS-90683")
      ],
      example: "Unlocks your private notes without a password.",
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
        Every app that uses Core Bluetooth needs it, in the foreground too, despite *Always* in the
        name. The system asks when the app creates its first `CBCentralManager` or
        `CBPeripheralManager`, but not to connect to a device found with AccessorySetupKit. If a
        library contains such code, App Store Connect asks for the key even if the app never calls it.

        An app that runs on iOS 12 or earlier also needs
        [`NSBluetoothPeripheralUsageDescription`](key:NSBluetoothPeripheralUsageDescription). A
        sandboxed Mac app also needs
        [`com.apple.security.device.bluetooth`](key:entitlements:com.apple.security.device.bluetooth).
        Apple rejects web browsers with
        [`com.apple.developer.web-browser`](key:entitlements:com.apple.developer.web-browser) that
        have the key; they use
        [`NSBluetoothWhileInUseUsageDescription`](key:NSBluetoothWhileInUseUsageDescription)
        instead.
        """,
      consequence: Consequence(
        "Without the key, an app linked with the iOS 13 SDK or later crashes when it uses Bluetooth.",
        from: .framework("corebluetooth")),
      availability: [
        .iOS("13.0", from: .current),
        .macOS("11.0", from: .current),
        .tvOS("13.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("6.0", from: .current),
      ],
      localizable: true,
      apis: [
        API(
          "CBCentralManager", of: "Core Bluetooth",
          linked: "-initWithDelegate:queue: _OBJC_CLASS_$_CBCentralManager",
          "-initWithDelegate:queue:options: _OBJC_CLASS_$_CBCentralManager"),
        API(
          "CBPeripheralManager", of: "Core Bluetooth",
          linked: "-initWithDelegate:queue: _OBJC_CLASS_$_CBPeripheralManager",
          "-initWithDelegate:queue:options: _OBJC_CLASS_$_CBPeripheralManager"),
      ],
      replaces: ["NSBluetoothPeripheralUsageDescription"],
      rules: [
        .should(
          .present.when(
            .contains("UIBackgroundModes", "bluetooth-central", "bluetooth-peripheral")
              && !.target(before: .iOS("13.0")))
        ).from(.framework("corebluetooth")),
        .present.when(.code("the app uses Bluetooth", ["CBCentralManager", "CBPeripheralManager"]))
          .from(.ownPage)
          .codes("ITMS-90683"),
      ],
      example: "Connects to your heart rate monitor during a workout.",
      seeAlso: ["NSBluetoothPeripheralUsageDescription"],
      sources: [
        .ownPage, .framework("corebluetooth"),
        .framework("uikit/requesting-access-to-protected-resources"),
        .framework("xcode/preparing-your-app-to-be-the-default-browser"),
        .framework("accessorysetupkit/discovering-and-configuring-accessories"),
      ]),
    Key(
      "NFCReaderUsageDescription", .string,
      title: "Privacy - NFC Scan Usage Description",
      summary: "Tells people why the app wants to scan NFC tags.",
      discussion: """
        Every app that starts a Core NFC reader session needs it; a blank text isn't enough. While
        the app scans, the system shows the session's `alertMessage`, which tells people what to do.
        The Near Field Communication Tag Reading capability must be on: it adds the entitlement
        [`com.apple.developer.nfc.readersession.formats`](key:entitlements:com.apple.developer.nfc.readersession.formats).
        List the ISO 7816 applications and the FeliCa system codes that the app reads in
        [`com.apple.developer.nfc.readersession.iso7816.select-identifiers`](key:info-plist:com.apple.developer.nfc.readersession.iso7816.select-identifiers)
        and
        [`com.apple.developer.nfc.readersession.felica.systemcodes`](key:info-plist:com.apple.developer.nfc.readersession.felica.systemcodes).
        """,
      consequence: Consequence(
        "Without the key, the app exits when it tries to read a tag.",
        from: .framework("corenfc/building-an-nfc-tag-reader-app")),
      availability: [.iOS("11.0", from: .current)],
      localizable: true,
      apis: [
        API(
          "NFCTagReaderSession", of: "Core NFC",
          linked: "-initWithPollingOption:delegate:queue: _OBJC_CLASS_$_NFCTagReaderSession"),
        API(
          "NFCNDEFReaderSession", of: "Core NFC",
          linked:
            "-initWithDelegate:queue:invalidateAfterFirstRead: _OBJC_CLASS_$_NFCNDEFReaderSession"),
      ],
      capability: "Near Field Communication Tag Reading",
      rules: [
        .should(
          .needs("entitlements:com.apple.developer.nfc.readersession.formats", when: "To read tags")
        ).from(.entitlement("com.apple.developer.nfc.readersession.formats")),
        .present.when(
          .code("the app uses the NFC hardware", ["NFCTagReaderSession", "NFCNDEFReaderSession"])
        ).from(.ownPage)
          .codes("ITMS-90683"),
      ],
      example: "Reads the tags on your parcels.",
      sources: [
        .ownPage, .framework("corenfc/building-an-nfc-tag-reader-app"),
        .framework("uikit/requesting-access-to-protected-resources"),
        .entitlement("com.apple.developer.nfc.readersession.formats"),
        .framework("corenfc/nfctagreadersession"),
      ]),
    Key(
      "NSNearbyInteractionUsageDescription", .string,
      title: "Privacy - Nearby Interaction Usage Description",
      summary: "Tells people why the app wants to measure distance and direction to devices.",
      discussion: """
        It is required before a `NISession` runs, whether with another iPhone, an Apple Watch or an
        accessory. The system shows the text before the first session and remembers the answer in
        Settings; later sessions follow it without a prompt. If people refuse, the session ends with
        the error `userDidNotAllow`. Bluetooth or the local network, through which the devices find
        each other, requires separate permission. An app that runs on iOS 14 also needs
        [`NSNearbyInteractionAllowOnceUsageDescription`](key:NSNearbyInteractionAllowOnceUsageDescription).
        """,
      consequence: .missingUsageDescription,
      availability: [.iOS("15.0", from: .current), .watchOS("8.0", from: .current)],
      localizable: true,
      apis: [
        API(
          "NISession", of: "Nearby Interaction",
          linked: "-runWithConfiguration: _OBJC_CLASS_$_NISession")
      ],
      rules: [
        .present.when(.code("the app measures distances to nearby devices", ["NISession"])).from(
          .framework("uikit/requesting-access-to-protected-resources"))
      ],
      example: "Points the way to your friends.",
      seeAlso: ["NSNearbyInteractionAllowOnceUsageDescription"],
      sources: [
        .ownPage,
        .framework("nearbyinteraction/initiating-and-maintaining-a-session"),
        .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSWorldSensingUsageDescription", .string,
      summary: "Tells people why the app wants to sense the room around them.",
      discussion: """
        It is required for planes, images, barcodes and the shape of the room
        (`PlaneDetectionProvider`, `ImageTrackingProvider`, `BarcodeDetectionProvider`,
        `SceneReconstructionProvider`, `RoomTrackingProvider`). World tracking, which places things
        at a point in space, needs neither key nor permission. The system shows the text when the
        app runs the session, or earlier if it calls `requestAuthorization(for:)`. Data arrives only
        in a Full Space. To track hands, write
        [`NSHandsTrackingUsageDescription`](key:NSHandsTrackingUsageDescription).
        """,
      consequence: .missingUsageDescription,
      availability: [.visionOS("1.0", from: .current)],
      localizable: true,
      apis: [API("ARKitSession.requestAuthorization(for:)", of: "ARKit")],
      rules: [
        .present.when(.code("the app senses planes, images, barcodes or the shape of the room"))
          .from(.framework("visionos/setting-up-access-to-arkit-data"))
      ],
      example: "Finds your floor, to place furniture on it.",
      seeAlso: ["NSHandsTrackingUsageDescription"],
      sources: [
        .ownPage, .framework("uikit/requesting-access-to-protected-resources"),
        .gitHub("swiftlang/swift-build"), .framework("visionos/setting-up-access-to-arkit-data"),
        .framework("visionos/building_local_experiences_with_room_tracking"),
        .framework("visionos/locating-and-decoding-barcodes-in-3d-space"),
      ]),
    Key(
      "NSHandsTrackingUsageDescription", .string,
      summary: "Tells people why the app wants to track their hands.",
      discussion: """
        It is required for a `HandTrackingProvider`, which delivers the joints of the hands, the
        wrists and the forearms. Most apps don't need it: taps, drags and the other gestures of
        SwiftUI and UIKit arrive without permission. The system shows the text when the app runs its
        `ARKitSession`, or earlier if it calls `requestAuthorization(for:)`. Data arrives only in a
        Full Space. Offer another way to control the app to people who refuse.
        """,
      consequence: .missingUsageDescription,
      availability: [.visionOS("1.0", from: .current)],
      localizable: true,
      apis: [API("HandTrackingProvider", of: "ARKit")],
      rules: [
        .present.when(.code("the app tracks hands")).from(
          .framework("visionos/adopting-best-practices-for-privacy"))
      ],
      example: "Lets you shape clay with your hands.",
      seeAlso: ["NSWorldSensingUsageDescription"],
      sources: [
        .ownPage, .framework("uikit/requesting-access-to-protected-resources"),
        .gitHub("swiftlang/swift-build"), .framework("visionos/setting-up-access-to-arkit-data"),
        .framework("visionos/adopting-best-practices-for-privacy"),
      ]),
    Key(
      "NSIdentityUsageDescription", .string,
      title: "Privacy - Identity Usage Description",
      summary: "Tells people why the app wants data from an ID in Wallet.",
      discussion: """
        It is required before an app asks for an age, a name or other data of a driver's license or
        an ID card in Wallet, with `requestDocument(_:completion:)`. The system shows the text in
        the sheet that lists the data the app wants. Apple must grant the entitlement
        [`com.apple.developer.in-app-identity-presentment`](key:entitlements:com.apple.developer.in-app-identity-presentment)
        [on request](https://developer.apple.com/wallet/get-started-with-verify-with-wallet/), and
        requests work on iPhone only. A request also names a merchant identifier, as for Apple Pay.
        An app with several purposes can give each its own text with
        [`NSIdentityUsageDescriptionDictionary`](key:NSIdentityUsageDescriptionDictionary).
        """,
      consequence: Consequence(
        "Without the key, each request for a document fails.",
        from: .framework("passkit/requesting-identity-data-from-a-wallet-pass")),
      availability: [.iOS("16.0", from: .current), .visionOS("1.0", from: .current)],
      localizable: true,
      apis: [
        API(
          "PKIdentityAuthorizationController.requestDocument(_:completion:)", of: "PassKit",
          linked: "-requestDocument:completion: _OBJC_CLASS_$_PKIdentityAuthorizationController")
      ],
      rules: [
        .should(
          .needs(
            "entitlements:com.apple.developer.in-app-identity-presentment",
            when: "To ask for identity documents")
        ).from(.entitlement("com.apple.developer.in-app-identity-presentment")),
        .present.when(
          .code(
            "the app asks Wallet for identity data",
            ["PKIdentityAuthorizationController.requestDocument(_:completion:)"])
        ).from(.ownPage).codes("ITMS-90683"),
      ],
      example: "Checks that you are old enough for the order.",
      seeAlso: ["NSIdentityUsageDescriptionDictionary"],
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
      discussion: """
        A streaming app that uses `VSAccountManager` needs it. People who have signed in with their
        TV provider in Settings then don't have to sign in again. The system asks when the app calls
        `checkAccessStatus(options:completionHandler:)`. The app also needs the entitlement
        [`com.apple.developer.video-subscriber-single-sign-on`](key:entitlements:com.apple.developer.video-subscriber-single-sign-on).
        Apple's page of the key lists tvOS alone, while that of the class names iOS, iPadOS, macOS
        and visionOS too.
        """,
      consequence: .missingUsageDescription,
      availability: [.tvOS("9.0", from: .current)],
      localizable: true,
      apis: [
        API(
          "VSAccountManager", of: "Video Subscriber Account",
          linked: "-checkAccessStatusWithOptions:completionHandler: _OBJC_CLASS_$_VSAccountManager")
      ],
      rules: [
        .should(
          .needs(
            "entitlements:com.apple.developer.video-subscriber-single-sign-on",
            when: "To use Video Subscriber Account")
        ).from(.entitlement("com.apple.developer.video-subscriber-single-sign-on")),
        .present.when(.code("the app accesses the account of a TV provider", ["VSAccountManager"]))
          .from(
            .ownPage
          ).codes("ITMS-90683"),
      ],
      example: "Unlocks the channels that your TV provider includes.",
      sources: [
        .ownPage, .framework("uikit/requesting-access-to-protected-resources"),
        .entitlement("com.apple.developer.video-subscriber-single-sign-on"),
        .framework("videosubscriberaccount/vsaccountmanager"),
        .framework(
          "videosubscriberaccount/vsaccountmanager/checkaccessstatus(options:completionhandler:)"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "tvOS 9.0."),
            .init(.ownPage, "The page's edition of 2024 said tvOS 12.0."),
          ],
          choice: "tvOS 9.0.",
          reason: "The page's newer edition takes precedence.")
      ]),
  ]
}
