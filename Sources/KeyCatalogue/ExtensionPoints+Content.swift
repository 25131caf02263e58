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
      summary: "Shows notifications of some categories with the app's own view.",
      discussion: """
        The storyboard's only view controller conforms to `UNNotificationContentExtension` and gets
        each notification in `didReceive(_:)`. Show what is in the notification or in an app group:
        there is no time for the network. An app may have several such extensions, each for other
        categories.
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
      summary: "Shows what is in an app's files, in Finder, in Files and in other apps.",
      discussion: """
        There are two kinds. A view controller that conforms to `QLPreviewingController` shows the
        file; the minimal list is for this one. A subclass of `QLPreviewProvider` returns data, such
        as a PDF or HTML: then
        [`QLIsDataBasedPreview`](key:NSExtension/NSExtensionAttributes/QLIsDataBasedPreview) is `YES`
        and [`NSExtensionPrincipalClass`](key:NSExtension/NSExtensionPrincipalClass) names the class.
        """,
      availability: [
        .iOS("11.0", from: .current),
        .macCatalyst("13.0", from: .current), .macOS("12.0", from: .current),
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
        .framework("quicklook"), .framework("quicklook/qlpreviewingcontroller"),
        .framework("quicklookui/qlpreviewprovider"),
        .framework("quicklookui/qlpreviewingcontroller"), identifiers,
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
              "Thumbnail extensions exist since iOS and iPadOS 11.0."),
          ],
          choice: "iOS and iPadOS are listed from 11.0 on.",
          reason: "iOS 4 had no extensions; those for files came with iOS 11.")
      ]),
    ExtensionPoint(
      "com.apple.quicklook.thumbnail", "Thumbnail", .nsExtension,
      summary: "Draws small pictures of an app's files, for Files, Finder and other apps.",
      discussion: """
        The class is a subclass of `QLThumbnailProvider`. iCloud may make thumbnails with it for
        devices that lack the app.
        """,
      availability: [
        .iOS("11.0", from: .current),
        .macCatalyst("13.1", from: .current), .macOS("10.15", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        declared,
        .init(
          "NSExtension/NSExtensionPrincipalClass",
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
      summary: "Tells Spotlight what is in an app's files, so that people find them.",
      discussion: "The class is a subclass of `CSImportExtension`.",
      availability: [
        .iOS("15.0", from: .current),
        .macCatalyst("15.0", from: .current), .macOS("12.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        declared,
        .init(
          "NSExtension/NSExtensionPrincipalClass", sample: "$(PRODUCT_MODULE_NAME).FileImporter"),
        use("CSSupportedContentTypes", sample: ["com.example.trail"]),
      ],
      sources: [.framework("corespotlight/csimportextension", confidence: .high)]),
    ExtensionPoint(
      "com.apple.fileprovider-actionsui", "File provider actions", .nsExtension,
      summary: "Adds commands with an interface to the files of a file provider.",
      discussion: """
        People choose a command in the shortcut menu of a file. The view controller, a subclass of
        `FPUIActionExtensionViewController`, shows its interface in
        `prepare(forAction:itemIdentifiers:)`. A file provider on macOS can have commands without an
        interface itself.
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
          "NSExtension/NSExtensionFileProviderActions",
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
        .archive2018("AppExtensionKeys.html"),
      ]),
    ExtensionPoint(
      "com.apple.Safari.extension", "Safari app extension", .nsExtension,
      summary: "Changes web pages in Safari on the Mac, and adds a button and menu items.",
      discussion: """
        The class is a subclass of `SFSafariExtensionHandler`. Scripts and style sheets of the
        bundle go into the pages that
        [`SFSafariWebsiteAccess`](key:NSExtension/SFSafariWebsiteAccess) allows. All features are
        optional.
        """,
      availability: [.macOS("10.12", from: .current)],
      uses: [
        declared,
        .init(
          "NSExtension/NSExtensionPrincipalClass",
          sample: "$(PRODUCT_MODULE_NAME).SafariExtensionHandler"),
        .init("NSExtension/SFSafariContentScript", .optional),
        .init("NSExtension/SFSafariContextMenu"),
        .init("NSExtension/SFSafariStyleSheet"),
        .init("NSExtension/SFSafariToolbarItem", .optional),
        .init("NSExtension/SFSafariWebsiteAccess", .optional),
        .init("NSHumanReadableDescription"),
      ],
      sources: [
        .framework("safariservices/using-safari-app-extension-default-keys", confidence: .high),
        .framework("safariservices/sfsafariextensionhandler"), identifiers,
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.framework("safariservices/sfsafariextensionhandler"), "macOS 10.12."),
            .init(.current("nsextension/sfsafaricontentscript"), "macOS 10.11.5."),
          ],
          choice: "The extension point has the version of its class, its keys that of their pages.",
          reason: "Each statement is kept where its page makes it.")
      ]),
  ]
}
