import KeyModel

extension KeyGroup {
  /// The keys that every app extension shares.
  static var appExtensions: KeyGroup {
    KeyGroup(
      "app-extensions", "App extensions",
      summary:
        "The dictionary that makes a bundle an app extension, and the keys that all kinds share.",
      availability: [.iOS("8.0"), .macOS("10.10")],
      keys: appExtensionKeys + pointVersionKeys)
  }
}

/// The platforms of the keys that are as old as app extensions.
private var firstPlatforms: [AvailabilityStatement] {
  [
    .iOS("8.0", from: .appExtensionKeys), .macOS("10.10", from: .appExtensionKeys),
    .iPadOS("8.0", from: .current), .visionOS("1.0", from: .current),
  ]
}

private var appExtensionKeys: [Key] {
  [
    Key(
      "NSExtension", .dictionary,
      summary: "Declares an app extension: which extension point it serves and which code runs.",
      discussion: """
        Every app extension needs the dictionary, except those built on ExtensionKit, which have
        [`EXAppExtensionAttributes`](key:EXAppExtensionAttributes) instead. Keys that all kinds
        share go directly in it. Keys for one kind go in
        [`NSExtensionAttributes`](key:NSExtension/NSExtensionAttributes) unless the key's own page
        says otherwise. Xcode's template for a kind of extension contains most of the keys that it
        needs.

        The extension is a bundle with the filename extension `.appex`, its own `Info.plist` and its
        own bundle identifier, inside its containing app. It runs in its own process and sandbox and
        can't access the app's files; an app group gives the two a shared container.

        Only the system may start an extension. The class that is also named `NSExtension`, with
        which an app can start an extension itself, is private and may change at any time.
        """,
      consequence: Consequence(
        "App Store Connect rejects an ExtensionKit extension that is declared here (ITMS-91179).",
        from: .gitHub("brendan-ch/OpenAppLock/pull/21")),
      availability: firstPlatforms,
      bundleKinds: [.appExtension],
      rules: [
        .present.when(
          .intent("the bundle is an app extension that isn't built on ExtensionKit")
        ).from(.appExtensionKeys("General App Extension Keys, NSExtension"))
      ],
      extensionPoints: .all(.nsExtension),
      example: [
        "NSExtensionAttributes": [
          "NSExtensionActivationRule": ["NSExtensionActivationSupportsWebPageWithMaxCount": 1],
          "NSExtensionJavaScriptPreprocessingFile": "Action",
        ],
        "NSExtensionPointIdentifier": "com.apple.ui-services",
        "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).ActionViewController",
      ],
      otherExamples: [messagesApp],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtension"),
        .appExtensionKeys("App Extension Keys"), .appExtensionKeys("Table 1"),
        .extensionScenarios("Sharing Data with Your Containing App"),
        .backgroundProcess("What is NSExtension?"), .ownPage,
        .gitHub("brendan-ch/OpenAppLock/pull/21"),
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
            "Direct children are the four keys that the reference lists, and every key whose own section places it here.",
          reason: "A key's own section is more specific than the list of its parent.")
      ]),
    Key(
      "NSExtension/NSExtensionAttributes", .dictionary,
      summary: "Contains the keys that one kind of app extension needs beyond the common keys.",
      discussion: """
        Whether you need the dictionary, and which keys it contains, depends on the extension point
        that [`NSExtensionPointIdentifier`](key:NSExtension/NSExtensionPointIdentifier) names. For
        Share and Action extensions, it contains
        [`NSExtensionActivationRule`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule);
        for Quick Look extensions,
        [`QLSupportedContentTypes`](key:NSExtension/NSExtensionAttributes/QLSupportedContentTypes);
        for some kinds, nothing. The dictionary goes directly in [`NSExtension`](key:NSExtension).
        """,
      availability: firstPlatforms,
      required: .optional,
      bundleKinds: [.appExtension],
      extensionPoints: .all(.nsExtension),
      example: [
        "NSExtensionActivationRule": ["NSExtensionActivationSupportsWebPageWithMaxCount": 1],
        "NSExtensionJavaScriptPreprocessingFile": "Action",
      ],
      otherExamples: [macAction],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionAttributes"),
        .appExtensionKeys("App Extension Keys"), .appExtensionKeys("Table 1"),
        .backgroundProcess("What is NSExtension?"), .ownPage,
      ]),
    Key(
      "NSExtension/NSExtensionMainStoryboard", .string,
      summary: "Names the storyboard with the extension's first screen.",
      discussion: """
        Write the name without the ending `.storyboard`, directly in
        [`NSExtension`](key:NSExtension), if the extension's interface is in a storyboard.
        An extension that creates its interface in code, or has none, names its
        [`NSExtensionPrincipalClass`](key:NSExtension/NSExtensionPrincipalClass) instead. Xcode's
        template fills the key in; change it when you rename the storyboard.

        > [!IMPORTANT]
        > Keep one of the two keys. iOS doesn't install an extension that needs one and has neither
        > (0xe80000a2).
        """,
      consequence: Consequence(
        "The system doesn't load an extension that also has `NSExtensionPrincipalClass`.",
        from: .ownPage),
      availability: firstPlatforms,
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
        .appExtensionKeys("Table 1"), .ownPage, .gitHub("altstoreio/AltStore/issues/799"),
      ]),
    Key(
      "NSExtension/NSExtensionPointIdentifier", .string,
      summary: "States which kind of extension this is, by naming its extension point.",
      discussion: """
        Every extension that is declared in [`NSExtension`](key:NSExtension) needs the key, directly
        in that dictionary. Xcode's template for a kind of extension fills it in; the values below
        lead to pages that say what else each kind needs. A value that is newer than the system on
        the device, or misspelled, prevents the installation.

        Extensions built on ExtensionKit have
        [`EXExtensionPointIdentifier`](key:EXAppExtensionAttributes/EXExtensionPointIdentifier)
        instead.
        """,
      consequence: Consequence(
        "iOS doesn't install an app with an extension point that it doesn't recognize (0xe80000b1).",
        from: .gitHub("qnblackcat/uYouPlus/issues/887")),
      availability: firstPlatforms,
      values: .extensionPoints(.nsExtension),
      required: .required,
      requiredSource: .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
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
        .ownPage, .gitHub("qnblackcat/uYouPlus/issues/887"),
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(.appExtensionKeys("Table 2"), "Ten identifiers, called the valid ones."),
            .init(
              .backgroundProcess("What is NSExtension?"), "19 kinds of extensions as of iOS 10."),
            .init(
              .ownPage,
              "34 identifiers; those of the document picker, of Today and of the Watch app are gone."
            ),
          ],
          choice: "The identifiers of the table are listed, and others are accepted.",
          reason: "New system releases add extension points, so no list stays complete for long."),
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
          reason: "Neither the key's own statement nor the current page names watchOS."),
      ]),
    Key(
      "NSExtension/NSExtensionPrincipalClass", .string,
      summary: "Names the class that the system creates to run the extension.",
      discussion: """
        Write it for an extension without a storyboard, directly in
        [`NSExtension`](key:NSExtension). The class implements the extension's main view or performs
        its work. In an Action extension without an interface, it conforms to
        `NSExtensionRequestHandling`; in one with an interface, it is a view controller. Some kinds
        of extensions require another protocol or superclass: see the extension point's page. Name a
        Swift class with its module: `$(PRODUCT_MODULE_NAME).ShareViewController`. If you rename the
        class, change the key.

        An extension has no `main` function. The system provides it, creates an instance of the
        class and passes it the request.

        > [!IMPORTANT]
        > Keep either this key or
        > [`NSExtensionMainStoryboard`](key:NSExtension/NSExtensionMainStoryboard). iOS doesn't
        > install an extension that needs one and has neither (0xe80000a2).
        """,
      consequence: Consequence(
        "The system doesn't load an extension that also has `NSExtensionMainStoryboard`.",
        from: .ownPage),
      availability: firstPlatforms,
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
        .ownPage, .gitHub("altstoreio/AltStore/issues/799"),
        .framework("appkit/add-functionality-to-finder-with-action-extensions"),
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
          choice: "Conformance is described, but it is not a rule.",
          reason:
            "Some extension points require another protocol or superclass, which only their documentation can say."
        )
      ]),
    Key(
      "NSExtension/NSExtensionOverridesHostUIAppearance", .boolean,
      summary: "Keeps an extension's own look when the host app changes the appearance.",
      discussion: """
        Write `YES` if the extension has a fixed design, such as a dark interface for editing. Apple
        documents that the extension then ignores changes of the appearance, but not which changes.
        """,
      consequence: Consequence(
        "Without the key, appearance changes that the host app makes apply to the extension too.",
        from: .ownPage),
      availability: [.iOS("10.0", from: .current), .visionOS("1.0", from: .current)],
      required: .optional,
      bundleKinds: [.appExtension],
      example: true),
  ]
}

/// An iMessage app, which needs no attributes.
private let messagesApp: PropertyListValue = [
  "NSExtensionPointIdentifier": "com.apple.message-payload-provider",
  "NSExtensionMainStoryboard": "MainInterface",
]

/// The attributes of an Action extension of a Mac.
private let macAction: PropertyListValue = [
  "NSExtensionActivationRule": ["NSExtensionActivationSupportsImageWithMaxCount": 10],
  "NSExtensionServiceRoleType": "NSExtensionServiceRoleTypeEditor",
  "NSExtensionServiceAllowsFinderPreviewItem": true,
  "NSExtensionServiceFinderPreviewLabel": "Create Thumbnail",
  "NSExtensionServiceFinderPreviewIconName": "NSActionTemplate",
  "NSExtensionServiceAllowsTouchBarItem": true,
  "NSExtensionServiceTouchBarLabel": "Create Thumbnail",
  "NSExtensionServiceTouchBarIconName": "NSActionTemplate",
  "NSExtensionServiceTouchBarBezelColorName": "TouchBarBezel",
  "NSExtensionServiceAllowsToolbarItem": true,
  "NSExtensionServiceToolbarIconFile": "ToolbarIcon",
  "NSExtensionServiceToolbarPaletteLabel": "Create Thumbnail",
]
