package import KeyModel

extension RangeDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(.range(min: 1, max: 9), [.integer], kept: ["Key": 9])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    let below = min?.moved(by: -1).map { ($0, "minimum") }
    let above = max?.moved(by: 1).map { ($0, "maximum") }
    return [below, above].compactMap(\.self).map { number, keyword in
      RuleBreach([.set(key.path, number)], rejectedAt: key.path, by: keyword)
    }
  }
}

extension FirstElementDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(.firstElement("a"), [.array(of: .string)], kept: ["Key": ["a", "b"]])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [
      RuleBreach(
        [.set(key.path, ["other-first"])], rejectedAt: key.path.appending(.element), by: "const")
    ]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    var elements = [value]
    if case .array(let rest)? = key.example { elements += rest }
    return [.set(key.path, .array(elements))]
  }
}

extension OneOfDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(
      .oneOf(["green", "brown"]).when(.has("Other", "leaf")), [.array(of: .string)],
      others: ["Other": [.string]], kept: ["Key": ["green"], "Other": "leaf"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    let others = key.values.listed.map(\.value).filter { !values.contains($0) }
    let wrong = others.first ?? .string("unheard")
    return [key.breach(byValue: wrong, rejectedBy: "anyOf", "enum")]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    [.set(key.path, key.elementTypes.isEmpty ? values[0] : [values[0]])]
  }
}

extension NoneOfDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(
      .noneOf([false], reason: "leave the key out"), [.boolean], kept: ["Key": true])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    values.map { key.breach(byValue: $0, rejectedBy: "not") }
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    let path = key.path
    let others = key.values.listed.map(\.value).filter { !values.contains($0) }
    switch catalogue.someValue(of: path) {
    case .array(let elements) where elements.contains(where: values.contains):
      let rest = elements.filter { !values.contains($0) }
      let allowed = rest.isEmpty ? Array(others.prefix(1)) : rest
      return [allowed.isEmpty ? .remove(path) : .set(path, .array(allowed))]
    case .boolean(let flag) where values == [.boolean(flag)]: return [.set(path, .boolean(!flag))]
    case let value where values.contains(value):
      return [others.first.map { .set(path, $0) } ?? .remove(path)]
    default: return []
    }
  }
}

extension MustNotShipDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(
      .mustNotShip("TRUEPREDICATE", reason: "it is a stub"), [.string], kept: ["Key": "a == 1"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [RuleBreach([.set(key.path, value)], rejectedAt: key.path, by: "not")]
  }
}

extension CountDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(.count(atMost: 2), [.array(of: .string)], kept: ["Key": ["a", "b"]])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    let isDictionary = key.types.contains(.dictionary)
    var breaches: [RuleBreach] = []
    if let min, min > 0 {
      breaches.append(
        RuleBreach(
          [.set(key.path, isDictionary ? [:] : [])], rejectedAt: key.path, by: "minItems",
          "minProperties"))
    }
    if let max {
      let element = key.exampleElement
      let tooMany: PropertyListValue =
        isDictionary
        ? .dictionary((0...max).map { .init("Entry \($0)", "a") })
        : .array(Array(repeating: element, count: max + 1))
      breaches.append(
        RuleBreach([.set(key.path, tooMany)], rejectedAt: key.path, by: "maxItems", "maxProperties")
      )
    }
    return breaches
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    let isDictionary = key.types.contains(.dictionary)
    guard !isDictionary else { return max == 0 ? [.set(key.path, [:])] : [] }
    guard min ?? 0 > 1 || max != nil else { return [] }
    let count = Swift.max(min ?? 0, Swift.min(1, max ?? 1))
    return [.set(key.path, .array(Array(repeating: key.exampleElement, count: count)))]
  }
}

extension ContainsDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(.containing("*"), [.array(of: .string)], kept: ["Key": ["a", "*"]])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    let others = key.values.listed.map(\.value).filter { $0 != value }
    return [
      RuleBreach(
        [.set(key.path, .array([others.first ?? "unheard"]))], rejectedAt: key.path, by: "contains")
    ]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    // Other rules may ask for other elements under the same condition.
    let condition = key.rules.first { $0.demand == .contains(self) }?.condition
    let values = key.rules.filter { $0.condition == condition }.compactMap { rule in
      if case .contains(let demand) = rule.demand { demand.value } else { nil }
    }
    return [.set(key.path, .array(values))]
  }
}

extension AtMostOneOfDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(
      .atMostOne(of: ["left", "right"]), [.array(of: .string)], kept: ["Key": ["left", "up"]])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [RuleBreach(unseenBySchemas: [.set(key.path, .array(values))])]
  }
}

extension UniqueElementsDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(.uniqueElements, [.array(of: .string)], kept: ["Key": ["a", "b"]])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    let repeated: PropertyListValue =
      if case .array(let elements)? = key.example, let first = elements.first { first } else { "a" }
    return [RuleBreach([.append(key.path, repeated)], rejectedAt: key.path, by: "uniqueItems")]
  }
}

extension PropertyListValue {
  /// The bound plus a step; nil if its type cannot hold the sum.
  fileprivate func moved(by step: Int64) -> PropertyListValue? {
    switch self {
    case .integer(let number):
      let (moved, overflows) = number.addingReportingOverflow(step)
      return overflows ? nil : .integer(moved)
    case .real(let number):
      let moved = number + Double(step)
      return moved == number ? nil : .real(moved)
    default: return nil
    }
  }
}
