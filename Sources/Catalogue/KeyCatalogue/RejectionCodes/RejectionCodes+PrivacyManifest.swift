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
      The message names the binary and the categories of APIs. Add a dictionary for each of them to
      the file `PrivacyInfo.xcprivacy` of the bundle that the binary is in, with the reasons that fit
      what the code does: in Xcode *File › New › File from Template › App Privacy*, and the file in
      the target of the app. If the binary is that of an SDK, update the SDK.
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
      .gitHub("technicat/fedicat/issues/732"),
    ]),
  RejectionCode(
    "ITMS-91054", "Invalid API category declaration",
    messages: [
      "Invalid API category declaration - The PrivacyInfo.xcprivacy for the “Runner” file contains “DiskSpace” as the value for a NSPrivacyAccessedAPIType key, which is invalid. While no action is required at this time, starting May 1, 2024, when you upload a new app or app update, values for NSPrivacyAccessedAPIType keys in your app’s privacy manifest must be valid API categories. For more details about this policy, including a list of required reason APIs and approved reasons for usage, visit: https://developer.apple.com/documentation/bundleresources/privacy_manifest_files/describing_use_of_required_reason_api."
    ],
    summary: "A manifest names a category of APIs that doesn't exist.",
    discussion: """
      The message quotes the value. Write the whole name, such as
      `NSPrivacyAccessedAPICategoryUserDefaults` instead of `UserDefaults`: in Xcode, choose it from
      the menu of *Privacy Accessed API Type* instead of typing it.
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
      The message quotes the code and the category. Choose a reason of this category; the page of
      [`NSPrivacyAccessedAPITypeReasons`](key:privacy-manifest:NSPrivacyAccessedAPITypes/[]/NSPrivacyAccessedAPITypeReasons)
      lists them. Or correct the category beside it. If the manifest is that of an SDK, update the
      SDK: often a code was copied to the wrong category.
      """,
    keys: ["privacy-manifest:NSPrivacyAccessedAPITypes/[]/NSPrivacyAccessedAPITypeReasons"],
    in: "privacy-manifest",
    wrong: [
      "NSPrivacyAccessedAPITypes": [
        [
          "NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategoryDiskSpace",
          "NSPrivacyAccessedAPITypeReasons": ["CA92.1"],
        ]
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
      The message names the file but not the mistake. Developers found these causes: a purpose in
      their own words, an empty text or dictionary as a type of data or a category, and tracking without
      domains. Apple adds domains without tracking, an empty array of APIs or reasons, and wrong types.

      If the file comes from an SDK, update the SDK. If you can't, delete or correct the file in the
      archive, and let Xcode sign again when it exports.
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
    ]),
  RejectionCode(
    "ITMS-91061", "Missing privacy manifest",
    messages: [
      "Missing privacy manifest - Your app includes “Frameworks/Charts.framework/Charts”, which includes Charts, an SDK that was identified in the documentation as a commonly used third-party SDK. If a new app includes a commonly used third-party SDK, or an app update adds a new commonly used third-party SDK, the SDK must include a privacy manifest file. Please contact the provider of the SDK that includes this file to get an updated SDK version with a privacy manifest. For more details about this policy, including a list of SDKs that are required to include signatures and manifests, visit: https://developer.apple.com/support/third-party-SDK-requirements.",
      "Missing privacy manifest - Your app includes “Frameworks/connectivity_plus.framework/connectivity_plus”, which includes connectivity_plus, an SDK that was identified in the documentation as a privacy-impacting third-party SDK.",
    ],
    summary: "The app contains an SDK that must have a privacy manifest, and it has none.",
    discussion: """
      The message names the SDK and the binary. Update it: most SDKs on Apple's list got a manifest in
      the first half of 2024, and Charts has one since 5.1.0. If it came with a plug-in, update the
      plug-in. AFNetworking got no manifest before its development ended: replace it, or add a
      `PrivacyInfo.xcprivacy` to your copy. SDKs that contain one of those on the list need one too.
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
    ]),
  RejectionCode(
    "ITMS-91064", "Invalid tracking information",
    messages: [
      "Invalid tracking information - A PrivacyInfo.xcprivacy file contains invalid tracking information at the following path: “Frameworks/KlarnaMobileSDK.framework/PrivacyInfo.xcprivacy”. NSPrivacyTracking must be true if NSPrivacyTrackingDomains isn‘t empty."
    ],
    summary: "What a manifest says about tracking and about its domains doesn't fit together.",
    discussion: """
      Either domains are listed and `NSPrivacyTracking` isn't `YES`, or it is `YES` and the list is
      empty. An empty text in the list counts as a domain. Without tracking, remove the list and write
      `NO`, or remove both keys.
      """,
    keys: ["privacy-manifest:NSPrivacyTracking", "privacy-manifest:NSPrivacyTrackingDomains"],
    in: "privacy-manifest",
    wrong: ["NSPrivacyTracking": false, "NSPrivacyTrackingDomains": ["ads.example.com"]],
    right: ["NSPrivacyTracking": true, "NSPrivacyTrackingDomains": ["ads.example.com"]],
    refusedBy: [.appStore, .macAppStore],
    sources: [
      .gitHub("opendocument-app/OpenDocument.ios/pull/134"), .gitHub("datatrans/ios-sdk/issues/16"),
      .gitHub("euc-releases/iOS-WorkspaceONE-SDK/issues/7"), .invalidPrivacyManifests,
    ]),
  RejectionCode(
    "ITMS-91065", "Missing signature",
    messages: [
      "Missing signature - Your app includes “Frameworks/package_info_plus.framework/package_info_plus”, which includes package_info_plus, an SDK that was identified in the documentation as a commonly used third-party SDK."
    ],
    summary: "The app contains an SDK that must be signed by its authors, and it isn't.",
    discussion: """
      The SDKs are those that must have a privacy manifest, where the app gets them as binaries. Use a
      signed XCFramework of the SDK, or build it from source.
      """,
    refusedBy: [.appStore],
    sources: [
      .appleSupport("third-party-SDK-requirements"), .gitHub("gematik/OpenSSL-Swift/issues/12"),
      .gitHub("fluttercommunity/plus_plugins/issues/3613"),
    ]),
  RejectionCode(
    "ITMS-91106", "Invalid API reason declaration",
    messages: [
      "Invalid API reason declaration - The PrivacyInfo.xcprivacy file at the “Frameworks/ExponeaSDK.framework/ExponeaSDK.bundle/PrivacyInfo.xcprivacy” path contains “C617.1” as the value for a NSPrivacyAccessedAPITypeReasons key instead of a valid reason code for using an API in the NSPrivacyAccessedAPICategoryUserDefaults category."
    ],
    summary:
      "A manifest in an unusual folder gives a reason that doesn't belong to the category beside it.",
    discussion: """
      It is `ITMS-91055` for manifests that aren't at the root of an app or a framework, such as those
      in the resource bundles of packages.
      """,
    keys: ["privacy-manifest:NSPrivacyAccessedAPITypes/[]/NSPrivacyAccessedAPITypeReasons"],
    in: "privacy-manifest",
    wrong: [
      "NSPrivacyAccessedAPITypes": [
        [
          "NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategoryUserDefaults",
          "NSPrivacyAccessedAPITypeReasons": ["C617.1"],
        ]
      ]
    ],
    right: [
      "NSPrivacyAccessedAPITypes": [
        [
          "NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategoryUserDefaults",
          "NSPrivacyAccessedAPITypeReasons": ["CA92.1"],
        ]
      ]
    ],
    refusedBy: [.appStore, .macAppStore],
    outcome: "Since 12 November 2024.",
    sources: [.gitHub("exponea/exponea-ios-sdk/issues/77"), .invalidPrivacyManifests]),
  RejectionCode(
    "ITMS-91107", "Invalid tracking information",
    messages: [
      "Invalid tracking information - A PrivacyInfo.xcprivacy file contains invalid tracking information at the following path: “braze-swift-sdk_BrazeKitResources.bundle/PrivacyInfo.xcprivacy”."
    ],
    summary:
      "What a manifest in an unusual folder says about tracking and about its domains doesn't fit together.",
    discussion: """
      It is `ITMS-91064` for manifests that aren't at the root of an app or a
      framework, such as those in the resource bundles of packages.
      """,
    keys: ["privacy-manifest:NSPrivacyTracking", "privacy-manifest:NSPrivacyTrackingDomains"],
    in: "privacy-manifest",
    wrong: ["NSPrivacyTracking": false, "NSPrivacyTrackingDomains": ["ads.example.com"]],
    right: ["NSPrivacyTracking": true, "NSPrivacyTrackingDomains": ["ads.example.com"]],
    refusedBy: [.appStore, .macAppStore],
    sources: [
      .gitHub("braze-inc/braze-swift-sdk/issues/138"),
      .gitHub("yandexmobile/yandex-ads-unity-plugin/issues/117"),
    ]),
  RejectionCode(
    "ITMS-91108", "Invalid privacy manifest",
    messages: [
      "Invalid privacy manifest - The PrivacyInfo.xcprivacy file from the following path is invalid: “Frameworks/app_settings.framework/app_settings_privacy.bundle/PrivacyInfo.xcprivacy”. In addition to the privacy manifest files in the locations outlined in the documentation, starting November 12, 2024, all privacy manifests you submit must have valid content. Keys and values in any privacy manifest must be in a valid format. For more details about privacy manifest files, visit: https://developer.apple.com/documentation/bundleresources/privacy_manifest_files and https://developer.apple.com/documentation/bundleresources/privacy_manifest_files/adding_a_privacy_manifest_to_your_app_or_third-party_sdk."
    ],
    summary:
      "A manifest in an unusual folder has keys or values that the App Store doesn't expect.",
    discussion: """
      It is `ITMS-91056` for manifests that aren't at the root of an app or a framework, such as those
      in the resource bundles of packages. One cause was a text where the reasons are an array.
      """,
    keys: [
      "privacy-manifest:NSPrivacyCollectedDataTypes", "privacy-manifest:NSPrivacyAccessedAPITypes",
    ],
    in: "privacy-manifest",
    wrong: [
      "NSPrivacyAccessedAPITypes": [
        [
          "NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategoryUserDefaults",
          "NSPrivacyAccessedAPITypeReasons": "CA92.1",
        ]
      ]
    ],
    right: [
      "NSPrivacyAccessedAPITypes": [
        [
          "NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategoryUserDefaults",
          "NSPrivacyAccessedAPITypeReasons": ["CA92.1"],
        ]
      ]
    ],
    refusedBy: [.appStore, .macAppStore],
    outcome: "Since 12 November 2024; a warning before.",
    sources: [
      .gitHub("SwiftyJSON/SwiftyJSON/issues/1170"),
      .gitHub("Abedalkareem/LanguageManager-iOS/pull/76"),
      .gitHub("spencerccf/app_settings/issues/223"), .gitHub("scinfu/SwiftSoup/pull/285"),
    ]),
]
