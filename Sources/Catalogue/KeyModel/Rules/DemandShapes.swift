import JSON

// Common parts of rules with the same members: references and the form in `catalogue.json`.

let keysMember = RuleMember.paths("keys")
let situationMember = RuleMember.text("when")
let exceptPrefixesMember = RuleMember.texts("exceptPrefixes")
private let endingsMember = RuleMember.texts("endings")
private let valueMember = RuleMember.value("value")
private let minMember = RuleMember.integer("min", form: .number)
private let maxMember = RuleMember.integer("max", form: .number)

/// A rule about several other keys.
package protocol KeysDemand: DemandDefinition {
  var keys: [PropertyPath] { get set }
  init(_ keys: [PropertyPath])
}

extension KeysDemand {
  package var references: [PropertyPath] {
    get { keys }
    set { keys = newValue }
  }

  package static var fields: [RuleField] { [keysMember.field] }

  package init?(_ members: RuleMembers) {
    guard let keys = members[keysMember], !keys.isEmpty else { return nil }
    self.init(keys)
  }

  package var members: RuleMembers { [keysMember.with(keys)] }
}

/// A rule about one other key.
package protocol OtherKeyDemand: DemandDefinition {
  var other: PropertyPath { get set }
}

extension OtherKeyDemand {
  package var references: [PropertyPath] {
    get { [other] }
    set { other = newValue[0] }
  }
}

/// A rule that is described by one other key.
package protocol OneKeyDemand: OtherKeyDemand {
  init(_ other: PropertyPath)
}

extension OneKeyDemand {
  package static var fields: [RuleField] { [keysMember.field] }

  package init?(_ members: RuleMembers) {
    guard let other = members[keysMember]?.first else { return nil }
    self.init(other)
  }

  package var members: RuleMembers { [keysMember.with([other])] }
}

/// A demand that is described by one value.
package protocol ValueDemand: DemandDefinition {
  var value: PropertyListValue { get }
  init(_ value: PropertyListValue)
}

extension ValueDemand {
  package static var fields: [RuleField] { [valueMember.field] }

  package init?(_ members: RuleMembers) {
    guard let value = members[valueMember] else { return nil }
    self.init(value)
  }

  package var members: RuleMembers { [valueMember.with(value)] }
}

/// A demand on a number of characters or elements.
package protocol BoundsDemand: DemandDefinition {
  var min: Int? { get }
  var max: Int? { get }
  init(min: Int?, max: Int?)
}

extension BoundsDemand {
  package static var fields: [RuleField] { [minMember.field, maxMember.field] }

  /// Nil without a bound, and for a bound that cannot be a count.
  package init?(_ members: RuleMembers) {
    let (min, max) = (members[minMember], members[maxMember])
    guard min != nil || max != nil, min ?? 0 >= 0, max ?? 0 >= 0,
      min != nil || !members.holds(minMember), max != nil || !members.holds(maxMember)
    else { return nil }
    self.init(min: min, max: max)
  }

  package var members: RuleMembers { [minMember.with(min), maxMember.with(max)] }
}

/// A rule about the endings of names.
package protocol EndingsDemand: DemandDefinition {
  var endings: [String] { get }
  init(_ endings: [String])
}

extension EndingsDemand {
  package static var fields: [RuleField] { [endingsMember.field] }

  package init?(_ members: RuleMembers) {
    guard let endings = members[endingsMember], !endings.isEmpty else { return nil }
    self.init(endings)
  }

  package var members: RuleMembers { [endingsMember.with(endings)] }
}
