package import Diagnostics
import JSON

/// An array or a dictionary holds something where another key has a certain value.
package struct NotEmptyWhenRule: OnlyOtherValueRule {
  package var other: PropertyPath
  package var value: PropertyListValue

  package static let name = "not-empty-when"
  package static let severity = Severity.error
  package static let summary = "An array is empty although another key's value needs its elements."
  package static let explanation = """
    Add what the key's page describes, or correct the other key. A key that is missing is not \
    reported here.
    """

  package func sentence(_ must: String) -> String {
    "\(must) not be empty where \(condition)."
  }

  package init(_ other: PropertyPath, is value: PropertyListValue) {
    self.other = other
    self.value = value
  }

  package func schema(at path: PropertyPath) -> RuleSchema {
    demand(
      ["properties": .object([.init(path.name, ["minItems": 1, "minProperties": 1])])], at: path)
  }

  package static let judges: Set<RuleSubject.Aspect> = [.emptiness]

  package func problems(of subject: RuleSubject, in list: some RuleContext) -> [RuleProblem] {
    guard list.isComplete, holds(in: list) else { return [] }
    return [
      RuleProblem(
        "\(subject.quotedKey) is empty although \(plainCondition)",
        remedy: "add what it is for, or correct '\(other.name)'")
    ]
  }

  package static var example: RuleExample {
    RuleExample(
      .notEmpty(where: "Other", is: true), [.array(of: .string)], others: ["Other": [.boolean]],
      kept: ["Key": ["a"], "Other": true])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [
      RuleBreach(
        [.set(key.path, key.types.contains(.dictionary) ? [:] : [])], rejectedAt: key.path,
        by: "minItems", "minProperties")
    ]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    [.set(other, value)]
  }
}

extension Rule {
  /// An array or a dictionary holds something where the other key has a certain value.
  public static func notEmpty(where other: PropertyPath, is value: PropertyListValue) -> Self {
    Self(NotEmptyWhenRule(other, is: value))
  }
}
