import KeyModel

/// The codes with which App Store Connect reports the architectures and the Swift libraries of an upload.
var architectureCodes: [RejectionCode] {
  [
    RejectionCode(
      "ITMS-90087", "Code for the simulator",
      messages: [
        "Unsupported Architectures - The executable for xxxx.app/Frameworks/AdjustSdk.framework contains unsupported architectures '[x86_64]'.",
        "Unsupported Architectures. The executable for Sportube.app/Frameworks/GoogleCast.framework contains unsupported architectures '[x86_64, i386]'.",
      ],
      summary: "A framework in the app contains code for the simulator.",
      discussion: """
        A framework that has the code for devices and for the simulator in one file was embedded as
        it is. The message names it.

        - Take it as an XCFramework or with a package manager, which choose the code for devices.
          With Carthage, build with `--use-xcframeworks`.
        - Otherwise, remove the code from the file before the app is signed, as a report about
          Adjust's framework did: `lipo -remove x86_64 -output NAME NAME` in `NAME.framework`, and
          the same for `i386`. `lipo -archs NAME` shows what is in it.
        - For all frameworks at once, a *Run Script* phase after *Embed Frameworks* can do that.
        """,
      refusedBy: [.appStore],
      sources: [
        .gitHub("googlecast/CastVideos-ios/issues/21"),
        .gitHub("atticoos/titanium-chromecast/issues/8"),
        .gitHub("TencentCloud/TIMSDK/issues/122"), .gitHub("adjust/ios_sdk/issues/710"),
        .gitHub("intercom/intercom-ios/issues/205"),
        .gitHub("Carthage/Carthage/blob/master/README.md"),
      ]),
    RejectionCode(
      "ITMS-90830", "Architecture that the app lacks",
      messages: [
        "Inconsistent arm64e support - The main bundle 'Ambre.app' does not support arm64e. Verify that the all of the targets including [Ambre.app/Frameworks/Sentry.framework] have consistent support for arm64e."
      ],
      summary: "A framework has code for arm64e, and the app that contains it doesn't.",
      discussion: """
        A prebuilt framework contains code for the architecture arm64e, for which the app isn't
        built. Update the framework, take its variant without arm64e, or remove that code before the
        app is signed: `lipo -remove arm64e -output NAME NAME` in `NAME.framework`.
        `lipo -archs NAME` shows what it contains. `ITMS-91010` and `ITMS-91011` come with it, and
        the same change ends them. The one report is of Sentry's framework in an app whose
        deployment target was raised to version 26.
        """,
      refusedBy: [.appStore], sources: [.gitHub("getsentry/sentry-cocoa/issues/5435")]),
    RejectionCode(
      "ITMS-91010", "Code for arm64e with an old minimum system",
      messages: [
        "Invalid architecture - A minimum deployment target of 17.4 or later is required for an arm64e slice. The bundle executable in “Ambre.app/Frameworks/Sentry.framework” contains an arm64e slice with a minimum deployment target of 14.0."
      ],
      summary: "A framework has code for arm64e that was built for too old a system.",
      discussion: """
        The message names the framework, which was built for a system before the one that arm64e
        needs. The app's own deployment target doesn't matter. Update the framework, take its
        variant without arm64e, or remove that code before the app is signed:
        `lipo -remove arm64e -output NAME NAME` in `NAME.framework`. The one report is of Sentry's
        prebuilt framework. It comes with `ITMS-91011`.
        """,
      keys: ["MinimumOSVersion"],
      refusedBy: [.appStore], sources: [.gitHub("getsentry/sentry-cocoa/issues/5435")]),
    RejectionCode(
      "ITMS-91011", "Code for arm64e of an old SDK",
      messages: [
        "Invalid architecture. The ios 26 SDK or later is required for an arm64e slice. The bundle executable in “Naranja X.app/Frameworks/DatadogSessionReplay.framework” contains an arm64e slice with the ios 18.2 SDK.",
        "Invalid architecture - The iOS 17.4 SDK or later is required for an arm64e slice. The bundle executable in “Ambre.app/Frameworks/Sentry.framework” contains an arm64e slice with the iOS 17.2 SDK.",
      ],
      summary: "A prebuilt framework has code for arm64e that was built with too old an SDK.",
      discussion: """
        The framework that the message names came with an SDK of somebody else, such as Sentry,
        Datadog, Batch or FFmpegKit, so building the app again doesn't help. `lipo -archs NAME` in
        `NAME.framework` shows `arm64e`.

        - Update it to a release without arm64e or with the SDK of iOS 26. In Flutter, React Native
          and Cordova, it belongs to a plug-in: update the plug-in.
        - Until then, remove that code before the app is signed:
          `lipo -remove arm64e -output NAME NAME`.
        """,
      refusedBy: [.appStore],
      outcome: "Reports that ask for the SDK of iOS 26 begin in September 2025, with Xcode 26.",
      sources: [
        .gitHub("DataDog/dd-sdk-ios/issues/2560"), .gitHub("getsentry/sentry-cocoa/issues/7236"),
        .gitHub("BatchLabs/Batch-iOS-SDK/issues/40"),
        .gitHub("sk3llo/ffmpeg_kit_flutter/issues/164"),
        .gitHub("getsentry/sentry-cordova/issues/393"), .gitHub("DataDog/dd-sdk-ios/pull/2576"),
        .gitHub("Skycoder42/libsodium_dart_bindings/issues/167"),
        .gitHub("getsentry/sentry-cocoa/issues/5435"),
      ]),
    RejectionCode(
      "ITMS-90426", "Swift libraries without their folder",
      messages: [
        "Invalid Swift Support - The SwiftSupport folder is missing. Rebuild your app using the current public (GM) version of Xcode and resubmit it.",
        "Invalid Swift Support. The SwiftSupport folder is missing. Rebuild your app using the current public (GM) version of Xcode and resubmit it.",
      ],
      summary: "The app contains Swift's own libraries, and the upload lacks the copies beside it.",
      discussion: """
        The app contains Swift's own libraries, such as `libswiftCore.dylib` in `Frameworks`, and
        the `.ipa` lacks the folder `SwiftSupport` beside `Payload`.

        - Upload what Xcode exports: *Distribute App* in the Organizer, or
          `xcodebuild -exportArchive`. Tools that zip the app themselves leave the folder out, such
          as Adobe AIR, App Center and several pipelines.
        - Raise the deployment target: since iOS 12.2, the libraries belong to the system.
        - In Xamarin, the package `Xamarin.Swift` ended it, or an upload from the Organizer with
          *Strip Swift symbols* off.
        - Other loose `.dylib` files from a plug-in cause it too: take its XCFramework.
        """,
      keys: ["MinimumOSVersion"],
      refusedBy: [.appStore],
      sources: [
        .gitHub("airsdk/Adobe-Runtime-Support/issues/3655"),
        .gitHub("k2-fsa/sherpa-onnx/issues/1518"),
        .gitHub("vladlenskiy/react-native-tdlib/issues/5"),
        .gitHub("hey24sheep/azure-flutter-tasks/issues/65"), .gitHub("zkmopro/mopro/issues/107"),
        .gitHub("xamarin/FacebookComponents/issues/211"),
        .gitHub("nmilcoff/BreachDetector/issues/14"),
      ]),
    RejectionCode(
      "ITMS-90863", "Library that a Mac lacks",
      messages: [
        "Macs with Apple silicon support issue - The app links with libraries that aren’t present in macOS: /usr/lib/swift/libswiftCloudKit.dylib",
        "Macs with Apple silicon support issue - The app uses symbols that aren't present in macOS:",
        "Apple silicon Macs support issue - The app links with libraries that are not present on Mac: @rpath/Ensembles.framework/Ensembles",
      ],
      summary: "An iPhone or iPad app needs a library that it doesn't find on a Mac.",
      discussion: """
        The check doesn't find on a Mac what the app links with.

        - A framework with `@rpath`: mostly the app lacks it, and would crash on an iPhone too. Set
          it to *Embed & Sign* below *Frameworks, Libraries, and Embedded Content*, or add it as a
          package.
        - With Expo, `ExpoModulesJSI` is reported though it is embedded. Symbols of
          `ExpoModulesCore` are reported if the packages' versions don't fit together: run
          `npx expo install --check`.
        - A symbol of the system: the deployment target belongs to a macOS that isn't released yet.
        - A library of the system, or one without support for Macs: end the app's availability there
          in App Store Connect, below *Pricing and Availability*.
        """,
      outcome: "A warning: the upload succeeds, and the app can be submitted for review.",
      sources: [
        .gitHub("Tutorialwork/cloud_kit/issues/14"),
        .gitHub("50ButtonsEach/flic2lib-ios/issues/31"),
        .gitHub("ukushu/Ifrit/issues/18"), .gitHub("drewmccormack/ensembles/issues/295"),
        .gitHub("square/in-app-payments-ios/issues/52"),
        .gitHub("OneSignal/OneSignal-Cordova-SDK/issues/830"), .gitHub("expo/expo/issues/48841"),
        .gitHub("firebase/firebase-ios-sdk/issues/11565"),
        .gitHub("Scaffald/SaaS/blob/main/docs/agents/RELEASE-PROCESS.md"),
      ]),
  ]
}
