import KeyModel

extension KeyGroup {
  /// Buying and advertising.
  static var purchasesAndAds: KeyGroup {
    KeyGroup(
      "purchases-and-ads", "Purchases and ads",
      summary: "How ads are credited to networks, and where people may pay outside the App Store.",
      availability: [.iOS("11.3", from: .current)],
      keys: adAttributionKeys + attributionRuleKeys + purchaseKeys + externalPurchaseKeys)
  }
}

private let publisher = SourceReference.framework("adattributionkit/configuring-a-publisher-app")
private let advertised = SourceReference.framework("adattributionkit/configuring-an-advertised-app")

/// Ads and who is credited for an installation.
private var adAttributionKeys: [Key] {
  [
    Key(
      "SKAdNetworkItems", .array(of: .dictionary),
      summary: "Lists the ad networks whose ads in the app may be credited with installations.",
      discussion: """
        It belongs in the app that shows the ads. Put one dictionary with one identifier into it for
        each network that the app works with; ask the network for its identifier. Only ads of
        networks that are listed take part in the check of installations.

        AdAttributionKit, the successor, has
        [`AdNetworkIdentifiers`](key:AdNetworkIdentifiers).
        """,
      consequence: Consequence(
        "The ads of a network that isn't listed can't be credited with an installation.",
        from: .framework("storekit/configuring-a-source-app")),
      availability: [.iOS("11.3", from: .current)],
      apis: [API("SKAdNetwork", of: "StoreKit")],
      rules: [
        .present.when(.code("the app shows ads that SKAdNetwork credits")).from(.ownPage)
      ],
      example: [
        ["SKAdNetworkIdentifier": "example100.skadnetwork"],
        ["SKAdNetworkIdentifier": "example200.skadnetwork"],
      ],
      seeAlso: ["AdNetworkIdentifiers"],
      sources: [.ownPage, .framework("storekit/configuring-a-source-app")]),
    Key(
      "SKAdNetworkItems/[]/SKAdNetworkIdentifier", .string,
      summary: "Identifies one ad network.",
      discussion: """
        Write the identifier in lower case, as the network publishes it.
        """,
      consequence: Consequence(
        "The system doesn't recognize an identifier with capital letters.",
        from: .framework("storekit/configuring-a-source-app")),
      rules: [
        .should(.present).from(.ownPage),
        .pattern("^[^A-Z]*$", "an identifier without capital letters").from(
          .framework("storekit/configuring-a-source-app")),
      ],
      example: "example100.skadnetwork",
      sources: [.ownPage, .framework("storekit/configuring-a-source-app")]),
    Key(
      "AdNetworkIdentifiers", .array(of: .string),
      summary: "Lists the ad networks whose ads AdAttributionKit may credit.",
      discussion: """
        It belongs in the app that shows the ads. Each network publishes its identifier; write it in
        lower case. Ads of other networks don't take part in the check of installations.
        """,
      consequence: Consequence(
        "The ads of a network that is missing, or written with capital letters, aren't credited.",
        from: publisher),
      availability: [.iOS("17.4", from: .current)],
      rules: [
        .pattern("^[^A-Z]*$", "an identifier without capital letters").from(publisher),
        .present.when(.code("the app shows ads that AdAttributionKit credits")).from(.ownPage),
      ],
      example: ["f2d92a.adattributionkit"],
      seeAlso: ["SKAdNetworkItems", "AttributionCopyEndpoint"],
      sources: [.ownPage, publisher]),
    Key(
      "AttributionCopyEndpoint", .string, title: "AdAttributionKit - Postback Copy URL",
      summary: "Asks for copies of the winning postbacks of AdAttributionKit at your domain.",
      discussion: """
        It belongs in the app that is advertised. Only the registrable part of the domain counts;
        subdomains and the path are ignored. The system posts to
        `https://example.com/.well-known/appattribution/report-attribution/`, so the server needs a
        valid certificate and accepts HTTPS POST there.
        """,
      availability: [.iOS("17.4", from: .current)],
      required: .optional,
      rules: [.format(.url).from(advertised)],
      example: "https://example.com",
      seeAlso: ["EligibleForAdAttributionKitReengagementPostbackCopies"],
      sources: [.ownPage, advertised]),
    Key(
      "EligibleForAdAttributionKitReengagementPostbackCopies", .boolean,
      title: "AdAttributionKit - Opt in for Reengagement Postback Copies",
      summary: "Asks for copies of postbacks about people who came back to the app.",
      discussion: """
        They arrive at the domain of [`AttributionCopyEndpoint`](key:AttributionCopyEndpoint),
        beside the copies about installations.
        """,
      availability: [.iOS("18.0", from: .current)],
      required: .optional,
      rules: [.needs("AttributionCopyEndpoint", when: "To receive copies").from(advertised)],
      example: true,
      seeAlso: ["AttributionCopyEndpoint"],
      sources: [.ownPage, advertised]),
  ]
}

/// Purchases inside the app.
private var purchaseKeys: [Key] {
  [
    Key(
      "SKIncludeConsumableInAppPurchaseHistory", .boolean,
      summary: "Includes finished consumables in the transactions that StoreKit returns.",
      discussion: """
        With `NO` a finished consumable appears in `Transaction.all`, `Transaction.latest(for:)` and
        `Product.latestTransaction` only if it was refunded or revoked.

        > [!WARNING]
        > Before you write `YES`, record on your server which transactions you have delivered. After a
        > new installation the app meets them again, and would deliver twice.
        """,
      availability: [
        .iOS("18.0", from: .current),
        .macCatalyst("18.0", from: .current), .macOS("15.0", from: .current),
        .tvOS("18.0", from: .current), .visionOS("2.0", from: .current),
        .watchOS("11.0", from: .current),
      ],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      apis: [
        API("Transaction.all", of: "StoreKit"),
        API("Transaction.latest(for:)", of: "StoreKit"),
        API("Product.latestTransaction", of: "StoreKit"),
      ],
      example: true),
    Key(
      "MKSellsDigitalGoods", .boolean,
      summary: "Says whether an app from outside the App Store sells digital goods.",
      discussion: """
        Every app in alternative distribution has the key, marketplaces included, and writes `NO` if
        it sells none. Apps that sell some report their transactions to Apple.
        """,
      availability: [.iOS("26.2", from: .current)],
      default: false,
      defaultSource: .ownPage,
      rules: [
        .present.when(.intent("the app goes into alternative distribution")).from(.ownPage)
      ],
      example: false,
      sources: [
        .ownPage,
        .framework("marketplacekit/reporting-transactions-for-core-technology-commission"),
      ]),
  ]
}
