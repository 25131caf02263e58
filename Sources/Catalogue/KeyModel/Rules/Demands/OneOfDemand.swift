package import Diagnostics
import JSON

/// The value, or every element, is one of these.
package struct OneOfDemand: DemandDefinition {
  package let values: [PropertyListValue]

  package static let name = "one-of"
  package static let severity = Severity.error
  package static let summary = "A value is not one of those that a rule allows."
  package static let explanation = """
    Which values fit depends on another key, on the kind of bundle or on the store. A value that the \
    key never takes is reported as `value-not-allowed` instead.
    """
  package static let cost = """
    The system ignores or refuses the value. If the finding names a code, a store refuses the \
    product with it.
    """
  package static let repair = """
    Write one of the values that the remedy lists. If the message names another key and that is \
    wrong, correct it instead.
    """

  package func sentence(_ must: String) -> String {
    "every value \(must) be \(alternatives(values.map { $0.codeText }))."
  }

  private static let values = RuleMember.values("values")
  package static let fields = [values.field]

  init(_ values: [PropertyListValue]) { self.values = values }

  package init?(_ members: RuleMembers) {
    guard let values = members[Self.values], !values.isEmpty else { return nil }
    self.init(values)
  }

  package var members: RuleMembers { [Self.values.with(values)] }

  package func schema(at path: PropertyPath) -> DemandSchema { .demands([.values(values)]) }

  package static let judges: Set<DemandAspect> = [.key]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .key(let found) = subject.part else { return [] }
    let key = subject.key
    return found.enumerated().compactMap { index, value in
      guard let text = list.shown(value), !list.isSubstituted(value),
        value.text.map(list.mayBeMacro) != true, !values.contains(where: { list.is(value, $0) }),
        !key.values.isClosed || key.values.listed.contains(where: { list.is(value, $0.value) })
      else { return nil }
      return RuleProblem(
        "'\(text)' is not a value of '\(key.name)'\(subject.whenItHolds)",
        remedy: "write \(alternatives(values.map { "'\(list.shown($0) ?? "…")'" }))"
          + (subject.whenItHolds.isEmpty ? "" : ", or correct what the rule depends on"),
        element: index)
    }
  }
}

extension Rule {
  /// The value, or every element, is one of these.
  public static func oneOf(_ values: [PropertyListValue]) -> Self {
    Self(.oneOf(OneOfDemand(values)))
  }
}

extension PropertyListValue {
  var codeText: String { code(plainText ?? "…") }
}
