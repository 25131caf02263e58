import JSON

extension PropertyListValue {
  /// The value in block style. Source: YAML 1.2.2, chapter 8.
  package var yaml: String { yamlLines.joined(separator: "\n") + "\n" }

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
}

extension String {
  /// The text without a line feed at its end.
  package var trimmingLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
