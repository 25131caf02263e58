package import Diagnostics
import JSON

/// Every element of an array occurs once.
package struct UniqueElementsDemand: DemandDefinition {
  package static let name = "unique-elements"
  package static let severity = Severity.error
  package static let summary = "An element occurs twice in an array."
  package static let explanation = """
    Each element has a meaning only once. Texts that differ in upper and lower case are different \
    elements.
    """
  package static let cost = """
    The second element has no effect, or the file is refused. The key's page says which, if a source \
    does.
    """
  package static let repair = "Remove the second of the two elements."

  package func sentence(_ must: String) -> String {
    "no element may occur twice."
  }

  package init() {}
  package init?(_ members: RuleMembers) { self.init() }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .demands([.array([.init("uniqueItems", true)])])
  }

  package static let judges: Set<DemandAspect> = [.array]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .array(let elements) = subject.part else { return [] }
    var seen: Set<[UInt8]> = []
    return elements.enumerated().compactMap { index, element in
      guard !seen.insert(element.identity.serializedBytes()).inserted else { return nil }
      let name = list.shown(element).map { "'\($0)'" } ?? "an element"
      return RuleProblem(
        "\(name) occurs twice in '\(subject.key.name)'", remedy: "remove the second one",
        element: index)
    }
  }
}

extension Rule {
  /// Every element of an array occurs once.
  public static var uniqueElements: Self { Self(.uniqueElements(UniqueElementsDemand())) }
}
