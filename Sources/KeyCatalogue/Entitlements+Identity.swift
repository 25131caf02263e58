import KeyModel

/// Entitlements for identity documents.
var identityKeys: [Key] {
  [
    Key(
      "com.apple.developer.in-app-identity-presentment",
      .dictionary,
      summary: "Lists the identity documents in Wallet, and their parts, that the app may ask for.",
      discussion: """
        An app that verifies age or identity with `PKIdentityAuthorizationController` needs it.
        Write what Apple granted: the kinds of document under
        [`document-types`](key:com.apple.developer.in-app-identity-presentment/document-types), the
        data under [`elements`](key:com.apple.developer.in-app-identity-presentment/elements). Add
        [the merchant
        identifiers](key:com.apple.developer.in-app-identity-presentment.merchant-identifiers) and
        [`NSIdentityUsageDescription`](key:info-plist:NSIdentityUsageDescription) too, and build on
        macOS 13 or later. It works on iPhone only: on iPad, requests return an error.
        """,
      consequence: Consequence(
        "An app can request only the parts that its entitlement names.",
        from: .framework("passkit/requesting-identity-data-from-a-wallet-pass", confidence: .high)),
      availability: [.iOS("16.0", from: .current)],
      apis: [API("PKIdentityAuthorizationController", of: "PassKit", url: nil)],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(
          .needs(
            "info-plist:NSIdentityUsageDescription", when: "Where an app asks for identity data")
        ).from(.current("nsidentityusagedescription")),
        .present.when(.code("the app asks for identity documents in Wallet")).from(
          .framework(
            "passkit/configuring-your-environment-for-the-verify-with-wallet-api", confidence: .high
          )),
      ],
      example: ["document-types": ["us-drivers-license"], "elements": ["given-name", "age"]],
      seeAlso: [
        "com.apple.developer.in-app-identity-presentment.merchant-identifiers",
        "info-plist:NSIdentityUsageDescription",
      ],
      sources: [
        .ownPage, .current("nsidentityusagedescription"),
        .framework(
          "passkit/configuring-your-environment-for-the-verify-with-wallet-api", confidence: .high),
        .framework("passkit/requesting-identity-data-from-a-wallet-pass", confidence: .high),
      ]),
    Key(
      "com.apple.developer.in-app-identity-presentment/document-types",
      .array(of: .string),
      summary: "Lists the kinds of identity document in Wallet that the app may ask for.",
      discussion: """
        Write only the kinds that you named in the request to Apple. `us-drivers-license` is the
        only one that Apple's pages show; `PKIdentityDriversLicenseDescriptor` asks for such
        documents. What to ask for in a document is in
        [`elements`](key:com.apple.developer.in-app-identity-presentment/elements).
        """,
      consequence: Consequence(
        "For a kind that isn't granted, `canRequestDocument` answers false, and App Store Connect counts `missingEntitlement` in its reports.",
        from: .framework(
          "analytics-reports/verify-with-wallet-document-request-availability", confidence: .high)),
      availability: [.iOS("16.0", from: .current)],
      values: .documented([
        AllowedValue("us-drivers-license", "For driver's licenses and identity cards of US states.")
      ]),
      valuesSource: .ownPage,
      example: ["us-drivers-license"],
      sources: [
        .ownPage,
        .framework(
          "passkit/configuring-your-environment-for-the-verify-with-wallet-api", confidence: .high),
        .framework("passkit/requesting-identity-data-from-a-wallet-pass", confidence: .high),
        .framework(
          "analytics-reports/verify-with-wallet-document-request-availability", confidence: .high),
      ]),
    Key(
      "com.apple.developer.in-app-identity-presentment/elements",
      .array(of: .string),
      summary: "Lists the parts of an identity document in Wallet that the app may ask for.",
      discussion: """
        List only the parts that Apple granted you, beside
        [`document-types`](key:com.apple.developer.in-app-identity-presentment/document-types). A
        request names some of them with `PKIdentityElement` and says for each how long the app keeps
        it; people see both before they agree. `age(atLeast:)` asks only whether someone is old
        enough, and falls back to `age` if the document has no such statement. A request can't
        contain both. The API works on iPhone only and returns an error on an iPad. It also needs
        [`com.apple.developer.in-app-identity-presentment.merchant-identifiers`](key:com.apple.developer.in-app-identity-presentment.merchant-identifiers)
        and [`NSIdentityUsageDescription`](key:info-plist:NSIdentityUsageDescription) in the
        Info.plist. `PKIdentityElement` has more elements than Apple documents values for.
        """,
      consequence: Consequence(
        "The app can't request a part that isn't granted.",
        from: .framework("passkit/requesting-identity-data-from-a-wallet-pass", confidence: .high)),
      availability: [.iOS("16.0", from: .current)],
      values: .documented([
        AllowedValue("given-name", "The given name."),
        AllowedValue("family-name", "The family name."),
        AllowedValue("portrait", "The photograph in the document."),
        AllowedValue("address", "The address."),
        AllowedValue(
          "issuing-authority",
          "The authority that issued the document, such as a state's department of motor vehicles."),
        AllowedValue("document-expiration-date", "The day on which the document expires."),
        AllowedValue("document-number", "The number of the document."),
        AllowedValue("driving-privileges", "The kinds of vehicle that the person may drive."),
        AllowedValue("age", "The age in years."),
        AllowedValue("date-of-birth", "The date of birth."),
      ]),
      valuesSource: .ownPage,
      example: ["given-name", "age"],
      sources: [
        .ownPage,
        .framework(
          "passkit/configuring-your-environment-for-the-verify-with-wallet-api", confidence: .high),
        .framework("passkit/requesting-identity-data-from-a-wallet-pass", confidence: .high),
      ]),
    Key(
      "com.apple.developer.in-app-identity-presentment.merchant-identifiers",
      .array(of: .string),
      summary: "Lists the merchant identifiers that the app uses to ask for identity documents.",
      discussion: """
        Make a merchant identifier in the developer account, or take the one of Apple Pay, and
        create an identity access certificate for it: your server needs its key to decrypt the
        answers. Then turn on *In App Identity Presentment Merchant IDs* for the App ID. The
        request's `merchantIdentifier` names one of the entries. It works on iPhone only.
        """,
      consequence: Consequence(
        "Identifiers that are listed for Apple Pay alone aren't recognized for identity requests.",
        from: .framework(
          "passkit/configuring-your-environment-for-the-verify-with-wallet-api", confidence: .high)),
      availability: [.iOS("16.0", from: .current)],
      apis: [API("PKIdentityRequest.merchantIdentifier", of: "PassKit", url: nil)],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .present.when(.code("the app asks for identity documents in Wallet")).from(
          .framework(
            "passkit/configuring-your-environment-for-the-verify-with-wallet-api", confidence: .high
          ))
      ],
      example: ["merchant.com.example.identity"],
      seeAlso: ["com.apple.developer.in-app-identity-presentment"],
      sources: [
        .ownPage,
        .framework(
          "passkit/configuring-your-environment-for-the-verify-with-wallet-api", confidence: .high),
      ]),
    Key(
      "com.apple.developer.proximity-reader.identity.display",
      .boolean,
      title: "ID Verifier - Display Only",
      summary: "Lets an iPhone read a mobile driver's license and show the result on its screen.",
      discussion: """
        Choose it if someone inspects the result on the screen: the app makes a
        `MobileDriversLicenseDisplayRequest` and learns only whether the document was approved or
        rejected. To get the data itself, the app needs
        [`com.apple.developer.proximity-reader.identity.read`](key:com.apple.developer.proximity-reader.identity.read).
        Add the capability in Xcode, which Apple's article calls Verifier API, and check
        `MobileDocumentReader.isSupported` at run time.
        """,
      consequence: Consequence(
        "The app can't make requests for mobile documents without the capability.",
        from: .framework(
          "proximityreader/adopting-the-verifier-api-in-your-iphone-app", confidence: .high)),
      availability: [.iOS("17.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("MobileDocumentReader", of: "ProximityReader")],
      capability: "Tap to Present ID on iPhone (Display Only)",
      rules: [
        .present.when(.code("the app shows the result of reading a mobile document")).from(
          .framework(
            "proximityreader/adopting-the-verifier-api-in-your-iphone-app", confidence: .high))
      ],
      example: true,
      seeAlso: ["com.apple.developer.proximity-reader.identity.read"],
      sources: [
        .ownPage, .capabilityNames,
        .framework("proximityreader/mobiledriverslicensedisplayrequest", confidence: .high),
        .framework(
          "proximityreader/adopting-the-verifier-api-in-your-iphone-app", confidence: .high),
        .framework(
          "proximityreader/mobiledriverslicensedisplayrequest/response", confidence: .high),
      ]),
    Key(
      "com.apple.developer.proximity-reader.identity.read",
      .dictionary,
      title: "ID Verifier - Data Transfer",
      summary: "Lists the mobile documents, and their parts, whose data an iPhone app may read.",
      discussion: """
        An app needs it to get the data of a driver's license that someone holds near the iPhone,
        with `MobileDriversLicenseDataRequest`. The dictionary has the kinds under
        [`document-types`](key:com.apple.developer.proximity-reader.identity.read/document-types)
        and the parts under
        [`document-elements`](key:com.apple.developer.proximity-reader.identity.read/document-elements).
        If it is enough to show the result, take
        [`com.apple.developer.proximity-reader.identity.display`](key:com.apple.developer.proximity-reader.identity.display).
        """,
      consequence: Consequence(
        "The app can't make requests for mobile documents without the capability.",
        from: .framework(
          "proximityreader/adopting-the-verifier-api-in-your-iphone-app", confidence: .high)),
      availability: [.iOS("17.0", from: .current)],
      apis: [API("MobileDocumentReader", of: "ProximityReader")],
      rules: [
        .present.when(.code("the app reads the data of mobile documents")).from(
          .framework(
            "proximityreader/adopting-the-verifier-api-in-your-iphone-app", confidence: .high))
      ],
      example: [
        "document-types": ["drivers-license"], "document-elements": ["given-name", "age"],
      ],
      seeAlso: ["com.apple.developer.proximity-reader.identity.display"],
      sources: [
        .ownPage, .framework("proximityreader/mobiledriverslicensedatarequest", confidence: .high),
        .framework(
          "proximityreader/adopting-the-verifier-api-in-your-iphone-app", confidence: .high),
      ]),
    Key(
      "com.apple.developer.proximity-reader.identity.read/document-types",
      .array(of: .string),
      summary: "Lists the kinds of mobile document whose data the app may read.",
      discussion: """
        Write `drivers-license`, the only value that Apple documents, to read mobile driver's
        licenses with `MobileDriversLicenseDataRequest`. Which parts of them the app gets is up to
        [`document-elements`](key:com.apple.developer.proximity-reader.identity.read/document-elements).
        """,
      availability: [.iOS("17.0", from: .current)],
      values: .documented([
        AllowedValue("drivers-license", "For mobile driver's licenses.")
      ]),
      valuesSource: .ownPage,
      example: ["drivers-license"],
      sources: [
        .ownPage,
        .framework(
          "proximityreader/adopting-the-verifier-api-in-your-iphone-app", confidence: .high),
        .framework("proximityreader/mobiledriverslicensedatarequest", confidence: .high),
      ]),
    Key(
      "com.apple.developer.proximity-reader.identity.read/document-elements",
      .array(of: .string),
      summary: "Lists the parts of a mobile document whose data the app may read.",
      discussion: """
        List what the app asks for in `MobileDriversLicenseDataRequest`. There, each part is either
        retained, if you store it for long, or not retained, if you need it only for the check.
        Apple documents only the names of the parts; the meanings below are those of
        `MobileDriversLicenseDataRequest.Element`.
        """,
      availability: [.iOS("17.0", from: .current)],
      values: .documented([
        AllowedValue("given-name", "The given name."),
        AllowedValue("family-name", "The family name."),
        AllowedValue("portrait", "The photograph in the document."),
        AllowedValue("address", "The address."),
        AllowedValue("issuing-authority", "The authority that issued the document."),
        AllowedValue("document-issue-date", "The day on which the document was issued."),
        AllowedValue("document-expiration-date", "The day on which the document expires."),
        AllowedValue("document-number", "The number of the document."),
        AllowedValue("driving-privileges", "The kinds of vehicle that the person may drive."),
        AllowedValue("age", "The age in years."),
        AllowedValue("date-of-birth", "The date of birth."),
      ]),
      valuesSource: .ownPage,
      example: ["given-name", "age"],
      sources: [
        .ownPage, .framework("proximityreader/mobiledriverslicensedatarequest", confidence: .high),
      ]),
    Key(
      "com.apple.developer.identity-document-services.document-provider.mobile-document-types",
      .array(of: .string),
      title: "Digital Credentials API - Mobile Document Provider",
      summary: "Lists the kinds of mobile document that the app presents to websites.",
      discussion: """
        An app that offers its identity documents in the browser needs it. List each kind that the
        app registers with `IdentityDocumentProviderRegistrationStore`; the names are those of the
        standards, such as `org.iso.18013.5.1.mDL`. When a website asks through the Digital
        Credentials API, the app is one of the choices, and its
        [extension](point:com.apple.identity-document-services.document-provider-ui) shows what
        would be shared.
        """,
      consequence: Consequence(
        "The app can register only documents of the listed types.",
        from: .framework("identitydocumentservices/implenting-as-an-identity-document-provider")),
      availability: [.iOS("26.0", from: .current)],
      values: .documented([
        AllowedValue("org.iso.18013.5.1.mDL", "For mobile driver's licenses."),
        AllowedValue(
          "eu.europa.ec.eudi.pid.1", "For the identity data of a European digital identity wallet."),
        AllowedValue("eu.europa.ec.av.1", "For the European proof of age."),
        AllowedValue("org.iso.23220.photoid.1", "For photo IDs of the standard ISO 23220."),
        AllowedValue("org.iso.23220.1.jp.mnc", "For the Japanese My Number Card."),
      ]),
      valuesSource: .ownPage,
      rules: [
        .present.when(.code("the app presents identity documents to websites")).from(
          .framework("identitydocumentservices/implenting-as-an-identity-document-provider"))
      ],
      example: ["org.iso.18013.5.1.mDL"],
      seeAlso: ["com.apple.developer.proximity-reader.identity.read"],
      sources: [
        .ownPage,
        .framework("identitydocumentservices/implenting-as-an-identity-document-provider"),
      ]),
  ]
}
