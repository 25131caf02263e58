import KeyModel

/// The codes with which App Store Connect reports what is wrong with an upload.
let appStoreCodes: [RejectionCode] = [
  RejectionCode(
    "ITMS-90078", "Missing Push Notification Entitlement",
    summary: "The app calls the push service, and its signature has no entitlement for it.",
    discussion: """
      Turn on the capability Push Notifications, or write the entitlement into the entitlements file:
      Xcode doesn't take it from the provisioning profile. If the app has no notifications, find the
      library that registers for them.
      """,
    sources: [.gitHub("zenobase/zenobase-durations/issues/9")]),
  RejectionCode(
    "ITMS-91053", "Missing API declaration",
    summary: "A binary uses a required-reason API, and the manifest beside it gives no reason.",
    discussion: """
      The message names the binary and the categories of APIs. Add a dictionary for each of them to the
      manifest of the bundle that the binary is in, with the reasons that fit what the code does. If
      the binary is that of an SDK, update the SDK. Since 1 May 2024 such uploads are not accepted.
      """,
    refusedBy: [.appStore],
    sources: [.requiredReasonAPIs, .gitHub("SvenTiigi/WhatsNewKit/issues/81")]),
  RejectionCode(
    "ITMS-91054", "Invalid API category declaration",
    summary: "A manifest names a category of APIs that doesn't exist.",
    discussion: """
      The message quotes the value. Write the whole name, such as
      `NSPrivacyAccessedAPICategoryUserDefaults` instead of `UserDefaults`.
      """,
    refusedBy: [.appStore],
    sources: [.gitHub("flutter/flutter/issues/145269")]),
  RejectionCode(
    "ITMS-91055", "Invalid API reason declaration",
    summary: "A manifest gives a reason that doesn't belong to the category beside it.",
    discussion: """
      The message quotes the code and the category. Choose a reason of this category, or correct the
      category. If the manifest is that of an SDK, update the SDK.
      """,
    refusedBy: [.appStore],
    sources: [
      .gitHub("Tealium/tealium-swift/issues/329"),
      .gitHub("microsoft/appcenter-sdk-apple/issues/2543"),
    ]),
  RejectionCode(
    "ITMS-91056", "Invalid privacy manifest",
    summary:
      "A manifest isn't a property list, or has keys or values that the App Store doesn't expect.",
    discussion: """
      The message names the file but not the mistake. Developers found these causes: a purpose that
      they had put into their own words, an empty text as a type of data or as a category, and tracking
      without domains. Since 12 November 2024 such uploads are rejected.

      If the file comes from an SDK, update the SDK; if there is no update, delete or correct the file
      in the archive, and let Xcode sign again when it exports.
      """,
    refusedBy: [.appStore, .macAppStore],
    sources: [
      .invalidPrivacyManifests, .addingPrivacyManifests, .gitHub("appspector/ios-sdk/issues/30"),
      .gitHub("sqlcipher/sqlcipher/pull/511"), .gitHub("apache/cordova-ios/issues/1391"),
    ]),
  RejectionCode(
    "ITMS-91061", "Missing privacy manifest",
    summary: "The app contains an SDK that must have a privacy manifest, and it has none.",
    discussion: """
      Apple has a list of such SDKs. A new app with one of them, or an update that adds one, needs a
      version that has a manifest; SDKs that contain one of them count too. The message names the SDK
      and the binary. Update it, or ask its authors for a version with a manifest.
      """,
    refusedBy: [.appStore],
    sources: [
      .developerForums("774960"), .appleSupport("third-party-SDK-requirements"),
      .gitHub("SDWebImage/SDWebImage/issues/3792"),
    ]),
  RejectionCode(
    "ITMS-91064", "Invalid tracking information",
    summary: "What a manifest says about tracking and about its domains doesn't fit together.",
    discussion: """
      Either domains are listed and `NSPrivacyTracking` isn't `YES`, or it is `YES` and the list is
      empty. An empty text in the list counts as a domain. Without tracking, remove the list and write
      `NO`, or remove both keys.
      """,
    refusedBy: [.appStore, .macAppStore],
    sources: [
      .gitHub("opendocument-app/OpenDocument.ios/pull/134"), .gitHub("datatrans/ios-sdk/issues/16"),
      .gitHub("euc-releases/iOS-WorkspaceONE-SDK/issues/7"), .invalidPrivacyManifests,
    ]),
  RejectionCode(
    "ITMS-91065", "Missing signature",
    summary: "The app contains an SDK that must be signed by its authors, and it isn't.",
    discussion: """
      The SDKs are those that must have a privacy manifest, where the app gets them as binaries. Use a
      signed XCFramework of the SDK, or build it from source.
      """,
    refusedBy: [.appStore],
    sources: [
      .appleSupport("third-party-SDK-requirements"), .gitHub("gematik/OpenSSL-Swift/issues/12"),
    ]),
  RejectionCode(
    "ITMS-91107", "Invalid tracking information",
    summary: "A manifest in an unusual folder says about tracking what doesn't fit together.",
    discussion: """
      It is `ITMS-91064` for manifests that aren't at the root of an app or a
      framework, such as those in the resource bundles of packages.
      """,
    refusedBy: [.appStore, .macAppStore],
    sources: [
      .gitHub("braze-inc/braze-swift-sdk/issues/138"),
      .gitHub("yandexmobile/yandex-ads-unity-plugin/issues/117"),
    ]),
  RejectionCode(
    "ITMS-91108", "Invalid privacy manifest",
    summary:
      "A manifest in an unusual folder has keys or values that the App Store doesn't expect.",
    discussion: """
      It is `ITMS-91056` for manifests that aren't at the root of an app or a
      framework, such as those in the resource bundles of packages. It began as a warning; since
      12 November 2024 such uploads are rejected. One cause was a text where the reasons are an array.
      """,
    refusedBy: [.appStore, .macAppStore],
    sources: [
      .gitHub("SwiftyJSON/SwiftyJSON/issues/1170"),
      .gitHub("Abedalkareem/LanguageManager-iOS/pull/76"),
    ]),
]
