import KeyModel

extension KeyGroup {
  /// Entitlements for external purchases.
  static var purchaseEntitlements: KeyGroup {
    KeyGroup(
      "purchase-entitlements", "Purchases outside the App Store",
      summary: "Which apps may sell or link to purchases outside In-App Purchase.",
      keys: purchaseKeys)
  }
}

private let customLink = SourceReference.framework("storekit/externalpurchasecustomlink")

private let withoutCustomLinks = Consequence(
  "Without an entitlement for external purchases, such as this one, the app can't use `ExternalPurchaseCustomLink`.",
  from: customLink)

private let customLinkSources: [SourceReference] = [
  .ownPage, customLink, .framework("storekit/externalpurchasecustomlink/iseligible"),
]

private var purchaseKeys: [Key] {
  [
    Key(
      "com.apple.developer.storekit.external-purchase",
      .boolean,
      summary: "Lets an app sell digital goods with a payment service other than Apple's.",
      discussion: """
        Whether you can get it depends on the region and the kind of app. Each region has its own
        request form and terms. Set the key to `true`, list the regions in
        [`SKExternalPurchase`](key:info-plist:SKExternalPurchase), and call
        `ExternalPurchase.presentNoticeSheet()` before each purchase. On iOS 17.4 and later, report
        purchases to Apple with the token that this method returns.
        """,
      consequence: Consequence(
        "Without it, `ExternalPurchase.canPresent` is `false` and `presentNoticeSheet()` throws an error.",
        from: .framework("storekit/externalpurchase/canpresent", confidence: .high)),
      availability: [
        .iOS("15.4", from: .current),
        .macCatalyst("17.4", from: .current), .macOS("14.4", from: .current),
        .tvOS("17.4", from: .current), .watchOS("10.4", from: .current),
        .visionOS("1.1", from: .current),
      ],
      apis: [API("ExternalPurchase", of: "StoreKit", url: nil)],
      approval:
        "Apple grants the entitlement on request, in the [European Union](https://developer.apple.com/go/?id=storekit-external-purchase-eu), for dating apps in the [Netherlands](https://developer.apple.com/support/storekit-external-entitlement/) and in [South Korea](https://developer.apple.com/support/storekit-external-entitlement-kr/).",
      rules: [
        .should(.needs("info-plist:SKExternalPurchase", when: "With this entitlement")).from(
          .current("skexternalpurchase")),
        .present.when(.code("the app uses `ExternalPurchase`")).from(
          .framework("storekit/externalpurchase", confidence: .high)),
      ],
      example: true,
      seeAlso: [
        "info-plist:SKExternalPurchase", "com.apple.developer.storekit.external-purchase-link",
      ],
      sources: [
        .ownPage, .framework("storekit/externalpurchase/presentnoticesheet()", confidence: .high),
        .framework("storekit/externalpurchase", confidence: .high),
        .framework("storekit/externalpurchase/canpresent", confidence: .high),
        .framework("storekit/external-purchase"),
      ]),
    Key(
      "com.apple.developer.storekit.external-purchase-link",
      .boolean,
      summary: "Lets an app link to a website that sells digital goods.",
      discussion: """
        Request it for each region; links on the storefront of the United States don't need it.
        For iOS 17.5 and later, list the URLs in
        [`SKExternalPurchaseMultiLink`](key:info-plist:SKExternalPurchaseMultiLink); the app chooses
        from `eligibleURLs` and calls `ExternalPurchaseLink.open(url:)`. For earlier versions, list
        one URL for each region in
        [`SKExternalPurchaseLink`](key:info-plist:SKExternalPurchaseLink), which `open()` opens.
        Since iOS 17.4, StoreKit appends a token to the URL, with which your server reports purchases
        to Apple. For
        links that you build at runtime, use
        [`SKExternalPurchaseCustomLinkRegions`](key:info-plist:SKExternalPurchaseCustomLinkRegions)
        and `ExternalPurchaseCustomLink`.
        """,
      consequence: Consequence(
        "Without it, `ExternalPurchaseLink.open()` throws an error.",
        from: .framework("storekit/externalpurchaselink/open()", confidence: .high)),
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
      approval:
        "Apple grants the entitlement on request, for example in the [European Union](https://developer.apple.com/go/?id=storekit-external-purchase-eu).",
      rules: [
        .should(.needs("info-plist:SKExternalPurchaseLink", when: "With this entitlement")).when(
          .absent("info-plist:SKExternalPurchaseMultiLink")
            && .absent("info-plist:SKExternalPurchaseCustomLinkRegions")
        ).from(.current("skexternalpurchaselink")),
        .present.when(.code("the app uses `ExternalPurchaseLink`")).from(
          .framework("storekit/externalpurchaselink", confidence: .high)),
      ],
      example: true,
      seeAlso: [
        "info-plist:SKExternalPurchaseLink", "info-plist:SKExternalPurchaseMultiLink",
        "info-plist:SKExternalPurchaseCustomLinkRegions",
        "com.apple.developer.storekit.external-purchase",
      ],
      sources: [
        .ownPage, .framework("storekit/externalpurchaselink/open()", confidence: .high),
        .framework("storekit/externalpurchasecustomlink/iseligible", confidence: .high),
        .framework("storekit/externalpurchaselink", confidence: .high),
        .framework("storekit/externalpurchaselink/eligibleurls", confidence: .high),
        .framework("storekit/external-purchase", confidence: .high),
        .appStore("review/guidelines/"),
      ]),
    Key(
      "com.apple.developer.storekit.external-purchase-link-streaming",
      .boolean,
      summary: "Lets a music streaming app tell people about offers outside the app.",
      discussion: """
        Only music streaming apps qualify, in the regions that Apple allows. Once Apple has granted
        it to your account, set the key to `true` and list the regions in
        [`SKExternalPurchaseLinkStreamingRegions`](key:info-plist:SKExternalPurchaseLinkStreamingRegions).
        In code, check `ExternalPurchaseCustomLink.isEligible`. Other apps link to offers with
        [`com.apple.developer.storekit.external-purchase-link`](key:com.apple.developer.storekit.external-purchase-link).
        """,
      consequence: withoutCustomLinks,
      availability: [.iOS("18.2", from: .current)],
      apis: [API("ExternalPurchaseCustomLink", of: "StoreKit", url: nil)],
      approval:
        "Apple grants the entitlement [on request](https://developer.apple.com/support/music-streaming-services-entitlement-eea/) in the European Economic Area.",
      rules: [
        .should(
          .needs("info-plist:SKExternalPurchaseLinkStreamingRegions", when: "With this entitlement")
        ).from(.current("skexternalpurchaselinkstreamingregions")),
        .present.when(.code("a music-streaming app promotes offers outside the app")).from(
          .ownPage),
      ],
      example: true,
      seeAlso: [
        "info-plist:SKExternalPurchaseLinkStreamingRegions",
        "com.apple.developer.storekit.external-purchase-link",
      ],
      sources: customLinkSources),
    Key(
      "com.apple.developer.storekit.custom-purchase-link.allowed-regions",
      .array(of: .string),
      title: "StoreKit external purchases or offers entitlement",
      summary:
        "Lists the regions in which the app sells digital goods itself or on a website.",
      discussion: """
        Once Apple has granted it to your account, write two-letter country codes in lowercase for
        Brazil (`br`), Japan (`jp`) or countries in the European Union. List only regions in which
        you sell this way and Apple allows it. The older entitlements are Booleans, and their regions
        are in the Info.plist; this entitlement lists the regions itself. In code, check
        `ExternalPurchaseCustomLink.isEligible`.
        """,
      consequence: withoutCustomLinks,
      availability: [
        .iOS("26.2", from: .current),
        .macOS("26.2", from: .current), .tvOS("26.2", from: .current),
        .watchOS("26.2", from: .current), .visionOS("26.2", from: .current),
      ],
      apis: [API("ExternalPurchaseCustomLink", of: "StoreKit", url: nil)],
      approval:
        "Apple grants the entitlement on request; [Apple's article](https://developer.apple.com/documentation/storekit/external-purchase) links to the forms of the regions.",
      rules: [
        .should(.pattern("^[a-z]{2}$", "a country code of two lowercase letters")).from(.ownPage),
        .present.when(
          .code("the app sells outside In-App Purchase in Brazil, Japan or the European Union")
        ).from(.ownPage),
      ],
      example: ["br", "jp"],
      seeAlso: ["com.apple.developer.storekit.external-purchase"],
      sources: customLinkSources),
    Key(
      "com.apple.developer.storekit.external-link.account",
      .boolean,
      summary:
        "Lets a reader app link to the website where people create and manage their account.",
      discussion: """
        Only reader apps can use it. Set the key to `true`, and write the URLs in
        [`SKExternalLinkAccount`](key:info-plist:SKExternalLinkAccount). Show the link only
        while `ExternalLinkAccount.canOpen` is `true`, and open it with `open()`, which iOS 16
        introduced.
        """,
      consequence: Consequence(
        "Without it, an app can't use `ExternalLinkAccount`.",
        from: .framework("storekit/externallinkaccount", confidence: .high)),
      availability: [.iOS("15.4", from: .current), .tvOS("16.4", from: .current)],
      apis: [
        API(
          "ExternalLinkAccount", of: "StoreKit", url: nil,
          linked: "_$s8StoreKit19ExternalLinkAccountO4openyyYaKFZTu")
      ],
      approval:
        "Apple grants the entitlement [on request](https://developer.apple.com/support/reader-apps/).",
      rules: [
        .should(.needs("info-plist:SKExternalLinkAccount", when: "With this entitlement")).from(
          .current("skexternallinkaccount")),
        .present.when(.code("the app uses `ExternalLinkAccount`", ["ExternalLinkAccount"])).from(
          .framework("storekit/externallinkaccount", confidence: .high)),
      ],
      example: true,
      seeAlso: ["info-plist:SKExternalLinkAccount"],
      sources: [
        .ownPage, .framework("storekit/externallinkaccount", confidence: .high),
        .framework("storekit/externallinkaccount/open()", confidence: .high),
        .framework("storekit/externallinkaccount/canopen", confidence: .high),
      ]),
  ]
}
