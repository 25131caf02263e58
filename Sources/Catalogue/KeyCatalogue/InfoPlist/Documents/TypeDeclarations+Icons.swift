import KeyModel

private var iconPlatforms: [AvailabilityStatement] {
  [.iOS("14.0", from: .current), .macOS("11.0", from: .current), .visionOS("1.0", from: .current)]
}

/// Icons that the system draws for documents of a type, and lists of icon files.
func drawnIconKeys(isExported: Bool = false) -> [Key] {
  let page = declarations(isExported).lowercased() + "/uttypeicons"
  let name = isExported ? "Trail" : "Recipe"
  let symbol = isExported ? "map" : "fork.knife"
  let text = isExported ? "route" : "dish"
  return [
    Key(
      "UTTypeIconFiles", .array(of: .string), title: "Icon file names",
      summary: "Lists image files, one for each size, for the icon of documents of the type.",
      discussion: isExported
        ? """
        Write it if the app also runs on systems before iOS 14 or macOS 11. The files are resources of
        the bundle, such as the PNG files `Trail-64.png` and `Trail-320.png`. An `.icns` file, which
        has all sizes in one, goes into
        [`UTTypeIconFile`](key:UTExportedTypeDeclarations/[]/UTTypeIconFile). In iOS 14, macOS 11 and
        later, [`UTTypeIcons`](key:UTExportedTypeDeclarations/[]/UTTypeIcons) needs no image at all:
        the system draws the icon.
        """
        : """
        \(iconOfImport) If documents of an imported type still need an icon, describe
        one in [`UTTypeIcons`](key:UTImportedTypeDeclarations/[]/UTTypeIcons), which the system
        draws in iOS 14, macOS 11 and later. For older systems, list PNG files among the resources
        of the bundle in this key, or name an `.icns` file in
        [`UTTypeIconFile`](key:UTImportedTypeDeclarations/[]/UTTypeIconFile).
        """,
      required: .optional,
      example: [.string("\(name)-64.png"), .string("\(name)-320.png")],
      seeAlso: ["UTTypeIconFile", "UTTypeIcons"],
      sources: [
        .current(declarations(isExported).lowercased() + "/uttypeiconfiles"),
        .current(declarations(isExported).lowercased() + "/uttypeicons"),
        .archive2018("CocoaKeys.html, UTTypeIconFile"),
      ] + (isExported ? [] : [declaringTypes]),
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .current("utexportedtypedeclarations/uttypeiconfiles"),
              "In an exported type: iOS and iPadOS 5.0, macOS 10.7, visionOS 1.0."),
            .init(
              .current("utimportedtypedeclarations/uttypeiconfiles"),
              "In an imported type: iOS and iPadOS 3.2, macOS 10.5, visionOS 1.0."),
          ],
          choice: "The key is as old as the array that contains it.",
          reason: "The pages give each key the versions of its array.")
      ]),
    Key(
      "UTTypeIcons", .dictionary,
      summary: "Describes the icon that the system draws for documents of the type.",
      discussion: """
        Use it instead of finished images: the system places images and text on the usual sheet of
        paper with a folded corner, and scales and crops the images for each size. All keys in the
        dictionary are optional. Even an empty dictionary gives documents an icon: the app's icon
        on a plain sheet, above the filename extension. The images are icon sets in the asset catalog, which the
        keys in the dictionary name. Without the dictionary, name files in
        [`UTTypeIconFile`](key:\(declarations(isExported))/[]/UTTypeIconFile).
        """,
      availability: iconPlatforms,
      required: .optional,
      example: [
        "UTTypeIconBackgroundName": .string("\(name)Background"),
        "UTTypeIconBadgeName": .string("\(name)Badge"),
        "UTTypeIconText": .string(text),
      ],
      seeAlso: ["UTTypeIconFile"],
      sources: [.current(page), .current(page + "/uttypeiconbackgroundname")]),
    Key(
      "UTTypeIcons/UTTypeIconBackgroundName", .string,
      summary: "Names the image that fills the sheet of a document's icon.",
      discussion: """
        Write the name that the icon set has in the asset catalog. The system scales the image to
        the icon and crops it to the sheet. Keep what matters out of the upper right corner, which the fold
        covers. The image in the middle is
        [`UTTypeIconBadgeName`](key:\(declarations(isExported))/[]/UTTypeIcons/UTTypeIconBadgeName).
        """
          + (isExported
            ? ""
            : "\n\n" + """
              If the app that owns the format is installed too, its exported declaration takes
              precedence: documents then have the owner's icon, not yours.
              """),
      consequence: Consequence(
        "Without a background, the badge and the text are on a plain sheet.",
        from: .current(page + "/uttypeiconbackgroundname")),
      availability: iconPlatforms,
      required: .optional,
      example: .string("\(name)Background"),
      sources: [
        .current(page + "/uttypeiconbackgroundname"),
        .uniformTypes("Declaring New Uniform Type Identifiers"),
      ]),
    Key(
      "UTTypeIcons/UTTypeIconBadgeName", .string,
      summary: "Names the image in the middle of a document's icon.",
      discussion: """
        Write the name that the icon set has in the asset catalog; the system scales and crops the
        image to fit. Choose a picture of what is in the document.
        """,
      consequence: Consequence(
        "Without the key, the app's icon is in the middle.",
        from: .current(page + "/uttypeiconbadgename")),
      availability: iconPlatforms,
      defaultSource: .current(page + "/uttypeiconbadgename"),
      defaultDescription: "The app's icon",
      required: .optional,
      example: .string("\(name)Badge"),
      sources: [
        .current(page + "/uttypeiconbadgename")
      ]),
    Key(
      "UTTypeIcons/UTTypeIconText", .string,
      summary: "Sets the text at the lower edge of a document's icon.",
      discussion: """
        Write a short text, such as the name of the format, about as long as the extension that it
        replaces. The system makes the text as small as needed and shows it in uppercase. The text
        has to be legible in small icons.
        """,
      consequence: Consequence(
        "Without the key, the icon shows the filename extension.",
        from: .current(page + "/uttypeicontext")),
      availability: iconPlatforms,
      defaultSource: .current(page + "/uttypeicontext"),
      defaultDescription: "The filename extension",
      required: .optional,
      example: .string(text),
      sources: [.current(page + "/uttypeicontext")]),
    Key(
      "UTTypeIcons/UTTypeSymbolName", .string,
      summary: "Names the SF Symbol that stands for the type in sidebars and pickers.",
      discussion: """
        Write the name of an SF Symbol, such as `\(symbol)`. Sidebars, pickers and other lists that
        have no room for a full icon can show the symbol. A route that AVRouting's
        `AVCustomRoutingActionItem` adds to a picker takes its picture from this key of its type,
        and its title from the type's
        [`UTTypeDescription`](key:\(declarations(isExported))/[]/UTTypeDescription).
        """,
      consequence: Consequence(
        "Without a symbol, the system shows whatever other icon the type has.",
        from: .current(page + "/uttypesymbolname")),
      availability: iconPlatforms,
      required: .optional,
      apis: [API("AVCustomRoutingActionItem.type", of: "AVRouting")],
      example: .string(symbol),
      sources: [
        .current(page + "/uttypesymbolname"),
        .framework("avrouting/avcustomroutingactionitem/type"),
      ]),
  ]
}
