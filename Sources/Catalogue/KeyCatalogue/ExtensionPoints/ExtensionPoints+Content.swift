import KeyModel

private let attributes = "NSExtension/NSExtensionAttributes/"
private let declared = ExtensionPoint.Use("NSExtension", .required)
private let identifiers = SourceReference.current("nsextension/nsextensionpointidentifier")

private func use(
  _ name: String, _ required: Requirement = .unstated, sample: PropertyListValue? = nil
) -> ExtensionPoint.Use {
  .init(PropertyPath(attributes + name), required, sample: sample)
}

/// Extensions that show, find and name the content of an app.
var contentPoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.usernotifications.content-extension", "Notification content", .nsExtension,
      summary: "Shows notifications in certain categories with the app's own view.",
      discussion: """
        The extension has one view controller, which conforms to `UNNotificationContentExtension`
        and gets each notification in `didReceive(_:)`.
        [`UNNotificationExtensionCategory`](key:NSExtension/NSExtensionAttributes/UNNotificationExtensionCategory)
        has to name a category that the app registers and the notification carries: a local
        notification in `categoryIdentifier`, a remote one in the `category` of its payload.
        Otherwise, people see the system's interface. They see your view when they press the banner,
        not in the banner itself. Show only what is in the notification or in an app group, because
        there is too little time to load data from the network.

        Xcode's template is called Notification Content Extension. An app may have several such
        extensions, each for different categories.
        """,
      availability: [
        .iOS("10.0", from: .current),
        .macCatalyst("10.0", from: .current), .macOS("11.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        declared,
        .init("NSExtension/NSExtensionMainStoryboard", sample: "MainInterface"),
        .init("NSExtension/NSExtensionPrincipalClass"),
        use("UNNotificationExtensionCategory", .required, sample: "MEETING_INVITE"),
        use("UNNotificationExtensionInitialContentSizeRatio", .required, sample: 1),
        use("UNNotificationExtensionDefaultContentHidden", .optional),
        use("UNNotificationExtensionOverridesDefaultTitle", .optional),
        use("UNNotificationExtensionUserInteractionEnabled", .optional),
      ],
      sources: [
        .framework("usernotificationsui/unnotificationcontentextension", confidence: .high),
        .framework("usernotificationsui/customizing-the-appearance-of-notifications"), identifiers,
      ]),
    ExtensionPoint(
      "com.apple.quicklook.preview", "Quick Look preview", .nsExtension,
      summary: "Previews an app's files in Finder, Files and other apps.",
      discussion: """
        There are two kinds of preview extension:

        - A view controller that conforms to `QLPreviewingController` shows a file in
          `preparePreviewOfFile(at:completionHandler:)`, or an item of Spotlight in
          `preparePreviewOfSearchableItem(identifier:queryString:completionHandler:)`. It must
          implement at least one of these two methods. For items of Spotlight, also write
          [`QLSupportsSearchableItems`](key:NSExtension/NSExtensionAttributes/QLSupportsSearchableItems)
          with `YES`. The minimal Info.plist is for this kind.
        - A subclass of `QLPreviewProvider` that conforms to `QLPreviewingController` returns data,
          such as a PDF or HTML, from `providePreview(for:completionHandler:)`. For this kind, set
          [`QLIsDataBasedPreview`](key:NSExtension/NSExtensionAttributes/QLIsDataBasedPreview) to
          `YES`, and name the class in
          [`NSExtensionPrincipalClass`](key:NSExtension/NSExtensionPrincipalClass) instead of naming
          a storyboard.

        Both kinds list their file types in
        [`QLSupportedContentTypes`](key:NSExtension/NSExtensionAttributes/QLSupportedContentTypes).
        """,
      availability: [
        .iOS("11.0", from: .framework("quicklookthumbnailing/qlthumbnailprovider")),
        .macCatalyst("13.0", from: .current),
        .macOS("12.0", from: .framework("quicklookui/qlpreviewingcontroller")),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        declared,
        .init("NSExtension/NSExtensionMainStoryboard", sample: "MainInterface"),
        .init("NSExtension/NSExtensionPrincipalClass"),
        use("QLSupportedContentTypes", .required, sample: ["com.example.trail"]),
        use("QLIsDataBasedPreview"),
        use("QLSupportsSearchableItems"),
      ],
      sources: [
        .framework("quicklook/qlpreviewingcontroller"), .framework("quicklook"),
        .framework("quicklookui/qlpreviewprovider"),
        .framework("quicklookui/qlpreviewingcontroller"),
        .framework("quicklookthumbnailing/qlthumbnailprovider"), identifiers,
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .framework("quicklook/qlpreviewingcontroller"),
              "iOS and iPadOS 4.0, Mac Catalyst 13.0 and visionOS 1.0."),
            .init(.framework("quicklookui/qlpreviewingcontroller"), "macOS 12.0."),
            .init(
              .framework("quicklookthumbnailing/qlthumbnailprovider"),
              "Thumbnail extensions have existed since iOS and iPadOS 11.0."),
          ],
          choice: "iOS and iPadOS 11.0.",
          reason: "iOS 4 had no extensions, and iOS 11 introduced extensions for files.")
      ]),
    ExtensionPoint(
      "com.apple.quicklook.thumbnail", "Thumbnail", .nsExtension,
      summary: "Draws thumbnails of an app's files for Files, Finder and other apps.",
      discussion: """
        The principal class is a subclass of `QLThumbnailProvider` and draws in
        `provideThumbnail(for:_:)`. List the exact identifier of each file type in
        [`QLSupportedContentTypes`](key:NSExtension/NSExtensionAttributes/QLSupportedContentTypes):
        if you list only a more general type to which yours conforms, the system doesn't call the
        extension. Below the size in
        [`QLThumbnailMinimumDimension`](key:NSExtension/NSExtensionAttributes/QLThumbnailMinimumDimension),
        people see a generic icon. iCloud can store the thumbnail with the file, so that devices
        without the app show it too. Xcode's template is called Thumbnail Extension.
        """,
      availability: [
        .iOS("11.0", from: .current),
        .macCatalyst("13.1", from: .current), .macOS("10.15", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        declared,
        .init(
          "NSExtension/NSExtensionPrincipalClass", .required,
          sample: "$(PRODUCT_MODULE_NAME).ThumbnailProvider"),
        use("QLSupportedContentTypes", .required, sample: ["com.example.trail"]),
        use("QLThumbnailMinimumDimension"),
      ],
      sources: [
        .framework("quicklookthumbnailing/qlthumbnailprovider"),
        .framework("quicklookthumbnailing/providing-thumbnails-of-your-custom-file-types"),
        identifiers,
      ]),
    ExtensionPoint(
      "com.apple.spotlight.import", "Spotlight importer", .nsExtension,
      summary: "Describes an app's files to Spotlight so that people can find them.",
      discussion: """
        The principal class is a subclass of `CSImportExtension` and fills in the attributes of each
        file in `update(_:forFileAt:)`.
        [`CSSupportedContentTypes`](key:NSExtension/NSExtensionAttributes/CSSupportedContentTypes)
        lists the file types. Xcode's template, which Apple's pages call Spotlight File Importer or
        Spotlight File Import, also writes [`CSExtensionLabel`](key:CSExtensionLabel). On a Mac, the
        extension does nothing: to index files on a Mac, create a Spotlight importer plug-in.
        """,
      availability: [
        .iOS("15.0", from: .current),
        .macCatalyst("15.0", from: .current),
        .macOS("12.0", ignored: .unknown, from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        declared,
        .init(
          "NSExtension/NSExtensionPrincipalClass", .required,
          sample: "$(PRODUCT_MODULE_NAME).FileImporter"),
        use("CSSupportedContentTypes", .required, sample: ["com.example.trail"]),
        .init("CSExtensionLabel"),
      ],
      sources: [
        .framework("corespotlight/csimportextension", confidence: .high), .extensionTemplates,
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .framework("corespotlight/csimportextension", confidence: .high),
              "macOS 12.0 and Mac Catalyst 15.0 for the class."),
            .init(
              .framework("corespotlight/csimportextension", confidence: .high),
              "In 2026, the page adds that such extensions don't work on macOS."),
          ],
          choice: "Mac Catalyst has the version of the class.",
          reason: "The page doesn't say whether the extension of a Mac Catalyst app works.")
      ]),
    ExtensionPoint(
      "com.apple.fileprovider-actionsui", "File provider actions", .nsExtension,
      summary: "Adds commands with an interface to a file provider's files.",
      discussion: """
        People choose a command in the context menu of a file. The view controller, a subclass of
        `FPUIActionExtensionViewController`, shows its interface in
        `prepare(forAction:itemIdentifiers:)`, and ends with `completeRequest()` or
        `cancelRequest(withError:)` of its `extensionContext`. One class serves all commands.

        [`NSExtensionFileProviderActions`](key:NSExtension/NSExtensionFileProviderActions) lists the
        commands and the files that they are for. A command without a predicate doesn't appear:
        write `TRUEPREDICATE` for one that always appears. On macOS 11, iOS 16, visionOS 1 and later, a
        file provider can itself have commands without an interface.
        """,
      availability: [
        .iOS("11.0", from: .current),
        .macCatalyst("11.0", from: .current), .macOS("10.15", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        declared,
        .init("NSExtension/NSExtensionMainStoryboard"),
        .init(
          "NSExtension/NSExtensionPrincipalClass",
          sample: "$(PRODUCT_MODULE_NAME).ActionViewController"),
        .init(
          "NSExtension/NSExtensionFileProviderActions", .required,
          sample: [
            [
              "NSExtensionFileProviderActionActivationRule": "TRUEPREDICATE",
              "NSExtensionFileProviderActionIdentifier": "com.example.app.provider.share",
              "NSExtensionFileProviderActionName": "Share with Team",
            ]
          ]),
      ],
      sources: [
        .framework("fileproviderui/fpuiactionextensionviewcontroller"),
        .framework("fileproviderui/adding-actions-to-the-context-menu"), identifiers,
        .framework("fileprovider/nsfileprovidercustomaction"),
        .archive2018("AppExtensionKeys.html"),
      ]),
    ExtensionPoint(
      "com.apple.Safari.extension", "Safari app extension", .nsExtension,
      summary: "Changes webpages in Safari on the Mac, and adds a button and menu items.",
      discussion: """
        The principal class is a subclass of `SFSafariExtensionHandler`.
        `messageReceived(withName:from:userInfo:)` gets the messages of your scripts, and
        `toolbarItemClicked(in:)` clicks on the button. Safari adds the bundle's scripts and style
        sheets to the webpages that [`SFSafariWebsiteAccess`](key:NSExtension/SFSafariWebsiteAccess)
        allows. In Safari 17 and later, people also have to allow access. The scripts, the style
        sheets, the button and the menu items are all optional. For iOS, or to share an extension
        with other browsers, create a [web extension](point:com.apple.Safari.web-extension).
        """,
      availability: [.macOS("10.12", from: .current)],
      uses: [
        declared,
        .init(
          "NSExtension/NSExtensionPrincipalClass", .required,
          sample: "$(PRODUCT_MODULE_NAME).SafariExtensionHandler"),
        .init("NSExtension/SFSafariContentScript", .optional),
        .init("NSExtension/SFSafariContextMenu"),
        .init("NSExtension/SFSafariStyleSheet"),
        .init("NSExtension/SFSafariToolbarItem", .optional),
        .init("NSExtension/SFSafariWebsiteAccess", .optional),
        .init("NSHumanReadableDescription"),
      ],
      sources: [
        .framework("safariservices/sfsafariextensionhandler"),
        .framework("safariservices/using-safari-app-extension-default-keys", confidence: .high),
        .framework("safariservices/sfsafariextensionhandling"), identifiers,
        .framework("safariservices/adjusting-website-access-permissions"),
        .framework("safariservices/converting-a-safari-app-extension-to-a-safari-web-extension"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.framework("safariservices/sfsafariextensionhandler"), "macOS 10.12."),
            .init(.current("nsextension/sfsafaricontentscript"), "macOS 10.11.5."),
          ],
          choice:
            "The extension point has the version of its class, and each key has the version on its page.",
          reason: "Each page gives the version of what it describes.")
      ]),
  ]
}
