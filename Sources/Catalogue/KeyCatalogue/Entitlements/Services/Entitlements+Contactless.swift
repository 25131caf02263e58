import KeyModel

private let contactlessApproval =
  "Apple grants the entitlement [on request](https://developer.apple.com/support/hce-transactions-in-apps/)."

/// Entitlements for NFC and cards without contact.
var contactlessKeys: [Key] {
  [
    Key(
      "com.apple.developer.nfc.readersession.formats",
      .array(of: .string),
      title: "Near Field Communication Tag Reader Session Formats Entitlement",
      summary: "Lists the NFC data formats that an app reads.",
      discussion: """
        Every app that reads tags with Core NFC needs the entitlement. Turn on Near Field
        Communication Tag Reading in Xcode. In an app that requires iOS 13 or later, write `TAG` and
        leave out `NDEF`, which App Store Connect rejects (*NDEF is disallowed*). In an app that
        also runs on iOS 12, App Store Connect asks for `NDEF` (*NDEF is missing in the
        entitlement*). Apple's page no longer names `NDEF`. Add `PACE` to poll with
        the option `pace`, for ID cards. The system shows people the text of
        [`NFCReaderUsageDescription`](key:info-plist:NFCReaderUsageDescription).
        """,
      consequence: Consequence(
        "Without `TAG`, a session that reads tags ends with an error as soon as it starts.",
        from: .gitHub("holzschu/a-shell/issues/1031")),
      availability: [.iOS("11.0", from: .current)],
      values: .documented([
        AllowedValue(
          "TAG",
          "Reads and writes tags with `NFCTagReaderSession`; required in apps for iOS 13 or later."),
        AllowedValue("NDEF", "Reads NDEF messages, in apps that still run on iOS 12."),
        AllowedValue(
          "PACE", "Permits the polling option `pace`, for ID cards and passports that use PACE."),
      ]),
      valuesSource: .gitHub("revtel/react-native-nfc-manager/issues/684"),
      apis: [
        API(
          "NFCTagReaderSession", of: "Core NFC", url: nil,
          linked: "-initWithPollingOption:delegate:queue: _OBJC_CLASS_$_NFCTagReaderSession"),
        API(
          "NFCNDEFReaderSession", of: "Core NFC", url: nil,
          linked:
            "-initWithDelegate:queue:invalidateAfterFirstRead: _OBJC_CLASS_$_NFCNDEFReaderSession"),
      ],
      capability: "Near Field Communication Tag Reading",
      rules: [
        .needs("info-plist:NFCReaderUsageDescription", when: "With this entitlement").from(
          .current("nfcreaderusagedescription")),
        .noneOf(["NDEF"]).when(.target(from: .iOS("13.0"))).codes("ITMS-90778").saying(
          "the App Store refuses {value} in an app that needs iOS 13 or later",
          "remove it and keep 'TAG', with which an app reads messages too"
        ).from(.gitHub("Yubico/yubikit-ios/issues/116")),
        .containing("NDEF").when(.target(before: .iOS("13.0"))).codes("ITMS-90778").saying(
          "an app that also runs in systems before iOS 13 needs 'NDEF' in {key}",
          "add 'NDEF', or raise the deployment target to 13.0"
        ).from(
          .gitHub("revtel/react-native-nfc-manager/issues/684")),
        .containing("TAG").when(.target(from: .iOS("13.0"))).codes("ITMS-90778").saying(
          "an app that needs iOS 13 or later needs 'TAG' in {key}", "add 'TAG'"
        ).from(
          .gitHub("BenGWeeks/lightning-piggy-mobile/pull/398")),
        .present.when(
          .code("the app reads NFC tags", ["NFCTagReaderSession", "NFCNDEFReaderSession"])
        ).from(
          .gitHub("holzschu/a-shell/issues/1031")),
      ],
      example: ["TAG"],
      seeAlso: [
        "info-plist:NFCReaderUsageDescription",
        "com.apple.developer.nfc.readersession.iso7816.select-identifiers",
      ],
      sources: [
        .ownPage,
        .current("nfcreaderusagedescription"), .gitHub("holzschu/a-shell/issues/1031"),
        .gitHub("BenGWeeks/lightning-piggy-mobile/issues/399"),
        .gitHub("revtel/react-native-nfc-manager/issues/684"),
        .sdkHeaders("CoreNFC, NFCTagReaderSession.h"), .gitHub("AndyQ/NFCPassportReader/pull/257"),
      ]),
    Key(
      "com.apple.developer.nfc.readersession.iso7816.select-identifiers",
      .array(of: .string),
      title: "ISO7816 application identifiers for NFC Tag Reader Session",
      summary: "Lists applications on NFC cards; they belong in the Info.plist instead.",
      discussion: """
        Write the identifiers in the Info.plist, under
        [`com.apple.developer.nfc.readersession.iso7816.select-identifiers`](key:info-plist:com.apple.developer.nfc.readersession.iso7816.select-identifiers):
        Core NFC reads them there. Apple lists the key among the entitlements too, but developers
        find that provisioning profiles don't contain it.
        """,
      avoid: "Leave it out of the entitlements file.",
      consequence: Consequence(
        "Without the list in the Info.plist, the app doesn't receive ISO 7816 tags.",
        from: .framework("corenfc/nfciso7816tag")),
      availability: [.iOS("13.0", from: .current)],
      required: .optional,
      apis: [API("NFCTagReaderSession", of: "Core NFC", url: nil)],
      example: ["A0000002471001"],
      seeAlso: [
        "info-plist:com.apple.developer.nfc.readersession.iso7816.select-identifiers",
        "com.apple.developer.nfc.readersession.formats",
      ],
      sources: [
        .ownPage, .framework("corenfc/nfciso7816tag"),
        .gitHub("revtel/react-native-nfc-manager/pull/400"),
      ]),
    Key(
      "com.apple.developer.nfc.readersession.felica.systemcodes",
      .array(of: .string),
      title: "ISO18092 system codes for NFC Tag Reader Session",
      summary: "Lists FeliCa system codes, which belong in the Info.plist instead.",
      discussion: """
        Write the codes in the Info.plist, under
        [`com.apple.developer.nfc.readersession.felica.systemcodes`](key:info-plist:com.apple.developer.nfc.readersession.felica.systemcodes),
        where Core NFC reads them; Apple lists the key among the entitlements too. Each code is two
        bytes, and neither may be the wildcard `FF`.
        """,
      avoid: "Leave it out of the entitlements file.",
      consequence: Consequence(
        "The system doesn't read codes in the entitlements file: without the Info.plist key, a session that polls for `iso18092` ends with an error.",
        from: .gitHub("okadan/flutter-nfc-manager/issues/38")),
      availability: [.iOS("13.0", from: .current)],
      required: .optional,
      apis: [API("NFCFeliCaTag", of: "Core NFC", url: nil)],
      rules: [
        .should(
          .pattern(
            "^(?:[0-9A-Ea-e][0-9A-Fa-f]|[Ff][0-9A-Ea-e]){2}$",
            "a code of four hexadecimal digits without the wildcard `FF`")
        ).from(.ownPage)
      ],
      example: ["0003"],
      seeAlso: [
        "info-plist:com.apple.developer.nfc.readersession.felica.systemcodes",
        "com.apple.developer.nfc.readersession.formats",
      ],
      sources: [
        .ownPage,
        .framework("corenfc/nfctagreadersession/configuration/felicasystemcodes"),
        .gitHub("okadan/flutter-nfc-manager/issues/38"),
      ]),
    Key(
      "com.apple.developer.nfc.hce",
      .boolean,
      summary: "Lets an app act as a contactless card through host card emulation.",
      discussion: """
        It is for apps in the European Economic Area that make payments, open cars, offices or hotel
        rooms, or present transit passes, loyalty cards and tickets at an NFC reader. List the card
        applications in
        [`com.apple.developer.nfc.hce.iso7816.select-identifier-prefixes`](key:com.apple.developer.nfc.hce.iso7816.select-identifier-prefixes).
        Before you create a session, check `NFCReaderSession.readingAvailable`,
        `CardSession.isSupported` and `CardSession.isEligible`.
        """,
      consequence: Consequence(
        "Without it, creating a `CardSession` terminates the app with a fatal error.",
        from: .ownPage),
      availability: [.iOS("17.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("CardSession", of: "Core NFC", url: nil)],
      approval: contactlessApproval,
      rules: [.present.when(.code("the app uses `CardSession`")).from(.ownPage)],
      example: true,
      seeAlso: [
        "com.apple.developer.nfc.hce.iso7816.select-identifier-prefixes",
        "com.apple.developer.nfc.hce.default-contactless-app",
      ],
      sources: [
        .ownPage, .appleSupport("hce-transactions-in-apps"),
        .framework("corenfc/cardsession", confidence: .high),
      ]),
    Key(
      "com.apple.developer.nfc.hce.iso7816.select-identifier-prefixes",
      .array(of: .string),
      summary: "Lists the card applications for which the app responds to a reader.",
      discussion: """
        In an app with [`com.apple.developer.nfc.hce`](key:com.apple.developer.nfc.hce), list which
        `SELECT` commands from a reader the app handles. Each string, in hexadecimal digits, is a
        whole application identifier, the identifier of a registered provider (RID), or a longer
        prefix that covers several applications.
        """,
      consequence: Consequence(
        "Without it, creating a `CardSession` terminates the app with a fatal error.",
        from: .framework("corenfc/cardsession")),
      availability: [.iOS("17.4", from: .current)],
      apis: [API("CardSession", of: "Core NFC", url: nil)],
      approval: contactlessApproval,
      rules: [
        .needs("com.apple.developer.nfc.hce", when: "With this entitlement").from(.ownPage),
        .should(
          .pattern(
            "^(?:[0-9A-Fa-f]{2}){5,16}$",
            "an even number of hexadecimal digits, from 10 to 32")
        ).from(.ownPage),
        .present.when(.code("the app uses `CardSession`")).from(
          .framework("corenfc/cardsession")),
      ],
      example: ["A000000247"],
      seeAlso: ["com.apple.developer.nfc.hce"],
      sources: [.ownPage, .framework("corenfc/cardsession")]),
    Key(
      "com.apple.developer.nfc.hce.default-contactless-app",
      .boolean,
      summary: "Lets people make the app their default for contactless cards.",
      discussion: """
        Write it together with [`com.apple.developer.nfc.hce`](key:com.apple.developer.nfc.hce) if
        people should be able to choose the app in Settings. The default app opens automatically
        near a reader and when people double-click the side or Home button. An app that isn't the
        default has to be in the foreground, where it can use `NFCPresentmentIntentAssertion` to
        prevent the default app from opening, for at most 15 seconds.
        """,
      consequence: Consequence(
        "Without it, people can't choose the app in Settings as the default.", from: .ownPage),
      availability: [.iOS("17.4", from: .current)],
      required: .optional,
      approval: contactlessApproval,
      rules: [
        .should(.needs("com.apple.developer.nfc.hce", when: "With this entitlement")).from(
          .entitlement("com.apple.developer.nfc.hce"))
      ],
      example: true,
      seeAlso: ["com.apple.developer.nfc.hce"],
      sources: [
        .ownPage, .appleSupport("hce-transactions-in-apps"),
        .framework("corenfc/nfcpresentmentintentassertion", confidence: .high),
        .entitlement("com.apple.developer.nfc.hce"),
      ]),
    Key(
      "com.apple.developer.secure-element-credential",
      .boolean,
      summary: "Lets an app store and use cards in a device's Secure Element.",
      discussion: """
        It is for payment cards, car keys, transit passes and badges. Register their applet with the
        Apple Business Register. At run time, check `CredentialSession.isEligible`, then start a
        session with the app in the foreground. For host card emulation, without the Secure Element,
        use [`com.apple.developer.nfc.hce`](key:com.apple.developer.nfc.hce).
        """,
      consequence: Consequence(
        "Without it, calling the SecureElementCredential framework terminates the app with a fatal error.",
        from: .framework(
          "secureelementcredential/credentialsession/startsession()", confidence: .high)),
      availability: [.iOS("18.1", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("CredentialSession", of: "SecureElementCredential")],
      approval:
        "Apple grants the entitlement [on request](https://developer.apple.com/support/nfc-se-platform/).",
      rules: [
        .present.when(.code("the app uses the SecureElementCredential framework")).from(
          .framework("secureelementcredential/credentialsession/startsession()", confidence: .high))
      ],
      example: true,
      seeAlso: ["com.apple.developer.secure-element-credential.default-contactless-app"],
      sources: [
        .ownPage,
        .framework("secureelementcredential", confidence: .high),
        .framework("secureelementcredential/credentialsession/startsession()", confidence: .high),
        .framework(
          "secureelementcredential/accessing-and-using-secure-element-credentials",
          confidence: .high),
      ]),
    Key(
      "com.apple.developer.secure-element-credential.default-contactless-app",
      .boolean,
      summary: "Lets people make an app with Secure Element cards their default contactless app.",
      discussion: """
        If people should be able to make the app their default, add it to
        [`com.apple.developer.secure-element-credential`](key:com.apple.developer.secure-element-credential),
        which Apple grants on request. Any app with that entitlement can obtain a
        `PresentmentIntentAssertion`, so that the default app and Wallet don't interrupt it. The page
        of the assertion says that it expires after 60 seconds; Apple's article says 15.
        """,
      consequence: Consequence(
        "Without it, the app can't become the system's default contactless app.",
        from: .framework(
          "secureelementcredential/credentialsession/startsession()", confidence: .high)),
      availability: [.iOS("18.1", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      rules: [
        .should(
          .needs("com.apple.developer.secure-element-credential", when: "With this entitlement")
        ).from(
          .framework("secureelementcredential/credentialsession/startsession()", confidence: .high))
      ],
      example: true,
      seeAlso: ["com.apple.developer.secure-element-credential"],
      sources: [
        .ownPage,
        .framework("secureelementcredential/credentialsession/startsession()", confidence: .high),
        .framework(
          "secureelementcredential/accessing-and-using-secure-element-credentials",
          confidence: .high),
        .framework(
          "secureelementcredential/credentialsession/presentmentintentassertion", confidence: .high),
      ]),
  ]
}
