package import Diagnostics

/// The version is not later than the one at another path.
package struct NotAfterDemand: OneKeyDemand {
  package var other: PropertyPath

  package static let name = "not-after"
  package static let severity = Severity.error
  package static let summary = "A version is later than the one of another key."
  package static let explanation = """
    One key limits the other: the oldest supported version is at most the newest. Versions are \
    compared number by number: 1.10 is later than 1.9. Nothing is reported if one of them is not a \
    version, or is filled in by a build.
    """
  package static let cost = """
    No version fits both keys. If the finding names a code, a store refuses the product with it. \
    Otherwise, the key's page says what the system does.
    """
  package static let repair = "Lower this version, or raise the other one that the message names."

  package func sentence(_ must: String) -> String {
    "\(must) be no later version than \(link(other))."
  }

  package init(_ other: PropertyPath) { self.other = other }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .comparesValues
  }

  package static let judges: Set<DemandAspect> = [.key]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .key(let values) = subject.part else { return [] }
    let others = list.occurrences(of: other)
    guard others.values.count == 1, let limit = others.values.first?.text.map({ Version($0) }),
      limit.components != nil
    else { return [] }
    return values.enumerated().compactMap { index, value in
      guard let text = value.text, !list.isSubstituted(value) else { return nil }
      let version = Version(text)
      guard version.components != nil, limit < version else { return nil }
      return RuleProblem(
        "'\(text)' is later than '\(limit)', the value of '\(other.name)'\(list.phraseOfFile(with: other))",
        remedy: "write '\(limit)' or an earlier version, or correct '\(other.name)'", element: index
      )
    }
  }
}

extension Rule {
  /// The version is not later than the one at another path.
  public static func notAfter(_ key: PropertyPath) -> Self { Self(.notAfter(NotAfterDemand(key))) }
}
