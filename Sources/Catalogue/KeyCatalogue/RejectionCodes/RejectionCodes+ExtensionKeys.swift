import KeyModel

/// A Share extension that takes text.
private let shareExtension: PropertyListValue = [
  "NSExtension": [
    "NSExtensionAttributes": [
      "NSExtensionActivationRule": ["NSExtensionActivationSupportsText": true]
    ], "NSExtensionPointIdentifier": "com.apple.share-services",
    "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).ShareController",
  ]
]

/// The codes with which App Store Connect reports keys and values in the Info.plist of an extension or a framework.
let extensionKeyCodes: [RejectionCode] = [
  RejectionCode(
    "ITMS-90349", "Invalid extension point",
    messages: [
      "Invalid Info.plist value. The value of the EXExtensionPointIdentifier key, AsheKube.app.a-Shell.localWebServer, in the Info.plist of “a-Shell.app/Extensions/localWebServer.appex” is invalid."
    ],
    summary: "An extension names an extension point that the App Store doesn't know.",
    discussion: """
      The message quotes the value of
      [`NSExtensionPointIdentifier`](key:NSExtension/NSExtensionPointIdentifier) or
      [`EXExtensionPointIdentifier`](key:EXAppExtensionAttributes/EXExtensionPointIdentifier).

      - A value that doesn't exist: copy the right one from the
        [list of extension points](page:extension-points/index) into the Info.plist of the
        extension's target. One word is often wrong: a report extension has
        `com.apple.deviceactivityui.report-extension`, not
        `com.apple.deviceactivity.report-extension`. If `ITMS-91179` follows, the right one
        belongs to ExtensionKit.
      - An extension point that the app declares itself: the App Store refuses it, so leave that
        extension out of the upload. Remove it below *Frameworks, Libraries, and Embedded Content*
        on the tab *General* of the app's target.
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
      The message names the key, the bundle and the type. Change *Type* of the key on the tab
      *Info* of the extension's target. In
      [`NSExtensionActivationRule`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule),
      for example,
      [`NSExtensionActivationSupportsText`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsText)
      is a Boolean, and the keys that end in `MaxCount` are integers: a text such as `"1"` is
      refused. The command below reports that text as a number in a string, without this code.
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
    right: shareExtension,
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
      The message names the key and the bundle, and sometimes what is expected.

      - [`MinimumOSVersion`](key:MinimumOSVersion) of a framework is below the minimum that the
        message quotes. Update the framework. If you build it, raise *iOS Deployment Target*
        (`IPHONEOS_DEPLOYMENT_TARGET`) in the build settings of its target.
      - [`NSExtensionActivationRule`](key:NSExtension/NSExtensionAttributes/NSExtensionActivationRule)
        of a Share or Action extension must not be `TRUEPREDICATE`, says Apple's guide: write
        counts or a real predicate. In Expo, `@bacons/apple-targets` writes it for a Share extension
        unless the target has its own Info.plist. One report had counts that looked right.
      """,
    keys: ["MinimumOSVersion"],
    wrong: ["CFBundlePackageType": "FMWK", "MinimumOSVersion": "7.0"],
    right: ["CFBundlePackageType": "FMWK", "MinimumOSVersion": "15.0"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("0xced/XCDYouTubeKit/issues/223"), .gitHub("mindlib-capacitor/send-intent/issues/86"),
      .gitHub("shu223/watchOS-2-Sampler/issues/14"),
      .gitHub("EvanBacon/expo-apple-targets/pull/154"),
      .extensionScenarios(
        "Declaring Supported Data Types for a Share or Action Extension"),
    ]),
  RejectionCode(
    "ITMS-90363", "Invalid key",
    messages: [
      "Invalid info.plist key. The key 'NSExtensionPointVersion' in bundle example.app/Plugins/exampleShare.appex is invalid."
    ],
    summary: "The Info.plist of an extension or a watch app has a key that doesn't belong there.",
    discussion: """
      The message names the key and the bundle. Delete the key on the tab *Info* of that bundle's
      target.

      - [`NSExtensionPointName`](key:NSExtension/NSExtensionAttributes/NSExtensionPointName) and
        [`NSExtensionPointVersion`](key:NSExtension/NSExtensionAttributes/NSExtensionPointVersion)
        come from early templates of Share extensions.
      - [`LSRequiresIPhoneOS`](key:LSRequiresIPhoneOS) is for iPhone apps, and is refused in a
        watch app.
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
    right: shareExtension,
    refusedBy: [.appStore],
    sources: [.gitHub("owncloud/client/issues/4156"), .gitHub("flutter/flutter/issues/167892")]),
  RejectionCode(
    "ITMS-91179", "Extension of the wrong kind",
    messages: [
      "built like an NSExtension"
    ],
    summary: "An extension is declared in the dictionary of the other kind of extensions.",
    discussion: """
      The extension was built like those with [`NSExtension`](key:NSExtension), but its extension
      point belongs to ExtensionKit, as those for App Intents, for reports of device activity and
      for downloads in the background do. Mostly a tool made the target. In Xcode, make the target
      again with the template for this extension point, or change three things:

      - Info.plist: [`EXAppExtensionAttributes`](key:EXAppExtensionAttributes) with
        `EXExtensionPointIdentifier` instead of [`NSExtension`](key:NSExtension).
      - Product type: `com.apple.product-type.extensionkit-extension`; in XcodeGen,
        `type: extensionkit-extension`; in Bazel, `extensionkit_extension = True`. A plug-in of
        Expo sets it after `addTarget`.
      - Copy phase *Embed ExtensionKit Extensions*: *Products Directory* (16) and
        `$(EXTENSIONS_FOLDER_PATH)`, so that the bundle is in `Extensions`, not `PlugIns`.
        XcodeGen makes it.
      """,
    keys: ["EXAppExtensionAttributes", "NSExtension"],
    wrong: ["NSExtension": ["NSExtensionPointIdentifier": "com.apple.appintents-extension"]],
    right: [
      "EXAppExtensionAttributes": ["EXExtensionPointIdentifier": "com.apple.appintents-extension"]
    ],
    refusedBy: [.appStore],
    sources: [
      .gitHub("brendan-ch/OpenAppLock/pull/21"), .gitHub("bazelbuild/rules_apple/issues/1943"),
      .gitHub("bazelbuild/rules_apple/pull/1946"),
      .gitHub("yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md"),
      .gitHub(
        "yonaskolb/XcodeGen/blob/master/Sources/XcodeGenKit/PBXProjGenerator.swift"),
    ]),
]
