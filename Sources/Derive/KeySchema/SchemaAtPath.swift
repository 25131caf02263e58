import JSON
import KeyModel
import Text

/// The schema of the value at a path of a file.
struct SchemaAtPath {
  fileprivate var path: ArraySlice<PropertyPath.Component>
  fileprivate var schema: [JSONValue.Member]

  init(_ path: PropertyPath, _ schema: [JSONValue.Member]) {
    self.path = path.components[...]
    self.schema = schema
  }
}

extension [SchemaAtPath] {
  /// The members of one schema of the whole file.
  var joined: [JSONValue.Member] {
    var members = filter(\.path.isEmpty).flatMap(\.schema)
    let steps = compactMap(\.path.first).uniqued
    func inside(_ step: PropertyPath.Component) -> JSONValue {
      let parts = filter { $0.path.first == step }.map { part in
        changed(part) { $0.path.removeFirst() }
      }
      return .object(parts.joined)
    }
    let named = steps.compactMap { step -> JSONValue.Member? in
      if case .name(let name) = step { .init(name, inside(step)) } else { nil }
    }
    if !named.isEmpty { members.append(.init("properties", .object(named))) }
    if steps.contains(.anyName) { members.append(.init("additionalProperties", inside(.anyName))) }
    if steps.contains(.element) { members.append(.init("items", inside(.element))) }
    return members
  }
}
