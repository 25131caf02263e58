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
      summary: "Lists the ad networks whose ads in the app can be credited with installations.",
      discussion: """
        The app that shows SKAdNetwork ads needs it, not the advertised app. Add one dictionary,
        with one identifier, for each network that the app works with; each network publishes its
        identifier or gives it to developers. AdAttributionKit, SKAdNetwork's successor, reads
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
      summary: "Names one ad network whose ads the app shows.",
      discussion: """
        Ask the network for its identifier and write it exactly, in lowercase and with its suffix,
        such as `example100.skadnetwork`. Each dictionary of
        [`SKAdNetworkItems`](key:SKAdNetworkItems) contains exactly one identifier. The identifiers
        that AdAttributionKit reads are in a different key,
        [`AdNetworkIdentifiers`](key:AdNetworkIdentifiers).
        """,
      consequence: Consequence(
        "The system doesn't recognize an identifier with uppercase letters, so the network's ads can't be credited with an installation.",
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
      summary: "Lists the ad networks whose ads AdAttributionKit can credit with installations.",
      discussion: """
        It belongs in the app that shows the ads, not in the advertised app. Write one string for
        each network, in lowercase, as the network publishes it. SKAdNetwork, AdAttributionKit's
        predecessor, reads [`SKAdNetworkItems`](key:SKAdNetworkItems). To get copies of the
        postbacks about your own app, see [`AttributionCopyEndpoint`](key:AttributionCopyEndpoint).
        """,
      consequence: Consequence(
        "The ads of a network that is missing, or written with uppercase letters, aren't credited.",
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
      "AttributionCopyEndpoint", .string,
      title: "AdAttributionKit - Postback Copy URL",
      summary: "Names the domain that gets copies of AdAttributionKit's winning postbacks.",
      discussion: """
        It belongs in the advertised app. Write `https://` and your domain: only the registrable
        part counts, so subdomains are ignored. The system posts to
        `https://example.com/.well-known/appattribution/report-attribution/`, so the server there
        must have a valid certificate and accept HTTPS POST. Copies of postbacks about people whom
        an ad brought back also require
        [`EligibleForAdAttributionKitReengagementPostbackCopies`](key:EligibleForAdAttributionKitReengagementPostbackCopies).
        For SKAdNetwork, the key is
        [`NSAdvertisingAttributionReportEndpoint`](key:NSAdvertisingAttributionReportEndpoint).
        """,
      consequence: Consequence(
        "Without the key, the developer gets no copies: only the ad network gets the postbacks.",
        from: .framework("adattributionkit/configuring-an-advertised-app")),
      availability: [.iOS("17.4", from: .current)],
      required: .optional,
      rules: [.format(.url).from(advertised)],
      example: "https://example.com",
      seeAlso: [
        "EligibleForAdAttributionKitReengagementPostbackCopies",
        "NSAdvertisingAttributionReportEndpoint",
      ],
      sources: [.ownPage, advertised]),
    Key(
      "EligibleForAdAttributionKitReengagementPostbackCopies", .boolean,
      title: "AdAttributionKit - Opt in for Reengagement Postback Copies",
      summary: "Adds copies of postbacks about people whom an ad brought back to the app.",
      discussion: """
        Write `YES` in the advertised app, along with
        [`AttributionCopyEndpoint`](key:AttributionCopyEndpoint), if you measure campaigns that
        bring people back. The copies arrive at that key's domain.
        """,
      consequence: Consequence(
        "Without `YES`, no copies of reengagement postbacks are sent, even with `AttributionCopyEndpoint`.",
        from: .framework("adattributionkit/configuring-an-advertised-app")),
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
        With `YES`, `Transaction.all`, `Transaction.latest(for:)` and `Product.latestTransaction`
        return finished consumables too. With `NO`, they return a finished consumable only if it was
        refunded or revoked.

        > [!WARNING]
        > Before you write `YES`, record on your server which transactions you have delivered. After
        > a new installation, the app sees them again and might deliver them twice.
        """,
      consequence: Consequence(
        "Without the key, StoreKit leaves finished consumables out of a person's purchase history.",
        from: .ownPage),
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
      example: true,
      sources: [.ownPage, .framework("ios-ipados-release-notes/ios-ipados-18-release-notes")],
      notes: [
        EditorNote(
          .name,
          [
            .init(.ownPage, "SKIncludeConsumableInAppPurchaseHistory."),
            .init(
              .framework("ios-ipados-release-notes/ios-ipados-18-release-notes"),
              "SKInAppPurchaseHistoryIncludesConsumables."),
          ], choice: "`SKIncludeConsumableInAppPurchaseHistory`.",
          reason: "The key's own page is newer than the release notes.")
      ]),
    Key(
      "MKSellsDigitalGoods", .boolean,
      summary: "Says whether an app outside the App Store sells digital goods or services.",
      discussion: """
        Every app in alternative distribution needs the key, whether it comes from a website or a
        marketplace. Marketplaces need it too. Write `NO` if the app sells no digital goods or
        services. Write `YES` if it does. The app then requests a token for each offer with
        `TransactionReporting.token(for:)` of MarketplaceKit. Your server reports the tokens to
        Apple, including the tokens for offers that people didn't take.
        """,
      consequence: Consequence(
        "Without the key, the value is `NO`: the app declares that it sells no digital goods or services.",
        from: .ownPage),
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
