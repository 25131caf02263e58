import KeyModel

extension KeyGroup {
  /// Plug-ins of the first kind for previews and thumbnails.
  static var quickLookGenerators: KeyGroup {
    KeyGroup(
      "quick-look-generators", "Quick Look generators",
      summary:
        "How macOS calls a generator of previews and thumbnails, the plug-in before extensions.",
      availability: [.macOS("10.0", from: .current)],
      keys: generatorKeys)
  }
}

/// Where the pages list Quick Look generators.
private func availability() -> [AvailabilityStatement] {
  [
    .iOS("2.0", note: "Generators are plug-ins of macOS.", from: .current),
    .macOS("10.0", from: .current),
    .visionOS("1.0", note: "Generators are plug-ins of macOS.", from: .current),
  ]
}

private let note = EditorNote(
  .availability,
  [
    .init(.ownPage, "iOS 2.0, iPadOS 2.0, macOS 10.0 and visionOS 1.0."),
    .init(.ownPage, "The page's edition of 2024: iOS and iPadOS 4.0, macOS 10.5."),
  ],
  choice: "The numbers of the page's newer edition.",
  reason: "It is Apple's statement, although Quick Look came with macOS 10.5.")

private var generatorKeys: [Key] {
  [
    Key(
      "QLThumbnailMinimumSize", .number,
      title: "Quick Look thumbnail minimum size",
      summary: "Sets the size from which macOS asks a generator for thumbnails.",
      discussion: """
        It is the length of a side in points: below it macOS shows the icon instead. Leave the key out if
        the generator is fast, so that thumbnails are in lists too.
        """,
      availability: availability(),
      default: 17.0,
      defaultSource: .ownPage,
      required: .optional,
      example: 17.0,
      sources: [.ownPage, .quickLookGuide("QLProjectConfig.html")],
      notes: [note]),
    Key(
      "QLPreviewWidth", .number,
      title: "Quick Look preview width",
      summary: "Tells Quick Look the width of a preview before it is ready.",
      discussion: """
        In points. Quick Look uses the value as a hint when the generator takes too long.
        """,
      availability: availability(),
      default: 600.0,
      defaultSource: .ownPage,
      required: .optional,
      example: 800.0,
      seeAlso: ["QLPreviewHeight"],
      sources: [.ownPage, .quickLookGuide("QLProjectConfig.html")],
      notes: [note]),
    Key(
      "QLPreviewHeight", .number,
      title: "Quick Look preview height",
      summary: "Tells Quick Look the height of a preview before it is ready.",
      discussion: """
        In points. Quick Look uses the value as a hint when the generator takes too long.
        """,
      availability: availability(),
      default: 800.0,
      defaultSource: .ownPage,
      required: .optional,
      example: 600.0,
      seeAlso: ["QLPreviewWidth"],
      sources: [.ownPage, .quickLookGuide("QLProjectConfig.html")],
      notes: [note]),
    Key(
      "QLSupportsConcurrentRequests", .boolean,
      title: "Quick Look supports concurrent requests",
      summary: "Lets macOS call a generator for several files at the same time.",
      discussion: """
        Set `YES` only if the callbacks are safe on several threads at once.
        """,
      availability: availability(),
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      example: true,
      seeAlso: ["QLNeedsToBeRunInMainThread"],
      sources: [.ownPage, .quickLookGuide("QLProjectConfig.html")],
      notes: [note]),
    Key(
      "QLNeedsToBeRunInMainThread", .boolean,
      title: "Quick Look needs to be run in main thread",
      summary: "Makes macOS call a generator on the main thread only.",
      discussion: """
        Set `NO` if the generator draws with nothing that needs the main thread.
        """,
      availability: availability(),
      default: true,
      defaultSource: .ownPage,
      required: .optional,
      example: false,
      seeAlso: ["QLSupportsConcurrentRequests"],
      sources: [.ownPage, .quickLookGuide("QLProjectConfig.html")],
      notes: [note]),
    Key(
      "QLSandboxUnsupported", .boolean,
      summary: "Runs a Quick Look generator outside of the sandbox.",
      discussion: """
        macOS runs signed generators in a sandbox, among them all in apps of the Mac App Store. The key
        was for the time until a generator worked there. Only the reference of 2018 mentions it.
        """,
      availability: [.macOS(.unknown, from: .archive2018)],
      required: .optional,

      example: true,
      sources: [.archive2018("GeneralPurposeKeys.html, QLSandboxUnsupported")]),
  ]
}
