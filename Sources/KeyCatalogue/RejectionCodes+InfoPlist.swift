import KeyModel

/// The codes with which App Store Connect reports mistakes in an Info.plist, by number.
var infoPlistCodes: [RejectionCode] { bundleCodes + interfaceCodes + privacyCodes }

private var bundleCodes: [RejectionCode] {
  [
    RejectionCode(
      "ITMS-90056", "Missing CFBundleVersion",
      summary: "A bundle in the upload has no build number.",
      discussion: """
        The message names the bundle, which is often a framework inside the app. Add
        [`CFBundleVersion`](key:CFBundleVersion) to its Info.plist. If the key is there, its value
        is probably a build setting that is empty, such as `$(CURRENT_PROJECT_VERSION)` in a project
        that doesn't set it.
        """,
      refusedBy: [.appStore, .macAppStore],
      sources: [.gitHub("facebookincubator/SocketRocket/issues/500"), .current("cfbundleversion")]),
    RejectionCode(
      "ITMS-90057", "Missing CFBundleShortVersionString",
      summary: "A bundle in the upload has no version.",
      discussion: """
        Add [`CFBundleShortVersionString`](key:CFBundleShortVersionString) to the bundle that the
        message names, and check that its build setting, usually `$(MARKETING_VERSION)`, isn't empty.
        """,
      refusedBy: [.appStore, .macAppStore],
      sources: [
        .gitHub("lukaskubanek/OrderedDictionary/issues/62"), .current("cfbundleshortversionstring"),
      ]),
    RejectionCode(
      "ITMS-90058", "Build number is not a list of integers",
      summary: "A build number isn't made of integers separated by periods.",
      discussion: """
        Remove letters and spaces from [`CFBundleVersion`](key:CFBundleVersion) of the bundle that the
        message quotes, which is often a framework of someone else. For a Mac app the code is
        `ITMS-90257`.
        """,
      refusedBy: [.appStore],
      sources: [
        .gitHub("euc-releases/iOS-WorkspaceONE-SDK/issues/11"), .current("cfbundleversion"),
      ]),
    RejectionCode(
      "ITMS-90060", "Version is not a list of integers",
      summary: "A version isn't made of one to three integers separated by periods.",
      discussion: """
        Remove suffixes such as `-beta.1` and a fourth number from
        [`CFBundleShortVersionString`](key:CFBundleShortVersionString) of the bundle that the message
        names. If it is a framework of someone else, update it or change the Info.plist in the product.
        """,
      refusedBy: [.appStore, .macAppStore],
      sources: [.gitHub("ReactiveX/RxSwift/issues/923"), .current("cfbundleshortversionstring")]),
    RejectionCode(
      "ITMS-90109", "New device requirement in an update",
      summary: "An update requires a feature that earlier versions didn't require.",
      discussion: """
        Compare [`UIRequiredDeviceCapabilities`](key:UIRequiredDeviceCapabilities) with the version in
        the store, and remove what is new. An update can only drop requirements.
        """,
      refusedBy: [.appStore],
      sources: [.gitHub("keymanapp/keyman/issues/10495"), .current("uirequireddevicecapabilities")]),
    RejectionCode(
      "ITMS-90158", "Malformed URL scheme",
      summary: "A URL scheme of the app contains characters that schemes don't have.",
      discussion: """
        In [`CFBundleURLSchemes`](key:CFBundleURLTypes/[]/CFBundleURLSchemes), write the part before
        the colon only. It starts with a letter and goes on with letters, digits, periods, hyphens
        and plus signs. A value like `[YOUR_APP_ID]` was left over from a template.
        """,
      refusedBy: [.appStore, .macAppStore],
      sources: [.gitHub("box/box-ios-sdk/issues/499")]),
    RejectionCode(
      "ITMS-90208", "Framework disagrees about its minimum system",
      summary: "A framework's list names another minimum system than its binary was built for.",
      discussion: """
        Set [`MinimumOSVersion`](key:MinimumOSVersion) of the framework to the version for which it
        was compiled, and to one that suits the app that contains it.
        """,
      refusedBy: [.appStore],
      sources: [.gitHub("clostra/newnode/issues/105")]),
    RejectionCode(
      "ITMS-90243", "Document type without a name",
      summary: "An entry of the document types isn't a dictionary with a name.",
      discussion: """
        Each entry of [`CFBundleDocumentTypes`](key:CFBundleDocumentTypes) is a dictionary that has at
        least
        [`CFBundleTypeName`](key:CFBundleDocumentTypes/[]/CFBundleTypeName). Add the name, or remove
        the entry if it is empty.
        """,
      refusedBy: [.appStore, .macAppStore],
      sources: [
        .gitHub("steelwheels/JSTerminal/issues/46"), .current("cfbundledocumenttypes"),
      ]),
    RejectionCode(
      "ITMS-90242", "Missing app category",
      summary: "A Mac app has no valid category.",
      discussion: """
        Add [`LSApplicationCategoryType`](key:LSApplicationCategoryType) with one of its values. The
        category in App Store Connect doesn't replace it.
        """,
      refusedBy: [.macAppStore],
      sources: [.gitHub("godotengine/godot/issues/49590"), .current("lsapplicationcategorytype")]),
    RejectionCode(
      "ITMS-90257", "Build number of a Mac app is not a list of integers",
      summary: "The build number of a Mac app isn't made of one to three integers.",
      discussion: """
        Remove suffixes and a fourth number from [`CFBundleVersion`](key:CFBundleVersion). Some build
        tools add the number of the build to a version that has three numbers already.
        """,
      refusedBy: [.macAppStore],
      sources: [
        .gitHub("electron-userland/electron-builder/issues/4572"),
        .gitHub("electron-userland/electron-builder/issues/5016"), .current("cfbundleversion"),
      ]),
    RejectionCode(
      "ITMS-90360", "Missing value",
      summary: "A bundle in the upload lacks a key that its kind of bundle needs.",
      discussion: """
        The message names the key and the bundle, for example
        [`MinimumOSVersion`](key:MinimumOSVersion) of a framework or
        [`CFBundleDisplayName`](key:CFBundleDisplayName) of an extension.
        """,
      refusedBy: [.appStore],
      sources: [.gitHub("BelledonneCommunications/linphone-iphone/issues/402")]),
    RejectionCode(
      "ITMS-90473", "Versions of an extension and its app differ",
      summary: "An extension and the app that it is inside of have different versions.",
      discussion: """
        The message names the key, `CFBundleVersion` or `CFBundleShortVersionString`, and both values. The
        upload is accepted. Give all targets of the app the same versions, for example in a project's
        build settings `MARKETING_VERSION` and `CURRENT_PROJECT_VERSION`.
        """,
      sources: [
        .gitHub("woocommerce/woocommerce-ios/pull/16636"),
        .gitHub("OneSignal/OneSignal-Flutter-SDK/issues/63"),
      ]),
    RejectionCode(
      "ITMS-90502", "64-bit code without arm64",
      summary: "A bundle has 64-bit code alone and doesn't say so.",
      discussion: """
        Add `arm64` to [`UIRequiredDeviceCapabilities`](key:UIRequiredDeviceCapabilities) of the
        bundle that the message names. Reports of the message date from 2015 to 2018.
        """,
      refusedBy: [.appStore],
      sources: [.gitHub("dotnet/macios/issues/3581"), .current("uirequireddevicecapabilities")]),
    RejectionCode(
      "ITMS-90535", "Executable that isn't there",
      summary: "A bundle names an executable and doesn't contain one.",
      discussion: """
        Remove [`CFBundleExecutable`](key:CFBundleExecutable) from a bundle of resources, and set its
        [`CFBundlePackageType`](key:CFBundlePackageType) to `BNDL`.
        """,
      refusedBy: [.appStore],
      sources: [.gitHub("mobfarm/FastPdfKit/issues/66")]),
    RejectionCode(
      "ITMS-90713", "Missing icon name",
      summary: "An app for iOS doesn't name its icon in the asset catalog.",
      discussion: """
        Add an icon set to the asset catalog and name it in
        [`CFBundleIconName`](key:CFBundleIconName). Xcode does so if
        `ASSETCATALOG_COMPILER_APPICON_NAME` is set.
        """,
      refusedBy: [.appStore],
      sources: [.gitHub("fyne-io/fyne/issues/1504")]),
  ]
}

private var interfaceCodes: [RejectionCode] {
  [
    RejectionCode(
      "ITMS-90112", "Unknown background mode",
      summary: "`UIBackgroundModes` contains a value that doesn't exist.",
      discussion: """
        Remove the value from [`UIBackgroundModes`](key:UIBackgroundModes). Picture in Picture, for
        example, has no mode; it uses `audio`.
        """,
      refusedBy: [.appStore],
      sources: [.gitHub("VitalysRDT/rclone-gui-ios/pull/91"), .current("uibackgroundmodes")]),
    RejectionCode(
      "ITMS-90474", "Orientations for iPad multitasking",
      summary: "An iPad app that takes part in multitasking doesn't support all orientations.",
      discussion: """
        List all four in `UISupportedInterfaceOrientations~ipad`, or opt out with
        [`UIRequiresFullScreen`](key:UIRequiresFullScreen).
        """,
      refusedBy: [.appStore],
      sources: [.appStoreConnect("ITMS-90474"), .current("uisupportedinterfaceorientations")]),
    RejectionCode(
      "ITMS-90475", "Launch screen for iPad multitasking",
      summary: "An iPad app that takes part in multitasking has no launch screen.",
      discussion: """
        Add a storyboard with [`UILaunchStoryboardName`](key:UILaunchStoryboardName) or, for an app
        that runs in iOS 14 and later only, [`UILaunchScreen`](key:UILaunchScreen), where an empty
        dictionary is enough.
        """,
      refusedBy: [.appStore],
      sources: [.gitHub("rhomobile/rhodes/issues/818"), .current("uilaunchstoryboardname")]),
    RejectionCode(
      "ITMS-90476", "Launch storyboard that isn't there",
      summary: "The launch storyboard that a list names isn't in the bundle.",
      discussion: """
        Write the name in [`UILaunchStoryboardName`](key:UILaunchStoryboardName) without
        `.storyboard`, and check that the target contains the file.
        """,
      refusedBy: [.appStore],
      sources: [.gitHub("tauri-apps/tauri/issues/9853"), .current("uilaunchstoryboardname")]),
    RejectionCode(
      "ITMS-90737", "Missing document configuration",
      summary: "An app with document types doesn't say how it opens documents.",
      discussion: """
        Add [`LSSupportsOpeningDocumentsInPlace`](key:LSSupportsOpeningDocumentsInPlace) with `YES` or
        `NO`, or [`UISupportsDocumentBrowser`](key:UISupportsDocumentBrowser) if the app is built on
        the document browser. It is a warning: the upload succeeds.
        """,
      sources: [.gitHub("element-hq/element-x-ios/pull/1542")]),
    RejectionCode(
      "ITMS-90771", "Background processing without tasks",
      summary: "The app has the background mode `processing` and lists no tasks.",
      discussion: """
        Add the identifiers of the tasks to
        [`BGTaskSchedulerPermittedIdentifiers`](key:BGTaskSchedulerPermittedIdentifiers), or remove
        `processing` from [`UIBackgroundModes`](key:UIBackgroundModes).
        """,
      refusedBy: [.appStore],
      sources: [.gitHub("fluttercommunity/flutter_uploader/issues/59")]),
    RejectionCode(
      "ITMS-90788", "Document type without a rank",
      summary: "An entry of the document types has no `LSHandlerRank`.",
      discussion: """
        Add [`LSHandlerRank`](key:CFBundleDocumentTypes/[]/LSHandlerRank) to the entry that the
        message names, for example `Alternate` for a format of someone else. It is a warning: the
        upload succeeds.
        """,
      sources: [.gitHub("Moonshine-IDE/Moonshine-IDE/issues/596")]),
    RejectionCode(
      "ITMS-90870", "Missing launch screen",
      summary: "An app that is built with the SDK of iOS 27 or later has no launch screen.",
      discussion: """
        Add [`UILaunchScreen`](key:UILaunchScreen), or a storyboard with
        [`UILaunchStoryboardName`](key:UILaunchStoryboardName).
        [`UILaunchScreens`](key:UILaunchScreens) and [`UILaunchStoryboards`](key:UILaunchStoryboards)
        count too. With a generated Info.plist, `INFOPLIST_KEY_UILaunchScreen_Generation = YES` is
        enough.
        """,
      refusedBy: [.appStore],
      sources: [launchScreenNote]),
  ]
}

private var privacyCodes: [RejectionCode] {
  [
    RejectionCode(
      "ITMS-90683", "Missing purpose string",
      summary: "The code refers to protected data, and the Info.plist doesn't say why.",
      discussion: """
        The message names the key that is missing. Add it with a text that says what the app does
        with the data. The check looks at the code of the app and of the libraries in it, so it also
        asks for keys of functions that the app never calls; then either build the library without
        them or add the text all the same.
        """,
      refusedBy: [.appStore, .macAppStore],
      sources: [
        .framework("uikit/requesting-access-to-protected-resources"),
        .gitHub("digitalfabrik/entitlementcard/issues/1219"),
      ])
  ]
}
