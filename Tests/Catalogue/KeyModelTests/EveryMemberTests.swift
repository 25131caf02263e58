import JSON
import KeyModel
import TestSupport
import Testing

/// `Corpus/every-member.json` has a value for every member, as other tests need: fuzz tests, and the judge that compiles
/// its Swift and compares both.
@Suite struct EveryMemberTests {
  /// Members that format 2 doesn't have, and former names.
  private static let former: Set = [
    "catalogue.$schema", "catalogue.document", "documents.fileName", "rule.least", "rule.most",
    "condition.least", "condition.most",
  ]

  @Test func everyMemberOfEveryObjectHasAValueThatIsWrittenAgain() throws {
    let catalogue = try #require(
      CatalogueFuzzTests.corpus.lazy.compactMap {
        CatalogueReader.read($0, file: "c.json").catalogue
      }
      .first { $0.title == "Greenhouse Reference" })
    #expect(catalogue.check().filter { $0.severity == .error } == [])
    var members = SchemaMembers(schema: .object(Catalogue.jsonSchema))
    members.visit(
      members.schema,
      [catalogue.json(keyURL: { "k/\($0.path)" }, extensionPointURL: { "p/\($0.id)" })], "catalogue"
    )
    #expect(members.missing == Self.former)
    #expect(Set(catalogue.keys.flatMap(\.rules).map(\.name)) == Set(Rule.names))
  }
}

/// The members of the objects that a schema describes, and which of them a document has.
private struct SchemaMembers {
  let schema: JSONValue
  /// The names of objects by their members, because an object may be described in several places.
  private var objects: [JSONValue: String] = [:]
  private var present: [JSONValue: Set<String>] = [:]

  init(schema: JSONValue) { self.schema = schema }

  var missing: Set<String> {
    Set(
      objects.flatMap { object, name in
        object.members.map(\.name).filter { present[object]?.contains($0) != true }
          .map { "\(name).\($0)" }
      })
  }

  mutating func visit(_ part: JSONValue, _ values: [JSONValue], _ name: String) {
    if let definition = part["$ref"]?.text?.split(separator: "/").last.map(String.init) {
      return visit(schema["$defs"]?[definition] ?? .null, values, definition)
    }
    for choice in part["anyOf"]?.elements ?? [] { visit(choice, values, name) }
    if let items = part["items"] { visit(items, values.flatMap(\.elements), name) }
    guard let properties = part["properties"] else { return }
    let isNew = objects.updateValue(objects[properties] ?? name, forKey: properties) == nil
    present[properties, default: []].formUnion(values.flatMap(\.members).map(\.name))
    guard isNew || values.contains(where: \.isObject) else { return }
    for property in properties.members {
      visit(property.value, values.compactMap { $0[property.name] }, property.name)
    }
  }
}
