import JSON
import KeyModel

/// The demands of rules on the lists that a schema is for.
extension PropertyListSchema {
  /// Whether a rule applies to every list that the schema is for.
  func holds(_ rule: Rule, _ scope: Scope?) -> Bool {
    guard isDemand(rule) else { return false }
    guard !rule.extensionPoints.isEmpty else { return true }
    return scope.map { rule.extensionPoints.contains($0.point.id) } ?? false
  }

  /// Whether a list of the profile that breaks the rule is wrong. What only services refuse is so for strict schemas, as for a strict check.
  func isDemand(_ rule: Rule) -> Bool {
    rule.strength == .must && rule.until.isEmpty
      && (profile.unknownKeys == .strict
        || !catalogue.concernsOnlyServices(rule.codes, in: catalogue.document))
  }

  /// The demands of the key's rules that apply to every list of the schema, each with its rule.
  func demands(on key: Key, scope: Scope?) -> [(rule: Rule, demand: SchemaDemand)] {
    key.rules.flatMap { rule in
      holds(rule, scope) ? demands(of: rule, on: key).map { (rule, $0) } : []
    }
  }

  func demands(of rule: Rule, on key: Key) -> [SchemaDemand] {
    guard case .demands(let demands) = rule.schema(at: key.path) else { return [] }
    let placeholder = isLenient ? reference(.textWithPlaceholder) : nil
    return demands.compactMap { demand in
      switch demand {
      case .notText(_, inProductsOnly: true) where profile.placeholders == .source: nil
      case .holder(let keywords):
        .holder(keywords.replacing(Placeholder.schema, by: placeholder))
      case .array(let keywords): .array(keywords.replacing(Placeholder.schema, by: placeholder))
      default: demand
      }
    }
  }

  /// The demands of the keys' rules on the dictionary that contains them.
  func conditionsBetween(_ siblings: [Key], scope: Scope?) -> [JSONValue] {
    var schemas: [(body: [JSONValue.Member], sentence: String)] = []
    var known: Set<[JSONValue.Member]> = []
    for key in siblings where !key.rules.isEmpty {
      for (rule, demand) in demands(on: key, scope: scope) {
        guard case .holder(let body) = demand else { continue }
        // Both of two keys that exclude each other have the rule.
        guard known.insert(body).inserted else { continue }
        schemas.append((body, "\(key.name): \(sentence(of: rule))"))
      }
    }
    return schemas.map { schema in
      .object([.init("description", .string(schema.sentence))] + schema.body)
    }
  }

  /// Keywords that a text must not be valid against, with the rule as the reason.
  func unwanted(_ keywords: [JSONValue.Member], by rule: Rule) -> JSONValue {
    .object([.init("description", .string(sentence(of: rule)))] + keywords)
  }

  /// Adds a rule for one extension point, if a schema can express it.
  func add(_ rule: Rule, on key: Key, to tree: inout ConditionTree) {
    switch rule.schemaSupport(at: key, in: catalogue) {
    case .expressed, .partly: break
    case .checkerOnly, .people: return
    }
    let text = "\(key.name): \(sentence(of: rule))"
    let sentence = JSONValue.Member("description", .string(text))
    var members: [JSONValue.Member] = []
    // If a key allows both, a rule on texts applies to a text and to each element.
    var ofScalars: JSONValue = [:]
    var ofTexts: [JSONValue.Member] = []
    let holdsElements = key.types.contains { !$0.elementTypes.isEmpty }
    for demand in demands(of: rule, on: key) {
      switch demand {
      case .presence: tree.demandPresence(at: key.path.components)
      case .holder(let body):
        if let base = key.path.parent {
          tree.demand(.object([sentence] + body), at: base.components)
        }
      case .number(let keywords): for keyword in keywords { ofScalars.demand(keyword) }
      case .text(let keywords): ofTexts += keywords
      case .notText(let keywords, _):
        ofScalars.demand(.init("not", unwanted(keywords, by: rule)))
      case .firstElement(let value):
        members.append(.init("minItems", 1))
        members.append(
          .init(draft == .draft07 ? "items" : "prefixItems", [["const": value.json]]))
      case .values(let values):
        ofTexts.append(.init("enum", .array(values.map(\.json))))
      case .notValues(let values):
        ofScalars.demand(
          .init("not", unwanted([.init("enum", .array(values.map(\.json)))], by: rule)))
      case .array(let keywords), .dictionary(let keywords): members += keywords
      case .absence: tree.demand(rejection(text), at: key.path.components)
      case .onlyKnownKeys: continue
      }
    }
    demand(ofTexts, ofTextIn: &ofScalars, besides: holdsElements ? [["type": "array"]] : [])
    if case .object(let keywords) = ofScalars, !keywords.isEmpty {
      members += keywords
      if holdsElements { members.append(.init("items", ofScalars)) }
    }
    if !members.isEmpty { tree.demand(.object([sentence] + members), at: key.path.components) }
  }
}

extension [JSONValue.Member] {
  /// - Parameter other: Nil to leave the schema out, as if it accepted nothing.
  fileprivate func replacing(_ schema: JSONValue, by other: JSONValue?) -> Self {
    if other == nil, contains(.init("if", schema)),
      case .object(let conclusion)? = first(where: { $0.name == "else" })?.value
    {
      return filter { $0.name != "if" && $0.name != "else" }
        + conclusion.replacing(schema, by: other)
    }
    return map { .init($0.name, $0.value.replacing(schema, by: other)) }
  }
}

extension JSONValue {
  /// The value with another one wherever one is in it.
  fileprivate func replacing(_ schema: JSONValue, by other: JSONValue?) -> JSONValue {
    if self == schema { return other ?? false }
    return switch self {
    case .object(let members): .object(members.replacing(schema, by: other))
    case .array(let elements):
      .array(
        elements.filter { other != nil || $0 != schema }.map { $0.replacing(schema, by: other) })
    default: self
    }
  }
}
