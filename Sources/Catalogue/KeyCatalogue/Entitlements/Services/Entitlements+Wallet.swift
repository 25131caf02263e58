import KeyModel

extension KeyGroup {
  /// Entitlements for Apple Pay, passes, identity documents and NFC.
  static var walletEntitlements: KeyGroup {
    KeyGroup(
      "wallet-entitlements", "Wallet, payments and identity",
      summary:
        "How an app handles payments, and which passes and identity documents it works with.",
      keys: walletKeys + identityKeys + contactlessKeys)
  }
}

/// The form in which Apple registers merchants.
let merchantPrefix: Rule = .should(.withPrefix(["merchant."])).from(
  .framework("xcode/configuring-apple-pay-support", confidence: .high))

private var walletKeys: [Key] {
  [
    Key(
      "com.apple.developer.pass-type-identifiers",
      .array(of: .string),
      title: "Pass Type IDs Entitlement",
      summary: "Lists the pass types in Wallet that the app may read, update and remove.",
      discussion: """
        An app that works with its own passes through `PKPassLibrary` needs this entitlement.
        Without it, an app can still call `containsPass(_:)` to check whether a pass exists.
        Register pass types in your developer account, then turn on Wallet in Xcode, which writes
        `$(TeamIdentifierPrefix)*` for all of the team's pass types, or individual identifiers if
        you choose a subset. In a watch app with a WatchKit extension, add the entitlement to the
        extension. App Clips can use the entitlement on iOS 17 and later.
        """,
      consequence: Consequence(
        "`PKPassLibrary.passes()` leaves out passes whose type isn't listed, and `removePass(_:)` doesn't remove them.",
        from: .framework("passkit/pkpasslibrary/passes()", confidence: .high)),
      availability: [
        .iOS("6.0", from: .current),
        .watchOS("2.0", from: .current), .visionOS("1.0", from: .current),
      ],
      apis: [API("PKPassLibrary", of: "PassKit", url: nil)],
      capability: "Wallet",
      rules: [
        .present.when(.code("the app reads, updates or removes passes")).from(
          .framework("passkit/pkpasskiterror/code/notentitlederror", confidence: .high))
      ],
      example: ["$(TeamIdentifierPrefix)*"],
      seeAlso: ["com.apple.developer.in-app-payments"],
      sources: [
        .ownPage, .framework("xcode/configuring-wallet-support", confidence: .high),
        .framework("passkit/pkpasslibrary/removepass(_:)", confidence: .high),
        .framework("passkit/pkpasslibrary/containspass(_:)", confidence: .high),
        .framework("passkit/pkpasslibrary/passes()", confidence: .high),
        .framework("passkit/pkpasskiterror/code/notentitlederror", confidence: .high),
      ]),
    Key(
      "com.apple.developer.in-app-payments",
      .array(of: .string),
      title: "Merchant IDs Entitlement",
      summary: "Lists the merchant identifiers that the app uses for Apple Pay.",
      discussion: """
        Every app that accepts Apple Pay needs this entitlement. In your developer account, register
        a merchant identifier, usually `merchant.` followed by a domain in reverse order, and create
        its payment processing certificate. Then turn on Apple Pay in Xcode and select the
        identifier. The `merchantIdentifier` of each payment request has to be in the list. In a
        watch app with a WatchKit extension, add the list to the extension. For requests for
        identity documents, write
        [`com.apple.developer.in-app-identity-presentment.merchant-identifiers`](key:com.apple.developer.in-app-identity-presentment.merchant-identifiers)
        instead. Apple's page of the entitlement doesn't list macOS, where `merchantIdentifier` has
        been available since version 11.
        """,
      consequence: Consequence(
        "A payment request with an identifier that isn't listed fails with *No entitlement for merchant identifier*.",
        from: .gitHub("tipsi/tipsi-stripe/issues/224")),
      availability: [
        .iOS("6.0", from: .current),
        .watchOS("2.0", from: .current), .visionOS("1.0", from: .current),
      ],
      apis: [API("PKPaymentRequest.merchantIdentifier", of: "PassKit", url: nil)],
      capability: "Apple Pay",
      rules: [
        merchantPrefix,
        .present.when(.code("the app takes payments with Apple Pay")).from(
          .framework("passkit/pkpaymentrequest/merchantidentifier", confidence: .high)),
      ],
      example: ["merchant.com.example.shop"],
      seeAlso: ["com.apple.developer.pass-type-identifiers"],
      sources: [
        .ownPage, .framework("xcode/configuring-apple-pay-support", confidence: .high),
        .framework(
          "passkit/configuring-your-environment-for-the-verify-with-wallet-api", confidence: .high),
        .framework("passkit/pkpaymentrequest/merchantidentifier", confidence: .high),
        .gitHub("tipsi/tipsi-stripe/issues/224"),
      ]),
    Key(
      "com.apple.developer.passkit.pass-presentation-suppression",
      .boolean,
      title: "Pass Presentation Suppression",
      summary:
        "Lets a foreground app prevent Apple Pay from opening near a reader.",
      discussion: """
        It is for an app that has to stay in the foreground near NFC or other readers. The
        entitlement alone doesn't suppress Apple Pay: the app has to call
        `requestAutomaticPassPresentationSuppression(responseHandler:)`. Suppression stops when the
        app moves to the background and resumes when the app returns. The first call informs people
        that Apple Pay is unavailable. Apple's page gives `true` as the default, presumably as the
        value to write.
        """,
      consequence: Consequence(
        "Without it, the request to suppress Apple Pay fails.",
        from: .framework(
          "passkit/pkpasslibrary/requestautomaticpasspresentationsuppression(responsehandler:)",
          confidence: .high)),
      availability: [.iOS("15.0", from: .current), .watchOS("8.0", from: .current)],
      apis: [
        API(
          "PKPassLibrary.requestAutomaticPassPresentationSuppression(responseHandler:)",
          of: "PassKit", url: nil,
          linked:
            "-requestAutomaticPassPresentationSuppressionWithResponseHandler: _OBJC_CLASS_$_PKPassLibrary"
        )
      ],
      approval: "Apple has to grant the entitlement.",
      rules: [
        .present.when(
          .code(
            "the app keeps Apple Pay from opening at a reader",
            ["PKPassLibrary.requestAutomaticPassPresentationSuppression(responseHandler:)"])
        ).from(
          .framework(
            "passkit/pkpasslibrary/requestautomaticpasspresentationsuppression(responsehandler:)",
            confidence: .high))
      ],
      example: true,
      seeAlso: ["com.apple.developer.nfc.readersession.formats"],
      sources: [
        .ownPage,
        .framework(
          "passkit/pkpasslibrary/requestautomaticpasspresentationsuppression(responsehandler:)",
          confidence: .high),
      ]),
    Key(
      "com.apple.developer.payment-pass-provisioning",
      .boolean,
      summary: "Lets a card issuer's app add payment cards to Wallet.",
      discussion: """
        Card issuers request it as developer.apple.com/apple-pay describes. For an issuer extension,
        write to apple-pay-inquiries@apple.com. The app shows a `PKAddPaymentPassViewController`, or
        offers its cards in Wallet with an [issuer
        extension](point:com.apple.PassKit.issuer-provisioning). On iOS 13.4 and later, check
        `canAddSecureElementPass(primaryAccountIdentifier:)` first, which returns `false` without
        the entitlement. Apple's entitlements reference has no page for the key.
        """,
      consequence: Consequence(
        "Without it, `PKAddPaymentPassViewController.init(requestConfiguration:delegate:)` returns `nil`.",
        from: .framework(
          "passkit/pkaddpaymentpassviewcontroller/init(requestconfiguration:delegate:)",
          confidence: .high)),
      availability: [
        .iOS("9.0", from: .current), .macCatalyst("13.1", from: .current),
        .visionOS("1.0", from: .current),
      ],
      apis: [API("PKAddPaymentPassViewController", of: "PassKit", url: nil)],
      approval: "Apple grants the entitlement to card issuers.",
      rules: [
        .present.when(.code("the app adds payment cards to Wallet")).from(
          .framework("passkit/pkaddpaymentpassviewcontroller", confidence: .high))
      ],
      example: true,
      seeAlso: ["com.apple.developer.pass-type-identifiers"],
      sources: [
        .framework("passkit/pkaddpaymentpassviewcontroller", confidence: .high),
        .framework(
          "passkit/pkpasslibrary/canaddsecureelementpass(primaryaccountidentifier:)",
          confidence: .high),
        .framework(
          "passkit/pkaddpaymentpassviewcontroller/init(requestconfiguration:delegate:)",
          confidence: .high),
        .framework("passkit/pkissuerprovisioningextensionhandler"),
      ]),
    Key(
      "com.apple.developer.proximity-reader.payment.acceptance",
      .boolean,
      summary: "Lets an app accept contactless payments on iPhone without a card terminal.",
      discussion: """
        Only the Account Holder of an organization can request Tap to Pay on iPhone, at
        developer.apple.com/contact/request/tap-to-pay-on-iphone. Apple first grants it for
        development; for TestFlight and the App Store, reply to Apple's email and request it again.
        Enable the capability for the App ID, create a new provisioning profile, and then add the
        key to the entitlements file. The framework is available on iPadOS too, but reads cards only
        with iPhone hardware.
        """,
      consequence: Consequence(
        "Without it, reading a card fails; `readNotAllowed` usually means that the entitlement is the problem.",
        from: .framework(
          "proximityreader/paymentcardreadersession/readerror/readnotallowed", confidence: .high)),
      availability: [.iOS("15.4", from: .current)],
      apis: [API("PaymentCardReader", of: "ProximityReader")],
      capability: "Tap to Pay on iPhone",
      approval:
        "Apple grants the entitlement to organizations on request, first for development and then for distribution.",
      rules: [
        .present.when(.code("the app takes payments with Tap to Pay on iPhone")).from(
          .framework(
            "proximityreader/setting-up-the-entitlement-for-tap-to-pay-on-iphone", confidence: .high
          ))
      ],
      example: true,
      seeAlso: ["com.apple.developer.proximity-reader.identity.read"],
      sources: [
        .framework("proximityreader/paymentcardreader"),
        .framework(
          "proximityreader/setting-up-the-entitlement-for-tap-to-pay-on-iphone", confidence: .high),
        .capabilityNames,
        .framework("proximityreader/paymentcardreadererror/notallowed", confidence: .high),
        .framework(
          "proximityreader/paymentcardreadersession/readerror/readnotallowed", confidence: .high),
      ]),
    Key(
      "com.apple.developer.pay-later-merchandising",
      .array(of: .string),
      summary: "Lets an app show offers to pay in installments with Apple Pay Later.",
      discussion: """
        The view that showed the offers, `PKPayLaterView`, is deprecated. Xcode calls the capability
        Apple Pay Later Merchandising. Apple's entitlements reference has no page for the key.
        """,
      avoid: "Leave it out of new apps: Apple Pay Later is deprecated.",
      availability: [],
      values: .open([
        AllowedValue(
          "payinfour-merchandising",
          "The value of the capability; no source says what it does or names other values.")
      ]
      ),
      valuesSource: .capabilityNames,
      required: .optional,
      capability: "Apple Pay Later Merchandising",
      example: ["payinfour-merchandising"],
      seeAlso: ["com.apple.developer.in-app-payments"],
      sources: [.capabilityNames, .framework("passkit/pkpaylaterview")]),
    Key(
      "com.apple.developer.financekit",
      .boolean,
      title: "FinanceKit",
      summary: "Lets an app read financial data in Wallet, and read and store orders.",
      discussion: """
        An app that uses FinanceKit needs this entitlement and each person's consent. The permission
        prompt shows the text of
        [`NSFinancialDataUsageDescription`](key:info-plist:NSFinancialDataUsageDescription). The
        Account Holder of an organization requests the entitlement at
        developer.apple.com/contact/request/financekit. Apple's page of the entitlement names
        versions that are older than FinanceKit. It gives `true` as the default, presumably as the
        value to write.
        """,
      consequence: Consequence(
        "Without it, a request for authorization stops with *Fatal error: Process is not entitled*.",
        from: .developerForums("756843")),
      availability: [.iOS("13.0", from: .current), .macOS("10.15", from: .current)],
      apis: [API("FinanceStore", of: "FinanceKit", url: nil)],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(
          .needs(
            "info-plist:NSFinancialDataUsageDescription",
            when: "Where an app asks for financial data")
        ).from(.current("nsfinancialdatausagedescription")),
        .present.when(.code("the app uses FinanceKit")).from(.ownPage),
      ],
      example: true,
      seeAlso: ["info-plist:NSFinancialDataUsageDescription"],
      sources: [
        .ownPage, .current("nsfinancialdatausagedescription"), .framework("financekit"),
        .developerForums("756843"),
      ]),
  ]
}
