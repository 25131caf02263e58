package import Diagnostics

/// A string that can be compiled as a predicate. The checker finds only unmatched brackets and quotation marks.
package struct PredicateDemand: DemandDefinition {
  /// The class or tool that compiles it.
  package var compiler: String?

  package static let name = "predicate"
  package static let severity = Severity.error
  package static let summary = "A predicate cannot be compiled."
  package static let explanation = """
    The text is empty, or a bracket or quotation mark in it has no counterpart. Whether its words \
    mean something, only the program that reads it knows.
    """
  package static let cost = """
    The program that reads the predicate terminates with an exception, or ignores the predicate.
    """
  package static let repair = """
    Close the bracket or the quotation mark that the message names. In XML, write `&amp;&amp;` for \
    `&&` and `&lt;` for `<`.
    """

  package func sentence(_ must: String) -> String {
    "a string \(must) be a predicate\(compiler.map { " that \(code($0)) can compile" } ?? "")."
  }

  private static let compiler = RuleMember.text("compiler")
  package static let fields = [compiler.field]

  init(compiler: String?) { self.compiler = compiler }

  package init?(_ members: RuleMembers) { self.init(compiler: members[Self.compiler]) }

  package var members: RuleMembers { [Self.compiler.with(compiler)] }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .inexpressible("A regular expression can't match nested brackets.")
  }

  package static let judges: Set<DemandAspect> = [.text]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    // A variable of a predicate, `$item`, looks like a placeholder.
    guard case .text(let text, _, let isName) = subject.part,
      !list.isLenient || !Placeholder.ofTheBuildOccurs(in: text),
      let problem = PredicateSyntax.problem(in: text)
    else { return [] }
    let holder = isName ? "the key" : subject.quotedKey
    return [
      RuleProblem(
        "\(holder) holds a predicate that cannot be compiled: \(problem)",
        remedy: compiler.map { "write a predicate as \($0) reads it" } ?? "correct the predicate")
    ]
  }
}

extension Rule {
  /// A string that is a predicate.
  public static var predicate: Self { predicate(for: nil) }

  /// A string that a class or tool of this name compiles as a predicate.
  public static func predicate(for compiler: String?) -> Self {
    Self(.predicate(PredicateDemand(compiler: compiler)))
  }
}
