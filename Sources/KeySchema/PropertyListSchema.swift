public import Diagnostics
public import KeyModel

/// A catalogue as a JSON Schema for property lists that were converted to JSON.
///
/// Unknown keys are allowed, keys that Xcode adds at the root are not required, and a text may hold a build setting such as `$(PRODUCT_NAME)`.
/// Dates and data are strings, as property list converters write them.
public struct PropertyListSchema: Sendable {
  public var catalogue: Catalogue
  public var draft: Draft
  /// The folder the schema is served from, or nil to leave out `$id`.
  public var baseURL: String?

  public init(_ catalogue: Catalogue, draft: Draft, baseURL: String? = nil) {
    self.catalogue = catalogue
    self.draft = draft
    self.baseURL = baseURL
  }

  /// The schema of a whole property list.
  public func document(fileName: String) -> JSONValue {
    let roots = catalogue.keys.filter { catalogue.parent(of: $0.path) == nil }
    return head(
      title: catalogue.title,
      description: "Every key of the catalogue; keys it does not know are allowed.",
      fileName: fileName,
      body: dictionary(children: roots, scope: nil))
  }

  /// The schema of a property list for one extension point: its keys, and which of them it requires.
  public func document(for point: ExtensionPoint, fileName: String) -> JSONValue {
    let uses = catalogue.uses(of: point)
    var scope = Scope(point: point, included: [], required: [point.mechanism.identifierKey])
    for (key, use) in uses {
      scope.included.insert(key.path)
      if use.required == .required { scope.required.insert(key.path) }
      for ancestor in catalogue.ancestors(of: key.path) { scope.included.insert(ancestor.path) }
    }
    // What must hold the identifier must itself be there, whether or not it names its points.
    scope.required.formUnion(
      catalogue.ancestors(of: point.mechanism.identifierKey).map(\.path))
    scope.included.formUnion(scope.required)
    let roots = catalogue.keys.filter {
      catalogue.parent(of: $0.path) == nil && scope.included.contains($0.path)
    }
    return head(
      title: "\(point.name) (\(point.id))", description: plain(point.summary), fileName: fileName,
      body: dictionary(children: roots, scope: scope))
  }

  /// What one extension point narrows a schema to.
  struct Scope {
    var point: ExtensionPoint
    var included: Set<PropertyPath>
    var required: Set<PropertyPath>
  }

  private func head(
    title: String, description: String, fileName: String, body: [JSONValue.Member]
  ) -> JSONValue {
    var members: [JSONValue.Member] = [.init("$schema", .string(draft.metaschema))]
    if let baseURL { members.append(.init("$id", .string(baseURL + fileName))) }
    members.append(.init("title", .string(title)))
    members.append(.init("description", .string(description)))
    return .object(members + body)
  }

  /// The schema of a dictionary that holds these keys.
  func dictionary(
    children: [Key], of owner: Key? = nil, scope: Scope?
  ) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [.init("type", "object")]
    var properties: [JSONValue.Member] = []
    for child in children {
      guard case .name(let name)? = child.path.components.last else { continue }
      properties.append(.init(name, schema(of: child, scope: scope)))
    }
    if !properties.isEmpty { members.append(.init("properties", .object(properties))) }
    let required = children.filter { child in
      guard child.path.components.last != .anyName else { return false }
      // Xcode adds what every bundle needs at the root when it builds; a source file may lack it.
      let isRequired = child.required == .required && child.path.components.count > 1
      return isRequired || scope?.required.contains(child.path) == true
    }
    if !required.isEmpty {
      members.append(.init("required", JSONValue(strings: required.map(\.name))))
    }
    if let wildcard = children.first(where: { $0.path.components.last == .anyName }) {
      if let names = wildcard.rules.filter({ $0.strength == .must }).compactMap(\.textPattern)
        .first, wildcard.types == [.dictionary]
      {
        members.append(.init("propertyNames", ["pattern": .string(names)]))
      }
      members.append(.init("additionalProperties", schema(of: wildcard, scope: scope)))
    }
    if let owner, owner.keeps(.notEmpty) { members.append(.init("minProperties", 1)) }
    if let owner, owner.keeps(.onlyKnownKeys) {
      members.append(.init("additionalProperties", false))
    }
    let between = rulesBetween(children)
    if !between.isEmpty { members.append(.init("allOf", .array(between))) }
    return members
  }

  /// The schema of one key's value.
  func schema(of key: Key, scope: Scope?) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let title = key.title { members.append(.init("title", .string(title))) }
    let isDeprecated = key.isDeprecatedEverywhere
    members.append(
      .init("description", .string((isDeprecated ? "Deprecated. " : "") + plain(key.summary))))
    if isDeprecated { members.append(.init("deprecated", true)) }
    if let value = key.defaultValue { members.append(.init("default", value.json)) }
    if let example = example(of: key, scope: scope) {
      members.append(.init("examples", .array([example.json])))
    }
    if let scope, key.path == scope.point.mechanism.identifierKey {
      return .object(members + [.init("const", .string(scope.point.id))])
    }
    let shapes = key.types.map { shape(of: $0, at: key, scope: scope) }
    if shapes.count == 1, case .object(let only) = shapes[0] {
      return .object(members + only)
    }
    return .object(members + (shapes.isEmpty ? [] : [.init("anyOf", .array(shapes))]))
  }

  /// A key's example; where it would name another extension point than the schema's, a part of the
  /// smallest property list of that one.
  private func example(of key: Key, scope: Scope?) -> PropertyListValue? {
    guard let point = scope?.point, case let identifier = point.mechanism.identifierKey,
      key.path == identifier || key.path.isAncestor(of: identifier)
    else { return key.example }
    var value = catalogue.minimalPropertyList(for: point)
    for component in key.path.components {
      guard case .dictionary(let entries) = value,
        let entry = entries.first(where: { $0.key == component.plainText })
      else { return nil }
      value = entry.value
    }
    return value
  }

  /// The schema of one of the types a key may have.
  private func shape(of type: ValueType, at key: Key, scope: Scope?) -> JSONValue {
    switch type {
    case .dictionary:
      let children = catalogue.children(of: key.path).filter {
        scope == nil || scope?.included.contains($0.path) == true
      }
      return .object(dictionary(children: children, of: key, scope: scope))
    case .array(let elements):
      return array(of: elements, at: key, scope: scope)
    default: return scalar(type, at: key)
    }
  }

  private func array(of elements: [ValueType], at key: Key, scope: Scope?) -> JSONValue {
    var schema: JSONValue = ["type": "array"]
    if key.keeps(.uniqueElements) { schema.append("uniqueItems", true) }
    if key.keeps(.notEmpty) { schema.append("minItems", 1) }
    let options = elements.map { shape(of: $0, at: key, scope: scope) }
    let item: JSONValue? =
      options.isEmpty ? nil : options.count == 1 ? options[0] : ["anyOf": .array(options)]
    if let first = key.rules.firstElement {
      schema.append("minItems", 1)
      switch draft {
      case .draft07:
        schema.append("items", [["const": first.json]])
        if let item { schema.append("additionalItems", item) }
      case .draft202012:
        schema.append("prefixItems", [["const": first.json]])
        if let item { schema.append("items", item) }
      }
    } else if let item {
      schema.append("items", item)
    }
    return schema
  }

  private func scalar(_ type: ValueType, at key: Key) -> JSONValue {
    let listed = key.values.listed.filter { type.accepts($0.value.type) }
    let constants = JSONValue.array(
      listed.map { ["const": $0.value.json, "description": .string(plain($0.summary))] })
    var base: JSONValue = ["type": .string(type.jsonType)]
    for rule in key.rules { rule.addKeywords(to: &base, for: type) }
    switch type {
    case .date:
      base.append("pattern", "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$")
      base.append("$comment", "property list type: date")
    case .data:
      base.append("pattern", "^[A-Za-z0-9+/=\\s]*$")
      base.append("$comment", "property list type: data, in base 64")
    default: break
    }
    guard !listed.isEmpty else { return base }
    let known: JSONValue = ["oneOf": constants]
    if key.values.isClosed {
      // A build setting may stand where any text may.
      return type == .string
        ? ["anyOf": [known, ["type": "string", "pattern": .string(buildSettingPattern)]]] : known
    }
    return ["anyOf": [known, base]]
  }

  /// What the rules of some keys say about the dictionary they stand in.
  private func rulesBetween(_ siblings: [Key]) -> [JSONValue] {
    var schemas: [JSONValue] = []
    func names(_ paths: [PropertyPath], beside key: Key) -> [String]? {
      paths.allSatisfy { $0.parent == key.path.parent } ? paths.map(\.name) : nil
    }
    for key in siblings {
      for rule in key.rules where rule.isUnconditional {
        var schema: JSONValue?
        switch rule.condition {
        case .atLeastOne(let paths):
          schema = names(paths, beside: key).map { names in
            ["anyOf": .array(names.map { ["required": JSONValue(strings: [$0])] })]
          }
        case .excludes(let paths):
          schema = names(paths, beside: key).map { names in
            [
              "not": [
                "anyOf": .array(
                  names.map { ["required": JSONValue(strings: [key.name, $0].sorted())] })
              ]
            ]
          }
        default: schema = nil
        }
        if let schema, !schemas.contains(schema) { schemas.append(schema) }
      }
    }
    return schemas
  }
}

extension Key {
  /// Whether the key must keep a condition, whatever the extension point.
  fileprivate func keeps(_ condition: Rule.Condition) -> Bool {
    rules.contains(Rule(condition))
  }
}

/// Markdown's inline marks have no place in a plain description.
func plain(_ markdown: String) -> String { markdown.replacing("`", with: "") }
