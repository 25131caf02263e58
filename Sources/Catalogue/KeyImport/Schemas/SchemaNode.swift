import JSON
import KeyModel
import Text

/// The values that a schema allows at one place, by type: the normal form between JSON Schema and a catalogue.
///
/// It never allows less than the schema does; `SchemaReader` counts where it allows more.
struct SchemaNode {
  var types: JSONTypes = .all
  var notes = SchemaNotes()
  var text = TextFacts()
  var number = NumberFacts()
  /// The Booleans that are allowed; nil for both.
  var flags: [SchemaChoice]?
  var array = ArrayFacts()
  /// The alternatives for an object, which fits at least one; empty for any object.
  var objects: [ObjectFacts] = []
  /// Whether a text is a date or a time, for which TOML has a type.
  var isDate = false

  /// The node that no value fits.
  static let impossible = SchemaNode(types: [])
}

/// The types of values. A number is an integer or a fraction; dates and data are in property lists only.
struct JSONTypes: OptionSet, Hashable {
  var rawValue: UInt16

  static let null = JSONTypes(rawValue: 1)
  static let boolean = JSONTypes(rawValue: 2)
  static let integer = JSONTypes(rawValue: 4)
  static let fraction = JSONTypes(rawValue: 8)
  static let string = JSONTypes(rawValue: 16)
  static let array = JSONTypes(rawValue: 32)
  static let object = JSONTypes(rawValue: 64)
  static let date = JSONTypes(rawValue: 128)
  static let data = JSONTypes(rawValue: 256)

  static let number: JSONTypes = [.integer, .fraction]
  /// Any type of JSON.
  static let all = JSONTypes(rawValue: 127)

  /// The types by their names in schemas.
  static let named: [String: JSONTypes] = [
    "null": .null, "boolean": .boolean, "integer": .integer, "number": .number, "string": .string,
    "array": .array, "object": .object,
  ]
}

extension JSONValue {
  /// The type of the value.
  var types: JSONTypes {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .integer: .integer
    case .real: .fraction
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}

/// The texts about a place, which don't decide what is valid.
struct SchemaNotes: Hashable {
  var title: String?
  /// Markdown, as foreign as it comes.
  var description: String?
  var defaultValue: JSONValue?
  var examples: [JSONValue] = []
  var isDeprecated = false
  /// Whether the value should be there, though the schema does not demand it.
  var isAdvised = false
  /// Short remarks that only people can use: `Format: uri.`
  var remarks: [String] = []
  /// Rules in a language that the catalogue has none for.
  var statements: [SchemaStatement] = []
  /// Nil for that of what contains it.
  var availability: [AvailabilityStatement]?
  /// The group of an object's keys; nil for one by their number.
  var chapter: ImportedChapter?
  var location: SourceLocation

  init(location: SourceLocation = SourceLocation(file: "")) { self.location = location }
}

/// A rule that people read: what it demands in the schema's own language, and the message for who breaks it.
struct SchemaStatement: Hashable {
  var rule: String
  var message: String?
}

/// A value that is listed, with what the schema says of it.
struct SchemaChoice: Hashable {
  var value: JSONValue
  var description: String?
}

struct TextFacts: Hashable {
  /// The texts that are allowed; nil for any.
  var allowed: [SchemaChoice]?
  /// Texts that are known, where others are allowed as well.
  var known: [SchemaChoice] = []
  /// Texts that are not allowed.
  var refused: [String] = []
  /// Regular expressions that must all match.
  var patterns: [String] = []
  var length = CountBounds()
}

struct NumberFacts: Hashable {
  var allowed: [SchemaChoice]?
  var known: [SchemaChoice] = []
  var min: NumberBound?
  var max: NumberBound?
  var multipleOf: JSONValue?
}

struct ArrayFacts {
  /// The constraint on each element; nil for any element.
  var elements: SchemaChild?
  var count = CountBounds()
  var isUnique = false
}

/// One alternative for an object.
struct ObjectFacts: Hashable {
  struct Property: Hashable {
    var name: String
    var value: SchemaChild
  }

  /// The same for objects that are the same place of a schema; how shared definitions and recursion are found.
  var origin: String
  /// The name of the definition that the object is; nil if it was written in its place.
  var name: String?
  var notes = SchemaNotes()
  /// In the order of the schema.
  var properties: [Property] = []
  var required: [String] = []
  /// Names by regular expressions.
  var patterns: [Property] = []
  /// The values of other names.
  var others = Others.anything
  /// A regular expression for all names.
  var names: [String] = []
  var count = CountBounds()
  /// Sets of names; at least one name of each set must be present.
  var atLeastOne: [[String]] = []
  /// Sets of names that must not all be there.
  var notTogether: [[String]] = []
  /// Requirements and prohibitions that depend on something else.
  var conditions: [ObjectCondition] = []
  /// Numbers that are not greater than others.
  var comparisons: [ObjectComparison] = []
  /// Whether properties that a part of the schema names are missing here, so that it can't be closed.
  var isPartial = false

  enum Others: Hashable {
    case anything, nothing
    case value(SchemaChild)
  }
}

/// The number of a name is not greater than that of another one.
struct ObjectComparison: Hashable {
  var smaller: String
  var greater: String
}

/// If a condition holds, a name must be there, or must not.
struct ObjectCondition: Hashable {
  enum Premise: Hashable {
    case present(String)
    /// A property has one of these values.
    case value(String, [JSONValue])
    /// A property is there and has none of these values.
    case otherValue(String, [JSONValue])
  }

  var premise: Premise
  var name: String
  /// Whether the name must be there; otherwise it must not.
  var isRequired: Bool
}

/// A value inside another. It has to fit one of the options, and to fit an option is to fit all schemas in it.
struct SchemaChild: Hashable {
  var options: [[SchemaPlace]]

  init(_ position: SchemaPlace) { options = [[position]] }
  init(options: [[SchemaPlace]]) { self.options = options }

  /// Both have to fit. With too many combinations, only one of them, which allows more.
  func and(_ other: SchemaChild) -> SchemaChild {
    guard self != other else { return self }
    guard options.count * other.options.count <= 64 else { return self }
    return SchemaChild(
      options: options.flatMap { one in other.options.map { (one + $0).uniqued } }.uniqued)
  }

  /// One of several has to fit.
  init(anyOf children: [SchemaChild]) { options = children.flatMap(\.options).uniqued }
}
