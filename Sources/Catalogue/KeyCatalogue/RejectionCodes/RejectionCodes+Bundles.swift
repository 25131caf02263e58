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
        Compare [`UIRequiredDeviceCapabilities`](key:UIRequiredDeviceCapabilities) with the version in
        the store, and remove what is new: an update can only drop requirements. In one report, `arm64`
        in place of another value ended it; another project found no difference that explains the mail.
        """,
      keys: ["UIRequiredDeviceCapabilities"],
      wrong: ["UIRequiredDeviceCapabilities": ["arm64", "gyroscope"]],
      right: ["UIRequiredDeviceCapabilities": ["arm64"]],
      refusedBy: [.appStore],
      outcome: "In January 2024 it came as a warning after an upload that succeeded.",
      sources: [
        .gitHub("keymanapp/keyman/issues/10495"), .current("uirequireddevicecapabilities"),
        .gitHub("react-native-tvos/react-native-tvos/issues/50"),
      ]),
    RejectionCode(
      "ITMS-90158", "Malformed URL scheme",
      messages: [
        "The following URL schemes found in your app are not in the correct format: [boxsdk-9wc5v3149yuh4d0jdokoyjtmzfbr5v34://boxsdkoauth2redirect]. URL schemes need to begin with an alphabetic character, and be comprised of alphanumeric characters, the period, the hyphen or the plus sign only. Please see RFC1738 for more detail."
      ],
      summary: "A URL scheme of the app contains characters that schemes don't have.",
      discussion: """
        The message quotes the value, which is in
        [`CFBundleURLSchemes`](key:CFBundleURLTypes/[]/CFBundleURLSchemes): in Xcode *URL Schemes* below
        *URL Types* on the tab *Info* of the target.

        - A whole address, such as `lamp-app://open`, is the commonest mistake. Write the part before
          the colon alone.
        - A client ID that begins with a digit, as Google and Truecaller issue them. Google has a
          reversed one for this purpose: `com.googleusercontent.apps.…`.
        - A placeholder such as `[YOUR_WECHAT_APP_ID]` or `li$APP_ID`, for which a plug-in got no value.
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
        .gitHub("expo/expo/issues/777"),
      ]),
    RejectionCode(
      "ITMS-90208", "Framework disagrees about its minimum system",
      messages: [
        "Invalid Bundle. The bundle Application.app/Frameworks/NewNode.framework does not support the minimum OS Version specified in the Info.plist."
      ],
      summary:
        "A framework's Info.plist names a different minimum system than its binary was built for.",
      discussion: """
        Set [`MinimumOSVersion`](key:MinimumOSVersion) of the framework to the version for which its
        program was compiled, which `xcrun vtool -show-build` prints as `minos`; a framework without
        the key is refused too. Mostly it is a prebuilt framework: update it, also if it comes with a
        plug-in of Flutter, React Native or Cordova.
        For Flutter's own `App.framework`, the version is in `ios/Flutter/AppFrameworkInfo.plist`.
        """,
      keys: ["MinimumOSVersion"],
      refusedBy: [.appStore],
      sources: [
        .gitHub("clostra/newnode/issues/105"), .gitHub("elias8/libghostty/issues/127"),
        .gitHub("AppsFlyerSDK/AppsFlyerFramework/issues/317"),
        .gitHub("BatchLabs/Batch-iOS-SDK/issues/35"), .gitHub("flutter/flutter/issues/58200"),
        .gitHub("powersync-ja/powersync-sqlite-core/issues/4"),
        .gitHub("espresso3389/pdfrx/issues/531"),
      ]),
    RejectionCode(
      "ITMS-90243", "Document type without a name",
      messages: [
        "The product archive is invalid. The value of the CFBundleDocumentTypes key in the Info.plist must be an array of dictionaries, with each dictionary containing at least the CFBundleTypeName key."
      ],
      summary: "An entry of the document types isn't a dictionary with a name.",
      discussion: """
        In Xcode, open *Document Types* on the tab *Info* of the target and fill in *Name* of each
        entry; it becomes [`CFBundleTypeName`](key:CFBundleDocumentTypes/[]/CFBundleTypeName). An entry
        without any content has to go. [`CFBundleDocumentTypes`](key:CFBundleDocumentTypes) is an array,
        also with one entry.
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
        In Xcode, choose *App Category* below *Identity* on the tab *General*, which writes
        `INFOPLIST_KEY_LSApplicationCategoryType`. Elsewhere, add
        [`LSApplicationCategoryType`](key:LSApplicationCategoryType) with one of its values to the
        Info.plist of the Mac app: Tauri, Godot and .NET MAUI leave it out unless you set it. The
        category in App Store Connect doesn't replace it.
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
        .gitHub("yurvon-screamo/origa/pull/353"),
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
          or a Live Activity: the app's doesn't count. In Xcode it is *Display Name* of the
          extension's target. If the value is a build setting, set it for that target too, because
          an empty value counts as none. Extensions that a script, XcodeGen or a plug-in of Expo
          adds often lack it, together with [`CFBundleName`](key:CFBundleName) and
          [`CFBundleExecutable`](key:CFBundleExecutable).
        - A framework that was built without Xcode needs [`MinimumOSVersion`](key:MinimumOSVersion).
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
      summary: "A bundle has 64-bit code alone and doesn't say so.",
      discussion: """
        Add `arm64` to [`UIRequiredDeviceCapabilities`](key:UIRequiredDeviceCapabilities) of the bundle
        that has 64-bit code alone: the app, and in some reports each framework of an app for Apple TV.
        The reports date from 2015 to 2018; since November 2016, the key in a framework can lead to
        `ITMS-90689` instead.
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
        .gitHub("CocoaPods/CocoaPods/issues/4514"),
      ]),
    RejectionCode(
      "ITMS-90535", "Executable that isn't there",
      messages: [
        "Unexpected CFBundleExecutable Key. The bundle at 'Payload/projecy.app/AppAuthCore_Privacy.bundle' does not contain a bundle executable. If this bundle intentionally does not contain an executable, consider removing the CFBundleExecutable key from its Info.plist and using a CFBundlePackageType of BNDL. If this bundle is part of a third-party framework, consider contacting the developer of the framework for an update to address this issue."
      ],
      summary: "A bundle names an executable and doesn't contain one.",
      discussion: """
        The message names the bundle. Mostly it is a bundle of resources that came with a library:
        update the library, and the tool that generates the project, since Tuist once wrote the key.
        Otherwise, remove [`CFBundleExecutable`](key:CFBundleExecutable) from the bundle's own
        Info.plist, and set its [`CFBundlePackageType`](key:CFBundlePackageType) to `BNDL`. If the
        message names a folder such as `Base.lproj`, an `Info.plist` was copied there: remove it from
        *Copy Bundle Resources*.
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
      ]),
  ]
}
