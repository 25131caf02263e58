import KeyModel

/// The codes with which App Store Connect reports bundle identifiers.
let identifierCodes: [RejectionCode] = [
  RejectionCode(
    "ITMS-90049", "Invalid bundle identifier",
    messages: [
      "This bundle is invalid. The bundle at path Payload/MyApp.app/Frameworks/GoogleUtilities_Environment.framework has an invalid CFBundleIdentifier 'GoogleUtilities_Environment' There are invalid characters(characters that are not dots, hyphen and alphanumerics) that have been replaced with their code point 'GoogleUtilities\\u005fEnvironment'",
      "This bundle is invalid. The CFBundleIdentifier 'com.jwtio.JWT_iOS_Framework' in the bundle contains disallowed characters. It must be present, must contain only alphanumerics, dots, hyphens and must not end with a dot.",
    ],
    summary:
      "A bundle's identifier has characters other than letters, digits, hyphens and periods.",
    discussion: """
      The message names the bundle and shows where the characters are, with an underscore as
      `\\u005f`.

      - Mostly it is a framework of someone else: update it. A Swift package that is built as a
        framework has its module's name as identifier, such as `_NIOBase64`; as a static library it
        doesn't get one.
      - In React Native, the framework is in `node_modules`: correct the Info.plist there until the
        package is updated, with `patch-package` to keep it.
      - In CMake, set `MACOSX_FRAMEWORK_IDENTIFIER` of the target.
      - In your own target, correct *Bundle Identifier* on the tab *General*
        ([`CFBundleIdentifier`](key:CFBundleIdentifier)). Templates take it from a project's name
        with underscores.
      """,
    keys: ["CFBundleIdentifier"],
    wrong: ["CFBundleIdentifier": "com.example.Lamp_Kit", "CFBundlePackageType": "FMWK"],
    right: ["CFBundleIdentifier": "com.example.Lamp-Kit", "CFBundlePackageType": "FMWK"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("yourkarma/JWT/issues/118"), .gitHub("firebase/firebase-ios-sdk/issues/9954"),
      .gitHub("yeahdongcn/RSBarcodes_Swift/issues/150"),
      .gitHub("yeahdongcn/UIColor-Hex-Swift/issues/76"),
      .gitHub("google/GoogleUtilities/issues/140"), .gitHub("partout-io/tunnelkit/pull/262"),
      .gitHub("apple/swift-nio-ssl/issues/478"), .gitHub("openwallet-foundation/askar/issues/133"),
      .gitHub("zxing-cpp/zxing-cpp/pull/407"), .gitHub("nimblehq/flutter-templates/issues/49"),
    ]),
  RejectionCode(
    "ITMS-90055", "Another bundle identifier",
    messages: [
      "This bundle is invalid. The bundle identifier cannot be changed from the current value, 'com.mycompany.some-beta-app-details'. If you want to change your bundle identifier, you will need to create a new application in App Store Connect."
    ],
    summary: "The bundle identifier isn't the one of the app in App Store Connect.",
    discussion: """
      Mostly a build machine uploaded to the entry of another app, or built with the identifier of
      another configuration, such as that of a beta.

      - `plutil -extract CFBundleIdentifier raw Payload/YourApp.app/Info.plist` prints
        [`CFBundleIdentifier`](key:CFBundleIdentifier) of the upload. Compare it with *App
        Information* of the app in App Store Connect.
      - Choose the scheme or configuration with the right `PRODUCT_BUNDLE_IDENTIFIER`.
      - With fastlane, name it: `upload_to_testflight(app_identifier: "com.example.lamp")`, or in
        the `Appfile`.
      - For another identifier, make another app in App Store Connect.

      `ITMS-90054` says the same about an update.
      """,
    keys: ["CFBundleIdentifier"],
    refusedBy: [.appStore, .macAppStore],
    sources: [
      .gitHub("fastlane/fastlane/issues/5623"), .gitHub("fastlane/fastlane/issues/21028"),
      .gitHub("fastlane/fastlane/issues/14913"),
    ]),
  RejectionCode(
    "ITMS-90277", "Invalid bundle identifier in a Mac app",
    messages: [
      "Invalid Bundle Identifier. The application bundle contains a tool or framework [com.savysoda.xxxxx.pkg/Payload/xxxxxxx/Contents/PlugIns/steam_api.bundle] using the bundle identifier 'com.savysoda.xxxxx.steam_api', which is not a valid bundle identifier.",
      "Invalid Bundle Identifier. The application bundle contains a tool or framework crash_report_sender [come.scendix.pamfax.osx.pkg/Payload/PamFax.app/Contents/Frameworks/Atom Framework.framework/Versions/A/Resources/crash_report_sender.app] using the bundle identifier 'com.Breakpad.crash_report_sender', which is not a valid bundle identifier.",
    ],
    summary: "A tool or framework in a Mac app has an identifier that isn't valid.",
    discussion: """
      The message names the tool or framework and its identifier. Underscores are not allowed:
      correct [`CFBundleIdentifier`](key:CFBundleIdentifier) in its Info.plist, with a hyphen or
      nothing in place of each, and sign it again before the app that contains it. In your own
      target it is *Bundle Identifier* on the tab *General*.

      - Unity with Steamworks.NET: `steam_api.bundle` in `PlugIns` has it. Exclude that plug-in
        from a build without Steam.
      - Electron: update it. In the old report, `com.Breakpad.crashreportsender` in place of
        `com.Breakpad.crash_report_sender` ended the error.
      """,
    keys: ["CFBundleIdentifier"],
    wrong: ["CFBundleIdentifier": "com.example.lamp_helper", "CFBundlePackageType": "FMWK"],
    right: ["CFBundleIdentifier": "com.example.lamp-helper", "CFBundlePackageType": "FMWK"],
    refusedBy: [.macAppStore],
    sources: [
      .gitHub("rlabrecque/Steamworks.NET/issues/736"), .gitHub("electron/electron/issues/1174"),
    ]),
  RejectionCode(
    "ITMS-90685", "Bundle identifier that occurs twice",
    messages: [
      "CFBundleIdentifier Collision. There is more than one bundle with the CFBundleIdentifier value 'com.remirobert.Dotzu' under the iOS application 'ExampleDotzu.app'."
    ],
    summary: "Two bundles in the app have the same identifier.",
    discussion: """
      The message quotes the identifier;
      `find YourApp.app -name Info.plist -exec grep -l IDENTIFIER {} +` lists the bundles.

      - Usually a framework is embedded twice, in the app and in an extension or in another
        framework: choose *Do Not Embed* for it below *Frameworks and Libraries* on the tab
        *General* of the extension's or framework's target, so that the app alone has it. With
        Carthage, only the app's script phase copies it.
      - A package, such as Splunk's, embedded static frameworks too: update it. In another report, a
        copy in `PlugIns` had to go.
      - Otherwise give your own bundle another [`CFBundleIdentifier`](key:CFBundleIdentifier): an
        extension adds a part to the app's.
      """,
    keys: ["CFBundleIdentifier"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("fastlane/fastlane/issues/12703"),
      .gitHub("mozilla-lockwise/lockwise-ios/issues/831"),
      .gitHub("aws/amazon-chime-sdk-ios/issues/301"),
      .gitHub("ethand91/mediasoup-ios-client/issues/21"),
      .gitHub("signalfx/splunk-otel-ios/issues/633"),
      .gitHub("helpscout/beacon-ios-sdk/issues/144"), .gitHub("GetStream/stream-swift/pull/3"),
      .gitHub("krzyzanowskim/OpenSSL/issues/135"),
    ]),
  RejectionCode(
    "ITMS-90806", "Bundle identifier that occurs twice",
    messages: [
      "CFBundleIdentifier collision. Each bundle must have a unique bundle identifier. The bundle identifier 'com.adyen.Adyen3DS2' is used in the bundles '[Payload/AppName.app/Frameworks/Adyen3DS2.framework, Payload/AppName.app/PlugIns/Adyen3DS2.framework]'",
      "CFBundleIdentifier collision - Each bundle must have a unique bundle identifier. The bundle identifier 'org.cocoapods.Alamofire' is used in the bundles '[Alamofire.framework, Alamofire.framework]'",
    ],
    summary:
      "Two bundles in the app, such as a framework for iOS and for watchOS, share an identifier.",
    discussion: """
      The message lists the bundles.

      - The same framework in the iPhone app and in the Watch app: give them identifiers that differ
        by platform, with `$(PLATFORM_NAME)` at the end of `PRODUCT_BUNDLE_IDENTIFIER`. In
        CocoaPods, set it in `post_install` of the Podfile for each configuration:
        `config.build_settings['PRODUCT_BUNDLE_IDENTIFIER'] = 'org.cocoapods.${PRODUCT_NAME:rfc1034identifier}.${PLATFORM_NAME}'`.
      - The same framework in `Frameworks` and in `PlugIns`: embed it in the app's target alone, with
        *Do Not Embed* below *Frameworks and Libraries* on the tab *General* of the extension's. If
        the second is still there, delete it from the archived app before signing. `ITMS-90685`
        comes with it.
      """,
    keys: ["CFBundleIdentifier"],
    wrong: ["CFBundleIdentifier": "com.example.LampKit"],
    right: ["CFBundleIdentifier": "com.example.LampKit.$(PLATFORM_NAME)"],
    outcome: "A warning while uploading; mails of September 2019 refused the build.",
    sources: [
      .gitHub("dotnet/macios/issues/6920"), .gitHub("Alamofire/Alamofire/issues/2925"),
      .gitHub("CocoaPods/CocoaPods/issues/9135"), .gitHub("Adyen/adyen-ios/issues/472"),
      .gitHub("helpscout/beacon-ios-sdk/issues/144"), .gitHub("realm/realm-swift/issues/6245"),
    ]),
]
