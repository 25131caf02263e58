import KeyModel

private let report = SourceReference.gitHub("owncloud/client/issues/4156")
private let screenSaver = SourceReference.gitHub("AerialScreensaver/Aerial")
private let widget = SourceReference.gitHub("microsoft/appcenter-sdk-apple")

/// What templates of the first SDK with extensions had beside the extension point or in its attributes. The report of
/// App Store Connect names no dictionary.
var pointVersionKeys: [Key] {
  ["NSExtension", "NSExtension/NSExtensionAttributes"].flatMap { parent in
    [
      Key(
        PropertyPath("\(parent)/NSExtensionPointName"), .string,
        summary: "Named the extension point in early templates of Share extensions.",
        discussion: """
          Remove the key: the system reads
          [`NSExtensionPointIdentifier`](key:NSExtension/NSExtensionPointIdentifier).
          """,
        consequence: refused,
        availability: [.iOS(.unknown, from: .gitHub)],
        required: .optional,
        rules: [absentFromShareExtensions],
        extensionPoints: .all(.nsExtension),
        example: "com.apple.share-services",
        seeAlso: ["NSExtension/NSExtensionPointIdentifier"],
        sources: [report]),
      Key(
        PropertyPath("\(parent)/NSExtensionPointVersion"), .string,
        summary: "States the version of the extension point, for a few of them.",
        discussion: """
          Screen savers for macOS have `1.0`, and the Today widgets of its former template `3.0`. Early
          templates of Share extensions had the key too: remove it there.
          """,
        consequence: refused,
        availability: [.iOS(.unknown, from: .gitHub), .macOS(.unknown, from: .gitHub)],
        required: .optional,
        rules: [absentFromShareExtensions],
        extensionPoints: .all(.nsExtension),
        example: "1.0",
        seeAlso: ["NSExtension/NSExtensionPointIdentifier"],
        sources: [screenSaver, widget, report]),
    ]
  }
}

private let refused = Consequence(
  "App Store Connect refuses a Share extension with the key.", from: report)

private var absentFromShareExtensions: Rule {
  .absent.when(.extensionPoint("com.apple.share-services")).from(report).codes("ITMS-90363")
}
