import KeyModel

/// Entitlements for identity documents.
var identityKeys: [Key] {
  [
    Key(
      "com.apple.developer.in-app-identity-presentment", .dictionary,
      summary: "Lists which documents in Wallet an app may ask for, and which parts of them.",
      discussion: """
        The app asks with `PKIdentityAuthorizationController`. People are asked with the text of
        [`NSIdentityUsageDescription`](key:info-plist:NSIdentityUsageDescription).
        [`com.apple.developer.in-app-identity-presentment.merchant-identifiers`](key:com.apple.developer.in-app-identity-presentment.merchant-identifiers)
        is about the merchant identifiers of such requests.
        """,
      availability: [.iOS("16.0", from: .current)],
      apis: [API("PKIdentityAuthorizationController", of: "PassKit", url: nil)],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(
          .needs(
            "info-plist:NSIdentityUsageDescription", when: "Where an app asks for identity data")
        ).from(.current("nsidentityusagedescription"))
      ],
      example: ["document-types": ["us-drivers-license"], "elements": ["given-name", "age"]],
      seeAlso: [
        "com.apple.developer.in-app-identity-presentment.merchant-identifiers",
        "info-plist:NSIdentityUsageDescription",
      ],
      sources: [.ownPage, .current("nsidentityusagedescription")]),
    Key(
      "com.apple.developer.in-app-identity-presentment/document-types", .array(of: .string),
      summary: "Lists the kinds of identity document that an app may ask for.",
      availability: [.iOS("16.0", from: .current)],
      values: .documented([
        AllowedValue(
          "us-drivers-license", "A driver's license or identity card of a state of the USA.")
      ]),
      valuesSource: .ownPage,
      example: ["us-drivers-license"]),
    Key(
      "com.apple.developer.in-app-identity-presentment/elements", .array(of: .string),
      summary: "Lists the parts of an identity document that an app may ask for.",
      availability: [.iOS("16.0", from: .current)],
      values: .documented([
        AllowedValue("given-name", "Given name."), AllowedValue("family-name", "Family name."),
        AllowedValue("portrait", "Portrait."), AllowedValue("address", "Address."),
        AllowedValue("issuing-authority", "The authority that issued the document."),
        AllowedValue("document-expiration-date", "The day on which the document expires."),
        AllowedValue("document-number", "Number of the document."),
        AllowedValue("driving-privileges", "Which vehicles the person may drive."),
        AllowedValue("age", "Age."), AllowedValue("date-of-birth", "Date of birth."),
      ]),
      valuesSource: .ownPage,
      example: ["given-name", "age"]),
    Key(
      "com.apple.developer.in-app-identity-presentment.merchant-identifiers", .array(of: .string),
      summary: "Lists the merchant identifiers with which an app asks for identity documents.",
      discussion: """
        The request names one of them. List an identifier here even if Apple Pay has the same. It works
        on iPhones only.
        """,
      availability: [.iOS("16.0", from: .current)],
      apis: [API("PKIdentityRequest.merchantIdentifier", of: "PassKit", url: nil)],
      approval: "Apple grants the entitlement on request.",
      example: ["merchant.com.example.identity"],
      seeAlso: ["com.apple.developer.in-app-identity-presentment"]),
    Key(
      "com.apple.developer.proximity-reader.identity.display", .boolean,
      title: "ID Verifier - Display Only",
      summary: "Lets an iPhone read a mobile identity document and show what is on it.",
      discussion: """
        The app learns nothing itself: the system shows the result to the person who checks the
        document.
        """,
      availability: [.iOS("17.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("MobileDocumentReader", of: "ProximityReader")],
      capability: "Tap to Present ID on iPhone (Display Only)",
      example: true,
      seeAlso: ["com.apple.developer.proximity-reader.identity.read"],
      sources: [.ownPage, .capabilityNames]),
    Key(
      "com.apple.developer.proximity-reader.identity.read", .dictionary,
      title: "ID Verifier - Data Transfer",
      summary: "Lists the mobile identity documents, and their parts, whose data an app may read.",
      discussion: """
        Unlike
        [`com.apple.developer.proximity-reader.identity.display`](key:com.apple.developer.proximity-reader.identity.display),
        it gives the data to the app.
        """,
      availability: [.iOS("17.0", from: .current)],
      apis: [API("MobileDocumentReader", of: "ProximityReader")],
      example: [
        "document-types": ["drivers-license"], "document-elements": ["given-name", "age"],
      ],
      seeAlso: ["com.apple.developer.proximity-reader.identity.display"]),
    Key(
      "com.apple.developer.proximity-reader.identity.read/document-types", .array(of: .string),
      summary: "Lists the kinds of mobile document whose data an app may read.",
      availability: [.iOS("17.0", from: .current)],
      values: .documented([AllowedValue("drivers-license", "A driver's license.")]),
      valuesSource: .ownPage,
      example: ["drivers-license"]),
    Key(
      "com.apple.developer.proximity-reader.identity.read/document-elements", .array(of: .string),
      summary: "Lists the parts of a mobile document whose data an app may read.",
      availability: [.iOS("17.0", from: .current)],
      values: .documented([
        AllowedValue("given-name", "Given name."), AllowedValue("family-name", "Family name."),
        AllowedValue("portrait", "Portrait."), AllowedValue("address", "Address."),
        AllowedValue("issuing-authority", "The authority that issued the document."),
        AllowedValue("document-issue-date", "The day on which the document was issued."),
        AllowedValue("document-expiration-date", "The day on which the document expires."),
        AllowedValue("document-number", "Number of the document."),
        AllowedValue("driving-privileges", "Which vehicles the person may drive."),
        AllowedValue("age", "Age."), AllowedValue("date-of-birth", "Date of birth."),
      ]),
      valuesSource: .ownPage,
      example: ["given-name", "age"]),
    Key(
      "com.apple.developer.identity-document-services.document-provider.mobile-document-types",
      .array(of: .string),
      title: "Digital Credentials API - Mobile Document Provider",
      summary: "Lists the kinds of mobile document that an app presents to websites.",
      discussion: """
        A website asks in the browser, and the
        [extension](point:com.apple.identity-document-services.document-provider-ui) of the app
        answers.
        """,
      availability: [.iOS("26.0", from: .current)],
      values: .documented([
        AllowedValue("org.iso.18013.5.1.mDL", "A mobile driver's license."),
        AllowedValue(
          "eu.europa.ec.eudi.pid.1", "The identity data of the European identity wallet."),
        AllowedValue("eu.europa.ec.av.1", "The European proof of age."),
        AllowedValue("org.iso.23220.photoid.1", "A photo identity card of ISO 23220."),
        AllowedValue("org.iso.23220.1.jp.mnc", "The Japanese My Number Card."),
      ]),
      valuesSource: .ownPage,
      example: ["org.iso.18013.5.1.mDL"],
      seeAlso: ["com.apple.developer.proximity-reader.identity.read"],
      sources: [
        .ownPage,
        .framework("identitydocumentservices/implenting-as-an-identity-document-provider"),
      ]),
  ]
}
