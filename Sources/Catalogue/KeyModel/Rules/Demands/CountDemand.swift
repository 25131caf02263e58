package import Diagnostics
import JSON

/// The number of elements of an array, or of entries of a dictionary.
package struct CountDemand: BoundsDemand {
  package var min: Int?
  package var max: Int?

  package static let name = "count"
  package static let severity = Severity.error
  package static let summary = "An array or a dictionary has too many values, or too few."
  package static let explanation = """
    The array or the dictionary is limited, or must not be empty. The message names the number found \
    and the limit.
    """
  package static let cost = """
    Of too many values, the system reads only some. With too few, it has nothing to use. If the \
    finding names a code, a store refuses the product with it.
    """
  package static let repair = """
    Remove the elements after the last one that fits, or add what is missing. Remove an empty key \
    altogether if it may be absent.
    """

  package func sentence(_ must: String) -> String { "\(must) \(phrase)." }

  private var phrase: String {
    switch (min, max) {
    case (nil, 0), (0, 0): "be empty"
    case (let min?, let max?) where min == max: "have exactly \(counted(min))"
    case (let min?, let max?): "have \(min) to \(counted(max))"
    case (let min?, nil): "have at least \(counted(min))"
    case (nil, let max?): "have at most \(counted(max))"
    case (nil, nil): "have any number of elements"
    }
  }

  private func counted(_ count: Int) -> String {
    count == 1 ? "one element" : "\(count) elements"
  }

  package init(min: Int?, max: Int?) {
    self.min = min
    self.max = max
  }

  package func schema(at path: PropertyPath) -> DemandSchema {
    func keywords(_ smallest: String, _ greatest: String) -> [JSONValue.Member] {
      [
        min.map { .init(smallest, .integer($0)) }, max.map { .init(greatest, .integer($0)) },
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
    if count == 0, let min, min > 0 {
      return [
        RuleProblem(
          "\(subject.quotedKey) is empty\(subject.whenItHolds.isEmpty ? "" : "; it must \(phrase)\(subject.whenItHolds)")",
          remedy: subject.whenItHolds.isEmpty
            ? subject.key.required == .required
              ? "add what it is for" : "add what it is for, or remove the key"
            : "add what it is for, or correct what the rule depends on")
      ]
    }
    let isTooMany = max.map { count > $0 } ?? false
    guard isTooMany || min.map({ count < $0 }) ?? false else { return [] }
    return [
      RuleProblem(
        "\(subject.quotedKey) has \(counted(count)); it must \(phrase)\(subject.whenItHolds)",
        remedy: isTooMany ? "remove the excess" : "add the missing ones")
    ]
  }
}

extension Rule {
  /// The number of elements of an array, or of entries of a dictionary.
  public static func count(atLeast min: Int? = nil, atMost max: Int? = nil) -> Self {
    Self(.count(CountDemand(min: min, max: max)))
  }

  /// An array has exactly so many elements, or a dictionary so many entries.
  public static func count(exactly count: Int) -> Self {
    Self(.count(CountDemand(min: count, max: count)))
  }
}
