import KeyModel

/// The codes with which the installer of iOS refuses an app because of the bundles in it. Xcode shows them as
/// negative numbers too.
let installerCodes: [RejectionCode] = [
  RejectionCode(
    "0xe800009e", "Identifier outside of the app",
    messages: [
      "This app contains an app extension with an illegal bundle identifier. App extension bundle identifiers must have a prefix consisting of their containing application's bundle identifier followed by a '.'.",
      "Embedded binary's bundle identifier is not prefixed with the parent app's bundle identifier.",
    ],
    summary: "An extension's identifier doesn't begin with that of its app.",
    discussion: """
      In Xcode, write the app's [`CFBundleIdentifier`](key:CFBundleIdentifier), a period and one name
      as *Bundle Identifier* on the tab *General* of the extension's target. Tools that sign an app
      again often change the app's identifier and forget those inside. Newer systems call it
      `AppexBundleIDNotPrefixed`, Xcode -402653026.
      """,
    keys: ["CFBundleIdentifier"],
    wrong: ["CFBundleIdentifier": "com.example.share", "CFBundlePackageType": "XPC!"],
    right: ["CFBundleIdentifier": "com.example.lamp.share", "CFBundlePackageType": "XPC!"],
    sources: [
      .gitHub("JohanDegraeve/xdripswift/issues/287"),
      .gitHub("DanTheMan827/ios-app-signer/issues/259"),
      .gitHub("ios-control/ios-deploy/issues/367"),
      .gitHub("Provenance-Emu/Provenance/issues/516"),
    ]),
  RejectionCode(
    "0xe80000a0", "Extension without extension point",
    messages: [
      "App extensions must define the NSExtension key with a dictionary value in their Info.plist."
    ],
    summary: "An app extension's Info.plist lacks `NSExtension`.",
    discussion: """
      Add [`NSExtension`](key:NSExtension) with the extension point to the extension's own Info.plist,
      where Xcode's templates write it: no build setting generates it. Extensions built on
      ExtensionKit have [`EXAppExtensionAttributes`](key:EXAppExtensionAttributes) instead.
      """,
    keys: ["NSExtension"],
    wrong: ["CFBundlePackageType": "XPC!"],
    right: [
      "CFBundlePackageType": "XPC!",
      "NSExtension": [
        "NSExtensionPointIdentifier": "com.apple.share-services",
        "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).ShareController",
      ],
    ],
    sources: [.gitHub("Marxon13/iOS-Asset-Extractor/issues/14")]),
  RejectionCode(
    "0xe80000a1", "Package type of an extension",
    messages: [
      "If an app extension defines the CFBundlePackageType key in its Info.plist, it must have the value \"XPC!\"."
    ],
    summary: "An app extension has another package type than `XPC!`.",
    discussion: """
      Write `$(PRODUCT_BUNDLE_PACKAGE_TYPE)` as [`CFBundlePackageType`](key:CFBundlePackageType),
      which Xcode replaces by `XPC!` in an extension's target, or leave the key to a generated
      Info.plist.
      """,
    keys: ["CFBundlePackageType"],
    wrong: [
      "CFBundlePackageType": "APPL",
      "NSExtension": [
        "NSExtensionPointIdentifier": "com.apple.share-services",
        "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).ShareController",
      ],
    ],
    right: [
      "CFBundlePackageType": "XPC!",
      "NSExtension": [
        "NSExtensionPointIdentifier": "com.apple.share-services",
        "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).ShareController",
      ],
    ],
    sources: [
      .gitHub("yonaskolb/XcodeGen/pull/435"), .gitHub("Marxon13/iOS-Asset-Extractor/issues/14"),
    ]),
  RejectionCode(
    "0xe80000a2", "Extension with nothing to start",
    messages: [
      "App extensions must define either NSExtensionMainStoryboard or NSExtensionPrincipalClass keys in the NSExtension dictionary in their Info.plist."
    ],
    summary: "An extension names neither a principal class nor a storyboard.",
    discussion: """
      Add [`NSExtensionPrincipalClass`](key:NSExtension/NSExtensionPrincipalClass) with the module and
      the class, or [`NSExtensionMainStoryboard`](key:NSExtension/NSExtensionMainStoryboard) with the
      name of the storyboard, below `NSExtension` in the extension's Info.plist. Widgets made with
      WidgetKit have neither.
      """,
    keys: ["NSExtension/NSExtensionMainStoryboard", "NSExtension/NSExtensionPrincipalClass"],
    wrong: [
      "CFBundlePackageType": "XPC!",
      "NSExtension": ["NSExtensionPointIdentifier": "com.apple.share-services"],
    ],
    right: [
      "CFBundlePackageType": "XPC!",
      "NSExtension": [
        "NSExtensionPointIdentifier": "com.apple.share-services",
        "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).ShareController",
      ],
    ],
    sources: [
      .gitHub("altstoreio/AltStore/issues/799"), .gitHub("Marxon13/iOS-Asset-Extractor/issues/14"),
    ]),
  RejectionCode(
    "0xe80000ab", "Missing name of a bundle",
    messages: [
      "This app or a bundle it contains does not define the CFBundleName key in its Info.plist with a string value containing one or more characters."
    ],
    summary: "The app or a bundle in it has no `CFBundleName`, or an empty one.",
    discussion: """
      Add [`CFBundleName`](key:CFBundleName) to the bundle's Info.plist; `$(PRODUCT_NAME)` is usual,
      the build setting *Product Name*. A generated Info.plist has it.
      """,
    keys: ["CFBundleName"],
    wrong: ["CFBundleName": ""],
    right: ["CFBundleName": "$(PRODUCT_NAME)"],
    sources: [.gitHub("Marxon13/iOS-Asset-Extractor/issues/14")]),
  RejectionCode(
    "0xe80000ad", "Empty version",
    messages: [
      "This app or a bundle it contains defines the CFBundleShortVersionStringKey key in its Info.plist with a non-string value or a zero-length string value."
    ],
    summary: "The app or a bundle in it has an empty version, or one that is not a text.",
    discussion: """
      Fill in *Version* on the tab *General* of the target: a build setting that is not defined, such
      as `$(MARKETING_VERSION)`, leaves [`CFBundleShortVersionString`](key:CFBundleShortVersionString)
      empty.
      """,
    keys: ["CFBundleShortVersionString"],
    wrong: ["CFBundleShortVersionString": ""],
    right: ["CFBundleShortVersionString": "1.2"],
    sources: [.gitHub("Marxon13/iOS-Asset-Extractor/issues/14")]),
  RejectionCode(
    "0xe80000b0", "Identifier that occurs twice",
    messages: [
      "This application or a bundle it contains has the same bundle identifier as this application or another bundle that it contains. Bundle identifiers must be unique."
    ],
    summary: "Two bundles of an app have the same identifier.",
    discussion: """
      Give each target its own *Bundle Identifier* on the tab *General*
      ([`CFBundleIdentifier`](key:CFBundleIdentifier)): extensions and frameworks in the app too, such
      as `com.example.lamp` and `com.example.lamp.share`. Most reports are of projects of others in
      which the reader gave all targets the same identifier. Xcode shows the code as -402653008.
      """,
    keys: ["CFBundleIdentifier"],
    sources: [
      .gitHub("Marxon13/iOS-Asset-Extractor/issues/14"), .gitHub("Naituw/IPAPatch/issues/102"),
      .gitHub("Provenance-Emu/Provenance/issues/465"),
      .gitHub("PopcornTimeTV/PopcornTimeTV/issues/132"),
    ]),
  RejectionCode(
    "0xe80000b1", "Extension point that the system lacks",
    messages: [
      "specifies a value (com.apple.Safari.web-extension) for the NSExtensionPointIdentifier key in the NSExtension dictionary in its Info.plist that does not correspond to a known extension point.",
      "specifies a value (com.apple.app-migration) for the EXExtensionPointIdentifier key in the EXAppExtensionAttributes dictionary in its Info.plist that does not correspond to a known extension point.",
      "This app contains an app extension that specifies an extension point identifier that is not supported on this version of iOS for the value of the NSExtensionPointIdentifier key in its Info.plist.",
    ],
    summary: "An extension names an extension point that the device's system doesn't have.",
    discussion: """
      The message names the extension and the identifier.

      - If the extension point is newer than the device's system, raise
        [`MinimumOSVersion`](key:MinimumOSVersion) of the extension, not of the app: older systems
        then install the app without it. The reports are of a Safari web extension on iOS 12 and of a
        notification service extension on iOS 9.
      - If the platform never had it, such as widgets on Apple TV, leave the extension out of that app.
      - If it is misspelled, copy it from the
        [extension points](key:NSExtension/NSExtensionPointIdentifier).

      Newer systems call the error `AppexBundleUnknownExtensionPointIdentifier`.
      """,
    keys: [
      "NSExtension/NSExtensionPointIdentifier",
      "EXAppExtensionAttributes/EXExtensionPointIdentifier", "MinimumOSVersion",
    ],
    sources: [
      .gitHub("qnblackcat/uYouPlus/issues/887"), .gitHub("2ndalpha/octoremote/issues/10"),
      .gitHub("londek/ipadecrypt/issues/28"), .gitHub("altstoreio/AltStore/issues/1700"),
      .gitHub("KasemJaffer/receive_sharing_intent/issues/20"),
    ]),
  RejectionCode(
    "0xe80000b2", "Two file providers",
    messages: [
      "This app contains multiple app extensions that are file providers. Apps are only allowed to contain at most a single file provider app extension."
    ],
    summary: "An app contains more than one file provider.",
    discussion: """
      Keep one extension for `com.apple.fileprovider-nonui`. It may have several domains.
      """,
    keys: ["NSExtension/NSExtensionPointIdentifier"],
    sources: [.gitHub("Marxon13/iOS-Asset-Extractor/issues/14")]),
  RejectionCode(
    "0xe80000ca", "Identifier with another period",
    messages: [
      "This app contains an app extension with an illegal bundle identifier. App extension bundle identifiers must have a prefix consisting of their containing application's bundle identifier followed by a '.', with no further '.' characters after the prefix.",
      "Bad bundle identifier. The bundle identifier 'com.theuhooi.UhooiPicBook.Widgets.ConfigurableIntent' of the application extension UhooiPicBook.app/PlugIns/UhooiPicBookWidgetsConfigurableIntent.appex should start with the application's bundle identifier 'com.theuhooi.UhooiPicBook' and not contain more than one period “.” after the application's bundle ID.",
    ],
    summary: "An extension's identifier has another period after that of its app.",
    discussion: """
      Write one name after the app's [`CFBundleIdentifier`](key:CFBundleIdentifier) and the period, such
      as `com.example.lamp.share`.
      """,
    keys: ["CFBundleIdentifier"],
    wrong: ["CFBundleIdentifier": "com.example.lamp.share.photos", "CFBundlePackageType": "XPC!"],
    right: ["CFBundleIdentifier": "com.example.lamp.share-photos", "CFBundlePackageType": "XPC!"],
    sources: [
      .gitHub("Marxon13/iOS-Asset-Extractor/issues/14"), .gitHub("uhooi/UhooiPicBook/pull/173"),
    ]),
  RejectionCode(
    "0xe80000dc", "Intents extension without intents",
    messages: [
      "This app or an app that it contains has a Siri Intents app extension that is missing the IntentsSupported array in the NSExtensionAttributes dictionary in the NSExtension dictionary in its Info.plist."
    ],
    summary: "An Intents extension doesn't list the intents that it handles.",
    discussion: """
      In Xcode, add the intents below *Supported Intents* on the tab *General* of the extension's
      target, which writes
      [`IntentsSupported`](key:NSExtension/NSExtensionAttributes/IntentsSupported) into the attributes
      of the extension.
      """,
    keys: ["NSExtension/NSExtensionAttributes/IntentsSupported"],
    wrong: [
      "NSExtension": [
        "NSExtensionPointIdentifier": "com.apple.intents-service",
        "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).IntentHandler",
      ]
    ],
    right: [
      "NSExtension": [
        "NSExtensionAttributes": ["IntentsSupported": ["INSendMessageIntent"]],
        "NSExtensionPointIdentifier": "com.apple.intents-service",
        "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).IntentHandler",
      ]
    ],
    sources: [.gitHub("Marxon13/iOS-Asset-Extractor/issues/14")]),
  RejectionCode(
    "0xe80000df", "Intents of two extensions",
    messages: [
      "This app or an app that it contains declares multiple Siri Intents app extensions that declare one or more of the same values in the IntentsSupported array in the NSExtensionAttributes dictionary in the NSExtension dictionary in their Info.plist."
    ],
    summary: "Two Intents extensions of an app list the same intent.",
    discussion: """
      List each intent in [`IntentsSupported`](key:NSExtension/NSExtensionAttributes/IntentsSupported)
      of one extension only: in Xcode, below *Supported Intents* on the tab *General* of each
      extension's target.
      """,
    keys: ["NSExtension/NSExtensionAttributes/IntentsSupported"],
    sources: [.gitHub("Marxon13/iOS-Asset-Extractor/issues/14")]),
  RejectionCode(
    "0xe80000e4", "Two iMessage extensions",
    messages: [
      "Multiple iMessage app extensions were found in this app. Only one is allowed."
    ],
    summary: "An app contains more than one iMessage extension.",
    discussion: """
      Keep one extension for `com.apple.message-payload-provider`.
      """,
    keys: ["NSExtension/NSExtensionPointIdentifier"],
    sources: [.gitHub("Marxon13/iOS-Asset-Extractor/issues/14")]),
]
