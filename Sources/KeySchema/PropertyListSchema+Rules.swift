import JSON
import KeyModel
import Text

/// The demands of rules on the lists that a schema is for.
extension PropertyListSchema {
  /// Whether a rule applies to every list that the schema is for.
  func holds(_ rule: Rule, _ scope: Scope?) -> Bool {
    guard rule.strength == .must, rule.until.isEmpty else { return false }
    guard !rule.extensionPoints.isEmpty else { return true }
    return scope.map { rule.extensionPoints.contains($0.point.id) } ?? false
  }

  /// The demands of the key's rules that apply to every list of the schema, each with its rule.
  func demands(on key: Key, scope: Scope?) -> [(rule: Rule, demand: SchemaDemand)] {
    key.rules.flatMap { rule in
      holds(rule, scope) ? demands(of: rule, on: key).map { (rule, $0) } : []
    }
  }

  func demands(of rule: Rule, on key: Key) -> [SchemaDemand] {
    guard case .demands(let demands) = rule.schema(at: key.path) else { return [] }
    guard profile.placeholders == .source else { return demands }
    return demands.filter {
      if case .notText(_, inProductsOnly: true) = $0 { false } else { true }
    }
  }

  /// The demands of the keys' rules on the dictionary that contains them.
  func conditionsBetween(_ siblings: [Key], scope: Scope?) -> [JSONValue] {
    var schemas: [(body: [JSONValue.Member], sentence: String)] = []
    for key in siblings where !key.rules.isEmpty {
      for (rule, demand) in demands(on: key, scope: scope) {
        guard case .holder(let body) = demand else { continue }
        // Both of two keys that exclude each other have the rule.
        guard !schemas.contains(where: { $0.body == body }) else { continue }
        schemas.append((body, "\(key.name): \(plain(rule.sentence))"))
      }
    }
    return schemas.map { schema in
      .object([.init("description", .string(schema.sentence))] + schema.body)
    }
  }

  /// A keyword for texts, adapted to the profile: in a source, a text may contain a placeholder instead.
  func wanted(_ keyword: JSONValue.Member) -> JSONValue.Member {
    guard profile.placeholders == .source else { return keyword }
    if keyword.name == "pattern", case .string(let pattern) = keyword.value {
      // A pattern that any text with a `$` matches already matches placeholders.
      if pattern.first != "^", pattern.last != "$", !pattern.contains("|"),
        (try? Pattern(pattern))?.matches("$") == true
      {
        return keyword
      }
      return .init("pattern", .string("(?:\(pattern))|\(Placeholder.pattern)"))
    }
    return .init(
      "anyOf", [.object([keyword]), ["pattern": .string(Placeholder.pattern)]])
  }

  /// Keywords that a text must not be valid against, with the rule as the reason.
  func unwanted(_ keywords: [JSONValue.Member], by rule: Rule) -> JSONValue {
    .object([.init("description", .string(plain(rule.sentence)))] + keywords)
  }

  /// Adds a rule for one extension point, if a schema can express it.
  func add(_ rule: Rule, on key: Key, to tree: inout ConditionTree) {
    switch rule.schemaSupport(at: key) {
    case .expressed, .partly: break
    case .checkerOnly, .people: return
    }
    let sentence = JSONValue.Member("description", .string("\(key.name): \(plain(rule.sentence))"))
    var members: [JSONValue.Member] = []
    // If a key allows both, a rule on texts applies to a text and to each element.
    var ofScalars: [JSONValue.Member] = []
    for demand in demands(of: rule, on: key) {
      switch demand {
      case .presence: tree.demandPresence(at: key.path.components)
      case .holder(let body):
        if let base = key.path.parent {
          tree.demand(.object([sentence] + body), at: base.components)
        }
      case .number(let keywords): ofScalars += keywords
      case .text(let keywords): ofScalars += keywords.map(wanted)
      case .notText(let keywords, _):
        ofScalars.append(.init("not", unwanted(keywords, by: rule)))
      case .firstElement(let value):
        members.append(.init("minItems", 1))
        members.append(
          .init(draft == .draft07 ? "items" : "prefixItems", [["const": value.json]]))
      case .values(let values):
        ofScalars.append(wanted(.init("enum", .array(values.map(\.json)))))
      case .notValues(let values):
        ofScalars.append(
          .init("not", unwanted([.init("enum", .array(values.map(\.json)))], by: rule)))
      case .array(let keywords), .dictionary(let keywords): members += keywords
      case .onlyKnownKeys, .absence: continue
      }
    }
    members += ofScalars
    if !ofScalars.isEmpty, key.types.contains(where: { !$0.elementTypes.isEmpty }) {
      members.append(.init("items", .object(ofScalars)))
    }
    if !members.isEmpty { tree.demand(.object([sentence] + members), at: key.path.components) }
  }
}
