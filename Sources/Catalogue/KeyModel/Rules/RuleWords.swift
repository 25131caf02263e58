import Text

/// A person's words for a breach of a rule, where those that follow from its condition would be hard to read.
public struct RuleWords: Hashable, Sendable {
  /// The mistake, in one line without a final period; `{key}` and `{value}` stand for the file's own.
  public var problem: String
  /// The remedy, in the same form.
  public var remedy: String

  /// The placeholders of both texts: for the key, and for the value.
  static let placeholders = ["{key}", "{value}"]

  /// The problem with these words instead of the generated ones. A correction that is certain stays.
  func describe<Value>(_ problem: RuleProblem, of subject: DemandSubject<Value>) -> RuleProblem {
    let value = problem.element.flatMap { subject.part.text(ofElement: $0) } ?? subject.part.text
    func filled(_ text: String) -> String {
      text.substituting("{key}", with: subject.quotedKey)
        .substituting("{value}", with: value.map { "'\($0)'" } ?? "the value")
    }
    return changed(problem) {
      $0.message = filled(self.problem)
      $0.remedy = filled(remedy)
    }
  }
}

extension Rule {
  /// Whether a service reports what files decide, so that a person's words are needed.
  var needsWords: Bool { !codes.isEmpty && dependence == nil }
}

extension DemandSubject.ListPart {
  fileprivate func text(ofElement index: Int) -> String? {
    switch self {
    case .array(let values), .key(let values): values[index].plainText
    default: nil
    }
  }

  /// The text of the part, where it has one.
  fileprivate var text: String? {
    switch self {
    case .text(let text, _, _), .unknownKey(let text, _, _): text
    case .scalar(let value): value.plainText
    case .key(let values): values.count == 1 ? values[0].plainText : nil
    case .array, .entries, .emptiness, .holder: nil
    }
  }
}
