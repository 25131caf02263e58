import KeyModel

extension KeyGroup {
  /// How a preference pane appears in System Preferences.
  static var preferencePanes: KeyGroup {
    KeyGroup(
      "preference-panes", "Preference panes",
      summary: "The icon and the name of a preference pane in System Preferences.",
      availability: [.macOS("10.0", from: .current)],
      keys: preferencePaneKeys + helpMenuKeys)
  }
}

private var preferencePaneKeys: [Key] {
  [
    Key(
      "NSPrefPaneIconFile", .string,
      title: "Preference Pane icon file",
      summary: "Names the icon of a preference pane in System Preferences.",
      discussion: """
        Write the name of an image of 32 by 32 pixels in the pane's resources, with its extension, such
        as `ExamplePane.tiff`.
        """,
      consequence: Consequence(
        "Without the key, System Preferences shows the icon that `CFBundleIconFile` names.",
        from: .cocoaKeys("NSPrefPaneIconFile")),
      availability: [.macOS("10.0", from: .current)],
      required: .optional,
      fallback: "CFBundleIconFile",
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
        Write the name as people should read it, such as `Example Settings`. A newline (`\\n`) splits a
        long name into two lines. Translations go in `InfoPlist.strings`.
        """,
      consequence: Consequence(
        "Without the key, System Preferences shows `CFBundleName`.",
        from: .ownPage),
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

private let helpAnchors = SourceReference.framework(
  "preferencepanes/nsprefpanehelpmenuinfoplistkey", confidence: .high)
private let paneClass = SourceReference.framework("preferencepanes/nspreferencepane")
private let updateHelpMenu = SourceReference.framework(
  "preferencepanes/nspreferencepane/updatehelpmenu(with:)")

/// The Help menu of a preference pane.
private var helpMenuKeys: [Key] {
  [
    Key(
      "NSPrefPaneHelpAnchors", .array(of: .dictionary),
      summary: "Adds items to the Help menu while a preference pane is shown.",
      discussion: """
        Write one dictionary for each item, with its `title` and the `anchor` of a page in the help
        book that [`CFBundleHelpBookName`](key:CFBundleHelpBookName) names. The items stay the same
        as long as the pane is open; a pane whose items depend on what people choose calls
        `updateHelpMenu(with:)` instead, with an array of the same form. Watch the spelling: the
        page of that method has an extra `l`, `NSPrefPanelHelpAnchors`.
        """,
      consequence: Consequence(
        "Without the key, the pane adds only the items that it passes to `updateHelpMenu(with:)`.",
        from: paneClass),
      availability: [.macOS("10.1", from: .current)],
      required: .optional,
      apis: [API("NSPreferencePane.updateHelpMenu(with:)", of: "Preference Panes")],
      bundleKinds: [.preferencePane],
      example: [["title": "About colors", "anchor": "colors"]],
      seeAlso: ["CFBundleHelpBookName"],
      sources: [
        helpAnchors, paneClass, updateHelpMenu,
        .sdkHeaders("PreferencePanes, NSPreferencePane.h"),
      ],
      notes: [
        EditorNote(
          .name,
          [
            .init(paneClass, "NSPrefPaneHelpAnchors."),
            .init(updateHelpMenu, "NSPrefPanelHelpAnchors."),
            .init(
              .sdkHeaders("PreferencePanes, NSPreferencePane.h"),
              "The constant has the value NSPrefPaneHelpAnchors."),
          ],
          choice: "The key is `NSPrefPaneHelpAnchors`.",
          reason: "The header's constant is what the system looks up.")
      ]),
    Key(
      "NSPrefPaneHelpAnchors/[]/title", .string,
      summary: "Sets the text of one item in the Help menu.",
      discussion: """
        Write what people read in the menu, such as `About colors`. Each item also has an
        [`anchor`](key:NSPrefPaneHelpAnchors/[]/anchor), the place in the help book that opens when
        they choose the item.
        """,
      bundleKinds: [.preferencePane],
      example: "About colors",
      sources: [
        .framework("preferencepanes/nsprefpanehelpmenutitlekey", confidence: .high), updateHelpMenu,
        .sdkHeaders("PreferencePanes, NSPreferencePane.h"),
      ]),
    Key(
      "NSPrefPaneHelpAnchors/[]/anchor", .string,
      summary: "Names the place in the help book that one item of the Help menu opens.",
      discussion: """
        Write an anchor that a page of the pane's help book declares. The system passes it to
        `AHLookupAnchor`, which finds it in the book that
        [`CFBundleHelpBookName`](key:CFBundleHelpBookName) names.
        """,
      bundleKinds: [.preferencePane],
      example: "colors",
      seeAlso: ["CFBundleHelpBookName"],
      sources: [
        .framework("preferencepanes/nsprefpanehelpmenuanchorkey", confidence: .high),
        updateHelpMenu,
        .sdkHeaders("PreferencePanes, NSPreferencePane.h"),
      ]),
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
    reason: "The page's newer edition takes precedence.", isEditorial: true)
}
