import KeyModel

/// The ways in which Sentry and Datadog leave out code for arm64e.
private let withoutARM64e: [SourceReference] = [
  .gitHub("getsentry/sentry-cocoa/blob/main/CHANGELOG.md"),
  .gitHub("DataDog/dd-sdk-ios/blob/develop/CHANGELOG.md"),
  .gitHub("DataDog/dd-sdk-ios/blob/develop/tools/release/remove-arm64e-from-xcframework.sh"),
]

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
        A framework that has code for devices and for the simulator in one file was embedded as it
        is. The message names it.

        - Take its XCFramework, or add it with a package manager: they choose the code for
          devices. With Carthage, build with `--use-xcframeworks`.
        - Otherwise, choose *+ › New Run Script Phase* on the tab *Build Phases* of the app's
          target, put the phase below *Embed Frameworks*, and set *User Script Sandboxing* to *No*
          in the build settings. This script removes all code that the build isn't for, and signs
          again:

        ```shell
        cd "$TARGET_BUILD_DIR/$FRAMEWORKS_FOLDER_PATH"
        for framework in *.framework; do
          program="$framework/${framework%.framework}"
          for arch in $(lipo -archs "$program"); do
            [[ " $ARCHS " == *" $arch "* ]] || lipo -remove "$arch" -output "$program" "$program"
          done
          [ -z "$EXPANDED_CODE_SIGN_IDENTITY" ] || codesign -f -s "$EXPANDED_CODE_SIGN_IDENTITY" \\
            --preserve-metadata=identifier,entitlements "$framework"
        done
        ```
        """,
      refusedBy: [.appStore],
      sources: [
        .gitHub("googlecast/CastVideos-ios/issues/21"),
        .gitHub("atticoos/titanium-chromecast/issues/8"),
        .gitHub("TencentCloud/TIMSDK/issues/122"), .gitHub("adjust/ios_sdk/issues/710"),
        .gitHub("intercom/intercom-ios/issues/205"),
        .gitHub("Carthage/Carthage/blob/master/README.md"),
        .gitHub(
          "CocoaPods/CocoaPods/blob/master/lib/cocoapods/generator/script_phase_constants.rb"),
        .gitHub(
          "CocoaPods/CocoaPods/blob/master/lib/cocoapods/generator/embed_frameworks_script.rb"),
        .framework("xcode/build-settings-reference"),
      ]),
    RejectionCode(
      "ITMS-90482", "Bitcode in a framework",
      messages: [
        "Invalid Executable. The executable 'Runner.app/Frameworks/OpenpayKit.framework/OpenpayKit' contains bitcode.",
        "Invalid Executable - The executable 'xxx/Frameworks/ffmpegkit.framework/ffmpegkit' contains bitcode.",
      ],
      summary: "A prebuilt framework contains bitcode, which the App Store no longer takes.",
      discussion: """
        The message names the framework. Its makers built it with bitcode, mostly before Xcode 14,
        so *Enable Bitcode* in your own project changes nothing.

        - Update it, or the plug-in or pod that contains it.
        - Until then, remove the bitcode from the file before you build the app, in each
          `NAME.framework` of an XCFramework:
          `xcrun bitcode_strip -r NAME.framework/NAME -o NAME.framework/NAME`.
        - CocoaPods, and so Flutter and React Native: let `pod install` do it, with the path of the
          framework below `Pods`:

        ```ruby
        post_install do |installer|
          binary = "Pods/NAME/NAME.framework/NAME"
          system("xcrun", "bitcode_strip", "-r", binary, "-o", binary)
        end
        ```
        """,
      refusedBy: [.appStore],
      outcome: "Most reports begin in September 2024, with Xcode 16; some are of Xcode 14.",
      sources: [
        .gitHub("mapbox/mapbox-maps-ios/issues/2233"),
        .gitHub("yoonjaepark/flutter_naver_login/issues/108"),
        .gitHub("FMarcelFC/openpay_bbva/issues/6"), .gitHub("arthenica/ffmpeg-kit/issues/614"),
        .gitHub("docusign/native-ios-sdk/issues/174"),
        .gitHub("krzyzanowskim/OpenSSL/issues/223"),
        .gitHub("embrace-io/embrace-flutter-sdk/issues/11"),
      ]),
    RejectionCode(
      "ITMS-90830", "Architecture that the app lacks",
      messages: [
        "Inconsistent arm64e support - The main bundle 'Ambre.app' does not support arm64e. Verify that the all of the targets including [Ambre.app/Frameworks/Sentry.framework] have consistent support for arm64e."
      ],
      summary: "A framework has code for arm64e, and the app that contains it doesn't.",
      discussion: """
        A prebuilt framework contains code for the architecture arm64e, for which the app isn't
        built. With Xcode 26, the App Store refuses that. `lipo -archs NAME` in `NAME.framework`
        prints what it contains.

        - Update the framework: Sentry removed that code in 8.55.0, except from the products that
          end in `-WithARM64e`, and Datadog in 3.4.0.
        - Otherwise, remove it from each framework in the XCFramework before you build the app:
          `lipo -remove arm64e -output NAME NAME`. The script of `ITMS-90087` does it in the app.

        `ITMS-91010` and `ITMS-91011` come with it, and the same change ends them. The one report
        is of Sentry's framework in an app whose deployment target was raised to version 26.
        """,
      refusedBy: [.appStore],
      sources: [.gitHub("getsentry/sentry-cocoa/issues/5435")] + withoutARM64e),
    RejectionCode(
      "ITMS-90869", "Mac app without Intel code",
      messages: [
        "Invalid bundle - The “ViewSkater.app” bundle supports arm64 but not Intel-based Mac computers. Your build must include the x86_64 architecture to support Intel-based Mac computers. To support arm64 only, your macOS deployment target must be 12.0 or higher. For details, view: https://developer.apple.com/documentation/xcode/building_a_universal_macos_binary."
      ],
      summary: "A Mac app has code for Apple silicon alone, but admits systems of Intel Macs.",
      discussion: """
        Tools build for the Mac's own processor unless told otherwise. Choose:

        - Apple silicon alone: raise the deployment target to 12.0, and
          [`LSMinimumSystemVersion`](key:LSMinimumSystemVersion) with it. If the version in the
          store supports Intel, the code is `ITMS-90981`.
        - Intel too, in Xcode: *Architectures* is *Standard Architectures*, *Build Active
          Architecture Only* is *No* for Release, and *Excluded Architectures* is empty.
        - electron-builder: run it with `--universal`, or add `"arch": "universal"` to the target
          `mas`.
        - Rust: build for `aarch64-apple-darwin` and `x86_64-apple-darwin`, and join both with
          `lipo -create`; Tauri: `--target universal-apple-darwin`.
        """,
      keys: ["LSMinimumSystemVersion"],
      refusedBy: [.macAppStore],
      sources: [
        .gitHub("krelltunez/dayGLANCE/pull/1084"),
        .gitHub("ggand0/ggando-website/blob/main/content/blog/006_appstore.md"),
        storePagesOfTauri,
      ]),
    RejectionCode(
      "ITMS-90981", "Intel code that an update drops",
      messages: [
        "the bundle supports Apple silicon but not Intel-based Mac computers. Because this app currently supports Intel-based Mac computers, you must either continue to include the x86_64 architecture in your build, or set the minimum system version to 13.0 or later to drop support."
      ],
      summary: "An update has code for Apple silicon alone, unlike the version in the store.",
      discussion: """
        `lipo -archs Lamp.app/Contents/MacOS/Lamp` prints `arm64` alone.

        - To drop Intel, set the minimum system to 13.0 or later: in a Mac app
          `MACOSX_DEPLOYMENT_TARGET`. With Mac Catalyst it follows from the deployment target of
          iOS: 15 means macOS 12, so take 16.
        - To keep Intel, add `x86_64` to each prebuilt library; `lipo -archs` tells which lack it. If
          one of a pod lacks it for the Mac, CocoaPods writes
          `EXCLUDED_ARCHS[sdk=macosx*] = x86_64`, and the whole app is built without it. Rebuild the
          library, remove that line from its podspec, and run `pod install`.
        """,
      keys: ["LSMinimumSystemVersion"],
      refusedBy: [.macAppStore],
      outcome: "The one report of the code is from July 2026, of an app with Mac Catalyst.",
      sources: [
        .gitHub("security-union/remote-shutter/pull/174"),
        .gitHub("security-union/videocall-rs/pull/888"), .gitHub("superhighfives/pika/pull/262"),
      ]),
    RejectionCode(
      "ITMS-91010", "Code for arm64e with an old minimum system",
      messages: [
        "Invalid architecture - A minimum deployment target of 17.4 or later is required for an arm64e slice. The bundle executable in “Ambre.app/Frameworks/Sentry.framework” contains an arm64e slice with a minimum deployment target of 14.0."
      ],
      summary: "A framework has code for arm64e that was built for too old a system.",
      discussion: """
        The code for arm64e in the framework that the message names was built for a system before
        17.4. The app's own deployment target doesn't matter.

        - Update the framework: Sentry removed that code in 8.55.0, except from the products that
          end in `-WithARM64e`, and Datadog in 3.4.0.
        - Otherwise, remove it from each framework in the XCFramework before you build the app:
          `lipo -remove arm64e -output NAME NAME`. The script of `ITMS-90087` does it in the app.

        It comes with `ITMS-91011`, and the same change ends both. The one report is of Sentry's
        prebuilt framework.
        """,
      keys: ["MinimumOSVersion"],
      refusedBy: [.appStore],
      sources: [.gitHub("getsentry/sentry-cocoa/issues/5435")] + withoutARM64e),
    RejectionCode(
      "ITMS-91011", "Code for arm64e of an old SDK",
      messages: [
        "Invalid architecture. The ios 26 SDK or later is required for an arm64e slice. The bundle executable in “Naranja X.app/Frameworks/DatadogSessionReplay.framework” contains an arm64e slice with the ios 18.2 SDK.",
        "Invalid architecture - The iOS 17.4 SDK or later is required for an arm64e slice. The bundle executable in “Ambre.app/Frameworks/Sentry.framework” contains an arm64e slice with the iOS 17.2 SDK.",
      ],
      summary: "A prebuilt framework has code for arm64e that was built with too old an SDK.",
      discussion: """
        The framework that the message names was built by its makers, such as Sentry, Datadog,
        Batch or FFmpegKit, with an older SDK, so building the app again doesn't help.
        `lipo -archs NAME` in `NAME.framework` prints `arm64e`.

        - Update it: Sentry removed that code in 8.55.0, except from the products that end in
          `-WithARM64e`, and Datadog in 3.4.0. A release that was built with the SDK of iOS 26
          helps too. In Flutter, React Native and Cordova, the framework belongs to a plug-in:
          update the plug-in.
        - Until then, remove the code from each framework in the XCFramework before you build the
          app: `lipo -remove arm64e -output NAME NAME`. The script of `ITMS-90087` does it in the
          app.
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
        .gitHub("getsentry/sentry-cocoa/blob/main/CHANGELOG.md"),
        .gitHub("DataDog/dd-sdk-ios/blob/develop/CHANGELOG.md"),
        .gitHub(
          "DataDog/dd-sdk-ios/blob/develop/tools/release/remove-arm64e-from-xcframework.sh"),
      ]),
    RejectionCode(
      "ITMS-90426", "Loose libraries, or Swift's without their folder",
      messages: [
        "Invalid Swift Support - The SwiftSupport folder is missing. Rebuild your app using the current public (GM) version of Xcode and resubmit it.",
        "Invalid Swift Support. The SwiftSupport folder is missing. Rebuild your app using the current public (GM) version of Xcode and resubmit it.",
      ],
      summary:
        "The app contains a library outside of a framework, or the upload lacks the folder `SwiftSupport`.",
      discussion: """
        The app contains a loose `.dylib`: `ls Payload/*.app/Frameworks/*.dylib` in the unzipped
        `.ipa` lists it.

        - A library of a plug-in or an SDK: an app may contain it only in a framework. Update the
          plug-in, or take the XCFramework.
        - One of Swift's own, such as `libswiftCore.dylib`: the `.ipa` lacks the folder
          `SwiftSupport` beside `Payload`. Upload what Xcode exports: *Distribute App* in the
          Organizer, or `xcodebuild -exportArchive`. Tools that zip the app themselves leave the
          folder out, such as Adobe AIR, App Center and several pipelines. Or raise *Minimum
          Deployments* on the tab *General* to iOS 12.2 or later, which has most of these libraries.
        - Xamarin: add the package `Xamarin.Swift`, or upload the archive from Xcode's Organizer
          with *Strip Swift symbols* off. Each ended the error in a report.
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
        .framework("bundleresources/placing-content-in-a-bundle"),
      ]),
    RejectionCode(
      "ITMS-90863", "Library that a Mac lacks",
      messages: [
        "Macs with Apple silicon support issue - The app links with libraries that aren’t present in macOS: /usr/lib/swift/libswiftCloudKit.dylib",
        "Macs with Apple silicon support issue - The app uses symbols that aren't present in macOS:",
        "Apple silicon Macs support issue - The app links with libraries that are not present on Mac: @rpath/Ensembles.framework/Ensembles",
      ],
      summary: "An iPhone or iPad app links with a library or a symbol that a Mac lacks.",
      discussion: """
        The message lists the libraries or the symbols.

        - A framework with `@rpath`: mostly the app doesn't contain it, and would crash on an iPhone
          too. Set it to *Embed & Sign* below *Frameworks, Libraries, and Embedded Content* on the
          tab *General* of the app's target, or add it as a package.
        - Expo: `ExpoModulesJSI` is reported though it is embedded. Symbols of `ExpoModulesCore`
          are reported if the packages' versions don't fit together: run
          `npx expo install --check`.
        - A symbol of the system: the deployment target is a version whose macOS isn't released
          yet.
        - A library of the system, or one without support for Macs: end the app's availability on
          Macs in App Store Connect, below *Pricing and Availability*.
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
