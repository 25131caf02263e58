import KeyModel

private let sandbox = SourceReference.framework(
  "security/accessing-files-from-the-macos-app-sandbox", confidence: .high)

/// Files that belong to a document.
var relatedFileKeys: [Key] {
  [
    Key(
      "CFBundleDocumentTypes/[]/NSIsRelatedItemType", .boolean,
      summary: "Lets a sandboxed Mac app reach files of this type beside a document it has opened.",
      discussion: """
        A person who opens `Trip.mov` gives the sandboxed app access to that file only. With an entry
        for subtitles and this key, the app also gets at `Trip.srt`: a file in the same folder with
        the same name and another extension. In code, make an `NSFilePresenter` whose
        `primaryPresentedItemURL` is the document and whose `presentedItemURL` is the related file,
        register it with `NSFileCoordinator`, and coordinate each access with it.
        """,
      availability: [.macOS(.unknown, from: .current)],
      required: .optional,
      apis: [API("NSFilePresenter", of: "Foundation"), API("NSFileCoordinator", of: "Foundation")],
      example: true,
      seeAlso: [
        "CFBundleDocumentTypes/[]/LSItemContentTypes",
        "entitlements:com.apple.security.app-sandbox",
      ],
      sources: [sandbox])
  ]
}
