import JSON
import Text

/// Values in TOML, with a header for each table.
///
/// TOML has no null: a key or an element with it is left out. Data are texts in base 64.
///
/// Source: TOML v1.0.0.
extension PropertyListValue {
  /// A whole document, or any other value on a line.
  package func tomlDocument() -> String {
    guard case .dictionary(let entries) = self else { return tomlValue() + "\n" }
    var text = ""
    Self.write(entries, below: "", to: &text)
    return text
  }

  /// The value as it follows an equals sign: an array of several lines where it is long, everything else on one.
  package func tomlValue() -> String {
    guard case .array(let elements) = self else { return onOneLine }
    let line = onOneLine
    guard line.utf8.count > Self.longestLine else { return line }
    let lines = elements.filter { $0 != .null }.map { "  " + $0.onOneLine + ",\n" }
    return "[\n" + lines.joined() + "]"
  }

  /// A name as a part of a key: in quotes if it needs them.
  package static func tomlKey(_ name: String) -> String {
    let isBare = name.utf8.allSatisfy { byte in
      byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    return isBare && !name.isEmpty ? name : quoted(name)
  }

  private static let longestLine = 72

  /// Writes keys: those with values first, because a header begins another table.
  private static func write(_ entries: [Entry], below path: String, to text: inout String) {
    let entries = entries.filter { $0.value != .null }
    for entry in entries where entry.value.tables == nil {
      text += "\(tomlKey(entry.key)) = \(entry.value.tomlValue())\n"
    }
    for entry in entries {
      guard let tables = entry.value.tables else { continue }
      let name = path + tomlKey(entry.key)
      let isList = if case .array = entry.value { true } else { false }
      for table in tables {
        // Headers of tables inside of it define it too.
        let isImplied = !isList && !table.isEmpty && table.allSatisfy { $0.value.tables != nil }
        if !isImplied {
          if !text.isEmpty { text += "\n" }
          text += isList ? "[[\(name)]]\n" : "[\(name)]\n"
        }
        write(table, below: name + ".", to: &text)
      }
    }
  }

  /// The tables that headers define: one for a dictionary, and those of an array of dictionaries; nil for another value.
  private var tables: [[Entry]]? {
    switch self {
    case .dictionary(let entries): return [entries]
    case .array(let elements) where !elements.isEmpty:
      let tables = elements.compactMap { element in
        if case .dictionary(let entries) = element { entries } else { nil as [Entry]? }
      }
      return tables.count == elements.count ? tables : nil
    default: return nil
    }
  }

  private var onOneLine: String {
    switch self {
    case .string(let text), .data(let text): Self.quoted(text)
    case .date(let text): Self.isDate(text) ? text : Self.quoted(text)
    case .integer(let number): String(number)
    case .real(let number): number.isNaN ? "nan" : String(number)
    case .boolean(let flag): flag ? "true" : "false"
    case .null: "\"\""
    case .array(let elements):
      "[" + elements.filter { $0 != .null }.map { $0.onOneLine }.joined(separator: ", ") + "]"
    case .dictionary(let entries):
      entries.isEmpty
        ? "{}"
        : "{ "
          + entries.filter { $0.value != .null }
          .map { "\(Self.tomlKey($0.key)) = \($0.value.onOneLine)" }.joined(separator: ", ") + " }"
    }
  }

  /// A text in double quotes, or in single ones where these save escapes.
  private static func quoted(_ text: String) -> String {
    let needsEscapes = text.utf8.contains { "\"\\".utf8.contains($0) }
    let isPlain = !text.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "'") }
    if needsEscapes, isPlain { return "'\(text)'" }
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(Character(scalar))
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case "\r": literal += "\\r"
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        literal += "\\u" + String(scalar.value, radix: 16, uppercase: true).leftPadded(to: 4)
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// Whether a text has the form of a date with its time, or of one of the two.
  private static func isDate(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "T"), omittingEmptySubsequences: false)
    func isOf(_ form: StaticString, _ bytes: Substring.UTF8View) -> Bool {
      form.withUTF8Buffer { form in
        form.count == bytes.count
          && zip(form, bytes).allSatisfy { $0 == UInt8(ascii: "0") ? $1.isDigit : $0 == $1 }
      }
    }
    let time = parts.last.map { part in part.last == UInt8(ascii: "Z") ? part.dropLast() : part }
    return switch parts.count {
    case 1: isOf("0000-00-00", parts[0]) || isOf("00:00:00", parts[0])
    case 2: isOf("0000-00-00", parts[0]) && time.map { isOf("00:00:00", $0) } == true
    default: false
    }
  }
}
