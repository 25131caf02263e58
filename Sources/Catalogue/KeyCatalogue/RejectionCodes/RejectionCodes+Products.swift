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
      On iOS only the app contains frameworks and extensions. Set *Do Not Embed* for the frameworks of
      the extension below *Frameworks and Libraries* on the tab *General*, remove its phase *Copy
      Files* for them, and set *Always Embed Swift Standard Libraries* to `NO` in its target. A
      framework that contains another one needs an update from its authors. It usually comes with
      `ITMS-90206`.
      """,
    refusedBy: [.appStore],
    sources: [
      .gitHub("CocoaPods/CocoaPods/issues/3905"), .gitHub("Expensify/App/issues/54391"),
      .gitHub("aws/amazon-chime-sdk-ios/issues/301"),
      .gitHub("ethand91/mediasoup-ios-client/issues/21"),
      .gitHub("StickerKit/StickerKit-iMessage-Example-App/issues/2"),
    ]),
  RejectionCode(
    "ITMS-90206", "A folder Frameworks that isn't allowed",
    messages: [
      "Invalid Bundle. The bundle at 'myApp.app/PlugIns/broadcast.appex' contains disallowed file 'Frameworks'."
    ],
    summary: "An extension or a framework contains a folder `Frameworks`.",
    discussion: """
      Its frameworks belong in the app alone. Set *Do Not Embed* for them in the target that the
      message names, and `ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES` to `NO`. If the message names the
      framework of an SDK, update the SDK, or delete the folder `Frameworks` in it before you build.
      """,
    refusedBy: [.appStore],
    sources: [
      .gitHub("CocoaPods/CocoaPods/issues/3905"), .gitHub("contentful/contentful.swift/issues/7"),
      .gitHub("OneSignal/OneSignal-iOS-SDK/issues/1437"),
      .gitHub("aws/amazon-chime-sdk-ios/issues/301"),
      .gitHub("ethand91/mediasoup-ios-client/issues/21"),
      .gitHub("Notalib/nativescript-webview-ext/issues/71"),
    ]),
  RejectionCode(
    "ITMS-90349", "Invalid extension point",
    messages: [
      "Invalid Info.plist value. The value of the EXExtensionPointIdentifier key, AsheKube.app.a-Shell.localWebServer, in the Info.plist of “a-Shell.app/Extensions/localWebServer.appex” is invalid."
    ],
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
      The message names the key, the bundle and the type. Change *Type* of the key on the tab *Info*
      of the extension. In
      [`NSExtensionActivationRule`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule),
      for example,
      [`NSExtensionActivationSupportsText`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsText)
      is a Boolean, and the keys that end in `MaxCount` are integers: a text such as `"1"` is refused.
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
    refusedBy: [.appStore],
    sources: [.gitHub("owncloud/client/issues/4156"), .gitHub("gini/gini-mobile-ios/pull/521")]),
  RejectionCode(
    "ITMS-90362", "Invalid value",
    messages: [
      "Invalid Info.plist value. The value for the key 'MinimumOSVersion' in bundle MyAPP.app/Frameworks/XCDYouTubeKit.framework is invalid. The minimum value is 8.0",
      "Invalid Info.plist value. The value for the key 'NSExtensionActivationRule' in bundle App.app/PlugIns/Send intent extension.appex is invalid.",
    ],
    summary: "A bundle in the upload has a value that the App Store doesn't take.",
    discussion: """
      The message names the key and the bundle, and sometimes what is expected:

      - [`MinimumOSVersion`](key:MinimumOSVersion) of a prebuilt framework is below the minimum that
        the message quotes. Update the framework.
      - [`UIRequiredDeviceCapabilities`](key:UIRequiredDeviceCapabilities) of a Watch app is not an
        array with `watch-companion` alone.
      - [`NSExtensionActivationRule`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule)
        of a Share extension was refused in one report whose values looked right.
      """,
    keys: ["MinimumOSVersion"],
    wrong: ["CFBundlePackageType": "FMWK", "MinimumOSVersion": "7.0"],
    right: ["CFBundlePackageType": "FMWK", "MinimumOSVersion": "15.0"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("0xced/XCDYouTubeKit/issues/223"), .gitHub("mindlib-capacitor/send-intent/issues/86"),
      .gitHub("shu223/watchOS-2-Sampler/issues/14"),
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
      "Invalid CFBundleSupportedPlatforms value. The key 'CFBundleSupportedPlatforms' in the Info.plist file in bundle 'Payload/Huifenqi.app/Pingpp.bundle' contains an invalid value '[iPhoneSimulator]'. Consider removing the CFBundleSupportedPlatforms key from the Info.plist. If this bundle is part of a third-party framework, consider contacting the developer of the framework for an update to address this issue."
    ],
    summary: "A bundle in the upload says that it was built for the simulator.",
    discussion: """
      The message names the bundle, and it is mostly one of resources in a prebuilt SDK that its
      authors built for the simulator: update the SDK. Until then, remove
      [`CFBundleSupportedPlatforms`](key:CFBundleSupportedPlatforms) from the bundle's own Info.plist,
      or write `iPhoneOS`.
      """,
    keys: ["CFBundleSupportedPlatforms"],
    wrong: ["CFBundlePackageType": "BNDL", "CFBundleSupportedPlatforms": ["iPhoneSimulator"]],
    right: ["CFBundlePackageType": "BNDL"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("PingPlusPlus/pingpp-ios/issues/84"), .gitHub("intercom/intercom-ios/issues/304"),
      .gitHub("microsoftconnect/ms-intune-app-sdk-ios/issues/245"),
      .gitHub("VKCOM/vk-ios-sdk/issues/277"), .gitHub("microblink/blinkid-ios/issues/31"),
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
        that it doesn't contain. `otool -L` of the app's program lists what it needs; set each
        framework at `@rpath` to *Embed & Sign* below *Frameworks, Libraries, and Embedded Content*,
        or run `pod install` again.
      - *A single platform*: [`CFBundleSupportedPlatforms`](key:CFBundleSupportedPlatforms) lists
        several platforms, or one of them twice, as when a tool merges two files. Write one value, or
        leave the key to Xcode.
      - *Bitcode*: texts from before Xcode 14. Export without bitcode, and update the library.
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
      "Invalid purpose string value - The “” value for the NSCameraUsageDescription key isn’t allowed in “decentraland-godot-client.app”."
    ],
    summary: "A purpose string is empty, or says no more than the name of its key.",
    discussion: """
      The message quotes the value, the key and the language. A string catalog that has no text for
      the language of the project writes the key itself. Say in a sentence what the app does with the
      data.
      """,
    wrong: ["NSCameraUsageDescription": ""],
    right: ["NSCameraUsageDescription": "Scans the code on a lamp to add it."],
    outcome: "A warning: the upload is accepted, and Apple asks for a correction.",
    sources: [
      .gitHub("decentraland/godot-explorer/issues/846"),
      .gitHub("apache/cordova-plugin-camera/issues/836"),
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
