import KeyModel

private let report = SourceReference.gitHub("owncloud/client/issues/4156")
private let screenSaver = SourceReference.gitHub("AerialScreensaver/Aerial")
private let widget = SourceReference.gitHub("microsoft/appcenter-sdk-apple")

/// Keys beside the extension point or in its attributes, from templates of the first SDK with extensions. The report of
/// App Store Connect names no dictionary.
var pointVersionKeys: [Key] {
  ["NSExtension", "NSExtension/NSExtensionAttributes"].flatMap { parent in
    [
      Key(
        PropertyPath("\(parent)/NSExtensionPointName"), .string,
        summary: "Named the extension point a second time, in early templates of Share extensions.",
        discussion: """
          The kind of extension is stated by
          [`NSExtensionPointIdentifier`](key:NSExtension/NSExtensionPointIdentifier), which the
          early templates have as well, so removing this key changes nothing else.
          """,
        avoid:
          "Don't write it, and remove it from old targets.",
        consequence: refused,
        availability: [.iOS(.unknown, from: .gitHub)],
        required: .optional,
        rules: [absentFromShareExtensions],
        example: "com.apple.share-services",
        seeAlso: ["NSExtension/NSExtensionPointIdentifier"],
        sources: [report]),
      Key(
        PropertyPath("\(parent)/NSExtensionPointVersion"), .string,
        summary: "States the version of the extension point, for a few kinds of extensions.",
        discussion: """
          A published screen saver for macOS has `1.0` in `NSExtension`; Today widgets from Xcode's
          former template have `2.0` or `3.0` in `NSExtensionAttributes`. Early Share extension
          templates contained the key too; remove it there.
          """,
        avoid: "Don't add it to a target: keep only what Xcode's template wrote.",
        consequence: refused,
        availability: [.iOS(.unknown, from: report), .macOS(.unknown, from: screenSaver)],
        required: .optional,
        rules: [absentFromShareExtensions],
        example: "1.0",
        seeAlso: ["NSExtension/NSExtensionPointIdentifier"],
        sources: [screenSaver, widget, report]),
    ]
  }
}

private let refused = Consequence(
  "App Store Connect rejects a Share extension with the key.", from: report)

private var absentFromShareExtensions: Rule {
  .absent.when(.extensionPoint("com.apple.share-services")).from(report).codes("ITMS-90363").saying(
    "the App Store refuses {key} in a Share extension",
    "remove it: 'NSExtensionPointIdentifier' is enough")
}
