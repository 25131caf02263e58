import KeyModel

/// The codes with which App Store Connect reports versions and build numbers that are missing, malformed or different.
let versionCodes: [RejectionCode] = [
  RejectionCode(
    "ITMS-90056", "Missing CFBundleVersion",
    messages: [
      "This bundle Payload/Fastlane Test.app is invalid. The Info.plist file is missing the required key: CFBundleVersion."
    ],
    summary: "A bundle in the upload has no build number.",
    discussion: """
      The message names the bundle.

      - A prebuilt framework inside the app, often: update it. Until then, add
        [`CFBundleVersion`](key:CFBundleVersion) in a *Run Script* phase above *Embed Frameworks*:
        `/usr/libexec/PlistBuddy -c "Add :CFBundleVersion string 1" path/to/v8.framework/Info.plist || true`.
      - Your own target, without a value: fill in *Build* below *Identity* on the tab *General*,
        or set `CURRENT_PROJECT_VERSION`.
      - Your own target, with the key: its value is probably a build setting that is empty, such
        as `$(CURRENT_PROJECT_VERSION)` in a project that doesn't set it. Set it in the build
        settings.
      """,
    keys: ["CFBundleVersion"],
    wrong: ["CFBundleIdentifier": "com.example.lamp", "CFBundleShortVersionString": "1.2"],
    right: [
      "CFBundleIdentifier": "com.example.lamp", "CFBundleShortVersionString": "1.2",
      "CFBundleVersion": "7",
    ],
    refusedBy: [.appStore, .macAppStore],
    sources: [
      .gitHub("facebookincubator/SocketRocket/issues/500"), .current("cfbundleversion"),
      .gitHub("fastlane/fastlane/issues/8539"), .gitHub("Kudo/react-native-v8/issues/209"),
    ]),
  RejectionCode(
    "ITMS-90057", "Missing CFBundleShortVersionString",
    messages: [
      "The bundle 'Payload/PolitieApp.app/Frameworks/OrderedDictionary.framework' is missing plist key. The Info.plist file is missing the required key: CFBundleShortVersionString. Please find more information about CFBundleShortVersionString at https://developer.apple.com/documentation/bundleresources/information_property_list/cfbundleshortversionstring"
    ],
    summary: "A bundle in the upload has no version.",
    discussion: """
      The message names the bundle.

      - A framework that a package manager or a script built, mostly: update it. Until then, add
        [`CFBundleShortVersionString`](key:CFBundleShortVersionString) in a *Run Script* phase
        above *Embed Frameworks*:
        `/usr/libexec/PlistBuddy -c "Add :CFBundleShortVersionString string 1.0" path/to/v8.framework/Info.plist || true`.
      - Your own target: fill in *Version* below *Identity* on the tab *General*. The key is
        usually `$(MARKETING_VERSION)`, and an empty build setting counts as a missing key.
      - A misspelled key, such as `CFBundleShortVesionString` in one SDK: correct it.
      """,
    keys: ["CFBundleShortVersionString"],
    wrong: ["CFBundleIdentifier": "com.example.lamp", "CFBundleVersion": "7"],
    right: [
      "CFBundleIdentifier": "com.example.lamp", "CFBundleShortVersionString": "1.2",
      "CFBundleVersion": "7",
    ],
    refusedBy: [.appStore, .macAppStore],
    sources: [
      .gitHub("lukaskubanek/OrderedDictionary/issues/62"), .current("cfbundleshortversionstring"),
      .gitHub("WenchaoD/FSCalendar/issues/1155"), .gitHub("Kudo/react-native-v8/issues/209"),
      .gitHub("salesforce-marketingcloud/MarketingCloudSDK-iOS/pull/1"),
    ]),
  RejectionCode(
    "ITMS-90058", "Build number is not a list of integers",
    messages: [
      "This bundle is invalid - The value for key CFBundleVersion [8.22.3-beta.0] in the Info.plist file must be a period-separated list of at most three non-negative integers. Please find more information about CFBundleVersion at https://developer.apple.com/documentation/bundleresources/information_property_list/cfbundleversion"
    ],
    summary: "A build number isn't made of integers separated by periods.",
    discussion: """
      The message quotes the value.

      - Mostly it belongs to someone else's framework, a beta such as `8.22.3-beta.0`: update it
        to a release.
      - Your own target: leave at most three integers in *Build*
        ([`CFBundleVersion`](key:CFBundleVersion)) on the tab *General*, without letters and
        spaces. A suffix as in `1.4.2d3` isn't an integer either.
      - A script that writes a date or a commit there: let it write numbers, such as `241209.854`.

      A fourth integer passed in an iOS app: WooCommerce's has build numbers such as `24.1.0.0`.
      For a Mac app the code is `ITMS-90257`.
      """,
    keys: ["CFBundleVersion"],
    wrong: ["CFBundlePackageType": "FMWK", "CFBundleVersion": "8.22.3-beta.0"],
    right: ["CFBundlePackageType": "FMWK", "CFBundleVersion": "8.22.3"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("euc-releases/iOS-WorkspaceONE-SDK/issues/11"), .current("cfbundleversion"),
      .gitHub("getsentry/sentry-cocoa/issues/3786"), .gitHub("mapbox/mapbox-events-ios/pull/259"),
      .gitHub("woocommerce/woocommerce-ios/pull/16636"),
      .gitHub("woocommerce/woocommerce-ios/blob/trunk/config/Version.Public.xcconfig"),
    ]),
  RejectionCode(
    "ITMS-90060", "Version is not a list of integers",
    messages: [
      "This bundle is invalid. The value for key CFBundleShortVersionString '5.0.0-beta1' in the Info.plist file must be a period-separated list of at most three non-negative integers. Please find more information about CFBundleShortVersionString at https://developer.apple.com/documentation/bundleresources/information_property_list/cfbundleshortversionstring"
    ],
    summary: "A version isn't made of one to three integers separated by periods.",
    discussion: """
      The message quotes the value; newer ones name the bundle.

      - Mostly it belongs to someone else's framework: a beta such as `5.0.0-beta1`, or four
        numbers such as `144.0.7506.0`. Update it to a release, or correct
        [`CFBundleShortVersionString`](key:CFBundleShortVersionString) in a *Run Script* phase
        above *Embed Frameworks*:
        `/usr/libexec/PlistBuddy -c "Set :CFBundleShortVersionString 5.0.0" path/to/Lamp.framework/Info.plist`.
      - Your own target: write one to three numbers as *Version* on the tab *General*, in Expo as
        `version` in `app.json`.
      - Flutter: the part before `+` of `version` in `pubspec.yaml`. Flutter drops letters, so
        `3.0.0-beta.11` becomes `3.0.0.11`: build with `--build-name=3.0.0`.
      """,
    keys: ["CFBundleShortVersionString"],
    wrong: ["CFBundleShortVersionString": "1.2-beta.1"],
    right: ["CFBundleShortVersionString": "1.2"],
    refusedBy: [.appStore, .macAppStore],
    sources: [
      .gitHub("ReactiveX/RxSwift/issues/923"), .current("cfbundleshortversionstring"),
      .gitHub("ashleymills/Reachability.swift/issues/345"),
      .gitHub("getsentry/sentry-cocoa/issues/3786"), .gitHub("espresso3389/pdfrx/issues/531"),
      .gitHub("TransitApp/SVWebViewController/issues/140"),
      .gitHub("YumNumm/EQMonitor/pull/1710"), .gitHub("flutter/flutter/issues/165034"),
    ]),
  RejectionCode(
    "ITMS-90257", "Build number of a Mac app is not a list of integers",
    messages: [
      "This bundle is invalid. The value for key CFBundleVersion [1.2.3.123] in the Info.plist file must be a period-separated list of at most three non-negative integers."
    ],
    summary: "The build number of a Mac app isn't made of one to three integers.",
    discussion: """
      Remove suffixes and a fourth number from [`CFBundleVersion`](key:CFBundleVersion), in
      Xcode *Build* on the tab *General*. The reports are from electron-builder, which adds
      the number of a build machine to a version that has three numbers already: set
      `buildVersion` of its configuration to a value of three numbers, such as
      `"buildVersion": "1.2.3"`. For an iOS app the code is `ITMS-90058`.
      """,
    keys: ["CFBundleVersion"],
    wrong: [
      "CFBundleIdentifier": "com.example.lamp", "CFBundlePackageType": "APPL",
      "CFBundleShortVersionString": "1.2", "CFBundleVersion": "1.2.3.4",
      "ITSAppUsesNonExemptEncryption": false,
      "LSApplicationCategoryType": "public.app-category.utilities",
      "LSMinimumSystemVersion": "13.0",
    ],
    right: [
      "CFBundleIdentifier": "com.example.lamp", "CFBundlePackageType": "APPL",
      "CFBundleShortVersionString": "1.2", "CFBundleVersion": "1.2.3",
      "ITSAppUsesNonExemptEncryption": false,
      "LSApplicationCategoryType": "public.app-category.utilities",
      "LSMinimumSystemVersion": "13.0",
    ],
    refusedBy: [.macAppStore],
    sources: [
      .gitHub("electron-userland/electron-builder/issues/4572"),
      .gitHub("electron-userland/electron-builder/issues/5016"), .current("cfbundleversion"),
    ]),
  RejectionCode(
    "ITMS-90379", "Versions of a watch app and its app differ",
    messages: [
      "CFBundleVersion Mismatch. The CFBundleVersion value ‘1’ of watch application ‘WooCommerce.app/Watch/Woo Watch App.app’ does not match the CFBundleVersion value ‘18.9.0.1’ of its containing iOS application ‘WooCommerce.app’.",
      "CFBundleShortVersionString Mismatch. The CFBundleShortVersionString value ‘1.0’ of watch application ‘WooCommerce.app/Watch/Woo Watch App.app’ does not match the CFBundleShortVersionString value ‘18.9’ of its containing iOS application ‘WooCommerce.app’.",
      "CFBundleShortVersionString Mismatch. The CFBundleShortVersionString value '1.0' of watch application 'Trio.app/Watch/Trio Watch App.app' does not match the CFBundleShortVersionString value '0.5.0' of its containing iOS application 'Trio.app'.",
    ],
    summary: "A watch app and the iPhone app that contains it have different versions.",
    discussion: """
      The message names the key and both values. Mostly the target of the watch app kept the
      template's 1.0 and 1.

      - Xcode: give the target the same *Version* and *Build* as the app on the tab *General*. Or
        remove `MARKETING_VERSION` and `CURRENT_PROJECT_VERSION` from the build settings of each
        target, and set them once for the project.
      - Versions in a file of settings, such as `Config.xcconfig`: let the watch app's
        configurations take them from there too.
      - Expo with `@bacons/apple-targets`: update it. Version 4.0.6 gives the watch app `version` and
        `ios.buildNumber` of `app.json`.
      - A build machine that raises the app's numbers has to raise the watch app's:
        `agvtool next-version -all` does it for all targets.

      For extensions, those of a watch app included, the code is `ITMS-90473`.
      """,
    keys: ["CFBundleVersion", "CFBundleShortVersionString"],
    wrong: ["CFBundleShortVersionString": "1.0", "CFBundleVersion": "1"],
    right: [
      "CFBundleShortVersionString": "$(MARKETING_VERSION)",
      "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
    ],
    refusedBy: [.appStore],
    sources: [
      .gitHub("woocommerce/woocommerce-ios/pull/12914"),
      .gitHub("EvanBacon/expo-apple-targets/issues/147"), .gitHub("nightscout/Trio/issues/699"),
      .gitHub("nightscout/Trio/pull/700"),
      .gitHub(
        "EvanBacon/expo-apple-targets/blob/main/packages/apple-targets/src/with-xcode-changes.ts"),
    ]),
  RejectionCode(
    "ITMS-90473", "Versions of an extension and its app differ",
    messages: [
      "CFBundleVersion Mismatch - The CFBundleVersion value '24.0.0.0' of extension 'WooCommerce.app/PlugIns/NotificationServiceExtension.appex' does not match the CFBundleVersion value '24.1.0.0' of its containing iOS application 'WooCommerce.app'.",
      "CFBundleShortVersionString Mismatch - The CFBundleShortVersionString value '24.0' of extension 'WooCommerce.app/PlugIns/NotificationServiceExtension.appex' does not match the CFBundleShortVersionString value '24.1' of its containing iOS application 'WooCommerce.app'.",
      "CFBundleVersion Mismatch. The CFBundleVersion value '1' of extension 'Runner.app/PlugIns/OneSignalNotificationServiceExtension.appex' does not match the CFBundleVersion value '4' of its containing iOS application 'Runner.app'.",
      "CFBundleShortVersionString Mismatch. The CFBundleShortVersionString value '1.0' of extension 'Runner.app/PlugIns/OneSignalNotificationServiceExtension.appex' does not match the CFBundleShortVersionString value '1.0.0' of its containing iOS application 'Runner.app'.",
      "The CFBundleVersion of an app extension ('1') must match that of its containing parent app ('99').",
    ],
    summary: "An extension and the app that contains it have different versions.",
    discussion: """
      The message names the key and both values. Give the target of the extension the same
      *Version* and *Build* as the app on the tab *General*, or remove `MARKETING_VERSION` and
      `CURRENT_PROJECT_VERSION` from the targets and set them once for the project; the
      extension's Info.plist has `$(MARKETING_VERSION)` and `$(CURRENT_PROJECT_VERSION)`.

      - Flutter: write `$(FLUTTER_BUILD_NAME)` and `$(FLUTTER_BUILD_NUMBER)` there. They are empty
        unless the extension's configurations are based on `Generated.xcconfig` too, below
        *Configurations* on the tab *Info* of the project.
      - Expo: the plug-in that makes the extension has to copy `version` and `ios.buildNumber`:
        update it. `expo-widgets` does so since June 2026.
      - A build machine that raises the app's numbers in a file has to write the extension's too.
      """,
    keys: ["CFBundleVersion", "CFBundleShortVersionString"],
    wrong: ["CFBundleShortVersionString": "1.0", "CFBundleVersion": "1"],
    right: [
      "CFBundleShortVersionString": "$(MARKETING_VERSION)",
      "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
    ],
    outcome: "A warning: the upload succeeds.",
    sources: [
      .gitHub("woocommerce/woocommerce-ios/pull/16636"),
      .gitHub("OneSignal/OneSignal-Flutter-SDK/issues/63"), .gitHub("vknabel/puffery/issues/18"),
      .gitHub("KasemJaffer/receive_sharing_intent/issues/74"),
      .gitHub("OneSignal/onesignal-expo-plugin/issues/48"),
      .gitHub("EvanBacon/expo-apple-targets/issues/186"), .gitHub("expo/expo/pull/47061"),
      .gitHub("KasemJaffer/receive_sharing_intent/issues/77"), .gitHub("Expensify/App/pull/34170"),
    ]),
]
