import KeyModel

extension KeyGroup {
  /// Entitlements for external purchases.
  static var purchaseEntitlements: KeyGroup {
    KeyGroup(
      "purchase-entitlements", "Purchases outside the App Store",
      summary: "Which apps may sell or link outside In-App Purchase.", keys: purchaseKeys)
  }
}

private var purchaseKeys: [Key] {
  [
    Key(
      "com.apple.developer.storekit.external-purchase", .boolean,
      summary: "Lets an app sell digital goods with another payment service.",
      discussion: """
        It depends on the region and the kind of app; each region has its own form. The
        Info.plist lists the regions in
        [`SKExternalPurchase`](key:info-plist:SKExternalPurchase).
        """,
      availability: [
        .iOS("15.4", from: .current),
        .macCatalyst("17.4", from: .current), .macOS("14.4", from: .current),
        .tvOS("17.4", from: .current), .watchOS("10.4", from: .current),
        .visionOS("1.1", from: .current),
      ],
      apis: [API("ExternalPurchase", of: "StoreKit", url: nil)],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(.needs("info-plist:SKExternalPurchase", when: "With this entitlement")).from(
          .ownPage)
      ],
      example: true,
      seeAlso: [
        "info-plist:SKExternalPurchase", "com.apple.developer.storekit.external-purchase-link",
      ]),
    Key(
      "com.apple.developer.storekit.external-purchase-link", .boolean,
      summary: "Lets an app link to a website that sells digital goods.",
      discussion: """
        The Info.plist has the addresses in
        [`SKExternalPurchaseLink`](key:info-plist:SKExternalPurchaseLink) or
        [`SKExternalPurchaseMultiLink`](key:info-plist:SKExternalPurchaseMultiLink), or the
        regions in
        [`SKExternalPurchaseCustomLinkRegions`](key:info-plist:SKExternalPurchaseCustomLinkRegions).
        """,
      availability: [
        .iOS("15.4", from: .current),
        .macCatalyst("17.4", from: .current), .macOS("14.4", from: .current),
        .tvOS("17.4", from: .current), .watchOS("10.4", from: .current),
        .visionOS("1.1", from: .current),
      ],
      apis: [
        API("ExternalPurchaseLink", of: "StoreKit", url: nil),
        API("ExternalPurchaseCustomLink", of: "StoreKit", url: nil),
      ],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(.needs("info-plist:SKExternalPurchaseLink", when: "With this entitlement")).when(
          .absent("info-plist:SKExternalPurchaseMultiLink")
            && .absent("info-plist:SKExternalPurchaseCustomLinkRegions")
        ).from(.ownPage)
      ],
      example: true,
      seeAlso: [
        "info-plist:SKExternalPurchaseLink", "info-plist:SKExternalPurchaseMultiLink",
        "info-plist:SKExternalPurchaseCustomLinkRegions",
        "com.apple.developer.storekit.external-purchase",
      ]),
    Key(
      "com.apple.developer.storekit.external-purchase-link-streaming", .boolean,
      summary: "Lets a music-streaming app promote offers outside the app.",
      discussion: """
        The Info.plist lists the regions in
        [`SKExternalPurchaseLinkStreamingRegions`](key:info-plist:SKExternalPurchaseLinkStreamingRegions).
        """,
      availability: [.iOS("18.2", from: .current)],
      apis: [API("ExternalPurchaseCustomLink", of: "StoreKit", url: nil)],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(
          .needs("info-plist:SKExternalPurchaseLinkStreamingRegions", when: "With this entitlement")
        ).from(.ownPage)
      ],
      example: true,
      seeAlso: [
        "info-plist:SKExternalPurchaseLinkStreamingRegions",
        "com.apple.developer.storekit.external-purchase-link",
      ]),
    Key(
      "com.apple.developer.storekit.custom-purchase-link.allowed-regions", .array(of: .string),
      title: "StoreKit external purchases or offers entitlement",
      summary: "Lists the regions in which an app sells in other ways, in the app or on a website.",
      discussion: """
        Each entry is a country code of two letters in lower case, of Brazil (`br`), Japan
        (`jp`) or a country of the European Union. List only regions in which you offer it.
        """,
      availability: [
        .iOS("26.2", from: .current),
        .macOS("26.2", from: .current), .tvOS("26.2", from: .current),
        .watchOS("26.2", from: .current), .visionOS("26.2", from: .current),
      ],
      apis: [API("ExternalPurchaseCustomLink", of: "StoreKit", url: nil)],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(.pattern("^[a-z]{2}$", "a country code of two lower-case letters")).from(.ownPage)
      ],
      example: ["br", "jp"],
      seeAlso: ["com.apple.developer.storekit.external-purchase"]),
    Key(
      "com.apple.developer.storekit.external-link.account", .boolean,
      summary: "Lets a reader app link to the website where people make and manage their account.",
      discussion: """
        The Info.plist has the addresses in
        [`SKExternalLinkAccount`](key:info-plist:SKExternalLinkAccount).
        """,
      availability: [.iOS("15.4", from: .current), .tvOS("16.4", from: .current)],
      apis: [API("ExternalLinkAccount", of: "StoreKit", url: nil)],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(.needs("info-plist:SKExternalLinkAccount", when: "With this entitlement")).from(
          .ownPage)
      ],
      example: true,
      seeAlso: ["info-plist:SKExternalLinkAccount"]),
  ]
}
