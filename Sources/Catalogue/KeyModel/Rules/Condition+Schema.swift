import JSON

/// Conditions as schemas against which a dictionary is valid if they hold.
extension Condition {
  /// Nil if the dictionary around the key doesn't show whether the condition holds.
  func schema(at path: PropertyPath) -> JSONValue? { schema(at: path, isNegated: false) }

  private func schema(at path: PropertyPath, isNegated: Bool) -> JSONValue? {
    switch self {
    case .always: return .boolean(!isNegated)
    case .present(let key):
      guard let names = path.siblingNames([key]) else { return nil }
      let isThere: JSONValue = ["required": JSONValue(strings: names)]
      return isNegated ? ["not": isThere] : isThere
    case .value(let key, let values, _):
      guard let name = path.siblingNames([key])?.first else { return nil }
      let wanted: JSONValue = ["enum": .array(values.map { $0.json })]
      let isOrHas: JSONValue = ["anyOf": [wanted, ["type": "array", "contains": wanted]]]
      guard isNegated else {
        return ["required": [.string(name)], "properties": .object([.init(name, isOrHas)])]
      }
      let mayBe: JSONValue = [
        "anyOf": [
          wanted, Placeholder.schema,
          ["type": "array", "contains": ["anyOf": [wanted, Placeholder.schema]]],
        ]
      ]
      return ["properties": .object([.init(name, ["not": mayBe])])]
    case .count(let key, let least, let most):
      guard let name = path.siblingNames([key])?.first else { return nil }
      let array = JSONValue.object(
        [
          .init("type", "array"), least.map { .init("minItems", .integer($0)) },
          most.map { .init("maxItems", .integer($0)) },
        ].compactMap { $0 })
      let has: JSONValue = [
        "required": [.string(name)], "properties": .object([.init(name, array)]),
      ]
      // An array that is missing has no elements.
      let holds: JSONValue =
        least ?? 0 == 0 ? ["anyOf": [["not": ["required": [.string(name)]]], has]] : has
      return isNegated ? ["not": holds] : holds
    case .all(let parts): return Self.joined(parts, isNegated ? "anyOf" : "allOf", path, isNegated)
    case .any(let parts): return Self.joined(parts, isNegated ? "allOf" : "anyOf", path, isNegated)
    case .not(let part): return part.schema(at: path, isNegated: !isNegated)
    case .extensionPoints, .bundles, .platforms, .target, .sdk, .distributions, .product, .depends:
      return nil
    }
  }

  private static func joined(
    _ parts: [Condition], _ keyword: String, _ path: PropertyPath, _ isNegated: Bool
  ) -> JSONValue? {
    let schemas = parts.compactMap { $0.schema(at: path, isNegated: isNegated) }
    return schemas.count == parts.count
      ? .object([.init(keyword, .array(schemas))]) : nil
  }
}

extension Rule {
  /// The rule in the schema of its key, or why no schema expresses it.
  package func schema(at path: PropertyPath) -> DemandSchema {
    if dependence != nil, case .demands = demand.schema(at: path) {
      return .forPeople("It depends on something that isn't in the list.")
    }
    guard case .demands(let demands) = demand.schema(at: path), condition != .always else {
      let schema = demand.schema(at: path)
      // A build may add a key at the root.
      if case .demands([.presence]) = schema, condition == .always, extensionPoints.isEmpty {
        guard path.parent?.isRoot == false, let names = path.siblingNames([path]) else {
          return .inexpressible("A build may add a key at the root.")
        }
        return .demands([.holder([.init("required", JSONValue(strings: names))])])
      }
      return schema
    }
    guard path.components.last != .anyName, path.components.last != .element,
      let premise = condition.schema(at: path)
    else {
      return .inexpressible("The condition is about more than the dictionary that holds the key.")
    }
    let conclusions = demands.compactMap { $0.inHolder(at: path) }
    guard conclusions.count == demands.count else {
      return .inexpressible("No schema expresses such a demand under a condition.")
    }
    return .demands(
      conclusions.map { .holder([.init("if", premise), .init("then", .object($0))]) })
  }
}

extension SchemaDemand {
  /// The demand as keywords for the dictionary around the key; nil if they can't express it.
  fileprivate func inHolder(at path: PropertyPath) -> [JSONValue.Member]? {
    let name = path.name
    func onValue(_ schema: JSONValue) -> [JSONValue.Member] {
      [.init("properties", .object([.init(name, schema)]))]
    }
    /// Applies to a text or every element of an array, unless it has a build setting.
    func onTexts(_ schema: JSONValue) -> [JSONValue.Member] {
      let one: JSONValue = ["if": Placeholder.schema, "else": schema]
      return onValue(["if": ["type": "array"], "then": ["items": one], "else": one])
    }
    switch self {
    case .holder(let members): return members
    case .presence: return [.init("required", [.string(name)])]
    case .absence: return [.init("not", ["required": [.string(name)]])]
    case .number(let keywords), .array(let keywords), .dictionary(let keywords):
      return onValue(.object(keywords))
    case .text(let keywords): return onTexts(.object(keywords))
    case .notText(let keywords, false):
      return onTexts(["not": .object([.init("type", "string")] + keywords)])
    case .values(let values): return onTexts(["enum": .array(values.map { $0.json })])
    case .notValues(let values):
      return onTexts(["not": ["enum": .array(values.map { $0.json })]])
    case .notText, .firstElement, .onlyKnownKeys: return nil
    }
  }
}
