package import Diagnostics
import JSON

/// An array holds elements only where another key has a certain value.
package struct EmptyUnlessRule: OnlyOtherValueRule {
  package var other: PropertyPath
  package var value: PropertyListValue

  package static let name = "empty-unless"
  package static let severity = Severity.error
  package static let summary = "An array has elements although another key's value forbids them."
  package static let explanation = """
    The elements mean something only where the other key has the value that the key's page names. \
    Correct the other key, or remove the array.
    """

  package func sentence(_ must: String) -> String {
    "\(must) have no elements unless \(condition)."
  }

  package init(_ other: PropertyPath, is value: PropertyListValue) {
    self.other = other
    self.value = value
  }

  package func schema(at path: PropertyPath) -> RuleSchema {
    guard let names = path.siblingNames([other]) else {
      return .inexpressible("The keys are in different dictionaries.")
    }
    let mayHold: JSONValue = [
      "required": JSONValue(strings: names),
      "properties": .object([
        .init(
          names[0],
          [
            "anyOf": [
              ["const": value.json],
              ["type": "string", "pattern": .string(Placeholder.pattern)],
            ]
          ])
      ]),
    ]
    return .demands([
      .holder([
        .init("if", ["not": mayHold]),
        .init("then", ["properties": .object([.init(path.name, ["maxItems": 0])])]),
      ])
    ])
  }

  package static let judges: Set<RuleSubject.Aspect> = [.key]

  package func problems(of subject: RuleSubject, in list: some RuleContext) -> [RuleProblem] {
    guard case .key(let values) = subject.part, list.isComplete, !values.isEmpty,
      !subject.key.elementTypes.isEmpty, !holds(in: list),
      !list.occurrences(of: other).areSubstituted
    else { return [] }
    let value = value.plainText ?? "another value"
    return [
      RuleProblem(
        "\(subject.quotedKey) has elements although '\(other.name)' is not '\(value)'",
        remedy: "set '\(other.name)' to '\(value)', or remove \(subject.quotedKey)")
    ]
  }

  package static var example: RuleExample {
    RuleExample(
      .empty(unless: "Other", is: true), [.array(of: .string)], others: ["Other": [.boolean]],
      kept: ["Key": ["a"], "Other": true])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [RuleBreach([.remove(other)], rejectedAt: key.path, by: "maxItems")]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    [.set(other, value)]
  }
}

extension Rule {
  /// An array has elements only where the other key has a certain value.
  public static func empty(unless other: PropertyPath, is value: PropertyListValue) -> Self {
    Self(EmptyUnlessRule(other, is: value))
  }
}
