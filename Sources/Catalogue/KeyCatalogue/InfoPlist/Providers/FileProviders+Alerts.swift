import KeyModel

private let decorating = SourceReference.framework("fileprovider/nsfileprovideritemdecorating")
let fileProviderItemHeader = SourceReference.sdkHeaders("FileProvider, NSFileProviderItem.h")
private let suppressing = SourceReference.framework(
  "fileprovider/nsfileprovideruserinteractionsuppressing")

/// Badges of files, and alerts before they are moved or deleted.
var fileProviderAppearanceKeys: [Key] {
  [
    Key(
      "NSExtension/NSFileProviderDecorations", .array(of: .dictionary),
      summary: "Defines the badges and labels that a file provider can add to its files.",
      discussion: """
        Write one dictionary for each decoration, directly in [`NSExtension`](key:NSExtension). The
        extension's items adopt `NSFileProviderItemDecorating` and return the identifiers of their
        current decorations, so that, for example, a file has a badge only while it has new
        comments. The picture of a badge comes from a uniform type that the app declares for it.
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
      summary: "Identifies a decoration for the code that adds it to a file.",
      discussion: """
        Write a text that no other decoration of the extension has. An item with the decoration
        returns this text in `decorations`. Begin the text with the bundle identifier, as in
        `$(PRODUCT_BUNDLE_IDENTIFIER).comments`. Xcode fills in the first part, so code has to
        return the expanded text.
        """,
      consequence: Consequence(
        "If no item returns the identifier in `decorations`, the decoration never appears.",
        from: decorating),
      apis: [
        API("NSFileProviderItemDecorating.decorations", of: "File Provider"),
        API("NSFileProviderItemDecorationIdentifier", of: "File Provider"),
      ],
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "$(PRODUCT_BUNDLE_IDENTIFIER).comments",
      sources: [decorating]),
    Key(
      "NSExtension/NSFileProviderDecorations/[]/BadgeImageType", .string,
      summary: "Names the uniform type whose icon is a decoration's picture.",
      discussion: """
        Create a type for the badge: declare it with an icon in
        [`UTExportedTypeDeclarations`](key:UTExportedTypeDeclarations), and let it conform to
        `com.apple.icon-decoration.badge`. The type represents the picture, not a file format.
        [`Category`](key:NSExtension/NSFileProviderDecorations/[]/Category) sets where the picture
        appears.
        """,
      bundleKinds: [.appExtension],
      rules: [uniformTypeRule],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "com.example.app.unread",
      sources: [decorating, .uniformTypes("Uniform Type Identifier Concepts")]),
    Key(
      "NSExtension/NSFileProviderDecorations/[]/Category", .string,
      summary: "Sets where on a file a decoration appears.",
      discussion: """
        Choose `Badge` for a mark on the icon, `Sharing` for one below it, and `FolderBadge` for a
        picture on folders. Two decorations that should appear together need different categories.
        """,
      consequence: Consequence(
        "If an item has several decorations in the same category, only the first appears.",
        from: decorating),
      values: .closed([
        AllowedValue("Badge", "On top of the icon."),
        AllowedValue("Sharing", "Below the icon."),
        AllowedValue("FolderBadge", "Embossed on the icon, on folders only."),
      ]),
      valuesSource: decorating,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "Badge",
      sources: [decorating]),
    Key(
      "NSExtension/NSFileProviderDecorations/[]/Label", .string,
      summary: "Describes a decoration in words, for details and VoiceOver.",
      discussion: """
        Write a short text such as “Has comments”, because a badge alone says nothing to someone who
        can't see it. Localize it like the extension's other text. For a label that contains numbers
        or names, write
        [`LocalizedTitle`](key:NSExtension/NSFileProviderDecorations/[]/LocalizedTitle) instead.
        """,
      required: .optional,
      localizable: true,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "Has comments",
      sources: [decorating],
      notes: [
        EditorNote(
          .name,
          [
            .init(decorating, "The list of keys contains Label."),
            .init(decorating, "The example contains LocalizedTitle."),
          ],
          choice: "Both keys are listed.",
          reason: "The page doesn't say which one is wrong, and they have different types.")
      ]),
    Key(
      "NSExtension/NSFileProviderDecorations/[]/LocalizedTitle", .dictionary,
      summary:
        "Describes a decoration in words that contain values from the file, such as a count.",
      discussion: """
        Write the key instead of [`Label`](key:NSExtension/NSFileProviderDecorations/[]/Label) if
        the text differs between files. The dictionary contains the text with placeholders in
        [`NSStringFormat`](key:NSExtension/NSFileProviderDecorations/[]/LocalizedTitle/NSStringFormat)
        and the values for them in
        [`NSStringFormatValues`](key:NSExtension/NSFileProviderDecorations/[]/LocalizedTitle/NSStringFormatValues),
        as for “3 unread comments”.
        """,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: [
        "NSStringFormat": "%@ comments", "NSStringFormatValues": ["item.userInfo.comments"],
      ],
      sources: [decorating]),
    Key(
      "NSExtension/NSFileProviderDecorations/[]/LocalizedTitle/NSStringFormat", .string,
      summary: "Contains the text of a decoration, with `%@` for each value.",
      discussion: """
        Write one `%@` for each entry of
        [`NSStringFormatValues`](key:NSExtension/NSFileProviderDecorations/[]/LocalizedTitle/NSStringFormatValues):
        the system fills them in from left to right. Text without values doesn't need the array, as
        Apple's sample alert shows.
        """,
      localizable: true,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "%@ comments",
      sources: [decorating, fileProviderItemHeader]),
    Key(
      "NSExtension/NSFileProviderDecorations/[]/LocalizedTitle/NSStringFormatValues",
      .array(of: .string),
      summary: "Lists the sources of the values in a decoration's text, in order.",
      discussion: """
        List one path for each `%@` in the text. Each element is a path that begins with `item`:
        `item.filename`, or `item.userInfo.comments` for a value that the extension stores in the
        item's `userInfo` under the key `comments`. That dictionary can contain strings, numbers,
        Booleans and dates.
        """,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: ["item.userInfo.comments"],
      sources: [decorating, fileProviderItemHeader]),
    Key(
      "NSExtension/NSFileProviderUserInteractions", .array(of: .dictionary),
      summary: "Defines alerts that appear on a Mac before people move, copy or delete files.",
      discussion: """
        Put the array directly in [`NSExtension`](key:NSExtension), with one dictionary for each
        case. Each has a predicate, `ActivationRule`, about the action and the items. If the
        predicate is true, the system shows the `Alert` or tries the `SubInteractions` in the
        dictionary. The system shows at most one alert per domain for an action. If people cancel
        it, the action is denied and no further alerts appear. For deletions, the system has its own
        alert; `NSExtensionFileProviderAllowsSystemDeleteAlerts` with `0` in the provider's
        Info.plist turns that alert off.
        """,
      consequence: Consequence(
        "Without the key, the provider has no alerts for the system to show.",
        from: fileProviderItemHeader),
      availability: [.macOS("11.0", from: .sdkHeaders)],
      required: .optional,
      apis: [API("NSFileProviderUserInteractionSuppressing", of: "File Provider")],
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: [
        [
          "ActivationRule": "action == \"MoveOut\"",
          "Alert": ["LocalizedTitle": "Others will lose access to these files."],
          "SuppressionIdentifier": "moving-out",
        ],
        [
          "ActivationRule": "action == \"Trash\"",
          "SubInteractions": [
            [
              "ActivationRule": "sourceItemsCount > 1",
              "Alert": ["LocalizedTitle": "Others will lose these files too."],
            ]
          ],
        ],
      ],
      sources: [fileProviderItemHeader, suppressing]),
    Key(
      "NSExtension/NSFileProviderUserInteractions/[]/SuppressionIdentifier", .string,
      summary: "Adds an option with which people can turn off an alert.",
      discussion: """
        Write an identifier of your choice. If several alerts share an identifier, people turn them
        off together. The extension's principal class has to conform to
        `NSFileProviderUserInteractionSuppressing`: it stores what people chose, for one domain or
        for all, and the system asks it before the next alert.
        """,
      consequence: Consequence(
        "Without the key, the alert has no option to turn it off.",
        from: suppressing),
      availability: [.macOS("12.0", from: .current)],
      required: .optional,
      apis: [API("NSFileProviderUserInteractionSuppressing", of: "File Provider")],
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "moving-out",
      sources: [suppressing, fileProviderItemHeader],
      notes: [
        EditorNote(
          .name,
          [
            .init(suppressing, "SuppressionIdentifier."),
            .init(
              fileProviderItemHeader,
              "SupressionIdentifier in the list of keys, but SuppressionIdentifier in the text."),
          ],
          choice: "`SuppressionIdentifier`.",
          reason: "The page and the header's text agree; the other form is a typo.")
      ]),
  ]
}

/// Parts of one alert of a file provider.
var fileProviderAlertKeys: [Key] {
  [
    Key(
      "NSExtension/NSFileProviderUserInteractions/[]/ActivationRule", .string,
      summary: "Decides for which actions and files an alert appears.",
      discussion: """
        Write a predicate about the `action`, the `sourceItem`, the `destinationItem`,
        `sourceItemsCount` and `domainUserInfo`. The actions are `Move`, `MoveOut`, `MoveIn`,
        `Copy`, `CopyOut`, `CopyIn`, `Trash` and `Delete`; macOS 11.3 added `Rename`, and macOS 12.0
        added `Create` and `ExcludeFromSync`. An example is
        `action == "MoveOut" AND sourceItem.isShared == YES`. The `userInfo` of an item or a domain
        contains the values that the extension adds.
        """,
      bundleKinds: [.appExtension],
      rules: [.predicate.from(fileProviderItemHeader)],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "action == \"MoveOut\"",
      sources: [fileProviderItemHeader]),
    Key(
      "NSExtension/NSFileProviderUserInteractions/[]/Alert", .dictionary,
      summary: "Describes the alert that people see before an action.",
      discussion: """
        Write the key unless the interaction has
        [`SubInteractions`](key:NSExtension/NSFileProviderUserInteractions/[]/SubInteractions): one
        of the two is needed. Besides the title and the subtitle, you can set the texts of the
        buttons in
        [`LocalizedRecoveryOptions`](key:NSExtension/NSFileProviderUserInteractions/[]/Alert/LocalizedRecoveryOptions).
        [`RecoveryOptions`](key:NSExtension/NSFileProviderUserInteractions/[]/Alert/RecoveryOptions)
        can mark the action as destructive, or remove the button to continue: people can then only
        cancel.
        """,
      bundleKinds: [.appExtension],
      rules: [
        .atLeastOne(of: [
          "NSExtension/NSFileProviderUserInteractions/[]/Alert",
          "NSExtension/NSFileProviderUserInteractions/[]/SubInteractions",
        ]).from(fileProviderItemHeader)
      ],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: [
        "LocalizedRecoveryOptions": ["Cancel": "Keep Here", "Continue": "Move Anyway"],
        "LocalizedTitle": "Others will lose access to these files.",
        "RecoveryOptions": ["Destructive": true],
      ],
      sources: [fileProviderItemHeader]),
    Key(
      "NSExtension/NSFileProviderUserInteractions/[]/Alert/LocalizedTitle", .string, .dictionary,
      summary: "Contains the question or statement of an alert.",
      discussion: """
        Write text, or a dictionary with `NSStringFormat` and `NSStringFormatValues`, as for
        [decorations](key:NSExtension/NSFileProviderDecorations/[]/LocalizedTitle). The values can
        be `matchingItemsCount`, `firstMatchingItem.filename` or `destinationItem.filename`, so that
        the alert can name the files.
        """,
      localizable: true,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "Others will lose access to these files.",
      sources: [fileProviderItemHeader]),
    Key(
      "NSExtension/NSFileProviderUserInteractions/[]/Alert/LocalizedSubTitle", .string,
      .dictionary,
      summary: "Sets the subtitle of an alert.",
      discussion: """
        Apple's sample says in the subtitle what happens if people continue. The format is that of
        [`LocalizedTitle`](key:NSExtension/NSFileProviderUserInteractions/[]/Alert/LocalizedTitle):
        text, or a dictionary with `NSStringFormat` and the same values.
        """,
      required: .optional,
      localizable: true,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "You can share them again from the new folder.",
      sources: [fileProviderItemHeader]),
    Key(
      "NSExtension/NSFileProviderUserInteractions/[]/HelpURL", .string,
      summary: "Adds a help button to an alert and sets the page that it opens.",
      discussion: """
        Write the URL of a webpage about the situation, or a URL with your app's own scheme, such as
        `example-app://help/sharing`, which opens the app. Any URL that macOS can open works.
        """,
      consequence: Consequence(
        "Without the key, the alert doesn't have a help button.",
        from: fileProviderItemHeader),
      availability: [.macOS("12.0", from: .sdkHeaders)],
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [.format(.url).from(fileProviderItemHeader)],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "https://example.com/help",
      sources: [fileProviderItemHeader]),
    Key(
      "NSExtension/NSFileProviderUserInteractions/[]/SubInteractions", .array(of: .dictionary),
      summary: "Lists more specific alerts for cases in which a general rule is true.",
      discussion: """
        Write a general predicate in the containing dictionary, such as `action == "Move"`, and one
        dictionary for each case here. Each has the same structure as the dictionaries in the outer
        array, including `SubInteractions`. The system checks them if the outer rule is true for at
        least one item; `sourceItemsCount` then counts the items that matched the outer rule. An
        interaction needs this key or an
        [`Alert`](key:NSExtension/NSFileProviderUserInteractions/[]/Alert).
        """,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: [
        [
          "ActivationRule": "sourceItemsCount > 1",
          "Alert": ["LocalizedTitle": "Others will lose these files too."],
        ]
      ],
      sources: [fileProviderItemHeader],
      notes: [
        EditorNote(
          .type,
          [
            .init(fileProviderItemHeader, "The list of keys says a dictionary."),
            .init(fileProviderItemHeader, "The sample shows an array."),
          ],
          choice: "An array of dictionaries.",
          reason: "It has the same structure as NSFileProviderUserInteractions, which is an array.")
      ]),
  ]
}
