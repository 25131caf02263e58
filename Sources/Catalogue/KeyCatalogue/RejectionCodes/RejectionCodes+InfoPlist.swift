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
        The message quotes the value. Remove it from [`UIBackgroundModes`](key:UIBackgroundModes):
        turn the mode off under *Background Modes* on the tab *Signing & Capabilities*, or delete
        the entry in the Info.plist; in Expo, in `ios.infoPlist.UIBackgroundModes` of `app.json`.

        - `network-extension` is an entitlement and not a mode: the system runs a packet tunnel
          without one.
        - Picture in Picture has no mode either; it uses `audio`.
        - Correct a misspelled value after the list on the key's page.
        """,
      keys: ["UIBackgroundModes"],
      wrong: ["UIBackgroundModes": ["audio", "network-extension"]],
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
        List all four in `UISupportedInterfaceOrientations~ipad`: in Xcode, tick all boxes for
        *iPad Orientation* below *Deployment Info* on the tab *General*
        (`INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad`). Where the boxes have no effect,
        as in projects of XcodeGen, React Native and Flutter, write the key into the app's
        Info.plist.

        *Requires full screen* there ([`UIRequiresFullScreen`](key:UIRequiresFullScreen)) opts out
        of multitasking, and is deprecated since iPadOS 26. In Expo, it is `ios.requireFullScreen`
        in `app.json`.

        An app that is for iPhone alone needs neither: remove iPad from *Supported Destinations*
        on the tab *General*; in Expo, write `"supportsTablet": false` in `ios`.
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
        .gitHub("expo/expo-cli/pull/3710"), .gitHub("PackRat-AI/PackRat/pull/2629"),
        .gitHub("vellum-ai/vellum-assistant/pull/6046"),
      ]),
    RejectionCode(
      "ITMS-90475", "Launch screen for iPad multitasking",
      messages: [
        "Invalid Bundle. iPad Multitasking support requires launch storyboard in bundle 'com.companyname.appname.'"
      ],
      summary: "An iPad app that takes part in multitasking has no launch screen.",
      discussion: """
        The app has launch images, or nothing, where iPads ask for a launch screen.

        - iOS 14 or later: add [`UILaunchScreen`](key:UILaunchScreen), where an empty dictionary
          is enough. In a generated Info.plist, set *Launch Screen (Generation)* in the build
          settings to *Yes* (`INFOPLIST_KEY_UILaunchScreen_Generation`).
        - Earlier systems: choose *File › New › File from Template › Launch Screen*, and then the
          new file as *Launch Screen File* on the tab *General*, which writes
          [`UILaunchStoryboardName`](key:UILaunchStoryboardName). In React Native, a generator for
          splash images that makes a storyboard does that.
        - iPhone alone: remove iPad from *Supported Destinations* on the tab *General*.

        [`UIRequiresFullScreen`](key:UIRequiresFullScreen), which older reports advise, is
        deprecated since iPadOS 26.
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
      sources: [
        .gitHub("rhomobile/rhodes/issues/818"), .current("uilaunchstoryboardname"),
        .gitHub("bamlab/generator-rn-toolbox/issues/156"),
        .gitHub("bakerframework/baker/issues/559"),
        .framework("xcode/specifying-your-apps-launch-screen"),
      ]),
    RejectionCode(
      "ITMS-90476", "Launch storyboard that isn't there",
      messages: [
        "Invalid bundle. Because your app supports Multitasking on iPad, you need to include the LaunchScreen.storyboard launch storyboard file in your com.kourokuroom.xxxxxxxxxxxx bundle. Use UILaunchScreen instead if the app’s MinimumOSVersion is 14 or higher and you prefer to configure the launch screen without storyboards.",
        "Invalid Bundle. Your app supports Multitasking on iPad, so you must include the launch storyboard file, 'LaunchScreen~ipad.storyboard', in your bundle, 'org.mozilla.ios.Lockbox’. Learn more (https://developer.apple.com/documentation/uikit/uitraitcollection).",
      ],
      summary: "The launch storyboard that the Info.plist names isn't in the bundle.",
      discussion: """
        The storyboard that [`UILaunchStoryboardName`](key:UILaunchStoryboardName) names isn't in
        the product. Capital letters count.

        - The target lacks the file: add it to *Copy Bundle Resources* on the tab *Build Phases*.
          With `flutter_native_splash` and flavors, drag each `LaunchScreenFLAVOR.storyboard` from
          `ios/Runner/Base.lproj` into Xcode.
        - Tauri: the template of projects has `LaunchScreen.storyboard` since 2.0.0-beta.19. In an
          older project, delete `src-tauri/gen/apple`, with your own changes in it, and run
          `tauri ios init`.
        - The value ends in `.storyboard`: write the name without it.
        - An app that needs iOS 14 or later can do without a storyboard: delete the key, and add
          [`UILaunchScreen`](key:UILaunchScreen), where an empty dictionary is enough. In Tuist,
          write `"UILaunchScreen": [:]` in `infoPlist`.
        """,
      keys: ["UILaunchStoryboardName", "UILaunchScreen"],
      refusedBy: [.appStore],
      sources: [
        .gitHub("tauri-apps/tauri/issues/9853"), .current("uilaunchstoryboardname"),
        .gitHub("jonbhanson/flutter_native_splash/issues/689"),
        .gitHub("mozilla-lockwise/lockwise-ios/issues/855"),
        .gitHub("sopt-makers/SOPT-iOS/pull/596"), .gitHub("theachoem/storypad/issues/351"),
        .gitHub("tauri-apps/tauri/blob/dev/crates/tauri-cli/CHANGELOG.md"),
        .gitHub("jonbhanson/flutter_native_splash/blob/master/README.md"),
      ]),
    RejectionCode(
      "ITMS-90737", "Missing document configuration",
      messages: [
        "Missing Document Configuration. By declaring the `CFBundleDocumentTypes` key in your app, you've indicated that your app is able to open documents. Please set the `UISupportsDocumentBrowser` key to \"YES\" if your app uses a `UIDocumentBrowserViewController`. Otherwise, set the `LSSupportsOpeningDocumentsInPlace` key in the Info.plist to \"YES\" (recommended) or \"NO\" to specify whether the app can open files in place. All document-based apps must include one of these configurations."
      ],
      summary: "An app with document types doesn't say how it opens documents.",
      discussion: """
        Add [`LSSupportsOpeningDocumentsInPlace`](key:LSSupportsOpeningDocumentsInPlace) with `YES`
        or `NO`: in Xcode on the tab *Info* of the target, as *Supports opening documents in place*.
        `NO` gives the app a copy of each file, `YES` the file itself. An app that is built on the
        document browser has [`UISupportsDocumentBrowser`](key:UISupportsDocumentBrowser) with `YES`
        instead.

        - Expo: in `ios.infoPlist` of `app.json`.
        - Flutter: in `ios/Runner/Info.plist`.
        - Tauri, whose `fileAssociations` write the document types alone: in the project's own
          Info.plist.
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
        - The app has no such tasks; often the guide of a plug-in had the mode turned on. Turn
          *Background processing* off under *Background Modes* on the tab *Signing &
          Capabilities*; in Expo, remove `processing` from `ios.infoPlist.UIBackgroundModes` in
          `app.json`.
        - The app has such tasks: list the identifiers that its code registers in
          [`BGTaskSchedulerPermittedIdentifiers`](key:BGTaskSchedulerPermittedIdentifiers), on the
          tab *Info* called *Permitted background task scheduler identifiers*; in Expo, in
          `ios.infoPlist`.
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
        "Incomplete Document Type Configuration. The CFBundleDocumentTypes dictionary array in the 'com.pikatorrent.PikaTorrent' Info.plist should contain an LSHandlerRank value for the CFBundleTypeName 'BitTorrent seed file' entry.",
        "Incomplete Document Type Configuration. The CFBundleDocumentTypes dictionary array in the 'github.com.steelwheels.JSTerminal' Info.plist should contain an LSHandlerRank value for the CFBundleTypeName '${documentTypeName}' entry.",
      ],
      summary: "An entry of the document types has no `LSHandlerRank`.",
      discussion: """
        In Xcode, open *Document Types* on the tab *Info* of the target and choose *Handler Rank*
        of the entry that the message names; it becomes
        [`LSHandlerRank`](key:CFBundleDocumentTypes/[]/LSHandlerRank). `Owner` is for a format of
        your app, `Alternate` for one of someone else.

        Elsewhere, write it into that entry of the Info.plist: in Flutter in
        `ios/Runner/Info.plist`, in Expo in `ios.infoPlist` of `app.json`, in Adobe AIR in
        `InfoAdditions`. In one report, the entry with `${documentTypeName}` for a name had no
        content and had to go.
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
        .gitHub("steelwheels/JSTerminal/issues/46"), .gitHub("G-Ray/pikatorrent/issues/184"),
        .gitHub("subethaedit/SubEthaEdit/issues/135"),
      ]),
    RejectionCode(
      "ITMS-90870", "Missing launch screen",
      messages: [
        "Missing launch screen. Starting with the iOS 27 release this fall, apps built with the iOS 27 SDK or later must provide a launch screen using an Xcode storyboard or UILaunchScreen. Make sure the Info.plist contains one of the following keys: UILaunchStoryboardName, UILaunchStoryboards, UILaunchScreen, UILaunchScreens. For details, visit: https://developer.apple.com/documentation/technotes/tn3208-preparing-your-apps-launch-screen-to-meet-app-store-requirements."
      ],
      summary: "An app that is built with the SDK of iOS 27 or later has no launch screen.",
      discussion: """
        The app's Info.plist has none of the four keys that the message lists; one is enough.

        - An Info.plist that Xcode generates: set *Launch Screen (Generation)* in the build settings
          to *Yes* (`INFOPLIST_KEY_UILaunchScreen_Generation = YES`).
        - Another one: add [`UILaunchScreen`](key:UILaunchScreen) as a dictionary, which may be
          empty. In XcodeGen that is `UILaunchScreen: {}` below `info.properties`, in Expo
          `"UILaunchScreen": {}` in `ios.infoPlist`.
        - A storyboard: name it in [`UILaunchStoryboardName`](key:UILaunchStoryboardName), without
          `.storyboard`.
        - Codename One: delete the build hint `ios.generateSplashScreens`, or update.

        To see the screen, delete the app from the device and run it again.
        """,
      keys: ["UILaunchScreen", "UILaunchStoryboardName"],
      wrong: ["CFBundlePackageType": "APPL"],
      right: ["CFBundlePackageType": "APPL", "UILaunchScreen": [:]],
      refusedBy: [.appStore],
      outcome: "It concerns uploads that are built with the SDK of iOS 27 or later.",
      sources: [
        launchScreenNote, .gitHub("codenameone/CodenameOne/issues/5839"),
        .gitHub("codenameone/CodenameOne/pull/5855"),
      ]),
  ]
}
