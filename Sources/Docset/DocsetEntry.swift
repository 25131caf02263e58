import Diagnostics
import Text

/// A name that a reader looks up, and the address it leads to.
package struct DocsetEntry: Sendable, Hashable {
  /// The kind of thing that a name belongs to, in the words that Dash and Zeal have icons for.
  ///
  /// Source: Kapeli, "Docset Generation Guide", "Supported Entry Types".
  package enum Kind: String, Sendable, CaseIterable {
    case category = "Category"
    case error = "Error"
    case `extension` = "Extension"
    case guide = "Guide"
    case property = "Property"
    case section = "Section"
    case type = "Type"
    case value = "Value"
  }

  package var name: String
  package var kind: Kind
  /// A file among the docset's documents, with a heading after `#` where it leads into the page; as
  /// part of a URL.
  package var path: String

  package init(_ name: String, _ kind: Kind, _ path: String) {
    self.name = name
    self.kind = kind
    self.path = path
  }

  /// The anchor before a heading, from which Dash makes a page's table of contents.
  ///
  /// Source: "Docset Generation Guide", "Table of Contents Support".
  package static func contentsAnchor(_ kind: Kind, _ name: String) -> String {
    "//apple_ref/cpp/\(kind.rawValue)/\(percentEncoded(name))"
  }
}
