package import Diagnostics

/// A dictionary holds no keys but those the catalogue knows.
package struct OnlyKnownKeysDemand: DemandDefinition {
  package static let name = "only-known-keys"
  package static let severity = Severity.error
  package static let summary = "A dictionary has a key that it must not have."
  package static let explanation = """
    The dictionary has a fixed set of keys, and this one is not among them. Often it is a word \
    instead of its code, or belongs in another file.
    """
  package static let cost = "The system ignores the key. A store may refuse the file."
  package static let repair = """
    Correct the key's name: if a known one is near, the remedy names it. Remove the key if it \
    belongs elsewhere.
    """

  package func sentence(_ must: String) -> String {
    "\(must) hold only the keys that this reference lists inside it."
  }

  package init() {}
  package init?(_ members: RuleMembers) { self.init() }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .demands([.onlyKnownKeys])
  }

  package static let judges: Set<DemandAspect> = [.unknownKey]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .unknownKey(let name, let near, let phrase) = subject.part else { return [] }
    return [Self.problem(with: name, near: near, in: phrase)]
  }

  /// The problem with a key that a dictionary must not have, and the known one that it probably means.
  package static func problem(with name: String, near: String?, in phrase: String) -> RuleProblem {
    let hint = near.map { "; did you mean '\($0)'?" } ?? ""
    return RuleProblem(
      "\(phrase) must not hold the key '\(name)'\(hint)",
      remedy: near.map { "write '\($0)'" } ?? "remove the key",
      repair: near.map { .write($0) })
  }
}

extension Rule {
  /// A dictionary holds no keys but those the catalogue knows.
  public static var onlyKnownKeys: Self { Self(.onlyKnownKeys(OnlyKnownKeysDemand())) }
}
