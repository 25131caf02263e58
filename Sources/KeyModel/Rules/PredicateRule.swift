package import Diagnostics

/// A string that `NSPredicate` can compile. The checker sees brackets and quotation marks that don't
/// match; only the system can judge the rest.
package struct PredicateRule: RuleKind {
  package static let name = "predicate"
  package static let severity = Severity.error
  package static let summary = "A predicate cannot be compiled."
  package static let explanation = """
    Reported are empty texts and brackets and quotation marks without their counterpart. Whether \
    the words of a predicate mean something, only the system knows.
    """

  package func sentence(_ must: String) -> String {
    "a string \(must) be a predicate that `NSPredicate` can compile."
  }

  package static let fields: [RuleField] = []

  package init() {}
  package init?(_ members: RuleMembers) { self.init() }

  package var members: RuleMembers { RuleMembers() }

  package func schema(at path: PropertyPath) -> RuleSchema {
    .inexpressible("A regular expression can't match nested brackets.")
  }

  package static let judges: Set<RuleSubject.Aspect> = [.text]

  package func problems(of subject: RuleSubject, in list: some RuleContext) -> [RuleProblem] {
    guard case .text(let text, let isFinal, let isName) = subject.part, isFinal,
      let problem = PredicateSyntax.problem(in: text)
    else { return [] }
    let holder = isName ? "the key" : subject.quotedKey
    return [
      RuleProblem(
        "\(holder) holds a predicate that cannot be compiled: \(problem)",
        remedy: "write a predicate as NSPredicate reads it")
    ]
  }

  package static var example: RuleExample {
    RuleExample(.predicate, [.string], kept: ["Key": "a == 1"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [RuleBreach(unseenBySchemas: [.set(key.path, "(a == 1")])]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    [.set(key.path, "a == 1")]
  }
}

extension Rule {
  /// A string that `NSPredicate` can compile.
  public static var predicate: Self { Self(PredicateRule()) }
}
