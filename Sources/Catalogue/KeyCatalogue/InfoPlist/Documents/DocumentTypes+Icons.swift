import KeyModel

private let electronBuilder = SourceReference.gitHub(
  "electron-userland/electron-builder/issues/6966")
private let iina = SourceReference.gitHub("iina/iina/pull/4351")

/// How the icons of documents come about.
var generatedIconKeys: [Key] {
  [
    Key(
      "CFBundleDocumentTypes/[]/CFBundleTypeIconSystemGenerated", .boolean,
      summary: "Lets macOS draw the icon of the app's documents from the app's icon.",
      discussion: """
        The checkbox *Use system generated icons* in Xcode's document type editor writes it, as `1`
        or `0`. With `1`, and without an icon file in
        [`CFBundleTypeIconFile`](key:CFBundleDocumentTypes/[]/CFBundleTypeIconFile), a document
        looks like a sheet of paper with the app's icon and the filename extension. Apple's
        reference doesn't list the key.
        """,
      availability: [.macOS(.unknown, from: .publicProjects)],
      required: .optional,
      example: true,
      seeAlso: ["CFBundleDocumentTypes/[]/CFBundleTypeIconFile"],
      sources: [
        .publicProjects("CFBundleTypeIconSystemGenerated"), electronBuilder, iina,
      ],
      notes: [
        EditorNote(
          .type,
          [
            .init(iina, "Xcode's checkbox stands for 1 or 0."),
            .init(
              .publicProjects("CFBundleTypeIconSystemGenerated"),
              "Eleven entries have an integer, two a Boolean."),
          ],
          choice: "A Boolean; the integers 1 and 0 are not an error.",
          reason: "Both are in use and mean the same; the value is yes or no.")
      ],
      alsoAccepts: [.integer])
  ]
}
