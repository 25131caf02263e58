import Text

/// An object's statements about names that are not among its properties. Each pattern is read once.
struct NamePatterns {
  private let patterns: [(pattern: Pattern?, value: SchemaChild)]
  private let others: ObjectFacts.Others
  private let refusesOthers: Bool
  private let length: Int

  /// The most that names are compared with patterns: the product of their lengths.
  static let comparisonsLimit = 4_000_000

  init(of object: ObjectFacts) {
    patterns = object.patterns.map { (try? Pattern($0.name), $0.value) }
    others = object.others
    refusesOthers = object.refusesOthers
    length = object.patterns.reduce(0) { $0 + $1.name.utf8.count }
  }

  /// The amount of work to compare names with the patterns.
  func comparisons(with names: some Sequence<String>) -> Int {
    guard length > 0 else { return 0 }
    return names.reduce(0) { $0 + $1.utf8.count }.multipliedReportingOverflow(by: length)
      .partialValue
  }

  /// The constraints on a name's value by the patterns that match the name.
  func values(of name: String) -> [SchemaChild] {
    patterns.filter { $0.pattern?.matches(name) ?? false }.map(\.value)
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
    if let found = patterns.first(where: { $0.pattern?.matches(name) ?? false }) {
      return found.value
    }
    if case .value(let child) = others { return child }
    return nil
  }

  /// Whether no object has a name that is not one of the properties.
  func refuses(_ name: String) -> Bool {
    refusesOthers
      && patterns.allSatisfy { known in known.pattern.map { !$0.matches(name) } ?? false }
  }
}
