import KeyModel

/// A manifest that gives a reason for user defaults.
private let userDefaultsReason: PropertyListValue = [
  "NSPrivacyAccessedAPITypes": [
    [
      "NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategoryUserDefaults",
      "NSPrivacyAccessedAPITypeReasons": ["CA92.1"],
    ]
  ]
]

/// The codes with which App Store Connect reports mistakes in privacy manifests in unusual folders.
let nestedManifestCodes: [RejectionCode] = [
  RejectionCode(
    "ITMS-91106", "Invalid API reason declaration",
    messages: [
      "Invalid API reason declaration - The PrivacyInfo.xcprivacy file at the “Frameworks/ExponeaSDK.framework/ExponeaSDK.bundle/PrivacyInfo.xcprivacy” path contains “C617.1” as the value for a NSPrivacyAccessedAPITypeReasons key instead of a valid reason code for using an API in the NSPrivacyAccessedAPICategoryUserDefaults category."
    ],
    summary:
      "A manifest in an unusual folder gives a reason that doesn't belong to the category beside it.",
    discussion: """
      The message names the file, the reason and the category. It is `ITMS-91055` for manifests
      that aren't at the root of an app or a framework, such as those in the resource bundles of
      packages.

      - The manifest of an SDK, mostly: update the SDK. In Xcode, choose *File › Packages › Update
        to Latest Package Versions*; with CocoaPods, run `pod update`; in Flutter,
        `flutter pub upgrade`. Exponea corrected its file in 2.26.2.
      - Your own file: choose a reason of the category that the message quotes, or correct the
        category. The page of
        [`NSPrivacyAccessedAPITypeReasons`](key:privacy-manifest:NSPrivacyAccessedAPITypes/[]/NSPrivacyAccessedAPITypeReasons)
        lists the reasons.
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
    right: userDefaultsReason,
    refusedBy: [.appStore, .macAppStore],
    outcome: "Since 12 November 2024; a warning before.",
    sources: [
      .gitHub("exponea/exponea-ios-sdk/issues/77"), .invalidPrivacyManifests,
      .gitHub("Tealium/tealium-swift/issues/338"),
      .gitHub("exponea/exponea-ios-sdk/blob/main/Documentation/release-notes.md"),
    ]),
  RejectionCode(
    "ITMS-91107", "Invalid tracking information",
    messages: [
      "Invalid tracking information - A PrivacyInfo.xcprivacy file contains invalid tracking information at the following path: “braze-swift-sdk_BrazeKitResources.bundle/PrivacyInfo.xcprivacy”. In addition to the privacy manifest files in the locations outlined in the documentation, starting November 12, 2024, all privacy manifests you submit must have valid content. NSPrivacyTracking must be true if NSPrivacyTrackingDomains isn’t empty. Keys and values in any privacy manifest must be valid."
    ],
    summary:
      "What a manifest in an unusual folder says about tracking and about its domains doesn't fit together.",
    discussion: """
      It is `ITMS-91064` for manifests that aren't at the root of an app or a framework, such as
      those in the resource bundles of packages. Mostly the manifest lists domains although
      `NSPrivacyTracking` isn't `YES`.

      - The manifest of an SDK, mostly: update the SDK. In Xcode, choose *File › Packages › Update
        to Latest Package Versions*; with CocoaPods, run `pod update`; in Flutter,
        `flutter pub upgrade`. Braze removed its domains in 9.0.0, AppMetrica in 5.8.0.
      - Your own file: remove `NSPrivacyTrackingDomains` if the code doesn't track, and write
        `NO` for `NSPrivacyTracking`. If it tracks, write `YES`, and at least one domain without a
        path.
      """,
    keys: ["privacy-manifest:NSPrivacyTracking", "privacy-manifest:NSPrivacyTrackingDomains"],
    in: "privacy-manifest",
    wrong: ["NSPrivacyTracking": false, "NSPrivacyTrackingDomains": ["ads.example.com"]],
    right: ["NSPrivacyTracking": true, "NSPrivacyTrackingDomains": ["ads.example.com"]],
    refusedBy: [.appStore, .macAppStore],
    outcome: "Since 12 November 2024; a warning before.",
    sources: [
      .gitHub("braze-inc/braze-swift-sdk/issues/138"),
      .gitHub("yandexmobile/yandex-ads-unity-plugin/issues/117"),
      .gitHub("appmetrica/appmetrica-react-native-plugin/issues/4"),
      .gitHub("braze-inc/braze-swift-sdk/blob/main/CHANGELOG.md"), .invalidPrivacyManifests,
    ]),
  RejectionCode(
    "ITMS-91108", "Invalid privacy manifest",
    messages: [
      "Invalid privacy manifest - The PrivacyInfo.xcprivacy file from the following path is invalid: “Frameworks/app_settings.framework/app_settings_privacy.bundle/PrivacyInfo.xcprivacy”. In addition to the privacy manifest files in the locations outlined in the documentation, starting November 12, 2024, all privacy manifests you submit must have valid content. Keys and values in any privacy manifest must be in a valid format. For more details about privacy manifest files, visit: https://developer.apple.com/documentation/bundleresources/privacy_manifest_files and https://developer.apple.com/documentation/bundleresources/privacy_manifest_files/adding_a_privacy_manifest_to_your_app_or_third-party_sdk."
    ],
    summary:
      "A manifest in an unusual folder has keys or values that the App Store doesn't expect.",
    discussion: """
      It is `ITMS-91056` for manifests that aren't at the root of an app or a framework, such as
      those in the resource bundles of packages. The message names the file but not the mistake.
      In three reports, the mistake was a text where an array of reasons belongs, an empty text as
      a type of data, and an empty dictionary among the categories.

      - The manifest of an SDK, mostly: update the SDK. In Xcode, choose *File › Packages › Update
        to Latest Package Versions*; with CocoaPods, run `pod update`; in Flutter,
        `flutter pub upgrade`. SwiftyJSON is right since 5.0.2.
      - Your own file: run the command below on it. Remove entries that are empty, and choose
        keys and values from Xcode's menus instead of typing them.
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
    right: userDefaultsReason,
    refusedBy: [.appStore, .macAppStore],
    outcome: "Since 12 November 2024; a warning before.",
    sources: [
      .gitHub("SwiftyJSON/SwiftyJSON/issues/1170"),
      .gitHub("Abedalkareem/LanguageManager-iOS/pull/76"),
      .gitHub("spencerccf/app_settings/issues/223"), .gitHub("scinfu/SwiftSoup/pull/285"),
      .gitHub("ashleymills/Reachability.swift/issues/418"),
      .gitHub("ashleymills/Reachability.swift/commit/d5894ad317a107ae80ee349fa7ebf23ee49ff375"),
      .invalidPrivacyManifests,
    ]),
]
