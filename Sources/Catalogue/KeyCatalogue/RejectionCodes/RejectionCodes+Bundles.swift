import KeyModel

/// The codes with which App Store Connect reports what the lists of bundles say of names and contents.
var bundleCodes: [RejectionCode] {
  [
    RejectionCode(
      "ITMS-90109", "New device requirement in an update",
      messages: [
        "This bundle is invalid - The key UIRequiredDeviceCapabilities in the Info.plist may not contain values that would prevent this application from running on devices that were supported by previous versions. Refer to QA1623 for additional information: https://developer.apple.com/library/ios/#qa/qa1623/_index.html"
      ],
      summary: "An update requires a feature that earlier versions didn't require.",
      discussion: """
        An update can only drop requirements. Compare
        [`UIRequiredDeviceCapabilities`](key:UIRequiredDeviceCapabilities) with the version in the
        store, and remove what is new: in Xcode on the tab *Info* of the target, as *Required device
        capabilities*, in Expo from `ios.infoPlist` of `app.json`. Instead, look for the feature when
        the app runs.

        - A capability can add a value: HealthKit in Xcode adds `healthkit`. Remove the value if the
          app works without HealthKit.
        - For an app made with React Native for Apple TV, `arm64` as the only value ended it.
        - Another project found no difference that explains the mail, and its next upload passed.
        """,
      keys: ["UIRequiredDeviceCapabilities"],
      wrong: ["UIRequiredDeviceCapabilities": ["arm64", "healthkit"]],
      right: ["UIRequiredDeviceCapabilities": ["arm64"]],
      refusedBy: [.appStore],
      outcome: "In January 2024 it came as a warning after an upload that succeeded.",
      sources: [
        .gitHub("keymanapp/keyman/issues/10495"), .current("uirequireddevicecapabilities"),
        .framework("healthkit/setting-up-healthkit"),
        .gitHub("react-native-tvos/react-native-tvos/issues/50"),
        .gitHub("lionheart/openradar-mirror/issues/19506"),
      ]),
    RejectionCode(
      "ITMS-90158", "Malformed URL scheme",
      messages: [
        "The following URL schemes found in your app are not in the correct format: [boxsdk-9wc5v3149yuh4d0jdokoyjtmzfbr5v34://boxsdkoauth2redirect]. URL schemes need to begin with an alphabetic character, and be comprised of alphanumeric characters, the period, the hyphen or the plus sign only. Please see RFC1738 for more detail."
      ],
      summary: "A URL scheme of the app contains characters that schemes don't have.",
      discussion: """
        The message quotes the value, which is in
        [`CFBundleURLSchemes`](key:CFBundleURLTypes/[]/CFBundleURLSchemes): in Xcode *URL Schemes*
        below *URL Types* on the tab *Info* of the target, in Expo `scheme` of `app.json`.

        - A whole address, such as `lamp-app://open` or `msauth.com.example.lamp://auth`, is the
          commonest mistake. Write the part before the colon alone.
        - An underscore or a space, as in `lamp_app`: write a hyphen instead.
        - A web address: universal links belong in the capability *Associated Domains*.
        - A client ID that begins with a digit, as Google and Truecaller issue them. Google has a
          reversed one for this purpose: `com.googleusercontent.apps.…`.
        - A placeholder such as `[YOUR_WECHAT_APP_ID]` or `li$APP_ID`, for which a plug-in got no
          value: install it with the value, or replace the placeholder. The command below doesn't
          find one with a dollar sign.
        """,
      keys: ["CFBundleURLTypes/[]/CFBundleURLSchemes"],
      wrong: [
        "CFBundleURLTypes": [
          ["CFBundleURLName": "com.example.lamp", "CFBundleURLSchemes": ["lamp-app://open"]]
        ]
      ],
      right: [
        "CFBundleURLTypes": [
          ["CFBundleURLName": "com.example.lamp", "CFBundleURLSchemes": ["lamp-app"]]
        ]
      ],
      refusedBy: [.appStore, .macAppStore],
      sources: [
        .gitHub("box/box-ios-sdk/issues/499"), .gitHub("p2/OAuth2/issues/123"),
        .gitHub("xu-li/cordova-plugin-wechat/issues/30"),
        .gitHub("zyra/cordova-plugin-linkedin/issues/34"), .gitHub("truecaller/ios-sdk/issues/61"),
        .gitHub("expo/expo/issues/777"), .gitHub("RocketChat/Rocket.Chat.ReactNative/issues/314"),
        .gitHub("AzureAD/microsoft-authentication-library-for-objc/issues/626"),
      ]),
    RejectionCode(
      "ITMS-90208", "Framework disagrees about its minimum system",
      messages: [
        "Invalid Bundle - The bundle xxx.app/Frameworks/ghostty.framework does not support the minimum OS Version specified in the Info.plist.",
        "Invalid Bundle. The bundle Application.app/Frameworks/NewNode.framework does not support the minimum OS Version specified in the Info.plist.",
      ],
      summary:
        "A framework's Info.plist names no minimum system, or an older one than its binary needs.",
      discussion: """
        [`MinimumOSVersion`](key:MinimumOSVersion) of the framework is missing, or lower than
        `minos` of its program, which `xcrun vtool -show-build NAME` prints. A higher value passes,
        such as `100.0` in Firebase's frameworks.

        - Static code is embedded, for which `file NAME` prints `ar archive`: choose *Do Not Embed*
          below *Frameworks, Libraries, and Embedded Content* on the tab *General* of the target.
          For a Swift package, set `PACKAGE_SKIP_AUTO_EMBEDDING_STATIC_BINARY_FRAMEWORKS` to `YES`
          in the build settings.
          If the SDK has to be embedded, as Braze's for its resources, update it.
        - A prebuilt framework, also one of a plug-in: update it. Until then, or in the script that
          makes it, run `plutil -replace MinimumOSVersion -string 15.0 Info.plist` with the version
          of `vtool`, before signing.
        - Flutter's `App.framework`: correct `ios/Flutter/AppFrameworkInfo.plist`.
        """,
      keys: ["MinimumOSVersion"],
      refusedBy: [.appStore],
      sources: [
        .gitHub("clostra/newnode/issues/105"), .gitHub("elias8/libghostty/issues/127"),
        .gitHub("AppsFlyerSDK/AppsFlyerFramework/issues/317"),
        .gitHub("BatchLabs/Batch-iOS-SDK/issues/35"), .gitHub("flutter/flutter/issues/58200"),
        .gitHub("braze-inc/braze-swift-sdk/issues/105"), .gitHub("tuist/tuist/issues/6237"),
        .gitHub("paescebu/SwiftTasksVision/issues/6"), .gitHub("manaflow-ai/cmux/issues/8245"),
        .gitHub("yandex/mapkit-ios-demo/issues/277"),
        .gitHub("mapbox/mapbox-search-ios/issues/191"),
        .gitHub(
          "firebase/firebase-ios-sdk/blob/main/ReleaseTooling/Sources/ZipBuilder/FrameworkBuilder.swift"
        ),
        .gitHub("braze-inc/braze-swift-sdk/blob/main/CHANGELOG.md"), packagesThatXcodeEmbeds,
      ]),
    RejectionCode(
      "ITMS-90243", "Document type without a name",
      messages: [
        "The product archive is invalid. The value of the CFBundleDocumentTypes key in the Info.plist must be an array of dictionaries, with each dictionary containing at least the CFBundleTypeName key."
      ],
      summary: "An entry of the document types isn't a dictionary with a name.",
      discussion: """
        The list has an entry without a name, or an empty entry. In Xcode, open
        *Document Types* on the tab *Info* of the target, fill in *Name* of each entry, which
        becomes [`CFBundleTypeName`](key:CFBundleDocumentTypes/[]/CFBundleTypeName), and remove
        empty ones. In a file that you write yourself,
        [`CFBundleDocumentTypes`](key:CFBundleDocumentTypes) is an array of dictionaries, also with
        one entry; in Expo, it is in `ios.infoPlist` of `app.json`.
        """,
      keys: ["CFBundleDocumentTypes", "CFBundleDocumentTypes/[]/CFBundleTypeName"],
      wrong: [
        "CFBundleDocumentTypes": [
          ["LSHandlerRank": "Owner", "LSItemContentTypes": ["com.example.lamp.plan"]]
        ],
        "CFBundlePackageType": "APPL", "LSSupportsOpeningDocumentsInPlace": true,
      ],
      right: [
        "CFBundleDocumentTypes": [
          [
            "CFBundleTypeName": "Lamp plan", "LSHandlerRank": "Owner",
            "LSItemContentTypes": ["com.example.lamp.plan"],
          ]
        ],
        "CFBundlePackageType": "APPL", "LSSupportsOpeningDocumentsInPlace": true,
      ],
      refusedBy: [.appStore, .macAppStore],
      sources: [
        .gitHub("steelwheels/JSTerminal/issues/46"), .current("cfbundledocumenttypes"),
      ]),
    RejectionCode(
      "ITMS-90242", "Missing app category",
      messages: [
        "The product archive is invalid. The Info.plist must contain a LSApplicationCategoryType key, whose value is the UTI for a valid category. For more details, see \"Submitting your Mac apps to the App Store\"."
      ],
      summary: "A Mac app has no valid category.",
      discussion: """
        The built Info.plist has no category, or one that isn't in Apple's list. The category in App
        Store Connect doesn't replace it.

        - Xcode: choose *App Category* below *Identity* on the tab *General*
          (`INFOPLIST_KEY_LSApplicationCategoryType`).
        - Flutter, .NET MAUI, XcodeGen, Godot: add
          [`LSApplicationCategoryType`](key:LSApplicationCategoryType) to the Info.plist of the Mac
          app, such as `macos/Runner/Info.plist` or `Platforms/MacCatalyst/Info.plist`.
        - Tauri: `bundle.category` in `tauri.conf.json`, or the key in `src-tauri/Info.plist`.
        - electron-builder: `mac.category`.
        - Adobe AIR: the key in `InfoAdditions` of the application descriptor.

        An iPhone app gets this message if it is uploaded as a Mac app: choose iOS for the upload.
        """,
      keys: ["LSApplicationCategoryType"],
      wrong: [
        "CFBundleIdentifier": "com.example.lamp", "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": "1.2", "CFBundleVersion": "7",
        "ITSAppUsesNonExemptEncryption": false, "LSMinimumSystemVersion": "13.0",
      ],
      right: [
        "CFBundleIdentifier": "com.example.lamp", "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": "1.2", "CFBundleVersion": "7",
        "ITSAppUsesNonExemptEncryption": false,
        "LSApplicationCategoryType": "public.app-category.utilities",
        "LSMinimumSystemVersion": "13.0",
      ],
      refusedBy: [.macAppStore],
      sources: [
        .gitHub("godotengine/godot/issues/49590"), .current("lsapplicationcategorytype"),
        .gitHub("banjun/PhotoStudioPlayer/pull/22"), .gitHub("TetsuOtter/TRViS/issues/55"),
        .gitHub("yurvon-screamo/origa/pull/353"), .gitHub("PackRat-AI/PackRat/pull/2698"),
        .gitHub("airsdk/Adobe-Runtime-Support/issues/3302"),
        .gitHub("airsdk/Adobe-Runtime-Support/issues/2310"),
        .gitHub("tauri-apps/tauri/blob/dev/crates/tauri-utils/src/config.rs"),
        .gitHub(
          "electron-userland/electron-builder/blob/master/packages/app-builder-lib/src/options/macOptions.ts"
        ),
      ]),
    RejectionCode(
      "ITMS-90360", "Missing value",
      messages: [
        "Missing Info.plist value. A value for the key 'CFBundleDisplayName' in bundle App Dev.app/PlugIns/VoiceActivity Dev.appex is required.",
        "Missing Info.plist value. A value for the key 'MinimumOSVersion' in bundle Setec.app/Frameworks/bctoolbox-tester.framework is required.",
      ],
      summary: "A bundle in the upload lacks a key that its kind of bundle needs.",
      discussion: """
        The message names the key and the bundle.

        - An extension needs its own [`CFBundleDisplayName`](key:CFBundleDisplayName), even a widget
          or a Live Activity: the app's doesn't count. In Xcode, fill in *Display Name* on the tab
          *General* of the extension's target (`INFOPLIST_KEY_CFBundleDisplayName`). If the value is
          a build setting, set it for that target too, because an empty value counts as none.
        - Extensions that a script, XcodeGen or a plug-in of Expo adds often lack it, together with
          [`CFBundleName`](key:CFBundleName) and [`CFBundleExecutable`](key:CFBundleExecutable),
          `$(EXECUTABLE_NAME)`. Add them to the extension's Info.plist.
        - A framework that was built without Xcode needs [`MinimumOSVersion`](key:MinimumOSVersion).
          If its code is static, set it to *Do Not Embed* instead.
        """,
      keys: ["CFBundleDisplayName", "MinimumOSVersion", "CFBundleExecutable"],
      wrong: [
        "CFBundleIdentifier": "com.example.lamp.activity", "CFBundleName": "LampActivity",
        "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"],
      ],
      right: [
        "CFBundleDisplayName": "Lamp", "CFBundleIdentifier": "com.example.lamp.activity",
        "CFBundleName": "LampActivity",
        "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"],
      ],
      refusedBy: [.appStore],
      sources: [
        .gitHub("vellum-ai/vellum-assistant/pull/39556"),
        .gitHub("vellum-ai/vellum-assistant/pull/39557"),
        .gitHub("element-hq/element-x-ios/pull/1051"), .gitHub("Expensify/App/pull/35336"),
        .gitHub("BelledonneCommunications/linphone-iphone/issues/402"),
        .gitHub("firebase/firebase-ios-sdk/issues/12476"),
      ]),
    RejectionCode(
      "ITMS-90502", "64-bit code without arm64",
      messages: [
        "Invalid Bundle. Apps that only contain the arm64 slice must also have 'arm64' in the list of UIRequiredDeviceCapabilities in Info.plist."
      ],
      summary: "A bundle has 64-bit code alone, and its list of requirements doesn't say so.",
      discussion: """
        The list lacks `arm64`, or still has `armv7`. Add `arm64` to [`UIRequiredDeviceCapabilities`](key:UIRequiredDeviceCapabilities):
        in Xcode on the tab *Info* of the target, as *Required device capabilities*.

        Today's Xcode adds it, and drops `armv7`, in apps, extensions and frameworks for iOS and in
        apps and extensions for tvOS. So look first at what another tool built, such as a prebuilt
        framework: update it. The reports date from 2015 to 2018. In that of 2018, frameworks
        needed the key too, though in November 2016 the store had refused it there (`ITMS-90689`).
        """,
      keys: ["UIRequiredDeviceCapabilities"],
      wrong: [
        "CFBundleIdentifier": "com.example.lamp", "CFBundleShortVersionString": "1.2",
        "CFBundleSupportedPlatforms": ["iPhoneOS"], "CFBundleVersion": "7",
        "UIRequiredDeviceCapabilities": ["metal"],
      ],
      right: [
        "CFBundleIdentifier": "com.example.lamp", "CFBundleShortVersionString": "1.2",
        "CFBundleSupportedPlatforms": ["iPhoneOS"], "CFBundleVersion": "7",
        "UIRequiredDeviceCapabilities": ["arm64", "metal"],
      ],
      refusedBy: [.appStore],
      sources: [
        .gitHub("dotnet/macios/issues/3581"), .current("uirequireddevicecapabilities"),
        .gitHub("CocoaPods/CocoaPods/issues/4514"), .gitHub("CocoaPods/CocoaPods/issues/4526"),
        architecturesThatXcodeRequires,
        .gitHub("Alamofire/Alamofire/issues/916"),
      ]),
    RejectionCode(
      "ITMS-90535", "Executable that isn't there",
      messages: [
        "Unexpected CFBundleExecutable Key. The bundle at 'Payload/projecy.app/AppAuthCore_Privacy.bundle' does not contain a bundle executable. If this bundle intentionally does not contain an executable, consider removing the CFBundleExecutable key from its Info.plist and using a CFBundlePackageType of BNDL. If this bundle is part of a third-party framework, consider contacting the developer of the framework for an update to address this issue."
      ],
      summary: "A bundle names an executable and doesn't contain one.",
      discussion: """
        The message names the bundle.

        - Mostly it is a bundle of resources that came with a library: update the library, and the
          tool that generates the project, since Tuist once wrote the key. Otherwise, run
          `plutil -remove CFBundleExecutable Info.plist` in the bundle, and set its
          [`CFBundlePackageType`](key:CFBundlePackageType) to `BNDL`.
        - A path such as `Base.lproj/Info.plist`, `Zip/Info.plist`,
          `react-native-fs/IntegrationTests` or `.build/checkouts` is a file or a whole folder of a
          library that was copied into the app. Remove it from *Copy Bundle Resources* below *Build
          Phases* of the target.
        """,
      keys: ["CFBundleExecutable", "CFBundlePackageType"],
      wrong: ["CFBundleExecutable": "LampResources", "CFBundlePackageType": "BNDL"],
      right: ["CFBundlePackageType": "BNDL"],
      refusedBy: [.appStore],
      sources: [
        .gitHub("mobfarm/FastPdfKit/issues/66"), .gitHub("mixpanel/mixpanel-iphone/issues/379"),
        .gitHub("tuist/tuist/pull/1361"), .gitHub("VKCOM/vk-ios-sdk/issues/277"),
        .gitHub("invertase/react-native-apple-authentication/issues/355"),
        .gitHub("WizardFactory/TodayWeather/issues/1597"),
        .gitHub("itinance/react-native-fs/issues/967"),
        .gitHub("kishikawakatsumi/KeychainAccess/issues/571"), .gitHub("marmelroy/Zip/issues/183"),
      ]),
  ]
}
