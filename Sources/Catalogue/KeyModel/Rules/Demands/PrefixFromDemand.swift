package import Diagnostics
import JSON
import Text

/// A text begins with a value of another key and a separator.
package struct PrefixFromDemand: OtherKeyDemand {
  package var other: PropertyPath
  package var separator: String

  package static let name = "prefix-from"
  package static let severity = Severity.error
  package static let summary = "A text does not begin with the value of another key."
  package static let explanation = """
    The system finds what the text names by its beginning. It is reported where the other key is in \
    the same file, or in a file of the same product that is checked too, and both have a final \
    value.
    """
  package static let cost = """
    The system doesn't connect the two. An installer or a store may refuse the product.
    """
  package static let repair = """
    Do what the remedy says: begin the text with the value that it shows, or correct the other key.
    """

  package func sentence(_ must: String) -> String {
    "\(must) begin with one of the values of \(link(other))\(separator.isEmpty ? "" : ", followed by \(code(separator))")."
  }

  private static let separator = RuleMember.text("separator")
  package static let fields = [keysMember.field, separator.field]

  init(_ other: PropertyPath, separator: String) {
    self.other = other
    self.separator = separator
  }

  package init?(_ members: RuleMembers) {
    guard let other = members[keysMember]?.first else { return nil }
    self.init(other, separator: members[Self.separator] ?? "")
  }

  package var members: RuleMembers {
    [keysMember.with([other]), Self.separator.with(separator.isEmpty ? nil : separator)]
  }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .comparesValues
  }

  package static let judges: Set<DemandAspect> = [.text]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .text(let text, let isFinal, _) = subject.part, isFinal, list.isComplete else {
      return []
    }
    let found = list.occurrences(of: other)
    guard !found.texts.isEmpty, !found.areSubstituted,
      !found.texts.contains(where: { text.hasPrefix($0 + separator) })
    else { return [] }
    let beginnings = found.texts.sorted().prefix(3).map { "'\($0)\(separator)'" }
    return [
      RuleProblem(
        "'\(text)' does not begin with a value of '\(other.name)'\(list.phraseOfFile(with: other))",
        remedy: "begin it with \(alternatives(Array(beginnings)))")
    ]
  }
}

extension Rule {
  /// A text begins with a value of another key and a separator.
  public static func prefix(from key: PropertyPath, separator: String = "") -> Self {
    Self(.prefixFrom(PrefixFromDemand(key, separator: separator)))
  }
}
