import Text

/// The word that is being typed in a line of YAML, in block style, or of TOML.
struct LineTyping {
  enum Role {
    /// A key without a value, or the element of an array.
    case start
    /// A key that has a value.
    case key
    /// A name in the header of a table.
    case header
    case value
  }

  enum Syntax { case yaml, toml }

  let syntax: Syntax
  let role: Role
  /// The word that a completion replaces.
  let range: Range<Int>
  /// The width of everything before the word's key or element.
  let column: Int
  /// The text in place of the word while the list is read.
  private let replacement: String

  /// The name, or the text, that stands for the word while the text is read.
  static let mark = "docgen-completes-this"

  init(
    _ syntax: Syntax, _ role: Role, _ range: Range<Int>, column: Int, replacement: String = mark
  ) {
    self.syntax = syntax
    self.role = role
    self.range = range
    self.column = column
    self.replacement = replacement
  }

  /// The text with a name or a value in place of the word, so that it can be read.
  func text(_ bytes: [UInt8]) -> [UInt8] {
    bytes[..<range.lowerBound] + Array(replacement.utf8) + bytes[range.upperBound...]
  }

  /// The line around an offset, without its end.
  static func line(of bytes: [UInt8], at offset: Int) -> Range<Int> {
    let start = bytes[..<offset].lastIndex(where: \.endsLine).map { $0 + 1 } ?? 0
    return start..<(bytes[offset...].firstIndex(where: \.endsLine) ?? bytes.count)
  }

  /// Whether nothing but a comment follows.
  static func isBlank(_ rest: ArraySlice<UInt8>) -> Bool {
    let text = rest.drop(while: \.isWhiteSpace)
    return text.isEmpty || text.first == UInt8(ascii: "#")
  }
}
