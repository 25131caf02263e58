package import Diagnostics
import JSON

/// The key is there where its dictionary is.
///
/// For keys that are demanded in some situations, or that systems do without; other keys are `required`.
package struct PresentDemand: DemandDefinition {
  package static let name = "present"
  package static let severity = Severity.error
  package static let summary = "A key is missing that a rule demands."
  package static let explanation = """
    Another key, the kind of bundle or the store makes this key necessary. Nothing is reported \
    where a file doesn't show whether that is so, or for a key at the root of a source file that a \
    build may add.
    """
  package static let cost = """
    The key's page says what happens without it: a function that doesn't work, or a store that \
    refuses the product.
    """
  package static let repair = """
    Add the key that the message names, with a value of the type that its page states.
    """

  package func sentence(_ must: String) -> String { "\(must) be present." }

  package func sentence(_ must: String, when condition: String?) -> String {
    guard let condition, must == "must" else {
      return "\(must) be present\(condition.map { " \($0)" } ?? "")."
    }
    return "required \(condition)."
  }

  package init() {}
  package init?(_ members: RuleMembers) { self.init() }

  package func schema(at path: PropertyPath) -> DemandSchema { .demands([.presence]) }

  package static let judges: Set<DemandAspect> = [.holder]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .holder(_, let phrase, let lacksKey) = subject.part, lacksKey, list.isComplete else {
      return []
    }
    let rule = subject.rule
    let isAtRoot = subject.key.path.parent?.isRoot ?? true
    guard
      !isAtRoot || list.isBuilt || list.catalogue.document.build == nil
        || rule.condition != .always || !rule.extensionPoints.isEmpty
    else { return [] }
    let name = subject.key.name
    let reason =
      rule.condition == .always ? "" : ", which is required\(subject.whenItHolds)"
    return [RuleProblem("\(phrase) lacks '\(name)'\(reason)", remedy: "add '\(name)'")]
  }
}

extension Rule {
  /// The key is there where its dictionary is; with a condition, where that holds.
  public static var present: Self { Self(.present(PresentDemand())) }
}
