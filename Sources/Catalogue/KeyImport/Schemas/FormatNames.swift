package import KeyModel
import Text

/// The names and the syntax of the files that a schema describes, as people state them.
package struct FormatNames {
  package var id: DocumentKind.ID?
  /// The name for such a file.
  package var name: String?
  package var format: DocumentKind.Format?
  /// Names by which such files are recognized, with `*` for anything.
  package var fileMatch: [String]

  package init(
    id: DocumentKind.ID? = nil, name: String? = nil, format: DocumentKind.Format? = nil,
    fileMatch: [String] = []
  ) {
    self.id = id
    self.name = name
    self.format = format
    self.fileMatch = fileMatch
  }

  /// Whether nothing is said.
  package var isEmpty: Bool {
    id == nil && name == nil && format == nil && fileMatch.isEmpty
  }

  func complete(_ document: inout ImportedDocument) {
    if let id { document.id = id }
    if let name { document.name = name }
    if !fileMatch.isEmpty { document.fileMatch = fileMatch }
    if let format = format ?? Self.format(of: fileMatch) { document.format = format }
  }

  /// The syntax of files, if the ending of all their names says it.
  static func format(of fileMatch: [String]) -> DocumentKind.Format? {
    let formats = fileMatch.map { name -> DocumentKind.Format? in
      switch name.split(separator: ".").last {
      case "yaml", "yml": .yaml
      case "toml": .toml
      case "jsonc": .jsonWithComments
      case "plist": .propertyList
      case "json": .json
      default: nil
      }
    }
    return formats.uniqued.count == 1 ? formats.first ?? nil : nil
  }
}

/// A list of schemas and the files that each is for.
///
/// Source: SchemaStore, `catalog.json`, whose own schema is `schema-catalog.json`.
struct SchemaDirectory {
  private let entries: [SchemaValue]

  /// - Returns: Nil for a file that is something else.
  init?(_ root: SchemaValue) {
    guard let entries = root["schemas"]?.elements, !entries.isEmpty,
      entries.allSatisfy({ $0["url"]?.text != nil })
    else { return nil }
    self.entries = entries
  }

  /// The entry of a schema, which is found by its address, or else by the name of its file, or by the last part of its
  /// address: copies of a list name other hosts.
  func names(ofSchema name: String, address: String?) -> FormatNames? {
    func entry(called name: String) -> SchemaValue? {
      entries.first { entry in
        let urls =
          [entry["url"]?.text] + (entry["versions"]?.object?.members.map(\.value.text) ?? [])
        return urls.contains { $0.map(lastName) == lastName(of: name) }
      }
    }
    let entry =
      entries.first { address != nil && $0["url"]?.text == address } ?? entry(called: name)
      ?? address.flatMap(entry(called:))
    return entry.map {
      FormatNames(name: $0["name"]?.text, fileMatch: $0["fileMatch"]?.texts ?? [])
    }
  }
}
