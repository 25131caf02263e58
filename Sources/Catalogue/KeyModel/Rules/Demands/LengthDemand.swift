package import Diagnostics
import JSON
import Text

/// Text of so many characters, as Unicode counts code points.
package struct LengthDemand: BoundsDemand {
  package var min: Int?
  package var max: Int?

  package static let name = "length"
  package static let severity = Severity.error
  package static let summary = "A text is too long or too short."
  package static let explanation = """
    The key has a limit, counted in Unicode code points, so an emoji may count as several. The \
    message names the number found and the limit. A text that contains a build setting is not \
    judged.
    """
  package static let cost = """
    The system or a service cuts the text off, shows nothing, or refuses the product. The key's page \
    says which, if a source does.
    """
  package static let repair = """
    Shorten or lengthen the text until its number of characters is within the limit.
    """

  package func sentence(_ must: String) -> String {
    "\(must) have \(phrase)."
  }

  private var phrase: String {
    switch (min, max) {
    case (let min?, let max?) where min == max: "exactly \(counted(max, "character"))"
    case (let min?, let max?): "\(min) to \(counted(max, "character"))"
    case (let min?, nil): "at least \(counted(min, "character"))"
    case (nil, let max?): "at most \(counted(max, "character"))"
    case (nil, nil): "any number of characters"
    }
  }

  package init(min: Int? = nil, max: Int?) {
    self.min = min
    self.max = max
  }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .demands([
      .text(
        [
          min.map { .init("minLength", .integer($0)) },
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
    guard let min, count < min else { return [] }
    return [
      RuleProblem(
        count == 0
          ? "\(subject.quotedKey) is empty"
          : "'\(text)' has \(counted(count, "character")), which is less than \(min)",
        remedy: "write \(phrase)")
    ]
  }
}

extension Rule {
  /// Text of at most this many characters.
  public static func length(atMost max: Int) -> Self { Self(.length(LengthDemand(max: max))) }

  /// Text of so many characters.
  public static func length(atLeast min: Int, atMost max: Int? = nil) -> Self {
    Self(.length(LengthDemand(min: min, max: max)))
  }
}
