package import Diagnostics
import JSON
import Text

/// The value serves development only and must not be shipped.
package struct MustNotShipDemand: DemandDefinition {
  package var value: PropertyListValue
  package var reason: String

  package static let name = "must-not-ship"
  package static let severity = Severity.warning
  package static let summary = "A value is a stub for development."
  package static let explanation = """
    The value accepts everything, which is handy in development. It is also found as a part of a \
    longer text. It is a warning in a source file and an error in a built product.
    """
  package static let cost = "A store refuses the product."
  package static let repair = """
    Replace the value before you submit the product. The remedy says what the new one should state.
    """

  package func sentence(_ must: String) -> String {
    "\(must) not be \(value.codeText) in what you ship: \(reason)."
  }

  private static let value = RuleMember.value("value")
  private static let reason = RuleMember.text("reason")
  package static let fields = [value.field, reason.field]

  init(_ value: PropertyListValue, reason: String) {
    self.value = value
    self.reason = reason
  }

  package init?(_ members: RuleMembers) {
    guard let value = members[Self.value] else { return nil }
    self.init(value, reason: members[Self.reason] ?? "")
  }

  package var members: RuleMembers { [Self.value.with(value), Self.reason.with(reason)] }

  package func schema(at path: PropertyPath) -> DemandSchema {
    guard case .string(let text) = value else {
      return .inexpressible("Schemas name only texts that must not ship.")
    }
    return .demands([.notText([.init("const", .string(text))], inProductsOnly: true)])
  }

  package static let judges: Set<DemandAspect> = [.scalar]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .scalar(let found) = subject.part, list.is(found, value) || isWord(of: found.text)
    else { return [] }
    return [
      RuleProblem(
        "\(subject.quotedKey) holds the stub '\(list.shown(value) ?? "")', which must not ship",
        remedy: "replace it before you submit: \(reason)", isError: list.isBuilt)
    ]
  }
}

extension Rule {
  /// The value serves development only and must not be shipped.
  public static func mustNotShip(_ value: PropertyListValue, reason: String) -> Self {
    Self(.mustNotShip(MustNotShipDemand(value, reason: reason)))
  }
}

extension MustNotShipDemand {
  /// Whether a predicate holds the value as a word outside its quoted texts.
  private func isWord(of text: String?) -> Bool {
    guard let text, case .string(let word) = value else { return false }
    var plain = ""
    var quote: Character?
    var isEscaped = false
    for character in text {
      if let open = quote {
        if !isEscaped, character == open { quote = nil }
        isEscaped = character == "\\" && !isEscaped
      } else if character == "\"" || character == "'" {
        quote = character
        plain.append(" ")
      } else {
        plain.append(character)
      }
    }
    return plain.split { !($0.isOfWord || $0 == "_") }
      .contains { $0.uppercased() == word.uppercased() }
  }
}
