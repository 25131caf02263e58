import KeyModel

/// The codes with which App Store Connect reports what is wrong between the bundles of a product.
let productCodes: [RejectionCode] = [
  RejectionCode(
    "ITMS-90049", "Invalid bundle identifier",
    messages: [
      "This bundle is invalid. The CFBundleIdentifier 'com.jwtio.JWT_iOS_Framework' in the bundle contains disallowed characters. It must be present, must contain only alphanumerics, dots, hyphens and must not end with a dot.",
      "This bundle is invalid. The bundle at path Payload/MyApp.app/Frameworks/GoogleUtilities_Environment.framework has an invalid CFBundleIdentifier 'GoogleUtilities_Environment' There are invalid characters(characters that are not dots, hyphen and alphanumerics) that have been replaced with their code point 'GoogleUtilities\\u005fEnvironment'",
    ],
    summary:
      "A bundle's identifier has characters other than letters, digits, hyphens and periods.",
    discussion: """
      The message names the bundle and shows where the characters are, with an underscore as `\\u005f`.
      Correct [`CFBundleIdentifier`](key:CFBundleIdentifier). In a framework of someone else it is
      often the name of the module: update the framework, or give the bundle another identifier.
      """,
    keys: ["CFBundleIdentifier"],
    wrong: ["CFBundleIdentifier": "com.example.Lamp_Kit", "CFBundlePackageType": "FMWK"],
    right: ["CFBundleIdentifier": "com.example.Lamp-Kit", "CFBundlePackageType": "FMWK"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("yourkarma/JWT/issues/118"), .gitHub("firebase/firebase-ios-sdk/issues/9954"),
      .gitHub("yeahdongcn/RSBarcodes_Swift/issues/150"),
    ]),
  RejectionCode(
    "ITMS-90055", "Another bundle identifier",
    messages: [
      "This bundle is invalid. The bundle identifier cannot be changed from the current value, 'com.mycompany.some-beta-app-details'. If you want to change your bundle identifier, you will need to create a new application in App Store Connect."
    ],
    summary: "The bundle identifier isn't the one of the app in App Store Connect.",
    discussion: """
      Upload with the identifier of the app, in [`CFBundleIdentifier`](key:CFBundleIdentifier) of
      the app's own bundle, or make another app in App Store Connect. `ITMS-90054` says the same about
      an update.
      """,
    keys: ["CFBundleIdentifier"],
    refusedBy: [.appStore, .macAppStore],
    sources: [
      .gitHub("fastlane/fastlane/issues/5623"), .gitHub("fastlane/fastlane/issues/21028"),
      .gitHub("fastlane/fastlane/issues/14913"),
    ]),
  RejectionCode(
    "ITMS-90205", "Nested bundles that aren't allowed",
    messages: [
      "Invalid Bundle. The bundle at 'myApp.app/PlugIns/broadcast.appex' contains disallowed nested bundles."
    ],
    summary: "An extension or a framework contains bundles.",
    discussion: """
      On iOS only the app contains frameworks and extensions. Set *Do Not Embed* for the frameworks
      of the extension, and *Always Embed Swift Standard Libraries* to `NO` in its target. It usually
      comes with `ITMS-90206`.
      """,
    refusedBy: [.appStore],
    sources: [
      .gitHub("CocoaPods/CocoaPods/issues/3905"), .gitHub("Expensify/App/issues/54391"),
      .gitHub("aws/amazon-chime-sdk-ios/issues/301"),
    ]),
  RejectionCode(
    "ITMS-90206", "A folder Frameworks that isn't allowed",
    messages: [
      "Invalid Bundle. The bundle at 'myApp.app/PlugIns/broadcast.appex' contains disallowed file 'Frameworks'."
    ],
    summary: "An extension or a framework contains a folder `Frameworks`.",
    discussion: """
      Its frameworks belong in the app alone. Set *Do Not Embed* for them in the target that the
      message names, and `ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES` to `NO`.
      """,
    refusedBy: [.appStore],
    sources: [
      .gitHub("CocoaPods/CocoaPods/issues/3905"), .gitHub("contentful/contentful.swift/issues/7"),
      .gitHub("OneSignal/OneSignal-iOS-SDK/issues/1437"),
      .gitHub("aws/amazon-chime-sdk-ios/issues/301"),
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
    "ITMS-90349", "Invalid extension point",
    summary: "An extension names an extension point that the App Store doesn't know.",
    discussion: """
      The message quotes the value of
      [`NSExtensionPointIdentifier`](key:NSExtension/NSExtensionPointIdentifier) or
      [`EXExtensionPointIdentifier`](key:EXAppExtensionAttributes/EXExtensionPointIdentifier). Compare
      it with the list of extension points; one word is often wrong, such as `deviceactivity` for
      `deviceactivityui`. An app can't bring its own extension points to the App Store.
      """,
    keys: [
      "NSExtension/NSExtensionPointIdentifier",
      "EXAppExtensionAttributes/EXExtensionPointIdentifier",
    ],
    wrong: [
      "NSExtension": [
        "NSExtensionPointIdentifier": "com.apple.share",
        "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).ShareController",
      ]
    ],
    right: [
      "NSExtension": [
        "NSExtensionPointIdentifier": "com.apple.share-services",
        "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).ShareController",
      ]
    ],
    refusedBy: [.appStore],
    sources: [
      .gitHub("brendan-ch/OpenAppLock/pull/21"), .developerForums("814945"),
      .developerForums("803896"),
    ]),
  RejectionCode(
    "ITMS-90361", "Value of another type",
    messages: [
      "Invalid info.plist value type. The value type for the key 'NSExtensionActivationSupportsText' in bundle example.app/Plugins/exampleShare.appex is not boolean."
    ],
    summary: "A value in the Info.plist of an extension doesn't have the type that its key needs.",
    discussion: """
      The message names the key, the bundle and the type. In
      [`NSExtensionActivationRule`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule),
      for example,
      [`NSExtensionActivationSupportsText`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsText)
      is a Boolean, and the keys that end in `MaxCount` are integers.
      """,
    keys: ["NSExtension/NSExtensionAttributes/NSExtensionActivationRule"],
    wrong: [
      "NSExtension": [
        "NSExtensionAttributes": [
          "NSExtensionActivationRule": ["NSExtensionActivationSupportsText": 3]
        ], "NSExtensionPointIdentifier": "com.apple.share-services",
        "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).ShareController",
      ]
    ],
    right: [
      "NSExtension": [
        "NSExtensionAttributes": [
          "NSExtensionActivationRule": ["NSExtensionActivationSupportsText": true]
        ], "NSExtensionPointIdentifier": "com.apple.share-services",
        "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).ShareController",
      ]
    ],
    refusedBy: [.appStore], sources: [.gitHub("owncloud/client/issues/4156")]),
  RejectionCode(
    "ITMS-90362", "Invalid value",
    messages: [
      "Invalid Info.plist value. The value for the key 'MinimumOSVersion' in bundle MyAPP.app/Frameworks/XCDYouTubeKit.framework is invalid. The minimum value is 8.0",
      "Invalid Info.plist value. The value for the key 'NSExtensionActivationRule' in bundle App.app/PlugIns/Send intent extension.appex is invalid.",
    ],
    summary: "A bundle in the upload has a value that the App Store doesn't take.",
    discussion: """
      The message names the key and the bundle, and sometimes the minimum value, as for
      [`MinimumOSVersion`](key:MinimumOSVersion) of a framework.
      """,
    keys: ["MinimumOSVersion"],
    wrong: ["CFBundlePackageType": "FMWK", "MinimumOSVersion": "7.0"],
    right: ["CFBundlePackageType": "FMWK", "MinimumOSVersion": "15.0"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("0xced/XCDYouTubeKit/issues/223"), .gitHub("mindlib-capacitor/send-intent/issues/86"),
    ]),
  RejectionCode(
    "ITMS-90363", "Invalid key",
    messages: [
      "Invalid info.plist key. The key 'NSExtensionPointVersion' in bundle example.app/Plugins/exampleShare.appex is invalid."
    ],
    summary: "The Info.plist of an extension or a watch app has a key that doesn't belong there.",
    discussion: """
      The message names the key and the bundle. Remove it:
      [`NSExtensionPointName`](key:NSExtension/NSExtensionAttributes/NSExtensionPointName) and
      [`NSExtensionPointVersion`](key:NSExtension/NSExtensionAttributes/NSExtensionPointVersion) come
      from early templates of Share extensions, and [`LSRequiresIPhoneOS`](key:LSRequiresIPhoneOS) is
      for iPhone apps.
      """,
    wrong: [
      "NSExtension": [
        "NSExtensionAttributes": [
          "NSExtensionActivationRule": ["NSExtensionActivationSupportsText": true]
        ], "NSExtensionPointIdentifier": "com.apple.share-services",
        "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).ShareController",
        "NSExtensionPointVersion": "1.0",
      ]
    ],
    right: [
      "NSExtension": [
        "NSExtensionAttributes": [
          "NSExtensionActivationRule": ["NSExtensionActivationSupportsText": true]
        ], "NSExtensionPointIdentifier": "com.apple.share-services",
        "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).ShareController",
      ]
    ],
    refusedBy: [.appStore],
    sources: [.gitHub("owncloud/client/issues/4156"), .gitHub("flutter/flutter/issues/167892")]),
  RejectionCode(
    "ITMS-90542", "Built for the simulator",
    messages: [
      "Invalid CFBundleSupportedPlatforms value. The key 'CFBundleSupportedPlatforms' in the Info.plist file in bundle 'Payload/Huifenqi.app/Pingpp.bundle' contains an invalid value '[iPhoneSimulator]'."
    ],
    summary: "A bundle in the upload says that it was built for the simulator.",
    discussion: """
      [`CFBundleSupportedPlatforms`](key:CFBundleSupportedPlatforms) of the bundle contains
      `iPhoneSimulator`. Remove the key from a bundle of resources, or take the bundle from a build for
      devices.
      """,
    keys: ["CFBundleSupportedPlatforms"],
    wrong: ["CFBundlePackageType": "BNDL", "CFBundleSupportedPlatforms": ["iPhoneSimulator"]],
    right: ["CFBundlePackageType": "BNDL"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("PingPlusPlus/pingpp-ios/issues/84"), .gitHub("intercom/intercom-ios/issues/304"),
      .gitHub("microsoftconnect/ms-intune-app-sdk-ios/issues/245"),
    ]),
  RejectionCode(
    "ITMS-90562", "More than one platform",
    messages: [
      "Invalid Bundle - Info.plist should specify CFBundleSupportedPlatforms with an array containing a single platform."
    ],
    summary: "A bundle lists several platforms, or one of them twice.",
    discussion: """
      Write one value in [`CFBundleSupportedPlatforms`](key:CFBundleSupportedPlatforms), or leave the key
      to Xcode.
      """,
    keys: ["CFBundleSupportedPlatforms"],
    wrong: ["CFBundleSupportedPlatforms": ["iPhoneOS", "AppleTVOS"]],
    right: ["CFBundleSupportedPlatforms": ["iPhoneOS"]],
    refusedBy: [.appStore], sources: [.gitHub("defold/extender/issues/332")]),
  RejectionCode(
    "ITMS-90685", "Bundle identifier that occurs twice",
    messages: [
      "CFBundleIdentifier Collision. There is more than one bundle with the CFBundleIdentifier value 'com.remirobert.Dotzu' under the iOS application 'ExampleDotzu.app'."
    ],
    summary: "Two bundles in the app have the same identifier.",
    discussion: """
      The message quotes it. Usually a framework is embedded twice, in the app and in an extension or in
      another framework: embed it in the app alone. Otherwise give one of the bundles another
      [`CFBundleIdentifier`](key:CFBundleIdentifier).
      """,
    keys: ["CFBundleIdentifier"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("fastlane/fastlane/issues/12703"),
      .gitHub("mozilla-lockwise/lockwise-ios/issues/831"),
      .gitHub("aws/amazon-chime-sdk-ios/issues/301"),
    ]),
  RejectionCode(
    "ITMS-90738", "Invalid purpose string",
    messages: [
      "Invalid purpose string value - The “” value for the NSCameraUsageDescription key isn’t allowed in “decentraland-godot-client.app”."
    ],
    summary: "A purpose string is empty, or says no more than the name of its key.",
    discussion: """
      The message quotes the value, the key and the language. A string catalog that has no text for
      the language of the project writes the key itself. The upload is accepted; Apple asks for a
      correction. Say in a sentence what the app does with the data.
      """,
    wrong: ["NSCameraUsageDescription": ""],
    right: ["NSCameraUsageDescription": "Scans the code on a lamp to add it."],
    sources: [
      .gitHub("decentraland/godot-explorer/issues/846"),
      .gitHub("apache/cordova-plugin-camera/issues/836"),
    ]),
  RejectionCode(
    "ITMS-90806", "Bundle identifier that occurs twice",
    messages: [
      "CFBundleIdentifier collision - Each bundle must have a unique bundle identifier. The bundle identifier 'org.cocoapods.Alamofire' is used in the bundles '[Alamofire.framework, Alamofire.framework]'"
    ],
    summary:
      "Two bundles in the app, such as a framework for iOS and for watchOS, share an identifier.",
    discussion: """
      Apple sends the message after the upload. Give the frameworks identifiers that differ by platform,
      for example with `$(PLATFORM_NAME)` at the end.
      """,
    keys: ["CFBundleIdentifier"],
    wrong: ["CFBundleIdentifier": "com.example.LampKit"],
    right: ["CFBundleIdentifier": "com.example.LampKit.$(PLATFORM_NAME)"],
    sources: [
      .gitHub("dotnet/macios/issues/6920"), .gitHub("Alamofire/Alamofire/issues/2925"),
    ]),
  RejectionCode(
    "ITMS-91179", "Extension of the wrong kind",
    summary: "An extension is declared in the dictionary of the other kind of extensions.",
    discussion: """
      The extension points of ExtensionKit are declared in
      [`EXAppExtensionAttributes`](key:EXAppExtensionAttributes), and the bundle is in `Extensions`
      of the app; all others are declared in [`NSExtension`](key:NSExtension), in `PlugIns`. Make the
      target with Xcode's template, or change its product type to that of an ExtensionKit extension.
      """,
    keys: ["EXAppExtensionAttributes", "NSExtension"],
    wrong: ["NSExtension": ["NSExtensionPointIdentifier": "com.apple.appintents-extension"]],
    right: [
      "EXAppExtensionAttributes": ["EXExtensionPointIdentifier": "com.apple.appintents-extension"]
    ],
    refusedBy: [.appStore], sources: [.gitHub("brendan-ch/OpenAppLock/pull/21")]),
]
