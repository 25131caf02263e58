package import Diagnostics
import JSON
import Text

/// Text of so many characters, as Unicode counts code points.
package struct LengthDemand: DemandDefinition {
  package var least: Int?
  package var max: Int?

  package static let name = "length"
  package static let severity = Severity.error
  package static let summary = "A text is too long or too short."
  package static let explanation = """
    The key's page states how many characters fit, counted as Unicode code points. A text that \
    contains a build setting is not judged.
    """

  package func sentence(_ must: String) -> String {
    "\(must) have \(phrase)."
  }

  private var phrase: String {
    switch (least, max) {
    case (let least?, let max?) where least == max: "exactly \(counted(max, "character"))"
    case (let least?, let max?): "\(least) to \(counted(max, "character"))"
    case (let least?, nil): "at least \(counted(least, "character"))"
    case (nil, let max?): "at most \(counted(max, "character"))"
    case (nil, nil): "any number of characters"
    }
  }

  private static let least = RuleMember.integer("min", form: .number)
  private static let max = RuleMember.integer("max", form: .number)
  package static let fields = [least.field, max.field]

  init(least: Int? = nil, max: Int?) {
    self.least = least
    self.max = max
  }

  package init?(_ members: RuleMembers) {
    let (least, max) = (members[Self.least], members[Self.max])
    guard least != nil || max != nil, least ?? 0 >= 0, max ?? 0 >= 0 else { return nil }
    self.init(least: least, max: max)
  }

  package var members: RuleMembers { [Self.least.with(least), Self.max.with(max)] }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .demands([
      .text(
        [
          least.map { .init("minLength", .integer($0)) },
          max.map { .init("maxLength", .integer($0)) },
        ].compactMap { $0 })
    ])
  }

  package static let judges: Set<DemandAspect> = [.text]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard case .text(let text, let isFinal, _) = subject.part, isFinal else { return [] }
    let count = text.unicodeScalars.count
    if let max, count > max {
      return [
        RuleProblem(
          "'\(text)' has \(count) characters, which is more than \(max)", remedy: "shorten it")
      ]
    }
    guard let least, count < least else { return [] }
    return [
      RuleProblem(
        count == 0
          ? "\(subject.quotedKey) is empty"
          : "'\(text)' has \(counted(count, "character")), which is less than \(least)",
        remedy: "write \(phrase)")
    ]
  }
}

extension Rule {
  /// Text of at most this many characters.
  public static func length(atMost max: Int) -> Self { Self(.length(LengthDemand(max: max))) }

  /// Text of so many characters.
  public static func length(atLeast least: Int, atMost max: Int? = nil) -> Self {
    Self(.length(LengthDemand(least: least, max: max)))
  }
}
