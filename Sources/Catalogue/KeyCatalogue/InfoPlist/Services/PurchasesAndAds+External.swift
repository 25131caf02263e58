import KeyModel

/// The form of a country in the lists.
private let countryCode = Rule.pattern("^[a-z]{2}$", "a country's code of two lowercase letters")

private let linkApproval =
  "Apple grants the entitlement on request, for example in the [European Union](https://developer.apple.com/go/?id=storekit-external-purchase-eu)."

/// The form of the addresses for purchases.
private let purchaseAddress: [Rule] = [
  .length(atMost: 1000).from(.ownPage), .withoutText(["?"]).from(.ownPage),
  .format(.url).from(.ownPage), .withPrefix(["https:"]).from(.ownPage),
]

/// Purchases and accounts outside the App Store.
var externalPurchaseKeys: [Key] {
  [
    Key(
      "SKExternalPurchase", .array(of: .string),
      summary: "Lists the countries in which the app offers purchases outside the App Store.",
      discussion: """
        It requires the entitlement
        [`com.apple.developer.storekit.external-purchase`](key:entitlements:com.apple.developer.storekit.external-purchase).
        Write the code, two lowercase letters, of each storefront in which the app offers external
        purchases. Before the offer, the app checks `ExternalPurchase.canPresent`, available in iOS
        17.4, macOS 14.4 and later, and shows a notice with `presentNoticeSheet()`. Your server
        reports the resulting token to Apple. Check again when the storefront changes.

        To link to a website instead, see
        [`SKExternalPurchaseCustomLinkRegions`](key:SKExternalPurchaseCustomLinkRegions) and
        [`SKExternalPurchaseMultiLink`](key:SKExternalPurchaseMultiLink).
        """,
      consequence: Consequence(
        "In a storefront that neither this key nor an entitlement lists, `ExternalPurchase.canPresent` is `false`, and the app can't show the notice about external purchases.",
        from: .framework("storekit/externalpurchase/canpresent")),
      availability: [
        .iOS("15.4", from: .current),
        .macCatalyst("17.4", from: .current), .macOS("14.4", from: .current),
        .tvOS("17.4", from: .current), .visionOS("1.0", from: .current),
        .watchOS("10.4", from: .current),
      ],
      values: .documented(countries(union + ["kr"])),
      valuesSource: .ownPage,
      apis: [
        API("ExternalPurchase.canPresent", of: "StoreKit"),
        API("ExternalPurchase.presentNoticeSheet()", of: "StoreKit"),
      ],
      approval:
        "Apple grants the entitlement on request, in the [European Union](https://developer.apple.com/go/?id=storekit-external-purchase-eu) and in [South Korea](https://developer.apple.com/support/storekit-external-entitlement-kr/).",
      rules: [
        .should(
          .needs(
            "entitlements:com.apple.developer.storekit.external-purchase",
            when: "To offer external purchases")
        ).from(.entitlement("com.apple.developer.storekit.external-purchase")),
        .present.when(.present("entitlements:com.apple.developer.storekit.external-purchase")).from(
          .ownPage),
        countryCode.from(.ownPage),
      ],
      example: ["nl", "it"],
      seeAlso: ["SKExternalPurchaseLink", "SKExternalPurchaseCustomLinkRegions"],
      sources: [
        .ownPage, .framework("storekit/externalpurchase/canpresent"),
        .framework("storekit/externalpurchase/presentnoticesheet()"),
        .entitlement("com.apple.developer.storekit.external-purchase"),
        .framework("storekit/external-purchase"),
      ]),
    Key(
      "SKExternalPurchaseCustomLinkRegions", .array(of: .string),
      summary: "Lists the countries in which the app shows custom links to external offers.",
      discussion: """
        It is for apps with the entitlement
        [`com.apple.developer.storekit.external-purchase-link`](key:entitlements:com.apple.developer.storekit.external-purchase-link)
        and with links in code. Call `ExternalPurchaseCustomLink`: check `isEligible`, request
        tokens with `token(for:)` at launch and before each possible purchase, and call
        `showNotice(type:)` before the link opens. Write the codes in lowercase. For fixed addresses,
        use [`SKExternalPurchaseMultiLink`](key:SKExternalPurchaseMultiLink) instead. Storefronts in
        `SKExternalPurchaseLinkStreamingRegions`, or in an entitlement that lists regions, are
        eligible too.
        """,
      consequence: Consequence(
        "In a storefront that neither this key, nor `SKExternalPurchaseLinkStreamingRegions`, nor an entitlement lists, the methods of `ExternalPurchaseCustomLink` throw errors.",
        from: .framework("storekit/externalpurchasecustomlink/iseligible")),
      availability: [
        .iOS("18.1", from: .current),
        .macCatalyst("18.1", from: .current), .macOS("15.1", from: .current),
        .tvOS("18.1", from: .current), .visionOS("2.1", from: .current),
        .watchOS("11.1", from: .current),
      ],
      values: .documented(countries(union)),
      valuesSource: .ownPage,
      apis: [
        API("ExternalPurchaseCustomLink.isEligible", of: "StoreKit"),
        API("ExternalPurchaseCustomLink.token(for:)", of: "StoreKit"),
      ],
      approval: linkApproval,
      rules: [
        .present.when(
          .present("entitlements:com.apple.developer.storekit.external-purchase-link")
            && .code("the app uses `ExternalPurchaseCustomLink`")
        ).from(.ownPage),
        countryCode.from(.ownPage),
      ],
      example: ["de", "fr"],
      seeAlso: ["SKExternalPurchaseLink"],
      sources: [
        .ownPage, .framework("storekit/externalpurchasecustomlink"),
        .framework("storekit/externalpurchasecustomlink/iseligible"),
        .framework("storekit/external-purchase"),
      ]),
    Key(
      "SKExternalPurchaseLink", .dictionary,
      summary: "Gives, for each country, the page that the app opens for external purchases.",
      discussion: """
        It requires the entitlement
        [`com.apple.developer.storekit.external-purchase-link`](key:entitlements:com.apple.developer.storekit.external-purchase-link).
        Each key is the code of a storefront, two lowercase letters, and each value is one address.
        `ExternalPurchaseLink.open()` shows a notice and then opens the address of the current
        storefront. It adds a token that you report to Apple; iOS 15.4 to 17.3 add none. Check
        `canOpen` before you show a button. In iOS 17.5, macOS 14.5 and later,
        [`SKExternalPurchaseMultiLink`](key:SKExternalPurchaseMultiLink) can have several addresses;
        if a country allows only one, write it in both keys. The addresses must stay as App Review
        saw them, so a change requires a new submission.
        """,
      consequence: Consequence(
        "In a storefront without an entry, `ExternalPurchaseLink.canOpen` is `false` and `open()` throws an error.",
        from: .framework("storekit/externalpurchaselink/open()", confidence: .high)),
      availability: [
        .iOS("15.4", from: .current),
        .macCatalyst("17.4", from: .current), .macOS("14.4", from: .current),
        .tvOS("17.4", from: .current), .visionOS("1.0", from: .current),
        .watchOS("10.4", from: .current),
      ],
      apis: [
        API("ExternalPurchaseLink.canOpen", of: "StoreKit"),
        API(
          "ExternalPurchaseLink.open()", of: "StoreKit",
          linked: "_$s8StoreKit20ExternalPurchaseLinkO4openyyYaKFZTu"),
      ],
      approval: linkApproval,
      rules: [
        .should(
          .needs(
            "entitlements:com.apple.developer.storekit.external-purchase-link",
            when: "To link to external purchases")
        ).from(.entitlement("com.apple.developer.storekit.external-purchase-link")),
        .present.when(
          .present("entitlements:com.apple.developer.storekit.external-purchase-link")
            && .code(
              "the app opens a page with `ExternalPurchaseLink.open()`",
              ["ExternalPurchaseLink.open()"])
        )
        .from(.framework("storekit/externalpurchaselink/open()", confidence: .high)),
      ],
      example: ["de": "https://example.com/de", "nl": "https://example.com/nl"],
      seeAlso: ["SKExternalPurchaseMultiLink", "SKExternalPurchase"],
      sources: [
        .ownPage, .framework("storekit/externalpurchaselink/canopen"),
        .framework("storekit/externalpurchaselink/open()", confidence: .high),
        .entitlement("com.apple.developer.storekit.external-purchase-link"),
        .framework("storekit/external-purchase"),
      ],
      notes: [
        EditorNote(
          .requirement,
          [
            .init(.ownPage, "Today: for apps with the link entitlement."),
            .init(.ownPage, "In 2025: for apps that run on systems before iOS 17.5."),
          ],
          choice: "Required for `open()`, whatever the system.",
          reason: "The newer edition names no systems, and the method's page names the key.")
      ]),
    Key(
      "SKExternalPurchaseLink/*", .string,
      placeholder: "country",
      summary: "Gives the address for external purchases in one country.",
      discussion: """
        The key is the country's code in lowercase, such as `de`. Countries of the European Union,
        Iceland, Norway and Russia are allowed. The address is absolute, begins with `https:`, has
        no query, and contains at most 1,000 ASCII characters. StoreKit adds a query with
        `externalPurchaseToken` and the bundle identifier when it opens the page.
        """,
      consequence: Consequence(
        "Without an entry for the current storefront, `ExternalPurchaseLink.open()` throws an error.",
        from: .framework("storekit/externalpurchaselink/open()", confidence: .high)),
      required: .optional,
      rules: purchaseAddress,
      example: "https://example.com/de",
      sources: [.ownPage, .framework("storekit/externalpurchaselink/open()", confidence: .high)]),
    Key(
      "SKExternalPurchaseMultiLink", .dictionary,
      summary:
        "Gives, for each country, up to five pages that the app may open for external purchases.",
      discussion: """
        It requires the entitlement
        [`com.apple.developer.storekit.external-purchase-link`](key:entitlements:com.apple.developer.storekit.external-purchase-link).
        The app reads the addresses of the current storefront from
        `ExternalPurchaseLink.eligibleURLs` and opens one with `open(url:)`. Only music streaming
        apps that qualify in the European Economic Area may have more than one address for a
        country; different ones in [`SKExternalPurchaseLink`](key:SKExternalPurchaseLink) count too.
        The addresses must stay as App Review saw them, so a change requires a new submission.
        """,
      consequence: Consequence(
        "Without addresses for the current storefront, `ExternalPurchaseLink.eligibleURLs` is `nil`.",
        from: .framework("storekit/externalpurchaselink/eligibleurls")),
      availability: [
        .iOS("17.5", from: .current), .macCatalyst("17.5", from: .current),
        .macOS("14.5", from: .current), .tvOS("17.5", from: .current),
        .visionOS("1.2", from: .current), .watchOS("10.5", from: .current),
      ],
      apis: [
        API("ExternalPurchaseLink.eligibleURLs", of: "StoreKit"),
        API("ExternalPurchaseLink.open(url:)", of: "StoreKit"),
      ],
      approval: linkApproval,
      rules: [
        .present.when(
          .present("entitlements:com.apple.developer.storekit.external-purchase-link")
            && .code("the app uses `ExternalPurchaseLink.open(url:)`")
        ).from(.framework("storekit/externalpurchaselink/open(url:)"))
      ],
      example: ["fr": ["https://example.com/fr"], "it": ["https://example.com/it"]],
      seeAlso: ["SKExternalPurchaseLink"],
      sources: [
        .ownPage, .framework("storekit/externalpurchaselink/eligibleurls"),
        .framework("storekit/externalpurchaselink/open(url:)"),
      ]),
    Key(
      "SKExternalPurchaseMultiLink/*", .array(of: .string),
      placeholder: "country",
      summary: "Lists the addresses for external purchases in one country.",
      discussion: """
        The key is the country's code in lowercase; the countries and the form of the addresses are
        the same as for [`SKExternalPurchaseLink`](key:SKExternalPurchaseLink). Write one address,
        or up to five if the app is a music streaming app that qualifies for more.
        """,
      consequence: Consequence(
        "Without an entry for the current storefront, `ExternalPurchaseLink.open(url:)` throws an error.",
        from: .framework("storekit/externalpurchaselink/open(url:)")),
      required: .optional,
      rules: [.count(atLeast: 1).from(.ownPage), .count(atMost: 5).from(.ownPage)]
        + purchaseAddress,
      example: ["https://example.com/fr"],
      sources: [.ownPage, .framework("storekit/externalpurchaselink/open(url:)")]),
    Key(
      "SKExternalPurchaseLinkStreamingRegions", .array(of: .string),
      summary: "Lists the countries in which a music app promotes offers outside the App Store.",
      discussion: """
        It is for music streaming apps with the entitlement
        [`com.apple.developer.storekit.external-purchase-link-streaming`](key:entitlements:com.apple.developer.storekit.external-purchase-link-streaming).
        Write the codes, in lowercase, of the countries in which the app links to offers: countries
        of the European Union, Iceland and Norway. The links are in code, which calls
        `ExternalPurchaseCustomLink` as with
        [`SKExternalPurchaseCustomLinkRegions`](key:SKExternalPurchaseCustomLinkRegions).
        """,
      consequence: Consequence(
        "In a storefront that neither this key, nor `SKExternalPurchaseCustomLinkRegions`, nor an entitlement lists, the methods of `ExternalPurchaseCustomLink` throw errors.",
        from: .framework("storekit/externalpurchasecustomlink/iseligible")),
      availability: [.iOS("18.2", from: .current)],
      values: .documented(countries(union + ["is", "no"])),
      valuesSource: .ownPage,
      approval:
        "Apple grants the entitlement [on request](https://developer.apple.com/support/music-streaming-services-entitlement-eea/) in the European Economic Area.",
      rules: [
        .should(
          .needs(
            "entitlements:com.apple.developer.storekit.external-purchase-link-streaming",
            when: "To promote offers outside the App Store")
        ).from(.entitlement("com.apple.developer.storekit.external-purchase-link-streaming")),
        .present.when(
          .present("entitlements:com.apple.developer.storekit.external-purchase-link-streaming")
        ).from(.ownPage),
        countryCode.from(.ownPage),
      ],
      example: ["de", "no"],
      seeAlso: ["SKExternalPurchaseMultiLink", "SKExternalPurchaseCustomLinkRegions"],
      sources: [
        .ownPage, .entitlement("com.apple.developer.storekit.external-purchase-link-streaming"),
        .framework("storekit/externalpurchasecustomlink/iseligible"),
      ]),
    Key(
      "SKExternalLinkAccount", .dictionary,
      summary: "Gives the web addresses at which people create or manage their account.",
      discussion: """
        It is for *reader* apps, whose main purpose is to show magazines, newspapers, books, audio,
        music or video. It requires the entitlement
        [`com.apple.developer.storekit.external-link.account`](key:entitlements:com.apple.developer.storekit.external-link.account).
        With the entitlement, the app must not offer in-app purchases. The entry `*` is required: it
        is the address for every country that has no entry. Show a button only if
        `ExternalLinkAccount.canOpen` is `true`, because `open()` throws an error otherwise. Both
        are available since iOS 16 and tvOS 16.4. Neither works in Mac Catalyst apps, nor in iPhone
        and iPad apps on a Mac or on visionOS.
        """,
      consequence: Consequence(
        "People in a country without an entry get the address of the entry `*`.",
        from: .ownPage),
      availability: [.iOS("15.4", from: .current), .tvOS("16.4", from: .current)],
      apis: [API("ExternalLinkAccount.canOpen", of: "StoreKit")],
      approval:
        "Apple grants the entitlement [on request](https://developer.apple.com/support/reader-apps/).",
      rules: [
        .should(
          .needs(
            "entitlements:com.apple.developer.storekit.external-link.account",
            when: "To link to an account's website")
        ).from(.entitlement("com.apple.developer.storekit.external-link.account")),
        .present.when(.present("entitlements:com.apple.developer.storekit.external-link.account"))
          .from(.ownPage),
        .stated("One of the entries is `*`.", on: .review).from(.ownPage),
      ],
      example: ["*": "https://example.com", "jp": "https://example.com/jp"],
      sources: [
        .ownPage, .framework("storekit/external-link-account"),
        .entitlement("com.apple.developer.storekit.external-link.account"),
        .appleSupport("reader-apps/"), .framework("storekit/externallinkaccount/canopen"),
      ]),
    Key(
      "SKExternalLinkAccount/*", .string,
      placeholder: "country",
      summary: "Gives the address of the account page for one country, or for all others.",
      discussion: """
        The key is the country's code in lowercase, such as `jp`, or `*` for every country without
        an entry; the entry `*` is required. Write the address of that country's website.
        """,
      consequence: Consequence(
        "People in a country without an entry get the address of the entry `*`.",
        from: .ownPage),
      required: .optional,
      rules: [.format(.url).from(.ownPage)],
      example: "https://example.com",
      sources: [.ownPage]),
  ]
}

/// The countries of the European Union, by code.
private let union = [
  "at", "be", "bg", "hr", "cy", "cz", "dk", "ee", "fi", "fr", "de", "gr", "hu", "ie", "it", "lv",
  "lt", "lu", "mt", "nl", "pl", "pt", "ro", "sk", "si", "es", "se",
]

private let countryNames: [String: String] = [
  "at": "Austria", "be": "Belgium", "bg": "Bulgaria", "hr": "Croatia", "cy": "Cyprus",
  "cz": "Czechia", "dk": "Denmark", "ee": "Estonia", "fi": "Finland", "fr": "France",
  "de": "Germany", "gr": "Greece", "hu": "Hungary", "ie": "Ireland", "it": "Italy", "lv": "Latvia",
  "lt": "Lithuania", "lu": "Luxembourg", "mt": "Malta", "nl": "The Netherlands", "pl": "Poland",
  "pt": "Portugal", "ro": "Romania", "sk": "Slovakia", "si": "Slovenia", "es": "Spain",
  "se": "Sweden", "kr": "South Korea", "is": "Iceland", "no": "Norway",
]

private func countries(_ codes: [String]) -> [AllowedValue] {
  codes.map { AllowedValue(.string($0), "\(countryNames[$0] ?? $0).") }
}
