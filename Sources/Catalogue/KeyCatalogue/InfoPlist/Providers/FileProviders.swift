import KeyModel

private let provider: ExtensionPointScope = .only(["com.apple.fileprovider-nonui"])
private let actionExtensions: ExtensionPointScope = .only([
  "com.apple.fileprovider-actionsui", "com.apple.fileprovider-nonui",
])
private let actionArticle = SourceReference.framework(
  "fileproviderui/adding-actions-to-the-context-menu", confidence: .high)
/// The article says what each dictionary contains, without calling it required.
private let inEachAction = Rule.should(.present).from(actionArticle)
private let customActions = SourceReference.framework("fileprovider/nsfileprovidercustomaction")
private let customAction = SourceReference.framework(
  "fileprovider/nsfileprovidercustomaction/performaction(identifier:onitemswithidentifiers:completionhandler:)"
)
private let partialContents = SourceReference.framework(
  "fileprovider/nsfileproviderpartialcontentfetching/fetchpartialcontents(for:version:request:minimalrange:aligningto:options:completionhandler:)"
)

/// The header's text on the operations that the system has the extension carry out at once.
private let replicated = SourceReference.sdkHeaders(
  "FileProvider, NSFileProviderReplicatedExtension.h")

private let systemLimit = Consequence(
  "Without the key, the system's own limit applies.", from: replicated)

private func iOSNote(_ mac: String) -> EditorNote {
  EditorNote(
    .availability,
    [
      .init(.ownPage, "macOS \(mac) alone."),
      .init(replicated, "The system has read the key since macOS \(mac) and iOS 16.0."),
    ],
    choice: "iOS 16.0 is included.",
    reason: "Replicated extensions have existed on iOS since that version.")
}

private let macNote = EditorNote(
  .availability,
  [
    .init(.ownPage, "iOS, iPadOS and visionOS."),
    .init(customActions, "A file provider's own commands are for macOS 11.0 and later too."),
  ],
  choice: "macOS 11.0 is included.",
  reason: "The article on actions also names macOS 11.")

/// Features of file providers, and limits on the work that they do at once.
var fileProviderKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionFileProviderSupportsEnumeration", .boolean,
      title: "File Provider supports Enumeration",
      summary: "Declares that a file provider lists its files and folders for the system to show.",
      discussion: """
        Set `YES`, directly in [`NSExtension`](key:NSExtension), in every file provider for iOS 11
        and later. Such a provider has to list its content, and the system browses it with the
        enumerators that the extension returns. Xcode writes the key in a new extension. Add it when
        you update an extension for iOS 10 or earlier: since iOS 11, the system's own interface
        replaces the document picker extension. On a Mac, don't subclass `NSFileProviderExtension`:
        the principal class adopts `NSFileProviderReplicatedExtension` and
        `NSFileProviderEnumerating`. Apple's example for the Finder sidebar has the key too.
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
      summary:
        "Limits how many downloads the system requests at once from a file provider's domain.",
      discussion: """
        Write a number from 1 to 128. The system calls
        `fetchContents(for:version:request:completionHandler:)` and `fetchPartialContents(…)` up to
        that many times at once, so the extension and its server have to handle that many requests.
        The limit applies to each domain separately.
        """,
      consequence: systemLimit,
      availability: [.iOS("16.0", from: .sdkHeaders), .macOS("11.0", from: .current)],
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
      sources: [.ownPage, partialContents, replicated],
      notes: [iOSNote("11.0")]),
    Key(
      "NSExtension/NSExtensionFileProviderUploadPipelineDepth", .integer,
      summary: "Limits how many uploads the system requests at once from a file provider's domain.",
      discussion: """
        Write a number from 1 to 128. The limit counts unfinished calls to `createItem(…)` and
        `modifyItem(…)` with new content to upload, for each domain separately. In iOS 18, macOS 15
        and later, `NSExtensionFileProviderMetadataOnlyUploadPipelineDepth` limits the calls without
        new content. For downloads, use
        [`NSExtensionFileProviderDownloadPipelineDepth`](key:NSExtension/NSExtensionFileProviderDownloadPipelineDepth).
        """,
      consequence: systemLimit,
      availability: [.iOS("16.0", from: .sdkHeaders), .macOS("12.0", from: .current)],
      required: .optional,
      apis: [API("NSFileProviderReplicatedExtension", of: "File Provider")],
      bundleKinds: [.appExtension],
      rules: [
        .range(min: 1, max: 128).from(.ownPage)
      ],
      extensionPoints: provider,
      example: 4,
      seeAlso: ["NSExtension/NSExtensionFileProviderDownloadPipelineDepth"],
      sources: [.ownPage, replicated],
      notes: [iOSNote("12.0")]),
    Key(
      "NSExtension/NSExtensionFileProviderMetadataOnlyUploadPipelineDepth", .integer,
      summary:
        "Limits how many changes without new content the system sends a file provider at once.",
      discussion: """
        Write a number from 1 to 128. The limit counts unfinished calls to `createItem(…)` and
        `modifyItem(…)` without content to upload, for each domain separately. For uploads with
        content, use
        [`NSExtensionFileProviderUploadPipelineDepth`](key:NSExtension/NSExtensionFileProviderUploadPipelineDepth).
        """,
      consequence: systemLimit,
      availability: [.iOS("18.0", from: .sdkHeaders), .macOS("15.0", from: .sdkHeaders)],
      required: .optional,
      apis: [API("NSFileProviderReplicatedExtension", of: "File Provider")],
      bundleKinds: [.appExtension],
      rules: [.range(min: 1, max: 128).from(replicated)],
      extensionPoints: provider,
      example: 4,
      seeAlso: ["NSExtension/NSExtensionFileProviderUploadPipelineDepth"],
      sources: [replicated]),
    Key(
      "NSExtension/NSExtensionFileProviderActions", .array(of: .dictionary),
      summary: "Adds commands to the shortcut menu of a file provider's files.",
      discussion: """
        Write the array in the Info.plist of the extension that performs the commands. It has one
        dictionary for each command, with its name, its identifier and a predicate for the files. In
        a File Provider UI extension (`com.apple.fileprovider-actionsui`), a command opens the view
        controller, a subclass of `FPUIActionExtensionViewController`. In the file provider itself,
        a command runs without an interface, in
        `performAction(identifier:onItemsWithIdentifiers:completionHandler:)`. To do so, the
        provider conforms to `NSFileProviderCustomAction`, which is available on macOS 11.0, iOS
        16.0, visionOS 1.0 and later.
        """,
      availability: [
        .iOS("11.0", from: .current),
        .macOS("11.0", from: customActions), .visionOS("1.0", from: .current),
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
        .ownPage, actionArticle, customAction, customActions,
      ],
      notes: [macNote]),
    Key(
      "NSExtension/NSExtensionFileProviderActions/[]/NSExtensionFileProviderActionIdentifier",
      .string,
      summary: "Identifies a file provider's command in the code that performs it.",
      discussion: """
        Write an identifier that the extension's other commands don't use, by convention in
        reverse-DNS notation. Your view controller receives it in
        `prepare(forAction:itemIdentifiers:)`, and a file provider in
        `performAction(identifier:onItemsWithIdentifiers:completionHandler:)`. Compare it to find
        out which command people chose.
        """,
      availability: [
        .iOS("11.0", from: .current),
        .macOS("11.0", from: customActions), .visionOS("1.0", from: .current),
      ],
      apis: [
        API(
          "FPUIActionExtensionViewController.prepare(forAction:itemIdentifiers:)",
          of: "File Provider UI")
      ],
      bundleKinds: [.appExtension],
      rules: [inEachAction],
      extensionPoints: actionExtensions,
      example: "com.example.app.provider.share",
      sources: [.ownPage, actionArticle, customAction, customActions],
      notes: [
        macNote
      ]),
    Key(
      "NSExtension/NSExtensionFileProviderActions/[]/NSExtensionFileProviderActionName", .string,
      summary: "Sets the name of a command in the shortcut menu of a file provider's files.",
      discussion: """
        Write a short command such as “Share with Team”, which people see when they touch and hold a
        file in Files or Control-click it in Finder. Localize it in the extension's
        `InfoPlist.strings`. To choose which files have the command, use
        [`NSExtensionFileProviderActionActivationRule`](key:NSExtension/NSExtensionFileProviderActions/[]/NSExtensionFileProviderActionActivationRule).
        """,
      availability: [
        .iOS("11.0", from: .current),
        .macOS("11.0", from: customActions), .visionOS("1.0", from: .current),
      ],
      localizable: true,
      bundleKinds: [.appExtension],
      rules: [inEachAction],
      extensionPoints: actionExtensions,
      example: "Share with Team",
      sources: [.ownPage, actionArticle, customAction, customActions],
      notes: [
        macNote
      ]),
    Key(
      "NSExtension/NSExtensionFileProviderActions/[]/NSExtensionFileProviderActionActivationRule",
      .string,
      summary: "Decides for which selected files a command appears in the shortcut menu.",
      discussion: """
        Write a predicate; with `TRUEPREDICATE`, the command always appears. The system evaluates
        the predicate with a dictionary whose key `fileproviderItems` contains the selected items.
        The predicate can test their properties, as in the example, and the values that the
        extension stores in their `userInfo`. If the predicate is false, the command doesn't appear.
        """,
      consequence: Consequence(
        "A command without a predicate never appears in the menu.", from: actionArticle),
      availability: [
        .iOS("11.0", from: .current),
        .macOS("11.0", from: customActions), .visionOS("1.0", from: .current),
      ],
      required: .required,
      requiredSource: actionArticle,
      bundleKinds: [.appExtension],
      rules: [.predicate.from(actionArticle)],
      extensionPoints: actionExtensions,
      example:
        "SUBQUERY(fileproviderItems, $fileproviderItem, $fileproviderItem.uploaded == YES).@count > 0",
      sources: [.ownPage, actionArticle, customAction, customActions],
      notes: [
        macNote
      ]),
  ]
}
