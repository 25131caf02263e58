package import Diagnostics
import JSON

/// The key is present where its dictionary is.
///
/// For keys that a source demands but that systems don't need to read the rest, as shipped files without them show;
/// what a system needs is required by the key itself.
package struct ExpectedRule: RuleKind {
  package static let name = "expected"
  package static let severity = Severity.error
  package static let summary = "A key is missing that is expected where its dictionary is."
  package static let explanation = """
    The dictionary is there, and the key that a source expects in it isn't. At the root nothing is \
    reported for a source file where a build may add keys.
    """

  package func sentence(_ must: String) -> String { "\(must) be present." }

  package static let fields: [RuleField] = []

  package init() {}
  package init?(_ members: RuleMembers) { self.init() }

  package var members: RuleMembers { RuleMembers() }

  package func schema(at path: PropertyPath) -> RuleSchema {
    guard path.parent?.isRoot == false, let names = path.siblingNames([path]) else {
      return .inexpressible("A build may add a key at the root.")
    }
    return .demands([.holder([.init("required", JSONValue(strings: names))])])
  }

  package static let judges: Set<RuleSubject.Aspect> = [.holder]

  package func problems(of subject: RuleSubject, in list: some RuleContext) -> [RuleProblem] {
    guard case .holder(_, let phrase, let lacksKey) = subject.part, lacksKey, list.isComplete else {
      return []
    }
    let isAtRoot = subject.key.path.parent?.isRoot ?? true
    guard !isAtRoot || list.isBuilt || list.catalogue.document.build == nil else { return [] }
    let name = subject.key.name
    return [RuleProblem("\(phrase) lacks '\(name)'", remedy: "add '\(name)'")]
  }

  package static var example: RuleExample {
    RuleExample(
      .expected, at: "Socket/Key", [.string], others: ["Socket": [.dictionary]],
      kept: ["Socket": ["Key": "a"]])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [RuleBreach([.remove(key.path)], rejectedAt: key.path.parent ?? .root, by: "required")]
  }
}

extension Rule {
  /// The key is expected where its dictionary is.
  public static var expected: Self { Self(ExpectedRule()) }
}
