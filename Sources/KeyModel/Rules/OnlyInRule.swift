package import Diagnostics

/// Only for bundles of this kind.
package struct OnlyInRule: RuleKind {
  var bundle: BundleKind

  package static let name = "only-in"
  package static let severity = Severity.warning
  package static let summary = "A key is for another kind of bundle."
  package static let explanation = """
    An app extension is known by its NSExtension or EXAppExtensionAttributes dictionary, other \
    kinds by CFBundlePackageType. Nothing is reported for a list that does not show its kind.
    """

  package func sentence(_ must: String) -> String {
    "only for \(bundle.plural)."
  }

  private static let bundle = RuleMember<BundleKind>.choice("bundle")
  package static let fields = [bundle.field]

  init(_ bundle: BundleKind) { self.bundle = bundle }

  package init?(_ members: RuleMembers) {
    guard let bundle = members[Self.bundle] else { return nil }
    self.init(bundle)
  }

  package var members: RuleMembers {
    var members = RuleMembers()
    members[Self.bundle] = bundle
    return members
  }

  package func schema(at path: PropertyPath) -> RuleSchema {
    .inexpressible("Most lists don't say which kind of bundle they belong to.")
  }

  package static let judges: Set<RuleSubject.Aspect> = [.key]

  package func problems(of subject: RuleSubject, in list: some RuleContext) -> [RuleProblem] {
    guard let actual = list.bundleKind, actual != bundle,
      !(bundle == .cocoaJavaApp && actual == .app)
    else { return [] }
    return [
      RuleProblem("\(subject.quotedKey) is only for \(bundle.plural)", remedy: "remove the key")
    ]
  }

  package static var example: RuleExample {
    RuleExample(
      .onlyIn(.app), [.string],
      others: ["NSExtension": [.dictionary], "NSExtension/NSExtensionPointIdentifier": [.string]],
      points: [.example], kept: ["Key": "a"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    // An extension is of another kind than every other bundle.
    guard let point = catalogue.extensionPoints.first,
      case .dictionary(let entries) = catalogue.minimalPropertyList(for: point)
    else { return [] }
    return [
      RuleBreach(unseenBySchemas: entries.map { .set(PropertyPath([.name($0.key)]), $0.value) })
    ]
  }
}

extension Rule {
  /// Only for bundles of this kind.
  public static func onlyIn(_ kind: BundleKind) -> Self { Self(OnlyInRule(kind)) }
}
