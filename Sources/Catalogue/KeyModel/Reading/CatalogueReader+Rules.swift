import Diagnostics
import JSON
import Text

extension CatalogueReader {
  /// The members that every rule may have.
  static let membersOfRules = [
    "rule", "text", "where", "strength", "extensionPoints", "until", "codes",
    "warnedFrom", "refusedFrom", "problem", "remedy", "source",
  ]

  mutating func readRule() throws(SyntaxError) -> Rule? {
    let start = scanner.location
    var name: String?
    var members: [JSONValue.Member] = []
    var strength = Rule.Strength.must
    var extensionPoints: [ExtensionPoint.ID] = []
    var until: [Release] = []
    var codes: [RejectionCode.ID] = []
    var schedule = (warned: nil as String?, refused: nil as String?)
    var words = RuleWords(problem: "", remedy: "")
    var source: SourceReference?
    var condition = Condition.always
    var locations: [String: SourceLocation] = [:]
    let findings = diagnostics.count
    try readMembers(of: "a rule", named: Self.membersOfRules + Rule.fields.map({ $0.name })) {
      (reader, member) throws(SyntaxError) in
      switch member {
      case "rule": name = try reader.readText(member)
      case "text":
        if let text = try reader.readText(member) { members.append(.init(member, .string(text))) }
      case "where": condition = try reader.readCondition()
      case "strength": strength = try reader.readChoice(member, Rule.Strength.self) ?? .must
      case "extensionPoints": extensionPoints = try reader.readTexts(member)
      case "until": until = try FactForms.releases.read(&reader, member) ?? []
      case "codes": codes = try reader.readTexts(member)
      case "warnedFrom": schedule.warned = try Form<String>.day.read(&reader, member)
      case "refusedFrom": schedule.refused = try Form<String>.day.read(&reader, member)
      case "problem": words.problem = try reader.readText(member) ?? ""
      case "remedy": words.remedy = try reader.readText(member) ?? ""
      case "source": source = try FactForms.section.read(&reader, member)
      default:
        locations[member] = reader.scanner.location
        let name = Self.presentName(of: member)
        guard let field = Rule.fields.first(where: { $0.name == name }) else {
          try reader.scanner.skipValue()
          return true
        }
        if let value = try reader.readValue(of: field, named: member) {
          members.append(.init(name, value))
        }
      }
      return true
    }
    guard let name else {
      reportMissing("rule", of: "a rule", meaning: "The kind of rule.", at: start)
      return nil
    }
    guard let kind = Demand.kind(named: name) else {
      reportUnknown("There is no rule '\(name)'", name, among: Rule.names, at: start)
      return nil
    }
    let own = kind.fields.map { $0.name }
    for (member, location) in locations.sorted(by: { $0.value < $1.value })
    where !own.contains(Self.presentName(of: member)) {
      report(
        "unknown-field", at: location,
        "'\(member)' is not a member of the rule '\(name)'\(suggestion(for: member, among: own))",
        remedy: own.isEmpty ? "remove it" : "write \(alternatives(own.map { "'\($0)'" }))")
    }
    guard var rule = Rule(named: name, RuleMembers(members)) else {
      // A member that was wrong has its finding.
      guard diagnostics.count == findings else { return nil }
      let fraction = members.first { if case .real = $0.value { true } else { false } }
      if let fraction {
        reportInvalid(
          "'\(fraction.name)' is not an integer", at: locations[fraction.name] ?? start)
      } else {
        report(
          "missing-field", at: start, "The rule '\(name)' lacks a member",
          remedy: "add what it needs of \(alternatives(own.map { "'\($0)'" }, "and"))")
      }
      return nil
    }
    rule.condition = condition
    rule.strength = strength
    rule.extensionPoints = extensionPoints
    rule.until = until
    rule.codes = codes
    if let refused = schedule.refused {
      rule.schedule = RuleSchedule(warned: schedule.warned ?? refused, refused: refused)
    } else if schedule.warned != nil {
      report(
        "missing-field", at: start, "The rule '\(name)' has 'warnedFrom' without 'refusedFrom'",
        remedy: "add 'refusedFrom', or leave out both")
    }
    if words.problem.isEmpty != words.remedy.isEmpty {
      report(
        "missing-field", at: start, "The rule '\(name)' has one of 'problem' and 'remedy'",
        remedy: "add the other, or leave out both")
    } else if !words.problem.isEmpty {
      rule.words = words
    }
    rule.source = source
    return rule
  }

  /// A condition; always true if it was reported as wrong.
  private mutating func readCondition() throws(SyntaxError) -> Condition {
    let start = scanner.location
    let json = try readListValue()
    do {
      return try Condition(json: json)
    } catch {
      report(
        "invalid-field", at: start, "In 'where', \(error.message)",
        remedy: "write a condition, such as {\"present\": \"KEY\"}; docs/rules.md lists them all")
      return .always
    }
  }

  private static func presentName(of member: String) -> String {
    Rule.formerMembers.first { $0.former == member }?.name ?? member
  }

  private mutating func readValue(
    of field: RuleField, named name: String
  ) throws(SyntaxError) -> JSONValue? {
    switch field.form {
    case .integer: try readInteger(name).map { .integer($0) }
    case .number: try readNumber(name)
    case .flag: try readFlag(name).map { .boolean($0) }
    case .text: try readText(name).map { .string($0) }
    case .texts: try JSONValue(strings: readTexts(name))
    case .value, .values: try readListValue()
    case .paths: try FactForms.paths.read(&self, name).map { .array($0.map { $0.json }) }
    case .choice(let choices): try readChoice(name, among: choices).map { .string($0) }
    }
  }
}
