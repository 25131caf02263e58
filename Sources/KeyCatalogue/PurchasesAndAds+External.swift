import KeyModel

/// The form of a country in the lists.
private let countryCode = Rule.pattern("^[a-z]{2}$", "a country's code of two lower-case letters")

/// Purchases and accounts outside the App Store.
var externalPurchaseKeys: [Key] {
  [
    Key(
      "SKExternalPurchase", .array(of: .string),
      summary: "Lists the countries in which the app offers purchases outside the App Store.",
      discussion: """
        The app needs the entitlement `com.apple.developer.storekit.external-purchase`. Write the
        codes of the storefronts in lower case. Where the storefront isn't listed,
        `ExternalPurchase.canPresent` is false and the app must not show such purchases.
        """,
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
      approval: "Apple grants the entitlement on request.",
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
      ]),
    Key(
      "SKExternalPurchaseCustomLinkRegions", .array(of: .string),
      summary: "Lists the countries in which the app shows its own links to external offers.",
      discussion: """
        The links are in the app's code, and `ExternalPurchaseCustomLink` presents the notice before
        them. `isEligible` is false, and the methods throw errors, where the storefront is neither
        listed here nor in `SKExternalPurchaseLinkStreamingRegions` nor in an entitlement that lists
        regions. The key goes with the entitlement
        `com.apple.developer.storekit.external-purchase-link`.
        """,
      consequence: Consequence(
        "In a storefront that neither the list nor an entitlement has, the methods of `ExternalPurchaseCustomLink` throw errors.",
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
      approval: "Apple grants the entitlement on request.",
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
        .ownPage,
        .framework("storekit/externalpurchasecustomlink"),
        .framework("storekit/externalpurchasecustomlink/iseligible"),
      ]),
    Key(
      "SKExternalPurchaseLink", .dictionary,
      summary: "Holds, for each country, the page to which the app links for purchases.",
      discussion: """
        The app needs the entitlement `com.apple.developer.storekit.external-purchase-link`, and
        `open()` opens the page of the storefront. For several pages in one country there is
        [`SKExternalPurchaseMultiLink`](key:SKExternalPurchaseMultiLink), from iOS 17.5 on. What App Review saw must stay as it is: the
        addresses can't change without a new submission.
        """,
      availability: [
        .iOS("15.4", from: .current),
        .macCatalyst("17.4", from: .current), .macOS("14.4", from: .current),
        .tvOS("17.4", from: .current), .visionOS("1.0", from: .current),
        .watchOS("10.4", from: .current),
      ],
      apis: [
        API("ExternalPurchaseLink.canOpen", of: "StoreKit"),
        API("ExternalPurchaseLink.open()", of: "StoreKit"),
      ],
      approval: "Apple grants the entitlement on request.",
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
      ],
      notes: [
        EditorNote(
          .requirement,
          [
            .init(.ownPage, "Today: for apps with the link entitlement."),
            .init(
              .ownPage,
              "The page's edition of 2025: for such apps that run in systems before iOS 17.5."),
          ],
          choice: "Required for `open()`, whatever the system.",
          reason:
            "The newer edition has dropped the condition, and the method's page names the key.")
      ]),
    Key(
      "SKExternalPurchaseLink/*", .string, placeholder: "country",
      summary: "Holds the address of the page for one country.",
      discussion: """
        The key is the country's code in lower case, such as `nl`. Countries of the European Union,
        Iceland, Norway, Russia and the United States are possible. The address is absolute, begins
        with `https:`, has no query and at most 1,000 ASCII characters.
        """,
      rules: [
        .length(atMost: 1000).from(.ownPage),
        .withoutText(["?"]).from(.ownPage),
        .format(.url).from(.ownPage), .withPrefix(["https:"]).from(.ownPage),
      ],
      example: "https://example.com/nl"),
    Key(
      "SKExternalPurchaseMultiLink", .dictionary,
      summary: "Holds, for each country, up to five pages that the app may open for purchases.",
      discussion: """
        The app reads them from `ExternalPurchaseLink.eligibleURLs` and opens one with `open(url:)`.
        More than one address for a country is only for music streaming apps in the European
        Economic Area that qualify for it; addresses of
        [`SKExternalPurchaseLink`](key:SKExternalPurchaseLink) count as well. The app needs the
        entitlement `com.apple.developer.storekit.external-purchase-link`. What App Review saw must
        stay as it is: the addresses can't change without a new submission.
        """,
      availability: [
        .iOS("17.5", from: .current),
        .macCatalyst("17.5", from: .current), .macOS("14.5", from: .current),
        .tvOS("17.5", from: .current), .visionOS("1.2", from: .current),
        .watchOS("10.5", from: .current),
      ],
      apis: [
        API("ExternalPurchaseLink.eligibleURLs", of: "StoreKit"),
        API("ExternalPurchaseLink.open(url:)", of: "StoreKit"),
      ],
      approval: "Apple grants the entitlement on request.",
      example: ["fr": ["https://example.com/fr", "https://example.com/offer"]],
      seeAlso: ["SKExternalPurchaseLink"]),
    Key(
      "SKExternalPurchaseMultiLink/*", .array(of: .string), placeholder: "country",
      summary: "Lists the addresses of the pages for one country.",
      discussion: """
        The key is the country's code in lower case; the countries and the form of the addresses are
        those of [`SKExternalPurchaseLink`](key:SKExternalPurchaseLink). Write one address, or up to
        five if the app qualifies for more.
        """,
      rules: [
        .count(atLeast: 1).from(.ownPage), .count(atMost: 5).from(.ownPage),
        .length(atMost: 1000).from(.ownPage),
        .withoutText(["?"]).from(.ownPage),
        .format(.url).from(.ownPage), .withPrefix(["https:"]).from(.ownPage),
      ],
      example: ["https://example.com/fr"]),
    Key(
      "SKExternalPurchaseLinkStreamingRegions", .array(of: .string),
      summary: "Lists the countries in which a music app promotes offers outside the App Store.",
      discussion: """
        The app needs the entitlement
        `com.apple.developer.storekit.external-purchase-link-streaming`. Possible are the countries
        of the European Union, Iceland and Norway.
        """,
      availability: [.iOS("18.2", from: .current)],
      values: .documented(countries(union + ["is", "no"])),
      valuesSource: .ownPage,
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(
          .needs(
            "entitlements:com.apple.developer.storekit.external-purchase-link-streaming",
            when: "To promote offers")
        ).from(.entitlement("com.apple.developer.storekit.external-purchase-link-streaming")),
        .present.when(
          .present("entitlements:com.apple.developer.storekit.external-purchase-link-streaming")
        ).from(.ownPage),
        countryCode.from(.ownPage),
      ],
      example: ["de", "no"],
      seeAlso: ["SKExternalPurchaseMultiLink"],
      sources: [
        .ownPage,
        .entitlement("com.apple.developer.storekit.external-purchase-link-streaming"),
      ]),
    Key(
      "SKExternalLinkAccount", .dictionary,
      summary: "Holds the addresses at which people create or manage their account on the web.",
      discussion: """
        It is for *reader* apps with the entitlement
        `com.apple.developer.storekit.external-link.account`. The entry `*` is the address for every
        country that has no entry.
        """,
      availability: [.iOS("15.4", from: .current), .tvOS("16.4", from: .current)],
      apis: [API("ExternalLinkAccount.canOpen", of: "StoreKit")],
      approval: "Apple grants the entitlement on request.",
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
      ]),
    Key(
      "SKExternalLinkAccount/*", .string, placeholder: "country",
      summary: "Holds the address of the account page for one country, or for all others.",
      discussion: "The key is the country's code in lower case, or `*`.",
      rules: [.format(.url).from(.ownPage)],
      example: "https://example.com/jp"),
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
