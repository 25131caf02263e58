import Text

/// Dictionaries that get what they lack, until they keep the rules of their keys.
extension Sampler {
  /// A dictionary that is being completed.
  struct Draft {
    var entries: [PropertyListValue.Entry]
    var level: SampleLevel
    /// The keys that stay as they are.
    var fixed: Set<String>
    var count: EntryCount
    /// The entries of an example, which fit together.
    var example: [PropertyListValue.Entry] = []
    /// The keys whose values could not be made.
    var unsound: Set<String> = []
    /// The values that didn't fit beside others, by their keys.
    var refused: [String: [PropertyListValue]] = [:]
    /// The keys that didn't fit beside others.
    var removed: Set<String> = []
    /// Whether it keeps what rules only recommend.
    var keepsAdvice = false

    var names: Set<String> { Set(entries.map { $0.key }) }

    func value(of name: String) -> PropertyListValue? { entries.first { $0.key == name }?.value }

    mutating func set(_ name: String, _ value: PropertyListValue) {
      if let index = entries.firstIndex(where: { $0.key == name }) {
        entries[index].value = value
      } else {
        entries.append(PropertyListValue.Entry(name, value))
      }
    }

    /// Removes a key, unless the dictionary needs it.
    mutating func remove(_ key: Key) -> Bool {
      guard !fixed.contains(key.name), key.required != .required, names.contains(key.name) else {
        return false
      }
      entries.removeAll { $0.key == key.name }
      unsound.remove(key.name)
      return removed.insert(key.name).inserted
    }
  }

  /// A dictionary with some entries and what the keys of the level need beside them.
  ///
  /// - Parameters:
  ///   - fixed: The keys that stay as they are.
  ///   - rules: The rules on the dictionary as a whole.
  ///   - example: The entries that are preferred where one of several keys is needed.
  ///   - withAdvice: Whether to keep what rules only recommend as well.
  mutating func complete(
    _ entries: [PropertyListValue.Entry], in level: SampleLevel, keeping fixed: Set<String> = [],
    rules: [Rule] = [], preferring example: [PropertyListValue.Entry] = [],
    withAdvice keepsAdvice: Bool = false
  ) -> Sample {
    var draft = Draft(
      entries: entries, level: level, fixed: fixed, count: EntryCount(rules), example: example,
      keepsAdvice: keepsAdvice)
    for _ in 0..<Self.mostRepairs {
      guard let isRepaired = repair(&draft) else {
        return Sample(value: .dictionary(draft.entries), isSound: draft.unsound.isEmpty)
      }
      guard isRepaired else { break }
    }
    return Sample(value: .dictionary(draft.entries), isSound: false)
  }

  private static let mostRepairs = 60

  /// Repairs one mistake of a dictionary; nil if it has none, false if nothing helps.
  private mutating func repair(_ draft: inout Draft) -> Bool? {
    let names = draft.names
    if let key = draft.level.needed.first(where: {
      $0.required == .required && !names.contains($0.name)
    }) {
      return add(key, to: &draft)
    }
    var seen = Set(draft.level.needed.map { $0.path })
    let present = names.compactMap { catalogue[draft.level.path(of: $0)] }
      .filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
    let beside = names.flatMap { needed(beside: $0, in: draft.level) }
      .filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
    check.frames.append(ExampleContext.Frame(path: draft.level.path, entries: draft.entries))
    let broken = check.brokenRule(
      among: draft.level.needed + beside + present, withAdvice: draft.keepsAdvice)
    check.frames.removeLast()
    if let broken { return fix(&draft, broken.rule, of: broken.key) }
    if draft.entries.count < draft.count.least { return extend(&draft) }
    guard draft.entries.count > draft.count.most else { return nil }
    return present.contains { draft.remove($0) }
  }

  /// Adds a key, or replaces its value.
  private mutating func add(
    _ key: Key, to draft: inout Draft, avoiding avoided: [PropertyListValue] = []
  ) -> Bool {
    check.frames.append(ExampleContext.Frame(path: draft.level.path, entries: draft.entries))
    defer { check.frames.removeLast() }
    let context = ExampleContext(catalogue: catalogue, of: key, in: check.frames)
    let rules = key.rules.filter { rule in
      rule.condition != .always && rule.demand.isAboutValues
        && context.applies(rule, asAdvice: draft.keepsAdvice)
    }
    let wish = Wish(rules: rules, avoided: (draft.refused[key.name] ?? []) + avoided)
    let sample = sample(of: key, wish)
    if sample.isSound { draft.unsound.remove(key.name) } else { draft.unsound.insert(key.name) }
    guard sample.isSound || key.required == .required else { return false }
    draft.set(key.name, sample.value)
    return true
  }

  private mutating func fix(_ draft: inout Draft, _ rule: Rule, of key: Key) -> Bool {
    let isThere = draft.names.contains(key.name)
    switch rule.demand {
    case .present: return add(key, to: &draft) || falsify(rule.condition, in: &draft)
    case .absent: return draft.remove(key) || falsify(rule.condition, in: &draft)
    case .atLeastOne(let demand): return addOne(of: demand.keys, to: &draft)
    case .needs, .needsNonzero:
      for other in keys(rule.demand.references, of: draft.level) {
        if add(other, to: &draft, avoiding: [0, 0.0, false, ""]) { return true }
      }
    case .excludes(let demand):
      for other in keys(demand.keys, of: draft.level) where draft.remove(other) {
        return true
      }
    default:
      if isThere, !draft.fixed.contains(key.name), add(key, to: &draft),
        !draft.unsound.contains(key.name)
      {
        return true
      }
    }
    return draft.remove(key) || falsify(rule.condition, in: &draft)
  }

  private func keys(_ paths: [PropertyPath], of level: SampleLevel) -> [Key] {
    paths.filter { $0.parent == level.path }.compactMap { catalogue[$0] }
  }

  /// Adds those of some keys that the example has, or else the one whose dictionary stays the smallest.
  private mutating func addOne(of paths: [PropertyPath], to draft: inout Draft) -> Bool {
    let keys = keys(paths, of: draft.level).filter { !draft.removed.contains($0.name) }
    let shown = draft.example.filter { entry in keys.contains { $0.name == entry.key } }
    guard shown.isEmpty else {
      shown.forEach { draft.set($0.key, $0.value) }
      return true
    }
    var best: Draft?
    for key in keys {
      var other = draft
      guard add(key, to: &other), !other.unsound.contains(key.name) else { continue }
      other.fixed.insert(key.name)
      let made = complete(other.entries, in: draft.level, keeping: other.fixed)
      guard made.isSound, case .dictionary(let entries) = made.value else { continue }
      other.entries = entries
      let size = best.map { PropertyListValue.dictionary($0.entries).size } ?? .max
      if made.value.size < size { best = other }
    }
    guard let best else { return false }
    draft = best
    return true
  }

  /// Changes another key than those that stay, so that a condition no longer holds.
  private mutating func falsify(_ condition: Condition, in draft: inout Draft) -> Bool {
    for key in keys(condition.references, of: draft.level)
    where !draft.fixed.contains(key.name) {
      guard let value = draft.value(of: key.name) else {
        if !draft.removed.contains(key.name), add(key, to: &draft) { return true }
        continue
      }
      draft.refused[key.name, default: []].append(value)
      if (draft.refused[key.name] ?? []).count < Self.mostValues {
        var other = draft
        if add(key, to: &other), !other.unsound.contains(key.name) {
          draft = other
          return true
        }
      }
      if draft.remove(key) { return true }
    }
    return false
  }

  private static let mostValues = 20

  /// Adds an optional key or an arbitrary one, because the dictionary has too few.
  private mutating func extend(_ draft: inout Draft) -> Bool {
    let names = draft.names
    for key in keys(of: draft.level)
    where !names.contains(key.name) && !draft.removed.contains(key.name)
      && !key.isDeprecatedEverywhere
    {
      if add(key, to: &draft) { return true }
    }
    guard let wildcard = catalogue[draft.level.path.appending(.anyName)],
      let name = name(of: wildcard, besides: names)
    else { return false }
    let sample = sample(of: wildcard)
    draft.set(name, sample.value)
    return sample.isSound
  }
}
