import KeyModel

/// The codes with which App Store Connect reports the SDK, the oldest system and the architectures of an upload.
var buildCodes: [RejectionCode] { kitCodes + architectureCodes }

private var kitCodes: [RejectionCode] {
  [
    RejectionCode(
      "ITMS-90725", "SDK that is too old",
      messages: [
        "SDK version issue. This app was built with the iOS 18.5 SDK. All iOS and iPadOS apps must be built with the iOS 26 SDK or later, included in Xcode 26 or later, in order to be uploaded to App Store Connect or submitted for distribution.",
        "SDK version issue - This app was built with the iOS 18.5 SDK. Starting April 28, 2026, all iOS and iPadOS apps must be built with the iOS 26 SDK or later, included in Xcode 26 or later, in order to be uploaded to App Store Connect or submitted for distribution.",
      ],
      summary: "The app was built with an SDK that App Store Connect no longer takes.",
      discussion: """
        Build with Xcode 26 or later. It concerns apps for iPhone, iPad, Apple TV, Apple Vision Pro and
        Apple Watch, for TestFlight too. From April 2027 on, Apple asks for the SDKs of version 27, and
        so for Xcode 27. The SDK is in [`DTSDKName`](key:DTSDKName) of the built app. The oldest system
        on which the app runs doesn't matter.

        Most reports come from build machines that have several versions of Xcode: an image such as
        `macos-15` at GitHub uses Xcode 16.4 unless the job chooses another one. Choose it before the
        build with `xcode-select` or `DEVELOPER_DIR`, or take the image `macos-26`, and print
        `xcodebuild -version`. Flutter, React Native, Expo, Capacitor and Tauri build with the version
        that is chosen there.
        """,
      keys: ["DTSDKName", "DTPlatformVersion", "DTXcode"],
      refusedBy: [.appStore],
      outcome: "Since 28 April 2026; a warning in the months before.",
      sources: [
        .gitHub("jellyfin/jellyfin-ios/issues/814"), .gitHub("verdigado/gruene-app/issues/977"),
        .gitHub("YosemiteCrew/Yosemite-Crew/pull/2343"),
        .gitHub("AceDataCloud/Nexior/pull/790"), .gitHub("gsainfoteam/ziggle-flutter/pull/694"),
        .gitHub("dxos/dxos/pull/11240"), .gitHub("SharezoneApp/sharezone-app/issues/2021"),
        deadlineOf2026, deadlineOf2027,
      ]),
    RejectionCode(
      "ITMS-90534", "SDK or Xcode that isn't supported",
      messages: [
        "Unsupported SDK or Xcode version. Your app was built with an SDK or version of Xcode that isn’t supported. Although you can use beta versions of SDKs and Xcode to build and upload apps to App Store Connect, you need to use the latest Release Candidates (RC) for SDKs and Xcode to submit the app.",
        "Invalid Toolchain. Your app was built with an unsupported version of Xcode or SDK.",
      ],
      summary:
        "The app was built with a beta of Xcode or with a release candidate that was replaced.",
      discussion: """
        Build again with the newest release of Xcode. In September 2024, a second build of the
        release candidate of Xcode 16 replaced the first one, and build machines with the first were
        refused from that day on: compare [`DTXcodeBuild`](key:DTXcodeBuild) with the builds in
        Apple's list of releases. In August 2026, TestFlight stopped taking the build of one beta eight
        days after the next one appeared. For an SDK that is too old, the code is `ITMS-90725`; for a
        beta, it may be `ITMS-90301` too.
        """,
      keys: ["DTXcodeBuild", "DTXcode", "DTSDKBuild"],
      refusedBy: [.appStore, .macAppStore],
      sources: [
        .gitHub("actions/runner-images/issues/10583"),
        .gitHub("cirruslabs/macos-image-templates/issues/181"),
        .gitHub("flutter/flutter/issues/44378"), .gitHub("apache/cordova-ios/issues/711"),
        .gitHub("actions/runner-images/issues/14586"),
      ]),
    RejectionCode(
      "ITMS-90301", "Built with a beta of Xcode or macOS",
      messages: [
        "This bundle is invalid. Apple is not currently accepting applications built with this version of Xcode.",
        "This bundle is invalid - Apple is not currently accepting applications built with this version of the OS.",
      ],
      summary: "The app was built with a beta of Xcode, or on a Mac with a beta of macOS.",
      discussion: """
        If the message names Xcode, build again with a release: [`DTXcodeBuild`](key:DTXcodeBuild) of
        the archive says which one it was. Soon after the release candidate, App Store Connect takes no
        build of a beta of that version anymore. If the message names the OS, build on a Mac, or with a
        build service, whose macOS is a release: [`BuildMachineOSBuild`](key:BuildMachineOSBuild) is
        the build of that system, and the version of Xcode doesn't matter. An app for iPhone can get
        `ITMS-90111` for the same cause.
        """,
      keys: ["DTXcodeBuild", "DTSDKBuild", "BuildMachineOSBuild"],
      refusedBy: [.appStore, .macAppStore],
      sources: [
        .gitHub("home-assistant/iOS/pull/5810"),
        .gitHub("bhwilkoff/Tidbits-Trivia/blob/main/docs/CLOUD-SUBMISSION.md"),
      ]),
    RejectionCode(
      "ITMS-90111", "Build that App Review can't take",
      messages: ["Unsupported SDK or Xcode version"],
      summary: "The app was built on a Mac with a beta of macOS, or with a beta of Xcode.",
      discussion: """
        The build passes the upload and TestFlight, and is refused when it is submitted for review:
        its state becomes *Invalid Binary*. The text speaks of the SDK and of Xcode, but in most
        reports of 2026 both were releases, and [`BuildMachineOSBuild`](key:BuildMachineOSBuild) of the
        archive was a beta of macOS 27, such as `26A5388g`. Archive again on a Mac, or with a build
        service, that has a release of macOS. A new archive needs a new build number, too.
        """,
      keys: ["BuildMachineOSBuild", "DTXcodeBuild"],
      refusedBy: [.appStore],
      sources: [
        .gitHub("adidshaft/atria/issues/42"), .gitHub("emerytech/couchside/pull/177"),
        .gitHub("bhwilkoff/Tidbits-Trivia/blob/main/docs/CLOUD-SUBMISSION.md"),
      ]),
    RejectionCode(
      "ITMS-90068", "Minimum system that will be too old",
      messages: [
        "MinimumOSVersion too low - This app has a MinimumOSVersion of 14.0. Starting in Spring 2027, all iOS apps must have a MinimumOSVersion of 15.0 or later in order to be uploaded to App Store Connect or submitted for distribution."
      ],
      summary: "The app runs on a system that App Store Connect won't take from spring 2027 on.",
      discussion: """
        Raise *Minimum Deployments* on the tab *General* of the target to 15.0 or later, from which
        Xcode writes [`MinimumOSVersion`](key:MinimumOSVersion): the build setting
        `IPHONEOS_DEPLOYMENT_TARGET`, in a Flutter or React Native project also `platform :ios` in the
        Podfile, in Unity *Target minimum iOS Version* in the player settings. The mails began in August
        2026.
        """,
      keys: ["MinimumOSVersion"],
      wrong: [
        "CFBundlePackageType": "APPL", "CFBundleSupportedPlatforms": ["iPhoneOS"],
        "MinimumOSVersion": "14.0",
      ],
      right: [
        "CFBundlePackageType": "APPL", "CFBundleSupportedPlatforms": ["iPhoneOS"],
        "MinimumOSVersion": "15.0",
      ],
      outcome: "A warning: the upload succeeds until spring 2027.",
      sources: [
        .gitHub("thunderbird/thunderbird-ios/issues/466"),
        .gitHub("rokwire/illinois-app/issues/5972"),
        .gitHub("SwiftOldDriver/iOS-Weekly/issues/5416"),
        .gitHub("icosa-foundation/open-brush/pull/1134"),
      ]),
    RejectionCode(
      "ITMS-90265", "Minimum macOS that doesn't exist yet",
      messages: [
        "Invalid LSMinimumSystemVersion - The LSMinimumSystemVersion Info.plist key has the value “12.4”. This string indicates the minimum macOS version required for this app to run. The value must be between 10.4 and 12.3 and be formatted as “x.x.x.”"
      ],
      summary: "A Mac app needs a version of macOS that the Mac App Store doesn't know.",
      discussion: """
        The message quotes the range. Lower the deployment target, the build setting
        `MACOSX_DEPLOYMENT_TARGET`, from which
        [`LSMinimumSystemVersion`](key:LSMinimumSystemVersion) usually comes. It happens with the
        version of a beta, or of a minor release for which there is no SDK.
        """,
      keys: ["LSMinimumSystemVersion"],
      wrong: [
        "CFBundleIdentifier": "com.example.lamp", "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": "1.2", "CFBundleVersion": "7", "DTPlatformVersion": "12.3",
        "ITSAppUsesNonExemptEncryption": false,
        "LSApplicationCategoryType": "public.app-category.utilities",
        "LSMinimumSystemVersion": "12.4",
      ],
      right: [
        "CFBundleIdentifier": "com.example.lamp", "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": "1.2", "CFBundleVersion": "7", "DTPlatformVersion": "12.3",
        "ITSAppUsesNonExemptEncryption": false,
        "LSApplicationCategoryType": "public.app-category.utilities",
        "LSMinimumSystemVersion": "12.3",
      ],
      refusedBy: [.macAppStore],
      sources: [
        .gitHub("sensuikan1973/pedax/pull/682"), .gitHub("dotnet/macios/issues/4350"),
      ]),
    RejectionCode(
      "ITMS-90756", "Device family of another platform",
      messages: [
        "Invalid Bundle. The key UIDeviceFamily in the app's Info.plist file contains one or more unsupported values '1'."
      ],
      summary: "A Mac app that was made with Mac Catalyst lists the iPhone among its devices.",
      discussion: """
        Remove 1 from [`UIDeviceFamily`](key:UIDeviceFamily): Mac Catalyst takes 2, the interface of the
        iPad, and 6, that of the Mac. The reports are of .NET MAUI, where the values are in
        `Platforms/MacCatalyst/Info.plist` and old templates wrote 1 and 2. In Xcode they come from
        `TARGETED_DEVICE_FAMILY`.
        """,
      keys: ["UIDeviceFamily"],
      wrong: [
        "CFBundlePackageType": "APPL", "CFBundleSupportedPlatforms": ["MacOSX"],
        "UIDeviceFamily": [1, 2],
      ],
      right: [
        "CFBundlePackageType": "APPL", "CFBundleSupportedPlatforms": ["MacOSX"],
        "UIDeviceFamily": [2, 6],
      ],
      refusedBy: [.macAppStore],
      sources: [
        .gitHub("dotnet/maui/issues/13910"), .gitHub("dotnet/maui/pull/13911"),
        .gitHub("TetsuOtter/TRViS/issues/55"),
      ]),
  ]
}

private var architectureCodes: [RejectionCode] {
  [
    RejectionCode(
      "ITMS-90087", "Code for the simulator",
      messages: [
        "Unsupported Architectures. The executable for Sportube.app/Frameworks/GoogleCast.framework contains unsupported architectures '[x86_64, i386]'."
      ],
      summary: "A framework in the app contains code for the simulator.",
      discussion: """
        The message names the framework. Take it as an XCFramework or with a package manager, which
        choose the code for devices. From an old framework with all architectures in one file, a
        script in the target removes the others with `lipo -remove x86_64` before signing.
        """,
      refusedBy: [.appStore],
      sources: [
        .gitHub("googlecast/CastVideos-ios/issues/21"),
        .gitHub("atticoos/titanium-chromecast/issues/8"),
        .gitHub("TencentCloud/TIMSDK/issues/122"),
      ]),
    RejectionCode(
      "ITMS-90830", "Architecture that the app lacks",
      messages: [
        "Inconsistent arm64e support - The main bundle 'Ambre.app' does not support arm64e. Verify that the all of the targets including [Ambre.app/Frameworks/Sentry.framework] have consistent support for arm64e."
      ],
      summary: "A framework has code for arm64e, and the app that contains it doesn't.",
      discussion: """
        It comes with `ITMS-91010` and `ITMS-91011`, and the same change ends it: a framework without
        arm64e. The one report is of Sentry's prebuilt framework in an app whose deployment target was
        raised to version 26.
        """,
      refusedBy: [.appStore], sources: [.gitHub("getsentry/sentry-cocoa/issues/5435")]),
    RejectionCode(
      "ITMS-91010", "Code for arm64e with an old minimum system",
      messages: [
        "Invalid architecture - A minimum deployment target of 17.4 or later is required for an arm64e slice. The bundle executable in “Ambre.app/Frameworks/Sentry.framework” contains an arm64e slice with a minimum deployment target of 14.0."
      ],
      summary: "A framework has code for arm64e that was built for too old a system.",
      discussion: """
        The message names the framework and the version. Update it, or take its variant without arm64e;
        `lipo -remove arm64e` removes that code. The one report is of Sentry's prebuilt framework. It
        comes with `ITMS-91011`.
        """,
      keys: ["MinimumOSVersion"],
      refusedBy: [.appStore], sources: [.gitHub("getsentry/sentry-cocoa/issues/5435")]),
    RejectionCode(
      "ITMS-91011", "Code for arm64e of an old SDK",
      messages: [
        "Invalid architecture. The ios 26 SDK or later is required for an arm64e slice. The bundle executable in “Naranja X.app/Frameworks/DatadogSessionReplay.framework” contains an arm64e slice with the ios 18.2 SDK."
      ],
      summary: "A prebuilt framework has code for arm64e that was built with too old an SDK.",
      discussion: """
        It began with Xcode 26, and building the app again doesn't help: the framework came with an
        SDK of somebody else, such as Sentry, Datadog, Batch or FFmpegKit. Update it to a release
        without arm64e or with the SDK of iOS 26, or remove that code with `lipo -remove arm64e`
        before signing. `lipo -archs` shows what a framework contains. In Flutter, React Native and
        Cordova, the framework belongs to a plug-in: update the plug-in.
        """,
      refusedBy: [.appStore],
      outcome: "Reports begin in September 2025, with Xcode 26.",
      sources: [
        .gitHub("DataDog/dd-sdk-ios/issues/2560"), .gitHub("getsentry/sentry-cocoa/issues/7236"),
        .gitHub("BatchLabs/Batch-iOS-SDK/issues/40"),
        .gitHub("sk3llo/ffmpeg_kit_flutter/issues/164"),
        .gitHub("getsentry/sentry-cordova/issues/393"), .gitHub("DataDog/dd-sdk-ios/pull/2576"),
        .gitHub("Skycoder42/libsodium_dart_bindings/issues/167"),
      ]),
    RejectionCode(
      "ITMS-90426", "Swift libraries without their folder",
      messages: [
        "Invalid Swift Support - The SwiftSupport folder is missing. Rebuild your app using the current public (GM) version of Xcode and resubmit it.",
        "Invalid Swift Support. The SwiftSupport folder is missing. Rebuild your app using the current public (GM) version of Xcode and resubmit it.",
      ],
      summary: "The app contains Swift's own libraries, and the upload lacks the copies beside it.",
      discussion: """
        Upload what Xcode exported: `xcodebuild -exportArchive` adds the folder, and an `.ipa` that a
        tool zipped itself lacks it, as from Adobe AIR and several pipelines. Only libraries such as
        `libswiftCore.dylib` in `Frameworks` need it: for systems since iOS 12.2 they belong to the
        system, so a higher deployment target makes them unnecessary. Other loose `.dylib` files
        from a plug-in cause it too; take its XCFramework.
        """,
      keys: ["MinimumOSVersion"],
      refusedBy: [.appStore],
      sources: [
        .gitHub("airsdk/Adobe-Runtime-Support/issues/3655"),
        .gitHub("k2-fsa/sherpa-onnx/issues/1518"),
        .gitHub("vladlenskiy/react-native-tdlib/issues/5"),
        .gitHub("hey24sheep/azure-flutter-tasks/issues/65"), .gitHub("zkmopro/mopro/issues/107"),
      ]),
    RejectionCode(
      "ITMS-90863", "Library that a Mac lacks",
      messages: [
        "Macs with Apple silicon support issue - The app links with libraries that aren’t present in macOS: /usr/lib/swift/libswiftCloudKit.dylib",
        "Apple silicon Macs support issue - The app links with libraries that are not present on Mac: @rpath/Ensembles.framework/Ensembles",
      ],
      summary: "An iPhone or iPad app needs a library that it doesn't find on a Mac.",
      discussion: """
        For a framework with `@rpath`, the app mostly lacks the framework itself, and would crash on an
        iPhone too: set it to *Embed & Sign* below *Frameworks, Libraries, and Embedded Content*, or add
        it as a package. If the library is the system's, or a framework doesn't support Macs, turn the
        app's availability there off in App Store Connect.
        """,
      outcome: "The upload is accepted, and the app isn't offered to Macs.",
      sources: [
        .gitHub("Tutorialwork/cloud_kit/issues/14"),
        .gitHub("50ButtonsEach/flic2lib-ios/issues/31"),
        .gitHub("ukushu/Ifrit/issues/18"), .gitHub("drewmccormack/ensembles/issues/295"),
        .gitHub("square/in-app-payments-ios/issues/52"),
        .gitHub("OneSignal/OneSignal-Cordova-SDK/issues/830"),
      ]),
  ]
}
