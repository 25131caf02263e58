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
      summary: "Acts on what the user selected, with its own interface.",
      discussion: """
        The extension shows the selected content or lets the user edit it, inside the host app. Name
        its first screen with a storyboard or with a view controller class.
        """,
      availability: [
        .iOS("8.0", from: .appExtensionKeys), .macOS("10.10", from: .appExtensionKeys),
        .iPadOS("8.0", from: .current),
      ],
      uses: [
        declared,
        .init("NSExtension/NSExtensionMainStoryboard", sample: "MainInterface"),
        .init("NSExtension/NSExtensionPrincipalClass"),
        .init(activationRule, sample: ["NSExtensionActivationSupportsImageWithMaxCount": 1]),
      ],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
        .appExtensionKeys("Table 2"), .archive2018("AppExtensionKeys.html"),
        .current("nsextension/nsextensionpointidentifier"),
      ],
      notes: [identifiersOfArticle]),
    ExtensionPoint(
      "com.apple.services", "Action (non-UI)", .nsExtension,
      summary: "Acts on what the user selected, without an interface.",
      discussion: """
        The principal class receives the request, does its work and returns the result. For a web
        page on iOS a script can do part of it: see
        [`NSExtensionJavaScriptPreprocessingFile`](key:NSExtension/NSExtensionAttributes/NSExtensionJavaScriptPreprocessingFile).
        """,
      availability: [
        .iOS("8.0", from: .appExtensionKeys), .iPadOS("8.0", from: .current),
        .macOS("10.14", from: .archive2018),
      ],
      uses: [
        declared,
        .init(
          "NSExtension/NSExtensionPrincipalClass",
          sample: "$(PRODUCT_MODULE_NAME).ActionRequestHandler"),
        .init(activationRule, sample: ["NSExtensionActivationSupportsWebURLWithMaxCount": 1]),
      ],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
        .appExtensionKeys("Table 2"), .backgroundProcess("Info.plist setup"),
        .archive2018("AppExtensionKeys.html"), .current("nsextension/nsextensionpointidentifier"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.appExtensionKeys("Table 2"), "iOS only."),
            .init(
              .archive2018("AppExtensionKeys.html"), "iOS 8.0, and macOS from 10.14 on."),
          ],
          choice: "macOS is listed from 10.14 on.",
          reason: "The earlier edition was written before macOS had this extension point."),
        identifiersOfArticle,
      ]),
    ExtensionPoint(
      "com.apple.share-services", "Share", .nsExtension,
      summary: "Posts what the user selected to a service, or hands it to the containing app.",
      discussion: """
        Name the first screen with a storyboard or with a view controller class. A script can read
        the web page that is shared: see
        [`NSExtensionJavaScriptPreprocessingFile`](key:NSExtension/NSExtensionAttributes/NSExtensionJavaScriptPreprocessingFile).
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
      "One of two identifiers serves all requests from one process, the other starts a process for each request; the copies that were read have lost both names."
    ),
    .init(
      .appExtensionKeys("Table 2"),
      "Names two identifiers of Action extensions and says nothing about processes."),
  ],
  choice: "Neither identifier is described by its number of processes.",
  reason: "The article starts from an Action extension, but which name goes with which is lost.")

private var filePoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.fileprovider-ui", "Document Picker", .nsExtension,
      summary: "Lets the user choose documents or a destination in another app's storage.",
      discussion: """
        A picker that opens or moves files works together with a file provider
        (`com.apple.fileprovider-nonui`); both then name the same container.
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
            .init(.appExtensionKeys("Table 2"), "iOS, with nothing about its end."),
            .init(
              .framework("uikit/uidocumentpickerextensionviewcontroller"),
              "Deprecated in iOS 14.0, and from the start in visionOS."),
          ],
          choice: "The deprecation is listed.",
          reason: "It came after the older document.")
      ]),
    ExtensionPoint(
      "com.apple.fileprovider-nonui", "File Provider", .nsExtension,
      summary: "Gives other apps access to files that the app stores.",
      discussion: """
        There are two kinds. The class of a *replicated* provider conforms to
        `NSFileProviderReplicatedExtension`: the system stores the local copies. The class of the
        older kind is a subclass of `NSFileProviderExtension` and stores them itself, in the container
        that [`NSExtensionFileProviderDocumentGroup`](key:NSExtension/NSExtensionFileProviderDocumentGroup)
        names. The minimal list has that key for the older kind; a replicated provider doesn't need
        it. macOS has the replicated kind only.
        """,
      availability: [
        .iOS("8.0", from: .appExtensionKeys), .iPadOS("8.0", from: .current),
        .macOS("11.0", from: .current), .visionOS("1.0", from: .current),
      ],
      uses: [
        declared,
        .init(
          "NSExtension/NSExtensionPrincipalClass", sample: "$(PRODUCT_MODULE_NAME).FileProvider"),
        .init(
          "NSExtension/NSExtensionFileProviderDocumentGroup", sample: "group.com.example.app"),
      ],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
        .appExtensionKeys("Table 2"), .archive2018("AppExtensionKeys.html"),
        .framework("fileprovider/nsfileproviderextension"),
        .framework("fileprovider/nsfileproviderreplicatedextension"),
        .framework("fileprovider/nsfileprovidermanager/documentstorageurl"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.appExtensionKeys("Table 2"), "iOS only."),
            .init(
              .framework("fileprovider/nsfileproviderextension"),
              "The class of the older kind exists on iOS, iPadOS and visionOS."),
            .init(
              .framework("fileprovider/nsfileproviderreplicatedextension"),
              "The protocol of replicated providers exists since iOS 16, iPadOS 16, macOS 11 and visionOS 1."
            ),
          ],
          choice: "macOS is listed from 11.0 on, iOS and iPadOS from 8.0 on.",
          reason: "Both kinds have the same identifier.")
      ]),
    ExtensionPoint(
      "com.apple.FinderSync", "Finder Sync", .nsExtension,
      summary: "Adds badges, toolbar items and menu items for synchronized folders to Finder.",
      discussion: """
        The principal class is a subclass of `FIFinderSync`. It names the folders to watch in
        `FIFinderSyncController.default().directoryURLs`; elsewhere Finder asks it nothing. People
        turn the extension on in System Settings.
        """,
      availability: [.macOS("10.10", from: .appExtensionKeys)],
      uses: [
        declared,
        .init(
          "NSExtension/NSExtensionPrincipalClass", sample: "$(PRODUCT_MODULE_NAME).FinderSync"),
      ],
      entitlements: ["entitlements:com.apple.security.app-sandbox"],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
        .appExtensionKeys("Table 2"), .archive2018("AppExtensionKeys.html"),
        .current("nsextension/nsextensionpointidentifier"), .gitHub("iina/iina/issues/2693"),
        .gitHub("ImageOptim/ImageOptim/issues/152"),
        .framework("findersync/fifindersync-swift.class"),
      ]),
  ]
}

private var userInterfacePoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.keyboard-service", "Custom Keyboard", .nsExtension,
      summary: "Replaces the system's keyboard with one of the app's own.",
      discussion: """
        The principal class is a subclass of `UIInputViewController`. People add the keyboard in
        Settings; password fields and some apps don't offer it. To use the network, or to write to a
        shared container, it needs
        [`RequestsOpenAccess`](key:NSExtension/NSExtensionAttributes/RequestsOpenAccess).
        """,
      availability: [
        .iOS("8.0", from: .appExtensionKeys), .iPadOS("8.0", from: .current),
        .macCatalyst("13.1", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        declared,
        .init(
          "NSExtension/NSExtensionPrincipalClass",
          sample: "$(PRODUCT_MODULE_NAME).KeyboardViewController"),
        .init(PropertyPath(attributes + "IsASCIICapable"), .optional),
        .init(PropertyPath(attributes + "PrefersRightToLeft"), .optional),
        .init(PropertyPath(attributes + "PrimaryLanguage"), .optional),
        .init(PropertyPath(attributes + "RequestsOpenAccess"), .optional),
      ],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
        .appExtensionKeys("Table 2"), .appExtensionKeys("Custom Keyboard Extension Keys"),
        .archive2018("AppExtensionKeys.html"), .framework("uikit/uiinputviewcontroller"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.appExtensionKeys("Custom Keyboard Extension Keys"), "iOS only."),
            .init(
              .framework("uikit/uiinputviewcontroller"),
              "The principal class exists on iPadOS, Mac Catalyst and visionOS too."),
            .init(
              .current("nsextension/nsextensionattributes/primarylanguage"),
              "The keys of keyboards exist on iOS and iPadOS."),
          ],
          choice:
            "The extension point has the platforms of its class, and the keys those of their pages.",
          reason: "The pages of the keys name neither Mac Catalyst nor visionOS.")
      ]),
    ExtensionPoint(
      "com.apple.photo-editing", "Photo Editing", .nsExtension,
      summary: "Edits a photo or a video inside the Photos app.",
      discussion: """
        The view controller conforms to `PHContentEditingController`.
        [`PHSupportedMediaTypes`](key:NSExtension/NSExtensionAttributes/PHSupportedMediaTypes) says
        whether it edits photos, videos or both.
        """,
      availability: [
        .iOS("8.0", from: .appExtensionKeys), .iPadOS("8.0", from: .current),
        .macCatalyst("14.0", from: .current),
        .macOS("10.11", from: .current), .visionOS("1.0", from: .current),
      ],
      uses: [
        declared,
        .init("NSExtension/NSExtensionMainStoryboard", sample: "MainInterface"),
        .init("NSExtension/NSExtensionPrincipalClass"),
        .init(PropertyPath(attributes + "PHSupportedMediaTypes"), .optional),
      ],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
        .appExtensionKeys("Table 2"), .appExtensionKeys("Photo Editing Extension Keys"),
        .archive2018("AppExtensionKeys.html"), .framework("photosui/phcontenteditingcontroller"),
        .current("nsextension/nsextensionattributes/phsupportedmediatypes"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.appExtensionKeys("Photo Editing Extension Keys"), "iOS only."),
            .init(
              .framework("photosui/phcontenteditingcontroller"),
              "The protocol of the extension's controller exists on macOS 10.11 too, and later on Mac Catalyst and visionOS."
            ),
            .init(
              .current("nsextension/nsextensionattributes/phsupportedmediatypes"),
              "The key of photo editing exists on iOS and iPadOS."),
          ],
          choice:
            "The extension point has the platforms of its protocol, the key those of its page.",
          reason: "The protocol shows where such an extension can run.")
      ]),
    ExtensionPoint(
      "com.apple.widget-extension", "Today", .nsExtension,
      summary: "Shows a widget in the Today view of Notification Center.",
      discussion: "Widgets of later systems use WidgetKit and another extension point.",
      availability: [
        .iOS("8.0", deprecated: "14.0", from: .current),
        .macOS("10.10", deprecated: "11.0", from: .current),
      ],
      uses: [
        declared,
        .init("NSExtension/NSExtensionMainStoryboard", sample: "MainInterface"),
        .init("NSExtension/NSExtensionPrincipalClass"),
      ],
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
        .appExtensionKeys("Table 2"), .archive2018("AppExtensionKeys.html"),
        .framework("notificationcenter/ncwidgetproviding"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.appExtensionKeys("Table 2"), "iOS and macOS, with nothing about their end."),
            .init(
              .framework("notificationcenter/ncwidgetproviding"),
              "Deprecated in iOS 14.0 and macOS 11.0."),
          ],
          choice: "The deprecation is listed.",
          reason: "It came after the older document.")
      ]),
    ExtensionPoint(
      "com.apple.watchkit", "Watch App", .nsExtension,
      summary: "Holds the code of a Watch app that has a WatchKit extension.",
      discussion: """
        In its attributes the extension names the Watch app it belongs to. Current watchOS apps don't
        use this extension, and Apple's current list of extension points leaves it out: mark the app
        with [`WKApplication`](key:WKApplication) instead.
        """,
      availability: [.iOS(from: .appExtensionKeys).alone, .watchOS(from: .appExtensionKeys)],
      uses: [
        declared,
        .init("NSExtension/NSExtensionAttributes", .required),
        .init(
          PropertyPath(attributes + "WKAppBundleIdentifier"), .required,
          sample: "com.example.app.watchkitapp"),
        .init("WKExtensionDelegateClassName"),
      ],
      entry: .unstated,
      sources: [
        .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
        .appExtensionKeys("Table 2"), .archive2018("AppExtensionKeys.html"),
        .current("wkappbundleidentifier", confidence: .medium),
        .framework("clockkit/displaying-essential-information-on-a-watch-face"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.appExtensionKeys("Table 2"), "iOS and watchOS, without versions."),
            .init(
              .appExtensionKeys("General App Extension Keys, NSExtensionPointIdentifier"),
              "The key that holds the identifier exists since iOS 8 and macOS 10.10; watchOS is not named."
            ),
            .init(
              .current("wkappbundleidentifier"),
              "The key that such an extension needs exists since watchOS 1.0."),
          ],
          choice: "iOS and watchOS are given without versions.",
          reason: "No source dates the extension point itself."),
        EditorNote(
          .name,
          [
            .init(.appExtensionKeys("Table 2"), "Watch App."),
            .init(.archive2018("AppExtensionKeys.html"), "WatchKit extension."),
          ],
          choice: "The name of the table is kept.",
          reason: "Both name the extension that a Watch app comes with."),
      ]),
  ]
}
