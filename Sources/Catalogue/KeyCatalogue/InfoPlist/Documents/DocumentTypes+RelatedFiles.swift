import KeyModel

private let sandbox = SourceReference.framework(
  "security/accessing-files-from-the-macos-app-sandbox", confidence: .high)
private let primaryItem = SourceReference.framework(
  "foundation/nsfilepresenter/primarypresenteditemurl")

/// Files that belong to a document.
var relatedFileKeys: [Key] {
  [
    Key(
      "CFBundleDocumentTypes/[]/NSIsRelatedItemType", .boolean,
      summary: "Lets a sandboxed Mac app access files that belong to a document it has opened.",
      discussion: """
        Add a second entry, for the type of the related files, and write `YES` for the key in it. A
        video player with an entry for subtitles can then also read `Trip.srt` when someone opens
        `Trip.mov`: a file with the same name and another filename extension. In code, make an
        `NSFilePresenter` whose `primaryPresentedItemURL` is the document and whose
        `presentedItemURL` is the related file, register it with `NSFileCoordinator`, and coordinate
        each access with it. `primaryPresentedItemURL` came with macOS 10.8.
        """,
      consequence: Consequence(
        "Without the key, the sandbox grants access only to the file that people opened.",
        from: primaryItem),
      availability: [.macOS(.unknown, from: .current)],
      required: .optional,
      apis: [API("NSFilePresenter", of: "Foundation"), API("NSFileCoordinator", of: "Foundation")],
      example: true,
      seeAlso: [
        "CFBundleDocumentTypes/[]/LSItemContentTypes",
        "entitlements:com.apple.security.app-sandbox",
      ],
      sources: [sandbox, primaryItem])
  ]
}
