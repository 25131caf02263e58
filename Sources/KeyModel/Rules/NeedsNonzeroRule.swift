package import Diagnostics
import JSON

/// Needs the other key, with a value that is not zero, where the dictionary that may hold that key is
/// present.
package struct NeedsNonzeroRule: SituationRule {
  package var other: PropertyPath
  package var situation: String

  package static let name = "needs-nonzero"
  package static let severity = Severity.error
  package static let summary = "A key needs another one with a value other than 0."
  package static let explanation = """
    Nothing is reported where the dictionary that would hold the other key is missing or is a \
    string, as an activation rule may be.
    """

  package func sentence(_ must: String) -> String {
    "\(situation.lowercasedFirst), \(link(other)) \(must) be present with a value other than 0."
  }

  package init(_ other: PropertyPath, when situation: String) {
    self.other = other
    self.situation = situation
  }

  package func schema(at path: PropertyPath) -> RuleSchema {
    guard let steps = steps(from: path), let last = steps.last else {
      return .inexpressible("The other key isn't below the dictionary that holds this one.")
    }
    var premise: JSONValue = ["type": "object"]
    var conclusion: JSONValue = [
      "required": JSONValue(strings: [last]),
      "properties": .object([.init(last, ["not": ["enum": [0, false]]])]),
    ]
    for step in steps.dropLast().reversed() {
      premise = [
        "required": JSONValue(strings: [step]), "properties": .object([.init(step, premise)]),
      ]
      conclusion = ["properties": .object([.init(step, conclusion)])]
    }
    return .demands([
      .holder([
        .init("if", ["allOf": [["required": JSONValue(strings: [path.name])], premise]]),
        .init("then", conclusion),
      ])
    ])
  }

  package static let judges: Set<RuleSubject.Aspect> = [.key]

  package func problems(of subject: RuleSubject, in list: some RuleContext) -> [RuleProblem] {
    guard list.isComplete, list.canHold(other) else { return [] }
    let others = list.occurrences(of: other)
    guard !others.haveNonzero else { return [] }
    return [
      RuleProblem(
        "\(subject.quotedKey) needs '\(other.name)', which is \(others.isEmpty ? "missing" : "0")",
        remedy: "add '\(other.name)' with a value other than 0")
    ]
  }

  package static var example: RuleExample {
    RuleExample(
      .needsNonzero("Other", when: "Always"), [.string], others: ["Other": [.integer]],
      kept: ["Key": "a", "Other": 1])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [
      RuleBreach([.set(other, 0)], rejectedAt: other, by: "not"),
      RuleBreach([.remove(other)], rejectedAt: other.parent ?? .root, by: "required"),
    ]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    [.set(other, 1)]
  }
}

extension Rule {
  /// Needs the other key with a value that is not zero; `when` says in words in which situation.
  public static func needsNonzero(_ key: PropertyPath, when situation: String) -> Self {
    Self(NeedsNonzeroRule(key, when: situation))
  }
}

extension NeedsNonzeroRule {
  /// The names from the dictionary that holds the key down to the other key, if they lead there.
  private func steps(from path: PropertyPath) -> [String]? {
    guard let base = path.parent, base.isAncestor(of: other) else { return nil }
    let components = other.components.dropFirst(base.components.count)
    let steps = components.compactMap { step -> String? in
      if case .name(let name) = step { name } else { nil }
    }
    return steps.count == components.count ? steps : nil
  }
}
