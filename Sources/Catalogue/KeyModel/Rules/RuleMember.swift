package import JSON

/// The name of a member of a rule's object in `catalogue.json`, and what its value may be.
package struct RuleField: Hashable, Sendable {
  package enum ValueForm: Hashable, Sendable {
    case integer, number, flag, text, texts, value, values, paths
    /// One of these texts.
    case choice([String])
  }

  package var name: String
  package var form: ValueForm

  /// The JSON Schema of the member's value, for a document that defines `path`.
  package var schema: JSONValue {
    switch form {
    case .integer: ["type": "integer"]
    case .number: ["type": "number"]
    case .flag: ["type": "boolean"]
    case .text: ["type": "string"]
    case .choice(let choices): Self.schema(of: choices)
    case .texts: ["type": "array", "items": ["type": "string"]]
    case .value: true
    case .values: ["type": "array"]
    case .paths: ["type": "array", "items": ["$ref": "#/$defs/path"]]
    }
  }
}

extension RuleField {
  /// One of some texts; the forms of texts say what they are.
  private static func schema(of choices: [String]) -> JSONValue {
    let formats = choices.compactMap(TextFormat.init(rawValue:))
    guard formats.count == choices.count else { return ["enum": JSONValue(strings: choices)] }
    return [
      "oneOf": .array(
        formats.map { format in
          [
            "const": .string(format.rawValue),
            "description": .string(format.phrase.capitalizedFirst + "."),
          ]
        })
    ]
  }
}

/// A member of a rule's object whose value has a type.
package struct RuleMember<Value: Sendable>: Sendable {
  package let field: RuleField
  fileprivate let read: @Sendable (JSONValue) -> Value?
  fileprivate let write: @Sendable (Value) -> JSONValue

  init(
    _ name: String, _ form: RuleField.ValueForm, read: @escaping @Sendable (JSONValue) -> Value?,
    write: @escaping @Sendable (Value) -> JSONValue
  ) {
    field = RuleField(name: name, form: form)
    self.read = read
    self.write = write
  }

  func with(_ value: Value?) -> JSONValue.Member? { value.map { .init(field.name, write($0)) } }
}

extension RuleMember<Int> {
  /// - Parameter form: The form of the member in other rules.
  package static func integer(_ name: String, form: RuleField.ValueForm = .integer) -> Self {
    Self(
      name, form, read: { if case .integer(let number) = $0 { Int(exactly: number) } else { nil } },
      write: { .integer($0) })
  }
}

extension RuleMember<Bool> {
  package static func flag(_ name: String) -> Self {
    Self(
      name, .flag, read: { if case .boolean(let flag) = $0 { flag } else { nil } },
      write: { .boolean($0) })
  }
}

extension RuleMember<String> {
  package static func text(_ name: String) -> Self {
    Self(name, .text, read: { $0.text }, write: { .string($0) })
  }
}

extension RuleMember<[String]> {
  package static func texts(_ name: String) -> Self {
    Self(name, .texts, read: { $0.texts }, write: { JSONValue(strings: $0) })
  }
}

extension RuleMember<PropertyListValue> {
  package static func value(_ name: String) -> Self {
    Self(name, .value, read: { PropertyListValue($0, in: []) }, write: { $0.json })
  }
}

extension RuleMember<[PropertyListValue]> {
  package static func values(_ name: String) -> Self {
    Self(
      name, .values,
      read: { json in
        guard case .array(let elements) = json else { return nil }
        let values = elements.compactMap { PropertyListValue($0, in: []) }
        return values.count == elements.count ? values : nil
      },
      write: { .array($0.map { $0.json }) })
  }
}

extension RuleMember<[PropertyPath]> {
  package static func paths(_ name: String) -> Self {
    Self(
      name, .paths,
      read: { json in
        guard case .array(let paths) = json else { return nil }
        return paths.compactMap(PropertyPath.init(json:))
      },
      write: { .array($0.map { $0.json }) })
  }
}

extension RuleMember where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  package static func choice(_ name: String) -> Self {
    Self(
      name, .choice(Value.allCases.map { $0.rawValue }),
      read: { $0.text.flatMap(Value.init(rawValue:)) }, write: { .string($0.rawValue) })
  }
}

/// The members of a rule's object besides the members of every rule, in their order.
package struct RuleMembers: Sendable, ExpressibleByArrayLiteral {
  package let json: [JSONValue.Member]

  package init(_ json: [JSONValue.Member] = []) { self.json = json }

  /// Members without those that are nil.
  package init(arrayLiteral members: JSONValue.Member?...) { json = members.compactMap { $0 } }

  package subscript<Value>(_ member: RuleMember<Value>) -> Value? {
    json.first { $0.name == member.field.name }.flatMap { member.read($0.value) }
  }

  /// Whether a member is there, with any value.
  func holds<Value>(_ member: RuleMember<Value>) -> Bool {
    json.contains { $0.name == member.field.name }
  }
}

extension JSONValue {
  fileprivate var texts: [String]? {
    if case .array(let elements) = self { elements.compactMap({ $0.text }) } else { nil }
  }
}

// MARK: - Rules in catalogue.json

extension Rule {
  /// The members that only some rules have, each once. The same name means the same in all of them.
  package static let fields: [RuleField] = {
    var seen: Set<String> = []
    return Demand.kinds.flatMap { $0.fields }.filter { seen.insert($0.name).inserted }
  }()

  /// Names that members had before, which are still read, with their present ones.
  static let formerMembers = [(former: "least", name: "min"), (former: "most", name: "max")]

  /// The names that a rule may have.
  package static let names: [String] = Demand.kinds.map { $0.name }

  /// A rule that must be kept; nil where no kind has the name or a member is missing that it needs.
  package init?(named name: String, _ members: RuleMembers) {
    guard let demand = Demand.kind(named: name)?.demand(members) else { return nil }
    self.init(demand)
  }

  func json(_ extent: JSONExtent) -> JSONValue {
    var members = [JSONValue.Member("rule", .string(name))] + demand.members.json
    func add(_ name: String, _ value: JSONValue, unless isLeftOut: Bool) {
      if !isLeftOut { members.append(.init(name, value)) }
    }
    add("where", condition.json, unless: condition == .always)
    add("strength", .string(strength.rawValue), unless: strength == .must)
    add("extensionPoints", JSONValue(strings: extensionPoints), unless: extensionPoints.isEmpty)
    add("until", FactForms.releases.json(until, extent), unless: until.isEmpty)
    add("codes", JSONValue(strings: codes), unless: codes.isEmpty)
    if let schedule {
      add("warnedFrom", .string(schedule.warned), unless: false)
      add("refusedFrom", .string(schedule.refused), unless: false)
    }
    if let words {
      add("problem", .string(words.problem), unless: false)
      add("remedy", .string(words.remedy), unless: false)
    }
    guard extent.purpose != .checking else { return .object(members) }
    if let source { add("source", FactForms.sourceReference.json(source, extent), unless: false) }
    // The sentence of any other rule follows from it.
    add("text", .string(sentence), unless: extent.purpose == .draft && isJudged)
    return .object(members)
  }
}
