import JSON
import KeyModel

/// Shapes as definitions, to which the schemas of keys refer.
extension PropertyListSchema {
  func reference(toShape name: String) -> JSONValue {
    ["$ref": .string(target(ofShape: name))]
  }

  private func target(ofShape name: String) -> String {
    "#\(pointer)/\(draft.definitions)/\(pointerToken(definitionName(of: name)))"
  }

  /// The name of a shape's definition, which no other definition has.
  private func definitionName(of shape: String) -> String {
    Definition(rawValue: shape) == nil ? shape : shape + "-shape"
  }

  /// The definitions of the shapes that are referred to, and of those that these refer to. Adds all references in them.
  func shapeDefinitions(referredToBy references: inout Set<String>) -> [JSONValue.Member] {
    let shapes = Dictionary(
      firstOf: catalogue.shapeEntries.map { (target(ofShape: $0.name), $0) })
    guard !shapes.isEmpty else { return [] }
    var definitions: [JSONValue.Member] = []
    var known: Set<String> = []
    var waiting = references.filter { shapes[$0] != nil }
    while let target = waiting.popFirst() {
      guard known.insert(target).inserted, let shape = shapes[target] else { continue }
      let schema = schema(of: shape, scope: nil)
      var inside: Set<String> = []
      schema.collectReferences(into: &inside)
      references.formUnion(inside)
      waiting.formUnion(inside.filter { shapes[$0] != nil && !known.contains($0) })
      definitions.append(.init(definitionName(of: shape.name), schema))
    }
    return definitions.sorted { $0.name < $1.name }
  }
}

extension JSONValue {
  /// Whether the schema refers to another one.
  var isReference: Bool { self["$ref"] != nil }
}
