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
        Build with Xcode 26 or later. `plutil -p Lamp.app/Info.plist | grep DTSDKName` prints the
        SDK of the built app ([`DTSDKName`](key:DTSDKName)); the oldest system on which the app runs
        doesn't matter. The demand is for apps for iPhone, iPad, Apple TV, Apple Vision Pro and
        Apple Watch, in TestFlight too. From April 2027 on, Apple asks for the SDKs of version 27.

        Most reports come from build machines with several versions of Xcode:

        - At GitHub, `macos-15` uses Xcode 16.4 by default. Write `runs-on: macos-26`.
        - In EAS Build, set `"image": "latest"` for `ios` of the profile in `eas.json`.
        - In Codemagic, raise the version of `xcode` in `codemagic.yaml` to 26.0.1 or later.
        - Elsewhere, run `sudo xcode-select -s /Applications/Xcode.app` and check
          `xcodebuild -version`: Flutter, React Native, Capacitor and Tauri use it.
        """,
      keys: ["DTSDKName", "DTPlatformVersion", "DTXcode"],
      refusedBy: [.appStore],
      outcome: "Since 28 April 2026; a warning in the months before.",
      sources: [
        .gitHub("jellyfin/jellyfin-ios/issues/814"), .gitHub("verdigado/gruene-app/issues/977"),
        .gitHub("YosemiteCrew/Yosemite-Crew/pull/2343"),
        .gitHub("AceDataCloud/Nexior/pull/790"), .gitHub("gsainfoteam/ziggle-flutter/pull/694"),
        .gitHub("dxos/dxos/pull/11240"), .gitHub("SharezoneApp/sharezone-app/issues/2021"),
        deadlineOf2026, deadlineOf2027, .gitHub("NWACus/avy/pull/1176"),
        .gitHub("BasedHardware/omi/pull/7109"),
        .gitHub("expo/eas-build/issues/83"),
        .gitHub("actions/runner-images/blob/main/images/macos/macos-15-arm64-Readme.md"),
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
        [`DTXcodeBuild`](key:DTXcodeBuild) of the app is the build that `xcodebuild -version`
        prints; compare it with [Apple's list of
        releases](https://developer.apple.com/news/releases/).

        - A beta, or a release candidate that another one replaced: install the newest release of
          Xcode, choose it with `sudo xcode-select -s /Applications/Xcode.app`, and archive again.
          In September 2024, a second release candidate of Xcode 16 came out, and from that day on
          builds with the first were refused.
        - TestFlight takes builds with a beta only while the beta is new: in August 2026, it stopped
          taking those of one eight days after the next beta came out.
        - A build without Xcode, such as with Make, lacks what Xcode writes. XCSoar sets `DTXcode`,
          `DTXcodeBuild`, `DTSDKName`, `DTSDKBuild`, `DTCompiler`, `DTPlatformName`,
          `DTPlatformVersion`, `DTPlatformBuild` and `BuildMachineOSBuild`.

        For an SDK that is too old, the code is `ITMS-90725`.
        """,
      keys: ["DTXcodeBuild", "DTXcode", "DTSDKBuild"],
      refusedBy: [.appStore, .macAppStore],
      sources: [
        .gitHub("actions/runner-images/issues/10583"),
        .gitHub("cirruslabs/macos-image-templates/issues/181"),
        .gitHub("flutter/flutter/issues/44378"), .gitHub("apache/cordova-ios/issues/711"),
        .gitHub("actions/runner-images/issues/14586"), .gitHub("XCSoar/XCSoar/pull/1659"),
      ]),
    RejectionCode(
      "ITMS-90301", "Built with a beta of Xcode or macOS",
      messages: [
        "This bundle is invalid. Apple is not currently accepting applications built with this version of Xcode.",
        "This bundle is invalid - Apple is not currently accepting applications built with this version of the OS.",
      ],
      summary: "The app was built with a beta of Xcode, or on a Mac with a beta of macOS.",
      discussion: """
        The message says which of the two was a beta. `plutil -p Lamp.app/Info.plist | grep Build` prints the
        builds of the archived app; for a Mac app, the file is `Lamp.app/Contents/Info.plist`.

        - *OS*: [`BuildMachineOSBuild`](key:BuildMachineOSBuild) is the build of the Mac's macOS,
          and the version of Xcode doesn't matter. Archive on a Mac whose macOS is a release, or
          with a build service: Xcode Cloud, or at GitHub `runs-on: macos-26`.
        - *Xcode*: [`DTXcodeBuild`](key:DTXcodeBuild) is its build. Choose a release with
          `sudo xcode-select -s /Applications/Xcode.app`, and archive again. Soon after the release
          candidate of a version, App Store Connect takes no beta of it anymore.

        TestFlight can take such a build all the same. App Review then refuses it, for an iPhone app
        with `ITMS-90111`.
        """,
      keys: ["DTXcodeBuild", "DTSDKBuild", "BuildMachineOSBuild"],
      refusedBy: [.appStore, .macAppStore],
      sources: [
        .gitHub("home-assistant/iOS/pull/5810"),
        .gitHub("bhwilkoff/Tidbits-Trivia/blob/main/docs/CLOUD-SUBMISSION.md"),
        .gitHub("emerytech/couchside/pull/177"),
      ]),
    RejectionCode(
      "ITMS-90111", "Build that App Review can't take",
      messages: ["Unsupported SDK or Xcode version"],
      summary: "The app was built on a Mac with a beta of macOS, or with a beta of Xcode.",
      discussion: """
        The build passes the upload and TestFlight, and is refused when it is submitted for review:
        its state becomes *Invalid Binary*. The text speaks of the SDK and of Xcode, but in most
        reports of 2026 both were releases, and [`BuildMachineOSBuild`](key:BuildMachineOSBuild) was
        a beta of macOS 27, such as `26A5388g`. `plutil -p Lamp.app/Info.plist | grep Build` prints
        it, for the app in the archive.

        Archive again on a Mac whose macOS is a release, or with a build service: Xcode Cloud, EAS
        Build, or at GitHub `runs-on: macos-26`. If Xcode was the beta, choose a release with
        `sudo xcode-select -s /Applications/Xcode.app`. A new archive needs a new build number;
        Xcode Cloud numbers its builds itself, below *Settings* › *Build Number*.
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
      summary: "The app's minimum system is too old for App Store Connect from spring 2027 on.",
      discussion: """
        Raise *Minimum Deployments* on the tab *General* to 15.0 or later, in the target of the app
        and of each extension. It is the build setting `IPHONEOS_DEPLOYMENT_TARGET`, from which Xcode writes
        [`MinimumOSVersion`](key:MinimumOSVersion).

        - Flutter, React Native: `platform :ios, '15.0'` in `ios/Podfile` too.
        - Expo: `"ios": { "deploymentTarget": "15.1" }` for the plug-in `expo-build-properties` in
          `app.json`.
        - Cordova: `<preference name="deployment-target" value="15.0" />` in `config.xml`.
        - Tauri: `"minimumSystemVersion": "15.0"` below `bundle.iOS` of `tauri.conf.json`; without
          it, 13.0 is used.
        - Unity: *Target minimum iOS Version* in the player settings.

        The mails began in August 2026.
        """,
      keys: ["MinimumOSVersion"],
      wrong: [
        "CFBundleIconName": "AppIcon", "CFBundleIdentifier": "com.example.lamp",
        "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.2",
        "CFBundleSupportedPlatforms": ["iPhoneOS"], "CFBundleVersion": "7",
        "ITSAppUsesNonExemptEncryption": false, "MinimumOSVersion": "14.0",
        "UILaunchScreen": [:], "UIRequiredDeviceCapabilities": ["arm64"],
      ],
      right: [
        "CFBundleIconName": "AppIcon", "CFBundleIdentifier": "com.example.lamp",
        "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.2",
        "CFBundleSupportedPlatforms": ["iPhoneOS"], "CFBundleVersion": "7",
        "ITSAppUsesNonExemptEncryption": false, "MinimumOSVersion": "15.0",
        "UILaunchScreen": [:], "UIRequiredDeviceCapabilities": ["arm64"],
      ],
      outcome: "A warning: the upload succeeds until spring 2027.",
      sources: [
        .gitHub("thunderbird/thunderbird-ios/issues/466"),
        .gitHub("rokwire/illinois-app/issues/5972"),
        .gitHub("SwiftOldDriver/iOS-Weekly/issues/5416"),
        .gitHub("icosa-foundation/open-brush/pull/1134"), .gitHub("theoden8/webspace_app/pull/538"),
        .gitHub("expo/expo/blob/main/packages/expo-build-properties/README.md"),
        .gitHub("apache/cordova-ios/blob/master/lib/prepare.js"),
        .gitHub("tauri-apps/tauri/blob/dev/crates/tauri-utils/src/config.rs"),
      ]),
    RejectionCode(
      "ITMS-90265", "Minimum macOS that doesn't exist yet",
      messages: [
        "Invalid LSMinimumSystemVersion - The LSMinimumSystemVersion Info.plist key has the value “12.4”. This string indicates the minimum macOS version required for this app to run. The value must be between 10.4 and 12.3 and be formatted as “x.x.x.”"
      ],
      summary: "A Mac app needs a version of macOS that the Mac App Store doesn't know.",
      discussion: """
        The deployment target is a version of macOS for which Apple has no released SDK: that of a
        beta, or of a minor release. The message quotes the range. Lower *Minimum Deployments* on
        the tab *General* of the target to a version in it. It is the build setting
        `MACOSX_DEPLOYMENT_TARGET`, from which
        [`LSMinimumSystemVersion`](key:LSMinimumSystemVersion) usually comes.

        - Flutter: that setting in `macos/Runner.xcodeproj`, and `platform :osx` in `macos/Podfile`.
        - Tauri: `bundle.macOS.minimumSystemVersion` in `tauri.conf.json`.
        - electron-builder: `mac.minimumSystemVersion`.
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
        .gitHub("tauri-apps/tauri/blob/dev/crates/tauri-utils/src/config.rs"),
        .gitHub(
          "electron-userland/electron-builder/blob/master/packages/app-builder-lib/src/options/macOptions.ts"
        ),
      ]),
    RejectionCode(
      "ITMS-90756", "Device family of another platform",
      messages: [
        "Invalid Bundle. The key UIDeviceFamily in the app's Info.plist file contains one or more unsupported values '1'."
      ],
      summary: "A Mac app that was made with Mac Catalyst lists the iPhone among its devices.",
      discussion: """
        Mac Catalyst takes 2, the interface of the iPad, and 6, that of the Mac: remove 1, the
        iPhone, from [`UIDeviceFamily`](key:UIDeviceFamily).

        - .NET MAUI, which the reports are of: the values are in `Platforms/MacCatalyst/Info.plist`,
          where old templates wrote 1 and 2. Write 2 alone, or 2 and 6; 6 needs a
          `SupportedOSPlatformVersion` of 14.0 or later in the project file.
        - Xcode replaces the list in the file with that of the build setting
          `TARGETED_DEVICE_FAMILY`, and leaves 1 out for Mac Catalyst.
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
        .gitHub(
          "swiftlang/swift-build/blob/main/Sources/SWBTaskExecution/TaskActions/InfoPlistProcessorTaskAction.swift"
        ), .gitHub("dotnet/macios/blob/main/msbuild/Xamarin.Localization.MSBuild/MSBStrings.resx"),
      ]),
    RejectionCode(
      "ITMS-90983", "Mac app without a minimum macOS",
      messages: [
        "Missing LSMinimumSystemVersion - The LSMinimumSystemVersion key must be present in the Info.plist file when submitting a macOS app. For details, visit: https://developer.apple.com/documentation/bundleresources/information_property_list/lsminimumsystemversion."
      ],
      summary: "A Mac app doesn't say which macOS it needs.",
      discussion: """
        Add [`LSMinimumSystemVersion`](key:LSMinimumSystemVersion) with the oldest macOS that the app
        was built for. [`LSMinimumSystemVersionByArchitecture`](key:LSMinimumSystemVersionByArchitecture)
        alone is not enough.

        - Godot 4.7 writes only that dictionary: add the key as *Application › Additional Plist
          Content* in the export preset for macOS.
        - An Info.plist written by hand, such as for a Rust app: add the key, as below.
        - Xcode: write `$(MACOSX_DEPLOYMENT_TARGET)` as its value on the tab *Info* of the target.
        - electron-builder: `mac.minimumSystemVersion`; Tauri:
          `bundle.macOS.minimumSystemVersion`.
        """,
      keys: ["LSMinimumSystemVersion", "LSMinimumSystemVersionByArchitecture"],
      wrong: [
        "CFBundleIdentifier": "com.example.lamp", "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": "1.2", "CFBundleSupportedPlatforms": ["MacOSX"],
        "CFBundleVersion": "7", "ITSAppUsesNonExemptEncryption": false,
        "LSApplicationCategoryType": "public.app-category.utilities",
      ],
      right: [
        "CFBundleIdentifier": "com.example.lamp", "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": "1.2", "CFBundleSupportedPlatforms": ["MacOSX"],
        "CFBundleVersion": "7", "ITSAppUsesNonExemptEncryption": false,
        "LSApplicationCategoryType": "public.app-category.utilities",
        "LSMinimumSystemVersion": "13.0",
      ],
      refusedBy: [.macAppStore],
      sources: [
        .gitHub("godotengine/godot/issues/123287"), .gitHub("godotengine/godot/issues/123372"),
        .gitHub("ggand0/ggando-website/blob/main/content/blog/006_appstore.md"),
        .gitHub("tauri-apps/tauri/blob/dev/crates/tauri-utils/src/config.rs"),
        .gitHub(
          "electron-userland/electron-builder/blob/master/packages/app-builder-lib/src/options/macOptions.ts"
        ),
      ]),
  ]
}
