import KeyModel

extension KeyGroup {
  /// How a preference pane appears in System Preferences.
  static var preferencePanes: KeyGroup {
    KeyGroup(
      "preference-panes", "Preference panes",
      summary: "The icon and the name of a preference pane in System Preferences.",
      availability: [.macOS("10.0", from: .current)],
      keys: preferencePaneKeys)
  }
}

private var preferencePaneKeys: [Key] {
  [
    Key(
      "NSPrefPaneIconFile", .string,
      title: "Preference Pane icon file",
      summary: "Names the image that represents a preference pane in System Preferences.",
      discussion: """
        The image is 32 by 32 pixels. Without this key System Preferences shows the icon that
        [`CFBundleIconFile`](key:CFBundleIconFile) names.
        """,
      availability: [.macOS("10.0", from: .current)],
      required: .optional, fallback: "CFBundleIconFile",
      bundleKinds: [.preferencePane],
      rules: [
        .should(.onlyIn(.preferencePane)).from(.cocoaKeys("NSPrefPaneIconFile")),
        .should(.format(.filename)).from(
          .cocoaKeys("NSPrefPaneIconFile")),
        .should(.stated("The image should hold an icon of 32 by 32 pixels.", on: .files))
          .from(.cocoaKeys("NSPrefPaneIconFile")),
      ],
      example: "ExamplePane.tiff",
      seeAlso: ["NSPrefPaneIconLabel"],
      sources: [
        .cocoaKeys("NSPrefPaneIconFile"), .cocoaKeys("Table 1"),
        .current("nsprefpaneiconfile", confidence: .medium),
      ],
      notes: [preferencePaneVersionNote("nsprefpaneiconfile")]),
    Key(
      "NSPrefPaneIconLabel", .string,
      title: "Preference Pane icon label",
      summary: "Sets the name below a preference pane's icon in System Preferences.",
      discussion: """
        A newline (`\\n`) splits a long name into two lines. Without this key System Preferences
        shows [`CFBundleName`](key:CFBundleName). Translations go in `InfoPlist.strings`.
        """,
      availability: [.macOS("10.0", from: .current)],
      required: .optional,
      localizable: true,
      fallback: "CFBundleName",
      bundleKinds: [.preferencePane],
      example: "Example\nSettings",
      seeAlso: ["NSPrefPaneIconFile"],
      sources: [
        .cocoaKeys("NSPrefPaneIconLabel"), .cocoaKeys("Table 1"),
        .current("nsprefpaneiconlabel", confidence: .medium),
      ],
      notes: [preferencePaneVersionNote("nsprefpaneiconlabel")]),
  ]
}

private func preferencePaneVersionNote(_ page: String) -> EditorNote {
  EditorNote(
    .availability,
    [
      .init(.cocoaKeys("Table 1"), "macOS without a version."),
      .init(.current(page, confidence: .medium), "macOS 10.0."),
      .init(.current(page, confidence: .medium), "The page's edition of 2024 said macOS 10.1."),
    ],
    choice: "macOS 10.0.",
    reason: "The page's newer edition counts.", isEditorial: true)
}
