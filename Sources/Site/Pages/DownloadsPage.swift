import KeyModel
import Markup

/// The files to download, with sizes and digests.
struct DownloadsPage {
  let context: SiteContext

  /// The page with the files it offers. In a copy of the site without downloads, it says where to
  /// get them.
  func page(offering downloads: [Download]) -> Page {
    context.listPage(
      SiteContext.downloads,
      "The reference for offline use: as a docset, as one archive, as data."
    ) { builder in
      guard !downloads.isEmpty else { return elsewhere }
      let byKind = Dictionary(
        downloads.map { ($0.kind, $0) }, uniquingKeysWith: { first, _ in first })
      var blocks: [Block] = []
      func chapter(_ kind: Download.Kind, _ title: String, _ lead: [Inline], _ more: [Block] = []) {
        guard let download = byKind[kind] else { return }
        blocks += [builder.heading(title, id: kind.rawValue), .paragraph(lead)]
        blocks += more
        blocks.append(.definitions(facts(of: download)))
      }
      chapter(
        .docset, "Docset for Dash and Zeal",
        [
          .text(
            "All pages, with an index of keys, values, extension points and guides. Unpacked, it is a folder that ends in "
          ), .code(".docset"), .text("."),
        ], byKind[.feed] == nil ? [installing] : [])
      chapter(
        .feed, "Feed of the docset",
        [.text("Add its address once to keep the docset up to date.")],
        byKind[.feed].map { [subscribing(to: $0)] } ?? [])
      chapter(
        .editorExtension, "Extension for Visual Studio Code",
        [
          .text(
            "Checks files as you type, completes names and values, and explains them. It needs the program "
          ),
          .code(context.programName), .text(". In Visual Studio Code, run the command "),
          .code("Extensions: Install from VSIX..."), .text("."),
        ])
      chapter(
        .site, "The whole site",
        [
          .text("Every page, schema and file except these downloads. Unpack it and open "),
          .code("index.html"), .text("; it needs no server."),
        ])
      chapter(
        .schemas, "All JSON Schemas",
        [
          .text("What "), builder.link(to: SiteContext.schemas),
          .text(" describes, in one archive."),
        ])
      chapter(
        .catalogue, "The catalogue as data",
        [
          .text("Every key, value, rule and source in one JSON document; "),
          .link(
            .file("schemas/" + PublishedSchemas.catalogueSchema), [.text("its schema")]),
          .text(" describes its format."),
        ])
      blocks += [
        builder.heading("Verify a download", id: "check"),
        .paragraph([
          .text("Compare its digest with the one above: "), .code("shasum -a 256 FILE"),
          .text(" prints it, and so does "), .code("sha256sum FILE"), .text("."),
        ]),
      ]
      return blocks
    }
  }

  private var elsewhere: [Block] {
    let address = context.baseURL.map { $0 + SiteContext.downloads.path + ".html" }
    return [
      .paragraph(
        [.text("This copy of the reference does not include the downloads. ")]
          + (address.map {
            [.text("They are at "), .link(.external($0), [.text($0)]), .text(".")]
          } ?? [.text("Get them from the published reference.")]))
    ]
  }

  /// How to open a docset that has no feed.
  private var installing: Block {
    .list(
      List(items: [
        [.paragraph([.strong([.text("Dash:")]), .text(" unpack it and open the folder.")])],
        [
          .paragraph([
            .strong([.text("Zeal:")]),
            .text(" unpack it into the folder that its preferences name for docsets ("),
            .code("~/.local/share/Zeal/Zeal/docsets"), .text(" on Linux), and start Zeal again."),
          ])
        ],
      ]))
  }

  private func subscribing(to feed: Download) -> Block {
    let address = (context.baseURL ?? "") + relativePath(from: "", to: feed.path)
    return .list(
      List(items: [
        [
          .paragraph([
            .strong([.text("Dash:")]),
            .text(" Settings, Downloads, the + below the list, and paste "),
            .code(address), .text("."),
          ])
        ],
        [
          .paragraph([
            .strong([.text("Zeal:")]), .text(" Tools, Docsets, Add feed, and paste "),
            .code(address), .text("."),
          ])
        ],
      ]))
  }

  private func facts(of download: Download) -> [Definition] {
    let name = download.path.split(separator: "/").last.map(String.init) ?? download.path
    return [
      Definition("File", [.link(.file(download.path), [.text(name)])]),
      Definition("Size", [.text(Self.text(ofSize: download.size))]),
      Definition("SHA-256", [.code(download.digest.hexadecimal)]),
    ]
  }

  /// `1,234,567 bytes (1.2 MB)`
  private static func text(ofSize size: Int) -> String {
    var digits = String(size)
    var grouped = ""
    while digits.count > 3 {
      grouped = "," + digits.suffix(3) + grouped
      digits.removeLast(3)
    }
    let exact = "\(digits)\(grouped) bytes"
    switch size {
    case ..<1000: return exact
    case ..<999_500: return "\(exact) (\((size + 500) / 1000) kB)"
    default:
      let tenths = (size + 50_000) / 100_000
      return "\(exact) (\(tenths / 10).\(tenths % 10) MB)"
    }
  }
}
