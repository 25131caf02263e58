import KeyModel

/// The codes with which App Store Connect reports bundles without a usable list, keys that don't belong there, and
/// systems that don't fit.
let structureCodes: [RejectionCode] = [
  RejectionCode(
    "ITMS-90036", "Info.plist that is missing",
    messages: [
      "This bundle is invalid - The Info.plist file for /Payload/FirestopSelector.app/bin/Debug/net7.0-ios/iossimulator-x64/FirestopSelector.app/bin/Debug/net7.0-maccatalyst/maccatalyst-x64/FirestopSelector.app is missing or could not be read."
    ],
    summary: "A folder in the upload looks like a bundle and has no Info.plist that can be read.",
    discussion: """
      The message names the folder, and comes with `ITMS-90207`. Something that isn't a resource was
      copied into the app as one:

      - the folder `bin` of another build in a .NET project. Delete it, and leave it out of the
        project's content.
      - a framework in the wrong place, as with Unity plug-ins in `Data/Raw`. Take it out of *Copy
        Bundle Resources* below *Build Phases* of the target, or out of Unity's
        [`StreamingAssets`](https://docs.unity3d.com/Manual/StreamingAssets.html), which become
        `Data/Raw`. If the app needs it, it belongs in *Embed Frameworks*.
      """,
    keys: ["CFBundleExecutable", "CFBundlePackageType"], refusedBy: [.appStore],
    sources: [
      .gitHub("dotnet/macios/issues/17193"), .gitHub("homuler/MediaPipeUnityPlugin/issues/1347"),
      .gitHub("dotnet/maui/issues/12565"), .gitHub("daltoniam/SwiftHTTP/issues/257"),
    ]),
  RejectionCode(
    "ITMS-90171", "Program that no Info.plist names",
    messages: [
      "Invalid bundle structure. The “New Expensify.app/PlugIns/NotificationServiceExtension.appex/NotificationServiceExtension” binary file is not permitted. Your app cannot contain standalone executables or libraries, other than a valid CFBundleExecutable of supported bundles.",
      "Invalid Bundle Structure - The binary file 'Runner.app/Frameworks/YandexMobileMetricaCrashes.framework/helper' is not permitted. Your app can’t contain standalone executables or libraries, other than a valid CFBundleExecutable of supported bundles. Refer to the Bundle Programming Guide at https://developer.apple.com/go/?id=bundle-structure for information on the iOS app bundle structure.",
    ],
    summary:
      "A bundle contains a program or a library that isn't the one that its Info.plist names.",
    discussion: """
      The message names the file. Mostly it was embedded or copied by mistake:

      - a static library or a framework with static code. Set it to *Do Not Embed* below *Frameworks,
        Libraries, and Embedded Content* on the tab *General* of the app's target; the app contains
        its code already. For a Swift package, set
        `PACKAGE_SKIP_AUTO_EMBEDDING_STATIC_BINARY_FRAMEWORKS` to `YES`.
      - an object file (`.o`) or a `.a` among the resources of the app or of a framework. Remove it from
        *Copy Bundle Resources*.
      - a loose `.dylib` or `.so`, such as a Python module: make a framework of it, or leave it out.

      If the file is the program of an extension, its Info.plist lacks
      [`CFBundleExecutable`](key:CFBundleExecutable): add `$(EXECUTABLE_NAME)`.
      """,
    keys: ["CFBundleExecutable"], refusedBy: [.appStore],
    sources: [
      .gitHub("Expensify/App/pull/35336"), .gitHub("openwebf/webf/issues/593"),
      .gitHub("orazz/CreditCardForm-iOS/issues/9"), .gitHub("Adyen/adyen-ios/pull/55"),
      .gitHub("naoty/Timepiece/pull/71"), .gitHub("EMALLStudio/appmetrica_sdk/issues/2"),
      packagesThatXcodeEmbeds,
      .gitHub("flet-dev/python-build/blob/main/darwin/xcframework_utils.sh"),
    ]),
  RejectionCode(
    "ITMS-90207", "Bundle without an executable",
    messages: [
      "Invalid Bundle - The bundle at '/Payload/FirestopSelector.app/bin/Debug/net7.0-ios/iossimulator-x64/FirestopSelector.app/bin/Debug/net7.0-maccatalyst/maccatalyst-x64/FirestopSelector.app' does not contain a bundle executable."
    ],
    summary: "A bundle in the upload doesn't contain the program that it needs.",
    discussion: """
      Leave the bundle that the message names out of the app: it was copied into it by mistake, such as
      the folder `bin` of another build or a framework among the resources, and usually has no
      Info.plist either (`ITMS-90036`). If the bundle belongs there, check that it contains the file
      that its [`CFBundleExecutable`](key:CFBundleExecutable) names; `$(EXECUTABLE_NAME)` is always
      the name of the target's program.
      """,
    keys: ["CFBundleExecutable"], refusedBy: [.appStore],
    sources: [
      .gitHub("dotnet/macios/issues/17193"), .gitHub("homuler/MediaPipeUnityPlugin/issues/1347"),
      .gitHub("dotnet/maui/issues/12565"), .gitHub("daltoniam/SwiftHTTP/issues/257"),
    ]),
  RejectionCode(
    "ITMS-90339", "Key of former signatures",
    messages: [
      "This bundle is invalid. The Info.plist contains an invalid key 'CFBundleResourceSpecification' in bundle mingyu [mingyu.app]"
    ],
    summary: "The Info.plist has a key that the App Store doesn't take anymore.",
    discussion: """
      Empty the build setting `CODE_SIGN_RESOURCE_RULES_PATH`, *Code Signing Resource Rules Path*:
      from its value Xcode writes
      [`CFBundleResourceSpecification`](key:CFBundleResourceSpecification). The reports are from 2015
      and 2016, mostly of tools that wrote the key themselves, such as RoboVM, RubyMotion and Ionic's
      package service: update the tool.
      """,
    keys: ["CFBundleResourceSpecification"],
    wrong: [
      "CFBundleExecutable": "$(EXECUTABLE_NAME)",
      "CFBundleResourceSpecification": "ResourceRules.plist",
    ],
    right: ["CFBundleExecutable": "$(EXECUTABLE_NAME)"], refusedBy: [.appStore],
    sources: [
      .gitHub("kivy/kivy-ios/pull/225"), .gitHub("ionic-team/ionic-cli/issues/643"),
      .gitHub("robovm/robovm/issues/1134"), .gitHub("HipByte/RubyMotion/pull/213"),
    ]),
  RejectionCode(
    "ITMS-90530", "Minimum system of 64-bit code",
    messages: [
      "Invalid MinimumOSVersion. Apps that only support 64-bit devices must specify a deployment target of 8.0 or later. MinimumOSVersion in 'Setec.app/Frameworks/bctoolbox-tester.framework' is ''."
    ],
    summary: "A bundle with 64-bit code alone names no minimum system, or one that is too old.",
    discussion: """
      The message names the bundle, and an empty value means that the key is missing, which
      `ITMS-90360` says too. The reports are of prebuilt frameworks, since Xcode 15.3.

      - Update the framework. If its code is static, set it to *Do Not Embed*, as for `ITMS-90208`.
      - Until then, a *Run Script* phase before *Embed Frameworks* can add
        [`MinimumOSVersion`](key:MinimumOSVersion): `/usr/libexec/PlistBuddy -c "Add
        :MinimumOSVersion string 15.0" path/to/v8.framework/Info.plist || true`, with a value that
        isn't lower than `minos`, which `xcrun vtool -show-build v8` prints.
      - In your own target, set *Minimum Deployments* (`IPHONEOS_DEPLOYMENT_TARGET`).
      """,
    keys: ["MinimumOSVersion"],
    wrong: ["CFBundlePackageType": "FMWK"],
    right: ["CFBundlePackageType": "FMWK", "MinimumOSVersion": "15.0"], refusedBy: [.appStore],
    sources: [
      .gitHub("BelledonneCommunications/linphone-iphone/issues/402"),
      .gitHub("firebase/firebase-ios-sdk/issues/12476"), .gitHub("espresso3389/pdfrx/issues/531"),
      .gitHub("facebook/hermes/issues/420"),
      .gitHub("googleanalytics/google-tag-manager-ios-sdk/issues/28"),
      .gitHub("Kudo/react-native-v8/issues/209"),
      .gitHub("powersync-ja/powersync-sqlite-core/pull/5"),
      .gitHub("mapbox/mapbox-search-ios/issues/191"), .gitHub("BatchLabs/Batch-iOS-SDK/issues/35"),
    ]),
  RejectionCode(
    "ITMS-90592", "Code of another export document",
    messages: [
      "Invalid Export Compliance Code. The export compliance key value [] in the app's Info.plist doesn't match the key value of the app's export compliance documentation",
      "Invalid Export Compliance Code. The export compliance key value [1aa92c4d-6194-4d7d-b70a-16b48256b87e] in the app's Info.plist doesn’t match the key value of the app’s export compliance documentation.",
    ],
    summary:
      "The code for export compliance is missing, or isn't the one that App Store Connect issued.",
    discussion: """
      With an empty value `[]`, the Info.plist has
      [`ITSAppUsesNonExemptEncryption`](key:ITSAppUsesNonExemptEncryption) with `YES` and no code.

      - The app uses only encryption of the system, such as HTTPS, or other exempt encryption: write
        `NO`, in Expo as `ios.config.usesNonExemptEncryption` of `app.json`. The questions below *App
        Encryption Documentation* in App Store Connect decide. In two reports they ended with nothing
        to upload: for standard algorithms, in an app that isn't available in France.
      - Otherwise, upload the document there, wait for its approval, and copy its code into
        [`ITSEncryptionExportComplianceCode`](key:ITSEncryptionExportComplianceCode), in Expo in
        `ios.infoPlist`. The code of another app, or of a document that was replaced, doesn't count.
      """,
    keys: ["ITSEncryptionExportComplianceCode", "ITSAppUsesNonExemptEncryption"],
    wrong: ["ITSAppUsesNonExemptEncryption": true],
    right: [
      "ITSAppUsesNonExemptEncryption": true,
      "ITSEncryptionExportComplianceCode": "1aa92c4d-6194-4d7d-b70a-16b48256b87e",
    ], refusedBy: [.appStore],
    sources: [
      .gitHub("status-im/status-legacy/pull/15081"), .gitHub("nextcloud/ios/issues/1422"),
      .gitHub("straff2002/OpenGlasses/pull/516"), .gitHub("expo/eas-cli/issues/1590"),
      .gitHub("osuki-dev/muqun-app/pull/30"), .gitHub("jerryfane/herdrup/pull/43"),
      .framework("security/complying-with-encryption-export-regulations"),
    ]),
  RejectionCode(
    "ITMS-90689", "Key that frameworks don't have",
    messages: [
      "Invalid Info.plist key. The key 'UIRequiredDeviceCapabilities' in bundle MyApp.app/Frameworks/IQKeyboardManagerSwift.framework is invalid for frameworks"
    ],
    summary: "The App Store didn't take a key in the Info.plist of a framework.",
    discussion: """
      Both reports are from November 2016. In 2018 the store asked for
      [`UIRequiredDeviceCapabilities`](key:UIRequiredDeviceCapabilities) in frameworks
      (`ITMS-90502`), and today's Xcode writes it with `arm64` into each framework for iOS, though
      not for tvOS. So don't remove it from a framework that Xcode built.

      - Update the framework that the message names. One had the Info.plist of a sample app.
      - CocoaPods wrote the key into frameworks for Apple TV before version 1.2.1: update it.
      - If the message comes for a framework of another tool, remove the key before signing:
        `plutil -remove UIRequiredDeviceCapabilities path/to/Lamp.framework/Info.plist`.
      """,
    keys: ["UIRequiredDeviceCapabilities"], refusedBy: [.appStore],
    outcome: "Reported in November 2016 alone.",
    sources: [
      .gitHub("hackiftekhar/IQKeyboardManager/issues/706"),
      .gitHub("CocoaPods/CocoaPods/issues/6193"),
      .gitHub("CocoaPods/CocoaPods/blob/master/CHANGELOG.md"), .gitHub("dotnet/macios/issues/3581"),
      architecturesThatXcodeRequires,
    ]),
  RejectionCode(
    "ITMS-90784", "Missing bundle name",
    messages: [
      "Missing bundle name. The Info.plist key CFBundleName is missing or has an empty value in the bundle with bundle identifier"
    ],
    summary: "A bundle in the upload has no `CFBundleName`, or an empty one.",
    discussion: """
      Add [`CFBundleName`](key:CFBundleName) to the Info.plist of the bundle that the message
      names; `$(PRODUCT_NAME)` is usual, which a generated Info.plist has. For an extension,
      the App Store reports the missing key with `ITMS-90360`. The report is from June 2019,
      when the check was new.
      """,
    keys: ["CFBundleName"],
    wrong: ["CFBundleName": "", "CFBundlePackageType": "APPL"],
    right: ["CFBundleName": "$(PRODUCT_NAME)", "CFBundlePackageType": "APPL"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("part-cw/lambdanative/issues/248"), .gitHub("Expensify/App/pull/35336"),
    ]),
  RejectionCode(
    "ITMS-90886", "Identifier that the signature lacks",
    messages: [
      "Cannot be used with TestFlight because the signature for the bundle at “Fingrom.app” is missing an application identifier but has an application identifier in the provisioning profile for the bundle. Bundles with application identifiers in the provisioning profile are expected to have the same identifier signed into the bundle in order to be eligible for TestFlight."
    ],
    summary:
      "The profile of a Mac app has an application identifier, and the signature doesn't have it.",
    discussion: """
      Sign the bundle that the message names with
      [`com.apple.application-identifier`](key:entitlements:com.apple.application-identifier)
      and
      [`com.apple.developer.team-identifier`](key:entitlements:com.apple.developer.team-identifier),
      as in its profile; `security cms -D -i Lamp.app/Contents/embedded.provisionprofile` prints
      them.

      - Xcode signs both if it signs with the profile, and Electron's osx-sign if it is given the
        profile.
      - Other tools need both in the entitlements file: Tauri in that of
        `bundle.macOS.entitlements`, Flutter in `macos/Runner/Release.entitlements` if Xcode doesn't
        sign.
      - A helper with a profile: remove the profile from it instead (`ITMS-90885`). For
        LaunchAtLogin, move to LaunchAtLogin-Modern, which needs macOS 13.
      """,
    keys: [
      "entitlements:com.apple.application-identifier",
      "entitlements:com.apple.developer.team-identifier",
    ],
    in: "entitlements",
    wrong: ["com.apple.security.app-sandbox": true],
    right: [
      "com.apple.application-identifier": "ABCDE12345.com.example.lamp",
      "com.apple.developer.team-identifier": "ABCDE12345", "com.apple.security.app-sandbox": true,
    ],
    outcome: "A warning: the build can go to the Mac App Store, but not to TestFlight.",
    sources: [
      .gitHub("lyskouski/app-finance/issues/537"), .gitHub("electron/osx-sign/issues/251"),
      .gitHub("sindresorhus/LaunchAtLogin-Legacy/issues/93"),
      .gitHub("sindresorhus/LaunchAtLogin-Modern"), storePagesOfTauri,
      .gitHub("electron/osx-sign/blob/main/src/util-entitlements.ts"),
    ]),
  RejectionCode(
    "ITMS-90899", "iPhone app that needs a newer macOS",
    messages: [
      "Macs with Apple silicon support issue - The app isn‘t compatible with the provided minimum macOS version of 12.5. It can run on macOS 13.0 or later. Please specify an LSMinimumSystemVersion value of 13.0 or later in a new build, or select a compatible version in App Store Connect. For details, visit: https://developer.apple.com/help/app-store-connect/manage-your-apps-availability/manage-availability-of-iphone-and-ipad-apps-on-macs-with-apple-silicon."
    ],
    summary: "An iPhone or iPad app needs a newer macOS than App Store Connect has for it.",
    discussion: """
      - Write the version that the message quotes as
        [`LSMinimumSystemVersion`](key:LSMinimumSystemVersion) into the Info.plist of the iOS app:
        in Xcode on the tab *Info*, in Flutter in `ios/Runner/Info.plist`. The deployment target
        decides it: iOS 15 needs macOS 12, iOS 16 needs 13, iOS 17 needs 14, and iOS 18 needs 15.
      - Expo writes the key since SDK 52; in an older project, set it in `ios.infoPlist` of
        `app.json`.
      - Choosing a newer macOS in App Store Connect instead was not enough in one report: the mails
        went on.
      - If the app shouldn't run on Macs, turn that off below *Pricing and Availability* in App Store
        Connect.
      """,
    keys: ["LSMinimumSystemVersion"],
    outcome: "A warning: the upload is accepted.",
    sources: [
      .gitHub("breez/misty-breez/pull/236"), .gitHub("StoDevX/AAO-React-Native/pull/7221"),
      .gitHub("StoDevX/AAO-React-Native/pull/6991"), .gitHub("expo/expo/pull/32492"),
      .gitHub("MetaMask/metamask-mobile/issues/12113"), .gitHub("humhub/app/issues/201"),
      .gitHub("SRGSSR/playsrg-apple/pull/521"),
      .gitHub("flutter-stripe/flutter_stripe/issues/1973"),
    ]),
]
