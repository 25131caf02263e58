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
        The message quotes the value. Remove it from [`UIBackgroundModes`](key:UIBackgroundModes), or
        turn the mode off under *Background Modes* on the tab *Signing & Capabilities*.
        `network-extension`, which one report quotes, is an entitlement and not a mode. Picture in
        Picture has no mode either; it uses `audio`.
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
        List all four in `UISupportedInterfaceOrientations~ipad`: in Xcode, tick all boxes for *iPad
        Orientation* below *Deployment Info* on the tab *General*. *Requires full screen* there
        ([`UIRequiresFullScreen`](key:UIRequiresFullScreen)) opts out of multitasking, and is deprecated
        since iPadOS 26. In Expo, the switch is `ios.requireFullScreen` in `app.json`. An app that is
        for iPhone alone needs neither: leave iPad out of *Supported Destinations*.
        """,
      keys: ["UISupportedInterfaceOrientations", "UIRequiresFullScreen"],
      wrong: [
        "CFBundlePackageType": "APPL", "UIDeviceFamily": [1, 2],
        "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
      ],
      right: [
        "CFBundlePackageType": "APPL", "UIDeviceFamily": [1, 2],
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
        Add a storyboard, and choose it as *Launch Screen File* on the tab *General*, which writes
        [`UILaunchStoryboardName`](key:UILaunchStoryboardName). An app that runs in iOS 14 and later
        only can have [`UILaunchScreen`](key:UILaunchScreen) instead, where an empty dictionary is
        enough. Launch images don't count.
        """,
      keys: ["UILaunchStoryboardName", "UILaunchScreen", "UIRequiresFullScreen"],
      wrong: [
        "CFBundlePackageType": "APPL", "UIDeviceFamily": [1, 2],
        "UISupportedInterfaceOrientations": [
          "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
          "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
        ], "UILaunchImageFile": "Default",
      ],
      right: [
        "CFBundlePackageType": "APPL", "UIDeviceFamily": [1, 2],
        "UISupportedInterfaceOrientations": [
          "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
          "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
        ],
        "UILaunchStoryboardName": "LaunchScreen",
      ],
      refusedBy: [.appStore],
      sources: [.gitHub("rhomobile/rhodes/issues/818"), .current("uilaunchstoryboardname")]),
    RejectionCode(
      "ITMS-90476", "Launch storyboard that isn't there",
      messages: [
        "Invalid bundle. Because your app supports Multitasking on iPad, you need to include the LaunchScreen.storyboard launch storyboard file in your com.kourokuroom.xxxxxxxxxxxx bundle. Use UILaunchScreen instead if the app’s MinimumOSVersion is 14 or higher and you prefer to configure the launch screen without storyboards."
      ],
      summary: "The launch storyboard that the Info.plist names isn't in the bundle.",
      discussion: """
        Check that the storyboard is in *Copy Bundle Resources* of the target, and that
        [`UILaunchStoryboardName`](key:UILaunchStoryboardName) is its name without `.storyboard`.
        Capital letters count. Reports are of projects that a tool generated, such as Tauri and a
        package for splash screens in Flutter.
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
        `NO`: in Xcode on the tab *Info*, as *Supports opening documents in place*. `NO` gives the app a
        copy of each file, `YES` the file itself. An app that is built on the document browser has
        [`UISupportsDocumentBrowser`](key:UISupportsDocumentBrowser) with `YES` instead. In Expo, the
        key belongs in `ios.infoPlist` of `app.json`; with Tauri, whose `fileAssociations` write the
        document types alone, into the project's own Info.plist.
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
      outcome: "A warning: the upload succeeds.",
      sources: [
        .gitHub("element-hq/element-ios/issues/6159"),
        .gitHub("element-hq/element-x-ios/pull/1542"), .gitHub("taylorcox75/qRemote/pull/124"),
        .gitHub("Hello-QM/catgo-LRG/pull/257"), .gitHub("idoodler/LabImporter/pull/7"),
      ]),
    RejectionCode(
      "ITMS-90771", "Background processing without tasks",
      messages: [
        "Missing Info.plist value. The Info.plist key 'BGTaskSchedulerPermittedIdentifiers' must contain a list of identifiers used to submit and handle tasks when 'UIBackgroundModes' has a value of 'processing'. For more information, refer to the Information Property List Key Reference at https://developer.apple.com/library/ios/documentation/General/Reference/InfoPlistKeyReference/Introduction/Introduction.html."
      ],
      summary: "The app has the background mode `processing` and lists no tasks.",
      discussion: """
        Often the guide of a plug-in had *Background processing* turned on, and the app has no such
        tasks. Then turn it off under *Background Modes* on the tab *Signing & Capabilities*; in Expo,
        remove `processing` from `ios.infoPlist.UIBackgroundModes`. If the app has tasks, list the
        identifiers that its code registers in
        [`BGTaskSchedulerPermittedIdentifiers`](key:BGTaskSchedulerPermittedIdentifiers), on the tab
        *Info* called *Permitted background task scheduler identifiers*.
        """,
      keys: ["BGTaskSchedulerPermittedIdentifiers", "UIBackgroundModes"],
      wrong: ["UIBackgroundModes": ["processing"]],
      right: [
        "BGTaskSchedulerPermittedIdentifiers": ["com.example.lamp.cleanup"],
        "UIBackgroundModes": ["processing"],
      ],
      refusedBy: [.appStore],
      sources: [
        .gitHub("fluttercommunity/flutter_uploader/issues/59"),
        .gitHub("rmtmckenzie/flutter_native_device_orientation/issues/60"),
        .gitHub("fluttercommunity/flutter_workmanager/issues/105"),
        .gitHub("Rapsssito/react-native-background-actions/issues/129"),
        .gitHub("expo/expo/issues/32396"),
      ]),
    RejectionCode(
      "ITMS-90788", "Document type without a rank",
      messages: [
        "Incomplete Document Type Configuration. The CFBundleDocumentTypes dictionary array in the 'github.com.steelwheels.JSTerminal' Info.plist should contain an LSHandlerRank value for the CFBundleTypeName '${documentTypeName}' entry."
      ],
      summary: "An entry of the document types has no `LSHandlerRank`.",
      discussion: """
        In Xcode, open *Document Types* on the tab *Info* and choose *Handler Rank* of the entry that
        the message names; it becomes [`LSHandlerRank`](key:CFBundleDocumentTypes/[]/LSHandlerRank).
        `Owner` is for a format of your app, `Alternate` for one of someone else.
        """,
      keys: ["CFBundleDocumentTypes/[]/LSHandlerRank"],
      wrong: [
        "CFBundleDocumentTypes": [
          ["CFBundleTypeName": "Lamp plan", "LSItemContentTypes": ["com.example.lamp.plan"]]
        ], "CFBundlePackageType": "APPL", "LSSupportsOpeningDocumentsInPlace": true,
      ],
      right: [
        "CFBundleDocumentTypes": [
          [
            "CFBundleTypeName": "Lamp plan", "LSHandlerRank": "Owner",
            "LSItemContentTypes": ["com.example.lamp.plan"],
          ]
        ], "CFBundlePackageType": "APPL", "LSSupportsOpeningDocumentsInPlace": true,
      ],
      outcome: "A warning: the upload succeeds.",
      sources: [
        .gitHub("Moonshine-IDE/Moonshine-IDE/issues/596"),
        .gitHub("steelwheels/JSTerminal/issues/46"),
      ]),
    RejectionCode(
      "ITMS-90870", "Missing launch screen",
      summary: "An app that is built with the SDK of iOS 27 or later has no launch screen.",
      discussion: """
        In Xcode, an app with a generated Info.plist needs `INFOPLIST_KEY_UILaunchScreen_Generation =
        YES`. Otherwise, add [`UILaunchScreen`](key:UILaunchScreen), where an empty dictionary is
        enough, or a storyboard with [`UILaunchStoryboardName`](key:UILaunchStoryboardName).
        [`UILaunchScreens`](key:UILaunchScreens) and [`UILaunchStoryboards`](key:UILaunchStoryboards)
        count too.
        """,
      keys: ["UILaunchScreen", "UILaunchStoryboardName"],
      wrong: ["CFBundlePackageType": "APPL"],
      right: ["CFBundlePackageType": "APPL", "UILaunchScreen": [:]],
      refusedBy: [.appStore],
      outcome: "It concerns uploads that are built with the SDK of iOS 27 or later.",
      sources: [launchScreenNote]),
  ]
}

/// The codes with which App Store Connect reports purposes that are missing or say nothing.
var privacyCodes: [RejectionCode] {
  [
    RejectionCode(
      "ITMS-90683", "Missing purpose string",
      messages: [
        "Missing purpose string in Info.plist - Your app’s code references one or more APIs that access sensitive user data, or the app has one or more entitlements that permit such access. The Info.plist file for the “Runner.app” bundle should contain a NSLocationAlwaysAndWhenInUseUsageDescription key with a user-facing purpose string explaining clearly and completely why your app needs the data. If you’re using external libraries or SDKs, they may reference APIs that require a purpose string. While your app might not use these APIs, a purpose string is still required. For details, visit: https://developer.apple.com/documentation/uikit/protecting_the_user_s_privacy/requesting_access_to_protected_resources.",
        "Missing Purpose String in Info.plist - Your app's code references one or more APIs that access sensitive user data. The app's Info.plist file should contain a NSPhotoLibraryUsageDescription key with a user-facing purpose string explaining clearly and completely why your app needs the data.",
      ],
      summary: "The code refers to protected data, and the Info.plist doesn't say why.",
      discussion: """
        The message names the key. Add it on the tab *Info* of the app's target with a text that says
        what the app does with the data; in Expo to `ios.infoPlist` of `app.json`, in Flutter to
        `ios/Runner/Info.plist`. Mostly it is not the app's own code that refers to the data, but a
        library in it, such as one for notifications, analytics or permissions, even if the app never
        calls that function. Then add the text anyway, or build the library without it: plug-ins for
        permissions have a setting for each of them. Raise the build number before the next upload.
        """,
      wrong: ["CFBundleDisplayName": "Lamp"],
      right: [
        "CFBundleDisplayName": "Lamp",
        "NSCameraUsageDescription": "Scans the code on a lamp to add it.",
      ],
      refusedBy: [.appStore, .macAppStore],
      outcome:
        "For the keys of location, reports of 2020 and 2025 say that the upload succeeded and the mail only warned.",
      sources: [
        .framework("uikit/requesting-access-to-protected-resources"),
        .gitHub("digitalfabrik/entitlementcard/issues/1219"),
        .gitHub("baloise/this-or-that/issues/133"), .gitHub("lyskouski/app-finance/issues/639"),
        .gitHub("OneSignal/OneSignal-Xamarin-SDK/issues/244"),
        .gitHub("digitalfabrik/lunes-app/issues/1112"),
        .gitHub("analogcode/Swift-Radio-Pro/issues/138"),
      ])
  ]
}
