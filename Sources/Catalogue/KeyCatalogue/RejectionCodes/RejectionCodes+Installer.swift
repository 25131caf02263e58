import KeyModel

/// The codes with which the installer of iOS refuses an app because of the bundles in it. Xcode shows them as
/// negative numbers too.
let installerCodes: [RejectionCode] = [
  RejectionCode(
    "0xe800009e", "Identifier outside of the app",
    messages: [
      "Appex bundle at \"/var/installd/Library/Caches/com.apple.mobile.installd.staging/temp.KDP4Ag/extracted/Payload/App.app/PlugIns/ShareServiceExtension.appex\" with identifier \"tld.domain.test.apptube.ShareExtension\" does not have expected identifier prefix \"tld.domain.test.app.\"",
      "Attempted to set app extension placeholder promise with bundle ID com.leica-camera.camera.TysonLockedCameraCaptureExtension that does not match required prefix of com.leica-camera.camera.PK56U5R9SD. for parent",
      "This app contains an app extension with an illegal bundle identifier. App extension bundle identifiers must have a prefix consisting of their containing application's bundle identifier followed by a '.'.",
      "Embedded binary's bundle identifier is not prefixed with the parent app's bundle identifier.",
    ],
    summary: "An extension's identifier doesn't begin with that of its app.",
    discussion: """
      The message names both identifiers. Mostly that of the app was changed, by hand, for another
      build configuration or by a tool that signs again, and the extension kept the old one.

      - In Xcode, write the app's [`CFBundleIdentifier`](key:CFBundleIdentifier), a period and one
        name as *Bundle Identifier* on the tab *General* of the extension's target; for each
        configuration, as `PRODUCT_BUNDLE_IDENTIFIER` on the tab *Build Settings*.
      - An extension's own Info.plist has `$(PRODUCT_BUNDLE_IDENTIFIER)`: without the key, Xcode
        prints the last message.
      - A tool that signs again has to change all identifiers, or delete the extension below
        `PlugIns`.

      Newer systems call it `AppexBundleIDNotPrefixed`, and Xcode shows the number -402653026.
      """,
    keys: ["CFBundleIdentifier"],
    wrong: ["CFBundleIdentifier": "com.example.share", "CFBundlePackageType": "XPC!"],
    right: ["CFBundleIdentifier": "com.example.lamp.share", "CFBundlePackageType": "XPC!"],
    sources: [
      .gitHub("JohanDegraeve/xdripswift/issues/287"),
      .gitHub("DanTheMan827/ios-app-signer/issues/259"),
      .gitHub("ios-control/ios-deploy/issues/367"),
      .gitHub("Provenance-Emu/Provenance/issues/516"), .gitHub("SideStore/SideStore/issues/721"),
      .gitHub("ROM-Knowledgeware/IPASign/issues/8"), .gitHub("homebridge/HAP-NodeJS/issues/58"),
    ]),
  RejectionCode(
    "0xe80000a0", "Extension without extension point",
    messages: [
      "App extensions must define the NSExtension key with a dictionary value in their Info.plist."
    ],
    summary: "An app extension's Info.plist lacks `NSExtension`.",
    discussion: """
      Add [`NSExtension`](key:NSExtension) with the extension point to the extension's own
      Info.plist, which `INFOPLIST_FILE` names in the build settings of its target. Xcode's
      templates write it there; no build setting generates it. In XcodeGen, it is below `info` and
      `properties` of the target. `plutil -p Lamp.app/PlugIns/Share.appex/Info.plist` shows what was
      built.

      Extensions built on ExtensionKit, which are in `Lamp.app/Extensions`, have
      [`EXAppExtensionAttributes`](key:EXAppExtensionAttributes) instead. macOS says nothing of the
      missing key: the extension doesn't show up, nor does `pluginkit -m` list it.
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
    sources: [
      .gitHub("Marxon13/iOS-Asset-Extractor/issues/14"), .gitHub("Lcharvol/Claude-God/pull/18"),
    ]),
  RejectionCode(
    "0xe80000a1", "Package type of an extension",
    messages: [
      "Appex bundle at /Users/alvarhansen/Library/Developer/CoreSimulator/Devices/4ABE6541-2875-40E3-A7DC-BAD7F8AC274B/data/Library/Caches/com.apple.mobile.installd.staging/temp.w9qEII/extracted/myappwithxpc.app/PlugIns/Today.appex with id com.monese.myappwithxpc.Today has an illegal value for the CFBundlePackageType key in its Info.plist: XPC",
      "If an app extension defines the CFBundlePackageType key in its Info.plist, it must have the value \"XPC!\".",
    ],
    summary: "An app extension has another package type than `XPC!`.",
    discussion: """
      The message quotes the value, such as `XPC` without the exclamation mark, which an old
      XcodeGen wrote: update it.

      In an Info.plist of your own, write `$(PRODUCT_BUNDLE_PACKAGE_TYPE)` as
      [`CFBundlePackageType`](key:CFBundlePackageType), which Xcode replaces by `XPC!` in an
      extension's target. A generated Info.plist has the key by itself. If Xcode writes
      `APPL` there, the target is an app: make a new one from a template for extensions.
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
      "Appex bundle does not define either an NSExtensionMainStoryboard or NSExtensionPrincipalClass key",
      "App extensions must define either NSExtensionMainStoryboard or NSExtensionPrincipalClass keys in the NSExtension dictionary in their Info.plist.",
    ],
    summary: "An extension names neither a principal class nor a storyboard.",
    discussion: """
      - In your own extension, add
        [`NSExtensionPrincipalClass`](key:NSExtension/NSExtensionPrincipalClass) with the module and
        the class, such as `$(PRODUCT_MODULE_NAME).ShareController`, or
        [`NSExtensionMainStoryboard`](key:NSExtension/NSExtensionMainStoryboard) with the name of
        the storyboard, below `NSExtension` in its Info.plist.
      - A widget made with WidgetKit has neither. If it is the one that is refused, it is in the
        wrong app: a widget for the Watch belongs in `PlugIns` of the Watch app, not of the iOS app.
        In Xcode, move it from *Embed Foundation Extensions* on the tab *Build Phases* of the iOS
        app's target to that of the Watch app's; in Expo, update `@bacons/apple-targets`.
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
      .gitHub("EvanBacon/expo-apple-targets/pull/169"),
    ]),
  RejectionCode(
    "0xe80000ab", "Missing name of a bundle",
    messages: [
      "This app or a bundle it contains does not define the CFBundleName key in its Info.plist with a string value containing one or more characters."
    ],
    summary: "The app or a bundle in it has no `CFBundleName`, or an empty one.",
    discussion: """
      The message doesn't say which bundle it is. This prints each Info.plist with its name, which
      is missing or empty in one:

      `find Lamp.app -name Info.plist -print -exec plutil -extract CFBundleName raw -o - {} \\;`

      Add [`CFBundleName`](key:CFBundleName) to the Info.plist of that target, as `$(PRODUCT_NAME)`,
      which is *Product Name* in the build settings. A generated Info.plist has it; one that you
      wrote for an extension often lacks it. The App Store reports a missing one with `ITMS-90360`.
      """,
    keys: ["CFBundleName"],
    wrong: ["CFBundleName": ""],
    right: ["CFBundleName": "$(PRODUCT_NAME)"],
    sources: [
      .gitHub("Marxon13/iOS-Asset-Extractor/issues/14"), .gitHub("Expensify/App/pull/35336"),
    ]),
  RejectionCode(
    "0xe80000ad", "Empty version",
    messages: [
      "This app or a bundle it contains defines the CFBundleShortVersionStringKey key in its Info.plist with a non-string value or a zero-length string value."
    ],
    summary: "The app or a bundle in it has an empty version, or one that is not a text.",
    discussion: """
      This prints each Info.plist with its version, which is empty in one:

      `find Lamp.app -name Info.plist -print -exec plutil -extract CFBundleShortVersionString raw -o - {} \\;`

      A build setting that isn't defined, such as `$(MARKETING_VERSION)`, leaves
      [`CFBundleShortVersionString`](key:CFBundleShortVersionString) empty: fill in *Version* on the
      tab *General* of that target.

      In an extension of a Flutter project, `$(FLUTTER_BUILD_NAME)` is empty unless its target is
      based on Flutter's `Generated.xcconfig`: choose Flutter's files for it below *Configurations*
      on the tab *Info* of the project. The simulator prints *Failed to set placeholder attributes*
      for this.
      """,
    keys: ["CFBundleShortVersionString"],
    wrong: ["CFBundleShortVersionString": ""],
    right: ["CFBundleShortVersionString": "1.2"],
    sources: [
      .gitHub("Marxon13/iOS-Asset-Extractor/issues/14"),
      .gitHub("KasemJaffer/receive_sharing_intent/issues/77"),
      .gitHub("OneSignal/OneSignal-Flutter-SDK/issues/332"),
    ]),
  RejectionCode(
    "0xe80000b0", "Identifier that occurs twice",
    messages: [
      "The parent bundle has the same identifier (com.isontic.statsfm) as sub-bundle at /var/installd/Library/Caches/com.apple.mobile.installd.staging/temp.Na4P4G/extracted/Runner.app/Frameworks/App.framework",
      "This application or a bundle it contains has the same bundle identifier as this application or another bundle that it contains. Bundle identifiers must be unique.",
    ],
    summary: "Two bundles of an app have the same identifier.",
    discussion: """
      The newer message names the bundle inside the app. Otherwise, this prints each Info.plist with
      its identifier ([`CFBundleIdentifier`](key:CFBundleIdentifier)):

      `find Lamp.app -name Info.plist -print -exec plutil -extract CFBundleIdentifier raw -o - {} \\;`

      - Mostly somebody gave all targets of a downloaded project one identifier, or added an
        extension with that of the app: write another *Bundle Identifier* on the tab *General* of
        each target, such as `com.example.lamp.share`. Frameworks count too.
      - Flutter's `App.framework` has the app's identifier: change it in
        `ios/Flutter/AppFrameworkInfo.plist`.

      Newer systems call it `DuplicateIdentifier`, and Xcode shows the number -402653008.
      """,
    keys: ["CFBundleIdentifier"],
    sources: [
      .gitHub("Marxon13/iOS-Asset-Extractor/issues/14"), .gitHub("Naituw/IPAPatch/issues/102"),
      .gitHub("Provenance-Emu/Provenance/issues/465"),
      .gitHub("PopcornTimeTV/PopcornTimeTV/issues/132"), .gitHub("flutter/flutter/issues/113923"),
      .gitHub("OneSignal/react-native-onesignal/issues/1160"), .gitHub("ish-app/ish/issues/726"),
      .gitHub("facebook/buck/issues/1135"), .gitHub("flutter/flutter/issues/58200"),
    ]),
  RejectionCode(
    "0xe80000b1", "Extension point that the system lacks",
    messages: [
      "Appex bundle at /private/var/installd/Library/Caches/com.apple.mobile.installd.staging/temp.Y9tmZF/extracted/Payload/Octo.app/PlugIns/Octo Notifications.appex with id ee.clockwise.octoapp.notification specifies a value (com.apple.usernotifications.service) for the NSExtensionPointIdentifier key in the NSExtension dictionary in its Info.plist that does not correspond to a known extension point.",
      "Appex bundle at /var/installd/Library/Caches/com.apple.mobile.installd.staging/temp.MQXp3S/extracted/Payload/YouTube.app/Extensions/AppMigrationExtension.appex with id com.google.ios.youtube.AppMigrationExtension specifies a value (com.apple.app-migration) for the EXExtensionPointIdentifier key in the EXAppExtensionAttributes dictionary in its Info.plist that does not correspond to a known extension point.",
      "This app contains an app extension that specifies an extension point identifier that is not supported on this version of iOS for the value of the NSExtensionPointIdentifier key in its Info.plist.",
    ],
    summary: "An extension names an extension point that the device's system doesn't have.",
    discussion: """
      The message names the extension and the identifier.

      - The extension point is newer than the device's system: raise
        [`MinimumOSVersion`](key:MinimumOSVersion) of the extension, not of the app, as *Minimum
        Deployments* on the tab *General* of its target. Older systems then install the app without
        it. Reports are of Safari web extensions on iOS 12 and app migration on iOS 16.
      - You sign another developer's app again: delete the extension below `PlugIns` or
        `Extensions`.
      - The platform never had it, such as widgets on Apple TV: leave the extension out of that app.
      - It is misspelled: copy it from the [extension
        points](key:NSExtension/NSExtensionPointIdentifier).

      Newer systems call it `AppexBundleUnknownExtensionPointIdentifier`.
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
    "0xe80000ca", "Identifier with another period",
    messages: [
      "This app contains an app extension with an illegal bundle identifier. App extension bundle identifiers must have a prefix consisting of their containing application's bundle identifier followed by a '.', with no further '.' characters after the prefix.",
      "Bad bundle identifier. The bundle identifier 'com.theuhooi.UhooiPicBook.Widgets.ConfigurableIntent' of the application extension UhooiPicBook.app/PlugIns/UhooiPicBookWidgetsConfigurableIntent.appex should start with the application's bundle identifier 'com.theuhooi.UhooiPicBook' and not contain more than one period “.” after the application's bundle ID.",
    ],
    summary: "An extension's identifier has another period after that of its app.",
    discussion: """
      Write one name after the app's [`CFBundleIdentifier`](key:CFBundleIdentifier) and the period,
      such as `com.example.lamp.share-photos` instead of `com.example.lamp.share.photos`: in Xcode
      as *Bundle Identifier* on the tab *General* of the extension's target.

      With automatic signing, Xcode then makes the App ID and the profile. Otherwise, register the
      new identifier below *Identifiers* in the developer account, make a profile for it below
      *Profiles*, and choose that on the tab *Signing & Capabilities*. The App Store prints the
      second message, with the number 90347.
      """,
    keys: ["CFBundleIdentifier"],
    wrong: ["CFBundleIdentifier": "com.example.lamp.share.photos", "CFBundlePackageType": "XPC!"],
    right: ["CFBundleIdentifier": "com.example.lamp.share-photos", "CFBundlePackageType": "XPC!"],
    sources: [
      .gitHub("Marxon13/iOS-Asset-Extractor/issues/14"), .gitHub("uhooi/UhooiPicBook/pull/173"),
      .gitHub("AtB-AS/mittatb-app/pull/3487"),
    ]),
]
