package import Diagnostics

/// Only for bundles of this kind.
package struct OnlyInDemand: DemandDefinition {
  package var bundle: BundleKind

  package static let name = "only-in"
  package static let severity = Severity.warning
  package static let summary = "A key is for another kind of bundle."
  package static let explanation = """
    Some keys show which kind of bundle the file is in, and this key is for another kind. Nothing is \
    reported for a file that shows no kind.
    """
  package static let cost = "Nothing reads the key in this kind of bundle."
  package static let repair = """
    Remove the key here. If you need it, move it to the file of the bundle that the message names.
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

  package static let judges: Set<DemandAspect> = [.key]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    guard let actual = list.bundleKind, !actual.overlaps(bundle) else { return [] }
    return [
      RuleProblem("\(subject.quotedKey) is only for \(bundle.plural)", remedy: "remove the key")
    ]
  }
}

extension Rule {
  /// Only for bundles of this kind.
  public static func onlyIn(_ kind: BundleKind) -> Self { Self(.onlyIn(OnlyInDemand(kind))) }
}
