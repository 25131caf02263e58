import KeyModel

/// The codes with which App Store Connect reports bundle identifiers.
let identifierCodes: [RejectionCode] = [
  RejectionCode(
    "ITMS-90049", "Invalid bundle identifier",
    messages: [
      "This bundle is invalid. The CFBundleIdentifier 'com.jwtio.JWT_iOS_Framework' in the bundle contains disallowed characters. It must be present, must contain only alphanumerics, dots, hyphens and must not end with a dot.",
      "This bundle is invalid. The bundle at path Payload/MyApp.app/Frameworks/GoogleUtilities_Environment.framework has an invalid CFBundleIdentifier 'GoogleUtilities_Environment' There are invalid characters(characters that are not dots, hyphen and alphanumerics) that have been replaced with their code point 'GoogleUtilities\\u005fEnvironment'",
    ],
    summary:
      "A bundle's identifier has characters other than letters, digits, hyphens and periods.",
    discussion: """
      The message names the bundle and shows where the characters are, with an underscore as
      `\\u005f`. Mostly it is a framework of someone else, whose identifier is the name of its module:
      update it. In your own target, correct *Bundle Identifier* on the tab *General*
      ([`CFBundleIdentifier`](key:CFBundleIdentifier)).
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
    ]),
  RejectionCode(
    "ITMS-90055", "Another bundle identifier",
    messages: [
      "This bundle is invalid. The bundle identifier cannot be changed from the current value, 'com.mycompany.some-beta-app-details'. If you want to change your bundle identifier, you will need to create a new application in App Store Connect."
    ],
    summary: "The bundle identifier isn't the one of the app in App Store Connect.",
    discussion: """
      Mostly a build machine uploaded to the entry of another app, or built with the identifier of
      another configuration. Compare [`CFBundleIdentifier`](key:CFBundleIdentifier) of the app's own
      bundle with that in App Store Connect; with fastlane, name it in `app_identifier`. For another
      identifier, make another app in App Store Connect. `ITMS-90054` says the same about an update.
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
      "Invalid Bundle Identifier. The application bundle contains a tool or framework crash_report_sender [come.scendix.pamfax.osx.pkg/Payload/PamFax.app/Contents/Frameworks/Atom Framework.framework/Versions/A/Resources/crash_report_sender.app] using the bundle identifier 'com.Breakpad.crash_report_sender', which is not a valid bundle identifier."
    ],
    summary: "A tool or framework in a Mac app has an identifier that isn't valid.",
    discussion: """
      The message names the bundle. Correct its [`CFBundleIdentifier`](key:CFBundleIdentifier):
      underscores are not allowed.
      """,
    keys: ["CFBundleIdentifier"],
    wrong: ["CFBundleIdentifier": "com.example.lamp_helper", "CFBundlePackageType": "FMWK"],
    right: ["CFBundleIdentifier": "com.example.lamp-helper", "CFBundlePackageType": "FMWK"],
    refusedBy: [.macAppStore], sources: [.gitHub("electron/electron/issues/1174")]),
  RejectionCode(
    "ITMS-90685", "Bundle identifier that occurs twice",
    messages: [
      "CFBundleIdentifier Collision. There is more than one bundle with the CFBundleIdentifier value 'com.remirobert.Dotzu' under the iOS application 'ExampleDotzu.app'."
    ],
    summary: "Two bundles in the app have the same identifier.",
    discussion: """
      The message quotes it. Usually a framework is embedded twice, in the app and in an extension or
      in another framework: set *Do Not Embed* for it below *Frameworks and Libraries* on the tab
      *General* of the extension's target, so that the app alone has it. Otherwise give one of the
      bundles another [`CFBundleIdentifier`](key:CFBundleIdentifier).
      """,
    keys: ["CFBundleIdentifier"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("fastlane/fastlane/issues/12703"),
      .gitHub("mozilla-lockwise/lockwise-ios/issues/831"),
      .gitHub("aws/amazon-chime-sdk-ios/issues/301"),
      .gitHub("ethand91/mediasoup-ios-client/issues/21"),
    ]),
  RejectionCode(
    "ITMS-90806", "Bundle identifier that occurs twice",
    messages: [
      "CFBundleIdentifier collision - Each bundle must have a unique bundle identifier. The bundle identifier 'org.cocoapods.Alamofire' is used in the bundles '[Alamofire.framework, Alamofire.framework]'"
    ],
    summary:
      "Two bundles in the app, such as a framework for iOS and for watchOS, share an identifier.",
    discussion: """
      Give the frameworks identifiers that differ by platform: in the build settings of their targets,
      end `PRODUCT_BUNDLE_IDENTIFIER` with `$(PLATFORM_NAME)`. The bundles that the message lists can
      have the same name, as Alamofire for the iPhone app and for the Watch app have.
      """,
    keys: ["CFBundleIdentifier"],
    wrong: ["CFBundleIdentifier": "com.example.LampKit"],
    right: ["CFBundleIdentifier": "com.example.LampKit.$(PLATFORM_NAME)"],
    outcome: "A mail after the upload; no source says that the build is refused.",
    sources: [
      .gitHub("dotnet/macios/issues/6920"), .gitHub("Alamofire/Alamofire/issues/2925"),
    ]),
]
