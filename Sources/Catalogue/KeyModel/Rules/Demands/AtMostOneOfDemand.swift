package import Diagnostics
import JSON

/// An array has at most one of these elements.
package struct AtMostOneOfDemand: DemandDefinition {
  package var values: [PropertyListValue]

  package static let name = "at-most-one-of"
  package static let severity = Severity.error
  package static let summary = "An array has several elements of which only one may be there."
  package static let explanation = """
    The elements name alternatives. Each may be in the array, but not together with another one of \
    them.
    """
  package static let cost = """
    No source states which of them counts, so the result may differ between systems.
    """
  package static let repair = """
    Keep the element that you mean and remove the others that the message lists.
    """

  package func sentence(_ must: String) -> String {
    "\(must) contain at most one of \(alternatives(values.map { $0.codeText }, "and"))."
  }

  private static let values = RuleMember.values("values")
  package static let fields = [values.field]

  init(_ values: [PropertyListValue]) { self.values = values }

  package init?(_ members: RuleMembers) {
    guard let values = members[Self.values], values.count > 1 else { return nil }
    self.init(values)
  }

  package var members: RuleMembers { [Self.values.with(values)] }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .inexpressible("The drafts of JSON Schema that editors read can't count some of the elements.")
  }

  package static let judges: Set<DemandAspect> = [.array]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .array(let elements) = subject.part else { return [] }
    let found = values.filter { value in elements.contains { list.is($0, value) } }
    guard found.count > 1 else { return [] }
    let names = found.map { "'\(list.shown($0) ?? "…")'" }
    return [
      RuleProblem(
        "\(subject.quotedKey) contains \(alternatives(names, "and")), of which only one may be there",
        remedy: "keep one of them")
    ]
  }
}

extension Rule {
  /// An array has at most one of these elements.
  public static func atMostOne(of values: [PropertyListValue]) -> Self {
    Self(.atMostOneOf(AtMostOneOfDemand(values)))
  }
}
