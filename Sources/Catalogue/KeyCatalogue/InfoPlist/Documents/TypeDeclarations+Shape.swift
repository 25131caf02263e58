import KeyModel

private let exportedAndImported = SourceReference.gitHub("drawmeanelephant/banal/issues/84")

extension KeyShape {
  /// The declaration of one uniform type, exported or imported.
  static var typeDeclaration: KeyShape {
    KeyShape(
      "type-declaration",
      keys: identityKeys(
        identifier: [
          .should(.differs(from: "../UTExportedTypeDeclarations/[]/UTTypeIdentifier")).saying(
            "the type {value} is both exported and imported, of which Launch Services warns",
            "export it if it is your own, import it if it is another developer's"
          ).from(exportedAndImported)
        ]) + iconKeys() + drawnIconKeys() + tagKeys())
  }

  /// The declaration of an exported type, of which a media format reader asks more.
  static var exportedTypeDeclaration: KeyShape {
    func rule(_ rule: Rule) -> [Rule] {
      [
        .must(
          rule, for: ["com.apple.mediaextension.formatreader"],
          source: .formatReader("Overview"))
      ]
    }
    return KeyShape(
      "exported-type-declaration",
      keys: identityKeys(
        // The header calls it a convention, and shipped readers break it.
        conformance: [
          .should(
            .firstElement("com.apple.mediaextension-content"),
            for: ["com.apple.mediaextension.formatreader"]
          ).from(.formatReader("Overview"))
        ],
        identifier: rule(
          .agrees(
            with: "../EXAppExtensionAttributes/MTUTTypeArray",
            exceptPrefixes: prefixesOfSystemTypes)),
        isExported: true)
        + iconKeys(isExported: true)
        + drawnIconKeys(isExported: true)
        + tagKeys(
          extension: rule(
            .agrees(with: "../EXAppExtensionAttributes/MTFileNameExtensionArray")),
          isExported: true))
  }
}

/// A paragraph on media format readers, which declare the types that they export.
func ofReaders(_ text: String, _ isExported: Bool) -> String {
  isExported ? "\n\n" + text : ""
}

/// The pages of what is in an exported type repeat the versions of the array's own page, which is not the oldest source.
func ageOfExported(_ page: String, _ isExported: Bool) -> [EditorNote] {
  guard isExported else { return [] }
  return [
    EditorNote(
      .availability,
      [
        .init(
          .current("utexportedtypedeclarations/" + page),
          "iOS and iPadOS 5.0, macOS 10.7, visionOS 1.0."),
        .init(.cocoaKeys("UTExportedTypeDeclarations"), "iOS 3.2 and macOS 10.5 for the array."),
      ],
      choice: "The key is as old as the array that contains it.",
      reason: "The page only repeats the versions on the array's own page.")
  ]
}

private func identityKeys(
  conformance: [Rule] = [], identifier: [Rule] = [], isExported: Bool = false
) -> [Key] {
  let name = isExported ? "Trail document" : "Recipe"
  return [
    Key(
      "UTTypeConformsTo", .array(of: .string), title: "Conforms to UTIs",
      summary: "Names the more general types that the type is a kind of.",
      discussion: """
        Name the type's parents, the most specific ones that fit: a format based on JSON conforms to
        `public.json`, a photo format to `public.image`. A document that is a file must conform to
        `public.data`, directly or indirectly; a document that is a folder, to `com.apple.package`.
        People can send a document over AirDrop if its type conforms to `public.content` too. A
        parent that the system doesn't declare needs a declaration in the same bundle.
        """
          + ofReaders(
            """
            In the exported type of a media format reader the first element is
            `com.apple.mediaextension-content`, which itself conforms to `public.movie` and
            `public.audiovisual-content`. Further types may follow.
            """, isExported),
      consequence: Consequence(
        "The system can't recognize stored documents whose type conforms to neither `public.data` nor `com.apple.package`.",
        from: .framework("uniformtypeidentifiers/defining-file-and-data-types-for-your-app")),
      rules: [.should(.present).from(.cocoaKeys("Table 6")), uniformTypeRule] + conformance,
      example: isExported ? ["public.data", "public.content"] : ["public.data"],
      seeAlso: ["UTTypeIdentifier"],
      sources: shapeSources("uttypeconformsto", isExported: isExported) + [
        .formatReader("Overview"), .uniformTypes("Uniform Type Identifier Concepts"),
        .framework("uniformtypeidentifiers/defining-file-and-data-types-for-your-app"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.cocoaKeys("Table 6"), "iOS and macOS, without versions."),
            .init(
              .current("utexportedtypedeclarations/uttypeconformsto"),
              "In an exported type: iOS and iPadOS 5.0, macOS 10.7, visionOS 1.0."),
            .init(
              .current("utimportedtypedeclarations/uttypeconformsto"),
              "In an imported type: iOS and iPadOS 3.2, macOS 10.5, visionOS 1.0."),
          ],
          choice: "The key, like its siblings, is as old as the array that contains it.",
          reason: "The pages only repeat the versions of the two arrays."),
        EditorNote(
          .type,
          [
            .init(.cocoaKeys("Table 6"), "An array of strings."),
            .init(
              .current("utexportedtypedeclarations/uttypeconformsto"), "An array of strings."),
          ],
          choice: "The value is an array; a single string is not an error.",
          reason: "Some system types, such as `public.php-script`, have a single string."),
      ]
        + (isExported ? [conformanceOfReaders] : []),
      alsoAccepts: [.string]),
    Key(
      "UTTypeDescription", .string, title: "Description",
      summary: "Sets the type's name that people see, such as in the Kind column of Finder.",
      discussion: """
        Write what people call one document of the type, such as “\(name)”, not the identifier or
        the extension. Translations go in the bundle's `InfoPlist.strings` files.
        [`CFBundleTypeName`](key:CFBundleDocumentTypes/[]/CFBundleTypeName) is the name of a whole
        document type, which may stand for several uniform types.
        """,
      consequence: Consequence(
        "Without the key, `UTType.localizedDescription` is the description of a type that yours conforms to.",
        from: .framework("uniformtypeidentifiers/uttype-swift.struct/localizeddescription")),
      required: .optional,
      localizable: true,
      example: .string(name),
      sources: shapeSources("uttypedescription", isExported: isExported) + [
        .formatReader("Overview"),
        .framework("uniformtypeidentifiers/defining-file-and-data-types-for-your-app"),
      ],
      notes: ageOfExported("uttypedescription", isExported)),
    Key(
      "UTTypeIdentifier", .string, title: "Identifier",
      summary: "Gives the type the identifier that apps and the system use for it.",
      discussion: """
        Every declaration needs an identifier. \(choiceOfIdentifier(isExported))
        Identifiers contain letters, digits, hyphens and periods; the archived guide also allows
        characters beyond ASCII, but Apple's current article doesn't. The prefixes `public`, `dyn`
        and `com.apple` are reserved for the system.
        """
          + ofReaders(
            """
            In the exported type of a media format reader the identifier is one of those in
            [`MTUTTypeArray`](key:EXAppExtensionAttributes/MTUTTypeArray).
            """, isExported),
      consequence: Consequence(
        "The system silently rejects a type whose identifier contains a character such as an underscore or a space.",
        from: .uniformTypes("Uniform Type Identifier Concepts")),
      rules: [
        .should(.present).from(.cocoaKeys("Table 6")), uniformTypeRule,
        .should(.format(.reverseDNS)).from(.cocoaKeys("Table 6")),
      ] + identifier,
      example: isExported ? "com.example.trail" : "com.example.recipe",
      seeAlso: ["UTTypeConformsTo"]
        + (isExported ? ["../EXAppExtensionAttributes/MTUTTypeArray"] : []),
      sources: shapeSources("uttypeidentifier", isExported: isExported) + [
        .formatReader("Overview"), .uniformTypes("Uniform Type Identifier Concepts"),
        .framework("uniformtypeidentifiers/defining-file-and-data-types-for-your-app"),
      ] + (isExported ? [] : [exportedAndImported]),
      notes: ageOfExported("uttypeidentifier", isExported)),
    Key(
      "UTTypeReferenceURL", .string, title: "Reference URL",
      summary: "Links to a specification or other description of the format.",
      discussion: """
        Write the address of a web page, such as the format's specification; code reads it as
        `UTType.referenceURL`. Apple's sample declaration of `public.jpeg` links to a W3C page.
        """,
      required: .optional,
      rules: [.should(.format(.url)).from(.cocoaKeys("Table 6"))],
      example: .string("https://example.com/formats/\(isExported ? "trail" : "recipe")"),
      sources: shapeSources("uttypereferenceurl", isExported: isExported) + [
        .framework("uniformtypeidentifiers/uttype-swift.struct/referenceurl"),
        .uniformTypes("Declaring New Uniform Type Identifiers"),
      ],
      notes: [shapePlatforms("uttypereferenceurl")]),
  ]
}

let declaringTypes = SourceReference.uniformTypes("Declaring New Uniform Type Identifiers")

/// The app whose icon is shown for documents of an imported type.
let iconOfImport = """
  Apple's archived reference calls for icon files only in types that the app exports. If the app \
  that owns the format is installed, its declaration takes precedence.
  """

private func iconKeys(isExported: Bool = false) -> [Key] {
  [
    Key(
      "UTTypeIconFile", .string, title: "Icon file name",
      summary: "Names the icon file for documents of the type.",
      discussion: isExported
        ? """
        The file is a resource of the bundle with the extension `.icns`, which contains the icon in
        several resolutions at once. In iOS 14, macOS 11 and later,
        [`UTTypeIcons`](key:UTExportedTypeDeclarations/[]/UTTypeIcons) lets the system draw the icon
        instead, so write this key for apps that also run on older systems.

        For iOS, the archived documentation has one key for each size:
        [`UTTypeSize64IconFile`](key:UTExportedTypeDeclarations/[]/UTTypeSize64IconFile) and
        [`UTTypeSize320IconFile`](key:UTExportedTypeDeclarations/[]/UTTypeSize320IconFile). Apple's
        current documentation lists this key for iOS too.
        """
        : """
        \(iconOfImport) If documents of an imported type still need an icon, name
        an `.icns` file among the resources of the bundle; in iOS 14, macOS 11 and later,
        [`UTTypeIcons`](key:UTImportedTypeDeclarations/[]/UTTypeIcons) lets the system draw the icon
        instead.
        """,
      required: .optional,
      example: isExported ? "Trail.icns" : "Recipe.icns",
      seeAlso: ["UTTypeSize64IconFile", "UTTypeSize320IconFile"],
      sources: shapeSources("uttypeiconfile", isExported: isExported)
        + [
          .publicProjects("UTTypeIconFile"),
          .current(declarations(isExported).lowercased() + "/uttypeicons"),
        ] + (isExported ? [] : [declaringTypes]),
      notes: [
        shapePlatforms("uttypeiconfile"),
        EditorNote(
          .type,
          [
            .init(.current("utexportedtypedeclarations/uttypeiconfile"), "A string."),
            .init(.publicProjects("UTTypeIconFile"), "An array of strings in a shipped Mac app."),
          ],
          choice: "The value is a string; an array is not an error.",
          reason: "The system accepts the declaration with either."),
      ],
      alsoAccepts: [.array(of: .string)]),
    Key(
      "UTTypeSize320IconFile", .string,
      summary: isExported
        ? "Names the icon of 320 by 320 pixels for documents of the type."
        : "Names an icon of 320 by 320 pixels, which is meant for exported types only.",
      discussion: isExported
        ? """
        Write it only for apps that still run on iOS 13 or earlier. The file is a resource of the
        app's bundle, normally a PNG file with this one image; name the file of the smaller icon in
        [`UTTypeSize64IconFile`](key:UTExportedTypeDeclarations/[]/UTTypeSize64IconFile). Only
        Apple's archived documentation mentions the two keys. Later systems draw the icon in every
        size from [`UTTypeIcons`](key:UTExportedTypeDeclarations/[]/UTTypeIcons), and macOS reads
        [`UTTypeIconFile`](key:UTExportedTypeDeclarations/[]/UTTypeIconFile).
        """
        : """
        \(iconOfImport) An exported type names the file in
        [its own declaration](key:UTExportedTypeDeclarations/[]/UTTypeSize320IconFile). If documents
        of an imported type still need an icon, describe it in
        [`UTTypeIcons`](key:UTImportedTypeDeclarations/[]/UTTypeIcons); the system draws the icon in
        every size.
        """,
      avoid: isExported ? nil : "Don't write it in an imported type.",
      availability: [.iOS(from: .cocoaKeys)],
      required: .optional,
      rules: [
        .should(.stated("The image should be 320 by 320 pixels.", on: .files)).from(
          .cocoaKeys("Table 6")),
        .should(.onlyInside("../UTExportedTypeDeclarations")).from(.cocoaKeys("Table 6")),
      ],
      example: "Trail-320.png",
      seeAlso: ["UTTypeSize64IconFile", "UTTypeIconFile"],
      sources: [
        .cocoaKeys("Table 6"), .cocoaKeys(declarations(isExported)),
        .current(declarations(isExported).lowercased()),
        .current(declarations(isExported).lowercased() + "/uttypeicons"),
      ] + (isExported ? [] : [declaringTypes]),
      notes: [retiredIconKey("UTTypeSize320IconFile")]),
    Key(
      "UTTypeSize64IconFile", .string,
      summary: isExported
        ? "Names the icon of 64 by 64 pixels for documents of the type."
        : "Names an icon of 64 by 64 pixels, which is meant for exported types only.",
      discussion: isExported
        ? """
        Write it only for apps that still run on iOS 13 or earlier. The file is a resource of the
        app's bundle, normally a PNG file with this one image; name the file of the larger icon in
        [`UTTypeSize320IconFile`](key:UTExportedTypeDeclarations/[]/UTTypeSize320IconFile). Only
        Apple's archived documentation mentions the two keys. Later systems draw the icon in every
        size from [`UTTypeIcons`](key:UTExportedTypeDeclarations/[]/UTTypeIcons), and macOS reads
        [`UTTypeIconFile`](key:UTExportedTypeDeclarations/[]/UTTypeIconFile).
        """
        : """
        \(iconOfImport) An exported type names the file in
        [its own declaration](key:UTExportedTypeDeclarations/[]/UTTypeSize64IconFile). If documents
        of an imported type still need an icon, describe it in
        [`UTTypeIcons`](key:UTImportedTypeDeclarations/[]/UTTypeIcons); the system draws the icon in
        every size.
        """,
      avoid: isExported ? nil : "Don't write it in an imported type.",
      availability: [.iOS(from: .cocoaKeys)],
      required: .optional,
      rules: [
        .should(.stated("The image should be 64 by 64 pixels.", on: .files)).from(
          .cocoaKeys("Table 6")),
        .should(.onlyInside("../UTExportedTypeDeclarations")).from(.cocoaKeys("Table 6")),
      ],
      example: "Trail-64.png",
      seeAlso: ["UTTypeSize320IconFile", "UTTypeIconFile"],
      sources: [
        .cocoaKeys("Table 6"), .cocoaKeys(declarations(isExported)),
        .current(declarations(isExported).lowercased()),
        .current(declarations(isExported).lowercased() + "/uttypeicons"),
      ] + (isExported ? [] : [declaringTypes]),
      notes: [retiredIconKey("UTTypeSize64IconFile")]),
  ]
}

/// The array whose dictionaries the keys are in.
func declarations(_ isExported: Bool) -> String {
  isExported ? "UTExportedTypeDeclarations" : "UTImportedTypeDeclarations"
}

func shapeSources(_ page: String, isExported: Bool) -> [SourceReference] {
  [
    .cocoaKeys(declarations(isExported)), .cocoaKeys("Table 6"),
    .current(declarations(isExported).lowercased() + "/" + page),
  ]
}

func shapePlatforms(_ page: String) -> EditorNote {
  EditorNote(
    .availability,
    [
      .init(.cocoaKeys("Table 6"), "macOS only, without a version."),
      .init(
        .current("utexportedtypedeclarations/" + page),
        "In an exported type: iOS and iPadOS 5.0, macOS 10.7, visionOS 1.0."),
      .init(
        .current("utimportedtypedeclarations/" + page),
        "In an imported type: iOS and iPadOS 3.2, macOS 10.5, visionOS 1.0."),
    ],
    choice: "The key, like its siblings, is as old as the array that contains it.",
    reason: "The current reference adds platforms, and gives each key the versions of its array.")
}

private var conformanceOfReaders: EditorNote {
  EditorNote(
    .text,
    [
      .init(
        .formatReader("Overview, UTTypeConformsTo"),
        "The first element is com.apple.mediaextension-content."),
      .init(
        .formatReader("Overview, UTTypeConformsTo"),
        "“This type” also conforms to public.movie and public.audiovisual-content; the declared type or the one just named."
      ),
    ],
    choice: "`com.apple.mediaextension-content` is the type that conforms to `public.movie`.",
    reason: "The sentence follows its name, and says that the array may hold further types.")
}

private func retiredIconKey(_ name: String) -> EditorNote {
  EditorNote(
    .name,
    [
      .init(.cocoaKeys("Table 6"), "An older edition lists \(name), for iOS; a later one doesn't."),
      .init(
        .current("utexportedtypedeclarations"),
        "Has no page for \(name); the icon keys are UTTypeIconFile, UTTypeIconFiles and UTTypeIcons."
      ),
    ],
    choice: "The key is listed for iOS and iPadOS, without a version.",
    reason: "An older edition documents the key, and no edition says why it was removed.")
}
