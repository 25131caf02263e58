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
