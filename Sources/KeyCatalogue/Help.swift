import KeyModel

extension KeyGroup {
  /// The help that a Mac app brings along.
  static var help: KeyGroup {
    KeyGroup(
      "help", "Help",
      summary: "The help book that Help Viewer shows for a Mac app.",
      availability: [.macOS("10.0", from: .current)],
      keys: helpKeys)
  }
}

private var helpKeys: [Key] {
  [
    Key(
      "CFBundleHelpBookFolder", .string,
      title: "Help Book directory name",
      summary: "Names the folder or bundle with the app's help, inside its resources.",
      discussion: """
        It is in the folder of a language below `Contents/Resources`, or is a bundle with the ending
        `.help`. Write [`CFBundleHelpBookName`](key:CFBundleHelpBookName) as well: with both, the
        first item of the Help menu, which sends `showHelp(_:)`, opens the book.
        """,
      availability: [.macOS("10.0", from: .current)],
      required: .optional,
      apis: [API("NSApplication.showHelp(_:)", of: "AppKit")],
      rules: [
        .should(.needs("CFBundleHelpBookName", when: "To open the book from the menu")).from(
          .framework("appkit/nsapplication/showhelp(_:)"))
      ],
      example: "Example.help",
      seeAlso: ["CFBundleHelpBookName", "CFAppleHelpAnchor"],
      sources: [
        .ownPage,
        .archive2018("CoreFoundationKeys.html, CFBundleHelpBookFolder"),
        .framework("appkit/nsapplication/showhelp(_:)"),
        .publicProjects("CFBundleHelpBookFolder"),
      ]),
    Key(
      "CFBundleHelpBookName", .string,
      title: "Help Book identifier",
      summary: "Identifies the help book that Help Viewer opens for the app.",
      discussion: """
        For a help book that is a bundle, write the bundle identifier from the book's own list. Older
        books are named by a `meta` tag, `AppleTitle`, of their first page; that may be another name
        than the file's.
        """,
      availability: [.macOS("10.0", from: .current)],
      required: .optional,
      apis: [API("NSHelpManager", of: "AppKit")],
      rules: [
        .should(.needs("CFBundleHelpBookFolder", when: "To find the book")).from(
          .archive2018("CoreFoundationKeys.html, CFBundleHelpBookName"))
      ],
      example: "com.example.app.help",
      seeAlso: ["CFBundleHelpBookFolder"],
      sources: [
        .ownPage,
        .archive2018("CoreFoundationKeys.html, CFBundleHelpBookName"),
        .publicProjects("CFBundleHelpBookName"),
      ]),
    Key(
      "CFAppleHelpAnchor", .string,
      title: "Help file",
      summary: "Names the first HTML page of the bundle's help.",
      discussion: """
        Write the name of the file without its ending; the file is in the bundle's resources, or there
        in the folder of a language. Help books have
        [`CFBundleHelpBookFolder`](key:CFBundleHelpBookFolder) and
        [`CFBundleHelpBookName`](key:CFBundleHelpBookName) instead.
        """,
      availability: [.macOS("10.0", from: .current)],
      required: .optional,
      rules: [.should(.withoutSuffix([".html", ".htm"])).from(.ownPage)],
      example: "index",
      seeAlso: ["CFBundleHelpBookFolder"],
      sources: [.ownPage, .archive2018("CoreFoundationKeys.html, CFAppleHelpAnchor")]),
  ]
}
