import KeyModel
import Markup
import Text

/// A page at an address that another page had before. It leads there without a script, and is in no index.
///
/// Source: HTML Standard, section 4.2.5.3, "Refresh state"; Google Search Central, "Redirects and Google
/// Search".
struct MovedPage {
  /// The former address, without extension.
  var address: String
  /// The page that was there.
  var page: PageLink
  /// The page's full address, if the site knows its own.
  var canonical: String?
  var owner: AddressAllocator.Owner
  var words: Words

  var file: String { PageFormat.html.file(address) }

  /// All former addresses of the catalogue's entries and of guides.
  static func all(in context: SiteContext) -> [MovedPage] {
    let (catalogue, routes) = (context.catalogue, context.routes)
    func pages(
      _ addresses: [String], of title: String, at path: String, _ location: SourceLocation
    ) -> [MovedPage] {
      addresses.map { address in
        MovedPage(
          address: address, page: PageLink(title, path),
          canonical: context.address(ofPage: path),
          owner: .init(name: "the former page '\(address)'", location: location),
          words: context.words)
      }
    }
    return catalogue.keys.filter { !$0.movedFrom.isEmpty }.flatMap {
      pages($0.movedFrom, of: $0.displayName, at: routes.page(of: $0), $0.location)
    }
      + catalogue.extensionPoints.flatMap {
        pages($0.movedFrom, of: $0.name, at: routes.page(of: $0), $0.location)
      }
      + catalogue.groups.flatMap {
        pages($0.movedFrom, of: $0.title, at: routes.page(of: $0), $0.location)
      }
      + context.guides.flatMap { guide in
        guide.movedFrom.flatMap {
          pages(
            [$0.address], of: guide.title, at: guide.page,
            SourceLocation(file: guide.file, line: $0.line))
        }
      }
  }

  var bytes: [UInt8] {
    let target = relativePath(from: address, to: PageFormat.html.file(page.path))
    var writer = HTMLWriter()
    writer.markup("<!DOCTYPE html>\n")
    words.openDocument(&writer)
    writer.markup("\n<head>\n<meta charset=\"utf-8\">\n")
    writer.element("title", page.title)
    writer.markup("\n<meta name=\"robots\" content=\"noindex\">\n")
    writer.open("link", ("rel", "canonical"), ("href", canonical ?? target))
    writer.markup("\n")
    writer.open("meta", ("http-equiv", "refresh"), ("content", "0; url=\(target)"))
    writer.markup("\n</head>\n<body>\n<p>")
    HTMLRenderer(page: address).render(
      words.inlines(
        .hasMoved, ["page": [.link(.page(page.path, fragment: nil), [.text(page.title)])]]),
      into: &writer)
    writer.markup("</p>\n</body>\n</html>\n")
    return writer.bytes
  }
}
