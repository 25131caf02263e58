import Diagnostics
import KeyModel
import Site
import TestSupport

/// A catalogue of four keys and one extension point.
enum Fixture {
  static let releases = ReleaseRegistry([
    .init(.iOS, ["8.0", "9.0"]), .init(.macOS, ["10.10", "10.11"]),
  ])

  static let sources = [
    Source(
      "manual", "The Manual", url: "https://example.com/manual", summary: "The first edition."),
    Source("header", "The Header", url: nil, summary: "What the compiler reads."),
  ]

  static let keys = [
    Key(
      "NSExtension", .dictionary, title: "Extension", summary: "Describes an app extension.",
      discussion: "Every *extension* has it. See [the guide](guide:start#first-steps).",
      required: .required, extensionPoints: .all(.nsExtension),
      sources: [SourceReference("manual", "Extensions")]),
    Key(
      "NSExtension/NSExtensionPointIdentifier", .string, summary: "Names the extension point.",
      values: .extensionPoints(.nsExtension), required: .required,
      sources: [SourceReference("manual", "Extensions")]),
    Key(
      "NSExtension/NSExtensionMode", .integer, title: "Mode",
      summary: "Chooses how `NSExtension` starts & stops.",
      discussion: "> [!NOTE]\n> Keep it <small>.\n\n| a | b |\n| - | - |\n| 1 | `x` |",
      availability: [
        .iOS("9.0", note: "Only on devices", from: "manual"),
        .macOS("10.10", deprecated: "10.11", from: "header"),
      ],
      values: .closed([
        AllowedValue(1, "Starts at once."),
        AllowedValue(2, "Waits.", availability: [.iOS("9.0", from: "manual")]),
      ]), valuesSource: SourceReference("manual", "Modes"), default: 1,
      defaultSource: SourceReference("manual", "Modes"), required: .optional,
      replacedBy: ["NSName"],
      rules: [
        .range(min: 1, max: 2).from(SourceReference("manual", "Modes")),
        .onlyIn(.appExtension).from(SourceReference("manual", "Modes")),
      ], example: 2, seeAlso: ["NSName"],
      sources: [
        SourceReference("manual", "Modes"), SourceReference("header", "line 7", confidence: .low),
      ],
      notes: [
        EditorNote(
          .default,
          [
            .init(SourceReference("manual", "Modes"), "The default is `1`."),
            .init(SourceReference("header", "line 7"), "The default is `2`."),
          ], choice: "This reference says 1.", reason: "Devices do it.")
      ]),
    Key(
      "NSName", .string, summary: "Names the app.", localizable: true, symbols: ["kName"],
      sources: [SourceReference("header", "line 1")]),
  ]

  static let point = ExtensionPoint(
    "com.example.share", "Share", .nsExtension,
    summary: "Shares *things* of [the app](key:NSName).",
    discussion: "It reads `NSExtensionMode`.", availability: [.iOS("8.0")],
    uses: [.init("NSExtension/NSExtensionMode", .required, sample: 1)],
    sources: [SourceReference("manual", "Share")])

  static let document = DocumentKind(
    "Info.plist", id: "info-plist", format: .propertyList, titleLabel: "Name in Xcode",
    translations: "InfoPlist.strings", fileMatch: ["Info.plist", "*-Info.plist"],
    build: .init(marks: ["DTXcode"]))

  static func catalogue(
    document: DocumentKind = document, keys: [Key] = keys, points: [ExtensionPoint] = [point],
    remarks: [String] = ["A remark."], groupSummary: String = "Keys of `extensions`."
  ) -> Catalogue {
    Catalogue(
      title: "Test Reference", document: document,
      groups: [
        KeyGroup(
          "extensions", "Extensions", summary: groupSummary,
          availability: [.iOS("8.0"), .macOS("10.10")], keys: keys)
      ], extensionPoints: points, bundleKinds: [.appExtension, .app], sources: sources,
      releases: releases, remarks: remarks)
  }

  static let start = """
    ---
    title: Start here
    summary: Shows the first steps.
    order: 1
    keys:
      - NSExtension
      - NSExtension/NSExtensionMode
    ---

    ## First steps

    Set [the mode](key:NSExtension/NSExtensionMode) of a [share](point:com.example.share) extension.

    ## Next

    Read [on](guide:second).

    """

  static let second = """
    ---
    title: "Second: <more>"
    summary: Goes on.
    ---
    Back to [the first](guide:start#first-steps) and [up](#here).

    ### Here

    """

  static let guides = [file("content/start.md", start), file("content/second.md", second)]

  static let templates = [
    file(
      "theme/layout.mustache",
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <title>{{document-title}}</title>
      <meta name="description" content="{{description}}">
      <link rel="stylesheet" href="{{root}}assets/style.css">
      {{{canonical}}}
      {{{alternate-links}}}
      {{{search-description}}}
      {{{search-script}}}
      {{{page-script}}}
      </head>
      <body>
      {{> top}}
      <main>
      {{{breadcrumb}}}
      {{{content}}}
      {{{previous-next}}}
      {{{alternates}}}
      </main>
      </body>
      </html>

      """),
    file("theme/page.mustache", "<h1>{{title}}</h1>\n{{{contents}}}\n{{{content}}}\n"),
    file("theme/top.mustache", "{{{search}}}\n{{{appearance}}}\n<nav>\n{{{navigation}}}</nav>\n"),
  ]

  static let assets = [
    file("style.css", "h1 { margin: 0 }"), file("icon-16.png", "small"),
    file("icon-32.png", "large"), file("search.js", "find()"), file("page.js", "show()"),
  ]

  static func input(
    catalogue: Catalogue = catalogue(), guides: [SourceFile] = guides,
    templates: [SourceFile] = templates, baseURL: String? = nil
  ) -> SiteInput {
    SiteInput(
      catalogue: catalogue, guides: guides, templates: templates, assets: assets, baseURL: baseURL)
  }

  static func file(_ path: String, _ text: String) -> SourceFile {
    SourceFile(path: path, bytes: Array(text.utf8))
  }
}

extension Diagnostic {
  /// The location and the id: what an editor and a script read.
  var short: String { (location.map { "\($0) " } ?? "") + id }
}
