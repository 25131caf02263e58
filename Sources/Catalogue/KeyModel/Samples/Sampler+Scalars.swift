/// Numbers, texts and other values that hold no others.
extension Sampler {
  mutating func scalar(
    of key: Key, as type: ValueType, _ wish: Wish, isElement: Bool
  ) -> Sample {
    let rules = rules(on: key, wish)
    let candidates = stated(for: key, as: type, rules) + self.candidates(type, rules)
    func fits(_ value: PropertyListValue) -> Bool {
      guard !wish.avoids(value), check.problem(withScalar: value, at: key) == nil else {
        return false
      }
      // The rules on an array count its elements.
      guard isElement else { return keepsRules(value, key, wish) }
      return !rules.contains { rule in
        check.isBroken(rule, by: value, at: key) || check.isBroken(rule, of: key, [.key([value])])
      }
    }
    if let value = candidates.first(where: fits) { return Sample(value: value) }
    if type == .string || type == .any,
      let text = TextRules(rules).text(where: { fits(.string($0)) })
    {
      return Sample(value: .string(text))
    }
    return Sample(value: candidates.first ?? type.sample(text: text), isSound: false)
  }

  /// The values of a type that an entry or a rule lists.
  private func stated(
    for key: Key, as type: ValueType, _ rules: [Rule]
  ) -> [PropertyListValue] {
    let listed = rules.flatMap { rule -> [PropertyListValue] in
      if case .oneOf(let demand) = rule.demand { demand.values } else { [] }
    }
    let inExample = (key.example ?? .array([])).elementsOrSelf
    return (inExample + key.values.listed.map { $0.value } + listed).filter {
      type.accepts($0.type) && $0.isScalar
    }
  }

  private func candidates(_ type: ValueType, _ rules: [Rule]) -> [PropertyListValue] {
    switch type {
    case .string, .any: TextRules(rules).words(any: text).map { .string($0) }
    case .integer: numbers(rules).filter { $0 == $0.rounded() }.compactMap { $0.asInteger }
    case .number: numbers(rules).map { $0.asInteger ?? .real($0) }
    case .real: numbers(rules).map { .real($0) }
    case .boolean: [true, false]
    default: [type.sample(text: text)]
    }
  }

  private func numbers(_ rules: [Rule]) -> [Double] {
    let ranges = rules.compactMap { if case .range(let range) = $0.demand { range } else { nil } }
    let min = ranges.compactMap { $0.min?.number }.max()
    let max = ranges.compactMap { $0.max?.number }.min()
    var found: [Double] = [1, 0]
    for step in ranges.compactMap({ $0.multipleOf?.number }) where step > 0 {
      let least = ((min ?? 1) / step).rounded(.up)
      found += (0..<3).map { (least + Double($0)) * step }
      if let max { found.append((max / step).rounded(.down) * step) }
    }
    for bound in [min, max].compactMap({ $0 }) {
      found += [bound, bound.rounded(.up), bound.rounded(.down), bound + 1, bound - 1]
    }
    if let min, let max { found.append((min + max) / 2) }
    return found + (2...40).map { Double($0) }
  }
}

extension PropertyListValue {
  fileprivate var isScalar: Bool {
    switch self {
    case .array, .dictionary: false
    default: true
    }
  }
}

extension Double {
  /// The integer that the number is; nil for any other number.
  fileprivate var asInteger: PropertyListValue? { Int64(exactly: self).map { .integer($0) } }
}
