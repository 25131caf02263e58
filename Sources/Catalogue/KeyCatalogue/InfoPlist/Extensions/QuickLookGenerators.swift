import KeyModel

extension KeyGroup {
  /// Plug-ins of the first kind for previews and thumbnails.
  static var quickLookGenerators: KeyGroup {
    KeyGroup(
      "quick-look-generators", "Quick Look generators",
      summary:
        "How macOS calls Quick Look generators, the plug-ins that extensions have replaced.",
      availability: [.macOS("10.0", from: .current)],
      keys: generatorKeys)
  }
}

/// The platforms on which the pages list Quick Look generators.
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
  choice: "The versions are those of the page's newer edition.",
  reason: "Apple states them, although Quick Look came with macOS 10.5.")

private var generatorKeys: [Key] {
  [
    Key(
      "QLThumbnailMinimumSize", .number,
      title: "Quick Look thumbnail minimum size",
      summary: "Sets the smallest size at which macOS asks a generator for thumbnails.",
      discussion: """
        Make a [thumbnail extension](point:com.apple.quicklook.thumbnail) instead. For an existing
        generator, the value is the length of a side in points. Leave the key out if the generator
        is fast, so that thumbnails appear in lists too.
        """,
      avoid:
        "Don't write it in a new project: the key is for generator plug-ins, for which Apple has been removing support since macOS 15.",
      consequence: Consequence(
        "Below this size, Quick Look doesn't call `GenerateThumbnailForURL`, and shows an icon.",
        from: .quickLookGuide("QLProjectConfig.html")),
      availability: availability(),
      default: 17.0,
      defaultSource: .ownPage,
      required: .optional,
      example: 17.0,
      sources: [
        .ownPage, .quickLookGuide("QLProjectConfig.html"),
        .quickLookGuide("QLImplementationOverview.html"),
        .framework("macos-release-notes/macos-15-release-notes", confidence: .high),
      ],
      notes: [note]),
    Key(
      "QLPreviewWidth", .number,
      title: "Quick Look preview width",
      summary: "Tells Quick Look the width of a preview that isn't ready yet.",
      discussion: """
        Make a [Quick Look preview extension](point:com.apple.quicklook.preview) instead. In an
        existing generator, write the usual width of a preview in points, with
        [`QLPreviewHeight`](key:QLPreviewHeight). Quick Look uses it as a hint if the generator
        takes too long to make the preview; a generator that is fast, or whose previews vary in
        size, can leave the key out.
        """,
      avoid:
        "Don't write it in a new project: the key is for generator plug-ins, for which Apple has been removing support since macOS 15.",
      consequence: Consequence(
        "Without the key, Quick Look assumes a width of 600 points.",
        from: .ownPage),
      availability: availability(),
      default: 600.0,
      defaultSource: .ownPage,
      required: .optional,
      example: 800.0,
      seeAlso: ["QLPreviewHeight"],
      sources: [
        .ownPage, .quickLookGuide("QLProjectConfig.html"),
        .framework("macos-release-notes/macos-15-release-notes", confidence: .high),
      ],
      notes: [note]),
    Key(
      "QLPreviewHeight", .number,
      title: "Quick Look preview height",
      summary: "Tells Quick Look the height of a preview that isn't ready yet.",
      discussion: """
        Make a [Quick Look preview extension](point:com.apple.quicklook.preview) instead. In an
        existing generator, write the usual height of a preview in points, with
        [`QLPreviewWidth`](key:QLPreviewWidth). Quick Look uses it as a hint if the generator takes
        too long to make the preview; a generator that is fast, or whose previews vary in size, can
        leave the key out.
        """,
      avoid:
        "Don't write it in a new project: the key is for generator plug-ins, for which Apple has been removing support since macOS 15.",
      consequence: Consequence(
        "Without the key, Quick Look assumes a height of 800 points.",
        from: .ownPage),
      availability: availability(),
      default: 800.0,
      defaultSource: .ownPage,
      required: .optional,
      example: 600.0,
      seeAlso: ["QLPreviewWidth"],
      sources: [
        .ownPage, .quickLookGuide("QLProjectConfig.html"),
        .framework("macos-release-notes/macos-15-release-notes", confidence: .high),
      ],
      notes: [note]),
    Key(
      "QLSupportsConcurrentRequests", .boolean,
      title: "Quick Look supports concurrent requests",
      summary: "Lets macOS call a generator for several files at the same time.",
      discussion: """
        Make a [Quick Look preview extension](point:com.apple.quicklook.preview) or a [thumbnail
        extension](point:com.apple.quicklook.thumbnail) instead. In an existing generator, set `YES`
        only if the callbacks, and the frameworks that they call, are safe on several threads at
        once: Quick Look may then have the generator work on several documents at a time. If you
        aren't sure, write `NO`. [`QLNeedsToBeRunInMainThread`](key:QLNeedsToBeRunInMainThread) says
        whether the generator needs the main thread.
        """,
      avoid:
        "Don't write it in a new project: the key is for generator plug-ins, for which Apple has been removing support since macOS 15.",
      consequence: Consequence(
        "Without the key, Quick Look assumes that the generator can't handle concurrent requests.",
        from: .ownPage),
      availability: availability(),
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      example: true,
      seeAlso: ["QLNeedsToBeRunInMainThread"],
      sources: [
        .ownPage, .quickLookGuide("QLProjectConfig.html"),
        .quickLookGuide("QLImplementationOverview.html"),
        .framework("macos-release-notes/macos-15-release-notes", confidence: .high),
      ],
      notes: [note]),
    Key(
      "QLNeedsToBeRunInMainThread", .boolean,
      title: "Quick Look needs to be run in main thread",
      summary: "Makes macOS call a generator on the main thread only.",
      discussion: """
        Make a [Quick Look preview extension](point:com.apple.quicklook.preview) or a [thumbnail
        extension](point:com.apple.quicklook.thumbnail) instead. In an existing generator, set `NO`
        if neither the generator nor the frameworks that it calls need the main thread: Quick Look
        prefers to run each generator in its own thread, at the same time as others. If you aren't
        sure, write `YES`.
        """,
      avoid:
        "Don't write it in a new project: the key is for generator plug-ins, for which Apple has been removing support since macOS 15.",
      consequence: Consequence(
        "Without the key, Quick Look assumes that the generator needs the main thread.",
        from: .ownPage),
      availability: availability(),
      default: true,
      defaultSource: .ownPage,
      required: .optional,
      example: false,
      seeAlso: ["QLSupportsConcurrentRequests"],
      sources: [
        .ownPage, .quickLookGuide("QLProjectConfig.html"),
        .quickLookGuide("QLImplementationOverview.html"),
        .framework("macos-release-notes/macos-15-release-notes", confidence: .high),
      ],
      notes: [note]),
    Key(
      "QLSandboxUnsupported", .boolean,
      summary: "Lets existing Quick Look generators run outside the sandbox for a while.",
      discussion: """
        macOS runs signed generators in a sandbox, including all those in Mac App Store apps; the
        key gave developers time to make existing generators work in the sandbox. Only the 2018
        reference mentions the key. For current systems, make a
        [preview extension](point:com.apple.quicklook.preview) instead of a generator. Apple has
        been removing support for generators since macOS 15.
        """,
      avoid: "Don't write it in a new generator.",
      availability: [.macOS(.unknown, from: .archive2018)],
      required: .optional,

      example: true,
      sources: [
        .archive2018("GeneralPurposeKeys.html, QLSandboxUnsupported"),
        .framework("macos-release-notes/macos-15-release-notes", confidence: .high),
      ]),
  ]
}
