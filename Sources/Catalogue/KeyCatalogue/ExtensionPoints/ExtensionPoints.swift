import KeyModel

/// The extension points that the documents name.
let extensionPoints: [ExtensionPoint] =
  actionAndSharePoints + appPoints + communicationPoints + webPoints + networkPoints
  + accountPoints + devicePoints + filePoints + userInterfacePoints + contentPoints + servicePoints
  + mediaPoints + soundAndVideoPoints + extensionKitPoints

private let attributes = "NSExtension/NSExtensionAttributes/"
/// Every kind of extension but those built on ExtensionKit declares itself in this dictionary.
private let declared = ExtensionPoint.Use("NSExtension", .required)
private let activationRule: PropertyPath =
  "NSExtension/NSExtensionAttributes/NSExtensionActivationRule"

private var actionAndSharePoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.ui-services", "Action (UI)", .nsExtension,
      summary: "Acts on what people selected, with an interface in the host app.",
      discussion: """
        Name either a storyboard or a view controller class for the first screen, never both.
        [`NSExtensionActivationRule`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule)
        decides for which content host apps offer the extension. `TRUEPREDICATE` is only for
        development: the App Store rejects an app that contains it. When people are done, return the
        result with `completeRequest(returningItems:completionHandler:)`. For an action without an
        interface, use [`com.apple.services`](point:com.apple.services).
        """,
      availability: [
        .iOS("8.0", from: .appExtensionKeys), .macOS("10.10", from: .appExtensionKeys),
        .iPadOS("8.0", from: .current),
      ],
      uses: [
        declared,
        .init("NSExtension/NSExtensionMainStoryboard", sample: "MainInterface"),
        .init("NSExtension/NSExtensionPrincipalClass"),
        .init(activationRule, sample: ["NSExtensionActivationSupportsImageWithMaxCount": 10]),
      ],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
        .appExtensionKeys("Table 2"),
        .extensionScenarios("Declaring Supported Data Types for a Share or Action Extension"),
        .archive2018("AppExtensionKeys.html"),
        .current("nsextension/nsextensionpointidentifier"),
      ],
      notes: [identifiersOfArticle]),
    ExtensionPoint(
      "com.apple.services", "Action (non-UI)", .nsExtension,
      summary: "Acts on what people selected, without an interface.",
      discussion: """
        The principal class conforms to `NSExtensionRequestHandling`, receives the request in
        `beginRequest(with:)`, does its work and returns the result with
        `completeRequest(returningItems:completionHandler:)`.
        [`NSExtensionActivationRule`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule)
        decides for which content host apps offer the extension. For a webpage on iOS, a script can do part of
        the work: see
        [`NSExtensionJavaScriptPreprocessingFile`](key:NSExtension/NSExtensionAttributes/NSExtensionJavaScriptPreprocessingFile).
        On the Mac, [`NSExtensionServiceAllowsFinderPreviewItem`](key:NSExtension/NSExtensionAttributes/NSExtensionServiceAllowsFinderPreviewItem)
        makes an action without an interface a Quick Action in Finder.
        """,
      availability: [
        .iOS("8.0", from: .appExtensionKeys), .iPadOS("8.0", from: .current),
        .macOS("10.14", from: .archive2018),
      ],
      uses: [
        declared,
        .init(
          "NSExtension/NSExtensionPrincipalClass", .required,
          sample: "$(PRODUCT_MODULE_NAME).ActionRequestHandler"),
        .init(activationRule, sample: ["NSExtensionActivationSupportsImageWithMaxCount": 10]),
      ],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
        .appExtensionKeys("Table 2"), .backgroundProcess("Info.plist setup"),
        .archive2018("AppExtensionKeys.html"), .current("nsextension/nsextensionpointidentifier"),
        .framework("appkit/add-functionality-to-finder-with-action-extensions"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.appExtensionKeys("Table 2"), "iOS only."),
            .init(
              .archive2018("AppExtensionKeys.html"), "iOS 8.0 and macOS 10.14."),
          ],
          choice: "macOS 10.14 is included.",
          reason: "The earlier edition is older than this extension point on macOS."),
        identifiersOfArticle,
      ]),
    ExtensionPoint(
      "com.apple.share-services", "Share", .nsExtension,
      summary: "Posts what people selected to a service, or passes it to the containing app.",
      discussion: """
        Name either a storyboard or a view controller class for the first screen, never both.
        [`NSExtensionActivationRule`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule)
        decides for which content the share sheet offers the extension. The App Store rejects an app
        with `TRUEPREDICATE` in that key. A script can read the shared webpage: see
        [`NSExtensionJavaScriptPreprocessingFile`](key:NSExtension/NSExtensionAttributes/NSExtensionJavaScriptPreprocessingFile).
        When people are done, call `completeRequest(returningItems:completionHandler:)`. The extension
        can't access the app's container, so share data with the app through an app group.
        """,
      availability: [
        .iOS("8.0", from: .appExtensionKeys), .macOS("10.10", from: .appExtensionKeys),
        .iPadOS("8.0", from: .current),
      ],
      uses: [
        declared,
        .init("NSExtension/NSExtensionMainStoryboard", sample: "MainInterface"),
        .init("NSExtension/NSExtensionPrincipalClass"),
        .init(activationRule, sample: ["NSExtensionActivationSupportsWebURLWithMaxCount": 1]),
      ],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
        .appExtensionKeys("Table 2"),
        .extensionScenarios("Declaring Supported Data Types for a Share or Action Extension"),
        .archive2018("AppExtensionKeys.html"), .current("nsextension/nsextensionpointidentifier"),
      ]),
  ]
}

private let identifiersOfArticle = EditorNote(
  .text,
  [
    .init(
      .backgroundProcess("Info.plist setup"),
      "One of two identifiers serves all requests from one process, and the other starts a process for each request; the available copies lack both names."
    ),
    .init(
      .appExtensionKeys("Table 2"),
      "Names two identifiers for Action extensions and doesn't mention processes."),
  ],
  choice: "No statement about processes for either identifier.",
  reason: "The article starts from an Action extension, but doesn't show which name means which.")

private var filePoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.fileprovider-ui", "Document Picker", .nsExtension,
      summary: "Lets people choose documents or a destination in another app's storage.",
      discussion: """
        Don't use this extension point for a new extension: a [file
        provider](point:com.apple.fileprovider-nonui) makes the app's files appear in the system's
        own picker. The principal class of an old extension is a subclass of
        `UIDocumentPickerExtensionViewController`, which has been deprecated since iOS 14. What the
        extension can do is listed in
        [`UIDocumentPickerModes`](key:NSExtension/NSExtensionAttributes/UIDocumentPickerModes); to
        open or move files, it also needs a file provider.
        """,
      availability: [
        .iOS("8.0", deprecated: "14.0", from: .current),
        .macCatalyst("13.1", deprecated: "14.0", from: .current),
        .visionOS("1.0", deprecated: "1.0", from: .current),
      ],
      uses: [
        declared,
        .init("NSExtension/NSExtensionMainStoryboard", sample: "MainInterface"),
        .init(
          PropertyPath(attributes + "UIDocumentPickerModes"),
          sample: ["UIDocumentPickerModeImport"]),
        .init(
          PropertyPath(attributes + "UIDocumentPickerSupportedFileTypes"),
          sample: ["public.image"]),
        .init("NSExtension/NSExtensionFileProviderDocumentGroup"),
      ],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
        .appExtensionKeys("Table 2"), .archive2018("AppExtensionKeys.html"),
        .framework("uikit/uidocumentpickerextensionviewcontroller"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.appExtensionKeys("Table 2"), "iOS, without mentioning a deprecation."),
            .init(
              .framework("uikit/uidocumentpickerextensionviewcontroller"),
              "Deprecated in iOS 14.0, and from the start on visionOS."),
          ],
          choice: "The deprecation is listed.",
          reason: "The older document was written before the deprecation.")
      ]),
    ExtensionPoint(
      "com.apple.fileprovider-nonui", "File Provider", .nsExtension,
      summary:
        "Makes files that an app stores elsewhere appear in Files, Finder and other apps.",
      discussion: """
        There are two kinds of file providers. The class of a *replicated* provider conforms to
        `NSFileProviderReplicatedExtension`: the system stores the local copies and asks for files
        with `enumerator(for:request:)` and `fetchContents(for:version:request:completionHandler:)`.
        A replicated provider starts only after the app has added a domain with
        `NSFileProviderManager.add(_:completionHandler:)`. The class of the older kind is a subclass
        of `NSFileProviderExtension` and stores the copies itself, in the container of the app group
        that
        [`NSExtensionFileProviderDocumentGroup`](key:NSExtension/NSExtensionFileProviderDocumentGroup)
        names; list the group in
        [`com.apple.security.application-groups`](key:entitlements:com.apple.security.application-groups).
        The minimal Info.plist names the app group for the older kind; a replicated provider doesn't
        need that key. macOS supports only the replicated kind. To provide content for the Files app on
        iOS 11 and later, set `YES` for
        [`NSExtensionFileProviderSupportsEnumeration`](key:NSExtension/NSExtensionFileProviderSupportsEnumeration).
        """,
      availability: [
        .iOS("8.0", from: .appExtensionKeys), .iPadOS("8.0", from: .current),
        .macOS("11.0", from: .framework("fileprovider/nsfileproviderreplicatedextension")),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        declared,
        .init(
          "NSExtension/NSExtensionPrincipalClass", .required,
          sample: "$(PRODUCT_MODULE_NAME).FileProvider"),
        .init(
          "NSExtension/NSExtensionFileProviderDocumentGroup", sample: "group.com.example.app"),
        .init("NSExtension/NSExtensionFileProviderSupportsEnumeration", sample: true),
      ],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
        .appExtensionKeys("Table 2"), .archive2018("AppExtensionKeys.html"),
        .framework("fileprovider/nsfileproviderextension"),
        .framework("fileprovider/nsfileproviderreplicatedextension"),
        .framework("fileprovider/nsfileprovidermanager/documentstorageurl"),
        .framework("fileprovider/nsfileprovidermanager"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.appExtensionKeys("Table 2"), "iOS only."),
            .init(
              .framework("fileprovider/nsfileproviderextension"),
              "The class of the older kind is available on iOS, iPadOS and visionOS."),
            .init(
              .framework("fileprovider/nsfileproviderreplicatedextension"),
              "The protocol of replicated providers has existed since iOS 16, iPadOS 16, macOS 11 and visionOS 1."
            ),
          ],
          choice: "macOS 11.0, and iOS and iPadOS 8.0.",
          reason: "Both kinds have the same identifier.")
      ]),
    ExtensionPoint(
      "com.apple.FinderSync", "Finder Sync", .nsExtension,
      summary: "Adds badges, toolbar items and menu items for synced folders to Finder.",
      discussion: """
        The principal class is a subclass of `FIFinderSync`. It names the folders to watch in
        `FIFinderSyncController.default().directoryURLs`, and its badges with
        `setBadgeImage(_:label:forBadgeIdentifier:)`. When an item in these folders becomes visible,
        Finder calls `requestBadgeIdentifier(for:)`, and the class chooses a badge with
        `setBadgeIdentifier(_:for:)`. `menu(for:)` returns the commands. For the toolbar button,
        Finder calls this method even if the selection isn't in these folders.

        The extension does nothing until people turn it on in System Settings:
        `FIFinderSyncController.isExtensionEnabled` says whether they have, and
        `showExtensionManagementInterface()` opens these settings. The extension has to be sandboxed.
        """,
      availability: [.macOS("10.10", from: .appExtensionKeys)],
      uses: [
        declared,
        .init(
          "NSExtension/NSExtensionPrincipalClass", .required,
          sample: "$(PRODUCT_MODULE_NAME).FinderSync"),
      ],
      entitlements: ["entitlements:com.apple.security.app-sandbox"],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
        .appExtensionKeys("Table 2"), .archive2018("AppExtensionKeys.html"),
        .current("nsextension/nsextensionpointidentifier"), .gitHub("iina/iina/issues/2693"),
        .gitHub("ImageOptim/ImageOptim/issues/152"),
        .framework("findersync/fifindersync-swift.class"),
        .framework("findersync/fifindersyncprotocol"),
        .framework("findersync/fifindersyncprotocol/menu(for:)"),
        .framework("findersync/fifindersyncprotocol/requestbadgeidentifier(for:)"),
        .framework("findersync/fifindersynccontroller"),
        .framework("findersync/fifindersynccontroller/setbadgeimage(_:label:forbadgeidentifier:)"),
      ]),
  ]
}
