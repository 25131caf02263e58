import Diagnostics
import JSON
import KeyModel
import KeySchema

/// A small catalogue with one key for each difference between profiles.
enum ProfileFixture {
  static let source: Source.ID = "test"

  static func key(
    _ path: PropertyPath, _ types: ValueType..., availability: [AvailabilityStatement]? = nil,
    values: AllowedValues = .any, required: Requirement = .unstated, rules: [Rule] = [],
    points: ExtensionPointScope = .none, example: PropertyListValue? = nil,
    alsoAccepts: [ValueType] = []
  ) -> Key {
    var key = Key(
      path, .string, summary: "Does `\(path.name)`.", availability: availability, values: values,
      required: required, rules: rules, extensionPoints: points, example: example, sources: [],
      alsoAccepts: alsoAccepts)
    key.types = types
    return key
  }

  static func catalogue(_ keys: [Key], points: [ExtensionPoint] = []) -> Catalogue {
    Catalogue(
      title: "Test", document: document,
      groups: [KeyGroup("all", "All", summary: "All.", keys: keys)],
      extensionPoints: points, sources: [Source(source, "Test", url: nil, summary: "A test.")],
      releases: ReleaseRegistry([.init(.iOS, ["8.0", "9.0", "10.0"])]))
  }

  static func schema(
    _ keys: [Key], points: [ExtensionPoint] = [], draft: Draft = .draft202012,
    _ profile: SchemaProfile = SchemaProfile()
  ) -> JSONValue {
    json(
      PropertyListSchema(catalogue(keys, points: points), draft: draft, profile: profile)
        .document(fileName: "test.schema.json"))
  }

  static let point = ExtensionPoint(
    "com.example.point", "Point", .nsExtension, summary: "A point.", availability: [.iOS("8.0")],
    sources: [])

  /// The dictionary in which an extension declares itself.
  static let extensionKeys = [
    key("NSExtension", .dictionary),
    key("NSExtension/NSExtensionPointIdentifier", .string, required: .required),
  ]
}

extension JSONValue {
  /// The value below a chain of names, or null.
  func at(_ names: String...) -> JSONValue {
    names.reduce(self) { $0[$1] ?? .null }
  }

  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

  var names: [String] {
    if case .object(let members) = self { members.map(\.name) } else { [] }
  }

  /// Every object inside, this one included.
  var objects: [JSONValue] {
    switch self {
    case .object(let members): [self] + members.flatMap { $0.value.objects }
    case .array(let elements): elements.flatMap(\.objects)
    default: []
    }
  }
}
