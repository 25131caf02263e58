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
      summary: "Says that a file provider lists its files and folders for the system to show.",
      discussion: """
        Set `YES`, directly in [`NSExtension`](key:NSExtension), in every file provider for iOS 11
        and later: it has to list its content, and the system browses it with the enumerators that
        the extension returns. Xcode writes the key for a new extension; add it to one that was made
        for iOS 10 or earlier, whose document picker it replaces. On a Mac, don't subclass
        `NSFileProviderExtension`: the principal class adopts `NSFileProviderReplicatedExtension`
        and `NSFileProviderEnumerating`.
        """,
      availability: [.iOS("11.0", from: .current), .visionOS("1.0", from: .current)],
      apis: [
        API("NSFileProviderEnumerator", of: "File Provider"),
        API("NSFileProviderExtension.enumerator(for:)", of: "File Provider"),
      ],
      bundleKinds: [.appExtension],
      extensionPoints: provider,
      example: true,
      seeAlso: ["NSExtension/NSExtensionFileProviderDocumentGroup"],
      sources: [
        .ownPage, .framework("fileprovider/setting-the-finder-sidebar-icon"),
        .framework("fileprovider/creating_file_providers_for_multiple_versions_of_ios"),
        .framework("fileprovider/nsfileproviderextension"),
      ]),
    Key(
      "NSExtension/NSExtensionFileProviderDownloadPipelineDepth", .integer,
      summary: "Limits how many downloads the system asks of a file provider's domain at once.",
      discussion: """
        Write a number from 1 to 128. The system calls
        `fetchContents(for:version:request:completionHandler:)` and `fetchPartialContents(…)` up to
        that many times at once when several files are wanted, so the extension and its server have
        to cope with as many requests. The limit holds for each domain by itself.
        """,
      availability: [.macOS("11.0", from: .current)],
      required: .optional,
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
      summary: "Limits how many uploads the system asks of a file provider's domain at once.",
      discussion: """
        Write a number from 1 to 128. The limit counts calls of methods such as `createItem(…)` and
        `modifyItem(…)` that haven't been answered, for each domain by itself. Downloads have
        [`NSExtensionFileProviderDownloadPipelineDepth`](key:NSExtension/NSExtensionFileProviderDownloadPipelineDepth).
        """,
      availability: [.macOS("12.0", from: .current)],
      required: .optional,
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
      summary: "Adds commands to the shortcut menu of a file provider's files.",
      discussion: """
        Write one entry for each command, with its text, its identifier and the files that it is
        for, in the Info.plist of the extension that carries it out. In a File Provider UI extension
        (`com.apple.fileprovider-actionsui`) a command opens the view controller, a subclass of
        `FPUIActionExtensionViewController`. In the file provider itself it runs without an
        interface, in `performAction(identifier:onItemsWithIdentifiers:completionHandler:)`. That
        takes `NSFileProviderCustomAction`, from macOS 11.0 and iOS 16.0 on.
        """,
      availability: [
        .iOS("11.0", from: .current),
        .macOS("11.0", from: .current), .visionOS("1.0", from: .current),
      ],
      required: .optional,
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
      sources: [
        .ownPage, actionArticle, customAction,
        .framework("fileprovider/nsfileprovidercustomaction"),
      ],
      notes: [macNote]),
    Key(
      "NSExtension/NSExtensionFileProviderActions/[]/NSExtensionFileProviderActionIdentifier",
      .string,
      summary: "Identifies a command of a file provider in the code that carries it out.",
      discussion: """
        Write a text that no other command of the extension has, by convention in reverse-DNS
        notation. Your view controller gets it in `prepare(forAction:itemIdentifiers:)`, a file
        provider in `performAction(identifier:onItemsWithIdentifiers:completionHandler:)`, and
        compares it to know which command people chose.
        """,
      availability: [
        .iOS("11.0", from: .current),
        .macOS("11.0", from: .current), .visionOS("1.0", from: .current),
      ],
      apis: [
        API(
          "FPUIActionExtensionViewController.prepare(forAction:itemIdentifiers:)",
          of: "File Provider UI")
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
      discussion: """
        Write a short command such as “Share with Team”, as people read it when they touch and hold
        a file in Files or Control-click it in Finder. Translate it in the extension's
        `InfoPlist.strings`. Which files have the command is up to
        [`NSExtensionFileProviderActionActivationRule`](key:NSExtension/NSExtensionFileProviderActions/[]/NSExtensionFileProviderActionActivationRule).
        """,
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
        Write a predicate; `TRUEPREDICATE` shows the command always. It is evaluated with a
        dictionary whose key `fileproviderItems` holds the selected items, and can test their
        properties and what the extension puts into their `userInfo`, as in the example. If it is
        false, the menu doesn't have the command.
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
