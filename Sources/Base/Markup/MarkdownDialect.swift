import Text

/// A reading of Markdown: what a program takes for markup, and what it doesn't know.
package struct MarkdownDialect: Sendable {
  /// Whether markup in text is escaped by numbers of characters, which every program knows, instead of by backslashes; with
  /// it, what is markup in some programs alone.
  var escapesByNumber = false
  /// Whether quotes may be alerts.
  var hasAlerts = true
  /// Whether headings state their ids.
  var statesIDs = false
  /// The least number of columns by which what is inside of an item is indented.
  var listIndent = 2

  /// CommonMark with the extensions of GitHub.
  package static let common = MarkdownDialect()

  /// Text that CommonMark, Python-Markdown, MyST and MDX read alike.
  package static let everyProgram = MarkdownDialect(
    escapesByNumber: true, hasAlerts: false, listIndent: 4)

  /// The same for programs that take `{#id}` at the end of a heading for its id.
  package static let everyProgramWithIDs = MarkdownDialect(
    escapesByNumber: true, hasAlerts: false, statesIDs: true, listIndent: 4)
}

extension MarkdownRenderer {
  /// Appends text, escaping inline markup.
  ///
  /// - Parameter onOneLine: Whether a newline becomes a space.
  func escape(_ text: String, onOneLine: Bool = false, into bytes: inout [UInt8]) {
    guard dialect.escapesByNumber else { return bytes.appendEscaped(text, onOneLine: onOneLine) }
    bytes.append(text.utf8) { byte in
      if byte.isMarkup || byte.isMarkupSomewhere { return "&#\(byte);" }
      return onOneLine && byte == .ascii("\n") ? " " : nil
    }
  }
}

extension UInt8 {
  /// Whether the character is markup in MDX, in MyST or with common extensions of Python-Markdown.
  fileprivate var isMarkupSomewhere: Bool {
    switch self {
    case .ascii("{"), .ascii("}"), .ascii("$"), .ascii("%"), .ascii("^"), .ascii("="), .ascii("+"):
      true
    default: false
    }
  }
}
