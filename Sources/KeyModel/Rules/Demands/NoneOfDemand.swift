package import Diagnostics
import JSON

/// The value, or any element, is none of these.
package struct NoneOfDemand: DemandKind {
  var values: [PropertyListValue]
  /// Why, in a few words; may be empty.
  var reason: String

  package static let name = "none-of"
  package static let severity = Severity.error
  package static let summary = "A value is one that a rule doesn't allow."
  package static let explanation = """
    The key takes others of its type, but not this one. The key's page says why and what to write \
    instead.
    """

  package func sentence(_ must: String) -> String {
    sentence(must, when: nil)
  }

  package func sentence(_ must: String, when condition: String?) -> String {
    "\(must) not be \(choice)\(condition.map { " \($0)" } ?? "")"
      + "\(reason.isEmpty ? "" : ": \(reason)")."
  }

  /// The values as code; an empty text has none.
  private var choice: String { alternatives(values.map { $0 == "" ? "empty" : $0.codeText }) }

  private static let values = RuleMember.values("values")
  private static let reason = RuleMember.text("reason")
  package static let fields = [values.field, reason.field]

  init(_ values: [PropertyListValue], reason: String) {
    self.values = values
    self.reason = reason
  }

  package init?(_ members: RuleMembers) {
    guard let values = members[Self.values], !values.isEmpty else { return nil }
    self.init(values, reason: members[Self.reason] ?? "")
  }

  package var members: RuleMembers {
    [Self.values.with(values), Self.reason.with(reason.isEmpty ? nil : reason)]
  }

  package func schema(at path: PropertyPath) -> DemandSchema { .demands([.notValues(values)]) }

  package static let judges: Set<DemandSubject.Aspect> = [.scalar]

  package func problems(of subject: DemandSubject, in list: some RuleContext) -> [RuleProblem] {
    guard case .scalar(let found) = subject.part, values.contains(where: found.matches) else {
      return []
    }
    let text = found.plainText ?? ""
    return [
      RuleProblem(
        "\(subject.quotedKey) \(subject.rule.verb) not be \(text.isEmpty ? "empty" : "'\(text)'")\(subject.whenItHolds)",
        remedy: reason.isEmpty ? "write another value, or remove the key" : plain(reason))
    ]
  }

  package static var example: RuleExample {
    RuleExample(
      .noneOf([false], reason: "leave the key out"), [.boolean], kept: ["Key": true])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    values.map { key.breach(byValue: $0, rejectedBy: "not") }
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    let path = key.path
    let others = key.values.listed.map(\.value).filter { !values.contains($0) }
    switch catalogue.someValue(of: path) {
    case .array(let elements) where elements.contains(where: values.contains):
      let rest = elements.filter { !values.contains($0) }
      let allowed = rest.isEmpty ? Array(others.prefix(1)) : rest
      return [allowed.isEmpty ? .remove(path) : .set(path, .array(allowed))]
    case .boolean(let flag) where values == [.boolean(flag)]: return [.set(path, .boolean(!flag))]
    case let value where values.contains(value):
      return [others.first.map { .set(path, $0) } ?? .remove(path)]
    default: return []
    }
  }
}

extension Rule {
  /// The value, or any element, is none of these.
  ///
  /// - Parameter reason: Why, or what to do instead, as the end of the sentence.
  public static func noneOf(_ values: [PropertyListValue], reason: String = "") -> Self {
    Self(.noneOf(NoneOfDemand(values, reason: reason)))
  }
}
