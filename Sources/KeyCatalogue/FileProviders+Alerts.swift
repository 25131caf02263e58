import KeyModel

private let decorating = SourceReference.framework("fileprovider/nsfileprovideritemdecorating")
private let itemHeader = SourceReference.sdkHeaders("FileProvider, NSFileProviderItem.h")
private let suppressing = SourceReference.framework(
  "fileprovider/nsfileprovideruserinteractionsuppressing")

/// Badges of files, and alerts before they are moved or deleted.
var fileProviderAppearanceKeys: [Key] {
  [
    Key(
      "NSExtension/NSFileProviderDecorations", .array(of: .dictionary),
      summary: "Defines badges and labels that a file provider puts on its files.",
      discussion: """
        An item shows those whose identifiers its `decorations` return. The key goes directly in
        [`NSExtension`](key:NSExtension). The picture of a badge belongs to a uniform type that the
        app declares for it.
        """,
      availability: [
        .iOS("16.0", from: .current),
        .macOS("11.0", from: .current), .visionOS("1.0", from: .current),
      ],
      required: .optional,
      apis: [API("NSFileProviderItemDecorating", of: "File Provider")],
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: [
        [
          "BadgeImageType": "com.example.app.unread", "Category": "Badge",
          "Identifier": "com.example.app.comments", "Label": "Has comments",
        ]
      ],
      sources: [decorating]),
    Key(
      "NSExtension/NSFileProviderDecorations/[]/Identifier", .string,
      summary: "Identifies a decoration in code.",
      apis: [API("NSFileProviderItemDecorating.decorations", of: "File Provider")],
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "$(PRODUCT_BUNDLE_IDENTIFIER).comments",
      sources: [decorating]),
    Key(
      "NSExtension/NSFileProviderDecorations/[]/BadgeImageType", .string,
      summary: "Names the uniform type whose icon a decoration shows.",
      discussion: """
        Declare the type in
        [`UTExportedTypeDeclarations`](key:UTExportedTypeDeclarations), with an icon, and let it
        conform to `com.apple.icon-decoration.badge`.
        """,
      bundleKinds: [.appExtension],
      rules: [uniformTypeRule],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "com.example.app.unread",
      sources: [decorating, .uniformTypes("Uniform Type Identifier Concepts")]),
    Key(
      "NSExtension/NSFileProviderDecorations/[]/Category", .string,
      summary: "Says where a decoration is drawn.",
      discussion: "Of several decorations with one category only the first is drawn.",
      values: .closed([
        AllowedValue("Badge", "Draws on the icon."),
        AllowedValue("Sharing", "Draws below the icon."),
        AllowedValue("FolderBadge", "Embosses the icon of a folder."),
      ]),
      valuesSource: decorating,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "Badge",
      sources: [decorating]),
    Key(
      "NSExtension/NSFileProviderDecorations/[]/Label", .string,
      summary: "Puts a decoration into words, for details and VoiceOver.",
      discussion: """
        For a text with numbers or names in it, write
        [`LocalizedTitle`](key:NSExtension/NSFileProviderDecorations/[]/LocalizedTitle).
        """,
      localizable: true,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "Has comments",
      sources: [decorating],
      notes: [
        EditorNote(
          .name,
          [
            .init(decorating, "The list of keys has Label."),
            .init(decorating, "The example has LocalizedTitle."),
          ],
          choice: "Both are listed.",
          reason: "The page doesn't say which one it has wrong, and they have different types.")
      ]),
    Key(
      "NSExtension/NSFileProviderDecorations/[]/LocalizedTitle", .dictionary,
      summary: "Builds the words of a decoration from values of the item.",
      discussion: """
        The system replaces each `%@` in the text by a value, such as a number of comments.
        """,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: [
        "NSStringFormat": "%@ comments", "NSStringFormatValues": ["item.userInfo.comments"],
      ],
      sources: [decorating]),
    Key(
      "NSExtension/NSFileProviderDecorations/[]/LocalizedTitle/NSStringFormat", .string,
      summary: "Holds the text of a decoration, with `%@` for each value.",
      localizable: true,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "%@ comments",
      sources: [decorating]),
    Key(
      "NSExtension/NSFileProviderDecorations/[]/LocalizedTitle/NSStringFormatValues",
      .array(of: .string),
      summary: "Lists the values of the item for the text of a decoration, in order.",
      discussion: "Values that the extension computes are in the item's `userInfo`.",
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: ["item.userInfo.comments"],
      sources: [decorating]),
    Key(
      "NSExtension/NSFileProviderUserInteractions", .array(of: .dictionary),
      summary: "Defines alerts that the Mac shows before files are moved, copied or deleted.",
      discussion: """
        Each dictionary has a predicate, `ActivationRule`, about the action and the items, and an
        `Alert` or further `SubInteractions` that are tried if the predicate is true. At most one
        alert of a domain is shown for an action. A person who cancels stops the action.
        """,
      availability: [.macOS(from: .sdkHeaders)],
      required: .optional,
      apis: [API("NSFileProviderUserInteractionSuppressing", of: "File Provider")],
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: [
        [
          "ActivationRule": "action == \"MoveOut\"",
          "Alert": ["LocalizedTitle": "Others will lose access to these files."],
          "SuppressionIdentifier": "moving-out",
        ]
      ],
      sources: [itemHeader, suppressing]),
    Key(
      "NSExtension/NSFileProviderUserInteractions/[]/SuppressionIdentifier", .string,
      summary: "Lets people switch off an alert, and every other one with the same identifier.",
      discussion: """
        The alert gains an option for it. The principal class has to conform to
        `NSFileProviderUserInteractionSuppressing`: it remembers what people chose, for one domain
        or for all, and the system asks it before the next alert.
        """,
      availability: [.macOS("12.0", from: .current)],
      required: .optional,
      apis: [API("NSFileProviderUserInteractionSuppressing", of: "File Provider")],
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "moving-out",
      sources: [suppressing, itemHeader],
      notes: [
        EditorNote(
          .name,
          [
            .init(suppressing, "SuppressionIdentifier."),
            .init(itemHeader, "SupressionIdentifier, but SuppressionIdentifier in its text."),
          ],
          choice: "`SuppressionIdentifier`.",
          reason: "The page and the header's text agree; the other form is a slip.")
      ]),
  ]
}

/// What one alert of a file provider consists of.
var fileProviderAlertKeys: [Key] {
  [
    Key(
      "NSExtension/NSFileProviderUserInteractions/[]/ActivationRule", .string,
      summary: "Holds the predicate that decides whether an alert is shown.",
      discussion: """
        The predicate knows the `action` (such as `Move`, `MoveOut`, `Copy`, `Trash` or `Delete`),
        the `sourceItem`, its `destinationItem`, `sourceItemsCount` and `domainUserInfo`. The
        `userInfo` of an item or a domain holds what the extension adds.
        """,
      bundleKinds: [.appExtension],
      rules: [.predicate.from(itemHeader)],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "action == \"MoveOut\"",
      sources: [itemHeader]),
    Key(
      "NSExtension/NSFileProviderUserInteractions/[]/Alert", .dictionary,
      summary: "Describes the alert that people see.",
      discussion: """
        Besides the two texts it may name the buttons, in `LocalizedRecoveryOptions`, and mark the
        action as destructive or leave out the button that continues, in `RecoveryOptions`.
        """,
      bundleKinds: [.appExtension],
      rules: [
        .atLeastOne(of: [
          "NSExtension/NSFileProviderUserInteractions/[]/Alert",
          "NSExtension/NSFileProviderUserInteractions/[]/SubInteractions",
        ]).from(itemHeader)
      ],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: ["LocalizedTitle": "Others will lose access to these files."],
      sources: [itemHeader]),
    Key(
      "NSExtension/NSFileProviderUserInteractions/[]/Alert/LocalizedTitle", .string, .dictionary,
      summary: "Holds the question of an alert.",
      discussion: """
        Write a text, or a dictionary with `NSStringFormat` and `NSStringFormatValues`, as for
        [decorations](key:NSExtension/NSFileProviderDecorations/[]/LocalizedTitle).
        """,
      localizable: true,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "Others will lose access to these files.",
      sources: [itemHeader]),
    Key(
      "NSExtension/NSFileProviderUserInteractions/[]/Alert/LocalizedSubTitle", .string,
      .dictionary,
      summary: "Explains the question of an alert in smaller print.",
      required: .optional,
      localizable: true,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "You can share them again from the new folder.",
      sources: [itemHeader]),
    Key(
      "NSExtension/NSFileProviderUserInteractions/[]/HelpURL", .string,
      summary: "Adds a help button to an alert and names the page that it opens.",
      discussion: "A URL scheme of the app is possible as well.",
      availability: [.macOS("12.0", from: .sdkHeaders)],
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [.format(.url).from(itemHeader)],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "https://example.com/help",
      sources: [itemHeader]),
    Key(
      "NSExtension/NSFileProviderUserInteractions/[]/SubInteractions", .array(of: .dictionary),
      summary: "Lists more specific alerts, tried where the predicate above them is true.",
      discussion: "The dictionaries are built like those of the array that contains them.",
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: [
        [
          "ActivationRule": "sourceItemsCount > 1",
          "Alert": ["LocalizedTitle": "Others will lose access to these files."],
        ]
      ],
      sources: [itemHeader],
      notes: [
        EditorNote(
          .type,
          [
            .init(itemHeader, "The list of keys says a dictionary."),
            .init(itemHeader, "The sample shows an array."),
          ],
          choice: "An array of dictionaries.",
          reason: "It is built like NSFileProviderUserInteractions, which is an array.")
      ]),
  ]
}
