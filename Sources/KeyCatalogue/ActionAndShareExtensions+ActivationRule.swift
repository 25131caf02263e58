import KeyModel

/// The activation rule and the keys inside it.
var activationRuleKeys: [Key] {
  activationRule + attachmentCounts + typeCounts
}

private let activationPoints = ExtensionPointScope.only([
  "com.apple.services", "com.apple.share-services", "com.apple.ui-services",
])

private var activationRule: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule", .dictionary, .string,
      summary: "States which data, and how much of it, a Share or Action extension accepts.",
      discussion: """
        The system compares the rule with the `attachments` of the selected extension items, and a
        host app offers the extension only where they fit.

        ### A dictionary of counts

        Each key stands for a type of data and says how many items of it the extension takes. Leave
        a type out, or give it `0`, if the extension cannot handle it. This rule accepts up to ten
        images, one movie and one web address:

        ```xml
        <key>NSExtensionActivationRule</key>
        <dict>
          <key>NSExtensionActivationSupportsImageWithMaxCount</key>
          <integer>10</integer>
          <key>NSExtensionActivationSupportsMovieWithMaxCount</key>
          <integer>1</integer>
          <key>NSExtensionActivationSupportsWebURLWithMaxCount</key>
          <integer>1</integer>
        </dict>
        ```

        ### A predicate

        Where counts are not enough, for example to tell `public.url` from `public.image`, the value
        is a string instead: a predicate that the system compiles to an `NSPredicate` and evaluates
        against the item providers. It sees this structure:

        ```text
        { extensionItems = ({
            attachments = ({
              registeredTypeIdentifiers = ( "com.adobe.pdf", "public.file-url" );
            });
        }) }
        ```

        This predicate accepts a selection in which exactly one extension item has nothing but
        PDF documents attached:

        ```text
        SUBQUERY (extensionItems, $item,
          SUBQUERY ($item.attachments, $attachment,
            ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "com.adobe.pdf"
          ).@count == $item.attachments.@count
        ).@count == 1
        ```

        To accept several types, join several `UTI-CONFORMS-TO` conditions with `||`.

        > [!WARNING]
        > `TRUEPREDICATE` is for development. The App Store rejects an app if any of its extensions
        > contains it: put a real predicate or a dictionary in its place before you submit.

        > [!NOTE]
        > `FALSEPREDICATE` hides the extension from every host app. It suits only an extension that
        > is started by hand, which on iOS takes a private interface.
        """,
      availability: [
        .iOS("8.0"), .macOS("10.10"), .iPadOS("8.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      values: .open([
        AllowedValue(
          "TRUEPREDICATE", "Accepts everything, as a stub during development that must not ship."),
        AllowedValue(
          "FALSEPREDICATE", "Accepts nothing, for an extension that is only started by hand."),
      ]),
      rules: [
        .mustNotShip(
          "TRUEPREDICATE", reason: "the App Store rejects an app with an extension that contains it"
        ),
        .stated("A string must be a predicate that `NSPredicate` can compile."),
      ],
      extensionPoints: activationPoints,
      example: [
        "NSExtensionActivationSupportsImageWithMaxCount": 10,
        "NSExtensionActivationSupportsMovieWithMaxCount": 1,
        "NSExtensionActivationSupportsWebURLWithMaxCount": 1,
      ],
      seeAlso: ["NSExtension/NSExtensionAttributes/NSExtensionJavaScriptPreprocessingFile"],
      sources: [
        .appExtensionKeys("Action Extension Keys, NSExtensionActivationRule"),
        .appExtensionKeys("Share Extension Keys, NSExtensionActivationRule"),
        .appExtensionKeys("Table 1"), .appExtensionKeys("Table 3"),
        .extensionScenarios("Declaring Supported Data Types for a Share or Action Extension"),
        .backgroundProcess("What is NSExtension?"), .backgroundProcess("Info.plist setup"),
        .current("nsextension/nsextensionattributes/nsextensionactivationrule"),
      ],
      notes: [
        EditorNote(
          .type,
          [
            .init(
              .appExtensionKeys("Action Extension Keys, NSExtensionActivationRule"),
              "A dictionary; a predicate is a string entry inside it."),
            .init(
              .extensionScenarios(
                "Declaring Supported Data Types for a Share or Action Extension"),
              "The predicate's bare string is the value of the key."),
            .init(
              .current("nsextension/nsextensionattributes/nsextensionactivationrule"),
              "A dictionary or a string."),
          ],
          choice: "The value is a dictionary, or the predicate itself as a string.",
          reason: "The scenario chapter, a published sample and today's reference agree on it."),
        EditorNote(
          .text,
          [
            .init(
              .extensionScenarios(
                "Declaring Supported Data Types for a Share or Action Extension"),
              "Presents its first predicate as one for exactly one PDF file."),
            .init(
              .extensionScenarios(
                "Declaring Supported Data Types for a Share or Action Extension"),
              "The predicate itself compares the count of extension items with 1, not the count of attachments."
            ),
          ],
          choice: "The predicate is described as one that wants exactly one extension item.",
          reason: "One extension item can carry several attachments that all are PDF documents."),
        EditorNote(
          .text,
          [
            .init(
              .backgroundProcess("What is NSExtension?"),
              "The rule tells the system when to launch the extension."),
            .init(
              .extensionScenarios(
                "Declaring Supported Data Types for a Share or Action Extension"),
              "The rule decides whether a host app offers the extension."),
          ],
          choice: "The rule decides whether the extension is offered.",
          reason: "The extension is launched only once the user picks it."),
        EditorNote(
          .text,
          [
            .init(
              .appExtensionKeys("Table 3"), "Says of each count what the app supports."),
            .init(
              .appExtensionKeys("Action Extension Keys, NSExtensionActivationRule"),
              "The keys say what the app extension can handle."),
          ],
          choice: "The counts speak of the extension.",
          reason: "The keys stand in the extension's property list and have no effect in the app's."
        ),
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationDictionaryVersion",
      .integer,
      summary: "Chooses whether the extension must handle all offered types, or only one of them.",
      discussion: """
        The system matches the types that an item provider of the host app offers with those that
        the extension handles. Example: a host app offers an image and a text, and a Share extension
        handles text only. With `1`, or without the key, the extension does not appear in the
        activity view; with `2` it does.

        In iOS 9 and macOS 10.11 this is the only thing the version changes.
        """,
      availability: [
        .iOS("9.0"), .macOS("10.11"), .iPadOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      values: .closed([
        AllowedValue(1, "The extension appears only if it handles every type on offer."),
        AllowedValue(2, "The extension appears if it handles at least one type on offer."),
      ]),
      default: 1,
      extensionPoints: activationPoints,
      example: 2,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationUsesStrictMatching"
      ],
      sources: [
        .appExtensionKeys("Action Extension Keys, NSExtensionActivationDictionaryVersion"),
        .appExtensionKeys("Table 1"),
        .current(
          "nsextension/nsextensionattributes/nsextensionactivationrule/nsextensionactivationdictionaryversion"
        ),
      ],
      notes: [
        activationPlacement(
          "NSExtensionActivationDictionaryVersion", page: "nsextensionactivationdictionaryversion"),
        EditorNote(
          .type,
          [
            .init(
              .appExtensionKeys("Action Extension Keys, NSExtensionActivationDictionaryVersion"),
              "A number."),
            .init(.appExtensionKeys("Table 1"), "An integer."),
          ],
          choice: "The value is an integer.",
          reason: "Its only values are 1 and 2, and today's reference says integer too."),
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationUsesStrictMatching",
      .boolean,
      summary:
        "Chooses strict matching between the types on offer and those the extension handles.",
      discussion: """
        In iOS 9 and macOS 10.11 the key affects only how the types that a host app offers are
        matched with those that an Action or Share extension handles. The choice is the same as
        with
        [`NSExtensionActivationDictionaryVersion`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationDictionaryVersion):
        either the extension must handle every type on offer, or one of them is enough. No source
        says which key wins where the two disagree.
        """,
      availability: [
        .iOS("9.0"), .macOS("10.11"), .iPadOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      extensionPoints: activationPoints,
      example: true,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationDictionaryVersion"
      ],
      sources: [
        .appExtensionKeys("Action Extension Keys, NSExtensionActivationUsesStrictMatching"),
        .appExtensionKeys("Table 1"),
        .current(
          "nsextension/nsextensionattributes/nsextensionactivationrule/nsextensionactivationusesstrictmatching"
        ),
      ],
      notes: [
        activationPlacement(
          "NSExtensionActivationUsesStrictMatching", page: "nsextensionactivationusesstrictmatching"
        ),
        EditorNote(
          .type,
          [
            .init(
              .appExtensionKeys("Action Extension Keys, NSExtensionActivationUsesStrictMatching"),
              "A number, 1 or 2, explained in the words of NSExtensionActivationDictionaryVersion: 1 wants every type on offer handled and is what applies without the key, 2 wants at least one."
            ),
            .init(
              .current(
                "nsextension/nsextensionattributes/nsextensionactivationrule/nsextensionactivationusesstrictmatching"
              ), "A Boolean value: strict matching or not."),
          ],
          choice: "The value is a Boolean.",
          reason: "The old section repeats its neighbour's, down to the name of a version number."),
        EditorNote(
          .reference,
          [
            .init(
              .appExtensionKeys("Table 1"),
              "Has no description and sends the reader to NSExtensionActivationRule."),
            .init(
              .appExtensionKeys("Action Extension Keys, NSExtensionActivationRule"),
              "Says nothing about strict matching."),
            .init(
              .appExtensionKeys("Action Extension Keys, NSExtensionActivationUsesStrictMatching"),
              "Is the key's own section, and ends in a see-also that names no key."),
          ],
          choice:
            "The facts come from the key's own section; the missing see-also is taken to be `NSExtensionActivationDictionaryVersion`.",
          reason: "That key's section refers to this one."),
      ]),
  ]
}

private var attachmentCounts: [Key] {
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
      sources: countSources("nsextensionactivationsupportsattachmentswithmaxcount")),
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
              "Every key of Table 3 holds a maximum, for the type of data that the key stands for."),
            .init(
              .appExtensionKeys("Table 3"), "This key holds a minimum, for attachments of any type."
            ),
          ],
          choice: "The value is a minimum.",
          reason: "The key's name and its row say so; the sentence before the table is too general."
        )
      ]),
  ]
}

private var typeCounts: [Key] {
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
      sources: countSources("nsextensionactivationsupportsfilewithmaxcount")),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsImageWithMaxCount",
      .integer,
      summary: "Accepts images, up to this number.",
      discussion: "Leave the key out, or set it to `0`, if the extension takes no images.",
      defaultDescription: "no support for images",
      rules: [.range(min: 0, max: nil)],
      extensionPoints: activationPoints,
      example: 10,
      sources: countSources("nsextensionactivationsupportsimagewithmaxcount")),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsMovieWithMaxCount",
      .integer,
      summary: "Accepts movies, up to this number.",
      discussion: "Leave the key out, or set it to `0`, if the extension takes no movies.",
      defaultDescription: "no support for movies",
      rules: [.range(min: 0, max: nil)],
      extensionPoints: activationPoints,
      example: 1,
      sources: countSources("nsextensionactivationsupportsmoviewithmaxcount")),
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
          choice: "The value is a Boolean.",
          reason: "Today's reference says so, and the key's name asks for no count.")
      ]),
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
      ]),
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
      sources: countSources("nsextensionactivationsupportsweburlwithmaxcount")),
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

private func activationPlacement(_ name: String, page: String) -> EditorNote {
  EditorNote(
    .placement,
    [
      .init(
        .appExtensionKeys("Action Extension Keys"),
        "Stands in NSExtensionAttributes, as every key of the section without a remark of its own; \(name) has none."
      ),
      .init(
        .current("nsextension/nsextensionattributes/nsextensionactivationrule/" + page),
        "Stands in NSExtensionActivationRule."),
    ],
    choice: "The key stands in `NSExtensionActivationRule`.",
    reason: "Today's reference files it there, and it qualifies that dictionary.")
}
