import Text

/// Names of arbitrary keys.
extension Sampler {
  /// A name that an arbitrary key may have and no other key has.
  mutating func name(of key: Key, besides taken: Set<String> = []) -> String? {
    let known = KeyNames([key]) { $0 }
    let parent = key.path.parent ?? .root
    let rules = key.rulesConcernName ? rules(on: key, Wish()) : []
    let forms = rules.flatMap { rule -> [Pattern?] in
      switch rule.demand {
      case .pattern(let demand): [try? Pattern(demand.pattern)]
      case .format(let demand): [demand.format.compiledPattern]
      default: []
      }
    }
    let patterns = (forms + [key.names.flatMap { try? Pattern($0) }]).compactMap { $0 }
    let stated = statedNames(at: key.path)
    let numbered = (1...20).map { "\(stated.first ?? "name")-\($0)" }
    func fits(_ name: String) -> Bool {
      guard !taken.contains(name), catalogue[parent.appending(.name(name))] == nil,
        case .arbitrary = known.match(name)
      else { return false }
      let part = ValueCheck.Part.text(name, isFinal: true, isName: true)
      return !rules.contains { check.isBroken($0, of: key, [part]) }
    }
    return (stated + ["name", "example"] + numbered).first(where: fits)
      ?? Pattern.example(of: patterns, least: 1, where: fits)
  }

  /// The names in the dictionary's example, and the placeholder.
  private func statedNames(at path: PropertyPath) -> [String] {
    let placeholder = [catalogue[path]?.placeholder].compactMap { $0 }
    guard case .dictionary(let entries)? = catalogue.parent(of: path)?.example else {
      return placeholder
    }
    return entries.map { $0.key } + placeholder
  }
}

extension Catalogue {
  /// A name that an arbitrary key might have: one that its dictionary has in an example, if there is one.
  package func exampleName(of path: PropertyPath) -> String {
    guard let key = self[path] else { return "name" }
    var sampler = Sampler(self)
    return sampler.name(of: key) ?? key.placeholder ?? "name"
  }
}
