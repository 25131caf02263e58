package import Diagnostics

/// Required in the case named; with extension points, required for them.
package struct RequiredWhenRule: RuleKind {
  package var situation: String

  package static let name = "required-when"
  package static let severity = Severity.warning
  package static let summary = "A key is missing that some situations require."
  package static let explanation = """
    Reported where the situation is an extension point, because a file names its own. Other \
    situations are not in the file; the key's page describes them.
    """

  package func sentence(_ must: String) -> String { "required when \(situation)." }

  // The situation and the extension points are the same condition, in words and as identifiers.
  package func sentence(_ must: String, for points: String) -> String {
    "Required when \(situation) (\(points))."
  }

  private static let when = RuleMember.text("when")
  package static let fields = [when.field]

  init(_ situation: String) { self.situation = situation }

  package init?(_ members: RuleMembers) {
    guard let situation = members[Self.when] else { return nil }
    self.init(situation)
  }

  package var members: RuleMembers {
    var members = RuleMembers()
    members[Self.when] = situation
    return members
  }

  package func schema(at path: PropertyPath) -> RuleSchema {
    .demands([.presence])
  }

  package static let judges: Set<RuleSubject.Aspect> = [.holder]

  package func problems(of subject: RuleSubject, in list: some RuleContext) -> [RuleProblem] {
    // Of all situations, a list names only its extension point.
    guard case .holder(_, let phrase, let lacksKey) = subject.part, lacksKey, list.isComplete,
      !subject.rule.extensionPoints.isEmpty
    else { return [] }
    return [
      RuleProblem(
        "\(phrase) lacks '\(subject.key.name)'",
        remedy: "add '\(subject.key.name)': it is required when \(plain(situation))",
        isError: subject.rule.strength == .must ? true : nil)
    ]
  }

  package static var example: RuleExample {
    RuleExample(
      .must(.requiredWhen("it is a lamp"), for: ["example.lamp"]),
      at: "Socket/Key", [.string],
      others: ["Socket": [.dictionary], "Socket/Kind": [.string]], points: [.example],
      kept: ["Socket": ["Kind": "example.lamp", "Key": "a"]])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [RuleBreach([.remove(key.path)], rejectedAt: key.path.parent ?? .root, by: "required")]
  }
}

extension Rule {
  /// Required in the situation named; with extension points, required for them.
  public static func requiredWhen(_ situation: String) -> Self { Self(RequiredWhenRule(situation)) }
}

extension ExtensionPoint {
  /// An extension point for the examples of rules.
  static var example: ExtensionPoint {
    ExtensionPoint(
      "example.lamp", "Lamp", Mechanism("Socket", identifierKey: "Socket/Kind"),
      summary: "An example.", availability: [], sources: [])
  }
}
