import Diagnostics
import JSON
import KeyModel
import TestSupport
import Testing

@testable import KeySchema

let manual: [SourceReference] = [SourceReference("manual", "Section")]

/// A kind of file whose keys take suffixes.
let document = DocumentKind(
  "configuration file", id: "configuration", format: .propertyList,
  keySuffixes: KeySuffixes([.init("-", ["one", "two"]), .init("~", ["three"])]),
  build: .init(marks: []))

func catalogue(_ keys: [Key], points: [ExtensionPoint] = []) -> Catalogue {
  Catalogue(
    title: "Small", document: document,
    groups: [KeyGroup("general", "General", summary: "Any key.", keys: keys)],
    extensionPoints: points,
    sources: [Source("manual", "Manual", url: nil, summary: "A manual.")],
    releases: ReleaseRegistry([]))
}

/// A key with a summary of two letters, since schemas repeat it.
func key(
  _ path: PropertyPath, _ types: ValueType..., values: AllowedValues = .any,
  required: Requirement = .unstated, rules: [Rule] = []
) -> Key {
  var key = Key(path, summary: "K.", sources: manual)
  key.types = types
  key.values = values
  key.required = required
  key.rules = rules
  return key
}

/// The schema of the first key of a catalogue that holds these.
func schema(of keys: Key..., draft: Draft = .draft202012) -> JSONValue {
  let small = catalogue(keys)
  return PropertyListSchema(small, draft: draft).schema(of: small.keys[0], scope: nil)
}

/// A written document as a value. An object with two members of one name is not accepted here.
func json(_ document: [UInt8]) -> JSONValue {
  do {
    var scanner = JSONScanner(document, file: "schema.json")
    let value = try scanner.readValue()
    try scanner.finish()
    return value
  } catch {
    Issue.record("\(error)")
    return .null
  }
}

extension JSONValue {
  /// The members of an object, without some of them.
  func without(_ names: String...) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { !names.contains($0.name) })
  }

  /// The value and every value inside it.
  var everyValue: [JSONValue] {
    switch self {
    case .array(let elements): [self] + elements.flatMap(\.everyValue)
    case .object(let members): [self] + members.flatMap(\.value.everyValue)
    default: [self]
    }
  }
}

/// A text with a build setting, as the schema of a source allows it wherever a text may be.
let placeholderInText: JSONValue = ["$ref": "#/$defs/text-with-placeholder"]

/// Suffixes of a key at the root that make it hold in some cases only.
let suffixes = "(?=-|~)(-(one|two))?(~(three))?$"

/// Facts that a schema cannot know about a property list that was converted to JSON.
let lostNumbers =
  "JSON has one kind of number: whether a whole number was an integer or a real in the property list is lost."
