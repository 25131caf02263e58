import Diagnostics
import JSON
import KeyModel

extension PropertyListSchema {
  /// What the rules of some keys say about the dictionary they stand in.
  func conditionsBetween(_ siblings: [Key], scope: Scope?) -> [JSONValue] {
    var schemas: [(body: [JSONValue.Member], sentence: String)] = []
    // Keys are large, so the few with rules alone are copied.
    for index in siblings.indices where !siblings[index].rules.isEmpty {
      let key = siblings[index]
      for rule in key.rules where holds(rule, scope) {
        guard let body = condition(of: rule, on: key) else { continue }
        // Keys that exclude each other both say so; once is enough.
        guard !schemas.contains(where: { $0.body == body }) else { continue }
        schemas.append((body, "\(key.name): \(plain(rule.sentence))"))
      }
    }
    return schemas.map { schema in
      .object([.init("description", .string(schema.sentence))] + schema.body)
    }
  }

  /// A rule between a key and its neighbours, as a schema of the dictionary that holds them; nil
  /// where it is no such rule, or its keys stand elsewhere.
  private func condition(of rule: Rule, on key: Key) -> [JSONValue.Member]? {
    switch rule.condition {
    case .atLeastOne(let paths):
      guard let names = names(of: paths, beside: key) else { return nil }
      return [.init("anyOf", .array(names.map { ["required": JSONValue(strings: [$0])] }))]
    case .excludes(let paths):
      guard let names = names(of: paths, beside: key) else { return nil }
      let pairs = names.map { JSONValue(strings: [key.name, $0].sorted()) }
      return [.init("not", ["anyOf": .array(pairs.map { ["required": $0] })])]
    case .needsNonzero(let path, _):
      guard let steps = steps(from: key, to: path) else { return nil }
      return needsNonzero(steps, beside: key.name)
    default: return nil
    }
  }

  /// The names of keys that all stand where this one does.
  private func names(of paths: [PropertyPath], beside key: Key) -> [String]? {
    guard !paths.isEmpty, key.path.components.last != .anyName,
      paths.allSatisfy({ $0.parent == key.path.parent && $0.components.last != .anyName })
    else { return nil }
    return paths.map(\.name)
  }

  /// The names from the dictionary that holds the key down to the path, if it leads there.
  private func steps(from key: Key, to path: PropertyPath) -> [String]? {
    guard let base = key.path.parent, base.isAncestor(of: path) else { return nil }
    let steps = path.components.dropFirst(base.components.count).compactMap { step -> String? in
      if case .name(let name) = step { name } else { nil }
    }
    return steps.count == path.components.count - base.components.count ? steps : nil
  }

  /// Where what holds the needed key is a dictionary, the key is there, and not zero.
  private func needsNonzero(_ steps: [String], beside name: String) -> [JSONValue.Member]? {
    guard let last = steps.last else { return nil }
    var premise: JSONValue = ["type": "object"]
    var conclusion: JSONValue = [
      "required": JSONValue(strings: [last]),
      "properties": .object([.init(last, ["not": ["enum": [0, false]]])]),
    ]
    for step in steps.dropLast().reversed() {
      premise = [
        "required": JSONValue(strings: [step]), "properties": .object([.init(step, premise)]),
      ]
      conclusion = ["properties": .object([.init(step, conclusion)])]
    }
    return [
      .init("if", ["allOf": [["required": JSONValue(strings: [name])], premise]]),
      .init("then", conclusion),
    ]
  }

  // MARK: - Extension points

  /// What holds in a whole property list that names an extension point: the rules for it alone, and
  /// the keys that it requires; in a strict schema, that no key is there that it does not read.
  func conditionsOfExtensionPoints() -> [JSONValue] {
    let misplaced = profile.unknownKeys == .strict ? conditionsOfMisplacedKeys() : []
    return misplaced
      + catalogue.extensionPoints.compactMap { point -> JSONValue? in
        var tree = ConditionTree()
        for key in catalogue.keys {
          for rule in key.rules
          where rule.strength == .must && rule.extensionPoints.contains(point.id) {
            add(rule, on: key, to: &tree)
          }
        }
        let uses = catalogue.uses(of: point)
        for (key, use) in uses
        where use.required == .required && key.required != .required
          && (key.path.components.count > 1 || profile.placeholders == .built)
          && ruledOut(key) == nil && !key.path.isAncestor(of: point.mechanism.identifierKey)
        {
          tree.demandPresence(at: key.path.components)
        }
        guard !tree.isEmpty else { return nil }
        return [
          "$comment": .string("\(point.name) (\(point.id))"),
          "if": premise(["const": .string(point.id)], at: point.mechanism.identifierKey),
          "then": tree.schema,
        ]
      }
  }

  /// One condition for each set of extension points that have keys of their own: where the list
  /// names another known one, those keys do nothing. Of an unknown one nobody knows.
  private func conditionsOfMisplacedKeys() -> [JSONValue] {
    var readers: [PropertyPath: [ExtensionPoint]] = [:]
    for point in catalogue.extensionPoints {
      for (key, _) in catalogue.uses(of: point) { readers[key.path, default: []].append(point) }
    }
    var trees: [(points: [ExtensionPoint], tree: ConditionTree)] = []
    for key in catalogue.keys {
      guard case .only = key.extensionPoints, let points = readers[key.path] else { continue }
      let ids = points.map(\.id)
      // What is said of a dictionary need not be said of its keys.
      guard
        !catalogue.ancestors(of: key.path).contains(where: { ancestor in
          guard case .only = ancestor.extensionPoints else { return false }
          return readers[ancestor.path]?.map(\.id) == ids
        })
      else { continue }
      let sentence =
        "Only \(ids.joined(separator: ", ")) \(ids.count == 1 ? "reads" : "read") \(key.name)."
      let schema: JSONValue = ["description": .string(sentence), "not": [:]]
      if let index = trees.firstIndex(where: { $0.points.map(\.id) == ids }) {
        trees[index].tree.demand(schema, at: key.path.components)
      } else {
        var tree = ConditionTree()
        tree.demand(schema, at: key.path.components)
        trees.append((points, tree))
      }
    }
    return trees.flatMap { points, tree -> [JSONValue] in
      guard !tree.isEmpty else { return [] }
      return ExtensionPoint.Mechanism.allCases.compactMap { mechanism in
        let others = catalogue.extensionPoints.filter { other in
          other.mechanism == mechanism && !points.contains { $0.id == other.id }
        }
        guard points.contains(where: { $0.mechanism == mechanism }), !others.isEmpty else {
          return nil
        }
        return [
          "if": premise(
            ["enum": JSONValue(strings: others.map(\.id))], at: mechanism.identifierKey),
          "then": tree.schema,
        ]
      }
    }
  }

  /// A schema that is valid where the path leads to a value that is.
  private func premise(_ schema: JSONValue, at path: PropertyPath) -> JSONValue {
    path.components.reversed().reduce(schema) { schema, step in
      let name = JSONValue.string(step.plainText)
      return [
        "type": "object", "required": [name],
        "properties": .object([.init(step.plainText, schema)]),
      ]
    }
  }

  /// Adds a rule that holds for one extension point, where a schema can say it.
  private func add(_ rule: Rule, on key: Key, to tree: inout ConditionTree) {
    switch rule.schemaSupport(at: key) {
    case .expressed, .partly: break
    case .checkerOnly, .people: return
    }
    var schema: JSONValue = ["description": .string("\(key.name): \(plain(rule.sentence))")]
    // Where a key takes both, a rule on texts holds for a text and for each element.
    var elements: JSONValue = [:]
    switch rule.condition {
    case .requiredWhen:
      tree.demandPresence(at: key.path.components)
      return
    case .atLeastOne, .excludes, .needsNonzero:
      guard let body = condition(of: rule, on: key), let base = key.path.parent else { return }
      for member in body { schema.append(member.name, member.value) }
      tree.demand(schema, at: base.components)
      return
    case .range(let min, let max):
      if let min { elements.append("minimum", .integer(min)) }
      if let max { elements.append("maximum", .integer(max)) }
    case .format, .withSuffix:
      if let pattern = wantedPattern(of: rule) { elements.append("pattern", .string(pattern)) }
    case .withoutSuffix, .withoutText, .mustNotShip:
      if let unwanted = unwantedText(by: rule) { elements.append("not", unwanted) }
    case .firstElement(let value):
      schema.append("minItems", 1)
      schema.append(draft == .draft07 ? "items" : "prefixItems", [["const": value.json]])
    case .uniqueElements: schema.append("uniqueItems", true)
    case .notEmpty:
      schema.append("minItems", 1)
      schema.append("minProperties", 1)
    case .onlyKnownKeys, .ignoredBeside, .agrees, .needs, .onlyIn, .onlyInside, .developmentOnly,
      .predicate, .stated:
      return
    }
    if case .object(let members) = elements {
      for member in members { schema.append(member.name, member.value) }
      if !members.isEmpty, key.types.contains(where: { !$0.elementTypes.isEmpty }) {
        schema.append("items", elements)
      }
    }
    // A rule that the profile does not have leaves nothing but its sentence.
    guard case .object(let members) = schema, members.count > 1 else { return }
    tree.demand(schema, at: key.path.components)
  }
}
