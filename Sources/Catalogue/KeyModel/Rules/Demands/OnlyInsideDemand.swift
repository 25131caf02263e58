package import Diagnostics

/// Only inside this key, of the dictionaries that share a shape.
package struct OnlyInsideDemand: OneKeyDemand {
  package var other: PropertyPath

  package static let name = "only-inside"
  package static let severity = Severity.warning
  package static let summary = "A key is in the wrong dictionary of two with the same shape."
  package static let explanation = """
    Two dictionaries share most of their keys, but this key has a meaning only in the other one.
    """
  package static let cost = "The system ignores the key where it is."
  package static let repair = """
    Move the key into the dictionary that the message names, or remove it.
    """

  package func sentence(_ must: String) -> String {
    "only inside \(link(other))."
  }

  package init(_ other: PropertyPath) { self.other = other }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .demands(other.isAncestor(of: path) ? [] : [.absence])
  }

  package static let judges: Set<DemandAspect> = [.key]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard !other.isAncestor(of: subject.key.path) else { return [] }
    return [
      RuleProblem(
        "\(subject.quotedKey) has a meaning only in '\(other.name)'",
        remedy: "move it there, or remove it",
        isError: subject.rule.strength == .must ? true : nil)
    ]
  }
}

extension Rule {
  /// Only inside this key, of the dictionaries that share a shape.
  public static func onlyInside(_ key: PropertyPath) -> Self {
    Self(.onlyInside(OnlyInsideDemand(key)))
  }
}
