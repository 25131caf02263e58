import KeyModel

extension KeyGroup {
  /// The keys that every app extension shares.
  static var appExtensions: KeyGroup {
    KeyGroup(
      "app-extensions", "App extensions",
      summary: "The dictionary that makes a bundle an app extension, and what every kind shares.",
      availability: [.iOS("8.0"), .macOS("10.10")],
      keys: appExtensionKeys + pointVersionKeys)
  }
}

private var appExtensionKeys: [Key] {
  [
    Key(
      "NSExtension", .dictionary,
      summary: "Declares an app extension: which extension point it serves and which code runs.",
      discussion: """
        Every key of an app extension goes inside this dictionary: what all kinds share directly
        in it, what one kind adds in [`NSExtensionAttributes`](key:NSExtension/NSExtensionAttributes)
        unless the key's own page says otherwise.

        The extension is a separate bundle with the extension `.appex`, its own `Info.plist` and its
        own bundle identifier, inside the app that contains it. It runs in its own process and
        sandbox and cannot reach the app's files; an app group gives both a container to share.

        Only the system may start an extension. The class that is also named `NSExtension`, with
        which an app can start one by hand, is private and may change at any time.
        """,
      availability: [
        .iOS("8.0", from: .appExtensionKeys), .macOS("10.10", from: .appExtensionKeys),
        .iPadOS("8.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      bundleKinds: [.appExtension],
      extensionPoints: .all(.nsExtension),
      example: [
        "NSExtensionAttributes": [
          "NSExtensionActivationRule": ["NSExtensionActivationSupportsWebPageWithMaxCount": 1],
          "NSExtensionJavaScriptPreprocessingFile": "Action",
        ],
        "NSExtensionPointIdentifier": "com.apple.ui-services",
        "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).ActionRequestHandler",
      ],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtension"),
        .appExtensionKeys("App Extension Keys"), .appExtensionKeys("Table 1"),
        .extensionScenarios("Sharing Data with Your Containing App"),
        .backgroundProcess("What is NSExtension?"), .ownPage,
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
      discussion: """
        Most kinds of extension have this dictionary. It goes directly in
        [`NSExtension`](key:NSExtension). What it may hold depends on the extension point that
        [`NSExtensionPointIdentifier`](key:NSExtension/NSExtensionPointIdentifier) names; for Share
        and Action extensions it holds the
        [`NSExtensionActivationRule`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule).
        """,
      availability: [
        .iOS("8.0", from: .appExtensionKeys), .macOS("10.10", from: .appExtensionKeys),
        .iPadOS("8.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      required: .optional,
      bundleKinds: [.appExtension],
      extensionPoints: .all(.nsExtension),
      example: [
        "NSExtensionActivationRule": ["NSExtensionActivationSupportsWebPageWithMaxCount": 1],
        "NSExtensionJavaScriptPreprocessingFile": "Action",
      ],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionAttributes"),
        .appExtensionKeys("App Extension Keys"), .appExtensionKeys("Table 1"),
        .backgroundProcess("What is NSExtension?"), .ownPage,
      ]),
    Key(
      "NSExtension/NSExtensionMainStoryboard", .string,
      summary: "Names the storyboard that holds the extension's first screen.",
      discussion: """
        Write the name without the ending `.storyboard`. The key, if used, goes directly in
        [`NSExtension`](key:NSExtension). Xcode's template fills it in; change it when you rename the
        storyboard.

        > [!IMPORTANT]
        > The system doesn't load an extension that has this key and
        > [`NSExtensionPrincipalClass`](key:NSExtension/NSExtensionPrincipalClass).
        """,
      consequence: Consequence(
        "The system doesn't load an extension that also has `NSExtensionPrincipalClass`.",
        from: .ownPage),
      availability: [
        .iOS("8.0", from: .appExtensionKeys), .macOS("10.10", from: .appExtensionKeys),
        .iPadOS("8.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      required: .optional,
      bundleKinds: [.appExtension],
      rules: [
        .should(.withoutSuffix([".storyboard"])).from(
          .appExtensionKeys("General App Extension Keys, NSExtensionMainStoryboard")),
        .excludes(["NSExtension/NSExtensionPrincipalClass"]).from(.ownPage),
      ],
      extensionPoints: .all(.nsExtension),
      example: "MainInterface",
      seeAlso: ["NSExtension/NSExtensionPrincipalClass"],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionMainStoryboard"),
        .appExtensionKeys("Table 1"), .ownPage,
      ]),
    Key(
      "NSExtension/NSExtensionPointIdentifier", .string,
      summary: "Names the extension point that an app extension plugs into.",
      discussion: """
        The identifier says which kind of extension this is. Xcode's template for a kind of extension
        fills it in. Every app extension needs it, directly in
        [`NSExtension`](key:NSExtension).

        Extensions built on ExtensionKit have
        [`EXExtensionPointIdentifier`](key:EXAppExtensionAttributes/EXExtensionPointIdentifier)
        instead.
        """,
      availability: [
        .iOS("8.0", from: .appExtensionKeys), .macOS("10.10", from: .appExtensionKeys),
        .iPadOS("8.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      values: .extensionPoints(.nsExtension),
      required: .required,
      bundleKinds: [.appExtension],
      rules: [
        .should(.format(.reverseDNS)).from(
          .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"))
      ],
      extensionPoints: .all(.nsExtension),
      example: "com.apple.share-services",
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
        .appExtensionKeys("Table 1"), .appExtensionKeys("Table 2"),
        .backgroundProcess("What is NSExtension?"),
        .ownPage,
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(.appExtensionKeys("Table 2"), "Ten identifiers, called the valid ones."),
            .init(
              .backgroundProcess("What is NSExtension?"), "19 kinds of extension as of iOS 10."),
            .init(
              .ownPage,
              "34 identifiers; those of the document picker, of Today and of the Watch app are gone."
            ),
          ],
          choice: "The identifiers of the table are listed, and others are accepted.",
          reason: "Each system adds extension points, so no list is complete for long."),
        EditorNote(
          .availability,
          [
            .init(
              .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
              "iOS 8 and macOS 10.10."),
            .init(
              .appExtensionKeys("Table 2"), "The Watch app's identifier is for watchOS too."),
          ],
          choice: "The key is listed without watchOS.",
          reason: "Neither the key's own statement nor today's page names watchOS."),
      ]),
    Key(
      "NSExtension/NSExtensionPrincipalClass", .string,
      summary: "Names the class that the system creates to run the extension.",
      discussion: """
        The class implements the extension's main view or its work. It conforms to
        `NSExtensionRequestHandling`, most often as a view controller of the extension point's kind.
        A Swift class is named with its module: `$(PRODUCT_MODULE_NAME).ShareViewController`.

        The key, if used, goes directly in [`NSExtension`](key:NSExtension). An extension has no
        `main` function: the system's takes over, creates the class and hands it the request.

        > [!IMPORTANT]
        > The system doesn't load an extension that has this key and
        > [`NSExtensionMainStoryboard`](key:NSExtension/NSExtensionMainStoryboard).
        """,
      consequence: Consequence(
        "The system doesn't load an extension that also has `NSExtensionMainStoryboard`.",
        from: .ownPage),
      availability: [
        .iOS("8.0", from: .appExtensionKeys), .macOS("10.10", from: .appExtensionKeys),
        .iPadOS("8.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      required: .optional,
      apis: [API("NSExtensionRequestHandling", of: "Foundation")],
      bundleKinds: [.appExtension],
      rules: [
        .excludes(["NSExtension/NSExtensionMainStoryboard"]).from(.ownPage)
      ],
      extensionPoints: .all(.nsExtension),
      example: "$(PRODUCT_MODULE_NAME).ShareViewController",
      seeAlso: ["NSExtension/NSExtensionMainStoryboard"],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionPrincipalClass"),
        .appExtensionKeys("Table 1"), .backgroundProcess("What is NSExtension?"),
        .ownPage,
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(
              .appExtensionKeys("General App Extension Keys, NSExtensionPrincipalClass"),
              "A class for the main view or for the work, without a condition."),
            .init(
              .backgroundProcess("What is NSExtension?"),
              "The class must conform to `NSExtensionRequestHandling`."),
          ],
          choice: "Conformance is described, and not made a rule.",
          reason:
            "Some extension points ask for another protocol or superclass, and only they can say so."
        )
      ]),
    Key(
      "NSExtension/NSExtensionOverridesHostUIAppearance", .boolean,
      summary: "Keeps an extension's own look where the host app changes the appearance.",
      discussion: """
        Without the key, changes that the host app makes to the appearance reach the extension too.
        """,
      availability: [.iOS("10.0", from: .current), .visionOS("1.0", from: .current)],
      bundleKinds: [.appExtension],
      example: true),
  ]
}
