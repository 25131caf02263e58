import Diagnostics
import Text

extension CatalogueCheck {
  /// A service's message is short, so its reader looks at the checker's for what is wrong.
  static let unwordedCode = CatalogueCheck(
    "unworded-code", "A rule with a code that files decide lacks a person's words."
  ) { catalogue in
    catalogue.keys.flatMap { key in
      key.rules.filter { $0.needsWords && $0.words == nil }.map { rule in
        Diagnostic(
          .error, "unworded-code", at: key.location,
          "The rule '\(rule.name)' of '\(key.path)' names \(alternatives(rule.codes, "and")), but has no words for a breach",
          remedy: "add .saying(…) behind .codes(…): what is wrong, and what to do")
      }
    }
  }

  static let malformedWords = CatalogueCheck(
    "malformed-words",
    "A rule's words don't fit on one line, or have a placeholder that nothing fills."
  ) { catalogue in
    catalogue.keys.flatMap { key in
      key.rules.flatMap { rule in
        (rule.words?.faults ?? []).map { fault in
          Diagnostic(
            .error, "malformed-words", at: key.location,
            "The \(fault.part) of the rule '\(rule.name)' of '\(key.path)' \(fault.what)",
            remedy: fault.remedy)
        }
      }
    }
  }
}

extension RuleWords {
  fileprivate typealias Fault = (part: String, what: String, remedy: String)

  fileprivate var faults: [Fault] {
    [("problem", problem), ("remedy", remedy)].compactMap { part, text in
      Self.fault(in: text).map { (part, $0.what, $0.remedy) }
    }
  }

  private static func fault(in text: String) -> (what: String, remedy: String)? {
    if text.allSatisfy(\.isSpace) { return ("is empty", "write what a person would say") }
    if text.contains(where: \.isNewline) { return ("has several lines", "write one line") }
    if text.hasSuffix(".") { return ("ends in a period", "remove the period") }
    let rest = RuleWords.placeholders.reduce(text) { $0.substituting($1, with: "") }
    if rest.contains(where: { $0 == "{" || $0 == "}" }) {
      return (
        "has a placeholder other than \(alternatives(RuleWords.placeholders, "and"))",
        "write one of these, or no braces"
      )
    }
    return nil
  }
}
