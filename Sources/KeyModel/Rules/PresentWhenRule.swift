package import Diagnostics
import JSON

/// Required where another key has a certain value.
package struct PresentWhenRule: OnlyOtherValueRule {
  package var other: PropertyPath
  package var value: PropertyListValue

  package static let name = "present-when"
  package static let severity = Severity.error
  package static let summary = "A key is missing that another key's value needs."
  package static let explanation = """
    The other key says that there is something to describe, and the key that describes it is \
    missing. Add it, or correct the other key.
    """

  package func sentence(_ must: String) -> String {
    "\(must) be present where \(condition)."
  }

  package init(_ other: PropertyPath, is value: PropertyListValue) {
    self.other = other
    self.value = value
  }

  package func schema(at path: PropertyPath) -> RuleSchema {
    demand(["required": JSONValue(strings: [path.name])], at: path)
  }

  package static let judges: Set<RuleSubject.Aspect> = [.holder]

  package func problems(of subject: RuleSubject, in list: some RuleContext) -> [RuleProblem] {
    guard case .holder(_, let phrase, let lacksKey) = subject.part, lacksKey, list.isComplete,
      holds(in: list)
    else { return [] }
    return [
      RuleProblem(
        "\(phrase) lacks '\(subject.key.name)' although \(plainCondition)",
        remedy: "add '\(subject.key.name)', or correct '\(other.name)'")
    ]
  }

  package static var example: RuleExample {
    RuleExample(
      .present(where: "Other", is: true), [.string], others: ["Other": [.boolean]],
      kept: ["Key": "a", "Other": true])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [RuleBreach([.remove(key.path)], rejectedAt: key.path.parent ?? .root, by: "required")]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    [.set(other, value)]
  }
}

extension Rule {
  /// Required where the other key has a certain value.
  public static func present(where other: PropertyPath, is value: PropertyListValue) -> Self {
    Self(PresentWhenRule(other, is: value))
  }
}
