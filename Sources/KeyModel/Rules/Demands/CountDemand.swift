package import Diagnostics
import JSON

/// The number of elements of an array, or of entries of a dictionary.
package struct CountDemand: DemandDefinition {
  package var least: Int?
  package var most: Int?

  package static let name = "count"
  package static let severity = Severity.error
  package static let summary = "An array or a dictionary has too many values, or too few."
  package static let explanation = """
    The key's page states how many are read. Remove the ones that are too many, or add what is \
    missing.
    """

  package func sentence(_ must: String) -> String { "\(must) have \(phrase)." }

  private var phrase: String {
    switch (least, most) {
    case (1, nil): "at least one element"
    case (nil, 0), (0, 0): "no elements"
    case (let least?, let most?) where least == most: "exactly \(counted(least))"
    case (let least?, let most?): "\(least) to \(counted(most))"
    case (let least?, nil): "at least \(counted(least))"
    case (nil, let most?): "at most \(counted(most))"
    case (nil, nil): "any number of elements"
    }
  }

  private func counted(_ count: Int) -> String {
    count == 1 ? "one element" : "\(count) elements"
  }

  private static let least = RuleMember.integer("least")
  private static let most = RuleMember.integer("most")
  package static let fields = [least.field, most.field]

  init(least: Int?, most: Int?) {
    self.least = least
    self.most = most
  }

  package init?(_ members: RuleMembers) {
    let (least, most) = (members[Self.least], members[Self.most])
    guard least != nil || most != nil, least ?? 0 >= 0, most ?? 0 >= 0 else { return nil }
    self.init(least: least, most: most)
  }

  package var members: RuleMembers { [Self.least.with(least), Self.most.with(most)] }

  package func schema(at path: PropertyPath) -> DemandSchema {
    func keywords(_ smallest: String, _ greatest: String) -> [JSONValue.Member] {
      [
        least.map { .init(smallest, .integer($0)) }, most.map { .init(greatest, .integer($0)) },
      ].compactMap { $0 }
    }
    return .demands([
      .array(keywords("minItems", "maxItems")),
      .dictionary(keywords("minProperties", "maxProperties")),
    ])
  }

  package static let judges: Set<DemandAspect> = [.array, .entries, .emptiness]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard list.isComplete else { return [] }
    let count: Int
    switch subject.part {
    // An empty one is asked about as such.
    case .array(let elements) where !elements.isEmpty: count = elements.count
    case .entries(let number): count = number
    case .emptiness: count = 0
    default: return []
    }
    if count == 0, let least, least > 0 {
      return [
        RuleProblem(
          "\(subject.quotedKey) is empty\(subject.whenItHolds.isEmpty ? "" : "; it must have \(phrase)\(subject.whenItHolds)")",
          remedy: subject.whenItHolds.isEmpty
            ? subject.key.required == .required
              ? "add what it is for" : "add what it is for, or remove the key"
            : "add what it is for, or correct what the rule depends on")
      ]
    }
    let isTooMany = most.map { count > $0 } ?? false
    guard isTooMany || least.map({ count < $0 }) ?? false else { return [] }
    return [
      RuleProblem(
        "\(subject.quotedKey) has \(counted(count)); it must have \(phrase)\(subject.whenItHolds)",
        remedy: isTooMany ? "remove the excess" : "add the missing ones")
    ]
  }
}

extension Rule {
  /// The number of elements of an array, or of entries of a dictionary.
  public static func count(atLeast least: Int? = nil, atMost most: Int? = nil) -> Self {
    Self(.count(CountDemand(least: least, most: most)))
  }

  /// An array has exactly so many elements, or a dictionary so many entries.
  public static func count(exactly count: Int) -> Self {
    Self(.count(CountDemand(least: count, most: count)))
  }
}
