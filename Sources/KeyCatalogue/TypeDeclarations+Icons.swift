import KeyModel

private let page = "utexportedtypedeclarations/uttypeicons"
private let importedPage = "utimportedtypedeclarations/uttypeicons"

private var iconPlatforms: [AvailabilityStatement] {
  [.iOS("14.0", from: .current), .macOS("11.0", from: .current), .visionOS("1.0", from: .current)]
}

/// Icons that the system draws for documents of a type, and lists of icon files.
var drawnIconKeys: [Key] {
  [
    Key(
      "UTTypeIconFiles", .array(of: .string), title: "Icon file names",
      summary: "Lists image files for the icon of documents of the type.",
      discussion: """
        The files are resources of the bundle, one for each size. A single file with all sizes goes
        into [`UTTypeIconFile`](key:UTExportedTypeDeclarations/[]/UTTypeIconFile); from iOS 14 and
        macOS 11 on, [`UTTypeIcons`](key:UTExportedTypeDeclarations/[]/UTTypeIcons) lets the system
        draw the icon.
        """,
      required: .optional,
      example: ["Trail-64.png", "Trail-320.png"],
      seeAlso: ["UTTypeIconFile", "UTTypeIcons"],
      sources: [
        .current("utexportedtypedeclarations/uttypeiconfiles"),
        .current("utimportedtypedeclarations/uttypeiconfiles"),
      ],
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
        The system lays an image and a text on the usual sheet of paper with a folded corner, and
        scales and crops them for each size. Everything is optional: without an image in the middle
        it takes the app's icon, without a text the filename extension, and without a background a
        plain sheet. An empty dictionary asks for just that.
        """,
      availability: iconPlatforms,
      required: .optional,
      example: [
        "UTTypeIconBackgroundName": "TrailBackground", "UTTypeIconBadgeName": "TrailBadge",
        "UTTypeIconText": "trail",
      ],
      seeAlso: ["UTTypeIconFile"],
      sources: [.current(page), .current(importedPage)]),
    Key(
      "UTTypeIcons/UTTypeIconBackgroundName", .string,
      summary: "Names the image that fills the sheet of a document's icon.",
      discussion: """
        It is an icon set in the asset catalog. The system scales it to the icon and crops it to the
        sheet. Keep what matters out of the upper right corner, which the fold covers.
        """,
      availability: iconPlatforms,
      required: .optional,
      example: "TrailBackground",
      sources: [
        .current(page + "/uttypeiconbackgroundname"),
        .current(importedPage + "/uttypeiconbackgroundname"),
      ]),
    Key(
      "UTTypeIcons/UTTypeIconBadgeName", .string,
      summary: "Names the image in the middle of a document's icon.",
      discussion: """
        It is an icon set in the asset catalog, which the system scales and crops.
        """,
      availability: iconPlatforms,
      defaultSource: .current(page + "/uttypeiconbadgename"),
      defaultDescription: "The app's icon",
      required: .optional,
      example: "TrailBadge",
      sources: [
        .current(page + "/uttypeiconbadgename"), .current(importedPage + "/uttypeiconbadgename"),
      ]),
    Key(
      "UTTypeIcons/UTTypeIconText", .string,
      summary: "Sets the text at the lower edge of a document's icon.",
      discussion: """
        The system makes the text as small as needed and writes it in capitals. Keep it short: it has
        to be legible in small icons.
        """,
      availability: iconPlatforms,
      defaultSource: .current(page + "/uttypeicontext"),
      defaultDescription: "The filename extension",
      required: .optional,
      example: "trail",
      sources: [.current(page + "/uttypeicontext"), .current(importedPage + "/uttypeicontext")]),
    Key(
      "UTTypeIcons/UTTypeSymbolName", .string,
      summary: "Names the SF Symbol that stands for the type in sidebars and pickers.",
      discussion: """
        Without it, the system uses what else it knows about the type's icon.
        """,
      availability: iconPlatforms,
      required: .optional,
      example: "map",
      sources: [
        .current(page + "/uttypesymbolname"), .current(importedPage + "/uttypesymbolname"),
      ]),
  ]
}
