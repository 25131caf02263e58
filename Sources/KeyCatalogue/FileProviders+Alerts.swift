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
      summary: "Defines the badges and labels that a file provider can put on its files.",
      discussion: """
        Write one dictionary for each decoration, directly in [`NSExtension`](key:NSExtension). The
        items of the extension adopt `NSFileProviderItemDecorating` and return the identifiers of
        those that they have at the moment, so that a file with new comments can have a badge and
        lose it again. The picture of a badge belongs to a uniform type that the app declares for
        it.
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
      summary: "Identifies a decoration for the code that puts it on a file.",
      discussion: """
        Write a text that no other decoration of the extension has. An item that has the decoration
        returns this text in `decorations`. Begin it with the bundle identifier, as in
        `$(PRODUCT_BUNDLE_IDENTIFIER).comments`, where Xcode fills in the first part, so code has to
        return the whole result.
        """,
      consequence: Consequence(
        "An item shows only decorations whose identifiers it returns in `decorations`.",
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
      summary: "Names the uniform type whose icon is the picture of a decoration.",
      discussion: """
        Invent a type for the badge: declare it in
        [`UTExportedTypeDeclarations`](key:UTExportedTypeDeclarations), with an icon, and let it
        conform to `com.apple.icon-decoration.badge`. The type stands for the picture, not for a
        format of files. Where it is drawn is in
        [`Category`](key:NSExtension/NSFileProviderDecorations/[]/Category).
        """,
      bundleKinds: [.appExtension],
      rules: [uniformTypeRule],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "com.example.app.unread",
      sources: [decorating, .uniformTypes("Uniform Type Identifier Concepts")]),
    Key(
      "NSExtension/NSFileProviderDecorations/[]/Category", .string,
      summary: "Says where on a file a decoration is drawn.",
      discussion: """
        Choose `Badge` for a mark on the icon, `Sharing` for one below it, and `FolderBadge` for a
        picture that folders carry. Two decorations that should be seen together need different
        categories.
        """,
      consequence: Consequence(
        "Of several decorations with one category, an item shows only the first.",
        from: decorating),
      values: .closed([
        AllowedValue("Badge", "On top of the icon."),
        AllowedValue("Sharing", "Below the icon."),
        AllowedValue("FolderBadge", "Pressed into the icon, on folders alone."),
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
        Write a short text such as “Has comments”, because a badge alone says nothing to someone who
        can't see it. Translate it like other texts of the extension. For a text with numbers or
        names in it, write
        [`LocalizedTitle`](key:NSExtension/NSFileProviderDecorations/[]/LocalizedTitle) instead.
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
      summary: "Puts a decoration into words that contain values of the file, such as a count.",
      discussion: """
        Write it rather than [`Label`](key:NSExtension/NSFileProviderDecorations/[]/Label) if the
        text differs between files. It has the text with placeholders in
        [`NSStringFormat`](key:NSExtension/NSFileProviderDecorations/[]/LocalizedTitle/NSStringFormat)
        and the values for them in
        [`NSStringFormatValues`](key:NSExtension/NSFileProviderDecorations/[]/LocalizedTitle/NSStringFormatValues):
        “3 unread comments”.
        """,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: [
        "NSStringFormat": "%@ comments", "NSStringFormatValues": ["item.userInfo.comments"],
      ],
      sources: [decorating]),
    Key(
      "NSExtension/NSFileProviderDecorations/[]/LocalizedTitle/NSStringFormat", .string,
      summary: "Holds the text of a decoration, with `%@` in place of each value.",
      discussion: """
        Write one `%@` for each entry of
        [`NSStringFormatValues`](key:NSExtension/NSFileProviderDecorations/[]/LocalizedTitle/NSStringFormatValues):
        the system fills them in from left to right. A text without values needs no array beside it,
        as Apple's sample of an alert shows.
        """,
      localizable: true,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "%@ comments",
      sources: [decorating, itemHeader]),
    Key(
      "NSExtension/NSFileProviderDecorations/[]/LocalizedTitle/NSStringFormatValues",
      .array(of: .string),
      summary: "Lists where the values for the text of a decoration come from, in order.",
      discussion: """
        List one path for each `%@` in the text. Each element is a path that begins with `item`:
        `item.filename`, or `item.userInfo.comments` for a value that the extension puts into the
        item's `userInfo` under the key `comments`. That dictionary may hold strings, numbers,
        Booleans and dates.
        """,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: ["item.userInfo.comments"],
      sources: [decorating, itemHeader]),
    Key(
      "NSExtension/NSFileProviderUserInteractions", .array(of: .dictionary),
      summary: "Defines alerts that a Mac shows before people move, copy or delete files.",
      discussion: """
        Write one dictionary for each case, directly in [`NSExtension`](key:NSExtension). It has a
        predicate, `ActivationRule`, about the action and the items, and an `Alert` or further
        `SubInteractions` that are tried if the predicate is true. Use it to warn of what people
        can't see, such as a folder whose members lose access. At most one alert of a domain is
        shown for an action. For deleting, the system has an alert too;
        `NSExtensionFileProviderAllowsSystemDeleteAlerts` with `0` in the provider's list turns that
        off.
        """,
      consequence: Consequence(
        "If a person cancels an alert, the action isn't carried out and no further alert is shown.",
        from: itemHeader),
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
        ]
      ],
      sources: [itemHeader, suppressing]),
    Key(
      "NSExtension/NSFileProviderUserInteractions/[]/SuppressionIdentifier", .string,
      summary: "Adds an option to an alert with which people stop seeing it.",
      discussion: """
        Write a text of your choice; several alerts may share one and are then switched off
        together. The principal class of the extension has to conform to
        `NSFileProviderUserInteractionSuppressing`: it remembers what people chose, for one domain
        or for all, and the system asks it before the next alert.
        """,
      consequence: Consequence(
        "Without it, the alert has no such option.",
        from: suppressing),
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
      summary: "Decides for which actions and files an alert is shown.",
      discussion: """
        Write a predicate about the `action` (`Move`, `MoveOut`, `MoveIn`, `Copy`, `CopyOut`,
        `CopyIn`, `Trash`, `Delete`, from macOS 11.3 on also `Rename`, from 12.0 on `Create` and
        `ExcludeFromSync`), the `sourceItem`, its `destinationItem`, `sourceItemsCount` and
        `domainUserInfo`. An example is `action == "MoveOut" AND sourceItem.isShared == YES`. The
        `userInfo` of an item or a domain holds what the extension adds.
        """,
      bundleKinds: [.appExtension],
      rules: [.predicate.from(itemHeader)],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "action == \"MoveOut\"",
      sources: [itemHeader]),
    Key(
      "NSExtension/NSFileProviderUserInteractions/[]/Alert", .dictionary,
      summary: "Describes the alert that people see before an action.",
      discussion: """
        Write it unless the interaction has
        [`SubInteractions`](key:NSExtension/NSFileProviderUserInteractions/[]/SubInteractions): one
        of the two is needed. Besides the title and the explanation, you can set the texts of the
        buttons in
        [`LocalizedRecoveryOptions`](key:NSExtension/NSFileProviderUserInteractions/[]/Alert/LocalizedRecoveryOptions).
        In [`RecoveryOptions`](key:NSExtension/NSFileProviderUserInteractions/[]/Alert/RecoveryOptions),
        set `Destructive` to `YES` to mark the action as dangerous, or `Continue` to `NO` to remove the
        button that goes ahead: people can then only cancel.
        """,
      consequence: Consequence(
        "If people cancel one alert, the action is denied and the remaining alerts aren't shown.",
        from: itemHeader),
      bundleKinds: [.appExtension],
      rules: [
        .atLeastOne(of: [
          "NSExtension/NSFileProviderUserInteractions/[]/Alert",
          "NSExtension/NSFileProviderUserInteractions/[]/SubInteractions",
        ]).from(itemHeader)
      ],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: [
        "LocalizedRecoveryOptions": ["Cancel": "Keep Here", "Continue": "Move Anyway"],
        "LocalizedTitle": "Others will lose access to these files.",
        "RecoveryOptions": ["Destructive": true],
      ],
      sources: [itemHeader]),
    Key(
      "NSExtension/NSFileProviderUserInteractions/[]/Alert/LocalizedTitle", .string, .dictionary,
      summary: "Holds the question or the statement of an alert.",
      discussion: """
        Write a text, or a dictionary with `NSStringFormat` and `NSStringFormatValues`, as for
        [decorations](key:NSExtension/NSFileProviderDecorations/[]/LocalizedTitle). Its values may
        be `matchingItemsCount`, `firstMatchingItem.filename` or `destinationItem.filename`, so that
        the alert names what it is about.
        """,
      localizable: true,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "Others will lose access to these files.",
      sources: [itemHeader]),
    Key(
      "NSExtension/NSFileProviderUserInteractions/[]/Alert/LocalizedSubTitle", .string,
      .dictionary,
      summary: "Explains an alert in smaller print below its title.",
      discussion: """
        Say what happens if people continue, such as “People added to the folder can open it.” The
        form is that of
        [`LocalizedTitle`](key:NSExtension/NSFileProviderUserInteractions/[]/Alert/LocalizedTitle):
        a text, or a dictionary with `NSStringFormat` and the same values.
        """,
      required: .optional,
      localizable: true,
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "You can share them again from the new folder.",
      sources: [itemHeader]),
    Key(
      "NSExtension/NSFileProviderUserInteractions/[]/HelpURL", .string,
      summary: "Adds a help button to an alert and names the page that it opens.",
      discussion: """
        Write the address of a web page about the case, or a URL with a scheme of your app, such as
        `example-app://help/sharing`, which opens the app. Any URL that macOS can open works.
        """,
      consequence: Consequence(
        "Without it, the alert has no help button.",
        from: itemHeader),
      availability: [.macOS("12.0", from: .sdkHeaders)],
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [.format(.url).from(itemHeader)],
      extensionPoints: .only(["com.apple.fileprovider-nonui"]),
      example: "https://example.com/help",
      sources: [itemHeader]),
    Key(
      "NSExtension/NSFileProviderUserInteractions/[]/SubInteractions", .array(of: .dictionary),
      summary: "Lists more specific alerts for the cases in which a general rule is true.",
      discussion: """
        Write a general predicate above, such as `action == "Move"`, and here one dictionary for
        each case, built like those of the array that contains them, `SubInteractions` included.
        They are tried if the rule above is true for at least one item; `sourceItemsCount` then
        counts the items that it matched. An interaction has this key or an
        [`Alert`](key:NSExtension/NSFileProviderUserInteractions/[]/Alert).
        """,
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
