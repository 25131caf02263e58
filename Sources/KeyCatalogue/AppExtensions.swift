import KeyModel

extension KeyGroup {
  /// The keys that every app extension shares.
  static var appExtensions: KeyGroup {
    KeyGroup(
      "app-extensions", "App extensions",
      summary: "The dictionary that makes a bundle an app extension, and what every kind shares.",
      availability: [.iOS("8.0"), .macOS("10.10")],
      keys: appExtensionKeys)
  }
}

private var appExtensionKeys: [Key] {
  [
    Key(
      "NSExtension", .dictionary,
      summary: "Declares an app extension: which extension point it serves and which code runs.",
      discussion: """
        Every key of an app extension stands inside this dictionary: what all kinds share directly
        in it, what one kind adds in [`NSExtensionAttributes`](key:NSExtension/NSExtensionAttributes)
        unless the key's own page says otherwise.
        """,
      availability: [
        .iOS("8.0"), .macOS("10.10"), .iPadOS("8.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      extensionPoints: .all(.nsExtension),
      example: [
        "NSExtensionAttributes": ["NSExtensionJavaScriptPreprocessingFile": "Action"],
        "NSExtensionPointIdentifier": "com.apple.ui-services",
        "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).ActionRequestHandler",
      ],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtension"),
        .appExtensionKeys("Table 1"), .current("nsextension"),
      ],
      notes: [
        EditorNote(
          .placement,
          [
            .init(
              .appExtensionKeys("General App Extension Keys, NSExtension"),
              "Names four direct children: NSExtensionAttributes, NSExtensionMainStoryboard, NSExtensionPointIdentifier and NSExtensionPrincipalClass."
            ),
            .init(
              .appExtensionKeys("NSExtensionActionWantsFullScreenPresentation"),
              "Places a fifth key, NSExtensionActionWantsFullScreenPresentation, directly in NSExtension."
            ),
          ],
          choice:
            "Direct children are the four keys and every key whose own section places it here.",
          reason: "A key's own section is more specific than the list of its parent.")
      ]),
    Key(
      "NSExtension/NSExtensionAttributes", .dictionary,
      summary: "Holds the keys that one kind of app extension adds to the common ones.",
      availability: [
        .iOS("8.0"), .macOS("10.10"), .iPadOS("8.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      extensionPoints: .all(.nsExtension),
      example: ["NSExtensionJavaScriptPreprocessingFile": "Action"],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionAttributes"),
        .appExtensionKeys("Table 1"), .current("nsextension/nsextensionattributes"),
      ]),
    Key(
      "NSExtension/NSExtensionMainStoryboard", .string,
      summary: "Names the storyboard that holds the extension's first screen.",
      availability: [
        .iOS("8.0"), .macOS("10.10"), .iPadOS("8.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      rules: [.withoutSuffix([".storyboard"])],
      extensionPoints: .all(.nsExtension),
      example: "MainInterface",
      seeAlso: ["NSExtension/NSExtensionPrincipalClass"],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionMainStoryboard"),
        .appExtensionKeys("Table 1"), .current("nsextension/nsextensionmainstoryboard"),
      ]),
    Key(
      "NSExtension/NSExtensionPointIdentifier", .string,
      summary: "Names the extension point that an app extension plugs into.",
      discussion: """
        The system decides by this key when and how it runs the extension. Xcode's template for a
        kind of extension fills it in.
        """,
      availability: [
        .iOS("8.0"), .macOS("10.10"), .iPadOS("8.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      values: .extensionPoints(.nsExtension),
      required: .required,
      rules: [.format(.reverseDNS)],
      extensionPoints: .all(.nsExtension),
      example: "com.apple.share-services",
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
        .appExtensionKeys("Table 1"), .appExtensionKeys("Table 2"),
        .current("nsextension/nsextensionpointidentifier"),
      ]),
    Key(
      "NSExtension/NSExtensionPrincipalClass", .string,
      summary: "Names the class that the system creates to run the extension.",
      discussion: """
        The class implements the extension's main view or its work. It conforms to
        `NSExtensionRequestHandling`, most often as a view controller of the extension point's kind.
        A Swift class is named with its module: `$(PRODUCT_MODULE_NAME).ShareViewController`.
        """,
      availability: [
        .iOS("8.0"), .macOS("10.10"), .iPadOS("8.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      extensionPoints: .all(.nsExtension),
      example: "$(PRODUCT_MODULE_NAME).ShareViewController",
      seeAlso: ["NSExtension/NSExtensionMainStoryboard"],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionPrincipalClass"),
        .appExtensionKeys("Table 1"), .backgroundProcess("What is NSExtension?"),
        .current("nsextension/nsextensionprincipalclass"),
      ]),
  ]
}
