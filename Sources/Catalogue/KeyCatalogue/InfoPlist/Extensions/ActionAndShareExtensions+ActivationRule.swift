import KeyModel

private let activationPoints = ExtensionPointScope.only([
  "com.apple.services", "com.apple.share-services", "com.apple.ui-services",
])

/// The activation rule, and the keys in it that govern matching.
var activationRuleKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule", .dictionary, .string,
      summary: "States which data, and how much of it, a Share or Action extension accepts.",
      discussion: """
        Write it in every Share and Action extension, so that host apps offer it only for content
        that it can handle. The system compares the rule with the `attachments` of the selected
        extension items.

        ### A dictionary of counts

        Each key represents a type of data and says how many items of it the extension accepts.
        Leave a type out, or give it `0`, if the extension cannot handle it. The example accepts at
        most ten images, one movie and one web address.

        ### A predicate

        If counts are not enough, for example to distinguish `public.url` from `public.image`, use a
        string as the value: a predicate that the system compiles to an `NSPredicate`. The predicate
        sees the extension items and their attachments in this form:

        ```text
        { extensionItems = ({
            attachments = ({
              registeredTypeIdentifiers = ( "com.adobe.pdf", "public.file-url" );
            });
        }) }
        ```

        This predicate accepts a selection in which exactly one extension item has only PDF
        documents attached:

        ```text
        SUBQUERY (extensionItems, $item,
          SUBQUERY ($item.attachments, $attachment,
            ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "com.adobe.pdf"
          ).@count == $item.attachments.@count
        ).@count == 1
        ```

        To accept several types, join several `UTI-CONFORMS-TO` conditions with `OR`.

        > [!WARNING]
        > `TRUEPREDICATE` is for development: replace it with a real predicate or a dictionary before
        > you submit the app.

        > [!NOTE]
        > `FALSEPREDICATE` hides the extension from every host app. It suits only an extension that
        > an app starts itself, which on iOS requires a private API.
        """,
      consequence: Consequence(
        "The App Store rejects an app if one of its extensions contains `TRUEPREDICATE`.",
        from: .extensionScenarios("Declaring Supported Data Types for a Share or Action Extension")),
      availability: [
        .iOS("8.0", from: .appExtensionKeys), .macOS("10.10", from: .appExtensionKeys),
        .iPadOS("8.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      values: .open([
        AllowedValue(
          "TRUEPREDICATE", "Accepts everything; a placeholder for development that must not ship.")
      ]),
      valuesSource: .extensionScenarios(
        "Declaring Supported Data Types for a Share or Action Extension"),
      required: .optional,
      apis: [API("NSExtensionItem.attachments", of: "Foundation")],
      rules: [
        .mustNotShip(
          "TRUEPREDICATE", reason: "the App Store rejects an app with an extension that contains it"
        ).from(
          .extensionScenarios("Declaring Supported Data Types for a Share or Action Extension")),
        .predicate(for: "NSPredicate").from(.appStoreConnect("Invalid Info.plist value")),
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
        .appStoreConnect("Invalid Info.plist value"),
        .ownPage, .framework("appkit/add-functionality-to-finder-with-action-extensions"),
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
              .backgroundProcess("Info.plist setup"), "The value is the bare text FALSEPREDICATE."),
            .init(.ownPage, "A dictionary."),
            .init(
              .framework("appkit/add-functionality-to-finder-with-action-extensions"),
              "A dictionary or a string."),
          ],
          choice: "The value is a dictionary, or the predicate itself as a string.",
          reason: "Apple's articles show both."),
        EditorNote(
          .text,
          [
            .init(
              .appExtensionKeys("Action Extension Keys, NSExtensionActivationRule"),
              "The predicate is evaluated against dictionaries that represent item providers."),
            .init(
              .extensionScenarios(
                "Declaring Supported Data Types for a Share or Action Extension"),
              "The predicate walks a dictionary of extension items, each with its attachments."),
          ],
          choice: "The predicate starts from `extensionItems`.",
          reason: "Both published predicates do; the item providers are the attachments below."),
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
          reason: "One extension item can have several attachments that are all PDF documents."),
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
          reason: "The extension is launched only after the user chooses it."),
        EditorNote(
          .text,
          [
            .init(
              .appExtensionKeys("Table 3"), "Says of each count what the app supports."),
            .init(
              .appExtensionKeys("Action Extension Keys, NSExtensionActivationRule"),
              "The keys say what the app extension can handle."),
          ],
          choice: "The counts apply to the extension.",
          reason:
            "The keys belong in the extension's property list and have no effect in the app's."
        ),
        EditorNote(
          .availability,
          [
            .init(.appExtensionKeys("Table 1"), "iOS 8; does not name macOS."),
            .init(
              .appExtensionKeys("Action Extension Keys, NSExtensionActivationRule"),
              "iOS 8 and macOS 10.10."),
          ],
          choice: "The versions are iOS 8.0 and macOS 10.10.",
          reason: "The key's two sections and its current page name macOS."),
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationDictionaryVersion",
      .integer,
      summary: "Decides whether one supported type is enough for the extension to be offered.",
      discussion: """
        Host apps often offer several kinds of content at once, such as an image and its caption.
        Write `2` if the extension can use one kind and ignore the others. For example, a host app
        offers an image and text, and a Share extension handles only text: with `2`, the extension
        appears in the share sheet; with `1`, it doesn't.

        In iOS 9 and macOS 10.11, the version changes nothing else. The key doesn't apply to a rule
        that is a predicate.
        """,
      consequence: Consequence(
        "Without the key, the extension is hidden if the host app offers any type that the extension doesn't handle.",
        from: .appExtensionKeys("Action Extension Keys, NSExtensionActivationDictionaryVersion")),
      availability: [
        .iOS("9.0", from: .appExtensionKeys), .macOS("10.11", from: .appExtensionKeys),
        .iPadOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      values: .documented([
        AllowedValue(
          1, "The extension appears only if it handles every type on offer."),
        AllowedValue(2, "The extension appears if it handles at least one type on offer."),
      ]),
      valuesSource: .appExtensionKeys(
        "Action Extension Keys, NSExtensionActivationDictionaryVersion"),
      default: 1,
      defaultSource: .appExtensionKeys(
        "Action Extension Keys, NSExtensionActivationDictionaryVersion"),
      required: .optional,
      extensionPoints: activationPoints,
      example: 2,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationUsesStrictMatching"
      ],
      sources: [
        .appExtensionKeys("Action Extension Keys, NSExtensionActivationDictionaryVersion"),
        .appExtensionKeys("Table 1"),
        .ownPage,
      ],
      notes: [
        activationPlacement(
          "NSExtensionActivationDictionaryVersion"),
        EditorNote(
          .type,
          [
            .init(
              .appExtensionKeys("Action Extension Keys, NSExtensionActivationDictionaryVersion"),
              "A number."),
            .init(.appExtensionKeys("Table 1"), "An integer."),
          ],
          choice: "The value is an integer.",
          reason: "Its only values are 1 and 2, and the current reference says integer too.",
          isEditorial: true),
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationUsesStrictMatching",
      .boolean,
      summary:
        "Turns on strict matching between the types on offer and those the extension handles.",
      discussion: """
        Write `YES` if you need strict matching. Apple documents neither which types strict and fuzzy
        matching treat differently nor which of the two applies without the key, so test with the
        host apps that matter to you. The archived reference from 2018 recommends the key together
        with version 2 of
        [`NSExtensionActivationDictionaryVersion`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationDictionaryVersion),
        to prepare for later systems. Leave the key out if the current behavior suits your app.
        """,
      availability: [
        .iOS("9.0", from: .appExtensionKeys), .macOS("10.11", from: .appExtensionKeys),
        .iPadOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      required: .optional,
      extensionPoints: activationPoints,
      example: true,
      seeAlso: [
        "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationDictionaryVersion"
      ],
      sources: [
        .appExtensionKeys("Action Extension Keys, NSExtensionActivationUsesStrictMatching"),
        .appExtensionKeys("Table 1"),
        .archive2018("AppExtensionKeys.html, NSExtensionActivationUsesStrictMatching"),
        .ownPage,
      ],
      notes: [
        activationPlacement(
          "NSExtensionActivationUsesStrictMatching"),
        EditorNote(
          .type,
          [
            .init(
              .appExtensionKeys("Action Extension Keys, NSExtensionActivationUsesStrictMatching"),
              "A number, 1 or 2, explained in the words of NSExtensionActivationDictionaryVersion: 1 requires the extension to handle every type on offer and is the default; 2 requires at least one."
            ),
            .init(.ownPage, "A Boolean value: strict matching or not."),
          ],
          choice: "The value is a Boolean.",
          reason: "The old section repeats the neighboring key's; the 2018 edition says Boolean."),
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
            "The facts come from the key's own section in the edition of 2018.",
          reason:
            "There the section is about this key, and refers to `NSExtensionActivationDictionaryVersion`."
        ),
      ],
      alsoAccepts: [.integer]),
  ]
}

private func activationPlacement(_ name: String) -> EditorNote {
  EditorNote(
    .placement,
    [
      .init(
        .appExtensionKeys("Action Extension Keys"),
        "Keys whose text names no other place belong in NSExtensionAttributes; the text of \(name) names none."
      ),
      .init(.ownPage, "Belongs in NSExtensionActivationRule."),
    ],
    choice: "The key belongs in `NSExtensionActivationRule`.",
    reason: "The current reference lists it there, and the key is about that dictionary.")
}
