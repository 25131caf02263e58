import KeyModel
import Markup
import Text

extension PageKind {
  static let downloads = PageKind(
    "Downloads", at: "downloads/index", in: [.search], where: \.offersDownloads,
    summary: { _ in "The reference for offline use: as a docset, as one archive, as data." },
    page: { DownloadsPage(context: $0).page(offering: []) })
}

/// The files to download, with sizes and digests.
struct DownloadsPage {
  let context: SiteContext

  /// The page with the files it offers. In a copy of the site without downloads, it says where to
  /// get them.
  func page(offering downloads: [Download]) -> Page {
    context.listPage(.downloads) { builder in
      guard !downloads.isEmpty else { return elsewhere }
      let byKind = Dictionary(firstOf: downloads.map { ($0.kind, $0) })
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
          "All pages, with an index of keys, values, extension points and guides. Unpacked, it is a folder that ends in ",
          .code(".docset"), ".",
        ], byKind[.feed] == nil ? [installing] : [])
      chapter(
        .feed, "Feed of the docset", ["Add its address once to keep the docset up to date."],
        byKind[.feed].map { [subscribing(to: $0)] } ?? [])
      chapter(
        .editorExtension, "Extension for Visual Studio Code",
        [
          "Checks files as you type, completes names and values, and explains them. It needs the program ",
          .code(context.programName), ". In Visual Studio Code, run the command ",
          .code("Extensions: Install from VSIX..."), ".",
        ])
      chapter(
        .site, "The whole site",
        [
          "Every page, schema and file except these downloads. Unpack it and open ",
          .code(PageFormat.html.file(PageKind.home.link.path)), "; it needs no server.",
        ])
      chapter(
        .schemas, "All JSON Schemas",
        ["What ", builder.link(to: PageKind.schemas.link), " describes, in one archive."])
      chapter(
        .catalogue, "The catalogue as data",
        [
          "Every key, value, rule and source in one JSON document; ",
          .link(.file("schemas/" + PublishedSchemas.catalogueSchema), ["its schema"]),
          " describes its format.",
        ])
      blocks += [
        builder.heading("Verify a download", id: "check"),
        .paragraph([
          "Compare its digest with the one above: ", .code("shasum -a 256 FILE"),
          " prints it, and so does ", .code("sha256sum FILE"), ".",
        ]),
      ]
      return blocks
    }
  }

  private var elsewhere: [Block] {
    let address = context.address(ofPage: PageKind.downloads.link.path)
    return [
      .paragraph(
        ["This copy of the reference does not include the downloads. "]
          + (address.map { ["They are at ", .link(.external($0), [.text($0)]), "."] } ?? [
            "Get them from the published reference."
          ]))
    ]
  }

  /// Instructions for a docset that has no feed.
  private var installing: Block {
    .bullets([
      [.strong(["Dash:"]), " unpack it and open the folder."],
      [
        .strong(["Zeal:"]), " unpack it into the folder that its preferences name for docsets (",
        .code("~/.local/share/Zeal/Zeal/docsets"), " on Linux), and start Zeal again.",
      ],
    ])
  }

  private func subscribing(to feed: Download) -> Block {
    let address = (context.baseURL ?? "") + relativePath(from: "", to: feed.path)
    return .bullets([
      [
        .strong(["Dash:"]), " Settings, Downloads, the + below the list, and paste ",
        .code(address), ".",
      ], [.strong(["Zeal:"]), " Tools, Docsets, Add feed, and paste ", .code(address), "."],
    ])
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
    let exact = size.of("byte")
    switch size {
    case ..<1000: return exact
    case ..<999_500: return "\(exact) (\((size + 500) / 1000) kB)"
    default:
      let tenths = (size + 50_000) / 100_000
      return "\(exact) (\(tenths / 10).\(tenths % 10) MB)"
    }
  }
}
