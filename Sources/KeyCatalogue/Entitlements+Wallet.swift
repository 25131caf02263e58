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
      "com.apple.developer.pass-type-identifiers", .array(of: .string),
      title: "Pass Type IDs Entitlement",
      summary: "Lists the types of pass in Wallet that an app may read and change.",
      discussion: """
        Xcode writes `$(TeamIdentifierPrefix)*`, which stands for all pass types of the team,
        and lists single types if you choose a subset. Pass types are registered in the
        developer account. App Clips can have the entitlement from iOS 17 on.
        """,
      availability: [
        .iOS("6.0", from: .current),
        .watchOS("2.0", from: .current), .visionOS("1.0", from: .current),
      ],
      apis: [API("PKPassLibrary", of: "PassKit", url: nil)],
      capability: "Wallet",
      example: ["$(TeamIdentifierPrefix)*"],
      seeAlso: ["com.apple.developer.in-app-payments"],
      sources: [.ownPage, .framework("xcode/configuring-wallet-support", confidence: .high)]),
    Key(
      "com.apple.developer.in-app-payments", .array(of: .string),
      title: "Merchant IDs Entitlement",
      summary: "Lists the merchant identifiers with which an app takes Apple Pay.",
      discussion: """
        An identifier is registered in the developer account and usually has the form
        `merchant.` with a domain in reverse order. The payment request names one of them.
        """,
      availability: [
        .iOS("6.0", from: .current),
        .watchOS("2.0", from: .current), .visionOS("1.0", from: .current),
      ],
      apis: [API("PKPaymentRequest.merchantIdentifier", of: "PassKit", url: nil)],
      capability: "Apple Pay",
      example: ["merchant.com.example.shop"],
      seeAlso: ["com.apple.developer.pass-type-identifiers"],
      sources: [.ownPage, .framework("xcode/configuring-apple-pay-support", confidence: .high)]),
    Key(
      "com.apple.developer.passkit.pass-presentation-suppression", .boolean,
      title: "Pass Presentation Suppression",
      summary: "Lets an app prevent Wallet from appearing while the app is in the foreground.",
      discussion: """
        Apps that use NFC or something like it need it, because a reader nearby can bring up
        Apple Pay. Its page prints `true` as the default, which is what to write.
        """,
      availability: [.iOS("15.0", from: .current), .watchOS("8.0", from: .current)],
      apis: [
        API(
          "PKPassLibrary.requestAutomaticPassPresentationSuppression(responseHandler:)",
          of: "PassKit", url: nil)
      ],
      example: true,
      seeAlso: ["com.apple.developer.nfc.readersession.formats"]),
    Key(
      "com.apple.developer.payment-pass-provisioning", .boolean,
      summary: "Lets the app of a card issuer add payment cards to Wallet.",
      discussion: """
        The app's [issuer extension](point:com.apple.PassKit.issuer-provisioning) offers the
        cards in Wallet. Apple's reference of entitlements has no page about the key.
        """,
      consequence: Consequence(
        "Without it, the app can't create a `PKAddPaymentPassViewController`.",
        from: .framework("passkit/pkaddpaymentpassviewcontroller", confidence: .high)),
      availability: [],
      apis: [API("PKAddPaymentPassViewController", of: "PassKit", url: nil)],
      approval: "Apple grants the entitlement to card issuers.",
      example: true,
      seeAlso: ["com.apple.developer.pass-type-identifiers"],
      sources: [.framework("passkit/pkaddpaymentpassviewcontroller", confidence: .high)]),
    Key(
      "com.apple.developer.proximity-reader.payment.acceptance", .boolean,
      summary: "Lets an app take contactless payments on iPhone, without further hardware.",
      discussion: """
        Only the account holder of an organization can ask for Tap to Pay on iPhone. The first
        grant is for development; for TestFlight and the App Store, ask again. The framework is in
        iPadOS too, but it reads cards with the hardware of an iPhone.
        """,
      availability: [.iOS("15.4", from: .current)],
      apis: [API("PaymentCardReader", of: "ProximityReader")],
      capability: "Tap to Pay on iPhone",
      approval:
        "Apple grants the entitlement to organizations on request, first for development and then for distribution.",
      example: true,
      seeAlso: ["com.apple.developer.proximity-reader.identity.read"],
      sources: [
        .framework(
          "proximityreader/setting-up-the-entitlement-for-tap-to-pay-on-iphone", confidence: .high),
        .framework("proximityreader/paymentcardreader"),
        .capabilityNames,
      ]),
    Key(
      "com.apple.developer.pay-later-merchandising", .array(of: .string),
      summary: "Lets an app show offers to pay in installments.",
      discussion: """
        Apple's reference of entitlements has no page about the key; Xcode calls the capability
        Apple Pay Later Merchandising. Apple Pay Later itself has ended: `PKPayLaterView` is
        deprecated.
        """,
      availability: [],
      values: .open([AllowedValue("payinfour-merchandising", "Offers to pay in four installments.")]
      ),
      valuesSource: .capabilityNames,
      capability: "Apple Pay Later Merchandising",
      example: ["payinfour-merchandising"],
      seeAlso: ["com.apple.developer.in-app-payments"],
      sources: [.capabilityNames, .framework("passkit/pkpaylaterview")]),
    Key(
      "com.apple.developer.financekit", .boolean,
      title: "FinanceKit",
      summary: "Lets an app read the finances and the orders of people in Wallet.",
      discussion: """
        People are asked with the text of
        [`NSFinancialDataUsageDescription`](key:info-plist:NSFinancialDataUsageDescription). Its
        page names versions that are older than FinanceKit, and prints `true` as the default,
        which is what to write.
        """,
      availability: [.iOS("13.0", from: .current), .macOS("10.15", from: .current)],
      apis: [API("FinanceStore", of: "FinanceKit", url: nil)],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(
          .needs(
            "info-plist:NSFinancialDataUsageDescription",
            when: "Where an app asks for financial data")
        ).from(.current("nsfinancialdatausagedescription"))
      ],
      example: true,
      seeAlso: ["info-plist:NSFinancialDataUsageDescription"],
      sources: [.ownPage, .current("nsfinancialdatausagedescription")]),
  ]
}
