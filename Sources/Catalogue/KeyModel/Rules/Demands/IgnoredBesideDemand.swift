package import Diagnostics

/// Has no effect where one of the other keys is present.
package struct IgnoredBesideDemand: KeysDemand {
  package var keys: [PropertyPath]

  package static let name = "ignored-beside"
  package static let severity = Severity.note
  package static let summary = "The system ignores a key because another one is present."
  package static let explanation = """
    The other key replaces this one on the systems that know it. Both together are common in \
    products for old and new systems. Nothing is reported where the other key is false.
    """
  package static let cost = """
    The value of this key has no effect on systems that read the other one.
    """
  package static let repair = """
    Remove the key, unless you support systems that are too old for the other one. In that case \
    leave it: a note fails no run.
    """

  package func sentence(_ must: String) -> String {
    "the system ignores this key if \(alternatives(keys.map(link))) is present."
  }

  package init(_ keys: [PropertyPath]) { self.keys = keys }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .inexpressible("A list that has both keys works.")
  }

  package static let judges: Set<DemandAspect> = [.key]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard let other = keys.first(where: { list.occurrences(of: $0).areOn }) else { return [] }
    return [
      RuleProblem(
        "\(subject.quotedKey) is ignored because '\(other.name)' is present",
        remedy: "remove it unless systems that do not know '\(other.name)' need it")
    ]
  }
}

extension KeyOccurrences {
  fileprivate var areOn: Bool {
    !isEmpty && (values.isEmpty || values.contains { !$0.matches(.boolean(false)) })
  }
}

extension Rule {
  /// Has no effect where one of the other keys is present.
  public static func ignoredBeside(_ keys: [PropertyPath]) -> Self {
    Self(.ignoredBeside(IgnoredBesideDemand(keys)))
  }
}
