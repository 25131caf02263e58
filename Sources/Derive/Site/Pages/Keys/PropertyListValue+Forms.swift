import Diagnostics
import JSON
import KeyModel

extension PropertyListValue {
  /// Dates and bytes have no form in JSON.
  var isJSON: Bool {
    switch self {
    case .date, .data: false
    case .string, .integer, .real, .boolean, .null: true
    case .array(let elements): elements.allSatisfy(\.isJSON)
    case .dictionary(let entries): entries.allSatisfy(\.value.isJSON)
    }
  }

  /// The value in block style. Source: YAML 1.2.2, chapter 8.
  var yaml: String { yamlLines.joined(separator: "\n") + "\n" }

  private var yamlLines: [String] {
    switch self {
    case .dictionary(let entries) where !entries.isEmpty:
      entries.flatMap { entry -> [String] in
        let name = Self.yamlScalar(entry.key)
        let lines = entry.value.yamlLines
        guard entry.value.isNonemptyCollection else { return ["\(name): \(lines[0])"] }
        return ["\(name):"] + lines.map { "  " + $0 }
      }
    case .array(let elements) where !elements.isEmpty:
      elements.flatMap { element in
        element.yamlLines.enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
      }
    case .dictionary: ["{}"]
    case .array: ["[]"]
    case .string(let text), .date(let text), .data(let text): [Self.yamlScalar(text)]
    case .integer, .real, .boolean, .null: [json.serialized().trimmingLineEnd]
    }
  }

  private var isNonemptyCollection: Bool {
    switch self {
    case .dictionary(let entries): !entries.isEmpty
    case .array(let elements): !elements.isEmpty
    default: false
    }
  }

  /// Plain if the text can't be mistaken for anything else, else as JSON, which is YAML too.
  private static func yamlScalar(_ text: String) -> String {
    guard !isPlainYAML(text) else { return text }
    // JSON does not escape these, and YAML reads them as line ends or drops them.
    return [
      "\u{85}": "\\u0085", "\u{2028}": "\\u2028", "\u{2029}": "\\u2029", "\u{FEFF}": "\\uFEFF",
    ].reduce(JSONValue.string(text).serialized().trimmingLineEnd) {
      $0.replacing($1.key, with: $1.value)
    }
  }

  /// Whether a text is words of letters, digits and `_./-`, the first of which begins with a letter. Not a pattern: a page
  /// of a key asks this of every name above the key, once for each tool.
  private static func isPlainYAML(_ text: String) -> Bool {
    var previous = UInt8(ascii: " ")
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "/"), UInt8(ascii: "-"):
        guard index > 0 else { return false }
      case UInt8(ascii: " "): guard previous != byte else { return false }
      default: return false
      }
      previous = byte
    }
    return previous != UInt8(ascii: " ")
      && !(text.utf8.count <= 5 && reservedInYAML.contains(text.lowercased()))
  }

  private static let reservedInYAML: Set = [
    "true", "false", "null", "yes", "no", "on", "off", "y", "n",
  ]

  /// The value as a literal. Source: The Swift Programming Language, "Literals".
  var swiftLiteral: String { swiftLines.joined(separator: "\n") + "\n" }

  private var swiftLines: [String] {
    switch self {
    case .dictionary(let entries):
      entries.isEmpty
        ? ["[:]"]
        : ["["]
          + entries.flatMap { entry in
            Self.indented(entry.value.swiftLines, after: Self.swiftString(entry.key) + ": ")
          } + ["]"]
    case .array(let elements):
      elements.isEmpty
        ? ["[]"] : ["["] + elements.flatMap { Self.indented($0.swiftLines, after: "") } + ["]"]
    case .string(let text), .date(let text), .data(let text): [Self.swiftString(text)]
    case .integer, .real, .boolean: [json.serialized().trimmingLineEnd]
    case .null: ["nil"]
    }
  }

  /// One element of a literal, with its comma.
  private static func indented(_ lines: [String], after name: String) -> [String] {
    var lines = lines
    lines[0] = name + lines[0]
    lines[lines.count - 1] += ","
    return lines.map { "  " + $0 }
  }

  private static func swiftString(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(scalar)
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case "\r": literal += "\\r"
      case "\0"..." ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        literal += scalar == " " ? " " : "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

extension String {
  fileprivate var trimmingLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
