package import Diagnostics
import Text

/// A name with one of these endings, each with its dot.
package struct WithSuffixDemand: EndingsDemand {
  package var endings: [String]

  package static let name = "with-suffix"
  package static let severity = Severity.error
  package static let summary = "A name lacks the ending that it must have."
  package static let explanation = """
    The system looks for a file with exactly the name that is written here.
    """
  package static let cost = "The system finds no file of that name, and does without it."
  package static let repair = "Write the file's whole name, with the ending that the message names."

  package func sentence(_ must: String) -> String {
    "\(must) end in \(alternatives(endings.map(code)))."
  }

  package init(_ endings: [String]) { self.endings = endings }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .demands([
      .pattern("(?:" + endings.map(escapedForPattern).joined(separator: "|") + ")$")
    ])
  }

  package static let judges: Set<DemandAspect> = [.text]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .text(let text, let isFinal, _) = subject.part, isFinal,
      !endings.contains(where: { text.hasSuffix($0) })
    else { return [] }
    return [
      RuleProblem(
        "'\(text)' does not end in \(alternatives(endings.map { "'\($0)'" }))",
        remedy: "write the name with its ending")
    ]
  }
}

extension Rule {
  /// A name with one of these endings, each with its dot.
  public static func withSuffix(_ endings: [String]) -> Self {
    Self(.withSuffix(WithSuffixDemand(endings)))
  }
}
