import Diagnostics
import Markup
import Text

/// The order and the titles of guides in a file `SUMMARY.md`, as mdBook has it: links to the guides, one after another.
struct BookSummary {
  static let name = "SUMMARY"

  /// A link of the list.
  struct Chapter {
    /// The path below the content folder.
    var path: String
    var title: String
    var location: SourceLocation
  }

  private(set) var chapters: [Chapter] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads the file, which is at the top of the content folder.
  init(_ source: SourceFile) {
    let text: String
    switch source.text("file") {
    case .success(let written): text = written.legible
    case .failure(let failure):
      diagnostics = [failure.diagnostic]
      return
    }
    // The address of a link is kept as that of a web page, so that it comes back with the link's text.
    let places = Lock<[SourceLocation]>([])
    let resolver = LinkResolver(
      link: { link in
        places.withLock { $0.append(link.location) }
        return .success(.external(link.destination))
      }, picture: { _ in .success(PictureFile(path: "")) })
    let parsed = MarkdownParser(resolver: resolver).parse(text, file: source.path)
    var locations = places.withLock { $0 }[...]
    for (destination, title) in parsed.blocks.flatMap(\.links) {
      let location = locations.popFirst() ?? SourceLocation(file: source.path)
      // A chapter without an address is not written yet.
      guard !destination.isEmpty, !destination.contains(":") else { continue }
      let path = destination.prefix { $0 != "#" }.trimmingPrefix("./")
      chapters.append(
        Chapter(
          path: percentDecoded(path, isStrict: false) ?? String(path), title: title,
          location: location))
    }
    diagnostics = parsed.diagnostics
  }
}

extension Block {
  /// The links inside, in reading order.
  fileprivate var links: [(destination: String, title: String)] {
    switch self {
    case .paragraph(let text), .heading(_, let text, _):
      text.compactMap { inline in
        if case .link(.external(let destination), let inside) = inline {
          (destination, inside.plainText.oneLine)
        } else {
          nil
        }
      }
    case .list(let list): list.items.flatMap { $0.flatMap(\.links) }
    default: []
    }
  }
}
