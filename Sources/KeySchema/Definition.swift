import JSON
import KeyModel

/// A shared definition in a schema: another form of a Boolean or a number, or a placeholder.
///
/// Most systems accept a Boolean or a number in another form, so a schema does too; the checker reports it and
/// suggests a repair.
enum Definition: String, CaseIterable {
  case placeholder, flag, wholeNumber = "whole-number", number

  /// The definitions for other forms of values of these types, none of which is a string.
  static func others(for types: [ValueType]) -> [Definition] {
    if types.contains(.boolean) { return [.flag] }
    if types.contains(.real) || types.contains(.number) { return [.number] }
    return types.contains(.integer) ? [.wholeNumber] : []
  }

  func schema(for placeholders: SchemaProfile.Placeholders) -> JSONValue {
    switch self {
    case .placeholder:
      switch placeholders {
      case .source:
        [
          "description": "A build setting instead of the value, such as $(SETTING).",
          "type": "string", "pattern": .string(Placeholder.exactPattern),
        ]
      case .built:
        [
          "description": "A build setting that the build has not replaced.",
          "type": "string", "pattern": .string(Placeholder.settingPattern),
        ]
      }
    case .flag:
      [
        "description": "A Boolean written as a text or a number, which most systems accept.",
        "anyOf": [["type": "integer"], ["enum": JSONValue(strings: spelledFlags.map(\.text))]],
      ]
    case .wholeNumber:
      [
        "description": "A number written as a text or a Boolean, which most systems accept.",
        "anyOf": [["type": "boolean"], ["type": "string", "pattern": "^[+-]?[0-9]{1,18}$"]],
      ]
    case .number:
      [
        "description": "A number written as a text or a Boolean, which most systems accept.",
        "anyOf": [
          ["type": "boolean"],
          ["type": "string", "pattern": "^[+-]?[0-9]{1,18}(\\.[0-9]+)?$"],
        ],
      ]
    }
  }
}
