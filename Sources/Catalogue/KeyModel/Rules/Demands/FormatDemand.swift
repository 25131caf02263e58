package import Diagnostics
import Text

/// Text, or every element of an array of texts, of a known form; the name of an arbitrary key.
package struct FormatDemand: DemandDefinition {
  package var format: TextFormat

  package static let name = "format"
  package static let severity = Severity.error
  package static let summary = "A text does not have the form that its key requires."
  package static let explanation = """
    The text must be, for example, an identifier in reverse-DNS form, a language tag such as `en` or \
    `pt-BR`, or a domain name in lower case without a port. A text that contains a build setting is \
    not judged.
    """
  package static let cost = """
    The system doesn't recognize the text and acts as if the key were missing, or as the key's page \
    says. If the finding names a code, a store refuses the product with it.
    """
  package static let repair = """
    Write the text in the form that the remedy names. If the form has one obvious correction, \
    `docgen validate --fix` makes it.
    """

  package func sentence(_ must: String) -> String {
    "\(must) be \(format.phrase)."
  }

  package func sentence(_ must: String, when condition: String?) -> String {
    // An example at the end is set off from the condition.
    let comma = format.phrase.utf8.last == UInt8(ascii: "`") ? "," : ""
    return condition.map { "\(must) be \(format.phrase)\(comma) \($0)." } ?? sentence(must)
  }

  private static let format = RuleMember<TextFormat>.choice("format")
  package static let fields = [format.field]

  init(_ format: TextFormat) { self.format = format }

  package init?(_ members: RuleMembers) {
    guard let format = members[Self.format] else { return nil }
    self.init(format)
  }

  package var members: RuleMembers { [Self.format.with(format)] }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .demands([.pattern(format.pattern)])
  }

  package static let judges: Set<DemandAspect> = [.text]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .text(let text, let isFinal, _) = subject.part, isFinal, !list.mayBeMacro(text),
      !format.accepts(text)
    else { return [] }
    // A script of the project puts a version where a source has a word.
    let isVersion = format == .versionNumber || format == .buildVersion
    guard
      !isVersion || list.isBuilt || subject.rule.strength == .must || text.isEmpty
        || text.utf8.contains(where: { $0.isDigit })
    else { return [] }
    if format == .localization, text.utf8.count > 3, text.utf8.allSatisfy({ $0.isLetter }) {
      return [
        RuleProblem(
          "'\(text)' is the name of a language, not its identifier",
          remedy: "write the identifier, such as 'en'", isError: false)
      ]
    }
    let lower = text.lowercased()
    let isFixable = format == .domainName && format.accepts(lower) && !list.holds(lower)
    return [
      RuleProblem(
        format == .notAddress
          ? "'\(text)' is a numeric address, not a domain name"
          : "'\(text)' is not \(plain(format.phrase))",
        remedy: isFixable ? "write '\(lower)'" : "write \(plain(format.phrase))",
        repair: isFixable ? .write(lower) : nil)
    ]
  }
}

extension Rule {
  /// Text, or every element of an array of texts, of a known form; the name of an arbitrary key.
  public static func format(_ format: TextFormat) -> Self { Self(.format(FormatDemand(format))) }
}
