// What rules with the same members share: references and the form in `catalogue.json`.

let keysMember = RuleMember.paths("keys")
private let situationMember = RuleMember.text("when")
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
