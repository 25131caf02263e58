package import Diagnostics
import JSON

/// The value, or every element, is one of a few where another key has a certain value.
package struct OneOfWhenRule: OtherValueRule {
  package var allowed: [String]
  package var other: PropertyPath
  package var value: PropertyListValue

  package static let name = "one-of-when"
  package static let severity = Severity.error
  package static let summary = "A value does not go with the value of another key."
  package static let explanation = """
    Which values the key takes depends on the other one. Correct whichever of the two is wrong. A \
    value that the key never takes is reported as value-not-allowed instead.
    """

  package func sentence(_ must: String) -> String {
    "where \(condition), every value \(must) be \(alternatives(allowed.map(code)))."
  }

  private static let value = RuleMember.value("value")
  private static let allowed = RuleMember.texts("values")
  package static let fields = [keysMember.field, value.field, allowed.field]

  init(_ allowed: [String], where other: PropertyPath, is value: PropertyListValue) {
    self.allowed = allowed
    self.other = other
    self.value = value
  }

  package init?(_ members: RuleMembers) {
    guard let other = members[keysMember]?.first, let value = members[Self.value],
      let allowed = members[Self.allowed], !allowed.isEmpty
    else { return nil }
    self.init(allowed, where: other, is: value)
  }

  package var members: RuleMembers {
    var members = RuleMembers()
    members[keysMember] = [other]
    members[Self.value] = value
    members[Self.allowed] = allowed
    return members
  }

  package func mappingReferences(_ change: (PropertyPath) -> PropertyPath) -> Self {
    Self(allowed, where: change(other), is: value)
  }

  package func schema(at path: PropertyPath) -> RuleSchema {
    let one: JSONValue = [
      "anyOf": [
        ["enum": JSONValue(strings: allowed)],
        ["type": "string", "pattern": .string(Placeholder.pattern)],
      ]
    ]
    let each: JSONValue = ["if": ["type": "array"], "then": ["items": one], "else": one]
    return demand(["properties": .object([.init(path.name, each)])], at: path)
  }

  package static let judges: Set<RuleSubject.Aspect> = [.key]

  package func problems(of subject: RuleSubject, in list: some RuleContext) -> [RuleProblem] {
    guard case .key(let values) = subject.part, holds(in: list) else { return [] }
    let key = subject.key
    return values.enumerated().compactMap { index, value in
      guard let text = value.text, !value.isSubstituted, !allowed.contains(text),
        !key.values.isClosed || key.values.listed.contains(where: { value.matches($0.value) })
      else { return nil }
      return RuleProblem(
        "'\(text)' is not a value of '\(key.name)' where \(plainCondition)",
        remedy: "write \(alternatives(allowed.map { "'\($0)'" })), or correct '\(other.name)'",
        element: index)
    }
  }

  package static var example: RuleExample {
    RuleExample(
      .oneOf(["green", "brown"], where: "Other", is: "leaf"), [.array(of: .string)],
      others: ["Other": [.string]], kept: ["Key": ["green"], "Other": "leaf"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    let others = key.values.listed.compactMap(\.value.text).filter { !allowed.contains($0) }
    let wrong = PropertyListValue.string(others.first ?? "unheard")
    guard key.elementTypes.contains(.string) else {
      return [RuleBreach([.set(key.path, wrong)], rejectedAt: key.path, by: "anyOf")]
    }
    return [
      RuleBreach(
        [.append(key.path, wrong)], rejectedAt: key.path.appending(.name("[-1]")), by: "anyOf")
    ]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    let text = PropertyListValue.string(allowed[0])
    return [.set(other, value), .set(key.path, key.elementTypes.isEmpty ? text : [text])]
  }
}

extension Rule {
  /// The value, or every element, is one of these where the other key has a certain value.
  public static func oneOf(
    _ allowed: [String], where other: PropertyPath, is value: PropertyListValue
  ) -> Self {
    Self(OneOfWhenRule(allowed, where: other, is: value))
  }
}
