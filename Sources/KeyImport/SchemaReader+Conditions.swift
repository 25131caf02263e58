import JSON
import KeyModel
import Text

/// `if`, `then`, `else` and `not`.
extension SchemaReader {
  /// Where one property decides what else has to be.
  private struct Premise {
    var name: String
    /// Nil if it only has to be there.
    var values: [JSONValue]?
    /// Whether the schema fails without the property.
    var isRequired: Bool
  }

  func apply(
    _ premise: SchemaValue, of object: SchemaObject, at place: SchemaPlace,
    to node: inout SchemaNode
  ) {
    guard object["then"] != nil || object["else"] != nil else { return }
    guard let decision = self.premise(premise) else {
      weaken(premise, "the condition is not kept: it isn't about the value of one key")
      for index in node.objects.indices { node.objects[index].isPartial = true }
      return
    }
    let then = object["then"].map { self.consequences($0, where: decision, holds: true) }
    let otherwise = object["else"].map { self.consequences($0, where: decision, holds: false) }
    if then ?? .some([]) != nil, otherwise ?? .some([]) != nil {
      var facts = ObjectFacts(origin: "if:\(place.id)")
      facts.conditions = ((then ?? []) ?? []) + ((otherwise ?? []) ?? [])
      if !facts.conditions.isEmpty {
        node = intersection(node, changed(SchemaNode()) { $0.objects = [facts] })
      }
      return
    }
    split(node: &node, premise, decision, object, at: place)
  }

  /// Two alternatives: where the condition holds, and where it doesn't.
  private func split(
    node: inout SchemaNode, _ premise: SchemaValue, _ decision: Premise, _ object: SchemaObject,
    at place: SchemaPlace
  ) {
    guard let values = decision.values else {
      weaken(premise, "the condition is kept only as far as it requires keys")
      for index in node.objects.indices { node.objects[index].isPartial = true }
      return
    }
    let list: JSONValue = .array(values)
    let name = decision.name
    let positive = files.place(
      for: [
        "properties": .object([.init(name, ["enum": list])]), "required": [.string(name)],
      ], at: premise.location)
    let negative = files.place(
      for: ["properties": .object([.init(name, ["not": ["enum": list]])])], at: premise.location)
    var first = self.node(at: positive)
    if object["then"] != nil {
      first = intersection(first, self.node(at: place.appending("then")))
    }
    var second = self.node(at: negative)
    if decision.isRequired, object["else"] != nil {
      second = intersection(second, self.node(at: place.appending("else")))
    }
    // Without the property, a condition that doesn't require it holds.
    if !decision.isRequired, object["then"] != nil {
      weaken(premise, "the condition is kept only where '\(name)' is there")
    }
    // Only objects can fail a condition on a property.
    first.types = .all
    second.types = .all
    node = intersection(node, union([first, second]))
  }

  /// The premise of a schema that is about one property alone.
  private func premise(_ value: SchemaValue) -> Premise? {
    guard let object = value.object else { return nil }
    let required = object["required"]?.texts ?? []
    let known: Set = ["properties", "required", "type", "title", "description", "$comment"]
    guard object.names.isSubset(of: known), object["type"]?.text ?? "object" == "object" else {
      return nil
    }
    let properties = object["properties"]?.object?.members ?? []
    if properties.isEmpty, required.count == 1 {
      return Premise(name: required[0], values: nil, isRequired: true)
    }
    guard properties.count == 1, required.allSatisfy({ $0 == properties[0].name }),
      let inner = properties[0].value.object
    else { return nil }
    let others = inner.names.subtracting([
      "const", "enum", "type", "description", "title", "$comment",
    ])
    guard others.isEmpty else { return nil }
    let values = inner["const"].map { [$0.json] } ?? inner["enum"]?.elements?.map(\.json)
    guard let values, values.allSatisfy(\.isScalar) else { return nil }
    return Premise(name: properties[0].name, values: values, isRequired: !required.isEmpty)
  }

  /// What a consequence requires and forbids, if it says nothing else.
  private func consequences(_ value: SchemaValue, where premise: Premise, holds: Bool)
    -> [ObjectCondition]?
  {
    if value.flag == true { return [] }
    guard let object = value.object,
      object.names.isSubset(of: ["required", "properties", "title", "description", "$comment"])
    else { return nil }
    let condition: ObjectCondition.Premise
    switch (premise.values, holds) {
    case (nil, true): condition = .present(premise.name)
    case (let values?, true): condition = .value(premise.name, values)
    case (let values?, false): condition = .otherValue(premise.name, values)
    case (nil, false): return nil
    }
    var conditions = (object["required"]?.texts ?? []).map {
      ObjectCondition(premise: condition, name: $0, isRequired: true)
    }
    for member in object["properties"]?.object?.members ?? [] {
      if isRefusal(member.value) {
        conditions.append(.init(premise: condition, name: member.name, isRequired: false))
      } else if member.value.flag != true, member.value.object?.members.isEmpty != true {
        return nil
      }
    }
    return conditions
  }

  // MARK: - Not

  func exclude(_ value: SchemaValue, at place: SchemaPlace, from node: inout SchemaNode) {
    if value.flag == true || value.object?.members.isEmpty == true {
      node = .impossible
      return
    }
    if value.flag == false { return }
    guard let object = value.object else { return }
    let names = object.names.subtracting(["description", "title", "$comment"])
    if let branches = object["anyOf"]?.elements, names == ["anyOf"] {
      for (index, branch) in branches.enumerated() {
        exclude(branch, at: place.appending("anyOf", "\(index)"), from: &node)
      }
    } else if names == ["required"], let required = object["required"]?.texts {
      var facts = ObjectFacts(origin: "not:\(place.id)")
      facts.notTogether = [required]
      node = intersection(node, changed(SchemaNode()) { $0.objects = [facts] })
    } else if names == ["enum"] || names == ["const"] {
      let value = object["const"].map { [$0] }
      remove(object["enum"]?.elements ?? value ?? [], from: &node)
    } else if names == ["type"], let name = object["type"]?.text {
      let removed: [String: JSONTypes] = [
        "null": .null, "boolean": .boolean, "integer": .integer, "number": .number,
        "string": .string, "array": .array, "object": .object,
      ]
      node.types.subtract(removed[name] ?? [])
    } else {
      weaken(value, "'not' is not kept: it isn't about values, a type or names of keys alone")
    }
  }

  private func remove(_ values: [SchemaValue], from node: inout SchemaNode) {
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
    let place = files.place(for: true, at: SourceLocation(file: ""))
    knownAnyPlace = place
    return place
  }
}
