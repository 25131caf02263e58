import KeyModel

extension KeyGroup {
  /// Entitlements for Apple Pay, passes, identity documents and NFC.
  static var walletEntitlements: KeyGroup {
    KeyGroup(
      "wallet-entitlements", "Wallet, payments and identity",
      summary: "How an app pays, and which passes and identity documents it works with.",
      keys: walletKeys + identityKeys + contactlessKeys)
  }
}

private var walletKeys: [Key] {
  [
    Key(
      "com.apple.developer.pass-type-identifiers",
      .array(of: .string),
      title: "Pass Type IDs Entitlement",
      summary: "Lists the pass types in Wallet that the app may read, update and remove.",
      discussion: """
        An app that works with its own passes through `PKPassLibrary` needs it; without it, an app
        can still ask `containsPass(_:)` whether a pass is there. Register pass types in the
        developer account, then turn on Wallet in Xcode: it writes `$(TeamIdentifierPrefix)*` for
        all pass types of the team, or single identifiers if you choose a subset. App Clips can have
        the entitlement from iOS 17 on.
        """,
      consequence: Consequence(
        "`PKPassLibrary.passes()` leaves out passes whose type isn't listed, and `removePass(_:)` does nothing for them.",
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
        Every app that takes payments with Apple Pay needs it. Register a merchant identifier in the
        developer account, turn on Apple Pay in Xcode and select it there. The usual form is
        `merchant.` and a domain in reverse order. The `merchantIdentifier` of each payment request
        has to be one of the entries, so don't leave out `merchant.` in code. For identity requests,
        [another list](key:com.apple.developer.in-app-identity-presentment.merchant-identifiers)
        counts.
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
        .present.when(.code("the app takes payments with Apple Pay")).from(
          .framework("passkit/pkpaymentrequest/merchantidentifier", confidence: .high))
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
        "Lets an app keep Apple Pay from opening at a reader while the app is in the foreground.",
      discussion: """
        It is for an app that has to stay in front near NFC or other readers. The entitlement only
        permits the call of `requestAutomaticPassPresentationSuppression(responseHandler:)`; the
        suppression ends when the app goes to the background and resumes with it. The first call
        tells people that Apple Pay is unavailable. Apple's page prints `true` as the default, which
        is the value to write.
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
          of: "PassKit", url: nil)
      ],
      approval: "Apple has to grant the entitlement.",
      rules: [
        .present.when(.code("the app keeps Apple Pay from opening at a reader")).from(
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
      summary: "Lets the app of a card issuer add payment cards to Wallet.",
      discussion: """
        Only issuers of cards get it, after they have asked Apple. The app shows a
        `PKAddPaymentPassViewController`, or offers its cards inside Wallet with an [issuer
        extension](point:com.apple.PassKit.issuer-provisioning). Check
        `canAddPaymentPass(withPrimaryAccountIdentifier:)` first: it is also `false` without the
        entitlement. Apple's reference of entitlements has no page about the key.
        """,
      consequence: Consequence(
        "Without it, `PKAddPaymentPassViewController.init(requestConfiguration:delegate:)` returns `nil`.",
        from: .framework(
          "passkit/pkaddpaymentpassviewcontroller/init(requestconfiguration:delegate:)",
          confidence: .high)),
      availability: [],
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
          "passkit/pkpasslibrary/canaddpaymentpass(withprimaryaccountidentifier:)",
          confidence: .high),
        .framework(
          "passkit/pkaddpaymentpassviewcontroller/init(requestconfiguration:delegate:)",
          confidence: .high),
      ]),
    Key(
      "com.apple.developer.proximity-reader.payment.acceptance",
      .boolean,
      summary: "Lets an app take contactless payments on iPhone without a card terminal.",
      discussion: """
        Only the account holder of an organization can ask for Tap to Pay on iPhone. The first grant
        is for development; for TestFlight and the App Store, answer Apple's message and ask again.
        Enable the capability for the App ID, make a new provisioning profile, then add the key to
        the entitlements file. The framework is in iPadOS too, but it reads cards with the hardware
        of an iPhone.
        """,
      consequence: Consequence(
        "Without it, reading a card fails; `readNotAllowed` usually means that the entitlement is the cause.",
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
        .framework(
          "proximityreader/setting-up-the-entitlement-for-tap-to-pay-on-iphone", confidence: .high),
        .framework("proximityreader/paymentcardreader"),
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
        New apps don't need it: Apple Pay Later has ended, and the view that showed its offers,
        `PKPayLaterView`, is deprecated. Xcode calls the capability Apple Pay Later Merchandising.
        Apple's reference of entitlements has no page about the key.
        """,
      availability: [],
      values: .open([
        AllowedValue(
          "payinfour-merchandising",
          "Shows the offer to pay in four installments; the only value known.")
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
        An app that uses FinanceKit needs it, and the consent of each person, who is asked with the
        text of [`NSFinancialDataUsageDescription`](key:info-plist:NSFinancialDataUsageDescription).
        Fill out Apple's request form first. The page names versions that are older than FinanceKit,
        and prints `true` as the default, which is the value to write.
        """,
      consequence: Consequence(
        "`FinanceStore` answers `notFound` for orders that the app isn't entitled to see.",
        from: .framework(
          "financekit/financestore/containsorder(matching:updateddate:)", confidence: .high)),
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
        .ownPage, .current("nsfinancialdatausagedescription"),
        .framework(
          "financekit/financestore/containsorder(matching:updateddate:)", confidence: .high),
      ]),
  ]
}
