import KeyModel

private let provider: ExtensionPointScope = .only(["com.apple.fileprovider-nonui"])
private let actionExtensions: ExtensionPointScope = .only([
  "com.apple.fileprovider-actionsui", "com.apple.fileprovider-nonui",
])
private let actionArticle = SourceReference.framework(
  "fileproviderui/adding-actions-to-the-context-menu", confidence: .high)
private let customAction = SourceReference.framework(
  "fileprovider/nsfileprovidercustomaction/performaction(identifier:onitemswithidentifiers:completionhandler:)"
)
private let partialContents = SourceReference.framework(
  "fileprovider/nsfileproviderpartialcontentfetching/fetchpartialcontents(for:version:request:minimalrange:aligningto:options:completionhandler:)"
)

private let macNote = EditorNote(
  .availability,
  [
    .init(.ownPage, "iOS, iPadOS and visionOS."),
    .init(customAction, "A file provider has the key on macOS 11.0 and later too."),
  ],
  choice: "macOS is listed from 11.0 on.",
  reason: "The article on actions says the same.")

/// What file providers offer, and how much they do at once.
var fileProviderKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionFileProviderSupportsEnumeration", .boolean,
      title: "File Provider supports Enumeration",
      summary: "Says that a file provider lists its files and folders itself.",
      discussion: """
        The system then browses the provider's content with the enumerators that the extension
        returns. The key goes directly in [`NSExtension`](key:NSExtension).
        """,
      availability: [.iOS("11.0", from: .current), .visionOS("1.0", from: .current)],
      apis: [API("NSFileProviderEnumerator", of: "File Provider")],
      bundleKinds: [.appExtension],
      extensionPoints: provider,
      example: true,
      seeAlso: ["NSExtension/NSExtensionFileProviderDocumentGroup"],
      sources: [.ownPage, .framework("fileprovider/setting-the-finder-sidebar-icon")]),
    Key(
      "NSExtension/NSExtensionFileProviderDownloadPipelineDepth", .integer,
      summary: "Limits how many downloads of a file provider's domain run at once.",
      discussion: """
        The system calls `fetchContents(for:version:request:completionHandler:)` and
        `fetchPartialContents(…)` several times at once when several files are wanted. Write a number
        from 1 to 128; it holds for each domain by itself.
        """,
      availability: [.macOS("11.0", from: .current)],
      apis: [
        API(
          "NSFileProviderReplicatedExtension.fetchContents(for:version:request:completionHandler:)",
          of: "File Provider")
      ],
      bundleKinds: [.appExtension],
      rules: [
        .range(min: 1, max: 128).from(.ownPage)
      ],
      extensionPoints: provider,
      example: 4,
      seeAlso: ["NSExtension/NSExtensionFileProviderUploadPipelineDepth"],
      sources: [.ownPage, partialContents]),
    Key(
      "NSExtension/NSExtensionFileProviderUploadPipelineDepth", .integer,
      summary: "Limits how many uploads of a file provider's domain run at once.",
      discussion: """
        The limit counts calls such as `createItem(…)` and `modifyItem(…)`. Write a number from 1 to
        128.
        """,
      availability: [.macOS("12.0", from: .current)],
      apis: [API("NSFileProviderReplicatedExtension", of: "File Provider")],
      bundleKinds: [.appExtension],
      rules: [
        .range(min: 1, max: 128).from(.ownPage)
      ],
      extensionPoints: provider,
      example: 4,
      seeAlso: ["NSExtension/NSExtensionFileProviderDownloadPipelineDepth"]),
    Key(
      "NSExtension/NSExtensionFileProviderActions", .array(of: .dictionary),
      summary: "Adds commands of a file provider to the shortcut menu of its files.",
      discussion: """
        Each entry is one command. In a File Provider UI extension (`com.apple.fileprovider-actionsui`)
        it opens the view controller, a subclass of `FPUIActionExtensionViewController`. In the file
        provider itself it runs without an interface, in
        `performAction(identifier:onItemsWithIdentifiers:completionHandler:)`.
        """,
      availability: [
        .iOS("11.0", from: .current),
        .macOS("11.0", from: .current), .visionOS("1.0", from: .current),
      ],
      apis: [
        API("FPUIActionExtensionViewController", of: "File Provider UI"),
        API("NSFileProviderCustomAction", of: "File Provider"),
      ],
      bundleKinds: [.appExtension],
      extensionPoints: actionExtensions,
      example: [
        [
          "NSExtensionFileProviderActionActivationRule": "TRUEPREDICATE",
          "NSExtensionFileProviderActionIdentifier": "com.example.app.provider.share",
          "NSExtensionFileProviderActionName": "Share with Team",
        ]
      ],
      sources: [.ownPage, actionArticle, customAction],
      notes: [macNote]),
    Key(
      "NSExtension/NSExtensionFileProviderActions/[]/NSExtensionFileProviderActionIdentifier",
      .string,
      summary: "Identifies a command in the code that carries it out.",
      discussion: "No two commands share an identifier.",
      availability: [
        .iOS("11.0", from: .current),
        .macOS("11.0", from: .current), .visionOS("1.0", from: .current),
      ],
      bundleKinds: [.appExtension],
      extensionPoints: actionExtensions,
      example: "com.example.app.provider.share",
      sources: [.ownPage, actionArticle, customAction],
      notes: [
        macNote
      ]),
    Key(
      "NSExtension/NSExtensionFileProviderActions/[]/NSExtensionFileProviderActionName", .string,
      summary: "Sets the text of a command in the shortcut menu of a file provider's files.",
      availability: [
        .iOS("11.0", from: .current),
        .macOS("11.0", from: .current), .visionOS("1.0", from: .current),
      ],
      localizable: true,
      bundleKinds: [.appExtension],
      extensionPoints: actionExtensions,
      example: "Share with Team",
      sources: [.ownPage, actionArticle, customAction],
      notes: [
        macNote
      ]),
    Key(
      "NSExtension/NSExtensionFileProviderActions/[]/NSExtensionFileProviderActionActivationRule",
      .string,
      summary: "Decides for which selected files a command is in the shortcut menu.",
      discussion: """
        Write a predicate. It is evaluated with a dictionary whose key `fileproviderItems` holds the
        selected items, and can test their properties and their `userInfo`. `TRUEPREDICATE` shows the
        command always.
        """,
      consequence: Consequence(
        "A command without a predicate is never in the menu.", from: actionArticle),
      availability: [
        .iOS("11.0", from: .current),
        .macOS("11.0", from: .current), .visionOS("1.0", from: .current),
      ],
      required: .required,
      bundleKinds: [.appExtension],
      rules: [.predicate.from(actionArticle)],
      extensionPoints: actionExtensions,
      example:
        "SUBQUERY(fileproviderItems, $fileproviderItem, $fileproviderItem.isUploaded == YES).@count > 0",
      sources: [.ownPage, actionArticle, customAction],
      notes: [
        macNote
      ]),
  ]
}
