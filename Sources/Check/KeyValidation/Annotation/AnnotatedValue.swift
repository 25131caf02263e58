import Text

/// A value in a few words: a text in quotes, or how much a dictionary holds.
package struct AnnotatedValue: Hashable, Sendable {
  /// Without quotes.
  package var text: String
  package var isText = false

  /// The longest text, in scalars; a reader who wants more opens the file.
  private static let longest = 160

  package init(_ node: PropertyListDocument.Node) {
    switch node.value {
    case .string(let text):
      self.text = text.legibleLine(atMost: Self.longest)
      isText = true
    case .data(let bytes): text = counted(bytes.count, "byte") + " of data"
    case .array(let elements):
      text = elements.isEmpty ? "empty array" : counted(elements.count, "element")
    case .dictionary(let members):
      text = members.isEmpty ? "empty dictionary" : counted(members.count, "key")
    case .null: text = "null"
    case .boolean(let flag): text = flag ? "true" : "false"
    case .integer, .real, .date:
      text = (node.plainText ?? "").legibleLine(atMost: Self.longest)
    }
  }

  /// The value on part of a line.
  ///
  /// - Parameter length: The most characters, at least 3.
  package func phrase(atMost length: Int = .max) -> String {
    guard isText else { return text }
    guard text.count > length - 2 else { return "\"\(text)\"" }
    let start = text.last == "…" ? text.dropLast() : text[...]
    return "\"\(start.prefix(max(0, length - 3)))…\""
  }
}

extension PropertyListDocument.Format {
  /// The syntax in words: `XML property list`.
  package var title: String {
    switch self {
    case .xml: "XML property list"
    case .binary: "binary property list"
    case .json: "JSON"
    case .openStep: "old-style property list"
    case .yaml: "YAML"
    case .toml: "TOML"
    }
  }
}
