import KeyModel

/// The codes with which App Store Connect reports mistakes in privacy manifests, and manifests that are missing.
let privacyManifestCodes: [RejectionCode] = [
  RejectionCode(
    "ITMS-91053", "Missing API declaration",
    messages: [
      "Missing API declaration - Your app’s code in the “Techniverse” file references one or more APIs that require reasons, including the following API categories: NSPrivacyAccessedAPICategoryFileTimestamp. While no action is required at this time, starting May 1, 2024, when you upload a new app or app update, you must include a NSPrivacyAccessedAPITypes array in your app’s privacy manifest to provide approved reasons for these APIs used by your app’s code. For more details about this policy, including a list of required reason APIs and approved reasons for usage, visit: https://developer.apple.com/documentation/bundleresources/privacy_manifest_files/describing_use_of_required_reason_api.",
      "Missing API declaration - Your app’s code in the “Wunderbook” file references one or more APIs that require reasons, including the following API categories: NSPrivacyAccessedAPICategoryDiskSpace.",
    ],
    summary: "A binary uses a required-reason API, and the manifest beside it gives no reason.",
    discussion: """
      The message names the binary and the categories. Add a dictionary for each of them, with the
      reasons that fit what the code does, to `PrivacyInfo.xcprivacy` of the bundle that the binary
      is in: in Xcode *File › New › File from Template › App Privacy*, with the app's target ticked.
      In the Info.plist, the array has no effect.

      If the binary is that of an SDK, update the SDK. Plug-ins that are linked statically are part
      of the app's binary:

      - Expo: `ios.privacyManifests` in `app.json`.
      - React Native: `pod install` collects their reasons since 0.74.
      - Flutter: `flutter pub upgrade`, and `use_frameworks!` in the Podfile.
      - Cordova: `<privacy-manifest>` below `<platform name="ios">` in `config.xml`.
      - Unity: `Assets/Plugins/iOS/PrivacyInfo.xcprivacy`.
      """,
    keys: ["privacy-manifest:NSPrivacyAccessedAPITypes"],
    in: "privacy-manifest",
    wrong: ["NSPrivacyTracking": false],
    right: [
      "NSPrivacyTracking": false,
      "NSPrivacyAccessedAPITypes": [
        [
          "NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategoryDiskSpace",
          "NSPrivacyAccessedAPITypeReasons": ["E174.1"],
        ]
      ],
    ],
    refusedBy: [.appStore],
    outcome: "Since 1 May 2024; a warning in the months before.",
    sources: [
      .requiredReasonAPIs, .gitHub("SvenTiigi/WhatsNewKit/issues/81"),
      .gitHub("apache/cordova-ios/issues/1424"), .gitHub("zodl-inc/zodl-ios/issues/1186"),
      .gitHub("technicat/fedicat/issues/732"), .gitHub("expo/expo/issues/27796"),
      .gitHub("react/react-native/pull/44214"), .gitHub("flutter/flutter/issues/131940"),
      .gitHub("FlutterFlow/flutterflow-issues/issues/2527"), .gitHub("seayoo-io/combo-demo-unity"),
      .gitHub("apache/cordova-ios/blob/master/lib/PlatformConfigParser.js"),
    ]),
  RejectionCode(
    "ITMS-91054", "Invalid API category declaration",
    messages: [
      "Invalid API category declaration - The PrivacyInfo.xcprivacy for the “Runner” file contains “DiskSpace” as the value for a NSPrivacyAccessedAPIType key, which is invalid. While no action is required at this time, starting May 1, 2024, when you upload a new app or app update, values for NSPrivacyAccessedAPIType keys in your app’s privacy manifest must be valid API categories. For more details about this policy, including a list of required reason APIs and approved reasons for usage, visit: https://developer.apple.com/documentation/bundleresources/privacy_manifest_files/describing_use_of_required_reason_api."
    ],
    summary: "A manifest names a category of APIs that doesn't exist.",
    discussion: """
      The message quotes the value. Write the whole name, such as
      `NSPrivacyAccessedAPICategoryDiskSpace` instead of `DiskSpace`: in Xcode, open
      `PrivacyInfo.xcprivacy` and choose it from the menu of *Privacy Accessed API Type* instead of
      typing it; in Expo, correct it in `ios.privacyManifests` of `app.json`.

      One wrong value is reported for several binaries, also for `libswiftCore.dylib`: the file is
      that of the app. If the message names an SDK alone, update the SDK.
      """,
    keys: ["privacy-manifest:NSPrivacyAccessedAPITypes/[]/NSPrivacyAccessedAPIType"],
    in: "privacy-manifest",
    wrong: [
      "NSPrivacyAccessedAPITypes": [
        ["NSPrivacyAccessedAPIType": "DiskSpace", "NSPrivacyAccessedAPITypeReasons": ["E174.1"]]
      ]
    ],
    right: [
      "NSPrivacyAccessedAPITypes": [
        [
          "NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategoryDiskSpace",
          "NSPrivacyAccessedAPITypeReasons": ["E174.1"],
        ]
      ]
    ],
    refusedBy: [.appStore],
    outcome: "Since 1 May 2024; a warning in the months before.",
    sources: [.gitHub("flutter/flutter/issues/145269"), .gitHub("zodl-inc/zodl-ios/issues/1186")]),
  RejectionCode(
    "ITMS-91055", "Invalid API reason declaration",
    messages: [
      "Invalid API reason declaration - The PrivacyInfo.xcprivacy for the “Frameworks/AppCenterAnalytics.framework/AppCenterAnalytics” file contains “35F9.1” as the value for a NSPrivacyAccessedAPITypeReasons key instead of a valid reason code for using an API in the NSPrivacyAccessedAPICategoryFileTimestamp category."
    ],
    summary: "A manifest gives a reason that doesn't belong to the category beside it.",
    discussion: """
      The message quotes the reason and the category. In your own `PrivacyInfo.xcprivacy`, choose a
      reason of this category, which the page of
      [`NSPrivacyAccessedAPITypeReasons`](key:privacy-manifest:NSPrivacyAccessedAPITypes/[]/NSPrivacyAccessedAPITypeReasons)
      lists, or correct the category beside it: often a reason was copied to the wrong one.

      If the manifest is that of an SDK, update the SDK, in Flutter with `flutter pub upgrade`, with
      CocoaPods `pod update`. For manifests in unusual folders the code is `ITMS-91106`.
      """,
    keys: ["privacy-manifest:NSPrivacyAccessedAPITypes/[]/NSPrivacyAccessedAPITypeReasons"],
    in: "privacy-manifest",
    wrong: [
      "NSPrivacyAccessedAPITypes": [
        [
          "NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategoryFileTimestamp",
          "NSPrivacyAccessedAPITypeReasons": ["35F9.1"],
        ]
      ]
    ],
    right: [
      "NSPrivacyAccessedAPITypes": [
        [
          "NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategoryFileTimestamp",
          "NSPrivacyAccessedAPITypeReasons": ["C617.1"],
        ]
      ]
    ],
    refusedBy: [.appStore],
    outcome: "Since 1 May 2024; a warning in the months before.",
    sources: [
      .gitHub("Tealium/tealium-swift/issues/329"),
      .gitHub("microsoft/appcenter-sdk-apple/issues/2543"),
    ]),
  RejectionCode(
    "ITMS-91056", "Invalid privacy manifest",
    messages: [
      "Invalid privacy manifest - The PrivacyInfo.xcprivacy file from the following path is invalid: “Frameworks/CapgoCapacitorSocialLogin.framework/PrivacyInfo.xcprivacy”. Keys and values in your app’s privacy manifests must be valid. For more details about privacy manifest files, visit: https://developer.apple.com/documentation/bundleresources/privacy_manifest_files.",
      "Invalid privacy manifest - The PrivacyInfo.xcprivacy file from the following path is invalid: “Frameworks/NewRelic.framework/PrivacyInfo.xcprivacy”.",
    ],
    summary:
      "A manifest isn't a property list, or has keys or values that the App Store doesn't expect.",
    discussion: """
      The message names the file but not the mistake.

      - A value isn't one of Apple's: a purpose in the developer's own words, or an empty text or
        dictionary as a type of data or a category. Choose it from Xcode's menus instead of typing
        it.
      - A type is wrong, such as a text where the reasons are an array.
      - `NSPrivacyAccessedAPITypes` is empty: remove it. A list of reasons is empty: add one, or remove
        its dictionary.
      - Tracking and its domains disagree: see `ITMS-91064`.
      - The file isn't a property list: `plutil -lint PrivacyInfo.xcprivacy` names the line.

      If it comes from an SDK, update the SDK: in Flutter with `flutter pub upgrade`, with CocoaPods
      `pod update`. If no release is better, correct the file in the archive, and let Xcode sign
      again when it exports. Delete the file only if the SDK isn't on Apple's list (`ITMS-91061`).
      """,
    keys: [
      "privacy-manifest:NSPrivacyCollectedDataTypes", "privacy-manifest:NSPrivacyAccessedAPITypes",
    ],
    in: "privacy-manifest",
    wrong: [
      "NSPrivacyCollectedDataTypes": [
        [
          "NSPrivacyCollectedDataType": "NSPrivacyCollectedDataTypeEmailAddress",
          "NSPrivacyCollectedDataTypeLinked": true, "NSPrivacyCollectedDataTypeTracking": false,
          "NSPrivacyCollectedDataTypePurposes": ["Sign in"],
        ]
      ]
    ],
    right: [
      "NSPrivacyCollectedDataTypes": [
        [
          "NSPrivacyCollectedDataType": "NSPrivacyCollectedDataTypeEmailAddress",
          "NSPrivacyCollectedDataTypeLinked": true, "NSPrivacyCollectedDataTypeTracking": false,
          "NSPrivacyCollectedDataTypePurposes": [
            "NSPrivacyCollectedDataTypePurposeAppFunctionality"
          ],
        ]
      ]
    ],
    refusedBy: [.appStore, .macAppStore],
    outcome:
      "Mails of spring 2024 announced it for 1 May 2024; since 12 November 2024 such uploads are rejected.",
    sources: [
      .invalidPrivacyManifests, .addingPrivacyManifests, .gitHub("appspector/ios-sdk/issues/30"),
      .gitHub("sqlcipher/sqlcipher/pull/511"), .gitHub("apache/cordova-ios/issues/1391"),
      .gitHub("newrelic/newrelic-ios-agent/issues/215"),
      .gitHub("krzyzanowskim/OpenSSL/issues/204"), .gitHub("tonymillion/Reachability/issues/196"),
      .gitHub("Cap-go/capacitor-social-login/issues/176"),
      .gitHub("ashleymills/Reachability.swift/pull/416"),
      .gitHub("Abedalkareem/LanguageManager-iOS/pull/76"),
    ]),
  RejectionCode(
    "ITMS-91061", "Missing privacy manifest",
    messages: [
      "Missing privacy manifest - Your app includes “Frameworks/Charts.framework/Charts”, which includes Charts, an SDK that was identified in the documentation as a commonly used third-party SDK. If a new app includes a commonly used third-party SDK, or an app update adds a new commonly used third-party SDK, the SDK must include a privacy manifest file. Please contact the provider of the SDK that includes this file to get an updated SDK version with a privacy manifest. For more details about this policy, including a list of SDKs that are required to include signatures and manifests, visit: https://developer.apple.com/support/third-party-SDK-requirements.",
      "Missing privacy manifest - Your app includes “Frameworks/connectivity_plus.framework/connectivity_plus”, which includes connectivity_plus, an SDK that was identified in the documentation as a privacy-impacting third-party SDK.",
    ],
    summary: "The app contains an SDK that must have a privacy manifest, and it has none.",
    discussion: """
      The message names the SDK and the binary. Update the SDK: most of those on Apple's list got a
      manifest in the first half of 2024, and Charts has one since 5.1.0. SDKs that contain one of
      them need one too.

      - Swift packages: *File* › *Packages* › *Update to Latest Package Versions* in Xcode.
      - Flutter: upgrade Flutter itself if the binary is `Flutter.framework` (3.16 has no manifest).
        For a plug-in, run `flutter pub upgrade`; `dart pub deps` shows which package brings an old
        one.
      - CocoaPods: `pod update` with the pod's name.
      - AFNetworking got none before its development ended: replace it, or add a
        `PrivacyInfo.xcprivacy` to your copy.
      """,
    refusedBy: [.appStore],
    outcome:
      "Since 12 February 2025, for a new app and for an update that adds such an SDK; a warning before.",
    sources: [
      .developerForums("774960"), .appleSupport("third-party-SDK-requirements"),
      .gitHub("SDWebImage/SDWebImage/issues/3792"),
      .gitHub("pichillilorenzo/flutter_inappwebview/issues/1909"),
      .gitHub("ChartsOrg/Charts/issues/5223"), .gitHub("Alamofire/Alamofire/issues/3935"),
      .gitHub("Mobile-Telematics/TelematicsApp-iOS/issues/3"),
      .gitHub("flutter/flutter/issues/156141"),
      .gitHub("fluttercommunity/plus_plugins/issues/3475"),
    ]),
  RejectionCode(
    "ITMS-91064", "Invalid tracking information",
    messages: [
      "Invalid tracking information - A PrivacyInfo.xcprivacy file contains invalid tracking information at the following path: “Frameworks/KlarnaMobileSDK.framework/PrivacyInfo.xcprivacy”. NSPrivacyTracking must be true if NSPrivacyTrackingDomains isn‘t empty."
    ],
    summary: "What a manifest says about tracking and about its domains doesn't fit together.",
    discussion: """
      - Mostly the manifest is that of an SDK, which lists domains although
        [`NSPrivacyTracking`](key:privacy-manifest:NSPrivacyTracking) isn't `YES`: update the SDK.
        An empty text in the list counts as a domain.
      - The other way round, tracking without a domain is refused too.
      - A domain has no path and no slash at the end.

      In your own manifest, remove the list and write `NO` if nothing tracks, or remove both keys.
      If something does, write `YES` and the domains. In Expo, both keys are in
      `ios.privacyManifests` of `app.json`. For manifests in unusual folders the code is
      `ITMS-91107`.
      """,
    keys: ["privacy-manifest:NSPrivacyTracking", "privacy-manifest:NSPrivacyTrackingDomains"],
    in: "privacy-manifest",
    wrong: ["NSPrivacyTracking": false, "NSPrivacyTrackingDomains": ["ads.example.com"]],
    right: ["NSPrivacyTracking": false],
    refusedBy: [.appStore, .macAppStore],
    outcome: "Since 12 November 2024; mails of spring 2024 warned of it.",
    sources: [
      .gitHub("opendocument-app/OpenDocument.ios/pull/134"),
      .gitHub("datatrans/ios-sdk/issues/16"),
      .gitHub("euc-releases/iOS-WorkspaceONE-SDK/issues/7"), .invalidPrivacyManifests,
      .gitHub("klarna/klarna-mobile-sdk/issues/238"),
      .gitHub("braze-inc/braze-swift-sdk/issues/126"), .gitHub("defold/extender/pull/902"),
    ]),
  RejectionCode(
    "ITMS-91065", "Missing signature",
    messages: [
      "Missing signature - Your app includes “Frameworks/package_info_plus.framework/package_info_plus”, which includes package_info_plus, an SDK that was identified in the documentation as a commonly used third-party SDK. If a new app includes a commonly used third-party SDK, or an app update adds a new commonly used third-party SDK, the SDK must include a signature file. Please contact the provider of the SDK that includes this file to get an updated SDK version with a signature.",
      "Missing signature - Your app includes “Frameworks/OpenSSL.framework/OpenSSL”, which includes BoringSSL / openssl_grpc, an SDK that was identified in the documentation as a privacy-impacting third-party SDK.",
    ],
    summary: "The app contains an SDK that must be signed by its authors, and it isn't.",
    discussion: """
      The App Store looks for the signature of the XCFramework that the named framework comes from,
      not for that in the app. The IPA has it as `Signatures/NAME.xcframework-ios.signature`:
      `unzip -l Lamp.ipa 'Signatures/*'`.

      - Use the signed XCFramework of the SDK's authors, or a newer release.
      - Sign one that you built, as with Carthage or `flutter build ios-framework`, before Xcode
        embeds it: `codesign --timestamp -s "Apple Distribution" SDK.xcframework`. The frameworks
        inside don't count. If the store still refuses it, as it did OpenSSL signed by an app's
        developer, take the one that its authors signed.
      - If your own framework contains the SDK, sign its XCFramework.
      - Or build the SDK from source in the app's project, with CocoaPods or a Swift package, which
        needs no signature.
      """,
    refusedBy: [.appStore],
    outcome:
      "For a new app and for an update that adds such an SDK: after the upload, or minutes after it is submitted for review, as *Invalid Binary*.",
    sources: [
      .appleSupport("third-party-SDK-requirements"), .gitHub("gematik/OpenSSL-Swift/issues/12"),
      .gitHub("nextcloud/ios/issues/3206"),
      .gitHub("fluttercommunity/plus_plugins/issues/3613"),
      .gitHub("blokadaorg/blokada/pull/1137"), .gitHub("blokadaorg/blokada/pull/1133"),
      .gitHub("gematik/OpenSSL-Swift/issues/36"), .gitHub("partout-io/openssl-apple/issues/77"),
      .gitHub("firebase/firebase-ios-sdk/issues/12974"),
      .gitHub("daltoniam/Starscream/issues/1045"),
    ]),
]
