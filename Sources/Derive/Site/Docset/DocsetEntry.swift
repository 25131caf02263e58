import Diagnostics
import Text

/// A name that a reader looks up, and the address it leads to.
struct DocsetEntry: Sendable, Hashable {
  /// The kind of thing that a name belongs to, in the words that Dash and Zeal have icons for.
  ///
  /// Source: Kapeli, "Docset Generation Guide", "Supported Entry Types".
  enum Kind: String, Sendable, CaseIterable {
    case attribute = "Attribute"
    case category = "Category"
    case entry = "Entry"
    case error = "Error"
    case `extension` = "Extension"
    case field = "Field"
    case file = "File"
    case guide = "Guide"
    case option = "Option"
    case property = "Property"
    case section = "Section"
    case setting = "Setting"
    case type = "Type"
    case value = "Value"

    /// The kind of keys, by the number of their document: readers list each kind separately, and can search
    /// one alone. Documents beyond the last kind start over.
    static func key(ofDocument number: Int) -> Kind {
      let kinds = [Kind.property, .setting, .entry, .field, .option, .attribute]
      return kinds[number % kinds.count]
    }
  }

  var name: String
  var kind: Kind
  /// A file among the docset's documents, with a heading after `#` where it leads into the page; as
  /// part of a URL.
  var path: String

  init(_ name: String, _ kind: Kind, _ path: String) {
    self.name = name
    self.kind = kind
    self.path = path
  }

  /// The anchor before a heading, from which Dash makes a page's table of contents.
  ///
  /// Source: "Docset Generation Guide", "Table of Contents Support".
  static func contentsAnchor(_ kind: Kind, _ name: String) -> String {
    "//apple_ref/cpp/\(kind.rawValue)/\(percentEncoded(name))"
  }
}
