import Diagnostics
import JSON
import Text

extension CatalogueReader {
  mutating func readRules() throws(SyntaxError) -> [Rule] {
    var rules: [Rule] = []
    try readElements(of: "rules") { (reader) throws(SyntaxError) in
      if let rule = try reader.readRule() { rules.append(rule) }
    }
    return rules
  }

  /// The members of a rule, before its name says which of them it needs.
  fileprivate struct Parts {
    var name: String?
    var text: String?
    var (min, max): (Int?, Int?) = (nil, nil)
    var format: TextFormat?
    var endings: [String] = []
    var pieces: [String] = []
    var value: JSONValue?
    var reason = ""
    var keys: [PropertyPath] = []
    var when: String?
    var bundle: BundleKind?
  }

  private mutating func readRule() throws(SyntaxError) -> Rule? {
    let start = scanner.location
    var parts = Parts()
    var rule = Rule.stated("")
    try readMembers(of: "a rule") { (reader, name) throws(SyntaxError) in
      switch name {
      case "rule": parts.name = try reader.readText(name)
      case "text": parts.text = try reader.readText(name)
      case "min": parts.min = try reader.readInteger(name)
      case "max": parts.max = try reader.readInteger(name)
      case "format": parts.format = try reader.readChoice(name, TextFormat.self)
      case "endings": parts.endings = try reader.readTexts(name)
      case "pieces": parts.pieces = try reader.readTexts(name)
      case "value": parts.value = try reader.readListValue()
      case "reason": parts.reason = try reader.readText(name) ?? ""
      case "keys": parts.keys = try reader.readPaths(name)
      case "when": parts.when = try reader.readText(name)
      case "bundle": parts.bundle = try reader.readChoice(name, BundleKind.self)
      case "strength": rule.strength = try reader.readChoice(name, Rule.Strength.self) ?? .must
      case "extensionPoints": rule.extensionPoints = try reader.readTexts(name)
      case "source": rule.source = try reader.readSourceReference()
      default: return false
      }
      return true
    }
    guard let name = parts.name else { return reportMissing("rule", of: "a rule", at: start) }
    guard let condition = parts.condition else {
      return reportInvalid(
        "No rule is named '\(name)', or it lacks a part\(suggestion(for: name, among: Parts.names))",
        at: start)
    }
    rule.condition = condition
    return rule
  }
}

extension CatalogueReader.Parts {
  fileprivate static let names = [
    "range", "format", "without-suffix", "with-suffix", "without-text", "predicate",
    "first-element", "must-not-ship", "at-least-one", "excludes", "needs-nonzero", "needs",
    "ignored-beside", "agrees-with", "required-when", "only-in", "only-inside", "development-only",
    "unique-elements", "not-empty", "only-known-keys", "stated",
  ]

  /// The condition of the name, or nil where there is none or it lacks a part.
  fileprivate var condition: Rule.Condition? {
    let list = value.map { PropertyListValue($0, in: []) }
    switch name {
    case "range": return .range(min: min, max: max)
    case "format": return format.map { .format($0) }
    case "without-suffix": return endings.isEmpty ? nil : .withoutSuffix(endings)
    case "with-suffix": return endings.isEmpty ? nil : .withSuffix(endings)
    case "without-text": return pieces.isEmpty ? nil : .withoutText(pieces)
    case "predicate": return .predicate
    case "first-element": return list.map { .firstElement($0) }
    case "must-not-ship": return list.map { .mustNotShip($0, reason: reason) }
    case "at-least-one": return keys.isEmpty ? nil : .atLeastOne(keys)
    case "excludes": return keys.isEmpty ? nil : .excludes(keys)
    case "needs-nonzero": return keys.first.map { .needsNonzero($0, when: when ?? "") }
    case "needs": return keys.first.map { .needs($0, when: when ?? "") }
    case "ignored-beside": return keys.isEmpty ? nil : .ignoredBeside(keys)
    case "agrees-with": return keys.first.map { .agrees($0) }
    case "required-when": return when.map { .requiredWhen($0) }
    case "only-in": return bundle.map { .onlyIn($0) }
    case "only-inside": return keys.first.map { .onlyInside($0) }
    case "development-only": return .developmentOnly
    case "unique-elements": return .uniqueElements
    case "not-empty": return .notEmpty
    case "only-known-keys": return .onlyKnownKeys
    case "stated": return text.map { .stated($0) }
    default: return nil
    }
  }
}
