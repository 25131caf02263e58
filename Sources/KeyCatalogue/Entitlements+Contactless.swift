import KeyModel

/// Entitlements for NFC and cards without contact.
var contactlessKeys: [Key] {
  [
    Key(
      "com.apple.developer.nfc.readersession.formats", .array(of: .string),
      title: "Near Field Communication Tag Reader Session Formats Entitlement",
      summary: "Lists the kinds of NFC data that an app reads.",
      discussion: """
        `TAG` is for `NFCTagReaderSession`. Apple's page doesn't name `NDEF` any more: App Store
        Connect refuses it with *NDEF is disallowed* for an app that needs iOS 13 or later, yet asks
        for it with *NDEF is missing in the entitlement* for one that also runs in iOS 12.4.
        People see the text of
        [`NFCReaderUsageDescription`](key:info-plist:NFCReaderUsageDescription).
        """,
      consequence: Consequence(
        "Without `TAG`, a session that reads tags ends with an error as soon as it starts.",
        from: .gitHub("holzschu/a-shell/issues/1031")),
      availability: [.iOS("11.0", from: .current)],
      values: .documented([
        AllowedValue("TAG", "Reads and writes tags."),
        AllowedValue(
          "NDEF", "Reads messages in the NFC Data Exchange Format, in apps for old systems."),
      ]),
      valuesSource: .gitHub("revtel/react-native-nfc-manager/issues/684"),
      apis: [
        API("NFCTagReaderSession", of: "Core NFC", url: nil),
        API("NFCNDEFReaderSession", of: "Core NFC", url: nil),
      ],
      capability: "Near Field Communication Tag Reading",
      rules: [
        .should(.needs("info-plist:NFCReaderUsageDescription", when: "With this entitlement")).from(
          .current("nfcreaderusagedescription")),
        .noneOf(["NDEF"], reason: "the store refuses it for apps that need iOS 13 or later").when(
          .target(from: .iOS("13.0"))
        ).codes("ITMS-90778").from(.gitHub("Yubico/yubikit-ios/issues/116")),
        .containing("NDEF").when(.target(before: .iOS("13.0"))).codes("ITMS-90778").from(
          .gitHub("revtel/react-native-nfc-manager/issues/684")),
        .containing("TAG").when(.target(from: .iOS("13.0"))).codes("ITMS-90778").from(
          .gitHub("BenGWeeks/lightning-piggy-mobile/pull/398")),
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
      ]),
    Key(
      "com.apple.developer.nfc.readersession.iso7816.select-identifiers", .array(of: .string),
      title: "ISO7816 application identifiers for NFC Tag Reader Session",
      summary: "Lists the applications on NFC cards that an app talks to.",
      discussion: """
        Write the identifiers in the Info.plist instead, under
        [`com.apple.developer.nfc.readersession.iso7816.select-identifiers`](key:info-plist:com.apple.developer.nfc.readersession.iso7816.select-identifiers):
        Core NFC reads them there. Apple lists the key among the entitlements too, but developers find
        that provisioning profiles don't contain it.
        """,
      availability: [.iOS("13.0", from: .current)],
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
      "com.apple.developer.nfc.readersession.felica.systemcodes", .array(of: .string),
      title: "ISO18092 system codes for NFC Tag Reader Session",
      summary: "Lists the FeliCa systems that an app talks to.",
      discussion: """
        Write the codes in the Info.plist instead, under
        [`com.apple.developer.nfc.readersession.felica.systemcodes`](key:info-plist:com.apple.developer.nfc.readersession.felica.systemcodes),
        where Core NFC reads them; Apple lists the key among the entitlements too. Each code is a value,
        without the wildcard `FF`.
        """,
      availability: [.iOS("13.0", from: .current)],
      apis: [API("NFCFeliCaTag", of: "Core NFC", url: nil)],
      rules: [
        .should(
          .pattern(
            "^(?:[0-9A-Ea-e][0-9A-Fa-f]|[Ff][0-9A-Ea-e]){2}$",
            "two bytes in hexadecimal digits, neither of them FF")
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
      ]),
    Key(
      "com.apple.developer.nfc.hce", .boolean,
      summary: "Lets an app behave like a contactless card.",
      discussion: """
        It is for banks and wallets in the European Economic Area, which apply for it.
        """,
      consequence: Consequence(
        "Without it, to make a `CardSession` ends the app with a fatal error.",
        from: .ownPage),
      availability: [.iOS("17.4", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("CardSession", of: "Core NFC", url: nil)],
      approval: "Apple grants the entitlement on request.",
      example: true,
      seeAlso: [
        "com.apple.developer.nfc.hce.iso7816.select-identifier-prefixes",
        "com.apple.developer.nfc.hce.default-contactless-app",
      ]),
    Key(
      "com.apple.developer.nfc.hce.iso7816.select-identifier-prefixes", .array(of: .string),
      summary: "Lists the card applications for which an app answers.",
      discussion: """
        An entry is a whole application identifier, the identifier of a registered provider, or
        a beginning that is at least as long as that.
        """,
      availability: [.iOS("17.4", from: .current)],
      apis: [API("CardSession", of: "Core NFC", url: nil)],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .needs("com.apple.developer.nfc.hce", when: "With this entitlement").from(.ownPage),
        .should(.pattern("^(?:[0-9A-Fa-f]{2}){5,16}$", "5 to 16 bytes in hexadecimal digits")).from(
          .ownPage),
      ],
      example: ["A000000247"],
      seeAlso: ["com.apple.developer.nfc.hce"]),
    Key(
      "com.apple.developer.nfc.hce.default-contactless-app", .boolean,
      summary: "Lets people choose an app as the default for contactless cards.",
      availability: [.iOS("17.4", from: .current)],
      approval: "Apple grants the entitlement on request.",
      example: true,
      seeAlso: ["com.apple.developer.nfc.hce"]),
    Key(
      "com.apple.developer.secure-element-credential", .boolean,
      summary: "Lets an app store credentials in the Secure Element of a device.",
      consequence: Consequence(
        "Without it, calls of SecureElementCredential end the app with a fatal error.",
        from: .framework(
          "secureelementcredential/credentialsession/startsession()", confidence: .high)),
      availability: [.iOS("18.1", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("CredentialSession", of: "SecureElementCredential")],
      approval: "Apple grants the entitlement on request.",
      example: true,
      seeAlso: ["com.apple.developer.secure-element-credential.default-contactless-app"],
      sources: [
        .ownPage,
        .framework("secureelementcredential/credentialsession/startsession()", confidence: .high),
      ]),
    Key(
      "com.apple.developer.secure-element-credential.default-contactless-app", .boolean,
      summary:
        "Lets people choose an app with credentials in the Secure Element as the default contactless app.",
      availability: [.iOS("18.1", from: .current)],
      default: false,
      defaultSource: .ownPage,
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
      ]),
  ]
}
