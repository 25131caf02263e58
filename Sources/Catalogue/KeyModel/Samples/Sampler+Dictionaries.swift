import Text

/// Dictionaries with what they need.
extension Sampler {
  mutating func dictionary(of key: Key, _ wish: Wish, isElement: Bool) -> Sample {
    let shapes = catalogue.variants(of: key)
    let rules = isElement ? [] : rules(on: key, wish)
    guard shapes.isEmpty else { return dictionary(shapedAs: shapes, key, rules, wish) }
    let level = level(inside: isElement ? key.path.appending(.element) : key.path)
    let made = complete([], in: level, rules: rules)
    guard made.isSound, wish.avoids(made.value) else { return made }
    return changed(made, in: level, rules, wish)
  }

  /// The smallest of the shapes that a dictionary may have; an empty one would show nothing.
  private mutating func dictionary(
    shapedAs shapes: [Key], _ key: Key, _ rules: [Rule], _ wish: Wish
  ) -> Sample {
    var best: Sample?
    for shape in shapes {
      var sample = sample(of: shape, Wish(avoided: wish.avoided))
      if case .dictionary(let entries) = sample.value, !rules.isEmpty, sample.isSound {
        let names = Set(entries.map { $0.key })
        sample = complete(entries, in: level(inside: shape.path), keeping: names, rules: rules)
      }
      guard let other = best else {
        best = sample
        continue
      }
      if sample.rank < other.rank { best = sample }
    }
    return best ?? Sample(value: [:], isSound: false)
  }

  /// The dictionary with another value of one of its keys, or with another key.
  private mutating func changed(
    _ sample: Sample, in level: SampleLevel, _ rules: [Rule], _ wish: Wish
  ) -> Sample {
    guard case .dictionary(let entries) = sample.value else { return sample }
    for key in keys(of: level) {
      let old = entries.first { $0.key == key.name }?.value
      let other = self.sample(of: key, Wish(avoided: old.map { [$0] } ?? []))
      guard other.isSound else { continue }
      let changed =
        entries.filter { $0.key != key.name } + [PropertyListValue.Entry(key.name, other.value)]
      let made = complete(changed, in: level, keeping: [key.name], rules: rules)
      if made.isSound, !wish.avoids(made.value) { return made }
    }
    return Sample(value: sample.value, isSound: false)
  }

  /// The keys of the dictionaries at a path.
  func level(inside path: PropertyPath) -> SampleLevel {
    let isElement = path.components.last == .element && catalogue[path] == nil
    let holder = (isElement ? path.parent : path) ?? path
    return SampleLevel(
      path: path, holder: holder,
      needed: some(catalogue.keysThatMayBeNeeded(in: holder), at: path))
  }

  /// The keys that a dictionary may lack because of another one in it.
  func needed(beside name: String, in level: SampleLevel) -> [Key] {
    some(catalogue.keysThatMayBeNeeded(beside: level.path(of: name)), at: level.path)
  }

  private func some(_ keys: Catalogue.SomeKeys, at path: PropertyPath) -> [Key] {
    Array(
      keys.lazy.filter { key in
        key.path.parent == path && key.path.components.last != .anyName && isForSubject(key)
      }.prefix(Self.mostNeededKeys))
  }

  /// More than an example can be given, since each is a repair.
  private static let mostNeededKeys = 100

  /// Some of the keys of a level.
  func keys(of level: SampleLevel) -> [Key] {
    let keys =
      level.path.isRoot ? catalogue.roots(beside: level.path) : catalogue.children(of: level.holder)
    return keys.prefix(Self.mostOptionalKeys).filter { key in
      if case .name? = key.path.components.last { key.path.parent == level.path } else { false }
    }
  }

  private static let mostOptionalKeys = 100
}

/// The keys of a dictionary that is being made.
struct SampleLevel {
  /// The path of the keys' parent.
  var path: PropertyPath
  /// The path of the entry that has the keys.
  var holder: PropertyPath
  /// The keys that a dictionary may lack.
  var needed: [Key]

  func path(of name: String) -> PropertyPath { path.appending(.name(name)) }
}

extension Sampler.Sample {
  /// The order in which alternatives are preferred.
  fileprivate var rank: (Int, Int, Int) {
    (isSound ? 0 : 1, value == .dictionary([]) ? 1 : 0, value.size)
  }
}

extension PropertyListValue {
  /// The number of values in it, itself included.
  var size: Int {
    switch self {
    case .array(let elements): elements.reduce(1) { $0 + $1.size }
    case .dictionary(let entries): entries.reduce(1) { $0 + $1.value.size }
    default: 1
    }
  }
}
