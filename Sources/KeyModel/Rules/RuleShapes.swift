import JSON

// What rules with the same members share: references and the form in `catalogue.json`.

let keysMember = RuleMember.paths("keys")
let situationMember = RuleMember.text("when")
private let endingsMember = RuleMember.texts("endings")

/// A rule about several other keys.
package protocol KeysRule: RuleKind {
  var keys: [PropertyPath] { get }
  init(_ keys: [PropertyPath])
}

extension KeysRule {
  package var references: [PropertyPath] { keys }

  package func mappingReferences(_ change: (PropertyPath) -> PropertyPath) -> Self {
    Self(keys.map(change))
  }

  package static var fields: [RuleField] { [keysMember.field] }

  package init?(_ members: RuleMembers) {
    guard let keys = members[keysMember], !keys.isEmpty else { return nil }
    self.init(keys)
  }

  package var members: RuleMembers {
    var members = RuleMembers()
    members[keysMember] = keys
    return members
  }
}

/// A rule about one other key.
package protocol OtherKeyRule: RuleKind {
  var other: PropertyPath { get }
  init(_ other: PropertyPath)
}

extension OtherKeyRule {
  package var references: [PropertyPath] { [other] }

  package func mappingReferences(_ change: (PropertyPath) -> PropertyPath) -> Self {
    Self(change(other))
  }

  package static var fields: [RuleField] { [keysMember.field] }

  package init?(_ members: RuleMembers) {
    guard let other = members[keysMember]?.first else { return nil }
    self.init(other)
  }

  package var members: RuleMembers {
    var members = RuleMembers()
    members[keysMember] = [other]
    return members
  }
}

/// A rule about one other key in a situation that is described in words.
package protocol SituationRule: RuleKind {
  var other: PropertyPath { get }
  var situation: String { get }
  init(_ other: PropertyPath, when situation: String)
}

extension SituationRule {
  package var references: [PropertyPath] { [other] }

  package func mappingReferences(_ change: (PropertyPath) -> PropertyPath) -> Self {
    Self(change(other), when: situation)
  }

  package static var fields: [RuleField] { [keysMember.field, situationMember.field] }

  package init?(_ members: RuleMembers) {
    guard let other = members[keysMember]?.first else { return nil }
    self.init(other, when: members[situationMember] ?? "")
  }

  package var members: RuleMembers {
    var members = RuleMembers()
    members[keysMember] = [other]
    members[situationMember] = situation
    return members
  }
}

/// A rule about the endings of names.
package protocol EndingsRule: RuleKind {
  var endings: [String] { get }
  init(_ endings: [String])
}

extension EndingsRule {
  package static var fields: [RuleField] { [endingsMember.field] }

  package init?(_ members: RuleMembers) {
    guard let endings = members[endingsMember], !endings.isEmpty else { return nil }
    self.init(endings)
  }

  package var members: RuleMembers {
    var members = RuleMembers()
    members[endingsMember] = endings
    return members
  }
}

/// A rule for where another key has a certain value.
package protocol OtherValueRule: RuleKind {
  var other: PropertyPath { get }
  var value: PropertyListValue { get }
}

extension OtherValueRule {
  /// The condition in words, with a link to the other key.
  var condition: String { "\(link(other)) is \(code(value.plainText ?? "a collection"))" }

  /// The condition in a message.
  var plainCondition: String { "'\(other.name)' is '\(value.plainText ?? "a collection")'" }

  package var references: [PropertyPath] { [other] }

  /// Whether the other key has the value, as near to the rule's key as possible.
  func holds(in list: some RuleContext) -> Bool {
    list.occurrences(of: other).values.contains { $0.matches(value) }
  }

  /// What a dictionary that has the other key with the value is valid against; nil where the two keys
  /// are in different dictionaries.
  func conditionSchema(at path: PropertyPath) -> JSONValue? {
    path.siblingNames([other]).map { names in
      [
        "required": JSONValue(strings: names),
        "properties": .object([.init(names[0], ["const": value.json])]),
      ]
    }
  }

  /// A demand on the key at the path, in dictionaries where the other key has the value.
  func demand(_ consequence: JSONValue, at path: PropertyPath) -> RuleSchema {
    guard let condition = conditionSchema(at: path) else {
      return .inexpressible("The keys are in different dictionaries.")
    }
    return .demands([.holder([.init("if", condition), .init("then", consequence)])])
  }
}

/// A rule that needs nothing but another key with a certain value.
package protocol OnlyOtherValueRule: OtherValueRule {
  init(_ other: PropertyPath, is value: PropertyListValue)
}

private let valueMember = RuleMember.value("value")

extension OnlyOtherValueRule {
  package func mappingReferences(_ change: (PropertyPath) -> PropertyPath) -> Self {
    Self(change(other), is: value)
  }

  package static var fields: [RuleField] { [keysMember.field, valueMember.field] }

  package init?(_ members: RuleMembers) {
    guard let other = members[keysMember]?.first, let value = members[valueMember] else {
      return nil
    }
    self.init(other, is: value)
  }

  package var members: RuleMembers {
    var members = RuleMembers()
    members[keysMember] = [other]
    members[valueMember] = value
    return members
  }
}
