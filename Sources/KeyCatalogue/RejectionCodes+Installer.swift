import KeyModel

/// The codes with which the installer of iOS refuses an app because of the bundles in it. Xcode shows them as
/// negative numbers too.
let installerCodes: [RejectionCode] = [
  RejectionCode(
    "0xe800009e", "Identifier outside of the app",
    summary: "An extension's identifier doesn't begin with that of its app.",
    discussion: """
      Write the app's [`CFBundleIdentifier`](key:CFBundleIdentifier), a period and one name. Newer
      systems call it `AppexBundleIDNotPrefixed`, Xcode -402653026. Tools that sign an app again often
      change the app's identifier and forget those inside.
      """,
    sources: [
      .gitHub("JohanDegraeve/xdripswift/issues/287"),
      .gitHub("DanTheMan827/ios-app-signer/issues/259"),
    ]),
  RejectionCode(
    "0xe80000a0", "Extension without extension point",
    summary: "An app extension's Info.plist lacks `NSExtension`.",
    discussion: """
      Add [`NSExtension`](key:NSExtension) with the extension point. Extensions built on ExtensionKit have
      [`EXAppExtensionAttributes`](key:EXAppExtensionAttributes) instead.
      """,
    sources: [.gitHub("Marxon13/iOS-Asset-Extractor/issues/14")]),
  RejectionCode(
    "0xe80000a1", "Package type of an extension",
    summary: "An app extension has another package type than `XPC!`.",
    discussion: """
      Write `XPC!` as [`CFBundlePackageType`](key:CFBundlePackageType), or
      `$(PRODUCT_BUNDLE_PACKAGE_TYPE)`, which Xcode replaces.
      """,
    sources: [
      .gitHub("yonaskolb/XcodeGen/pull/435"), .gitHub("Marxon13/iOS-Asset-Extractor/issues/14"),
    ]),
  RejectionCode(
    "0xe80000a2", "Extension with nothing to start",
    summary: "An extension names neither a principal class nor a storyboard.",
    discussion: """
      Add [`NSExtensionPrincipalClass`](key:NSExtension/NSExtensionPrincipalClass) or
      [`NSExtensionMainStoryboard`](key:NSExtension/NSExtensionMainStoryboard). Widgets made with WidgetKit
      have neither.
      """,
    sources: [
      .gitHub("altstoreio/AltStore/issues/799"), .gitHub("Marxon13/iOS-Asset-Extractor/issues/14"),
    ]),
  RejectionCode(
    "0xe80000ab", "Missing name of a bundle",
    summary: "The app or a bundle in it has no `CFBundleName`, or an empty one.",
    discussion: """
      Add [`CFBundleName`](key:CFBundleName); `$(PRODUCT_NAME)` is usual.
      """,
    sources: [.gitHub("Marxon13/iOS-Asset-Extractor/issues/14")]),
  RejectionCode(
    "0xe80000ad", "Empty version",
    summary: "The app or a bundle in it has an empty version, or one that is not a text.",
    discussion: """
      Give [`CFBundleShortVersionString`](key:CFBundleShortVersionString) a value: a build setting that is
      not defined leaves it empty.
      """,
    sources: [.gitHub("Marxon13/iOS-Asset-Extractor/issues/14")]),
  RejectionCode(
    "0xe80000b0", "Identifier that occurs twice",
    summary: "Two bundles of an app have the same identifier.",
    discussion: """
      Give each bundle a [`CFBundleIdentifier`](key:CFBundleIdentifier) that no other one has.
      """,
    sources: [.gitHub("Marxon13/iOS-Asset-Extractor/issues/14")]),
  RejectionCode(
    "0xe80000b1", "Extension point that the system lacks",
    summary: "An extension names an extension point that the device's version of iOS doesn't have.",
    discussion: """
      Compare the identifier with the
      [extension points](key:NSExtension/NSExtensionPointIdentifier). If it is newer than the device's
      system, raise [`MinimumOSVersion`](key:MinimumOSVersion) of the extension. Newer systems call it
      `AppexBundleUnknownExtensionPointIdentifier`.
      """,
    sources: [.gitHub("qnblackcat/uYouPlus/issues/887"), .gitHub("2ndalpha/octoremote/issues/10")]),
  RejectionCode(
    "0xe80000b2", "Two file providers",
    summary: "An app contains more than one file provider.",
    discussion: """
      Keep one extension for `com.apple.fileprovider-nonui`. It may have several domains.
      """,
    sources: [.gitHub("Marxon13/iOS-Asset-Extractor/issues/14")]),
  RejectionCode(
    "0xe80000c1", "WatchKit extension of another app",
    summary: "A WatchKit extension doesn't name the Watch app around it.",
    discussion: """
      Write the identifier of the Watch app as
      [`WKAppBundleIdentifier`](key:NSExtension/NSExtensionAttributes/WKAppBundleIdentifier).
      """,
    sources: [.gitHub("Marxon13/iOS-Asset-Extractor/issues/14")]),
  RejectionCode(
    "0xe80000ca", "Identifier with another period",
    summary: "An extension's identifier has another period after that of its app.",
    discussion: """
      Write one name after the app's [`CFBundleIdentifier`](key:CFBundleIdentifier) and the period, such
      as `com.example.lamp.share`.
      """,
    sources: [.gitHub("Marxon13/iOS-Asset-Extractor/issues/14")]),
  RejectionCode(
    "0xe80000d5", "Watch app without companion",
    summary: "A Watch app in an iOS app doesn't name that app.",
    discussion: """
      Add [`WKCompanionAppBundleIdentifier`](key:WKCompanionAppBundleIdentifier) with the identifier of the
      iOS app. A wrong one is `InvalidCompanionAppBundleIdentifier`.
      """,
    sources: [
      .gitHub("DanTheMan827/ios-app-signer/issues/292"),
      .gitHub("Marxon13/iOS-Asset-Extractor/issues/14"),
    ]),
  RejectionCode(
    "0xe80000d9", "Identifier outside of the companion",
    summary: "A Watch app's identifier doesn't begin with that of the iOS app around it.",
    discussion: """
      Write the [`CFBundleIdentifier`](key:CFBundleIdentifier) of the iOS app, a period and a name, such as
      `com.example.lamp.watchkitapp`.
      """,
    sources: [.gitHub("Marxon13/iOS-Asset-Extractor/issues/14")]),
  RejectionCode(
    "0xe80000da", "Watch app of another family",
    summary: "The device family of a Watch app lacks 4.",
    discussion: """
      Set [`UIDeviceFamily`](key:UIDeviceFamily) to 4, which the build setting `TARGETED_DEVICE_FAMILY`
      does.
      """,
    sources: [.gitHub("Marxon13/iOS-Asset-Extractor/issues/14")]),
  RejectionCode(
    "0xe80000dc", "Intents extension without intents",
    summary: "An Intents extension doesn't list the intents that it handles.",
    discussion: """
      Add [`IntentsSupported`](key:NSExtension/NSExtensionAttributes/IntentsSupported) to the attributes of
      the extension.
      """,
    sources: [.gitHub("Marxon13/iOS-Asset-Extractor/issues/14")]),
  RejectionCode(
    "0xe80000df", "Intents of two extensions",
    summary: "Two Intents extensions of an app list the same intent.",
    discussion: """
      List each intent in [`IntentsSupported`](key:NSExtension/NSExtensionAttributes/IntentsSupported) of one
      extension only.
      """,
    sources: [.gitHub("Marxon13/iOS-Asset-Extractor/issues/14")]),
  RejectionCode(
    "0xe80000e4", "Two iMessage extensions",
    summary: "An app contains more than one iMessage extension.",
    discussion: """
      Keep one extension for `com.apple.message-payload-provider`.
      """,
    sources: [.gitHub("Marxon13/iOS-Asset-Extractor/issues/14")]),
]
