import Diagnostics
import JSON
import KeyModel

/// Demands on values at several paths of a property list, as one schema.
///
/// The schema does not constrain types or absent keys, so it can be combined with a schema that does.
struct ConditionTree {
  private var required: [String] = []
  private var children: [(step: PropertyPath.Component, tree: ConditionTree)] = []
  private var schemas: [JSONValue] = []

  var isEmpty: Bool { required.isEmpty && children.isEmpty && schemas.isEmpty }

  /// Demands that the value at the path is valid against the schema. A path that leads through an arbitrary key is left
  /// out, because a schema of some keys cannot describe it.
  mutating func demand(_ schema: JSONValue, at path: [PropertyPath.Component]) {
    change(at: path[...]) { tree in
      if !tree.schemas.contains(schema) { tree.schemas.append(schema) }
    }
  }

  /// Demands that the key at the path is present wherever its dictionary is.
  mutating func demandPresence(at path: [PropertyPath.Component]) {
    guard case .name(let name)? = path.last else { return }
    change(at: path.dropLast()) { tree in
      if !tree.required.contains(name) { tree.required.append(name) }
    }
  }

  private mutating func change(
    at path: ArraySlice<PropertyPath.Component>, _ change: (inout ConditionTree) -> Void
  ) {
    guard !path.contains(.anyName) else { return }
    guard let step = path.first else { return change(&self) }
    let index = children.firstIndex { $0.step == step } ?? children.count
    if index == children.count { children.append((step, ConditionTree())) }
    children[index].tree.change(at: path.dropFirst(), change)
  }

  var schema: JSONValue {
    var members: [JSONValue.Member] = []
    if !required.isEmpty { members.append(.init("required", JSONValue(strings: required))) }
    let properties = children.compactMap { child -> JSONValue.Member? in
      guard case .name(let name) = child.step else { return nil }
      return .init(name, child.tree.schema)
    }
    if !properties.isEmpty { members.append(.init("properties", .object(properties))) }
    if let elements = children.first(where: { $0.step == .element }) {
      members.append(.init("items", elements.tree.schema))
    }
    if schemas.count == 1, members.isEmpty { return schemas[0] }
    if !schemas.isEmpty { members.append(.init("allOf", .array(schemas))) }
    return .object(members)
  }
}
