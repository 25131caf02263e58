package import Diagnostics

/// Text, or every element of an array of texts, of a known form; the name of an arbitrary key.
package struct FormatRule: RuleKind {
  var format: TextFormat

  package static let name = "format"
  package static let severity = Severity.error
  package static let summary = "A text does not have the form that its key requires."
  package static let explanation = """
    Forms are, for example, identifiers in reverse-DNS form, uniform type identifiers, language \
    tags of BCP 47, and domain names in lower case without a port. A text that contains a build \
    setting is not judged.
    """

  package func sentence(_ must: String) -> String {
    "\(must) be \(format.phrase)."
  }

  private static let format = RuleMember<TextFormat>.choice("format")
  package static let fields = [format.field]

  init(_ format: TextFormat) { self.format = format }

  package init?(_ members: RuleMembers) {
    guard let format = members[Self.format] else { return nil }
    self.init(format)
  }

  package var members: RuleMembers {
    var members = RuleMembers()
    members[Self.format] = format
    return members
  }

  package func schema(at path: PropertyPath) -> RuleSchema {
    .demands([.pattern(format.pattern)])
  }

  package static let judges: Set<RuleSubject.Aspect> = [.text]

  package func problems(of subject: RuleSubject, in list: some RuleContext) -> [RuleProblem] {
    guard case .text(let text, let isFinal, _) = subject.part, isFinal, !list.mayBeMacro(text),
      !format.accepts(text)
    else { return [] }
    if format == .notAddress { return addressProblems(text, list.target) }
    let lower = text.lowercased()
    let isFixable = format == .domainName && format.accepts(lower) && !list.holds(lower)
    return [
      RuleProblem(
        "'\(text)' is not \(plain(format.phrase))",
        remedy: isFixable ? "write '\(lower)'" : "write \(plain(format.phrase))",
        repair: isFixable ? .write(lower) : nil)
    ]
  }

  package static var example: RuleExample {
    RuleExample(.format(.scriptTag), [.string], kept: ["Key": "Latn"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    key.breaches(byText: format.counterexample, rejectedBy: "pattern")
  }
}

extension Rule {
  /// Text, or every element of an array of texts, of a known form; the name of an arbitrary key.
  public static func format(_ format: TextFormat) -> Self { Self(FormatRule(format)) }
}

extension FormatRule {
  /// The archived reference forbids addresses; today's allows them, and ranges of them, from these
  /// releases on.
  private static let firstWithAddresses: [Platform: Version] = [
    .iOS: "17.0", .iPadOS: "17.0", .macOS: "14.0",
  ]

  private func addressProblems(
    _ text: String, _ target: (platform: Platform, version: Version)?
  ) -> [RuleProblem] {
    if let target, let first = Self.firstWithAddresses[target.platform], first <= target.version {
      return []
    }
    return [
      RuleProblem(
        "'\(text)' is an address, which systems before iOS 17 and macOS 14 ignore",
        remedy: "write a domain name where older systems run the app")
    ]
  }
}
