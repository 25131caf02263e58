package import Diagnostics
package import KeyValidation
import Text

/// Reads TOML 1.0 into the trees of property lists.
///
/// A table has the range of its header and of what is below it, up to the next header. Reading takes linear time and no
/// recursion. After a mistake it goes on at the next line, unless the mistake is in a value of several lines.
///
/// Source: TOML v1.0.0, and its ABNF.
package struct TOMLReader: Sendable {
  package var limits: PropertyListReader.Limits

  package init(limits: PropertyListReader.Limits = .default) { self.limits = limits }

  /// The document as far as it could be read, and what is wrong with it.
  package func read(_ bytes: [UInt8], file: String) -> SyntaxReading {
    if let error = limits.refusal(of: bytes, file: file) {
      return SyntaxReading(diagnostics: [error])
    }
    let text = SourceText(bytes)
    // TOML is UTF-8, with or without a mark.
    if let offset = text.lines.encoding == .utf8 ? text.firstInvalidByte : 0 {
      return .refusing(text, at: offset, in: file, as: "UTF-8")
    }
    var parser = TOMLParser(text, file: file, limits: limits)
    parser.parse()
    return parser.reading()
  }

  /// Every kind of finding that reading TOML can report, beside the kinds for other files.
  package static let kinds: [DiagnosticKind] = [
    DiagnosticKind(
      "toml-syntax", .error, "The text is not valid TOML.",
      explanation: """
        A line is a key with a value, a header in brackets, or a comment. Texts are in quotes, and \
        an inline table in braces is on one line. What only versions after TOML 1.0 allow is \
        reported too.
        """,
      cost: "Programs refuse the whole file.",
      repair: "Put texts into double quotes, and write one key with its value on each line.",
      wrong: "label = desk lamp",
      right: "label = \"desk lamp\""),
    DiagnosticKind(
      "toml-key", .error, "A key or a table is defined twice.",
      explanation: """
        TOML defines each key and each table once. A header or a dotted key can't add to an inline \
        table, to an array, or to a table that has its own header.
        """,
      cost: "Programs refuse the whole file.",
      repair: "Put all keys of the table under one header, and remove the second definition.",
      wrong: """
        lamp = {bright = true}

        [lamp]
        color = "red"
        """,
      right: """
        [lamp]
        bright = true
        color = "red"
        """),
    DiagnosticKind(
      "toml-value", .error, "A number, a date or an escape has no such value.",
      explanation: """
        Integers have 64 bits and no leading zeros, underscores are between digits, dates and \
        times exist, and escapes are those that TOML lists.
        """,
      cost: "Programs refuse the whole file.",
      repair: """
        Write a number, date or escape that TOML has. For backslashes that belong to a text, use \
        single quotes.
        """,
      wrong: "day = 2026-02-30",
      right: "day = 2026-02-28"),
  ]
}

/// A mistake in a text of TOML.
struct TOMLMistake: Error {
  enum Kind: String {
    case syntax = "toml-syntax"
    case key = "toml-key"
    case value = "toml-value"
    case depth = "nested-too-deeply"
    case size = "too-many-values"

    /// Whether nothing that was read is used.
    var isFinal: Bool { self == .depth || self == .size }
  }

  var kind: Kind
  var offset: Int
  var message: String
  var remedy: String
  /// Whether the next lines can't be told from those of the value.
  var hidesLines = false

  init(_ kind: Kind, at offset: Int, _ message: String, remedy: String) {
    self.kind = kind
    self.offset = offset
    self.message = message
    self.remedy = remedy
  }
}
