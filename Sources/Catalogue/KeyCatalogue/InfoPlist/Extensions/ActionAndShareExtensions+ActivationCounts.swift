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
      summary:
        "Caps how many attachments, of all types together, people can pass to the extension.",
      discussion: """
        Use it beside the keys for single types when the extension can't handle everything that
        people may select at once: an extension that uploads up to 20 photos and movies writes `20`
        here. The type keys still determine which types it accepts; this key only limits the count.
        It is optional, and works together with
        [`NSExtensionActivationSupportsAttachmentsWithMinCount`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsAttachmentsWithMinCount)
        for extensions that need several attachments.
        """,
      consequence: Consequence(
        "If people select more attachments, host apps don't offer the extension.",
        from: .extensionScenarios("Declaring Supported Data Types for a Share or Action Extension")),
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
      summary: "Sets the smallest number of attachments for which the extension is offered.",
      discussion: """
        Write the key if the extension needs several items at once. An extension that merges images
        into a collage needs `2`, for example. Attachments of all types count.
        [`NSExtensionActivationSupportsAttachmentsWithMaxCount`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsAttachmentsWithMaxCount)
        sets the other end of the range.
        """,
      consequence: Consequence(
        "If people select fewer attachments, host apps don't offer the extension.",
        from: .appExtensionKeys("Table 3")),
      required: .optional,
      rules: [.should(.range(min: 0, max: nil)).from(.appExtensionKeys("Table 3"))],
      extensionPoints: activationPoints,
      example: 2,
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
              "Every key of Table 3 is the maximum number of items of the data type that it represents."
            ),
            .init(
              .appExtensionKeys("Table 3"), "This key is a minimum, for attachments of any type."
            ),
          ],
          choice: "The value is the minimum.",
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
      summary: "Offers the extension for files of any kind, up to this number.",
      discussion: """
        Write it if the extension accepts any file, as an uploader or an archiver does. The number
        is the maximum number of files that it can handle at once. If it can handle only some kinds
        of files, use the key for
        [images](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsImageWithMaxCount)
        or
        [movies](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsMovieWithMaxCount),
        or a [predicate](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule) that names
        the types, such as PDF.
        """,
      consequence: Consequence(
        "Without the key, or with `0`, the extension is not offered for arbitrary files.",
        from: .extensionScenarios("Declaring Supported Data Types for a Share or Action Extension")),
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
      summary: "Offers the extension for images, up to this number.",
      discussion: """
        Write the largest number of images that the extension can handle at once: `1` for an editor,
        `10` for an uploader. The count covers images of every format. To accept one format only,
        such as PNG, write a
        [predicate](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule) instead of the
        dictionary.
        """,
      consequence: Consequence(
        "Without the key, or with `0`, the extension is not offered for images.",
        from: .extensionScenarios("Declaring Supported Data Types for a Share or Action Extension")),
      required: .optional,
      rules: [notNegative],
      extensionPoints: activationPoints,
      example: 10,
      sources: countSources + [
        .framework("appkit/add-functionality-to-finder-with-action-extensions")
      ],
      notes: [countTypeNote],
      alsoAccepts: [.boolean]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsMovieWithMaxCount",
      .integer,
      summary: "Offers the extension for movies, up to this number.",
      discussion: """
        Write the largest number of movies that the extension can handle at once. An extension that
        accepts photos and movies needs this key and
        [`NSExtensionActivationSupportsImageWithMaxCount`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsImageWithMaxCount),
        because each key covers only one type.
        """,
      consequence: Consequence(
        "Without the key, or with `0`, the extension is not offered for movies.",
        from: .extensionScenarios("Declaring Supported Data Types for a Share or Action Extension")),
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
      summary: "Offers the extension when people select or share text.",
      discussion: """
        Write `YES` for an extension that works on text, such as a translator. Unlike the related
        keys, this one is a Boolean, not a count. App Store Connect has rejected builds with an
        integer here (ITMS-90361). On the Mac, text from a text field is the item's
        `attributedContentText`; if that is empty, the text is in `attachments`.
        """,
      consequence: Consequence(
        "Without the key, or with `NO`, the extension is not offered for text.",
        from: .extensionScenarios("Declaring Supported Data Types for a Share or Action Extension")),
      required: .optional,
      extensionPoints: activationPoints,
      example: true,
      sources: countSources + [
        .framework("appkit/add-functionality-to-finder-with-action-extensions")
      ],
      notes: [
        EditorNote(
          .type,
          [
            .init(
              .appExtensionKeys("Action Extension Keys, NSExtensionActivationRule"),
              "An integer, like every key of Table 3: the largest number the extension handles."),
            .init(.ownPage, "A Boolean value."),
            .init(
              .appStoreConnect("ITMS-90361"),
              "Rejected an integer, because the value is not a Boolean."),
          ],
          choice: "The value is a Boolean.",
          reason: "The current reference says so, and the App Store has rejected other types.")
      ],
      typeCodes: ["ITMS-90361"]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsWebPageWithMaxCount",
      .integer,
      summary: "Offers the extension for web pages, and lets its script run in Safari.",
      discussion: """
        Write `1` if a Share extension, or an Action extension on iOS, reads or changes a web page
        with the script that
        [`NSExtensionJavaScriptPreprocessingFile`](key:NSExtension/NSExtensionAttributes/NSExtensionJavaScriptPreprocessingFile)
        names. If the extension needs only the address of the page, use
        [`NSExtensionActivationSupportsWebURLWithMaxCount`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsWebURLWithMaxCount)
        and leave this key out.
        """,
      consequence: Consequence(
        "Without the key, or with `0`, the extension can't access the web page.",
        from: .extensionScenarios("Declaring Supported Data Types for a Share or Action Extension")),
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
      summary: "Offers the extension for web addresses, up to this number.",
      discussion: """
        Write it for an extension that works with links, such as a reading list. The extension
        gets the address, not the content of the page. For a script that reads the page, add
        [`NSExtensionActivationSupportsWebPageWithMaxCount`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsWebPageWithMaxCount).
        """,
      consequence: Consequence(
        "Without the key, or with `0`, the extension is not offered for web addresses.",
        from: .extensionScenarios("Declaring Supported Data Types for a Share or Action Extension")),
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
  choice: "The value is an integer; a Boolean isn't treated as an error.",
  reason: "No source says what the system does with a Boolean.")
