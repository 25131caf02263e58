import JSON
import Markup
import Text

/// The list of the editions that are side by side in a folder: files in that folder, which all of them share.
package struct EditionList: Sendable {
  /// The newest first.
  private let editions: [EditionDescription]
  private let latest: String
  /// The address of the folder, ending in a slash; nil if unknown.
  private let baseURL: String?

  package static let paths = ["editions.html", "editions.js", "index.html"]

  /// - Parameter latest: The edition that the others lead to; nil for the newest.
  package init?(_ editions: [EditionDescription], latest: String?, baseURL: String?) {
    let names = editions.compactMap { EditionName($0.name) }.sorted(by: >).map(\.text)
    guard let newest = names.first else { return nil }
    self.editions = names.compactMap { name in editions.first { $0.name == name } }
    self.latest = latest.flatMap { names.contains($0) ? $0 : nil } ?? newest
    self.baseURL = baseURL
  }

  package var files: [OutputFile] {
    let value: JSONValue = [
      "latest": .string(latest),
      "editions": .array(
        editions.map { ["name": .string($0.name), "title": .string($0.title)] }),
    ]
    return [
      OutputFile("editions.html", bytes: list),
      OutputFile("editions.js", bytes: scriptSetting("docgenEditions", value)),
      OutputFile("index.html", bytes: start),
    ]
  }

  private var title: String { editions.first { $0.name == latest }?.title ?? "" }

  /// A page that leads to the latest edition without a script.
  private var start: [UInt8] {
    let target = latest + "/index.html"
    return page { writer in
      writer.open("link", ("rel", "canonical"), ("href", (baseURL ?? "") + target))
      writer.open("meta", ("http-equiv", "refresh"), ("content", "0; url=\(target)"))
      writer.markup("\n")
    } body: { writer in
      writer.markup("<p>")
      writer.element("a", "\(title) \(latest)", ("href", target))
      writer.markup("</p>\n<p><a href=\"editions.html\">All editions</a></p>\n")
    }
  }

  private var list: [UInt8] {
    page { _ in
    } body: { writer in
      writer.element("h1", title)
      writer.markup("\n<ul>\n")
      for edition in editions {
        writer.markup("<li>")
        writer.element("a", edition.name, ("href", edition.name + "/index.html"))
        writer.markup(edition.name == latest ? " (latest)</li>\n" : "</li>\n")
      }
      writer.markup("</ul>\n")
    }
  }

  private func page(
    head: (inout HTMLWriter) -> Void, body: (inout HTMLWriter) -> Void
  ) -> [UInt8] {
    var writer = HTMLWriter()
    writer.markup("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    writer.markup("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    writer.element("title", title)
    writer.markup("\n")
    head(&writer)
    writer.open("link", ("rel", "stylesheet"), ("href", latest + "/assets/style.css"))
    writer.markup("\n</head>\n<body>\n<main>\n")
    body(&writer)
    writer.markup("</main>\n</body>\n</html>\n")
    return writer.bytes
  }
}
