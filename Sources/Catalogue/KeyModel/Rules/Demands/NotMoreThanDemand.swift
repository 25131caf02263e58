package import Diagnostics

/// The number is not greater than the one at another path.
package struct NotMoreThanDemand: OneKeyDemand {
  package var other: PropertyPath

  package static let name = "not-more-than"
  package static let severity = Severity.error
  package static let summary = "A number is greater than the one of another key."
  package static let explanation = """
    The two numbers limit each other, such as a minimum and a maximum. Nothing is reported if one of \
    them is missing, or is filled in by a build.
    """
  package static let cost = """
    The range is empty, so no value fits it. The key's page says what the system does then.
    """
  package static let repair = """
    Lower this number to the other one or below, or raise the other one that the message names.
    """

  package func sentence(_ must: String) -> String {
    "\(must) be no greater than \(link(other))."
  }

  package init(_ other: PropertyPath) { self.other = other }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .comparesValues
  }

  package static let judges: Set<DemandAspect> = [.key]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .key(let values) = subject.part, values.count == 1, let value = values.first else {
      return []
    }
    let others = list.occurrences(of: other).values
    guard others.count == 1, let limit = others.first, !list.isSubstituted(value),
      !list.isSubstituted(limit), let number = value.number, let most = limit.number, number > most
    else { return [] }
    let (shown, bound) = (value.plainText ?? "", limit.plainText ?? "")
    return [
      RuleProblem(
        "\(shown) is more than \(bound), the value of '\(other.name)'\(list.phraseOfFile(with: other))",
        remedy: "write \(bound) or less, or correct '\(other.name)'", element: 0)
    ]
  }
}

extension Rule {
  /// The number is not greater than the one at another path.
  public static func notMoreThan(_ key: PropertyPath) -> Self {
    Self(.notMoreThan(NotMoreThanDemand(key)))
  }
}
