import JSON
import KeyModel
import Text

/// `if`, `then`, `else` and `not`.
extension SchemaReader {
  /// The subject of a condition, as far as the catalogue can express it.
  private enum Premise {
    /// One property has one of these values; without the property, the condition holds unless that is required.
    case value(String, [JSONValue], isRequired: Bool)
    case present(String)
    case types(JSONTypes)
  }

  func apply(
    _ premise: SchemaValue, of object: SchemaObject, at position: SchemaPlace,
    to node: inout SchemaNode
  ) {
    var then = object["then"].map { (value: $0, position: files.position(in: position, "then")) }
    var otherwise = object["else"].map {
      (value: $0, position: files.position(in: position, "else"))
    }
    guard then != nil || otherwise != nil else { return }
    var premise = premise
    while let inner = premise["not"], premise.object?.members.count == 1 {
      premise = inner
      swap(&then, &otherwise)
    }
    guard let decision = self.premise(premise) else {
      return weaken(premise, then?.position, otherwise?.position, &node)
    }
    let none: Consequences? = Consequences()
    let first = then.map { consequences($0.value, where: decision, holds: true) } ?? none
    let second = otherwise.map { consequences($0.value, where: decision, holds: false) } ?? none
    if let first, let second {
      var facts = ObjectFacts(origin: "if:\(position.id)")
      facts.conditions = first.conditions + second.conditions
      facts.atLeastOne = first.atLeastOne + second.atLeastOne
      guard !facts.conditions.isEmpty || !facts.atLeastOne.isEmpty else { return }
      node = intersection(node, changed(SchemaNode()) { $0.objects = [facts] })
      return
    }
    let (positive, negative) = sides(of: decision, premise)
    node = intersection(
      node,
      union([
        then.map { intersection(positive, self.node(at: $0.position)) } ?? positive,
        otherwise.map { intersection(negative, self.node(at: $0.position)) } ?? negative,
      ]))
  }

  /// If a condition can't be expressed, both outcomes are allowed.
  private func weaken(
    _ premise: SchemaValue, _ then: SchemaPlace?, _ otherwise: SchemaPlace?,
    _ node: inout SchemaNode
  ) {
    weaken(premise, "the condition is not kept: it isn't about one key or the type alone")
    if let then, let otherwise {
      node = intersection(node, union([self.node(at: then), self.node(at: otherwise)]))
    } else {
      for index in node.objects.indices { node.objects[index].isPartial = true }
    }
  }

  /// The values for which a condition holds, and the values for which it doesn't.
  private func sides(of premise: Premise, _ value: SchemaValue) -> (SchemaNode, SchemaNode) {
    func node(_ json: JSONValue) -> SchemaNode {
      self.node(at: files.position(for: json, at: value.location))
    }
    func others(_ facts: SchemaNode) -> SchemaNode {
      // Only an object can fail a condition on a property.
      changed(facts) { $0.types = .object }
    }
    switch premise {
    case .types(let types):
      return (
        changed(SchemaNode()) { $0.types = types },
        changed(SchemaNode()) { $0.types.subtract(types) }
      )
    case .present(let name):
      let absent = ObjectFacts(origin: "absent:\(name)", notTogether: [[name]])
      return (
        node(["required": [.string(name)]]), others(changed(SchemaNode()) { $0.objects = [absent] })
      )
    case .value(let name, let values, let isRequired):
      let required = JSONValue.Member("required", [.string(name)])
      func properties(_ schema: JSONValue) -> JSONValue.Member {
        .init("properties", .object([.init(name, schema)]))
      }
      let list: JSONValue = ["enum": .array(values)]
      return (
        node(.object([properties(list)] + (isRequired ? [required] : []))),
        others(node(.object([properties(["not": list])] + (isRequired ? [] : [required]))))
      )
    }
  }

  /// The premise of a schema that is about one property or the type alone.
  private func premise(_ value: SchemaValue) -> Premise? {
    guard let object = value.object else { return nil }
    let names = object.names.subtracting(["title", "description", "$comment"])
    if names == ["type"] { return object["type"].map { .types(types($0)) } }
    guard names.isSubset(of: ["properties", "required", "type"]),
      object["type"].map({ $0.text == "object" }) ?? true
    else { return nil }
    let required = object["required"]?.texts ?? []
    let properties = (object["properties"]?.object?.members ?? []).filter { !$0.value.isAnything }
    if properties.isEmpty, required.count == 1 { return .present(required[0]) }
    guard properties.count == 1, required.allSatisfy({ $0 == properties[0].name }),
      let inner = properties[0].value.object
    else { return nil }
    let others = inner.names.subtracting([
      "const", "enum", "type", "description", "title", "$comment",
    ])
    guard others.isEmpty else { return nil }
    let values = inner["const"].map { [$0.json] } ?? inner["enum"]?.elements?.map(\.json)
    guard let values, values.allSatisfy(\.isScalar) else { return nil }
    return .value(properties[0].name, values, isRequired: !required.isEmpty)
  }

  private struct Consequences {
    var conditions: [ObjectCondition] = []
    /// Sets of names of which one must be there.
    var atLeastOne: [[String]] = []
  }

  /// The requirements and prohibitions of a consequence; nil if it says more, or if the premise can't be a condition.
  private func consequences(_ value: SchemaValue, where premise: Premise, holds: Bool)
    -> Consequences?
  {
    if value.isAnything { return Consequences() }
    guard let object = value.object,
      object.names.isSubset(of: ["required", "properties", "title", "description", "$comment"])
    else { return nil }
    let required = object["required"]?.texts ?? []
    let properties = (object["properties"]?.object?.members ?? []).filter { !$0.value.isAnything }
    guard properties.allSatisfy({ isRefusal($0.value) }) else { return nil }
    let refused = properties.map(\.name)
    let condition: ObjectCondition.Premise
    switch (premise, holds) {
    case (.present(let name), false):
      // Where it is absent, others are required, so one of both is always there; and what is refused without it needs it.
      return Consequences(
        conditions: refused.map { .init(premise: .present($0), name: name, isRequired: true) },
        atLeastOne: required.map { [name, $0] })
    case (.present(let name), true): condition = .present(name)
    case (.value(let name, let values, isRequired: true), true): condition = .value(name, values)
    case (.value(let name, let values, isRequired: false), false):
      condition = .otherValue(name, values)
    default: return nil
    }
    return Consequences(
      conditions: required.map { .init(premise: condition, name: $0, isRequired: true) }
        + refused.map { .init(premise: condition, name: $0, isRequired: false) })
  }

  // MARK: - Not

  /// The values that are excluded.
  private struct Exclusion {
    /// Sets of names that must not all be there.
    var names: [[String]] = []
    var values: [SchemaValue] = []
    var types: JSONTypes = []
    /// Whether nothing is left.
    var isAll = false
  }

  func exclude(_ value: SchemaValue, at position: SchemaPlace, from node: inout SchemaNode) {
    var excluded = Exclusion()
    collect(value, into: &excluded)
    if excluded.isAll {
      node = .impossible
      return
    }
    remove(excluded.values, from: &node)
    node.types.subtract(excluded.types)
    guard !excluded.names.isEmpty else { return }
    var facts = ObjectFacts(origin: "not:\(position.id)")
    facts.notTogether = excluded.names
    node = intersection(node, changed(SchemaNode()) { $0.objects = [facts] })
  }

  private func collect(_ value: SchemaValue, into excluded: inout Exclusion) {
    if value.isAnything { excluded.isAll = true }
    guard let object = value.object, !object.members.isEmpty else { return }
    let names = object.names.subtracting(["description", "title", "$comment"])
    if let branches = object["anyOf"]?.elements, names == ["anyOf"] {
      for branch in branches { collect(branch, into: &excluded) }
    } else if names == ["required"], let required = object["required"]?.texts {
      excluded.names.append(required)
    } else if names == ["enum"] || names == ["const"] {
      let value = object["const"].map { [$0] }
      excluded.values += object["enum"]?.elements ?? value ?? []
    } else if names == ["type"], let name = object["type"]?.text {
      excluded.types.formUnion(JSONTypes.named[name] ?? [])
    } else {
      weaken(value, "'not' is not kept: it isn't about values, a type or names of keys alone")
    }
  }

  private func remove(_ values: [SchemaValue], from node: inout SchemaNode) {
    guard !values.isEmpty else { return }
    let values = Set(values.map { $0.json.normalized })
    func remove(from choices: inout [SchemaChoice]?) {
      choices = choices?.filter { !values.contains($0.value) }
    }
    remove(from: &node.text.allowed)
    remove(from: &node.number.allowed)
    remove(from: &node.flags)
    if node.text.allowed == nil { node.text.refused += values.compactMap(\.text).sorted() }
    if values.contains(.null) { node.types.remove(.null) }
    if node.flags == nil {
      let left = [true, false].filter { !values.contains(.boolean($0)) }
      if left.count < 2 { node.flags = left.map { SchemaChoice(value: .boolean($0)) } }
    }
    if node.text.allowed == [] { node.types.remove(.string) }
    if node.number.allowed == [] { node.types.subtract(.number) }
    if node.flags == [] { node.types.remove(.boolean) }
  }

  /// A place of a schema that allows anything.
  var anyPlace: SchemaPlace {
    if let known = knownAnyPlace { return known }
    let position = files.position(for: true, at: SourceLocation(file: ""))
    knownAnyPlace = position
    return position
  }
}
