package import Diagnostics
import JSON

/// The value, or any element, is none of these.
package struct NoneOfDemand: DemandDefinition {
  package var values: [PropertyListValue]
  package var reason: String

  package static let name = "none-of"
  package static let severity = Severity.error
  package static let summary = "A value is one that a rule doesn't allow."
  package static let explanation = """
    The key takes other values of its type, but not this one: it is empty, reserved, outdated, only \
    for development, or a placeholder of a template.
    """
  package static let cost = """
    The system or a store refuses the value, or ignores it. The key's page says which.
    """
  package static let repair = """
    Write another value; the remedy says which kind. Remove the key if it may be absent.
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

  package static let judges: Set<DemandAspect> = [.scalar]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .scalar(let found) = subject.part, values.contains(where: found.matches) else {
      return []
    }
    let text = list.shown(found) ?? ""
    return [
      RuleProblem(
        "\(subject.quotedKey) \(subject.rule.verb) not be \(text.isEmpty ? "empty" : "'\(text)'")\(subject.whenItHolds)",
        remedy: reason.isEmpty ? "write another value, or remove the key" : plain(reason))
    ]
  }
}

extension Rule {
  /// Neither the value nor any element may be one of these; the reason completes the sentence.
  public static func noneOf(_ values: [PropertyListValue], reason: String = "") -> Self {
    Self(.noneOf(NoneOfDemand(values, reason: reason)))
  }
}
