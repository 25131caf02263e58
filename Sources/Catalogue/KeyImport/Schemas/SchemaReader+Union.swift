import JSON
import KeyModel
import Text

/// One of several schemas: `anyOf` and `oneOf`. That only one fits, as `oneOf` demands, is reported where two may.
extension SchemaReader {
  func union(_ nodes: [SchemaNode]) -> SchemaNode {
    guard var node = combined(nodes.filter { !$0.types.isEmpty }, union) else {
      return nodes.first ?? SchemaNode()
    }
    node.objects = limited(node.objects)
    return node
  }

  private func union(_ one: SchemaNode, _ other: SchemaNode) -> SchemaNode {
    var node = SchemaNode()
    node.types = one.types.union(other.types)
    node.notes = one.notes.over(other.notes)
    // Only schemas that allow a type constrain it.
    func both<Facts>(
      _ type: JSONTypes, _ facts: KeyPath<SchemaNode, Facts>, _ join: (Facts, Facts) -> Facts
    ) -> Facts {
      if one.types.isDisjoint(with: type) { return other[keyPath: facts] }
      if other.types.isDisjoint(with: type) { return one[keyPath: facts] }
      return join(one[keyPath: facts], other[keyPath: facts])
    }
    node.text = both(.string, \.text, union)
    node.isDate = one.isDate || other.isDate
    node.number = both(.number, \.number, union)
    node.flags = both(.boolean, \.flags) { first, second in
      first.flatMap { values in second.map { (values + $0).uniqued } }
    }
    node.array = both(.array, \.array, union)
    node.objects = both(.object, \.objects) { first, second in
      guard !first.isEmpty || !second.isEmpty else { return [] }
      return ((first.isEmpty ? [anyObject] : first) + (second.isEmpty ? [anyObject] : second))
        .uniqued(by: \.origin)
    }
    return node
  }

  private var anyObject: ObjectFacts { ObjectFacts(origin: "any") }

  private func union(_ one: TextFacts, _ other: TextFacts) -> TextFacts {
    guard one != other else { return one }
    var facts = TextFacts()
    facts.known = (one.known + other.known).uniqued
    let refused = Set(other.refused)
    facts.refused = one.refused.filter(refused.contains)
    switch (one.allowed, other.allowed) {
    case (let first?, let second?):
      facts.allowed = (first + second).uniqued(by: \.value)
      return facts
    case (let values?, nil): return union(of: values, and: other, facts)
    case (nil, let values?): return union(of: values, and: one, facts)
    case (nil, nil): break
    }
    if one.patterns == other.patterns {
      facts.patterns = one.patterns
    } else if one.patterns.count == 1, other.patterns.count == 1 {
      facts.patterns = ["(?:\(one.patterns[0]))|(?:\(other.patterns[0]))"]
    }
    facts.length = one.length.or(other.length)
    return facts
  }

  /// Texts of a list, or others. These may still have to match a pattern, which the list then becomes a part of.
  private func union(of values: [SchemaChoice], and others: TextFacts, _ facts: TextFacts)
    -> TextFacts
  {
    var facts = facts
    facts.known = (values + facts.known).uniqued(by: \.value)
    let texts = values.compactMap(\.value.text)
    let listed = Set(texts)
    facts.refused = others.refused.filter { !listed.contains($0) }
    if others.patterns.count == 1 {
      let list = texts.map(escapedForPattern).joined(separator: "|")
      facts.patterns = ["^(?:\(list))$|(?:\(others.patterns[0]))"]
    }
    facts.length = texts.map(\.unicodeScalars.count).reduce(others.length) {
      $0.or(CountBounds(min: $1, max: $1))
    }
    return facts
  }

  private func union(_ one: NumberFacts, _ other: NumberFacts) -> NumberFacts {
    guard one != other else { return one }
    var facts = NumberFacts()
    facts.known = (one.known + other.known).uniqued
    if let first = one.allowed, let second = other.allowed {
      facts.allowed = (first + second).uniqued(by: \.value)
      return facts
    }
    facts.known = ((one.allowed ?? other.allowed ?? []) + facts.known).uniqued(by: \.value)
    guard one.allowed == nil, other.allowed == nil else { return facts }
    facts.min = NumberBound.wider(one.min, other.min, <=)
    facts.max = NumberBound.wider(one.max, other.max, >=)
    if one.multipleOf == other.multipleOf { facts.multipleOf = one.multipleOf }
    return facts
  }

  private func union(_ one: ArrayFacts, _ other: ArrayFacts) -> ArrayFacts {
    var facts = ArrayFacts()
    facts.elements = one.elements.flatMap { first in
      other.elements.map { SchemaChild(anyOf: [first, $0]) }
    }
    facts.count = one.count.or(other.count)
    facts.isUnique = one.isUnique && other.isUnique
    return facts
  }

  // MARK: - Choices

  /// The branches of `anyOf` or `oneOf`.
  func choice(_ branches: [SchemaValue], _ keyword: String, at position: SchemaPlace) -> SchemaNode
  {
    let ofObjects = branches.count { $0["type"]?.text == "object" }
    if let sets = branches.map(\.onlyRequired) as? [[String]], branches.count > 1,
      ofObjects == 0 || ofObjects == branches.count
    {
      let node = requirements(sets, isExclusive: keyword == "oneOf", at: position)
      return ofObjects == 0 ? node : changed(node) { $0.types = .object }
    }
    let nodes = branches.indices.map { index in
      let node = self.node(at: files.position(in: position, keyword, "\(index)"))
      // A branch is described at its object; the place has its own texts.
      return changed(node) { node in
        for object in node.objects.indices where node.objects[object].notes.description == nil {
          node.objects[object].notes = node.objects[object].notes.over(node.notes)
        }
        node.describeChoices()
      }
    }
    if keyword == "oneOf", branches.count > 1 {
      exclusiveChoices.append(
        ExclusiveChoice(nodes: nodes, branches: branches, holder: files.value(at: position)))
    }
    let arrays = nodes.compactMap(\.array.elements).uniqued
    if arrays.count > 1 {
      weaken(
        files.value(at: position),
        "that an array has the elements of one of \(arrays.count) alternatives is not kept: it may mix them"
      )
    }
    var joined = union(nodes)
    let remarks = nodes.flatMap(\.notes.remarks).uniqued
    // The descriptions of several objects are on the pages of their shapes.
    let areShapes = nodes.reduce(0) { $0 + $1.objects.count } > 1
    let descriptions = nodes.filter { $0.objects.isEmpty || !areShapes }
      .compactMap(\.notes.description).uniqued
    let defaults = nodes.compactMap(\.notes.defaultValue)
    joined.notes = SchemaNotes(location: joined.notes.location)
    joined.notes.description = descriptions.isEmpty ? nil : descriptions.joined(separator: "\n\n")
    joined.notes.examples = nodes.flatMap(\.notes.examples).uniqued
    joined.notes.defaultValue = defaults.first
    joined.notes.remarks = nodes.count == 1 ? remarks : []
    joined.notes.isDeprecated = nodes.allSatisfy(\.notes.isDeprecated)
    return joined
  }

  /// The most names of which only one may be present; there is a rule for each pair, so more are not kept apart.
  private static let exclusiveLimit = 40

  /// Branches that only require names: one set of names of several, as one choice for each combination of them.
  private func requirements(_ sets: [[String]], isExclusive: Bool, at position: SchemaPlace)
    -> SchemaNode
  {
    var facts = ObjectFacts(origin: "required:\(sets)")
    facts.atLeastOne = Self.clauses(of: sets)
    if isExclusive, sets.allSatisfy({ $0.count == 1 }) {
      if sets.count > Self.exclusiveLimit {
        weaken(
          files.value(at: position),
          "that only one of \(sets.count) keys may be there is not kept")
      } else {
        for (index, set) in sets.enumerated() {
          for other in sets[(index + 1)...] { facts.notTogether.append(set + other) }
        }
      }
    }
    return changed(SchemaNode()) { $0.objects = [facts] }
  }

  /// "All of one set" as "one of each of these sets": (a and b) or c is (a or c) and (b or c).
  static func clauses(of sets: [[String]]) -> [[String]] {
    guard sets.allSatisfy({ !$0.isEmpty }) else { return [] }
    var clauses: [[String]] = [[]]
    for set in sets {
      guard clauses.count * set.count <= 64 else { return [] }
      if set.count == 1 {
        for index in clauses.indices { clauses[index].append(set[0]) }
      } else {
        clauses = clauses.flatMap { clause in set.map { clause + [$0] } }
      }
    }
    return clauses.map(\.uniqued).uniqued
  }
}

extension SchemaValue {
  /// The names that a schema requires, if it says nothing else.
  fileprivate var onlyRequired: [String]? {
    guard let object, let names = object["required"]?.texts, !names.isEmpty else { return nil }
    let others = object.names.subtracting([
      "required", "properties", "type", "title", "description", "$comment",
    ])
    // Linters ask for each required name among the properties.
    let properties = object["properties"]?.object?.members ?? []
    guard object["type"].map({ $0.text == "object" }) ?? true else { return nil }
    return others.isEmpty && properties.allSatisfy { $0.value.isAnything } ? names : nil
  }
}

extension SchemaNode {
  /// Gives a single listed value the text of its branch.
  fileprivate mutating func describeChoices() {
    let description = notes.description ?? notes.title
    func describe(_ choices: inout [SchemaChoice]?) {
      guard choices?.count == 1, choices?[0].description == nil else { return }
      choices?[0].description = description
    }
    describe(&text.allowed)
    describe(&number.allowed)
    describe(&flags)
  }

  /// Joins alternatives that differ only in what they require.
  mutating func collapseEqualShapes() {
    guard objects.count > 1 else { return }
    var joined: [ObjectFacts] = []
    var indexes: [ObjectFacts: Int] = [:]
    for object in objects {
      guard let shape = object.shape, let index = indexes[shape] else {
        if let shape = object.shape { indexes[shape] = joined.count }
        joined.append(object)
        continue
      }
      let both = Set(joined[index].required).intersection(object.required)
      let clauses = SchemaReader.clauses(
        of: [joined[index], object].map { $0.required.filter { !both.contains($0) } })
      joined[index].atLeastOne += clauses
      joined[index].required.removeAll { !both.contains($0) }
      // An object with such clauses is another shape.
      if !clauses.isEmpty { indexes[shape] = nil }
    }
    objects = joined
  }
}

extension ObjectFacts {
  /// The common part of alternatives that differ only in their requirements; nil if the object says what can't be joined.
  fileprivate var shape: ObjectFacts? {
    guard atLeastOne.isEmpty else { return nil }
    return changed(facts) { ($0.origin, $0.required) = ("", []) }
  }
}

extension Sequence {
  /// The first element of each value.
  func uniqued<Value: Hashable>(by value: (Element) -> Value) -> [Element] {
    var known: Set<Value> = []
    return filter { known.insert(value($0)).inserted }
  }
}
