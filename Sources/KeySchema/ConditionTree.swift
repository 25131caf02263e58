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

  /// Demands that the value at the path is valid against the schema. Returns false if the path leads through
  /// an arbitrary key, which a schema of some keys cannot describe.
  @discardableResult
  mutating func demand(_ schema: JSONValue, at path: some Collection<PropertyPath.Component>)
    -> Bool
  {
    guard let step = path.first else {
      if !schemas.contains(schema) { schemas.append(schema) }
      return true
    }
    guard step != .anyName else { return false }
    var tree = children.first { $0.step == step }?.tree ?? ConditionTree()
    guard tree.demand(schema, at: path.dropFirst()) else { return false }
    set(tree, at: step)
    return true
  }

  /// Demands that the key at the path is present wherever its dictionary is.
  @discardableResult
  mutating func demandPresence(at path: some Collection<PropertyPath.Component>) -> Bool {
    guard let step = path.first, step != .anyName else { return false }
    if path.count == 1 {
      guard case .name(let name) = step else { return false }
      if !required.contains(name) { required.append(name) }
      return true
    }
    var tree = children.first { $0.step == step }?.tree ?? ConditionTree()
    guard tree.demandPresence(at: path.dropFirst()) else { return false }
    set(tree, at: step)
    return true
  }

  private mutating func set(_ tree: ConditionTree, at step: PropertyPath.Component) {
    if let index = children.firstIndex(where: { $0.step == step }) {
      children[index].tree = tree
    } else {
      children.append((step, tree))
    }
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
