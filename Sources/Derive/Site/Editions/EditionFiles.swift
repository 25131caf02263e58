import JSON
import KeyModel
import Text

/// The files by which an edition of a site is known to the others beside it.
struct EditionFiles {
  var context: SiteContext
  var pages: [PlannedPage]
  var name: String

  static let paths = [EditionDescription.path, pagesPath]
  /// Its pages, which the pages of other editions load when they need them.
  private static let pagesPath = "edition.js"

  var planned: [PlannedFiles] {
    [
      PlannedFiles(EditionDescription.path) {
        EditionDescription(
          name: name, title: context.catalogue.title, moved: MovedPage.moves(in: context),
          checksFiles: context.offersChecker
        ).bytes
      },
      PlannedFiles(Self.pagesPath) {
        let pages = pages.filter { $0.kind != .notFound }.map(\.link.path)
        return scriptSetting("docgenEdition", ["pages": JSONValue(strings: pages), "moved": moved])
      },
    ]
  }

  /// Former addresses, each with the page that is there instead and its title.
  private var moved: JSONValue {
    let moved = MovedPage.all(in: context).map { ($0.address, $0.page) }
    let renamed = context.catalogue.keys.flatMap { key in
      context.routes.formerPages(of: key).map {
        ($0, PageLink(key.displayName, context.routes.page(of: key)))
      }
    }
    return .array(
      (moved + renamed).map { .array([.string($0.0), .string($0.1.path), .string($0.1.title)]) })
  }
}

/// A script that gives a variable a value.
func scriptSetting(_ variable: String, _ value: JSONValue) -> [UInt8] {
  var script = Array("var \(variable) = ".utf8)
  // The escape keeps HTML parsers from seeing a tag in it.
  for byte in value.serializedBytes().dropLast() {
    if byte == UInt8(ascii: "<") { script += "\\u003c".utf8 } else { script.append(byte) }
  }
  return script + ";\n".utf8
}
