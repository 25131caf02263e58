package import KeyModel

/// A small catalogue, and the same after random edits, each of another key.
package struct CatalogueEdits {
  package private(set) var old: Catalogue
  package private(set) var new: Catalogue
  /// The effects of the edits: `K1: types`, `K2 removed`, `K3a renamed from K3`, `New added`.
  package private(set) var expected: Set<String> = []
  private var numbers: SeededNumbers

  private static let editable: [PropertyPath] = [
    "K0", "K1", "K2", "D/K3", "D/K4", "L/[]/K5", "L/[]/K6",
  ]
  private static let types: [ValueType] = [.string, .integer, .boolean, .real, .number]

  package init(seed: Int, count: ClosedRange<Int> = 1...3) {
    numbers = SeededNumbers(seed: 31 * seed + 7)
    var keys: [Key] = [
      Self.key("D", [.dictionary]), Self.key("L", [.array(of: .dictionary)]),
      Self.key("M", [.dictionary]), Self.key("M/*", [.string]),
    ]
    for path in Self.editable { keys.append(Self.randomKey(path, &numbers)) }
    old = Self.catalogue(keys)
    new = old
    let edited = Self.editable.shuffled(using: &numbers)
      .prefix(Int.random(in: count, using: &numbers))
    for path in edited {
      guard let index = keys.firstIndex(where: { $0.path == path }) else { continue }
      edit(index, of: &keys)
    }
    new = Self.catalogue(keys)
  }

  private mutating func edit(_ index: Int, of keys: inout [Key]) {
    var key = keys[index]
    let name = key.path.description
    let number = Int.random(in: 0..<12, using: &numbers)
    switch number {
    case 0:
      keys.remove(at: index)
      expected.insert("\(name) removed")
      return
    case 1:
      var steps = key.path.components
      steps[steps.count - 1] = .name(key.name + "a")
      key.path = PropertyPath(steps)
      expected.insert("\(name)a renamed from \(name)")
    case 2:
      let parent = ["", "D/", "L/[]/", "M/"].randomElement(using: &numbers) ?? ""
      var added = Self.randomKey(PropertyPath(parent + "New" + key.name), &numbers)
      if Bool.random(using: &numbers) { added.required = .required }
      keys.append(added)
      expected.insert("\(added.path) added")
      return
    case 3, 4:
      key.types = Self.randomTypes(&numbers, except: key.types)
      expected.insert("\(name): types")
    case 5:
      key.alsoAccepts = key.alsoAccepts.isEmpty ? [.date] : []
      expected.insert("\(name): alsoAccepts")
    case 6, 7:
      let former = key.values
      key.values = Self.randomValues(&numbers, except: former)
      if key.values.listed != former.listed { expected.insert("\(name): values") }
      if key.values.isClosed != former.isClosed { expected.insert("\(name): valuesAreClosed") }
    case 8:
      let others = Requirement.allCases.filter { $0 != key.required }
      key.required = others.randomElement(using: &numbers) ?? .required
      expected.insert("\(name): required")
    case 9, 10:
      key.rules = Self.randomRules(&numbers, except: key.rules)
      expected.insert("\(name): rules")
    default:
      key.summary += " And more."
      key.title = "Title"
      key.availability = [.iOS("9.0")]
      expected.formUnion(["summary", "title", "availability"].map { "\(name): \($0)" })
    }
    keys[index] = key
  }

  // MARK: Lists

  /// A list that has some of the old catalogue's keys, with values that suit them or not.
  package mutating func list() -> PropertyListValue {
    let keys = old.keys.filter { _ in Int.random(in: 0..<6, using: &numbers) > 0 }
    return .merging(
      keys.map { key in Self.value(of: key, &numbers).nested(at: key.path) { _ in "Own" } })
  }

  private static func value(of key: Key, _ numbers: inout SeededNumbers) -> PropertyListValue {
    // Most values suit the key.
    let type =
      Int.random(in: 0..<8, using: &numbers) == 0
      ? types.randomElement(using: &numbers) : key.types.randomElement(using: &numbers)
    let listed = key.values.listed.map(\.value)
    let values: [PropertyListValue] =
      switch type {
      case .dictionary: [[:]]
      case .array: [[[:]]]
      case .boolean: [true, false, "YES"]
      case .integer: [1, 2, 7, "1"]
      case .real, .number: [1, 7, .real(2.5)]
      default: ["a", "abcdef", "YES", ""]
      }
    let fitting = listed.filter { value in key.types.contains { $0.accepts(value.type) } }
    return (key.values.isClosed && !fitting.isEmpty ? fitting : values)
      .randomElement(using: &numbers) ?? "a"
  }

  // MARK: Keys

  private static let source: [SourceReference] = [SourceReference("manual", "Section")]

  private static func catalogue(_ keys: [Key]) -> Catalogue {
    Catalogue(
      title: "Small", groups: [KeyGroup("all", "All", summary: "Every key.", keys: keys)],
      sources: [Source("manual", "Manual", url: nil, summary: "A manual.")],
      releases: ReleaseRegistry([.init(.iOS, ["8.0", "9.0"])]))
  }

  private static func key(_ path: PropertyPath, _ types: [ValueType]) -> Key {
    var key = Key(
      path, summary: "Is \(path).", availability: [.iOS("8.0")], sources: Self.source)
    key.types = types
    return key
  }

  private static func randomKey(_ path: PropertyPath, _ numbers: inout SeededNumbers) -> Key {
    var key = key(path, randomTypes(&numbers, except: []))
    key.values = randomValues(&numbers, except: .closed([]))
    if Bool.random(using: &numbers) { key.rules = randomRules(&numbers, except: []) }
    key.required =
      [.required, .optional, .optional, .unstated, .unstated]
      .randomElement(using: &numbers) ?? .unstated
    return key
  }

  private static func randomTypes(
    _ numbers: inout SeededNumbers, except former: [ValueType]
  ) -> [ValueType] {
    var chosen = former
    while chosen == former {
      // Often some of the former ones.
      chosen = (former + types).shuffled(using: &numbers)
      chosen = Array(chosen.prefix(Int.random(in: 1...3, using: &numbers)))
      chosen = types.filter(chosen.contains)
    }
    return chosen
  }

  private static func randomValues(
    _ numbers: inout SeededNumbers, except former: AllowedValues
  ) -> AllowedValues {
    var values = former
    while values == former {
      let listed = ["a", "abcdef", 1, 7].filter { _ in Bool.random(using: &numbers) }
        .map { AllowedValue($0, "A value.") }
      values =
        listed.isEmpty ? .any : Bool.random(using: &numbers) ? .open(listed) : .closed(listed)
    }
    return values
  }

  private static func randomRules(
    _ numbers: inout SeededNumbers, except former: [Rule]
  ) -> [Rule] {
    let all: [Rule] = [
      .range(min: 1, max: 5), .length(atMost: 3), .withoutSuffix(["f"]), .excludes(["K0"]),
      .stated("It must exist.", on: .intent), .should(.length(atMost: 3)),
    ]
    var rules = former
    while rules == former {
      rules = all.filter { _ in Int.random(in: 0..<3, using: &numbers) == 0 }
    }
    return rules
  }
}
