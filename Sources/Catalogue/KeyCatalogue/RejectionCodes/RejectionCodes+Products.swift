import KeyModel

/// The codes with which App Store Connect reports what is wrong between the bundles of a product.
let productCodes: [RejectionCode] = [
  RejectionCode(
    "ITMS-90205", "Nested bundles that aren't allowed",
    messages: [
      "Invalid Bundle. The bundle at 'myApp.app/PlugIns/broadcast.appex' contains disallowed nested bundles."
    ],
    summary: "An extension or a framework contains bundles.",
    discussion: """
      On iOS only the app contains frameworks and extensions; it usually comes with `ITMS-90206`,
      whose page has more fixes.

      - In Xcode, set *Do Not Embed* for the frameworks below *Frameworks and Libraries* on the
        tab *General* of the target that the message names. Remove its phase *Copy Files* for them
        on the tab *Build Phases*, and set its build setting
        `ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES` to `NO`.
      - Carthage: remove the script `carthage copy-frameworks` from a framework's target; only
        that of the app has it.
      - A framework of somebody else that contains another framework needs an update, or a build
        without the inner one.
      """,
    refusedBy: [.appStore],
    sources: [
      .gitHub("CocoaPods/CocoaPods/issues/3905"), .gitHub("Expensify/App/issues/54391"),
      .gitHub("aws/amazon-chime-sdk-ios/issues/301"),
      .gitHub("ethand91/mediasoup-ios-client/issues/21"),
      .gitHub("StickerKit/StickerKit-iMessage-Example-App/issues/2"),
      .gitHub("RxSwiftCommunity/NSObject-Rx/pull/22"),
      .gitHub("AFNetworking/AFNetworkActivityLogger/issues/52"),
      .gitHub("flutter/flutter/issues/142531"),
    ]),
  RejectionCode(
    "ITMS-90206", "A folder Frameworks that isn't allowed",
    messages: [
      "Invalid Bundle. The bundle at 'myApp.app/PlugIns/broadcast.appex' contains disallowed file 'Frameworks'."
    ],
    summary: "An extension or a framework contains a folder `Frameworks`.",
    discussion: """
      The frameworks of an extension or a framework belong in the app alone.

      - In Xcode, set *Do Not Embed* for them below *Frameworks and Libraries* on the tab
        *General* of the target that the message names. Set its build setting *Always Embed Swift
        Standard Libraries* (`ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES`) to *No*, which ends an empty
        folder too.
      - CocoaPods and Carthage: remove the phase *Embed Pods Frameworks*, or the script
        `carthage copy-frameworks`, from that target.
      - If an SDK's framework is named, update the SDK, or delete the folder in it before you
        build.
      - In a finished archive, delete it before you export:
        `rm -r Products/Applications/Lamp.app/PlugIns/Share.appex/Frameworks` in `Lamp.xcarchive`.
      """,
    refusedBy: [.appStore],
    sources: [
      .gitHub("CocoaPods/CocoaPods/issues/3905"), .gitHub("contentful/contentful.swift/issues/7"),
      .gitHub("OneSignal/OneSignal-iOS-SDK/issues/1437"),
      .gitHub("aws/amazon-chime-sdk-ios/issues/301"),
      .gitHub("ethand91/mediasoup-ios-client/issues/21"),
      .gitHub("Notalib/nativescript-webview-ext/issues/71"), .gitHub("zom/Zom-iOS-XMPP/issues/6"),
      .gitHub("httpswift/swifter/pull/176"), .gitHub("facebook/buck/pull/2549"),
      .gitHub("OneSignal/OneSignal-Flutter-SDK/issues/241"),
      .gitHub(
        "swiftlang/swift-build/blob/main/Sources/SWBUniversalPlatform/Specs/SwiftBuildSettings.xcspec"
      ),
    ]),
  RejectionCode(
    "ITMS-90542", "Built for the simulator",
    messages: [
      "Invalid CFBundleSupportedPlatforms value. The key 'CFBundleSupportedPlatforms' in the Info.plist file in bundle 'Payload/Huifenqi.app/Pingpp.bundle' contains an invalid value '[iPhoneSimulator]'. Consider removing the CFBundleSupportedPlatforms key from the Info.plist. If this bundle is part of a third-party framework, consider contacting the developer of the framework for an update to address this issue."
    ],
    summary: "A bundle in the upload says that it was built for the simulator.",
    discussion: """
      The message names the bundle.

      - Mostly it is one of resources in a prebuilt SDK, or its framework, that the SDK's authors
        built for the simulator: update the SDK.
      - Until then, remove [`CFBundleSupportedPlatforms`](key:CFBundleSupportedPlatforms) from the
        bundle's own Info.plist and from that of the framework around it, or write `iPhoneOS`:
        `plutil -remove CFBundleSupportedPlatforms SDK.bundle/Info.plist`. Do it before the app is
        built, because it breaks a signature.
      - Your own bundle: build it for *Any iOS Device*.

      The command below finds bundles of resources alone: a project may well have a framework for
      the simulator.
      """,
    keys: ["CFBundleSupportedPlatforms"],
    wrong: ["CFBundlePackageType": "BNDL", "CFBundleSupportedPlatforms": ["iPhoneSimulator"]],
    right: ["CFBundlePackageType": "BNDL"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("PingPlusPlus/pingpp-ios/issues/84"), .gitHub("intercom/intercom-ios/issues/304"),
      .gitHub("microsoftconnect/ms-intune-app-sdk-ios/issues/245"),
      .gitHub("VKCOM/vk-ios-sdk/issues/277"), .gitHub("microblink/blinkid-ios/issues/31"),
      .gitHub("iZettle/sdk-ios/issues/34"), .gitHub("QuickBlox/q-municate-ios/issues/203"),
      .gitHub("Tencent/libpag/issues/16"),
    ]),
  RejectionCode(
    "ITMS-90562", "Bundle that can't be processed",
    messages: [
      "Invalid Bundle - One or more dynamic libraries that are referenced by your app are not present in the dylib search path.",
      "Invalid Bundle - Info.plist should specify CFBundleSupportedPlatforms with an array containing a single platform.",
      "Invalid Bundle - The app submission can not be successfully recompiled from bitcode due to missing symbols during linking. You can try to reproduce and diagnose such issues locally by following the instructions from: https://developer.apple.com/library/archive/technotes/tn2432/_index.html",
      "Invalid Bundle - The app cannot be processed because options not allowed to be embedded in bitcode are detected in the submission. It is likely that you are not building the app with the toolchain provided in Xcode. Rebuild your entire app with the latest GM Xcode and submit the app again.",
    ],
    summary:
      "App Store Connect can't process the upload, for one of several reasons that the message names.",
    discussion: """
      - *Dynamic libraries … not present*, the commonest text: the app was linked with a framework
        that it doesn't contain. `otool -L Lamp.app/Lamp` lists what it needs; set each framework
        at `@rpath` to *Embed & Sign* below *Frameworks, Libraries, and Embedded Content* on the
        tab *General* of the app's target, or run `pod install` again.
      - *A single platform*, as in the pieces below:
        [`CFBundleSupportedPlatforms`](key:CFBundleSupportedPlatforms) lists several platforms, or
        one of them twice, as when a tool merges two files. Write one value, or leave the key to
        Xcode.
      - *Bitcode*: texts from before Xcode 14. Set *Enable Bitcode* (`ENABLE_BITCODE`) to *No*,
        and update the library.
      """,
    keys: ["CFBundleSupportedPlatforms"],
    wrong: ["CFBundleSupportedPlatforms": ["iPhoneOS", "AppleTVOS"]],
    right: ["CFBundleSupportedPlatforms": ["iPhoneOS"]],
    refusedBy: [.appStore],
    sources: [
      .gitHub("defold/extender/issues/332"),
      .gitHub("AlecKazakova/kotlin-native-cocoapods/pull/13"),
      .gitHub("carekit-apple/CareKit/issues/388"),
      .gitHub("launchdarkly/ios-client-sdk/issues/216"),
      .gitHub("Azure-Samples/cognitive-services-speech-sdk/issues/600"),
      .gitHub("homuler/MediaPipeUnityPlugin/issues/736"),
      .gitHub("GetuiLaboratory/getui-sdk-ios-cocoapods/issues/19"),
    ]),
  RejectionCode(
    "ITMS-90738", "Invalid purpose string",
    messages: [
      "Invalid purpose string value - The “” value for the NSLocationWhenInUseUsageDescription key isn’t allowed in “Lunes.app”. Your app’s code references one or more APIs that access sensitive user data, or the app has one or more entitlements that permit such access. The Info.plist file for the “Lunes.app” bundle should contain a NSLocationWhenInUseUsageDescription key with a user-facing purpose string explaining clearly and completely why your app needs the data.",
      "Invalid purpose string value - The “” value for the NSCameraUsageDescription key isn’t allowed in “decentraland-godot-client.app”.",
    ],
    summary: "A purpose string is empty, or says no more than the name of its key.",
    discussion: """
      The message quotes the value, the key and the language.

      - React Native: the template of projects contains
        [`NSLocationWhenInUseUsageDescription`](key:NSLocationWhenInUseUsageDescription) with an
        empty text. Delete it from the Info.plist below `ios` if neither the app nor a library
        uses the API.
      - Your own key: say in a sentence what the app does with the data, on the tab *Info* of
        the target; in Flutter in `ios/Runner/Info.plist`, in Expo in `ios.infoPlist` of
        `app.json`.
      - A translation: look at each `InfoPlist.strings`. A string catalog `InfoPlist.xcstrings`
        that has no text for the language of the project puts the name of the key there. The
        command below finds empty texts, not the names of keys.
      """,
    wrong: ["NSCameraUsageDescription": ""],
    right: ["NSCameraUsageDescription": "Scans the code on a lamp to add it."],
    outcome: "A warning: the upload is accepted, and Apple asks for a correction.",
    sources: [
      .gitHub("decentraland/godot-explorer/issues/846"),
      .gitHub("apache/cordova-plugin-camera/issues/836"),
      .gitHub("digitalfabrik/lunes-app/issues/1082"),
      .gitHub("bcgov/bc-wallet-mobile/issues/2051"),
      .gitHub("openrung/openrung-mobile-app/pull/29"),
      .gitHub("react-native-community/template/blob/main/template/ios/HelloWorld/Info.plist"),
    ]),
]
