import Diagnostics
import KeyModel

/// What a text must hold to count as one that names a build setting.
let buildSettingPattern = "\\$[({]"

extension Rule {
  /// Adds what a schema can say of this rule to the schema of a value of the type.
  func addKeywords(to schema: inout JSONValue, for type: ValueType) {
    guard isUnconditional else { return }
    switch (condition, type) {
    case (.range(let min, let max), .integer), (.range(let min, let max), .number),
      (.range(let min, let max), .real):
      if let min { schema.append("minimum", .integer(min)) }
      if let max { schema.append("maximum", .integer(max)) }
    case (.format, .string), (.withSuffix, .string):
      if let textPattern { schema.append("pattern", .string(textPattern)) }
    case (.withoutSuffix(let endings), .string):
      let pattern = "(" + endings.map(escapedForPattern).joined(separator: "|") + ")$"
      schema.append("not", ["pattern": .string(pattern)])
    default: break
    }
  }

  /// The pattern of a text that keeps this rule or names a build setting, if it is about texts.
  var textPattern: String? {
    switch condition {
    case .format(let format): "(?:\(format.pattern))|\(buildSettingPattern)"
    case .withSuffix(let endings):
      "(?:" + endings.map(escapedForPattern).joined(separator: "|") + ")$|\(buildSettingPattern)"
    default: nil
    }
  }
}

extension [Rule] {
  /// The value that the first element of an array must have.
  var firstElement: PropertyListValue? {
    for rule in self where rule.isUnconditional {
      if case .firstElement(let value) = rule.condition { return value }
    }
    return nil
  }
}

private func escapedForPattern(_ text: String) -> String {
  text.map { $0.isLetter || $0.isNumber ? String($0) : "\\" + String($0) }.joined()
}

extension ValueType {
  /// The name JSON Schema has for the type.
  var jsonType: String {
    switch self {
    case .string, .date, .data: "string"
    case .integer: "integer"
    case .real, .number: "number"
    case .boolean: "boolean"
    case .dictionary: "object"
    case .array: "array"
    }
  }
}
