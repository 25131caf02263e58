package import Diagnostics

/// A value, or every element, does not occur in the value at another path.
package struct DiffersFromDemand: OneKeyDemand {
  package var other: PropertyPath

  package static let name = "differs-from"
  package static let severity = Severity.warning
  package static let summary = "A value is at two paths of which only one may have it."
  package static let explanation = """
    The two keys are for different things, so one value in both is a mistake in one of them. Values \
    that a build fills in are not compared.
    """
  package static let cost = """
    The system treats the value in one way only, and sources don't always state which.
    """
  package static let repair = "Remove the value from one of the two keys."

  package func sentence(_ must: String) -> String {
    "no value \(must == "must" ? "may" : must) also be in \(link(other))."
  }

  package init(_ other: PropertyPath) { self.other = other }

  package var members: RuleMembers { [keysMember.with([other])] }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .comparesValues
  }

  package static let judges: Set<DemandAspect> = [.key]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .key(let values) = subject.part else { return [] }
    let others = list.occurrences(of: other).texts
    return values.enumerated().compactMap { index, value in
      guard let text = value.text, !list.isSubstituted(value), others.contains(text) else {
        return nil
      }
      return RuleProblem(
        "'\(text)' occurs in '\(other.name)'\(list.phraseOfFile(with: other)) too",
        remedy: "remove one of the two", element: index)
    }
  }
}

extension Rule {
  /// A value, or every element, does not occur in the value at another path.
  public static func differs(from key: PropertyPath) -> Self {
    Self(.differsFrom(DiffersFromDemand(key)))
  }
}
