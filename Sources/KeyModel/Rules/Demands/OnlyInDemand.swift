package import Diagnostics

/// Only for bundles of this kind.
package struct OnlyInDemand: DemandKind {
  var bundle: BundleKind

  package static let name = "only-in"
  package static let severity = Severity.warning
  package static let summary = "A key is for another kind of bundle."
  package static let explanation = """
    Some keys show which kind of bundle a file is in. Nothing is reported for a file that has none \
    of them.
    """

  package func sentence(_ must: String) -> String {
    "only for \(bundle.plural)."
  }

  private static let bundle = RuleMember.text("bundle")
  package static let fields = [bundle.field]

  init(_ bundle: BundleKind) { self.bundle = bundle }

  package init?(_ members: RuleMembers) {
    guard let bundle = members[Self.bundle] else { return nil }
    self.init(BundleKind(bundle))
  }

  package var members: RuleMembers { [Self.bundle.with(bundle.name)] }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .inexpressible("Most files don't show which kind of bundle they are in.")
  }

  package static let judges: Set<DemandSubject.Aspect> = [.key]

  package func problems(of subject: DemandSubject, in list: some RuleContext) -> [RuleProblem] {
    guard let actual = list.bundleKind, !actual.overlaps(bundle) else { return [] }
    return [
      RuleProblem("\(subject.quotedKey) is only for \(bundle.plural)", remedy: "remove the key")
    ]
  }

  package static var example: RuleExample {
    let cart = BundleKind("cart", marks: ["Wheels"])
    return RuleExample(
      .onlyIn(BundleKind("sledge")), [.string], others: ["Wheels": [.integer]], bundleKinds: [cart],
      kept: ["Key": "a"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    guard
      let other = catalogue.bundleKinds.first(where: { !$0.overlaps(bundle) && !$0.marks.isEmpty }),
      let mark = other.marks.first
    else { return [] }
    let point = catalogue.extensionPoints.first { $0.mechanism.declaration == mark.key }
    let list = point.map { catalogue.minimalPropertyList(for: $0) }
    let value = mark.value ?? list?.value(at: mark.key) ?? catalogue[mark.key]?.example ?? 1
    return [RuleBreach(unseenBySchemas: [.set(mark.key, value)])]
  }
}

extension Rule {
  /// Only for bundles of this kind.
  public static func onlyIn(_ kind: BundleKind) -> Self { Self(.onlyIn(OnlyInDemand(kind))) }
}

extension PropertyListValue {
  /// The value at a path of names.
  fileprivate func value(at path: PropertyPath) -> PropertyListValue? {
    path.components.reduce(self as PropertyListValue?) { value, step in
      guard case .dictionary(let entries)? = value else { return nil }
      return entries.first { $0.key == step.plainText }?.value
    }
  }
}
