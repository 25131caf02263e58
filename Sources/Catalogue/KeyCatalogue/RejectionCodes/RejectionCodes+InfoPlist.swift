import KeyModel

/// The codes with which App Store Connect reports what lists say of an app's interface and its abilities.
var interfaceCodes: [RejectionCode] {
  [
    RejectionCode(
      "ITMS-90112", "Unknown background mode",
      messages: [
        "Invalid Info.plist value. The Info.plist key UIBackgroundModes contains an invalid value: 'network-extension'."
      ],
      summary: "`UIBackgroundModes` contains a value that doesn't exist.",
      discussion: """
        Remove the value from [`UIBackgroundModes`](key:UIBackgroundModes). Picture in Picture, for
        example, has no mode; it uses `audio`.
        """,
      keys: ["UIBackgroundModes"],
      wrong: ["UIBackgroundModes": ["audio", "picture-in-picture"]],
      right: ["UIBackgroundModes": ["audio"]],
      refusedBy: [.appStore],
      sources: [
        .gitHub("VitalysRDT/rclone-gui-ios/pull/91"), .current("uibackgroundmodes"),
        .gitHub("torlando-tech/Columba-iOS/pull/17"),
      ]),
    RejectionCode(
      "ITMS-90474", "Orientations for iPad multitasking",
      messages: [
        "Invalid bundle. The \"UIInterfaceOrientationPortrait,UIInterfaceOrientationPortraitUpsideDown\" orientations were provided for the UISupportedInterfaceOrientations Info.plist key in the com.chat.expensify.chat bundle, but you need to include all of the \"UIInterfaceOrientationPortrait,UIInterfaceOrientationPortraitUpsideDown,UIInterfaceOrientationLandscapeLeft,UIInterfaceOrientationLandscapeRight\" orientations to support iPad multitasking.",
        "Invalid Bundle. iPad Multitasking support requires these orientations: 'UIInterfaceOrientationPortrait,UIInterfaceOrientationPortraitUpsideDown,UIInterfaceOrientationLandscapeLeft,UIInterfaceOrientationLandscapeRight'. Found 'UIInterfaceOrientationPortrait,UIInterfaceOrientationPortraitUpsideDown' in bundle 'com.sunnydhama.jiitcompanion'.",
      ],
      summary: "An iPad app that takes part in multitasking doesn't support all orientations.",
      discussion: """
        List all four in `UISupportedInterfaceOrientations~ipad`, or opt out with
        [`UIRequiresFullScreen`](key:UIRequiresFullScreen).
        """,
      keys: ["UISupportedInterfaceOrientations", "UIRequiresFullScreen"],
      wrong: [
        "UIDeviceFamily": [1, 2],
        "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
      ],
      right: [
        "UIDeviceFamily": [1, 2],
        "UISupportedInterfaceOrientations": [
          "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
          "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
        ],
      ],
      refusedBy: [.appStore],
      sources: [
        .appStoreConnect("ITMS-90474"), .current("uisupportedinterfaceorientations"),
        .gitHub("Expensify/App/pull/27016"), .gitHub("expo/eas-cli/issues/179"),
      ]),
    RejectionCode(
      "ITMS-90475", "Launch screen for iPad multitasking",
      messages: [
        "Invalid Bundle. iPad Multitasking support requires launch storyboard in bundle 'com.companyname.appname.'"
      ],
      summary: "An iPad app that takes part in multitasking has no launch screen.",
      discussion: """
        Add a storyboard with [`UILaunchStoryboardName`](key:UILaunchStoryboardName) or, for an app
        that runs in iOS 14 and later only, [`UILaunchScreen`](key:UILaunchScreen), where an empty
        dictionary is enough.
        """,
      keys: ["UILaunchStoryboardName", "UILaunchScreen", "UIRequiresFullScreen"],
      wrong: ["UIDeviceFamily": [1, 2], "UILaunchImageFile": "Default"],
      right: ["UIDeviceFamily": [1, 2], "UILaunchStoryboardName": "LaunchScreen"],
      refusedBy: [.appStore],
      sources: [.gitHub("rhomobile/rhodes/issues/818"), .current("uilaunchstoryboardname")]),
    RejectionCode(
      "ITMS-90476", "Launch storyboard that isn't there",
      messages: [
        "Invalid bundle. Because your app supports Multitasking on iPad, you need to include the LaunchScreen.storyboard launch storyboard file in your com.kourokuroom.xxxxxxxxxxxx bundle. Use UILaunchScreen instead if the app’s MinimumOSVersion is 14 or higher and you prefer to configure the launch screen without storyboards."
      ],
      summary: "The launch storyboard that the Info.plist names isn't in the bundle.",
      discussion: """
        Write the name in [`UILaunchStoryboardName`](key:UILaunchStoryboardName) without
        `.storyboard`, and check that the target contains the file.
        """,
      keys: ["UILaunchStoryboardName", "UILaunchScreen"],
      wrong: ["UILaunchStoryboardName": "LaunchScreen.storyboard"],
      right: ["UILaunchStoryboardName": "LaunchScreen"],
      refusedBy: [.appStore],
      sources: [
        .gitHub("tauri-apps/tauri/issues/9853"), .current("uilaunchstoryboardname"),
        .gitHub("jonbhanson/flutter_native_splash/issues/689"),
      ]),
    RejectionCode(
      "ITMS-90737", "Missing document configuration",
      messages: [
        "Missing Document Configuration. By declaring the `CFBundleDocumentTypes` key in your app, you've indicated that your app is able to open documents. Please set the `UISupportsDocumentBrowser` key to \"YES\" if your app uses a `UIDocumentBrowserViewController`. Otherwise, set the `LSSupportsOpeningDocumentsInPlace` key in the Info.plist to \"YES\" (recommended) or \"NO\" to specify whether the app can open files in place. All document-based apps must include one of these configurations."
      ],
      summary: "An app with document types doesn't say how it opens documents.",
      discussion: """
        Add [`LSSupportsOpeningDocumentsInPlace`](key:LSSupportsOpeningDocumentsInPlace) with `YES` or
        `NO`, or [`UISupportsDocumentBrowser`](key:UISupportsDocumentBrowser) if the app is built on
        the document browser. `NO` gives the app a copy of each file, `YES` the file itself. In Expo,
        the key belongs in `ios.infoPlist` of `app.json`; with Tauri, whose `fileAssociations` write
        the document types alone, into the project's own Info.plist. It is a warning: the upload
        succeeds.
        """,
      keys: [
        "LSSupportsOpeningDocumentsInPlace", "UISupportsDocumentBrowser", "CFBundleDocumentTypes",
      ],
      wrong: [
        "CFBundleDocumentTypes": [
          [
            "CFBundleTypeName": "Lamp plan", "LSHandlerRank": "Owner",
            "LSItemContentTypes": ["com.example.lamp.plan"],
          ]
        ]
      ],
      right: [
        "CFBundleDocumentTypes": [
          [
            "CFBundleTypeName": "Lamp plan", "LSHandlerRank": "Owner",
            "LSItemContentTypes": ["com.example.lamp.plan"],
          ]
        ], "LSSupportsOpeningDocumentsInPlace": true,
      ],
      sources: [
        .gitHub("element-hq/element-ios/issues/6159"),
        .gitHub("element-hq/element-x-ios/pull/1542"), .gitHub("taylorcox75/qRemote/pull/124"),
        .gitHub("Hello-QM/catgo-LRG/pull/257"), .gitHub("idoodler/LabImporter/pull/7"),
      ]),
    RejectionCode(
      "ITMS-90771", "Background processing without tasks",
      messages: [
        "Missing Info.plist value. The Info.plist key 'BGTaskSchedulerPermittedIdentifiers' must contain a list of identifiers used to submit and handle tasks when 'UIBackgroundModes' has a value of 'processing'."
      ],
      summary: "The app has the background mode `processing` and lists no tasks.",
      discussion: """
        Add the identifiers of the tasks to
        [`BGTaskSchedulerPermittedIdentifiers`](key:BGTaskSchedulerPermittedIdentifiers), or remove
        `processing` from [`UIBackgroundModes`](key:UIBackgroundModes).
        """,
      keys: ["BGTaskSchedulerPermittedIdentifiers", "UIBackgroundModes"],
      wrong: ["UIBackgroundModes": ["processing"]],
      right: [
        "BGTaskSchedulerPermittedIdentifiers": ["com.example.lamp.cleanup"],
        "UIBackgroundModes": ["processing"],
      ],
      refusedBy: [.appStore],
      sources: [.gitHub("fluttercommunity/flutter_uploader/issues/59")]),
    RejectionCode(
      "ITMS-90788", "Document type without a rank",
      messages: [
        "Incomplete Document Type Configuration. The CFBundleDocumentTypes dictionary array in the 'github.com.steelwheels.JSTerminal' Info.plist should contain an LSHandlerRank value for the CFBundleTypeName '${documentTypeName}' entry."
      ],
      summary: "An entry of the document types has no `LSHandlerRank`.",
      discussion: """
        Add [`LSHandlerRank`](key:CFBundleDocumentTypes/[]/LSHandlerRank) to the entry that the
        message names, for example `Alternate` for a format of someone else. It is a warning: the
        upload succeeds.
        """,
      keys: ["CFBundleDocumentTypes/[]/LSHandlerRank"],
      wrong: [
        "CFBundleDocumentTypes": [
          ["CFBundleTypeName": "Lamp plan", "LSItemContentTypes": ["com.example.lamp.plan"]]
        ], "LSSupportsOpeningDocumentsInPlace": true,
      ],
      right: [
        "CFBundleDocumentTypes": [
          [
            "CFBundleTypeName": "Lamp plan", "LSHandlerRank": "Owner",
            "LSItemContentTypes": ["com.example.lamp.plan"],
          ]
        ], "LSSupportsOpeningDocumentsInPlace": true,
      ],
      sources: [
        .gitHub("Moonshine-IDE/Moonshine-IDE/issues/596"),
        .gitHub("steelwheels/JSTerminal/issues/46"),
      ]),
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
      keys: ["UILaunchScreen", "UILaunchStoryboardName"],
      wrong: ["CFBundlePackageType": "APPL"],
      right: ["CFBundlePackageType": "APPL", "UILaunchScreen": [:]],
      refusedBy: [.appStore],
      sources: [launchScreenNote]),
  ]
}

/// The codes with which App Store Connect reports purposes that are missing or say nothing.
var privacyCodes: [RejectionCode] {
  [
    RejectionCode(
      "ITMS-90683", "Missing purpose string",
      messages: [
        "Missing purpose string in Info.plist - Your app’s code references one or more APIs that access sensitive user data, or the app has one or more entitlements that permit such access. The Info.plist file for the “Runner.app” bundle should contain a NSLocationAlwaysAndWhenInUseUsageDescription key with a user-facing purpose string explaining clearly and completely why your app needs the data.",
        "Missing Purpose String in Info.plist - Your app's code references one or more APIs that access sensitive user data. The app's Info.plist file should contain a NSPhotoLibraryUsageDescription key with a user-facing purpose string explaining clearly and completely why your app needs the data.",
      ],
      summary: "The code refers to protected data, and the Info.plist doesn't say why.",
      discussion: """
        The message names the key that is missing. Add it with a text that says what the app does
        with the data. The check looks at the code of the app and of the libraries in it, so it also
        asks for keys of functions that the app never calls; then either build the library without
        them or add the text anyway.
        """,
      wrong: ["CFBundleDisplayName": "Lamp"],
      right: [
        "CFBundleDisplayName": "Lamp",
        "NSCameraUsageDescription": "Scans the code on a lamp to add it.",
      ],
      refusedBy: [.appStore, .macAppStore],
      sources: [
        .framework("uikit/requesting-access-to-protected-resources"),
        .gitHub("digitalfabrik/entitlementcard/issues/1219"),
        .gitHub("baloise/this-or-that/issues/133"),
      ])
  ]
}
