import JSON
import KeyModel

/// Shapes as definitions, to which the schemas of keys refer.
extension PropertyListSchema {
  func reference(toShape name: String) -> JSONValue {
    ["$ref": .string("#\(pointer)/\(draft.definitions)/\(pointerToken(definitionName(of: name)))")]
  }

  /// The name of a shape's definition, which no other definition has.
  private func definitionName(of shape: String) -> String {
    Definition(rawValue: shape) == nil ? shape : shape + "-shape"
  }

  /// The definitions of the shapes that are referred to, and of those that these refer to. Adds all references in them.
  func shapeDefinitions(referredToBy references: inout Set<String>) -> [JSONValue.Member] {
    var definitions: [JSONValue.Member] = []
    var waiting = catalogue.keys.filter(\.path.isShape)
    while let index = waiting.firstIndex(where: {
      reference(toShape: $0.name).target.map(references.contains) == true
    }) {
      let shape = waiting.remove(at: index)
      let schema = schema(of: shape, scope: nil)
      schema.collectReferences(into: &references)
      definitions.append(.init(definitionName(of: shape.name), schema))
    }
    return definitions.sorted { $0.name < $1.name }
  }
}

extension JSONValue {
  /// Whether the schema refers to another one.
  var isReference: Bool { target != nil }

  /// The target of a schema that refers to another one.
  fileprivate var target: String? {
    if case .string(let target)? = self["$ref"] { target } else { nil }
  }
}
