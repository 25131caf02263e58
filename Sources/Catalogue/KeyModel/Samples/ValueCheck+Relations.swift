/// Rules that look at a dictionary and its keys together.
extension ValueCheck {
  typealias Part = DemandSubject<PropertyListValue>.ListPart

  /// The first rule that the innermost dictionary breaks, and the key that carries it.
  func brokenRule(among keys: [Key], withAdvice keepsAdvice: Bool = false) -> (
    key: Key, rule: Rule
  )? {
    guard let frame = frames.last else { return nil }
    let names = Set(frame.entries.map { $0.key })
    for key in keys where !key.rules.isEmpty {
      let context = ExampleContext(catalogue: catalogue, of: key, in: frames)
      let value = frame.entries.first { $0.key == key.name }?.value
      let holder = Part.holder(
        present: names, phrase: "", lacksKey: value == nil && key.required != .required)
      let parts = [holder] + (value.map { self.parts(of: $0, at: key) } ?? [])
      for rule in key.rules where context.applies(rule, asAdvice: keepsAdvice) {
        if isBroken(rule, of: key, parts) { return (key, rule) }
      }
    }
    return nil
  }

  /// The aspects of a key's value that rules examine.
  func parts(of value: PropertyListValue, at key: Key) -> [Part] {
    switch value {
    case .dictionary(let entries):
      return [.key([value]), entries.isEmpty ? .emptiness : .entries(entries.count)]
    case .array(let elements):
      let own: [Part] = [.key(elements), elements.isEmpty ? .emptiness : .array(elements)]
      let hasEntry = catalogue[key.path.appending(.element)] != nil
      return own + (hasEntry ? [] : elements.flatMap { scalarParts(of: $0, at: key) })
    default: return [.key([value])] + scalarParts(of: value, at: key)
    }
  }

  private func scalarParts(of value: PropertyListValue, at key: Key) -> [Part] {
    guard !key.rulesConcernName else { return [] }
    guard let text = value.text else {
      if case .dictionary = value { return [] }
      return [.scalar(value)]
    }
    let context = ExampleContext(catalogue: catalogue, of: key)
    return [
      .scalar(value), .text(text, isFinal: !context.isSubstituted(value), isName: false),
    ]
  }
}
