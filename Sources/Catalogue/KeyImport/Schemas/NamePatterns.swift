import Text

/// An object's statements about names that are not among its properties. Each pattern is read once.
struct NamePatterns {
  private let patterns: [(pattern: Pattern?, value: SchemaChild)]
  /// The patterns by the text that each name begins with that they match.
  private var byStart: [String: (indices: [Int], length: Int)] = [:]
  private let others: ObjectFacts.Others
  private let refusesOthers: Bool

  /// The most that names are compared with patterns: the product of their lengths.
  static let comparisonsLimit = 4_000_000

  init(of object: ObjectFacts) {
    patterns = object.patterns.map { (try? Pattern($0.name), $0.value) }
    others = object.others
    refusesOthers = object.refusesOthers
    for (index, known) in patterns.enumerated() {
      let start = known.pattern?.literalStart ?? ""
      byStart[start, default: ([], 0)].indices.append(index)
      byStart[start]?.length += object.patterns[index].name.utf8.count
    }
  }

  /// The patterns that may match a name, by how it begins.
  private func groups(for name: String) -> [(indices: [Int], length: Int)] {
    var start = ""
    var found = [byStart[start]]
    for scalar in name.unicodeScalars.prefix(Pattern.literalStartLimit) where byStart.count > 1 {
      start.unicodeScalars.append(scalar)
      found.append(byStart[start])
    }
    return found.compactMap(\.self)
  }

  /// The amount of work to compare names with the patterns.
  func comparisons(with names: some Sequence<String>) -> Int {
    names.reduce(0) { sum, name in
      sum + name.utf8.count * groups(for: name).reduce(0) { $0 + $1.length }
    }
  }

  /// The patterns that match a name, in their order.
  private func fitting(_ name: String) -> [Int] {
    groups(for: name).flatMap(\.indices).sorted()
      .filter { patterns[$0].pattern?.matches(name) ?? false }
  }

  /// The constraints on a name's value by the patterns that match the name.
  func values(of name: String) -> [SchemaChild] {
    fitting(name).map { patterns[$0].value }
  }

  /// The constraints on the value of a name that is not a property; nil for anything, or for nothing.
  func value(ofOther name: String) -> SchemaChild? {
    let fitting = values(of: name)
    if let first = fitting.first { return fitting.dropFirst().reduce(first) { $0.and($1) } }
    if case .value(let child) = others, patterns.allSatisfy({ $0.pattern != nil }) { return child }
    return nil
  }

  /// The first constraint on the value of a name that only the patterns and the others mention.
  func firstValue(ofOther name: String) -> SchemaChild? {
    if let found = fitting(name).first { return patterns[found].value }
    if case .value(let child) = others { return child }
    return nil
  }

  /// Whether no object has a name that is not one of the properties.
  func refuses(_ name: String) -> Bool {
    refusesOthers && fitting(name).isEmpty && patterns.allSatisfy { $0.pattern != nil }
  }
}
