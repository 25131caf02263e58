import KeyModel

/// Keys that decide, besides the texts, how an app accesses tags, photos, records and the location.
var accessKeys: [Key] {
  [
    Key(
      "com.apple.developer.nfc.readersession.iso7816.select-identifiers", .array(of: .string),
      title: "ISO7816 application identifiers for NFC Tag Reader Session",
      summary: "Lists the applications on ISO 7816 cards that the app reads.",
      discussion: """
        Write each identifier in hexadecimal digits, without `0x` or spaces. A session tries them in
        the order of the list and delivers the tag at the first identifier that the card supports,
        which `initialSelectedAID` then has. In an `NFCTagReaderSession`, identifiers of payment
        applications don't work.

        `D2760000850101` is the NDEF application: with it, a MIFARE DESFire tag arrives as an
        `NFCISO7816Tag`; without it, as an `NFCMiFareTag`. Apple's pages have an entitlement of the
        same name, but provisioning profiles don't contain it. Declare the list in the Info.plist,
        beside [`NFCReaderUsageDescription`](key:NFCReaderUsageDescription) and the entitlement
        [`com.apple.developer.nfc.readersession.formats`](key:entitlements:com.apple.developer.nfc.readersession.formats)
        with `TAG`.
        """,
      consequence: Consequence(
        "A session delivers an ISO 7816 tag only if the tag has one of the listed applications.",
        from: .framework("corenfc/nfciso7816tag")),
      availability: [.iOS("13.0", from: .current)],
      apis: [
        API("NFCISO7816Tag", of: "Core NFC"),
        API("NFCISO7816Tag.initialSelectedAID", of: "Core NFC"),
      ],
      capability: "Near Field Communication Tag Reading",
      rules: [
        .should(
          .pattern(
            "^(?:[0-9A-Fa-f]{2})+$", "an identifier in hexadecimal digits, two for each byte")
        ).from(.framework("corenfc/nfciso7816tag")),
        .needs("entitlements:com.apple.developer.nfc.readersession.formats", when: "To read tags")
          .from(.framework("corenfc/nfciso7816tag")),
        .should(.needs("NFCReaderUsageDescription", when: "To read tags")).from(
          .framework("corenfc/building-an-nfc-tag-reader-app")),
        .present.when(.code("the app reads ISO 7816 tags")).from(
          .framework("corenfc/nfciso7816tag")),
      ],
      example: ["D2760000850101"],
      seeAlso: [
        "NFCReaderUsageDescription", "com.apple.developer.nfc.readersession.felica.systemcodes",
      ],
      sources: [
        .ownPage,
        .framework("corenfc/nfciso7816tag"), .framework("corenfc/nfctagreadersession"),
        .framework("corenfc/nfciso7816tag/initialselectedaid"),
        .gitHub("revtel/react-native-nfc-manager/pull/400"),
      ]),
    Key(
      "com.apple.developer.nfc.readersession.felica.systemcodes", .array(of: .string),
      title: "ISO18092 system codes for NFC Tag Reader Session",
      summary: "Lists the system codes of FeliCa cards that the app reads.",
      discussion: """
        Leave it out if no session polls with the option `iso18092`. Write each system code in four
        hexadecimal digits. The wildcard `FF` isn't allowed in either half, so list every code that
        the app works with. A tag's `currentSystemCode` is the code that the session selected. The
        app also needs [`NFCReaderUsageDescription`](key:NFCReaderUsageDescription) and the
        entitlement
        [`com.apple.developer.nfc.readersession.formats`](key:entitlements:com.apple.developer.nfc.readersession.formats)
        with `TAG`.
        """,
      consequence: Consequence(
        "Without the key, a session with the polling option `iso18092` fails before the scan sheet appears.",
        from: .gitHub("okadan/flutter-nfc-manager/issues/38")),
      availability: [.iOS("13.0", from: .current)],
      apis: [API("NFCFeliCaTag.currentSystemCode", of: "Core NFC")],
      capability: "Near Field Communication Tag Reading",
      rules: [
        .present.when(.code("a session polls for FeliCa cards, with `iso18092`")).from(
          .gitHub("okadan/flutter-nfc-manager/issues/38")),
        .should(.needs("NFCReaderUsageDescription", when: "To read tags")).from(
          .framework("corenfc/building-an-nfc-tag-reader-app")),
        .pattern(
          "^(?:[0-9A-Ea-e][0-9A-Fa-f]|[Ff][0-9A-Ea-e]){2}$",
          "a code of four hexadecimal digits without the wildcard `FF`"
        ).from(.ownPage),
        .should(
          .needs("entitlements:com.apple.developer.nfc.readersession.formats", when: "To read tags")
        ).from(.framework("corenfc/nfctagreadersession")),
      ],
      example: ["12FC"],
      seeAlso: [
        "NFCReaderUsageDescription",
        "com.apple.developer.nfc.readersession.iso7816.select-identifiers",
      ],
      sources: [
        .ownPage, .framework("corenfc/nfcfelicatag/currentsystemcode"),
        .gitHub("okadan/flutter-nfc-manager/issues/91"), .framework("corenfc/nfctagreadersession"),
        .gitHub("okadan/flutter-nfc-manager/issues/38"), .gitHub("Cap-go/capacitor-nfc/issues/45"),
      ]),
    Key(
      "PHPhotoLibraryPreventAutomaticLimitedAccessAlert", .boolean,
      summary: "Stops the system from asking repeatedly which photos the app may access.",
      discussion: """
        Write `YES`, and give people a button that calls `presentLimitedLibraryPicker(from:)`, with
        which they change the selection. The key matters only to people who chose *Select Photos* in
        the prompt of [`NSPhotoLibraryUsageDescription`](key:NSPhotoLibraryUsageDescription). In iOS
        14, the system can ask each time a widget runs; the key in the widget extension's Info.plist
        stops that too.
        """,
      consequence: Consequence(
        "Without `YES`, the system asks once each time the app runs whether to change the selection.",
        from: .framework("photokit/delivering-an-enhanced-privacy-experience-in-your-photos-app")),
      availability: [.iOS("14.0", from: .current)],
      required: .optional,
      apis: [
        API("PHPhotoLibrary.presentLimitedLibraryPicker(from:)", of: "PhotoKit"),
        API("PHAuthorizationStatus.limited", of: "PhotoKit"),
      ],
      example: true,
      seeAlso: ["NSPhotoLibraryUsageDescription"],
      sources: [
        .framework("photos/phauthorizationstatus/limited"),
        .framework("ios-ipados-release-notes/ios-ipados-14-release-notes"),
        .framework("photokit/delivering-an-enhanced-privacy-experience-in-your-photos-app"),
      ]),
    Key(
      "NSHealthRequiredWriteAuthorizationTypeIdentifiers", .array(of: .string),
      summary: "Lists the types of health data that the app must be allowed to write.",
      discussion: """
        Don't rely on it in a new app: it appears only in the 2018 reference, and Apple's current
        documentation describes required types for reading alone. It is the counterpart of
        [`NSHealthRequiredReadAuthorizationTypeIdentifiers`](key:NSHealthRequiredReadAuthorizationTypeIdentifiers),
        with the same rules: list at least three types, and only types without which the app can't
        work.
        """,
      consequence: Consequence(
        "If someone refuses one of the types, the whole request fails with `errorRequiredAuthorizationDenied`.",
        from: .archive2018("CocoaKeys.html, NSHealthRequiredWriteAuthorizationTypeIdentifiers")),
      availability: [.iOS("12.0", from: .archive2018)],
      required: .optional,
      apis: [API("HKError.Code.errorRequiredAuthorizationDenied", of: "HealthKit")],
      rules: [
        .count(atLeast: 3).from(
          .archive2018("CocoaKeys.html, NSHealthRequiredWriteAuthorizationTypeIdentifiers"))
      ],
      example: [
        "HKQuantityTypeIdentifierStepCount", "HKQuantityTypeIdentifierHeartRate",
        "HKQuantityTypeIdentifierBodyMass",
      ],
      seeAlso: ["NSHealthRequiredReadAuthorizationTypeIdentifiers"],
      sources: [.archive2018("CocoaKeys.html, NSHealthRequiredWriteAuthorizationTypeIdentifiers")]),
    Key(
      "NSLocationRequireExplicitServiceSession", .boolean,
      summary: "Makes location updates wait for a service session that the app opens.",
      discussion: """
        `CLLocationUpdate`, `CLMonitor` and `CLBackgroundActivitySession` usually open a session
        automatically and ask for *When In Use*. With `YES`, they don't. The app then makes a
        `CLServiceSession` that states what the app needs, and so decides when the system asks
        people. If people have already given permission, a session with the requirement `none` is
        enough. Set the key only when every part of the app that uses the location opens a session;
        an update's `serviceSessionRequired` shows where a session is missing. Apple's article on
        suspending requests writes the key as `CLRequireExplicitServiceSession`.
        """,
      consequence: Consequence(
        "Without the key, Core Location asks for *When In Use* as soon as the app processes updates.",
        from: .framework("corelocation/handling-location-updates-in-the-background")),
      availability: [
        .iOS("18.0", from: .current), .macCatalyst("18.0", from: .current),
        .tvOS("18.0", from: .current),
        .visionOS("2.0", from: .framework("corelocation/clupdate/servicesessionrequired")),
        .watchOS("11.0", from: .current),
      ],
      required: .optional,
      apis: [
        API(
          "CLServiceSession", of: "Core Location",
          url: "https://developer.apple.com/documentation/corelocation/clservicesession-pt7n"),
        API("CLLocationUpdate.serviceSessionRequired", of: "Core Location"),
      ],
      example: true,
      seeAlso: ["NSLocationWhenInUseUsageDescription"],
      sources: [
        .framework("corelocation/clservicesession-pt7n"),
        .framework("corelocation/handling-location-updates-in-the-background"),
        .framework("corelocation/suspending-authorization-requests"),
        .framework("corelocation/clservicesession-pt7n/init(authorization:)"),
        .framework("corelocation/clupdate/servicesessionrequired"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .framework("corelocation/clservicesession-pt7n"),
              "The class is in iOS 18, Mac Catalyst 18, tvOS 18, visionOS 1 and watchOS 11, but not on macOS."
            ),
            .init(
              .framework("corelocation/clupdate/servicesessionrequired"),
              "The property that reports a missing session is in iOS 18, macOS 15 and visionOS 2."),
          ],
          choice: "The platforms of the class, with visionOS 2.0.",
          reason:
            "An app without the class can't do what the key demands; visionOS 2 came with iOS 18, where the class is new."
        )
      ]),
    Key(
      "NSWidgetWantsLocation", .boolean,
      title: "Widget wants location",
      summary: "Lets the widgets of an extension use the location.",
      discussion: """
        Write it in the Info.plist of the widget extension. The texts that ask for permission, such
        as [`NSLocationWhenInUseUsageDescription`](key:NSLocationWhenInUseUsageDescription), belong
        in the app's Info.plist, and the app must ask first. If it has only *When In Use*, the
        system asks, when someone adds the widget, whether the widget may use the location too. Check
        `isAuthorizedForWidgetUpdates`, and expect updates only for a while after the widget was
        onscreen. The key applies to every widget in the extension. Put those that don't need the
        location into another extension, so that people aren't asked unnecessarily.
        """,
      consequence: Consequence(
        "Without `YES`, the widgets of the extension can't use the location.",
        from: .ownPage),
      availability: [.iOS("14.0", from: .current), .macOS("11.0", from: .current)],
      apis: [
        API(
          "CLLocationManager.isAuthorizedForWidgetUpdates", of: "Core Location",
          linked: "-isAuthorizedForWidgetUpdates _OBJC_CLASS_$_CLLocationManager")
      ],
      bundleKinds: [.appExtension],
      rules: [
        .onlyIn(.appExtension).from(.ownPage),
        .present.when(
          .extensionPoint("com.apple.widgetkit-extension")
            && .code(
              "a widget uses the location", ["CLLocationManager.isAuthorizedForWidgetUpdates"])
        ).from(.ownPage),
      ],
      example: true,
      seeAlso: ["NSLocationWhenInUseUsageDescription"],
      sources: [
        .ownPage, .framework("widgetkit/accessing-location-information-in-widgets"),
        .framework("corelocation/cllocationmanager/isauthorizedforwidgetupdates"),
      ]),
    Key(
      "NSBluetoothWhileInUseUsageDescription", .string,
      title: "Privacy - Bluetooth While In Use Usage Description",
      summary: "Tells people why a web browser wants Bluetooth while they use it.",
      discussion: """
        It is for apps with
        [`com.apple.developer.web-browser`](key:entitlements:com.apple.developer.web-browser): a
        browser must not look for devices in the background, so it has this key in place of
        [`NSBluetoothAlwaysUsageDescription`](key:NSBluetoothAlwaysUsageDescription). All other apps
        use that key, whether or not they run in the background. Apple's reference of keys doesn't
        list `NSBluetoothWhileInUseUsageDescription`.
        """,
      consequence: Consequence(
        "Apple rejects an app with `com.apple.developer.web-browser` that has `NSBluetoothAlwaysUsageDescription` instead.",
        from: .framework("xcode/preparing-your-app-to-be-the-default-browser")),
      availability: [.iOS(.unknown, from: .current)],
      localizable: true,
      rules: [
        .should(
          .present.when(
            .has("entitlements:com.apple.developer.web-browser", true)
              && .code("the browser uses Bluetooth"))
        ).from(.framework("xcode/preparing-your-app-to-be-the-default-browser"))
      ],
      example: "Lets websites connect to your devices.",
      seeAlso: ["NSBluetoothAlwaysUsageDescription"],
      sources: [
        .framework("xcode/preparing-your-app-to-be-the-default-browser"),
        .framework("xcode/build-settings-reference"),
      ]),
  ]
}
