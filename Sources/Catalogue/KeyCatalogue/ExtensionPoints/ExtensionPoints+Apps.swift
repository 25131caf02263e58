import KeyModel

/// Widgets, previews, search, files and what apps hand to the system.
var appPoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.widgetkit-extension", "Widget", .nsExtension,
      summary: "Shows an app's widgets, Live Activities and controls.",
      discussion: """
        It needs neither a principal class nor a storyboard: the type marked `@main` conforms to
        SwiftUI's `Widget`, or to `WidgetBundle` if there are several. Xcode's template is called
        Widget Extension. One extension can contain all widgets, Live Activities and controls of an
        app. For Live Activities, the app's Info.plist needs
        [`NSSupportsLiveActivities`](key:NSSupportsLiveActivities). If a widget uses the person's
        location, the app has to ask for permission, and the extension's Info.plist needs
        [`NSWidgetWantsLocation`](key:NSWidgetWantsLocation); make a second extension for the other
        widgets, so that they don't ask for it. Widgets replace Today extensions,
        [`com.apple.widget-extension`](point:com.apple.widget-extension).
        """,
      availability: [
        .iOS("14.0", from: .current),
        .macCatalyst("14.0", from: .current),
        .macOS("11.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("9.0", from: .current),
      ],
      uses: [.nsExtension],
      entry: .nothing,
      sources: [
        .framework("swiftui/widget"), .framework("swiftui/widgetbundle"),
        .extensionTemplates, .framework("widgetkit/creating-a-widget-extension"),
        .current("nssupportsliveactivities"), .current("nswidgetwantslocation"),
      ]),
    ExtensionPoint(
      "com.apple.appintents-extension", "App Intents", .exAppExtensionAttributes,
      summary: "Runs an app's actions without opening the app.",
      discussion: """
        The type marked `@main` conforms to `AppIntentsExtension`. You can use App Intents without
        it: intents in the app itself work too. With an extension, the system doesn't have to launch
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
      uses: [.exAttributes],
      sources: [.framework("appintents/appintentsextension"), .systemStrings]),
    ExtensionPoint(
      "com.apple.spotlight.index", "Core Spotlight Delegate", .nsExtension,
      summary: "Rebuilds an app's part of the search index if it is lost.",
      discussion: """
        The principal class is a subclass of `CSIndexExtensionRequestHandler`. It overrides
        `searchableIndex(_:reindexAllSearchableItemsWithAcknowledgementHandler:)` and
        `searchableIndex(_:reindexSearchableItemsWithIdentifiers:acknowledgementHandler:)`, and
        calls the handler when the items are in the index. The system runs the extension to index
        the app's items again while the app isn't open. The extension is for items that the app adds
        with Core Spotlight, not for files.
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
      summary: "Downloads an app's assets in the background, starting when the app is installed.",
      discussion: """
        The type marked `@main` conforms to `BADownloaderExtension` and returns the downloads from
        `downloads(for:manifestURL:extensionInfo:)`. If the system manages the asset packs, the type
        conforms to `ManagedDownloaderExtension` or `StoreDownloaderExtension` instead. Xcode's
        template is called Background Download.

        With `BADownloaderExtension`, the app needs the keys of [background
        downloads](key:BAManifestURL): the system loads the manifest at `BAManifestURL` before it
        starts the extension, and hands the manifest to it. With packs that the system manages, the
        app needs [`BAHasManagedAssetPacks`](key:BAHasManagedAssetPacks) and
        [`BAAppGroupID`](key:BAAppGroupID). If Apple hosts the packs, the app also needs
        [`BAUsesAppleHosting`](key:BAUsesAppleHosting), but no manifest.

        Put the app and the extension in one app group, or they can't share the files. On the Mac,
        both need
        [`com.apple.security.app-sandbox`](key:entitlements:com.apple.security.app-sandbox).
        """,
      availability: [
        .iOS("16.1", from: .current),
        .macCatalyst("16.1", from: .current),
        .macOS("13.0", from: .current),
        .tvOS("18.4", from: .current),
        .visionOS("2.4", from: .current),
      ],
      uses: [.exAttributes],
      orBy: [.nsExtension],
      entitlements: ["entitlements:com.apple.security.application-groups"],
      sources: [
        .framework("backgroundassets/badownloaderextension-qwaw", confidence: .high),
        .framework("backgroundassets/configuring-an-unmanaged-background-assets-project"),
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
          reason:
            "Its protocols refine `AppExtension` of ExtensionFoundation, and its code uses `@main`."
        ),
        EditorNote(
          .availability,
          [
            .init(.framework("backgroundassets"), "iOS 16.0 for the framework."),
            .init(
              .framework("backgroundassets/badownloaderextension-qwaw", confidence: .high),
              "iOS 16.1 for the extension's protocol."),
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
        the extension right after the app's installation, before people can open the app. Without
        the entitlement
        [`com.apple.developer.app-migration.data-container-access`](key:entitlements:com.apple.developer.app-migration.data-container-access),
        the extension can't transfer anything.
        """,
      availability: [.iOS("26.0", from: .current)],
      uses: [.exAttributes],
      entitlements: ["entitlements:com.apple.developer.app-migration.data-container-access"],
      sources: [
        .framework("appmigrationkit/appmigrationextension"),
        .framework("appmigrationkit"),
        .systemStrings,
        .entitlement("com.apple.developer.app-migration.data-container-access"),
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
          reason: "The type's page is the most specific one.")
      ]),
    ExtensionPoint(
      "com.apple.photos.background-upload", "Background Resource Upload", .exAppExtensionAttributes,
      summary: "Uploads photos and videos from the library while the app isn't running.",
      discussion: """
        The type marked `@main` conforms to `PHBackgroundResourceUploadExtension`, whose `process()`
        the system calls when there are upload jobs. On iOS 27 and later, its replacement is
        `PHBackgroundResourceUploadJobExtension`, with `processJobs()`. The app needs full access to
        the photo library, and has to turn the extension on with `setUploadJobExtensionEnabled(_:)`
        of `PHPhotoLibrary` or, on iOS 27 and later, `enableUploadJobExtension(with:)`.
        """,
      availability: [
        .iOS("26.1", from: .current), .macCatalyst("27.0", from: .current),
        .macOS("27.0", from: .current),
      ],
      uses: [.exAttributes],
      sources: [
        .framework("photos/phbackgroundresourceuploadextension"),
        .framework("photos/phbackgroundresourceuploadjobextension"), .systemStrings,
        .framework("photos/phphotolibrary/setuploadjobextensionenabled(_:)"),
        .framework("photos/phphotolibrary/enableuploadjobextension(with:)"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .framework("photos/phbackgroundresourceuploadextension"),
              "The first protocol is available from iOS 26.1 to 27.0."),
            .init(
              .framework("photos/phbackgroundresourceuploadjobextension"),
              "The second one has been available since iOS, macOS and Mac Catalyst 27.0."),
          ],
          choice: "iOS and iPadOS 26.1, macOS and Mac Catalyst 27.0, not deprecated.",
          reason: "Only the protocol changed.")
      ]),
    ExtensionPoint(
      "com.apple.securecapture", "Locked Camera Capture", .exAppExtensionAttributes,
      summary: "Captures photos with an app while the device stays locked.",
      discussion: """
        The type marked `@main` conforms to `LockedCameraCaptureExtension`, and its body is a
        `LockedCameraCaptureUIScene`. On a locked device, people open it with a WidgetKit control
        that they add to Control Center, the Lock Screen or the Action button. Include the control's
        `CameraCaptureIntent` in three targets: the app, the widget extension and this extension.
        Xcode's template is called Capture Extension.

        The system terminates the extension soon after launch if it has no camera view with
        `AVCaptureEventInteraction`, or if the app hasn't asked for access to the camera: the
        extension uses the app's permission. The extension can use neither the network nor the
        container of an app group. The system erases the extension's container when it suspends the
        extension, so store photos with PhotoKit or in the session's `sessionContentURL`.
        """,
      availability: [.iOS("18.0", from: .current)],
      uses: [.exAttributes],
      sources: [
        .framework("lockedcameracapture/lockedcameracaptureextension"),
        .systemStrings,
        .framework("lockedcameracapture/creating-a-camera-experience-for-the-lock-screen"),
      ]),
    ExtensionPoint(
      "com.apple.public.translation-ui-provider", "Translation Provider", .exAppExtensionAttributes,
      summary: "Translates selected text in place of the system's translation.",
      discussion: """
        The type marked `@main` conforms to `TranslationUIProviderExtension`. The system uses it
        only if people have chosen the app as their translator in Settings. Settings lists the app
        only if it has the entitlement
        [`com.apple.developer.translation-app`](key:entitlements:com.apple.developer.translation-app),
        which the capability Translation adds to the app's target. In the app's Info.plist,
        [`com.apple.developer.translation-ui-provider.network-access`](key:com.apple.developer.translation-ui-provider.network-access)
        states whether the extension uses the network.
        """,
      availability: [.iOS("18.4", from: .current), .macCatalyst("18.4", from: .current)],
      uses: [.exAttributes],
      sources: [
        .framework("translationuiprovider/translationuiproviderextension"), .systemStrings,
        .framework("translationuiprovider/preparing-your-app-to-be-the-default-translation-app"),
        .entitlement("com.apple.developer.translation-app"),
      ]),
    ExtensionPoint(
      "com.apple.crash-reporter.extension", "Crash Report", .exAppExtensionAttributes,
      summary: "Examines the app's process after a crash and reports its findings.",
      discussion: """
        The type marked `@main` conforms to `CrashReporterExtension`. Its method
        `processCrashReport(process:)` runs outside the crashed process, which it can read. Make the
        target with Xcode's Crash Report Extension template, and begin its bundle identifier with
        that of the app, as in `com.example.app.crash-handler`.

        Test it on a device or a Mac: the SDK of the Simulator doesn't have the framework. The
        extension point isn't available to Mac Catalyst apps or to iOS apps on a Mac.
        """,
      availability: [.iOS("27.0", from: .current), .macOS("27.0", from: .current)],
      uses: [.exAttributes],
      sources: [
        .framework("crashreportextension"),
        .framework("crashreportextension/crashreporterextension"),
        .gitHub("kstenerud/KSCrash/issues/938"),
      ]),
    ExtensionPoint(
      "com.apple.printing.discovery", "Print Service", .nsExtension,
      summary: "Offers a service's cloud printers when people print.",
      discussion: """
        The principal class is a subclass of `UIPrintServiceExtension`. In
        `printerDestinations(for:)`, it returns the printers that can handle the job, each as a
        `UIPrinterDestination`, and the system's printer picker lists them. Without the extension,
        people need a configuration profile to set up a cloud printer.
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
      summary: "Adds commands to the Xcode source editor.",
      discussion: """
        The class of each command conforms to `XCSourceEditorCommand` and does its work in
        `perform(with:completionHandler:)`; the main class conforms to `XCSourceEditorExtension`.
        Declare the commands in
        [`XCSourceEditorCommandDefinitions`](key:NSExtension/NSExtensionAttributes/XCSourceEditorCommandDefinitions),
        or in code if they can change. Name the main class in
        [`XCSourceEditorExtensionPrincipalClass`](key:NSExtension/NSExtensionAttributes/XCSourceEditorExtensionPrincipalClass),
        not in [`NSExtensionPrincipalClass`](key:NSExtension/NSExtensionPrincipalClass).

        Xcode shows the commands only if the extension embeds and signs `XcodeKit.framework` and
        people have turned the extension on in System Settings. All app extensions on a Mac
        need [`com.apple.security.app-sandbox`](key:entitlements:com.apple.security.app-sandbox).
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
        .gitHub("zoejessica/marker-extension/issues/1"), .gitHub("iina/iina/issues/2693"),
      ]),
  ]
}
