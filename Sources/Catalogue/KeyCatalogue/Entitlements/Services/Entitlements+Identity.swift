import KeyModel

private let verifyWithWallet = SourceReference.framework(
  "passkit/configuring-your-environment-for-the-verify-with-wallet-api", confidence: .high)
private let walletApproval =
  "Apple grants the entitlement [on request](https://developer.apple.com/wallet/get-started-with-verify-with-wallet/)."

/// Entitlements for identity documents.
var identityKeys: [Key] {
  [
    Key(
      "com.apple.developer.in-app-identity-presentment",
      .dictionary,
      summary:
        "Lists the identity documents in Wallet, and the data in them, that the app may ask for.",
      discussion: """
        An app that verifies age or identity with `PKIdentityAuthorizationController` needs this
        entitlement. Write what Apple granted: the kinds of documents under
        [`document-types`](key:com.apple.developer.in-app-identity-presentment/document-types) and
        the data under [`elements`](key:com.apple.developer.in-app-identity-presentment/elements).
        Add [the merchant
        identifiers](key:com.apple.developer.in-app-identity-presentment.merchant-identifiers) and,
        in the Info.plist, [`NSIdentityUsageDescription`](key:info-plist:NSIdentityUsageDescription),
        without which every request fails. Build on macOS 13 or later. Requests work only on iPhone.
        """,
      consequence: Consequence(
        "Without the right entitlement, requesting a document crashes the app with *This app has crashed because it called an API it is not entitled to use*.",
        from: .developerForums("773396")),
      availability: [.iOS("16.0", from: .current)],
      apis: [
        API(
          "PKIdentityAuthorizationController", of: "PassKit", url: nil,
          linked: "-requestDocument:completion: _OBJC_CLASS_$_PKIdentityAuthorizationController")
      ],
      approval: walletApproval,
      rules: [
        .should(
          .needs(
            "info-plist:NSIdentityUsageDescription", when: "Where an app asks for identity data")
        ).from(.current("nsidentityusagedescription")),
        .present.when(
          .code(
            "the app asks for identity documents in Wallet", ["PKIdentityAuthorizationController"])
        ).from(verifyWithWallet),
        .should(
          .needs(
            "com.apple.developer.in-app-identity-presentment.merchant-identifiers",
            when: "With this entitlement")
        ).from(verifyWithWallet),
      ],
      example: ["document-types": ["us-drivers-license"], "elements": ["given-name", "age"]],
      seeAlso: [
        "com.apple.developer.in-app-identity-presentment.merchant-identifiers",
        "info-plist:NSIdentityUsageDescription",
      ],
      sources: [
        .ownPage, .current("nsidentityusagedescription"),
        verifyWithWallet, .developerForums("773396"),
        .framework("passkit/requesting-identity-data-from-a-wallet-pass", confidence: .high),
      ]),
    Key(
      "com.apple.developer.in-app-identity-presentment/document-types",
      .array(of: .string),
      summary: "Lists the kinds of identity documents in Wallet that the app may ask for.",
      discussion: """
        Write only the kinds that you named in your request to Apple. `us-drivers-license`, for
        `PKIdentityDriversLicenseDescriptor`, is the only kind that Apple's pages show; programs in iOS
        also list `jp-national-id-card` and `photo-id`. List the data to request from a document in
        [`elements`](key:com.apple.developer.in-app-identity-presentment/elements).
        """,
      consequence: Consequence(
        "For a kind of document that the entitlement doesn't list, `canRequestDocument` returns false, and App Store Connect's reports count the outcome `missingEntitlement`.",
        from: .framework(
          "analytics-reports/verify-with-wallet-document-request-availability", confidence: .high)),
      availability: [.iOS("16.0", from: .current)],
      values: .documented([
        AllowedValue("us-drivers-license", "For driver's licenses and state IDs in the US.")
      ]),
      valuesSource: .ownPage,
      example: ["us-drivers-license"],
      sources: [
        .ownPage, verifyWithWallet, .gitHub("blacktop/ipsw-diffs"),
        .framework("passkit/requesting-identity-data-from-a-wallet-pass", confidence: .high),
        .framework(
          "analytics-reports/verify-with-wallet-document-request-availability", confidence: .high),
      ]),
    Key(
      "com.apple.developer.in-app-identity-presentment/elements",
      .array(of: .string),
      summary: "Lists the data in an identity document in Wallet that the app may ask for.",
      discussion: """
        List only the elements that Apple granted, along with
        [`document-types`](key:com.apple.developer.in-app-identity-presentment/document-types). A
        request names some of them with `PKIdentityElement` and says how long the app keeps each
        one; people see both before they agree. `age(atLeast:)` asks only whether someone is old
        enough, and falls back to `age` if the document doesn't say it. A request can't contain both
        `age` and `age(atLeast:)`. The API works only on iPhone; on iPad, it returns an error. Add
        [`com.apple.developer.in-app-identity-presentment.merchant-identifiers`](key:com.apple.developer.in-app-identity-presentment.merchant-identifiers)
        and, in the Info.plist,
        [`NSIdentityUsageDescription`](key:info-plist:NSIdentityUsageDescription) too.
        `PKIdentityElement` has elements for which Apple doesn't document a value.
        """,
      consequence: Consequence(
        "The app can't request an element that Apple hasn't granted.",
        from: .framework("passkit/requesting-identity-data-from-a-wallet-pass", confidence: .high)),
      availability: [.iOS("16.0", from: .current)],
      values: .documented([
        AllowedValue("given-name", "The given name."),
        AllowedValue("family-name", "The family name."),
        AllowedValue("portrait", "The photo in the document."),
        AllowedValue("address", "The address."),
        AllowedValue(
          "issuing-authority",
          "The authority that issued the document, such as a state's department of motor vehicles."),
        AllowedValue("document-expiration-date", "The date on which the document expires."),
        AllowedValue("document-number", "The number of the document."),
        AllowedValue("driving-privileges", "The kinds of vehicles that the person may drive."),
        AllowedValue("age", "The age in years."),
        AllowedValue("date-of-birth", "The date of birth."),
      ]),
      valuesSource: .ownPage,
      example: ["given-name", "age"],
      sources: [
        .ownPage,
        verifyWithWallet,
        .framework("passkit/requesting-identity-data-from-a-wallet-pass", confidence: .high),
      ]),
    Key(
      "com.apple.developer.in-app-identity-presentment.merchant-identifiers",
      .array(of: .string),
      summary: "Lists the merchant identifiers that the app uses to request identity documents.",
      discussion: """
        Create a merchant identifier in your developer account, or use the one for Apple Pay, and
        create an identity access certificate for it: your server needs the certificate's key to
        decrypt the responses. Then turn on *In App Identity Presentment Merchant IDs* for the App
        ID. In a request, set `merchantIdentifier` to one of the identifiers in this array. Requests
        work only on iPhone.
        """,
      consequence: Consequence(
        "Without it, merchant identifiers aren't recognized for identity requests, even if the app lists them for Apple Pay.",
        from: verifyWithWallet),
      availability: [.iOS("16.0", from: .current)],
      apis: [
        API(
          "PKIdentityRequest.merchantIdentifier", of: "PassKit", url: nil,
          linked:
            "-requestDocument:completion: -setMerchantIdentifier: _OBJC_CLASS_$_PKIdentityRequest")
      ],
      approval: walletApproval,
      rules: [
        merchantPrefix,
        .present.when(
          .code(
            "the app asks for identity documents in Wallet",
            ["PKIdentityRequest.merchantIdentifier"])
        ).from(verifyWithWallet),
      ],
      example: ["merchant.com.example.identity"],
      seeAlso: ["com.apple.developer.in-app-identity-presentment"],
      sources: [
        .ownPage,
        verifyWithWallet,
      ]),
    Key(
      "com.apple.developer.proximity-reader.identity.display",
      .boolean,
      title: "ID Verifier - Display Only",
      summary: "Lets an iPhone read a mobile driver's license and show the result on its screen.",
      discussion: """
        Use it if someone checks the result on the screen: the app makes a
        `MobileDriversLicenseDisplayRequest` and learns only whether that person approved, rejected
        or dismissed the document. To get the data itself, the app needs
        [`com.apple.developer.proximity-reader.identity.read`](key:com.apple.developer.proximity-reader.identity.read).
        In Xcode, add the capability, which Apple's article calls Verifier API. At run time, check
        `MobileDocumentReader.isSupported`.
        """,
      consequence: Consequence(
        "Without the capability, the app can't request mobile documents.",
        from: .framework(
          "proximityreader/adopting-the-verifier-api-in-your-iphone-app", confidence: .high)),
      availability: [.iOS("17.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("MobileDocumentReader", of: "ProximityReader")],
      capability: "Tap to Present ID on iPhone (Display Only)",
      rules: [
        .present.when(.code("the app makes a `MobileDriversLicenseDisplayRequest`")).from(
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
      summary: "Lists the mobile documents, and the data in them, that an iPhone app may read.",
      discussion: """
        An app gets data with `MobileDriversLicenseDataRequest` from a driver's license that someone
        holds near the iPhone. List the kinds of documents under
        [`document-types`](key:com.apple.developer.proximity-reader.identity.read/document-types)
        and the data under
        [`document-elements`](key:com.apple.developer.proximity-reader.identity.read/document-elements).
        In Xcode, add the capability that Apple's article calls Verifier API. If showing the result
        is enough, use
        [`com.apple.developer.proximity-reader.identity.display`](key:com.apple.developer.proximity-reader.identity.display).
        """,
      consequence: Consequence(
        "Without the capability, the app can't request mobile documents.",
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
      summary: "Lists the kinds of mobile documents that the app may read.",
      discussion: """
        Write `drivers-license`, the only value that Apple documents, to read mobile driver's
        licenses with `MobileDriversLicenseDataRequest`. List the data that the app reads in
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
      summary: "Lists the data in a mobile document that the app may read.",
      discussion: """
        List what the app asks for in `MobileDriversLicenseDataRequest`. The request says whether
        the app retains each element or needs it only for the check. Apple documents only the names
        of the elements; the meanings below are those of `MobileDriversLicenseDataRequest.Element`.
        """,
      availability: [.iOS("17.0", from: .current)],
      values: .documented([
        AllowedValue("given-name", "The given name."),
        AllowedValue("family-name", "The family name."),
        AllowedValue("portrait", "The photo in the document."),
        AllowedValue("address", "The address."),
        AllowedValue("issuing-authority", "The authority that issued the document."),
        AllowedValue("document-issue-date", "The date on which the document was issued."),
        AllowedValue("document-expiration-date", "The date on which the document expires."),
        AllowedValue("document-number", "The number of the document."),
        AllowedValue("driving-privileges", "The kinds of vehicles that the person may drive."),
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
      summary: "Lists the kinds of mobile documents that the app presents to websites.",
      discussion: """
        An app that offers its identity documents in the browser needs this entitlement. List each
        kind that the app registers with `IdentityDocumentProviderRegistrationStore`. The names come
        from the standards, such as `org.iso.18013.5.1.mDL`. When a website asks through the Digital
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
        AllowedValue("org.iso.23220.photoid.1", "For photo IDs under the ISO 23220 standard."),
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
