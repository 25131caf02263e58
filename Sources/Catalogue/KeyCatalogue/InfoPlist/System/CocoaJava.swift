import KeyModel

extension KeyGroup {
  /// Cocoa apps written in Java, which macOS 10.5 deprecated.
  static var cocoaJava: KeyGroup {
    KeyGroup(
      "cocoa-java", "Cocoa Java",
      summary:
        "How Cocoa apps written in Java found their classes; of historical interest only.",
      availability: [.macOS("10.0", deprecated: "10.5", from: .archive2018)],
      keys: cocoaJavaKeys)
  }
}

private var cocoaJavaKeys: [Key] {
  [
    Key(
      "NSJavaNeeded", .boolean, .string,
      title: "Cocoa Java application",
      summary: "Once started Java before the code of a Cocoa app written in Java.",
      discussion: """
        Apple discontinued Cocoa Java, deprecated the key in macOS 10.5 and recommended the
        Objective-C API to Cocoa Java apps. A Cocoa Java app needed the key, as a Boolean or as the
        string `YES`; a pure Java app didn't.
        """,
      avoid: "Leave it out.",
      availability: [.macOS("10.0", deprecated: "10.5", from: .archive2018)],
      values: .documented([
        AllowedValue(true, "Loaded and started Java before the app's code."),
        AllowedValue(false, "Didn't start Java."),
        AllowedValue(
          "YES", "The string did the same as the Boolean, in property lists from old tools."),
      ]),
      valuesSource: .cocoaKeys("NSJavaNeeded"),
      required: .optional,
      replacedBy: [],
      rules: [
        .should(.present.when(.present("NSJavaPath"))).from(.cocoaKeys("NSJavaNeeded")),
        .onlyIn(.cocoaJavaApp).from(.cocoaKeys("NSJavaNeeded")),
      ],
      example: true,
      seeAlso: ["NSJavaPath", "NSJavaRoot"],
      sources: [
        .cocoaKeys("NSJavaNeeded"), .cocoaKeys("Table 1"), .archive2018("CocoaKeys.html"),
        .cocoaJava("Introduction"),
      ],
      notes: [javaDeprecationNote("NSJavaNeeded")]),
    Key(
      "NSJavaPath", .array(of: .string),
      title: "Java classpaths",
      summary: "Once listed the paths of the Java classes of a Cocoa app.",
      discussion: """
        A path was absolute, or relative to [`NSJavaRoot`](key:NSJavaRoot). The development tools
        kept the array up to date automatically.
        """,
      avoid: "Leave it out: Apple discontinued Cocoa Java.",
      availability: [.macOS("10.0", deprecated: "10.5", from: .archive2018)],
      required: .optional,
      replacedBy: [],
      example: ["Example.jar"],
      seeAlso: ["NSJavaNeeded", "NSJavaRoot"],
      sources: [
        .cocoaKeys("NSJavaPath"), .cocoaKeys("Table 1"), .archive2018("CocoaKeys.html"),
        .cocoaJava("Introduction"),
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(.cocoaKeys("Table 1"), "Every path is preceded by NSJavaRoot."),
            .init(
              .cocoaKeys("NSJavaPath"), "A path is absolute, or relative to NSJavaRoot."),
          ],
          choice: "A path may be absolute or relative to `NSJavaRoot`.",
          reason: "The key's own section is more precise than the table."),
        javaDeprecationNote("NSJavaPath"),
      ]),
    Key(
      "NSJavaRoot", .string,
      title: "Java root directory",
      summary: "Once named the folder that the paths of an app's Java classes start from.",
      discussion: """
        Relative paths in [`NSJavaPath`](key:NSJavaPath), which was deprecated in macOS 10.5, started
        from this folder.
        """,
      avoid: "Leave it out: Apple discontinued Cocoa Java.",
      availability: [.macOS("10.0", from: .current)],
      required: .optional,
      example: "Contents/Resources/Java",
      seeAlso: ["NSJavaNeeded", "NSJavaPath"],
      sources: [.cocoaKeys("NSJavaRoot"), .cocoaKeys("Table 1"), .ownPage],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.cocoaKeys("NSJavaRoot"), "Doesn't mention a deprecation."),
            .init(.cocoaKeys("NSJavaNeeded"), "Deprecated in macOS 10.5."),
            .init(.cocoaKeys("NSJavaPath"), "Deprecated in macOS 10.5."),
            .init(.ownPage, "macOS 10.0, not deprecated."),
          ],
          choice: "Not marked as deprecated, though `NSJavaNeeded` and `NSJavaPath` are.",
          reason: "Neither the key's own section nor the current reference deprecates it.")
      ]),
  ]
}

private func javaDeprecationNote(_ name: String) -> EditorNote {
  EditorNote(
    .availability,
    [
      .init(.cocoaKeys("Table 1"), "macOS, without mentioning a deprecation."),
      .init(.cocoaKeys(name), "Deprecated in macOS 10.5."),
    ],
    choice: "Deprecated in macOS 10.5.",
    reason: "The key's own section is more precise than the table.")
}
