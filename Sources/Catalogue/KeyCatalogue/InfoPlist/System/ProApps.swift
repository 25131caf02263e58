import KeyModel

extension KeyGroup {
  /// The keys of extensions of Final Cut Pro and Compressor.
  static var finalCutPro: KeyGroup {
    KeyGroup(
      "final-cut-pro", "Final Cut Pro and Compressor",
      summary: "What extensions of Apple's video apps declare.",
      availability: [.macOS(from: .current)],
      keys: proAppKeys.map { key in
        var key = key
        key.notes.append(releasesOfKits)
        return key
      })
  }
}

private let workflows: ExtensionPointScope = .only(["com.apple.FinalCut.WorkflowExtension"])
private let workflowArticle = SourceReference.framework(
  "professional-video-applications/building-a-workflow-extension", confidence: .high)
private let encoderArticle = SourceReference.framework(
  "professional-video-applications/encoder-extensions", confidence: .high)

private let neededByEncoders = Rule.present.when(
  .intent("the extension encodes files for Compressor")
).from(encoderArticle)

/// The part of the file that no source shows.
private let encoderTemplate = """
  Start from the Xcode template of the Compressor SDK: no source names the \
  `NSExtensionPointIdentifier` of encoder extensions, so the listing doesn't have it.
  """

private let releasesOfKits = EditorNote(
  .availability,
  [
    .init(
      .ownPage,
      "Names only version 1.0 of the kits for extensions of Final Cut Pro and Compressor."),
    .init(workflowArticle, "Is about Mac apps, and names no version of the system."),
  ],
  choice: "macOS, without a version.",
  reason: "The kits are for macOS, and no page says since which version.")

private var proAppKeys: [Key] {
  [
    Key(
      "NSExtension/ProExtensionPrincipalViewControllerClass", .string,
      summary: "Names the view controller that Final Cut Pro or Compressor shows for an extension.",
      discussion: """
        Write the name of a subclass of `NSViewController`, whose view Final Cut Pro shows in a
        floating window until people close it. Prefix a Swift class with its module, as in
        `$(PRODUCT_MODULE_NAME).WorkflowViewController`. Xcode's template writes the key; change it
        only when you rename the class. To see the extension in Final Cut Pro, put the app that
        contains it into the Applications folder and launch the app once.
        """,
      availability: [.macOS(from: .current)],
      apis: [API("NSViewController", of: "AppKit")],
      bundleKinds: [.appExtension],
      rules: [
        .present.when(.intent("the extension has an interface")).from(workflowArticle)
      ],
      example: "$(PRODUCT_MODULE_NAME).WorkflowViewController",
      sources: [
        encoderArticle, .ownPage, workflowArticle,
        .framework("professional-video-applications/designing-workflow-extensions"),
      ]),
    Key(
      "NSExtension/ProExtensionAttributes", .dictionary,
      summary: "Sets the smallest size of the window that shows a workflow extension.",
      discussion: """
        Write it if the extension's view needs a minimum size. Give both
        [`ContentViewMinimumWidth`](key:NSExtension/ProExtensionAttributes/ContentViewMinimumWidth)
        and
        [`ContentViewMinimumHeight`](key:NSExtension/ProExtensionAttributes/ContentViewMinimumHeight),
        in pixels.
        """,
      availability: [.macOS(from: .current)],
      required: .optional,
      bundleKinds: [.appExtension],
      extensionPoints: workflows,
      example: ["ContentViewMinimumHeight": 400, "ContentViewMinimumWidth": 600],
      sources: [workflowArticle, .ownPage],
      notes: [
        EditorNote(
          .placement,
          [
            .init(.ownPage, "Is directly in NSExtension."),
            .init(
              workflowArticle, "Has an example that doesn't show in which dictionary the key is."),
          ],
          choice: "The key goes directly in `NSExtension`.",
          reason: "The key's own page places it there.",
          isEditorial: false)
      ]),
    Key(
      "NSExtension/ProExtensionAttributes/ContentViewMinimumHeight", .integer,
      summary: "Sets the smallest height of a workflow extension's window.",
      discussion: """
        Write the height at which the extension's view still works, in pixels, such as 400. People
        can't make the floating window smaller. The width is in
        [`ContentViewMinimumWidth`](key:NSExtension/ProExtensionAttributes/ContentViewMinimumWidth).
        """,
      availability: [.macOS(from: .current)],
      bundleKinds: [.appExtension],
      extensionPoints: workflows,
      example: 400,
      seeAlso: ["NSExtension/ProExtensionAttributes/ContentViewMinimumWidth"],
      sources: [workflowArticle, .ownPage]),
    Key(
      "NSExtension/ProExtensionAttributes/ContentViewMinimumWidth", .integer,
      summary: "Sets the smallest width of a workflow extension's window.",
      discussion: """
        Write the width at which the extension's view still works, in pixels, such as 600. People
        can't make the floating window smaller. The height is in
        [`ContentViewMinimumHeight`](key:NSExtension/ProExtensionAttributes/ContentViewMinimumHeight).
        """,
      availability: [.macOS(from: .current)],
      bundleKinds: [.appExtension],
      extensionPoints: workflows,
      example: 600,
      seeAlso: ["NSExtension/ProExtensionAttributes/ContentViewMinimumHeight"],
      sources: [workflowArticle, .ownPage]),
    Key(
      "NSExtension/ProExtensionPrincipalClass", .string,
      summary: "Names the class that encodes files for Compressor in an encoder extension.",
      discussion: """
        Compressor instantiates the class when it converts a file to the format that the extension
        produces. The class adopts `CompressorExtensionEncoder`, `CompressorExtensionSettings`,
        `CompressorExtensionSettingsOptional` and `CompressorExtensionColorSpaces`. The extension's
        view controller is in
        [`ProExtensionPrincipalViewControllerClass`](key:NSExtension/ProExtensionPrincipalViewControllerClass).
        Write the class in Objective-C: the Compressor SDK doesn't support Swift for encoder
        extensions. \(encoderTemplate)
        """,
      availability: [.macOS(from: .current)],
      apis: [API("CompressorExtensionEncoder"), API("CompressorExtensionSettings")],
      bundleKinds: [.appExtension],
      rules: [
        neededByEncoders,
        .should(
          .needs("NSExtension/ProExtensionUUID", when: "For Compressor to identify the extension")
        )
        .from(.current("nsextension/proextensionuuid")),
      ],
      example: "TrailEncoder",
      sources: [encoderArticle, .ownPage, .current("nsextension/proextensionuuid")]),
    Key(
      "NSExtension/ProExtensionUUID", .string,
      summary: "Identifies an encoder extension to Compressor, across its updates.",
      discussion: """
        Each extension needs a unique UUID. Xcode's template contains a placeholder, which a script
        replaces at the first build; if you copy a project, generate a new UUID with `uuidgen`.
        Never change the UUID in an update, because Compressor identifies the extension by it.
        \(encoderTemplate)
        """,
      consequence: Consequence(
        "If the UUID changes, Compressor treats the extension as a new one.",
        from: .ownPage),
      availability: [.macOS(from: .current)],
      bundleKinds: [.appExtension],
      rules: [
        neededByEncoders,
        .should(
          .pattern("^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$", "a UUID").when(
            .product)
        ).from(.ownPage),
      ],
      example: "2F0F9A0B-6C1D-4B52-9E0A-3D6F8B1C7E55",
      sources: [encoderArticle, .ownPage]),
  ]
}
