import KeyModel

extension KeyGroup {
  /// The keys of Quick Look and Spotlight extensions.
  static var previewsAndSearch: KeyGroup {
    KeyGroup(
      "previews-and-search", "Quick Look and Spotlight",
      summary: "Which files an extension previews, draws thumbnails of, or describes for search.",
      availability: [.iOS("11.0", from: .current), .macOS("10.15", from: .current)],
      keys: previewKeys)
  }
}

private let thumbnailArticle = SourceReference.framework(
  "quicklookthumbnailing/providing-thumbnails-of-your-custom-file-types")
private let thumbnailProvider = SourceReference.framework(
  "quicklookthumbnailing/qlthumbnailprovider")
private let previewProvider = SourceReference.framework(
  "quicklookui/qlpreviewprovider", confidence: .high)
private let mobilePreviewProvider = SourceReference.framework("quicklook/qlpreviewprovider")

private var previewKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/QLSupportedContentTypes", .array(of: .string),
      summary: "Lists the types of files that a Quick Look or thumbnail extension draws.",
      discussion: """
        Write the type identifiers of your files, and replace what Xcode's template wrote. For
        thumbnails, a file's own type must be listed: the identifier of a type that it conforms to,
        such as `public.text`, doesn't match. The containing app declares your own types in
        [`UTExportedTypeDeclarations`](key:UTExportedTypeDeclarations).
        """,
      consequence: Consequence(
        "The system doesn't ask the extension for thumbnails of files whose exact type isn't listed.",
        from: thumbnailArticle),
      availability: [
        .iOS("11.0", from: thumbnailProvider),
        .macOS("10.15", from: thumbnailProvider), .visionOS("1.0", from: thumbnailProvider),
      ],
      apis: [
        API("QLThumbnailProvider", of: "Quick Look Thumbnailing"),
        API("QLPreviewingController", of: "Quick Look"),
        API("QLPreviewProvider", of: "Quick Look UI"),
      ],
      bundleKinds: [.appExtension],
      rules: [
        uniformTypeRule,
        .must(
          .present,
          for: ["com.apple.quicklook.preview", "com.apple.quicklook.thumbnail"],
          source: .framework("quicklook")),
      ],
      extensionPoints: .only(["com.apple.quicklook.preview", "com.apple.quicklook.thumbnail"]),
      example: ["com.example.trail"],
      seeAlso: [
        "NSExtension/NSExtensionAttributes/QLIsDataBasedPreview",
        "NSExtension/NSExtensionAttributes/QLThumbnailMinimumDimension",
        "UTExportedTypeDeclarations",
      ],
      sources: [
        thumbnailArticle, previewProvider, .framework("quicklook"), thumbnailProvider,
        .framework("quicklook/qlpreviewingcontroller"),
        .uniformTypes("Uniform Type Identifier Concepts"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              thumbnailProvider,
              "The class of thumbnail extensions has existed since iOS 11, iPadOS 11 and macOS 10.15, and is also available on Mac Catalyst."
            ),
            .init(
              .framework("quicklook/qlpreviewingcontroller"),
              "The protocol of preview extensions has existed since iOS 4, which had no extensions."
            ),
          ],
          choice: "The key has the versions of thumbnail extensions, without Mac Catalyst.",
          reason: "No page describes the key, and iOS 4 had no app extensions.")
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/QLIsDataBasedPreview", .boolean,
      summary: "Makes a Quick Look extension return its preview as data instead of a view.",
      discussion: """
        Write `YES` if the extension can produce an image, a PDF or HTML, which Quick Look displays
        itself; leave the key out for a preview in a view controller. With `YES`, the extension
        names a subclass of `QLPreviewProvider`, such as `$(PRODUCT_MODULE_NAME).PreviewProvider`,
        in [`NSExtensionPrincipalClass`](key:NSExtension/NSExtensionPrincipalClass), which replaces
        the storyboard of Xcode's template. The class returns a `QLPreviewReply` from
        `providePreview(for:completionHandler:)`. Both kinds of extension list their types in
        [`QLSupportedContentTypes`](key:NSExtension/NSExtensionAttributes/QLSupportedContentTypes).
        """,
      consequence: Consequence(
        "Without `YES`, Quick Look expects a view controller and not data.", from: previewProvider),
      availability: [
        .iOS("15.0", from: mobilePreviewProvider),
        .macOS("12.0", from: previewProvider), .visionOS("1.0", from: mobilePreviewProvider),
      ],
      required: .optional,
      apis: [
        API("QLPreviewProvider", of: "Quick Look UI"),
        API("QLPreviewReply", of: "Quick Look UI"),
      ],
      bundleKinds: [.appExtension],
      rules: [
        .should(.needs("NSExtension/NSExtensionPrincipalClass", when: "To return data")).from(
          previewProvider)
      ],
      extensionPoints: .only(["com.apple.quicklook.preview"]),
      example: true,
      seeAlso: ["NSExtension/NSExtensionAttributes/QLSupportedContentTypes"],
      sources: [
        previewProvider, mobilePreviewProvider, .framework("quicklookui"),
        .framework("quicklookui/qlpreviewreply"),
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/QLSupportsSearchableItems", .boolean,
      summary: "Offers a Quick Look extension for items that the app added to Spotlight.",
      discussion: """
        Write `YES` if the app indexes items with Core Spotlight and the extension can show them.
        The view controller then implements
        `preparePreviewOfSearchableItem(identifier:queryString:completionHandler:)`, which receives
        the identifier of the `CSSearchableItem` and what people searched for. Quick Look calls this
        method once, on the main thread. Write `NO` for an extension that only previews files: it
        implements `preparePreviewOfFile(at:completionHandler:)`. A controller may implement both
        methods.
        """,
      availability: [
        .iOS(from: .current),
        .macOS(
          "12.0",
          from: .framework(
            "quicklookui/qlpreviewingcontroller/preparepreviewofsearchableitem(identifier:querystring:completionhandler:)"
          )),
      ],
      apis: [
        API(
          "QLPreviewingController.preparePreviewOfSearchableItem(identifier:queryString:completionHandler:)",
          of: "Quick Look")
      ],
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.quicklook.preview"]),
      example: true,
      seeAlso: ["NSExtension/NSExtensionAttributes/QLSupportedContentTypes"],
      sources: [
        .framework(
          "quicklook/qlpreviewingcontroller/preparepreviewofsearchableitem(identifier:querystring:completionhandler:)"
        ),
        .framework(
          "quicklookui/qlpreviewingcontroller/preparepreviewofsearchableitem(identifier:querystring:completionhandler:)"
        ),
        .gitHub("smittytone/PreviewMarkdown"), .gitHub("OpenEmu/OpenEmu"),
        .framework("quicklookui/qlpreviewingcontroller"),
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(
              .framework("quicklook/qlpreviewingcontroller"),
              "Describes the method for Spotlight items without naming the key."),
            .init(
              .gitHub("smittytone/PreviewMarkdown"),
              "The Info.plist of a preview extension has the key, with NO."),
          ],
          choice: "The key is described by the method that it stands for.",
          reason: "No page describes it, and the name fits that method only.",
          isEditorial: false)
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/QLThumbnailMinimumDimension", .integer,
      summary: "Keeps a thumbnail extension from drawing pictures that are too small to recognize.",
      discussion: """
        Write the smallest size at which your thumbnails make sense: `0` for pictures that work at
        any size, more for content such as pages of text.
        [`QLSupportedContentTypes`](key:NSExtension/NSExtensionAttributes/QLSupportedContentTypes)
        decides for which files the system asks the extension at all.
        """,
      consequence: Consequence(
        "For a thumbnail smaller than the value, the system shows a generic file icon without calling the extension.",
        from: thumbnailArticle),
      availability: [
        .iOS("11.0", from: thumbnailProvider),
        .macOS("10.15", from: thumbnailProvider), .visionOS("1.0", from: thumbnailProvider),
      ],
      apis: [API("QLThumbnailProvider", of: "Quick Look Thumbnailing")],
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.quicklook.thumbnail"]),
      example: 32,
      seeAlso: ["NSExtension/NSExtensionAttributes/QLSupportedContentTypes"],
      sources: [thumbnailArticle, thumbnailProvider]),
    Key(
      "NSExtension/NSExtensionAttributes/CSSupportedContentTypes", .array(of: .string),
      summary: "Lists the types of files that a Spotlight importer describes for search.",
      discussion: """
        Write the type identifiers of your files, and replace what Xcode's template wrote. To index
        a file of one of these types, Core Spotlight hands it to the extension's
        `update(_:forFileAt:)`, which sets the file's title, dates and other attributes. Core
        Spotlight may call the method on several queues at once. The containing app declares your
        own types in
        [`UTExportedTypeDeclarations`](key:UTExportedTypeDeclarations).

        > [!IMPORTANT]
        > On a Mac, a Spotlight File Import extension does nothing. To index files on macOS, ship a
        > Spotlight importer plug-in instead.
        """,
      consequence: Consequence(
        "Core Spotlight gives the extension no files of a type that isn't listed.",
        from: .framework("corespotlight/csimportextension", confidence: .high)),
      availability: [
        .iOS("15.0", from: .current),
        .macOS("12.0", ignored: .unknown, from: .current), .visionOS("1.0", from: .current),
      ],
      apis: [API("CSImportExtension", of: "Core Spotlight")],
      bundleKinds: [.appExtension],
      rules: [uniformTypeRule],
      extensionPoints: .only(["com.apple.spotlight.import"]),
      example: ["com.example.trail"],
      seeAlso: ["CSExtensionLabel", "UTExportedTypeDeclarations"],
      sources: [
        .framework("corespotlight/csimportextension", confidence: .high),
        .ownPage,
        .uniformTypes("Uniform Type Identifier Concepts"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "iOS, iPadOS and visionOS."),
            .init(
              .framework("corespotlight/csimportextension"),
              "The class that reads the key has existed since macOS 12.0 and Mac Catalyst 15.0 too; in 2026, the page adds that such extensions don't work on macOS."
            ),
          ],
          choice: "macOS 12.0 and later are listed, as ignoring the key; Mac Catalyst isn't.",
          reason:
            "The class's page shows the key without limiting it to a platform, and says what macOS does."
        )
      ]),
    Key(
      "CSExtensionLabel", .string,
      summary: "Labels a Spotlight importer.",
      discussion: """
        A tool that creates targets for Expo writes the key into the Info.plist of a Spotlight
        importer, at the top level, beside [`NSExtension`](key:NSExtension). Apple documents neither
        the key nor where its text appears, so don't put anything here that people need to read.
        """,
      availability: [.iOS(.unknown, from: .gitHub)],
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.spotlight.import"]),
      example: "Trail importer",
      seeAlso: ["NSExtension/NSExtensionAttributes/CSSupportedContentTypes"],
      sources: [.extensionTemplates]),
  ]
}
