import JSON
import Text

/// The branches of a `oneOf`.
struct ExclusiveChoice {
  var nodes: [SchemaNode]
  var branches: [SchemaValue]
  /// The schema with the branches.
  var holder: SchemaValue
}

extension SchemaReader {
  /// Reports each `oneOf` of which a value may fit two branches: the catalogue allows that. Only now can any schema be
  /// read, as none is being read.
  func reportOverlaps() {
    for choice in exclusiveChoices {
      guard let (one, other) = overlap(in: choice) else { continue }
      weaken(
        choice.branches[other],
        "that only one schema of 'oneOf' fits is not checked; this one may fit together with number \(one + 1)"
      )
    }
    exclusiveChoices = []
  }

  /// The first two of the branches that one value may fit; nil if each value fits one at most.
  private func overlap(in choice: ExclusiveChoice) -> (Int, Int)? {
    // More branches than people write by hand are not compared in pairs.
    guard choice.nodes.count <= 100 else { return (0, 1) }
    let required = choice.holder["required"]?.texts ?? []
    let types = choice.holder["type"].map(self.types) ?? .all
    let nodes = choice.nodes.map { node in
      changed(node) {
        $0.types.formIntersection(types)
        for index in $0.objects.indices { $0.objects[index].required += required }
      }
    }
    for other in nodes.indices.dropFirst() {
      for one in 0..<other where mayShare(nodes[one], nodes[other], depth: 0) {
        return (one, other)
      }
    }
    return nil
  }

  private static let comparedDepth = 3

  /// Whether a value may fit both; true in doubt.
  private func mayShare(_ one: SchemaNode, _ other: SchemaNode, depth: Int) -> Bool {
    let types = one.types.intersection(other.types)
    if types.contains(.null) { return true }
    if !types.isDisjoint(with: .number), mayShare(one.number, other.number) { return true }
    if types.contains(.string), mayShare(one.text, other.text) { return true }
    if types.contains(.boolean), mayShare(one.flags, other.flags) ?? true { return true }
    if types.contains(.array), mayShare(one.array, other.array, depth) { return true }
    guard types.contains(.object) else { return false }
    guard depth < Self.comparedDepth, !one.objects.isEmpty, !other.objects.isEmpty else {
      return true
    }
    return one.objects.contains { object in
      other.objects.contains { mayShare(object, $0, depth) }
    }
  }

  /// Whether two lists have a value in common; nil if one of them is not limited to a list.
  private func mayShare(_ one: [SchemaChoice]?, _ other: [SchemaChoice]?) -> Bool? {
    guard let one, let other else { return nil }
    return !Set(one.map(\.value)).isDisjoint(with: other.map(\.value))
  }

  private func mayShare(_ one: NumberFacts, _ other: NumberFacts) -> Bool {
    if let shared = mayShare(one.allowed, other.allowed) { return shared }
    func isAbove(_ min: NumberBound?, _ max: NumberBound?) -> Bool {
      guard let min, let max else { return false }
      let (least, most) = (min.value.double, max.value.double)
      return least > most || least == most && (min.isExcluded || max.isExcluded)
    }
    return !isAbove(one.min, other.max) && !isAbove(other.min, one.max)
  }

  private func mayShare(_ one: TextFacts, _ other: TextFacts) -> Bool {
    if let shared = mayShare(one.allowed, other.allowed) { return shared }
    for (list, rest) in [(one, other), (other, one)] {
      guard let texts = list.allowed?.compactMap(\.value.text) else { continue }
      let patterns = rest.patterns.compactMap { try? Pattern($0) }
      return texts.contains { text in
        !rest.refused.contains(text) && patterns.allSatisfy { $0.matches(text) }
      }
    }
    return true
  }

  private func mayShare(_ one: ArrayFacts, _ other: ArrayFacts, _ depth: Int) -> Bool {
    guard let element = one.elements, let another = other.elements, depth < Self.comparedDepth,
      max(one.count.least ?? 0, other.count.least ?? 0) > 0
    else { return true }
    return mayShare(node(of: element), node(of: another), depth: depth + 1)
  }

  private func mayShare(_ one: ObjectFacts, _ other: ObjectFacts, _ depth: Int) -> Bool {
    for (object, another) in [(one, other), (other, one)] {
      let names = Set(another.properties.map(\.name))
      if another.refusesOthers, another.patterns.isEmpty,
        object.required.contains(where: { !names.contains($0) })
      {
        return false
      }
    }
    let values = Dictionary(firstOf: other.properties.map { ($0.name, $0.value) })
    let required = Set(one.required + other.required)
    return !one.properties.contains { property in
      guard required.contains(property.name), let value = values[property.name] else {
        return false
      }
      return !mayShare(node(of: property.value), node(of: value), depth: depth + 1)
    }
  }
}
