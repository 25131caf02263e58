import KeyModel

/// The codes with which App Store Connect reports what the lists of bundles say of versions, names and contents.
var bundleCodes: [RejectionCode] {
  [
    RejectionCode(
      "ITMS-90056", "Missing CFBundleVersion",
      messages: [
        "This bundle Payload/Fastlane Test.app is invalid. The Info.plist file is missing the required key: CFBundleVersion."
      ],
      summary: "A bundle in the upload has no build number.",
      discussion: """
        The message names the bundle, which is often a framework inside the app. Add
        [`CFBundleVersion`](key:CFBundleVersion) to its Info.plist. If the key is there, its value
        is probably a build setting that is empty, such as `$(CURRENT_PROJECT_VERSION)` in a project
        that doesn't set it.
        """,
      keys: ["CFBundleVersion"],
      wrong: ["CFBundleShortVersionString": "1.2"],
      right: ["CFBundleShortVersionString": "1.2", "CFBundleVersion": "7"],
      refusedBy: [.appStore, .macAppStore],
      sources: [
        .gitHub("facebookincubator/SocketRocket/issues/500"), .current("cfbundleversion"),
        .gitHub("fastlane/fastlane/issues/8539"),
      ]),
    RejectionCode(
      "ITMS-90057", "Missing CFBundleShortVersionString",
      messages: [
        "The bundle 'Payload/iOSApp.app/Frameworks/FSCalendar.framework' is missing plist key. The Info.plist file is missing the required key: CFBundleShortVersionString."
      ],
      summary: "A bundle in the upload has no version.",
      discussion: """
        Add [`CFBundleShortVersionString`](key:CFBundleShortVersionString) to the bundle that the
        message names, and check that its build setting, usually `$(MARKETING_VERSION)`, isn't empty.
        """,
      keys: ["CFBundleShortVersionString"],
      wrong: ["CFBundleVersion": "7"],
      right: ["CFBundleShortVersionString": "1.2", "CFBundleVersion": "7"],
      refusedBy: [.appStore, .macAppStore],
      sources: [
        .gitHub("lukaskubanek/OrderedDictionary/issues/62"), .current("cfbundleshortversionstring"),
        .gitHub("WenchaoD/FSCalendar/issues/1155"),
      ]),
    RejectionCode(
      "ITMS-90058", "Build number is not a list of integers",
      messages: [
        "This bundle is invalid. The value for key CFBundleVersion [241209 854] in the Info.plist file must be a period-separated list of at most three non-negative integers."
      ],
      summary: "A build number isn't made of integers separated by periods.",
      discussion: """
        Remove letters and spaces from [`CFBundleVersion`](key:CFBundleVersion) of the bundle that the
        message quotes, which is often a framework of someone else. For a Mac app the code is
        `ITMS-90257`.
        """,
      keys: ["CFBundleVersion"],
      wrong: ["CFBundleVersion": "241209 854"],
      right: ["CFBundleVersion": "241209.854"],
      refusedBy: [.appStore],
      sources: [
        .gitHub("euc-releases/iOS-WorkspaceONE-SDK/issues/11"), .current("cfbundleversion"),
      ]),
    RejectionCode(
      "ITMS-90060", "Version is not a list of integers",
      messages: [
        "This bundle is invalid. The value for key CFBundleShortVersionString '3.0.0-beta.1' in the Info.plist file must be a period-separated list of at most three non-negative integers."
      ],
      summary: "A version isn't made of one to three integers separated by periods.",
      discussion: """
        Remove suffixes such as `-beta.1` and a fourth number from
        [`CFBundleShortVersionString`](key:CFBundleShortVersionString) of the bundle that the message
        names. If it is a framework of someone else, update it or change the Info.plist in the product.
        """,
      keys: ["CFBundleShortVersionString"],
      wrong: ["CFBundleShortVersionString": "1.2-beta.1"],
      right: ["CFBundleShortVersionString": "1.2"],
      refusedBy: [.appStore, .macAppStore],
      sources: [.gitHub("ReactiveX/RxSwift/issues/923"), .current("cfbundleshortversionstring")]),
    RejectionCode(
      "ITMS-90109", "New device requirement in an update",
      messages: [
        "This bundle is invalid - The key UIRequiredDeviceCapabilities in the Info.plist may not contain values that would prevent this application from running on devices that were supported by previous versions."
      ],
      summary: "An update requires a feature that earlier versions didn't require.",
      discussion: """
        Compare [`UIRequiredDeviceCapabilities`](key:UIRequiredDeviceCapabilities) with the version in
        the store, and remove what is new. An update can only drop requirements.
        """,
      keys: ["UIRequiredDeviceCapabilities"],
      wrong: ["UIRequiredDeviceCapabilities": ["arm64", "gyroscope"]],
      right: ["UIRequiredDeviceCapabilities": ["arm64"]],
      refusedBy: [.appStore],
      sources: [.gitHub("keymanapp/keyman/issues/10495"), .current("uirequireddevicecapabilities")]),
    RejectionCode(
      "ITMS-90158", "Malformed URL scheme",
      messages: [
        "The following URL schemes found in your app are not in the correct format: [boxsdk-9wc5v3149yuh4d0jdokoyjtmzfbr5v34://boxsdkoauth2redirect]. URL schemes need to begin with an alphabetic character, and be comprised of alphanumeric characters, the period, the hyphen or the plus sign only."
      ],
      summary: "A URL scheme of the app contains characters that schemes don't have.",
      discussion: """
        In [`CFBundleURLSchemes`](key:CFBundleURLTypes/[]/CFBundleURLSchemes), write the part before
        the colon only. It starts with a letter and continues with letters, digits, periods, hyphens
        and plus signs. A value like `[YOUR_APP_ID]` was left over from a template.
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
      sources: [.gitHub("box/box-ios-sdk/issues/499")]),
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
      ]),
    RejectionCode(
      "ITMS-90243", "Document type without a name",
      messages: [
        "The product archive is invalid. The value of the CFBundleDocumentTypes key in the Info.plist must be an array of dictionaries, with each dictionary containing at least the CFBundleTypeName key."
      ],
      summary: "An entry of the document types isn't a dictionary with a name.",
      discussion: """
        Each entry of [`CFBundleDocumentTypes`](key:CFBundleDocumentTypes) is a dictionary that has at
        least
        [`CFBundleTypeName`](key:CFBundleDocumentTypes/[]/CFBundleTypeName). Add the name, or remove
        the entry if it is empty.
        """,
      keys: ["CFBundleDocumentTypes", "CFBundleDocumentTypes/[]/CFBundleTypeName"],
      wrong: [
        "CFBundleDocumentTypes": [
          ["LSHandlerRank": "Owner", "LSItemContentTypes": ["com.example.lamp.plan"]]
        ],
        "LSSupportsOpeningDocumentsInPlace": true,
      ],
      right: [
        "CFBundleDocumentTypes": [
          [
            "CFBundleTypeName": "Lamp plan", "LSHandlerRank": "Owner",
            "LSItemContentTypes": ["com.example.lamp.plan"],
          ]
        ],
        "LSSupportsOpeningDocumentsInPlace": true,
      ],
      refusedBy: [.appStore, .macAppStore],
      sources: [
        .gitHub("steelwheels/JSTerminal/issues/46"), .current("cfbundledocumenttypes"),
      ]),
    RejectionCode(
      "ITMS-90242", "Missing app category",
      messages: [
        "The product archive is invalid. The Info.plist must contain a LSApplicationCategoryType key, whose value is the UTI for a valid category."
      ],
      summary: "A Mac app has no valid category.",
      discussion: """
        Add [`LSApplicationCategoryType`](key:LSApplicationCategoryType) with one of its values. The
        category in App Store Connect doesn't replace it.
        """,
      keys: ["LSApplicationCategoryType"],
      wrong: ["CFBundlePackageType": "APPL", "LSMinimumSystemVersion": "13.0"],
      right: [
        "CFBundlePackageType": "APPL", "LSApplicationCategoryType": "public.app-category.utilities",
        "LSMinimumSystemVersion": "13.0",
      ],
      refusedBy: [.macAppStore],
      sources: [
        .gitHub("godotengine/godot/issues/49590"), .current("lsapplicationcategorytype"),
        .gitHub("banjun/PhotoStudioPlayer/pull/22"),
      ]),
    RejectionCode(
      "ITMS-90257", "Build number of a Mac app is not a list of integers",
      messages: [
        "This bundle is invalid. The value for key CFBundleVersion [1.2.3.123] in the Info.plist file must be a period-separated list of at most three non-negative integers."
      ],
      summary: "The build number of a Mac app isn't made of one to three integers.",
      discussion: """
        Remove suffixes and a fourth number from [`CFBundleVersion`](key:CFBundleVersion). Some build
        tools add the number of the build to a version that has three numbers already.
        """,
      keys: ["CFBundleVersion"],
      wrong: ["CFBundleVersion": "1.2.3.4", "LSMinimumSystemVersion": "13.0"],
      right: ["CFBundleVersion": "1.2.3", "LSMinimumSystemVersion": "13.0"],
      refusedBy: [.macAppStore],
      sources: [
        .gitHub("electron-userland/electron-builder/issues/4572"),
        .gitHub("electron-userland/electron-builder/issues/5016"), .current("cfbundleversion"),
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
        "CFBundleName": "LampActivity",
        "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"],
      ],
      right: [
        "CFBundleDisplayName": "Lamp", "CFBundleName": "LampActivity",
        "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"],
      ],
      refusedBy: [.appStore],
      sources: [
        .gitHub("vellum-ai/vellum-assistant/pull/39556"),
        .gitHub("vellum-ai/vellum-assistant/pull/39557"),
        .gitHub("element-hq/element-x-ios/pull/1051"), .gitHub("Expensify/App/pull/35336"),
        .gitHub("BelledonneCommunications/linphone-iphone/issues/402"),
      ]),
    RejectionCode(
      "ITMS-90473", "Versions of an extension and its app differ",
      messages: [
        "CFBundleVersion Mismatch. The CFBundleVersion value '1' of extension 'Runner.app/PlugIns/OneSignalNotificationServiceExtension.appex' does not match the CFBundleVersion value '4' of its containing iOS application 'Runner.app'.",
        "CFBundleShortVersionString Mismatch. The CFBundleShortVersionString value '1.0' of extension 'Runner.app/PlugIns/OneSignalNotificationServiceExtension.appex' does not match the CFBundleShortVersionString value '1.0.0' of its containing iOS application 'Runner.app'.",
      ],
      summary: "An extension and the app that it is inside of have different versions.",
      discussion: """
        The message names the key, `CFBundleVersion` or `CFBundleShortVersionString`, and both values. The
        upload is accepted. Give all targets of the app the same versions, for example in a project's
        build settings `MARKETING_VERSION` and `CURRENT_PROJECT_VERSION`.
        """,
      keys: ["CFBundleVersion", "CFBundleShortVersionString"],
      wrong: ["CFBundleShortVersionString": "1.0", "CFBundleVersion": "1"],
      right: [
        "CFBundleShortVersionString": "$(MARKETING_VERSION)",
        "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
      ],
      sources: [
        .gitHub("woocommerce/woocommerce-ios/pull/16636"),
        .gitHub("OneSignal/OneSignal-Flutter-SDK/issues/63"),
      ]),
    RejectionCode(
      "ITMS-90502", "64-bit code without arm64",
      messages: [
        "Invalid Bundle. Apps that only contain the arm64 slice must also have 'arm64' in the list of UIRequiredDeviceCapabilities in Info.plist."
      ],
      summary: "A bundle has 64-bit code alone and doesn't say so.",
      discussion: """
        Add `arm64` to [`UIRequiredDeviceCapabilities`](key:UIRequiredDeviceCapabilities) of the
        bundle that the message names. Reports of the message date from 2015 to 2018.
        """,
      keys: ["UIRequiredDeviceCapabilities"],
      wrong: ["UIRequiredDeviceCapabilities": ["metal"]],
      right: ["UIRequiredDeviceCapabilities": ["arm64", "metal"]],
      refusedBy: [.appStore],
      sources: [.gitHub("dotnet/macios/issues/3581"), .current("uirequireddevicecapabilities")]),
    RejectionCode(
      "ITMS-90535", "Executable that isn't there",
      messages: [
        "Unexpected CFBundleExecutable Key. The bundle at 'Payload/Application.app/MixpanelResources.bundle' does not contain a bundle executable."
      ],
      summary: "A bundle names an executable and doesn't contain one.",
      discussion: """
        Remove [`CFBundleExecutable`](key:CFBundleExecutable) from a bundle of resources, and set its
        [`CFBundlePackageType`](key:CFBundlePackageType) to `BNDL`.
        """,
      keys: ["CFBundleExecutable", "CFBundlePackageType"],
      wrong: ["CFBundleExecutable": "LampResources", "CFBundlePackageType": "BNDL"],
      right: ["CFBundlePackageType": "BNDL"],
      refusedBy: [.appStore],
      sources: [
        .gitHub("mobfarm/FastPdfKit/issues/66"), .gitHub("mixpanel/mixpanel-iphone/issues/379"),
      ]),
  ]
}
