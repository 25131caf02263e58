import KeyModel

extension KeyGroup {
  /// Cocoa apps written in Java, which macOS 10.5 deprecated.
  static var cocoaJava: KeyGroup {
    KeyGroup(
      "cocoa-java", "Cocoa Java",
      summary:
        "How Cocoa apps that are written in Java find their classes; of historical interest.",
      availability: [.macOS("10.0", deprecated: "10.5", from: .archive2018)],
      keys: cocoaJavaKeys)
  }
}

private var cocoaJavaKeys: [Key] {
  [
    Key(
      "NSJavaNeeded", .boolean, .string,
      title: "Cocoa Java application",
      summary: "Starts the Java virtual machine before the bundle's code runs.",
      discussion: """
        A Cocoa Java app needs the key, so that the system starts Java for it. A pure Java app does
        without. Write it as a Boolean or as the string `YES`. Apple sent Cocoa Java apps to
        the Objective-C API, which needs no such key.
        """,
      availability: [.macOS("10.0", deprecated: "10.5", from: .archive2018)],
      values: .documented([
        AllowedValue(true, "The system loads and starts Java first."),
        AllowedValue(false, "The system doesn't start Java."),
        AllowedValue(
          "YES", "The system loads and starts Java first; a string in place of the Boolean."),
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
      summary: "Lists the paths of the Java classes that an app uses.",
      discussion: """
        A path is absolute, or relative to [`NSJavaRoot`](key:NSJavaRoot). The development
        environment (its jamfiles) keeps the list up to date automatically. Apple sent
        Cocoa Java apps to the Objective-C API, which needs no such key.
        """,
      availability: [.macOS("10.0", deprecated: "10.5", from: .archive2018)],
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
          reason: "The key's own section is the more precise of the two."),
        javaDeprecationNote("NSJavaPath"),
      ]),
    Key(
      "NSJavaRoot", .string,
      title: "Java root directory",
      summary: "Names the directory at the root of an app's Java classes.",
      discussion: """
        It belongs to [`NSJavaNeeded`](key:NSJavaNeeded) and [`NSJavaPath`](key:NSJavaPath), which
        macOS 10.5 deprecated.
        """,
      availability: [.macOS("10.0", from: .current)],
      example: "Contents/Resources/Java",
      seeAlso: ["NSJavaNeeded", "NSJavaPath"],
      sources: [.cocoaKeys("NSJavaRoot"), .cocoaKeys("Table 1"), .ownPage],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.cocoaKeys("NSJavaRoot"), "Says nothing of a deprecation."),
            .init(.cocoaKeys("NSJavaNeeded"), "Deprecated in macOS 10.5."),
            .init(.cocoaKeys("NSJavaPath"), "Deprecated in macOS 10.5."),
            .init(.ownPage, "macOS 10.0, not deprecated."),
          ],
          choice: "Not marked as deprecated, though the other two are.",
          reason: "Neither the key's own section nor today's reference deprecates it.")
      ]),
  ]
}

private func javaDeprecationNote(_ name: String) -> EditorNote {
  EditorNote(
    .availability,
    [
      .init(.cocoaKeys("Table 1"), "macOS, without a word on a deprecation."),
      .init(.cocoaKeys(name), "Deprecated in macOS 10.5."),
    ],
    choice: "Deprecated in macOS 10.5.",
    reason: "The key's own section is the more precise of the two.")
}
