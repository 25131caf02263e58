import KeyModel

/// The codes with which App Store Connect reports what is wrong with the bundles in an app, and with what an
/// extension extends.
let nestedBundleCodes: [RejectionCode] = [
  RejectionCode(
    "ITMS-90206", "Disallowed folder in a bundle",
    summary: "A framework or an extension contains a `Frameworks` folder.",
    discussion: """
      Frameworks are in the app's folder alone, and its extensions load them from there. Embed them in
      the app's target only, and turn off Always Embed Swift Standard Libraries
      (`ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES`) in the targets of extensions and frameworks. ITMS-90205
      comes with it, and ITMS-90685 where the app has the same framework.
      """,
    sources: [
      .gitHub("CocoaPods/CocoaPods/issues/6289"), .gitHub("aws/amazon-chime-sdk-ios/issues/301"),
    ]),
  RejectionCode(
    "ITMS-90349", "Unknown extension point",
    summary: "An extension names an extension point that does not exist.",
    discussion: """
      The message quotes the value. Compare it with the
      [extension points](key:NSExtension/NSExtensionPointIdentifier): the identifier counts with
      upper and lower case.
      """,
    sources: [
      .current("nsextension/nsextensionpointidentifier"), .gitHub("qnblackcat/uYouPlus/issues/887"),
    ]),
  RejectionCode(
    "ITMS-90685", "Identifier that occurs twice",
    summary: "Two bundles of an app have the same identifier.",
    discussion: """
      The message quotes the identifier. Often it is a framework that is embedded in the app and once
      more in an extension or another framework: remove the inner copy. Otherwise give one of the
      bundles a [`CFBundleIdentifier`](key:CFBundleIdentifier) that no other one has.
      """,
    sources: [
      .gitHub("CocoaPods/CocoaPods/issues/6289"),
      .gitHub("ethand91/mediasoup-ios-client/issues/21"),
    ]),
  RejectionCode(
    "ITMS-91179", "Extension point in the wrong dictionary",
    summary: "An extension built on ExtensionKit declares itself in `NSExtension`.",
    discussion: """
      Write the identifier into
      [`EXExtensionPointIdentifier`](key:EXAppExtensionAttributes/EXExtensionPointIdentifier), remove
      `NSExtension`, and give the target the product type of ExtensionKit extensions.
      """,
    sources: [.gitHub("brendan-ch/OpenAppLock/issues/21")]),
]
