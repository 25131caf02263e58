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
      rules: [.range(min: 0, max: nil)],
      extensionPoints: activationPoints,
      example: 20,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsAttachmentsWithMinCount"
      ],
      sources: countSources("nsextensionactivationsupportsattachmentswithmaxcount"),
      alsoAccepts: [.boolean]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsAttachmentsWithMinCount",
      .integer,
      summary: "Sets how many attachments must be selected before the extension is offered.",
      rules: [.range(min: 0, max: nil)],
      extensionPoints: activationPoints,
      example: 1,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsAttachmentsWithMaxCount"
      ],
      sources: countSources("nsextensionactivationsupportsattachmentswithmincount"),
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
        )
      ], alsoAccepts: [.boolean]),
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
      defaultDescription: "no support for files in general",
      rules: [.range(min: 0, max: nil)],
      extensionPoints: activationPoints,
      example: 5,
      sources: countSources("nsextensionactivationsupportsfilewithmaxcount"),
      alsoAccepts: [.boolean]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsImageWithMaxCount",
      .integer,
      summary: "Accepts images, up to this number.",
      discussion: "Leave the key out, or set it to `0`, if the extension takes no images.",
      defaultDescription: "no support for images",
      rules: [.range(min: 0, max: nil)],
      extensionPoints: activationPoints,
      example: 10,
      sources: countSources("nsextensionactivationsupportsimagewithmaxcount"),
      alsoAccepts: [.boolean]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsMovieWithMaxCount",
      .integer,
      summary: "Accepts movies, up to this number.",
      discussion: "Leave the key out, or set it to `0`, if the extension takes no movies.",
      defaultDescription: "no support for movies",
      rules: [.range(min: 0, max: nil)],
      extensionPoints: activationPoints,
      example: 1,
      sources: countSources("nsextensionactivationsupportsmoviewithmaxcount"),
      alsoAccepts: [.boolean]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsText",
      .boolean,
      summary: "Accepts text.",
      discussion: "Leave the key out, or set it to `NO`, if the extension takes no text.",
      defaultDescription: "no support for text",
      extensionPoints: activationPoints,
      example: true,
      sources: countSources("nsextensionactivationsupportstext"),
      notes: [
        EditorNote(
          .type,
          [
            .init(
              .appExtensionKeys("Action Extension Keys, NSExtensionActivationRule"),
              "An integer, like every key of Table 3: the largest number the extension handles."),
            .init(
              .current(
                "nsextension/nsextensionattributes/nsextensionactivationrule/nsextensionactivationsupportstext"
              ), "A Boolean value."),
          ],
          choice: "The value is a Boolean; an integer is accepted.",
          reason:
            "Today's reference says so, and the key's name asks for no count, but lists in use follow either."
        )
      ], alsoAccepts: [.integer]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsWebPageWithMaxCount",
      .integer,
      summary: "Accepts web pages, up to this number; a script for Safari needs it.",
      discussion: """
        Give it a value other than 0 if a Share extension, or an Action extension on iOS, reads or
        changes a web page with the script that
        [`NSExtensionJavaScriptPreprocessingFile`](key:NSExtension/NSExtensionAttributes/NSExtensionJavaScriptPreprocessingFile)
        names. For the address of a page alone use
        [`NSExtensionActivationSupportsWebURLWithMaxCount`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsWebURLWithMaxCount).
        """,
      defaultDescription: "no support for web pages",
      rules: [
        .range(min: 0, max: nil),
        .requiredWhen("the extension runs a script on a web page, with a value other than 0"),
      ],
      extensionPoints: activationPoints,
      example: 1,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsWebURLWithMaxCount",
        "NSExtension/NSExtensionAttributes/NSExtensionJavaScriptPreprocessingFile",
      ],
      sources: countSources("nsextensionactivationsupportswebpagewithmaxcount") + [
        .extensionScenarios("Accessing a Webpage")
      ], alsoAccepts: [.boolean]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsWebURLWithMaxCount",
      .integer,
      summary: "Accepts addresses of web pages, up to this number.",
      discussion: "Leave the key out, or set it to `0`, if the extension takes no web addresses.",
      defaultDescription: "no support for web addresses",
      rules: [.range(min: 0, max: nil)],
      extensionPoints: activationPoints,
      example: 1,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsWebPageWithMaxCount"
      ],
      sources: countSources("nsextensionactivationsupportsweburlwithmaxcount"),
      alsoAccepts: [.boolean]),
  ]
}

private func countSources(_ page: String) -> [SourceReference] {
  [
    .appExtensionKeys("Table 3"),
    .appExtensionKeys("Action Extension Keys, NSExtensionActivationRule"),
    .extensionScenarios("Declaring Supported Data Types for a Share or Action Extension"),
    .current("nsextension/nsextensionattributes/nsextensionactivationrule/" + page),
  ]
}
