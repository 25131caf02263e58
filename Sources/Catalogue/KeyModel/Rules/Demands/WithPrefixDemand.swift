package import Diagnostics
import Text

/// Text that begins in one of some ways.
package struct WithPrefixDemand: DemandDefinition {
  package var prefixes: [String]
  /// The length of a code of capital letters and digits before a period that may come first instead; 0 for none.
  package var codeLength: Int

  package static let name = "with-prefix"
  package static let severity = Severity.error
  package static let summary = "A text lacks the beginning that it must have."
  package static let explanation = """
    The beginning says what the text names, or to whom it belongs. A text that contains a build \
    setting is not judged.
    """
  package static let cost = """
    The system doesn't recognize the text. If it is a claim in a signature, the program may not \
    start.
    """
  package static let repair = """
    Begin the text as the message says. If it has another beginning, replace that.
    """

  package func sentence(_ must: String) -> String { "\(must) begin with \(choice(code))." }

  private func choice(_ mark: (String) -> String) -> String {
    let code =
      codeLength > 0 ? ["a code (\(codeLength) capital letters and digits) and a period"] : []
    return alternatives(prefixes.map(mark) + code)
  }

  private static let prefixes = RuleMember.texts("prefixes")
  private static let codeLength = RuleMember.integer("codeLength")
  package static let fields = [prefixes.field, codeLength.field]

  init(_ prefixes: [String], orCodeOf codeLength: Int) {
    (self.prefixes, self.codeLength) = (prefixes, codeLength)
  }

  package init?(_ members: RuleMembers) {
    let (prefixes, length) = (members[Self.prefixes] ?? [], members[Self.codeLength] ?? 0)
    guard (0...100).contains(length), length > 0 || !prefixes.isEmpty else { return nil }
    self.init(prefixes, orCodeOf: length)
  }

  package var members: RuleMembers {
    [Self.prefixes.with(prefixes), Self.codeLength.with(codeLength > 0 ? codeLength : nil)]
  }

  package func schema(at path: PropertyPath) -> DemandSchema {
    let code = codeLength > 0 ? ["[A-Z0-9]{\(codeLength)}\\."] : []
    let choice = (prefixes.map(escapedForPattern) + code).joined(separator: "|")
    return .demands([.pattern("^(?:\(choice))")])
  }

  package static let judges: Set<DemandAspect> = [.text]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .text(let text, let isFinal, _) = subject.part, isFinal, !list.mayBeMacro(text),
      !prefixes.contains(where: text.hasPrefix), !hasCode(text)
    else { return [] }
    return [
      RuleProblem(
        "'\(text)' does not begin with \(choice { "'\($0)'" })",
        remedy: "write the beginning that fits")
    ]
  }

  private func hasCode(_ text: String) -> Bool {
    let code = text.utf8.prefix(codeLength)
    return codeLength > 0 && text.utf8.dropFirst(codeLength).first == UInt8(ascii: ".")
      && code.allSatisfy { $0.isUppercase || $0.isDigit }
  }
}

extension Rule {
  /// Text that begins with one of these, or with a code of capital letters and digits and a period.
  ///
  /// - Parameter codeLength: The length of the code; 0 for none.
  public static func withPrefix(_ prefixes: [String], orCodeOf codeLength: Int = 0) -> Self {
    Self(.withPrefix(WithPrefixDemand(prefixes, orCodeOf: codeLength)))
  }
}
