import KeyModel

/// The form of a dictionary of collected data.
private let fourKeys = Consequence(
  "A value that isn't a Boolean makes the manifest invalid, and App Store Connect rejects the app with ITMS-91056.",
  from: .invalidPrivacyManifests)

private let invalidManifest = Consequence(
  "A value that isn't in the list makes the manifest invalid, and App Store Connect rejects the app with ITMS-91056.",
  from: .invalidPrivacyManifests)

extension KeyGroup {
  /// The keys that describe the data an app or an SDK collects.
  static var privacyCollectedData: KeyGroup {
    KeyGroup(
      "privacy-collected-data", "Collected data",
      summary: "Which data an app or SDK collects about people, and what for.",
      availability: privacyManifestAvailability, keys: collectedDataKeys)
  }
}

private var collectedDataKeys: [Key] {
  [
    Key(
      "NSPrivacyCollectedDataTypes", .array(of: .dictionary),
      title: "Privacy Nutrition Label Types",
      summary:
        "Describes the data that an app or SDK collects, one dictionary for each type of data.",
      discussion: """
        Write it in `PrivacyInfo.xcprivacy`. Data is collected if it leaves the device and stays
        readable to you or a partner for longer than the request needs. Each dictionary has the same
        four keys: the type, whether it is linked to a person, whether it is used for tracking, and
        the purposes.

        A manifest describes what its own bundle collects: an SDK describes its data in its own
        manifest, and the app doesn't repeat it. Xcode combines all manifests in a privacy report,
        which *Generate Privacy Report* in the organizer creates; use it as the basis for the app's
        privacy labels. The report needs this key in every manifest, so write an empty array if
        nothing is collected.
        """,
      consequence: Consequence(
        "Without the key, Xcode's privacy report lists the manifest under *Missing an expected key*.",
        from: .gitHub("alexiscreuzot/SwiftyGif/issues/197")),
      rules: [
        .present.when(.intent("the app or SDK collects data about people")).from(
          .dataUseInPrivacyManifests),
        .onlyKnownKeys.codes("ITMS-91056", "ITMS-91108").saying(
          "{value} is not a key of an entry that describes collected data",
          "write 'NSPrivacyCollectedDataType' or the same with 'Linked', 'Tracking' or 'Purposes' after it, or remove the key"
        ).from(
          .framework(
            "technotes/tn3184-adding-data-collection-details-to-your-privacy-manifest",
            confidence: .high)),
      ],
      example: [
        [
          "NSPrivacyCollectedDataType": "NSPrivacyCollectedDataTypeEmailAddress",
          "NSPrivacyCollectedDataTypeLinked": true, "NSPrivacyCollectedDataTypeTracking": false,
          "NSPrivacyCollectedDataTypePurposes": [
            "NSPrivacyCollectedDataTypePurposeAppFunctionality"
          ],
        ]
      ],
      seeAlso: ["NSPrivacyAccessedAPITypes"],
      sources: [
        .ownPage, .dataUseInPrivacyManifests,
        .framework(
          "technotes/tn3184-adding-data-collection-details-to-your-privacy-manifest",
          confidence: .high),
        .appStore("app-privacy-details/"), .gitHub("Swinject/Swinject/pull/555"),
        .gitHub("alexiscreuzot/SwiftyGif/issues/197"),
      ]),
    Key(
      "NSPrivacyCollectedDataTypes/[]/NSPrivacyCollectedDataType", .string,
      title: "Collected Data Type",
      summary: "Names the type of data that is collected.",
      discussion: """
        Choose one of the listed values. There is one dictionary for each type, so an app that
        collects names and addresses has two. A value that you made up also makes Xcode's privacy
        report wrong. The parent, [`NSPrivacyCollectedDataTypes`](key:NSPrivacyCollectedDataTypes),
        says what counts as collected. For data that no value describes, write
        `NSPrivacyCollectedDataTypeOtherDataTypes`.
        """,
      consequence: invalidManifest,
      values: .closed(collectedDataTypes, codes: ["ITMS-91056", "ITMS-91108"]),
      valuesSource: .ownPage,
      required: .required,
      requiredSource: .dataUseInPrivacyManifests,
      example: "NSPrivacyCollectedDataTypeEmailAddress",
      sources: [
        .ownPage,
        .dataUseInPrivacyManifests, .addingPrivacyManifests,
        .gitHub("sqlcipher/sqlcipher/pull/511"), .invalidPrivacyManifests,
      ]),
    Key(
      "NSPrivacyCollectedDataTypes/[]/NSPrivacyCollectedDataTypeLinked", .boolean,
      title: "Linked to User",
      summary: "Says whether this data is linked to a person's identity.",
      discussion: """
        Write `YES` if the data can be traced to someone through an account, a device or other
        details, such as a user ID. Write `NO` only if you remove what identifies people before you
        collect the data, and don't link it to a person again afterward. The privacy labels in the
        App Store show linked and unlinked data under separate headings. Tracking is a separate
        matter; see
        [`NSPrivacyCollectedDataTypeTracking`](key:NSPrivacyCollectedDataTypes/[]/NSPrivacyCollectedDataTypeTracking).
        """,
      consequence: fourKeys,
      required: .required,
      requiredSource: .dataUseInPrivacyManifests,
      example: true,
      seeAlso: ["NSPrivacyCollectedDataTypes/[]/NSPrivacyCollectedDataTypeTracking"],
      sources: [
        .ownPage, .dataUseInPrivacyManifests, .appStore("app-privacy-details/"),
        .addingPrivacyManifests,
        .framework(
          "technotes/tn3184-adding-data-collection-details-to-your-privacy-manifest",
          confidence: .high), .invalidPrivacyManifests,
      ]),
    Key(
      "NSPrivacyCollectedDataTypes/[]/NSPrivacyCollectedDataTypeTracking", .boolean,
      title: "Used for Tracking",
      summary: "Says whether this data is used to track people.",
      discussion: """
        Write `YES` if the data is linked with data from other companies for advertising, or given
        to data brokers. The manifest then also sets [`NSPrivacyTracking`](key:NSPrivacyTracking) to
        `YES` and lists at least one domain in
        [`NSPrivacyTrackingDomains`](key:NSPrivacyTrackingDomains), and the app asks for permission
        with App Tracking Transparency. For data that stays with you, write `NO`, even if you use it
        for your own analytics or advertising in the app. The key is required in either case: each
        dictionary has exactly four keys.
        """,
      consequence: fourKeys,
      required: .required,
      requiredSource: .dataUseInPrivacyManifests,
      example: false,
      seeAlso: ["NSPrivacyTracking", "NSPrivacyTrackingDomains"],
      sources: [
        .ownPage, .dataUseInPrivacyManifests, .addingPrivacyManifests,
        .framework(
          "technotes/tn3184-adding-data-collection-details-to-your-privacy-manifest",
          confidence: .high), .appStore("user-privacy-and-data-use/"), .invalidPrivacyManifests,
      ]),
    Key(
      "NSPrivacyCollectedDataTypes/[]/NSPrivacyCollectedDataTypePurposes", .array(of: .string),
      title: "Collection Purposes",
      summary: "Lists what the data is collected for.",
      discussion: """
        List every purpose that applies, even if one is only secondary. An app that shows its own
        ads and measures how people use it lists
        `NSPrivacyCollectedDataTypePurposeDeveloperAdvertising` and
        `NSPrivacyCollectedDataTypePurposeAnalytics`, for example. A purpose in your own words also
        makes Xcode's privacy report wrong.
        """,
      consequence: invalidManifest,
      values: .closed(collectionPurposes, codes: ["ITMS-91056", "ITMS-91108"]),
      valuesSource: .ownPage,
      required: .required,
      requiredSource: .dataUseInPrivacyManifests,
      example: ["NSPrivacyCollectedDataTypePurposeAppFunctionality"],
      sources: [
        .ownPage,
        .dataUseInPrivacyManifests, .addingPrivacyManifests,
        .gitHub("appspector/ios-sdk/issues/30"), .invalidPrivacyManifests,
      ]),
  ]
}

private var collectedDataTypes: [AllowedValue] {
  [
    ("Name", "A person's name, whole or in part."),
    ("EmailAddress", "An email address, even if only its hash leaves the device."),
    ("PhoneNumber", "A phone number, even if only its hash leaves the device."),
    ("PhysicalAddress", "Where someone lives or gets mail."),
    ("OtherUserContactInfo", "Any other way to reach someone outside the app."),
    (
      "Health", "Medical data, from HealthKit, clinical records or a study, or entered by hand."
    ),
    ("Fitness", "Exercise and movement, such as what the Motion & Fitness API reports."),
    (
      "PaymentInfo",
      "Cards, bank accounts and other means of payment, unless only a payment service sees them."
    ),
    ("CreditInfo", "How creditworthy someone is, such as a score."),
    ("OtherFinancialInfo", "Income, assets, debts and other financial circumstances."),
    (
      "PreciseLocation",
      "A location at least as precise as three decimal places of latitude and longitude."
    ),
    (
      "CoarseLocation",
      "A location less precise than three decimal places, such as an approximate location."
    ),
    (
      "SensitiveInfo",
      "Ethnic origin, sexual orientation, pregnancy, disability, beliefs, union membership, politics, genes, biometrics."
    ),
    ("Contacts", "The people someone knows, as in an address book or social graph."),
    ("EmailsOrTextMessages", "Emails and messages, with their subjects, senders and recipients."),
    ("PhotosorVideos", "Photos or videos; the value is spelled with a small `o` in `or`."),
    ("AudioData", "Recordings of a voice or of other sound."),
    (
      "GameplayContent",
      "What players create: saved games, matches with others, things they build."
    ),
    ("CustomerSupport", "What someone writes or sends while asking for support."),
    ("OtherUserContent", "Anything else that people create in the app."),
    ("BrowsingHistory", "What someone looked at outside the app, such as websites."),
    ("SearchHistory", "What someone searched for in the app."),
    ("UserID", "An identifier of a person or account: a screen name, a handle, a customer number."),
    ("DeviceID", "An identifier of the device, such as the one for advertising."),
    ("PurchaseHistory", "What someone bought or is inclined to buy."),
    (
      "ProductInteraction",
      "How someone uses the app: launches, taps, scrolling, what they play and where they stopped."
    ),
    ("AdvertisingData", "Which ads someone saw."),
    ("OtherUsageData", "Any other activity in the app."),
    ("CrashData", "Crash logs."),
    ("PerformanceData", "Launch times, hangs and energy use."),
    ("OtherDiagnosticData", "Any other technical measurement of the app."),
    ("EnvironmentScanning", "The surroundings: meshes, planes, recognized scenes or images."),
    ("Hands", "The shape of the hands and how they move."),
    ("Head", "How the head moves."),
    ("OtherDataTypes", "Data of any kind that no other value names."),
  ].map { AllowedValue(.string("NSPrivacyCollectedDataType" + $0.0), $0.1) }
}

private var collectionPurposes: [AllowedValue] {
  [
    (
      "ThirdPartyAdvertising",
      "Shows ads of other companies, or gives the data to companies that show ads."
    ),
    (
      "DeveloperAdvertising",
      "Advertises your own products: in the app, in messages, or in ads that others show for you."
    ),
    (
      "Analytics",
      "Measures what people do, how well features work, or how large the audience is."
    ),
    ("ProductPersonalization", "Adapts what each person sees, such as recommendations."),
    (
      "AppFunctionality",
      "Is needed for the app to work: signing in, features, security, fraud prevention, stability, support."
    ),
    ("Other", "Serves a purpose that no other value names."),
  ].map { AllowedValue(.string("NSPrivacyCollectedDataTypePurpose" + $0.0), $0.1) }
}
