import Text

/// The days from which on services answer a breach of a rule: first with a warning, then with a refusal.
///
/// Days are texts of ISO 8601, which may leave out the day of the month: `2027-04`. They are compared as texts.
public struct RuleSchedule: Hashable, Sendable {
  /// The day from which on services warn; until then, the rule is only announced and nothing is reported.
  public var warned: String
  /// The day from which on they refuse.
  public var refused: String

  package enum Phase: Hashable, Sendable {
    case announced, warned, enforced
  }

  /// The phase on a day; without one, services are not known to say anything yet.
  package func phase(on day: String?) -> Phase {
    guard let day else { return .announced }
    return day >= refused ? .enforced : day >= warned ? .warned : .announced
  }

  /// The end of a message or a sentence: `refused from 2027-04 on`.
  package var phrase: String { "refused from \(refused) on" }

  /// Whether a text is a day, or a month, of ISO 8601.
  package static func isDay(_ text: String, orMonth: Bool = false) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3 || orMonth && parts.count == 2,
      zip(parts, [4, 2, 2]).allSatisfy({ part, count in
        part.utf8.count == count && part.utf8.allSatisfy { $0.isDigit }
      }), let year = Int(parts[0]), let month = Int(parts[1]),
      let days = days(ofMonth: month, in: year)
    else { return false }
    return parts.count == 2 || Int(parts[2]).map { (1...days).contains($0) } ?? false
  }
}
