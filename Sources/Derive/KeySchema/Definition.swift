import JSON
import KeyModel

/// A shared definition in a schema: a placeholder, or another form of a Boolean or a number.
///
/// Most systems accept a Boolean or a number in another form, so a schema does too; the checker reports it and
/// suggests a repair.
enum Definition: String, CaseIterable {
  case textWithPlaceholder = "text-with-placeholder"
  case placeholder, flag, wholeNumber = "whole-number", number

  /// The definition of what may replace a value of these types, none of which is a string.
  init?(replacing types: [ValueType]) {
    if types.contains(.boolean) {
      self = .flag
    } else if types.contains(.real) || types.contains(.number) {
      self = .number
    } else if types.contains(.integer) {
      self = .wholeNumber
    } else {
      return nil
    }
  }

  /// Whether a schema for sources accepts a placeholder by this definition.
  var includesPlaceholder: Bool { [.flag, .wholeNumber, .number].contains(self) }

  /// - Parameter placeholder: A reference to the definition of a placeholder.
  func schema(for stage: SchemaProfile.Placeholders, placeholder: JSONValue) -> JSONValue {
    func other(_ description: String, _ forms: [JSONValue]) -> JSONValue {
      switch stage {
      case .source:
        [
          "description": .string(description + ", or a build setting instead."),
          "anyOf": .array([placeholder] + forms),
        ]
      case .built: ["description": .string(description + "."), "anyOf": .array(forms)]
      }
    }
    let number = "A number written as a text or a Boolean, which most systems accept"
    switch self {
    case .textWithPlaceholder:
      var schema = Placeholder.schema
      schema.append("description", "A text with a build setting, such as $(SETTING).")
      return schema
    case .placeholder:
      return switch stage {
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
      return other(
        "A Boolean written as a text or a number, which most systems accept",
        [["type": "integer"], ["enum": JSONValue(strings: spelledFlags.map(\.text))]])
    case .wholeNumber:
      return other(
        number, [["type": "boolean"], ["type": "string", "pattern": "^[+-]?[0-9]{1,18}$"]])
    case .number:
      return other(
        number,
        [
          ["type": "boolean"],
          ["type": "string", "pattern": "^[+-]?[0-9]{1,18}(\\.[0-9]+)?$"],
        ])
    }
  }
}
