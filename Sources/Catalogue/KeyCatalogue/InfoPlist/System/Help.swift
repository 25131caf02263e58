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
      summary: "Names the folder or bundle of the app's help book.",
      discussion: """
        Write the name of the help book in your app's resources, such as `Example.help`: a bundle,
        or a folder in a language's folder. Add [`CFBundleHelpBookName`](key:CFBundleHelpBookName)
        too. With both keys, the first item of the Help menu, which sends `showHelp(_:)`, opens the
        book.
        """,
      consequence: Consequence(
        "Unless both this key and `CFBundleHelpBookName` are present, `showHelp(_:)` doesn't open a help book of the app.",
        from: .framework("appkit/nsapplication/showhelp(_:)")),
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
        For a help book that is a bundle, write the bundle identifier from the book's own
        Info.plist, such as `com.example.app.help`. For an older book, write the value of the `meta`
        tag `AppleTitle` on its first page, which may differ from the file's name. Code passes the
        same name to `NSHelpManager` to open a page or to search the book. The key works only
        together with [`CFBundleHelpBookFolder`](key:CFBundleHelpBookFolder).
        """,
      consequence: Consequence(
        "Unless both this key and `CFBundleHelpBookFolder` are present, `showHelp(_:)` doesn't open a help book of the app.",
        from: .framework("appkit/nsapplication/showhelp(_:)")),
      availability: [.macOS("10.0", from: .current)],
      required: .optional,
      apis: [API("NSHelpManager", of: "AppKit")],
      rules: [
        .should(.needs("CFBundleHelpBookFolder", when: "For Help Viewer to find the book")).from(
          .archive2018("CoreFoundationKeys.html, CFBundleHelpBookName"))
      ],
      example: "com.example.app.help",
      seeAlso: ["CFBundleHelpBookFolder"],
      sources: [
        .ownPage,
        .archive2018("CoreFoundationKeys.html, CFBundleHelpBookName"),
        .publicProjects("CFBundleHelpBookName"),
        .framework("appkit/nshelpmanager/openhelpanchor(_:inbook:)"),
        .framework("appkit/nsapplication/showhelp(_:)"),
      ]),
    Key(
      "CFAppleHelpAnchor", .string,
      title: "Help file",
      summary: "Names the first page of the app's help in HTML.",
      discussion: """
        Write the name of the file without its extension, such as `index` for `index.html`. The file
        is in the bundle's resources, or in a language's folder there. Other keys name a help book,
        [`CFBundleHelpBookFolder`](key:CFBundleHelpBookFolder) and
        [`CFBundleHelpBookName`](key:CFBundleHelpBookName).
        """,
      availability: [.macOS("10.0", from: .current)],
      required: .optional,
      rules: [
        .should(.withoutSuffix([".html", ".htm"])).from(
          .archive2018("CoreFoundationKeys.html, CFAppleHelpAnchor"))
      ],
      example: "index",
      seeAlso: ["CFBundleHelpBookFolder"],
      sources: [.ownPage, .archive2018("CoreFoundationKeys.html, CFAppleHelpAnchor")]),
  ]
}
