import KeyModel
import Markup
import Text

extension PageKind {
  static let downloads = PageKind(
    .downloads, at: "downloads/index", in: [.search], where: \.offersDownloads,
    summary: { $0.words[.aboutDownloads] },
    page: { DownloadsPage(context: $0).page(offering: []) })
}

/// The files to download, with sizes and digests.
struct DownloadsPage: PageMaker {
  let context: SiteContext

  /// The page with the files it offers. In a copy of the site without downloads, it says where to
  /// get them.
  func page(offering downloads: [Download]) -> Page {
    context.listPage(.downloads) { builder in
      guard !downloads.isEmpty else { return elsewhere }
      let byKind = Dictionary(firstOf: downloads.map { ($0.kind, $0) })
      var blocks: [Block] = []
      func chapter(_ kind: Download.Kind, _ title: Word, _ lead: [Inline], _ more: [Block] = []) {
        guard let download = byKind[kind] else { return }
        blocks += [builder.heading(title, id: kind.rawValue), .paragraph(lead)]
        blocks += more
        blocks.append(.definitions(facts(of: download)))
      }
      chapter(
        .docset, .docset,
        words.inlines(.docsetLead, ["ending": [.code(".docset")]]),
        byKind[.feed] == nil ? [installing] : [])
      chapter(
        .feed, .docsetFeed, [.text(words[.docsetFeedLead])],
        byKind[.feed].map { [subscribing(to: $0)] } ?? [])
      chapter(
        .editorExtension, .editorExtension,
        words.inlines(
          .editorExtensionLead,
          [
            "program": [.code(context.programName)],
            "command": [.code("Extensions: Install from VSIX...")],
          ]))
      chapter(
        .site, .wholeSite,
        words.inlines(
          .wholeSiteLead, ["file": [.code(PageFormat.html.file(PageKind.home.path))]]))
      chapter(
        .schemas, .allSchemas,
        words.inlines(.allSchemasLead, ["page": [builder.link(to: PageKind.schemas)]]))
      chapter(
        .catalogue, .catalogueAsData,
        words.inlines(
          .catalogueLead,
          [
            "schema": [
              .link(
                .file("schemas/" + PublishedSchemas.catalogueSchema), [.text(words[.itsSchema])])
            ]
          ]))
      blocks += [
        builder.heading(.verifyDownload, id: "check"),
        .paragraph(
          words.inlines(
            .verifyDownloadLead,
            ["command": [.code("shasum -a 256 FILE")], "other": [.code("sha256sum FILE")]])),
      ]
      return blocks
    }
  }

  private var elsewhere: [Block] {
    let address = context.address(ofPage: PageKind.downloads.path)
    return [
      .paragraph(
        address.map {
          words.inlines(.downloadsElsewhere, ["address": [.link(.external($0), [.text($0)])]])
        } ?? [.text(words[.downloadsMissing])])
    ]
  }

  /// Instructions for a docset that has no feed.
  private var installing: Block {
    .bullets([
      words.inlines(.installInDash, ["program": [.strong(["Dash:"])]]),
      words.inlines(
        .installInZeal,
        [
          "program": [.strong(["Zeal:"])],
          "folder": [.code("~/.local/share/Zeal/Zeal/docsets")],
        ]),
    ])
  }

  private func subscribing(to feed: Download) -> Block {
    let address = (context.baseURL ?? "") + relativePath(from: "", to: feed.path)
    return .bullets([
      words.inlines(
        .subscribeInDash, ["program": [.strong(["Dash:"])], "address": [.code(address)]]),
      words.inlines(
        .subscribeInZeal, ["program": [.strong(["Zeal:"])], "address": [.code(address)]]),
    ])
  }

  private func facts(of download: Download) -> [Definition] {
    let name = download.path.split(separator: "/").last.map(String.init) ?? download.path
    return [
      Definition(words[.file], [.link(.file(download.path), [.text(name)])]),
      Definition(words[.size], [.text(text(ofSize: download.size))]),
      Definition("SHA-256", [.code(download.digest.hexadecimal)]),
    ]
  }

  /// `1,234,567 bytes (1.2 MB)`
  private func text(ofSize size: Int) -> String {
    let exact = words(.byteCount, count: size)
    switch size {
    case ..<1000: return exact
    case ..<999_500: return "\(exact) (\((size + 500) / 1000) kB)"
    default:
      let tenths = (size + 50_000) / 100_000
      return "\(exact) (\(tenths / 10)\(words[.decimalSeparator])\(tenths % 10) MB)"
    }
  }
}
