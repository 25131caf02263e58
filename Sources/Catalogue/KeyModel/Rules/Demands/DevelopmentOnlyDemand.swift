package import Diagnostics

/// Not meant for a product that ships.
package struct DevelopmentOnlyDemand: DemandDefinition {
  package static let name = "development-only"
  package static let severity = Severity.warning
  package static let summary = "A key is for development and testing."
  package static let explanation = """
    The key serves testing and debugging. It is reported in every file, because nothing in a file \
    says that it will never ship.
    """
  package static let cost = """
    In a product, the key does nothing, weakens it, or has a store refuse it. The key's page says \
    which.
    """
  package static let repair = """
    Remove the key before you ship. To keep it in a file for development, put `<!-- docgen:ignore \
    development-only REASON -->` above it.
    """

  package func sentence(_ must: String) -> String {
    "only for development and testing; do not ship it."
  }

  package init() {}
  package init?(_ members: RuleMembers) { self.init() }

  package func schema(at path: PropertyPath) -> DemandSchema {
    .inexpressible("The key is valid while you develop.")
  }

  package static let judges: Set<DemandAspect> = [.key]

  package func problems<List: RuleContext>(of subject: DemandSubject<List.Value>, in list: List)
    -> [RuleProblem]
  {
    // The dictionary's own finding covers what is inside.
    let parent = list.catalogue.parent(of: subject.key.path)
    guard parent?.rules.contains(where: { $0.demand == .developmentOnly(self) }) != true else {
      return []
    }
    return [
      RuleProblem(
        "\(subject.quotedKey) is for development and testing", remedy: "remove it before you ship")
    ]
  }
}

extension Rule {
  /// Not meant for a product that ships.
  public static var developmentOnly: Self { Self(.developmentOnly(DevelopmentOnlyDemand())) }
}
