package import JSON

/// A rule in a schema.
package enum DemandSchema: Sendable {
  case demands([SchemaDemand])
  /// No schema can express it, for this reason; `docgen validate` checks it.
  case inexpressible(String)
  /// No program can check it, for this reason.
  case forPeople(String)

  /// The demand is about two values.
  static let comparesValues = inexpressible("A schema can't compare two values of a list.")
}

/// One demand of a schema, by the schema that it belongs to.
package enum SchemaDemand: Hashable, Sendable {
  /// Keywords for a number.
  case number([JSONValue.Member])
  /// Keywords for a text, or the name of an arbitrary key, without a build setting.
  case text([JSONValue.Member])
  /// Keywords that a text, or the name of an arbitrary key, must not satisfy.
  case notText([JSONValue.Member], inProductsOnly: Bool = false)
  /// The value, or every element, is one of these.
  case values([PropertyListValue])
  /// The value, or any element, is none of these.
  case notValues([PropertyListValue])
  /// Keywords for an array.
  case array([JSONValue.Member])
  /// An array begins with this value.
  case firstElement(PropertyListValue)
  /// Keywords for a dictionary.
  case dictionary([JSONValue.Member])
  /// A dictionary has only keys of the catalogue.
  case onlyKnownKeys
  /// Keywords for the dictionary that holds the key.
  case holder([JSONValue.Member])
  /// The dictionary that holds the key has it.
  case presence
  /// No list has the key.
  case absence
}

extension SchemaDemand {
  /// A text matches the pattern.
  package static func pattern(_ pattern: String) -> Self {
    .text([.init("pattern", .string(pattern))])
  }
}
