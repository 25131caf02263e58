import KeyModel

/// Widgets, previews, search, files and what apps hand to the system.
var appPoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.widgetkit-extension", "Widget", .nsExtension,
      summary: "Shows widgets, Live Activities and controls of an app.",
      discussion: """
        A principal class isn't needed: the type marked `@main` conforms to SwiftUI's `Widget` or
        `WidgetBundle`. One extension can hold all widgets, Live Activities and controls of an app.
        Make a second one if only some widgets need the person's location, so that others don't ask
        for it. This replaces Today extensions,
        [`com.apple.widget-extension`](point:com.apple.widget-extension).
        """,
      availability: [
        .iOS("14.0", from: .current),
        .macCatalyst("14.0", from: .current),
        .macOS("11.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("9.0", from: .current),
      ],
      uses: [
        .nsExtension
      ],
      entry: .nothing,
      sources: [
        .framework("swiftui/widget"),
        .framework("swiftui/widgetbundle"),
        .extensionTemplates, .framework("widgetkit/creating-a-widget-extension"),
      ]),
    ExtensionPoint(
      "com.apple.appintents-extension", "App Intents", .exAppExtensionAttributes,
      summary: "Runs the actions of an app without opening it.",
      discussion: """
        The type marked `@main` conforms to `AppIntentsExtension`. You don't need it to have App
        Intents: intents in the app itself work too. An extension saves the system from launching
        the whole app for each action.
        """,
      availability: [
        .iOS("16.0", from: .current),
        .macCatalyst("16.0", from: .current),
        .macOS("13.0", from: .current),
        .tvOS("16.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("9.0", from: .current),
      ],
      uses: [
        .exAttributes
      ],
      sources: [
        .framework("appintents/appintentsextension"),
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.spotlight.index", "Core Spotlight Delegate", .nsExtension,
      summary: "Rebuilds an app's part of the search index when it is lost.",
      discussion: """
        The principal class is a subclass of `CSIndexExtensionRequestHandler`. The system runs it
        when it has to index the app's items again and the app isn't open. It is for items that the
        app adds with Core Spotlight, not for files.
        """,
      availability: [
        .iOS("9.0", from: .current),
        .macCatalyst("13.1", from: .current),
        .macOS("10.11", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("IndexRequestHandler"),
      ],
      sources: [
        .framework("corespotlight/csindexextensionrequesthandler"),
        .archive2018("AppExtensionKeys.html"),
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.background-asset-downloader-extension", "Background Download",
      .exAppExtensionAttributes,
      summary: "Downloads an app's assets in the background, from its installation on.",
      discussion: """
        The type marked `@main` conforms to `BADownloaderExtension`, or to
        `ManagedDownloaderExtension` or `StoreDownloaderExtension` if the system manages the asset
        packs. Its app needs the keys of [background downloads](key:BAManifestURL), and both must be
        in one app group.
        """,
      availability: [
        .iOS("16.1", from: .current),
        .macCatalyst("16.1", from: .current),
        .macOS("13.0", from: .current),
        .tvOS("18.4", from: .current),
        .visionOS("2.4", from: .current),
      ],
      uses: [
        .exAttributes, .init("EXAppExtensionAttributes/EXPrincipalClass"),
      ],
      orBy: [.nsExtension],
      entitlements: ["entitlements:com.apple.security.application-groups"],
      sources: [
        .framework("backgroundassets/configuring-an-unmanaged-background-assets-project"),
        .framework("backgroundassets/badownloaderextension-qwaw", confidence: .high),
        .current("bahasmanagedassetpacks"),
        .current("bainitialdownloadrestrictions"),
        .extensionTemplates,
        .systemStrings,
      ],
      notes: [
        EditorNote(
          .placement,
          [
            .init(.extensionTemplates, "Declares it in NSExtension."),
            .init(
              .publicProjects("com.apple.background-asset-downloader-extension"),
              "Declare it in EXAppExtensionAttributes."),
          ],
          choice: "`EXAppExtensionAttributes`.",
          reason: "Its protocols are those of ExtensionKit, and its code has `@main`."),
        EditorNote(
          .availability,
          [
            .init(.framework("backgroundassets"), "iOS 16.0 for the framework."),
            .init(
              .framework("backgroundassets/badownloaderextension-qwaw", confidence: .high),
              "iOS 16.1 for the protocol of the extension."),
          ],
          choice: "iOS, iPadOS and Mac Catalyst 16.1.",
          reason: "An extension can't exist before its protocol."),
      ]),
    ExtensionPoint(
      "com.apple.app-migration", "App Migration", .exAppExtensionAttributes,
      summary: "Moves an app's data when people switch to or from another platform.",
      discussion: """
        The type marked `@main` conforms to `AppMigrationExtension` through
        `ResourcesExportingWithOptions`, `ResourcesImporting` or both. On import, the system calls
        it right after the app's installation, before people can open the app. It needs the
        entitlement
        [`com.apple.developer.app-migration.data-container-access`](key:entitlements:com.apple.developer.app-migration.data-container-access).
        """,
      availability: [.iOS("26.0", from: .current)],
      uses: [
        .exAttributes
      ],
      entitlements: ["entitlements:com.apple.developer.app-migration.data-container-access"],
      sources: [
        .framework("appmigrationkit/appmigrationextension"),
        .framework("appmigrationkit"),
        .systemStrings,
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .framework("appmigrationkit/appmigrationextension"),
              "iOS and iPadOS 26.0."),
            .init(.framework("appmigrationkit"), "iOS and iPadOS 26.1."),
          ],
          choice: "iOS and iPadOS 26.0.",
          reason: "The page of the type is the most specific one.")
      ]),
    ExtensionPoint(
      "com.apple.photos.background-upload", "Background Resource Upload", .exAppExtensionAttributes,
      summary: "Uploads photos and videos of the library while the app isn't running.",
      discussion: """
        The type marked `@main` conforms to `PHBackgroundResourceUploadExtension`, and from iOS 27
        on to `PHBackgroundResourceUploadJobExtension`, which replaces it. The system calls it when
        there are upload jobs to process.
        """,
      availability: [.iOS("26.1", from: .current)],
      uses: [
        .exAttributes
      ],
      sources: [
        .framework("photos/phbackgroundresourceuploadextension"),
        .framework("photos/phbackgroundresourceuploadjobextension"),
        .systemStrings,
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .framework("photos/phbackgroundresourceuploadextension"),
              "The first protocol exists from iOS 26.1 to 27.0."),
            .init(
              .framework("photos/phbackgroundresourceuploadjobextension"),
              "The second one has existed since iOS 27.0."),
          ],
          choice: "iOS and iPadOS 26.1, not deprecated.",
          reason: "Only the protocol has changed.")
      ]),
    ExtensionPoint(
      "com.apple.securecapture", "Locked Camera Capture", .exAppExtensionAttributes,
      summary: "Captures photos with an app while the device stays locked.",
      discussion: """
        The type marked `@main` conforms to `LockedCameraCaptureExtension`. People open it with a
        control on the lock screen, without unlocking the device, and what it captured reaches the
        app later.
        """,
      availability: [.iOS("18.0", from: .current)],
      uses: [
        .exAttributes
      ],
      sources: [
        .framework("lockedcameracapture/lockedcameracaptureextension"),
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.public.translation-ui-provider", "Translation Provider", .exAppExtensionAttributes,
      summary: "Translates selected text in place of the system's translation.",
      discussion: """
        The type marked `@main` conforms to `TranslationUIProviderExtension`. People choose the app
        as their translator in Settings, which the entitlement
        [`com.apple.developer.translation-app`](key:entitlements:com.apple.developer.translation-app)
        makes possible.
        [`com.apple.developer.translation-ui-provider.network-access`](key:com.apple.developer.translation-ui-provider.network-access)
        states whether the extension uses the network.
        """,
      availability: [.iOS("18.4", from: .current), .macCatalyst("18.4", from: .current)],
      uses: [
        .exAttributes
      ],
      sources: [
        .framework("translationuiprovider/translationuiproviderextension"),
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.crash-reporter.extension", "Crash Report", .exAppExtensionAttributes,
      summary: "Examines the app's process after a crash and reports what it finds.",
      discussion: """
        The type marked `@main` conforms to `CrashReporterExtension`. It runs outside the crashed
        process, which it can read. The extension's bundle identifier must begin with that of the
        app. It isn't available to Mac Catalyst apps or to iOS apps on a Mac.
        """,
      availability: [.iOS("27.0", from: .current), .macOS("27.0", from: .current)],
      uses: [
        .exAttributes
      ],
      sources: [
        .framework("crashreportextension"),
        .framework("crashreportextension/crashreporterextension"),
      ]),
    ExtensionPoint(
      "com.apple.printing.discovery", "Print Service", .nsExtension,
      summary: "Offers cloud printers of a service when people print.",
      discussion: """
        The principal class is a subclass of `UIPrintServiceExtension`. In
        `printerDestinations(for:)` it returns the printers that can do the job, each as a
        `UIPrinterDestination`, and the system's printer picker lists them. Without such an
        extension, people need a configuration profile to set up a printer in the cloud.
        """,
      availability: [
        .iOS("14.5", from: .current),
        .macCatalyst("14.5", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("PrintService"),
      ],
      sources: [
        .framework("uikit/uiprintserviceextension"),
        .extensionTemplates,
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.dt.Xcode.extension.source-editor", "Xcode Source Editor", .nsExtension,
      summary: "Adds commands to the editor of Xcode.",
      discussion: """
        The main class conforms to `XCSourceEditorExtension`, and the class of each command to
        `XCSourceEditorCommand`. Declare the commands in
        [`XCSourceEditorCommandDefinitions`](key:NSExtension/NSExtensionAttributes/XCSourceEditorCommandDefinitions),
        or in code if they can change. The main class is named in
        [`XCSourceEditorExtensionPrincipalClass`](key:NSExtension/NSExtensionAttributes/XCSourceEditorExtensionPrincipalClass)
        and not in [`NSExtensionPrincipalClass`](key:NSExtension/NSExtensionPrincipalClass). The
        extension must embed and sign `XcodeKit.framework`, and people turn it on in System
        Settings; otherwise Xcode doesn't show its commands.
        """,
      availability: [
        .macOS("10.12", from: .current)
      ],
      uses: [
        .nsExtension,
        .attribute(
          "XCSourceEditorExtensionPrincipalClass",
          sample: "$(PRODUCT_MODULE_NAME).SourceEditorExtension"),
        .attribute("XCSourceEditorCommandDefinitions"),
      ],
      entry: .unstated,
      sources: [
        .framework("xcodekit/xcsourceeditorextension"),
        .framework("xcodekit/creating-a-source-editor-extension"),
        .framework("xcode-release-notes/xcode-12-release-notes", confidence: .high),
        .gitHub("zoejessica/marker-extension/issues/1"),
      ]),
  ]
}
