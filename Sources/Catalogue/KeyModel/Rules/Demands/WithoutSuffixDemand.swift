package import Diagnostics
import JSON
import Text

/// A name without these endings, each with its dot.
package struct WithoutSuffixDemand: EndingsDemand {
  package var endings: [String]

  package static let name = "without-suffix"
  package static let severity = Severity.error
  package static let summary = "A name ends in something that must not be part of it."
  package static let explanation = """
    The system adds the ending of a file itself: with the ending in the name, it looks for a file \
    that has it twice. Another name, such as a domain, doesn't have the ending at all.
    """
  package static let cost = "The system doesn't find what is named, and does without it."
  package static let repair = """
    Write the name without its ending; `docgen validate --fix` removes it.
    """

  package func sentence(_ must: String) -> String {
    "\(must) not end in \(alternatives(endings.map(code)))."
  }

  package init(_ endings: [String]) { self.endings = endings }

  package func schema(at path: PropertyPath) -> DemandSchema {
    let pattern = "(?:" + endings.map(escapedForPattern).joined(separator: "|") + ")$"
    return .demands([.notText([.init("pattern", .string(pattern))])])
  }

  package static let judges: Set<DemandAspect> = [.text]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    // An ending after a build setting is final all the same.
    guard case .text(let text, _, let isName) = subject.part,
      let ending = endings.first(where: { text.hasSuffix($0) })
    else { return [] }
    var name = Substring(text)
    while let ending = endings.first(where: { name.hasSuffix($0) && !$0.isEmpty }) {
      name = name.dropLast(ending.count)
    }
    let holder = isName ? "the key" : subject.quotedKey
    return [
      RuleProblem(
        "\(holder) ends in '\(ending)', which must not be there",
        remedy: name.isEmpty ? "write a name" : "write '\(name)'",
        repair: isName || name.isEmpty ? nil : .keepPrefix(String(name)))
    ]
  }
}

extension Rule {
  /// A name without these endings, each with its dot.
  public static func withoutSuffix(_ endings: [String]) -> Self {
    Self(.withoutSuffix(WithoutSuffixDemand(endings)))
  }
}
