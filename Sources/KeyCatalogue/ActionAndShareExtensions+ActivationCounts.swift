import KeyModel

private let activationPoints = ExtensionPointScope.only([
  "com.apple.services", "com.apple.share-services", "com.apple.ui-services",
])

/// The keys of an activation rule that count attachments.
var attachmentCountKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsAttachmentsWithMaxCount",
      .integer,
      summary: "Limits how many attachments, of all types together, the extension accepts.",
      required: .optional,
      rules: [.should(.range(min: 0, max: nil)).from(.appExtensionKeys("Table 3"))],
      extensionPoints: activationPoints,
      example: 20,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsAttachmentsWithMinCount"
      ],
      sources: countSources,
      notes: [countTypeNote],
      alsoAccepts: [.boolean]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsAttachmentsWithMinCount",
      .integer,
      summary: "Sets how many attachments must be selected before the extension is offered.",
      required: .optional,
      rules: [.should(.range(min: 0, max: nil)).from(.appExtensionKeys("Table 3"))],
      extensionPoints: activationPoints,
      example: 1,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsAttachmentsWithMaxCount"
      ],
      sources: countSources,
      notes: [
        EditorNote(
          .text,
          [
            .init(
              .appExtensionKeys("Action Extension Keys, NSExtensionActivationRule"),
              "Every key of Table 3 holds the maximum number of items of the data type that it represents."
            ),
            .init(
              .appExtensionKeys("Table 3"), "This key holds a minimum, for attachments of any type."
            ),
          ],
          choice: "The value is a minimum.",
          reason: "The key's name and its row say so; the sentence before the table is too general."
        ),
        countTypeNote,
      ],
      alsoAccepts: [.boolean]),
  ]
}

/// The keys of an activation rule that each represent a type of data.
var dataTypeCountKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsFileWithMaxCount",
      .integer,
      summary: "Accepts files of any kind, up to this number.",
      discussion: "Leave the key out, or set it to `0`, if the extension takes no files as such.",
      required: .optional,
      rules: [notNegative],
      extensionPoints: activationPoints,
      example: 5,
      sources: countSources,
      notes: [countTypeNote],
      alsoAccepts: [.boolean]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsImageWithMaxCount",
      .integer,
      summary: "Accepts images, up to this number.",
      discussion: "Leave the key out, or set it to `0`, if the extension takes no images.",
      required: .optional,
      rules: [notNegative],
      extensionPoints: activationPoints,
      example: 10,
      sources: countSources,
      notes: [countTypeNote],
      alsoAccepts: [.boolean]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsMovieWithMaxCount",
      .integer,
      summary: "Accepts movies, up to this number.",
      discussion: "Leave the key out, or set it to `0`, if the extension takes no movies.",
      required: .optional,
      rules: [notNegative],
      extensionPoints: activationPoints,
      example: 1,
      sources: countSources,
      notes: [countTypeNote],
      alsoAccepts: [.boolean]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsText",
      .boolean,
      summary: "Offers the extension when people share text.",
      discussion: "Leave the key out, or set it to `NO`, if the extension takes no text.",
      required: .optional,
      extensionPoints: activationPoints,
      example: true,
      sources: countSources,
      notes: [
        EditorNote(
          .type,
          [
            .init(
              .appExtensionKeys("Action Extension Keys, NSExtensionActivationRule"),
              "An integer, like every key of Table 3: the largest number the extension handles."),
            .init(.ownPage, "A Boolean value."),
            .init(
              .appStoreConnect("ITMS-90361"), "Refused an integer: the value is not a Boolean."),
          ],
          choice: "The value is a Boolean.",
          reason: "Today's reference says so, and the App Store has refused other types.")
      ], typeCodes: ["ITMS-90361"]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsWebPageWithMaxCount",
      .integer,
      summary: "Accepts web pages, up to this number; a script for Safari needs it.",
      discussion: """
        Give it a value other than 0 if a Share extension, or an Action extension on iOS, reads or
        changes a web page with the script that
        [`NSExtensionJavaScriptPreprocessingFile`](key:NSExtension/NSExtensionAttributes/NSExtensionJavaScriptPreprocessingFile)
        names. Leave the key out, or set it to `0`, if the extension takes no web pages. For the
        address of a page alone use
        [`NSExtensionActivationSupportsWebURLWithMaxCount`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsWebURLWithMaxCount).
        """,
      required: .optional,
      rules: [notNegative],
      extensionPoints: activationPoints,
      example: 1,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsWebURLWithMaxCount",
        "NSExtension/NSExtensionAttributes/NSExtensionJavaScriptPreprocessingFile",
      ],
      sources: countSources + [
        .extensionScenarios("Accessing a Webpage")
      ],
      notes: [countTypeNote],
      alsoAccepts: [.boolean]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsWebURLWithMaxCount",
      .integer,
      summary: "Accepts addresses of web pages, up to this number.",
      discussion: "Leave the key out, or set it to `0`, if the extension takes no web addresses.",
      required: .optional,
      rules: [notNegative],
      extensionPoints: activationPoints,
      example: 1,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsWebPageWithMaxCount"
      ],
      sources: countSources,
      notes: [countTypeNote],
      alsoAccepts: [.boolean]),
  ]
}

/// `0` is the smallest number; it stands for data that the extension does not take.
private var notNegative: Rule {
  .should(.range(min: 0, max: nil)).from(
    .extensionScenarios("Declaring Supported Data Types for a Share or Action Extension"))
}

private let countSources: [SourceReference] = [
  .appExtensionKeys("Table 3"),
  .appExtensionKeys("Action Extension Keys, NSExtensionActivationRule"),
  .extensionScenarios("Declaring Supported Data Types for a Share or Action Extension"),
  .ownPage,
]

private let countTypeNote = EditorNote(
  .type,
  [
    .init(.appExtensionKeys("Action Extension Keys, NSExtensionActivationRule"), "An integer."),
    .init(.ownPage, "An integer."),
  ],
  choice: "An integer; a Boolean is not reported.",
  reason: "No source says what the system makes of a Boolean.")
