import Text

/// Checks values against their keys, and remembers what it needs to know of a key.
struct ValueCheck {
  let catalogue: Catalogue
  /// The dictionaries around the value that is checked, the outermost first.
  var frames: [ExampleContext.Frame] = []
  private var levels: [PropertyPath: Level] = [:]
  private var closedSets: [PropertyPath: ClosedSet] = [:]
  /// The levels above the value that is checked.
  private var depth = 0
  /// The problems of dictionaries as shapes, because shapes of shapes try the same one repeatedly.
  private var attempts: [Attempt: String?] = [:]

  private struct Attempt: Hashable {
    var entries: [PropertyListValue.Entry]
    var shape: PropertyPath
  }

  /// Each level takes some of the stack.
  private static let deepest = 100

  init(_ catalogue: Catalogue) { self.catalogue = catalogue }

  /// The problem with a value, as the end of a sentence.
  mutating func problem(with value: PropertyListValue, at key: Key) -> String? {
    // A key without a type is a mistake itself.
    guard !key.types.isEmpty else { return nil }
    guard key.types.contains(where: { $0.accepts(value.type) }) else {
      return
        "'\(key.path)' is \(withArticle(value.type.phrase)), not \(withArticle(key.typePhrase))"
    }
    switch value {
    case .dictionary(let entries): return problem(withDictionary: entries, at: key)
    case .array(let elements):
      for rule in key.rules where rule.isUnconditional {
        if isBroken(rule, of: key, elements.isEmpty ? .emptiness : nil, .array(elements)) {
          return "'\(key.path)' breaks a rule: \(rule.sentence.withoutPeriod)"
        }
      }
      let own = catalogue[key.path.appending(.element)]
      for element in elements {
        if let own {
          if let problem = problem(with: element, at: own) { return problem }
        } else if case .dictionary(let entries) = element {
          if let problem = problem(withDictionary: entries, at: key, isElement: true) {
            return problem
          }
        } else if let problem = problem(withScalar: element, at: key) {
          return problem
        }
      }
      return nil
    default: return problem(withScalar: value, at: key)
    }
  }

  /// The problem with a dictionary at a key or in its array; if the key names shapes, as the first of them.
  private mutating func problem(
    withDictionary entries: [PropertyListValue.Entry], at key: Key, isElement: Bool = false
  ) -> String? {
    guard depth < Self.deepest else {
      return "'\(key.path)' holds a value that is more than \(Self.deepest) levels deep"
    }
    depth += 1
    defer { depth -= 1 }
    if depth == 1 { attempts = [:] }
    let shapes = catalogue.variants(of: key)
    guard !shapes.isEmpty else {
      frames.append(
        ExampleContext.Frame(
          path: isElement ? key.path.appending(.element) : key.path, entries: entries))
      defer { frames.removeLast() }
      return problem(with: entries, in: key)
    }
    var first: String?
    for shape in shapes {
      let attempt = Attempt(entries: entries, shape: shape.path)
      let problem = attempts[attempt] ?? problem(withDictionary: entries, at: shape)
      attempts[attempt] = problem
      guard let problem else { return nil }
      first = first ?? problem
    }
    return first
  }

  private mutating func problem(with entries: [PropertyListValue.Entry], in key: Key) -> String? {
    let level = levels[key.path] ?? Level(Array(catalogue.children(of: key.path)))
    levels[key.path] = level
    var seen: Set<String> = []
    for entry in entries {
      guard seen.insert(entry.key).inserted else {
        return "'\(key.path)' holds '\(entry.key)' twice"
      }
      switch level.keys.match(entry.key) {
      case .named(let child), .arbitrary(let child):
        if let problem = problem(with: entry.value, at: child) { return problem }
      case .anything: continue
      case .unknown where level.keys.isEmpty: continue
      case .unknown:
        let near = suggestion(for: entry.key, among: level.keys.named.keys)
        return "'\(key.path)' holds '\(entry.key)', which is not one of its keys\(near)"
      }
    }
    if let lacking = level.required.first(where: { !seen.contains($0) }) {
      return "'\(key.path)' lacks '\(lacking)', which is required"
    }
    return brokenRule(among: level.ruled).map { child, rule in
      "'\(child.path)' breaks a rule: \(catalogue.sentence(of: rule, at: child).withoutPeriod)"
    }
  }

  mutating func problem(withScalar value: PropertyListValue, at key: Key) -> String? {
    if case .closed(let values, _) = key.values {
      let allowed = closedSets[key.path] ?? ClosedSet(values)
      closedSets[key.path] = allowed
      // An array's allowed values are its elements'; a dictionary beside a string has none.
      if !allowed.values.contains(value), allowed.types.contains(value.type) {
        let near = suggestion(
          for: value.plainText ?? "", among: allowed.values.compactMap(\.plainText))
        return "'\(key.path)' is '\(value.plainText ?? "…")', which is not an allowed value\(near)"
      }
    }
    return rule(brokenBy: value, at: key).map {
      "'\(key.path)' is '\(value.plainText ?? "…")': \($0.sentence.withoutPeriod)"
    }
  }

  /// Advice, and rules for some extension points only, do not make a value wrong.
  func rule(brokenBy value: PropertyListValue, at key: Key) -> Rule? {
    guard !key.rulesConcernName else { return nil }
    return key.rules.first { $0.isUnconditional && isBroken($0, by: value, at: key) }
  }

  func isBroken(_ rule: Rule, by value: PropertyListValue, at key: Key) -> Bool {
    let context = ExampleContext(catalogue: catalogue, of: key)
    let text = value.text.map { text in
      DemandSubject<PropertyListValue>.ListPart.text(
        text, isFinal: !context.isSubstituted(value), isName: false)
    }
    return isBroken(rule, of: key, .scalar(value), text)
  }

  private func isBroken(
    _ rule: Rule, of key: Key, _ parts: DemandSubject<PropertyListValue>.ListPart?...
  ) -> Bool {
    isBroken(rule, of: key, parts.compactMap(\.self))
  }

  func isBroken(
    _ rule: Rule, of key: Key, _ parts: [DemandSubject<PropertyListValue>.ListPart]
  ) -> Bool {
    let context = ExampleContext(catalogue: catalogue, of: key, in: frames)
    return parts.contains { part in
      !rule.problems(at: key, written: WrittenKey(key.name), part, in: context).isEmpty
    }
  }

  private struct Level {
    var keys: KeyNames<Key>
    var required: [String]
    /// The keys with names that carry rules.
    var ruled: [Key]

    init(_ children: [Key]) {
      ruled = children.filter { key in
        if case .name? = key.path.components.last { !key.rules.isEmpty } else { false }
      }
      keys = KeyNames(children) { $0 }
      required = children.filter { $0.required == .required && $0.path.components.last != .anyName }
        .map(\.name)
    }
  }

  private struct ClosedSet {
    var values: Set<PropertyListValue>
    var types: Set<ValueType>

    init(_ allowed: [AllowedValue]) {
      values = Set(allowed.map(\.value))
      types = Set(allowed.map(\.value.type))
    }
  }
}
