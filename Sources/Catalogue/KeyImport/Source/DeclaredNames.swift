import KeyModel
import Text

/// The constants that the source declares for what many entries name.
struct DeclaredNames {
  /// The constants of each type, by the name or id of what they stand for.
  private let constants: [String: [String: String]]
  let groups: [String]

  init(_ catalogue: Catalogue) {
    func constants(_ names: [String], _ kind: String, taken: Set<String> = []) -> [String: String] {
      var identifiers = SwiftNames(taken: taken)
      return Dictionary(firstOf: names.uniqued.map { ($0, identifiers.identifier($0, kind)) })
    }
    var identifiers = SwiftNames()
    groups = catalogue.groups.map { identifiers.identifier($0.id, "group") }
    self.constants = [
      "SourceReference": constants(
        catalogue.sources.map(\.id.text), "source", taken: ["name", "id", "section", "confidence"]),
      "DocumentKind": constants(
        catalogue.documents.map(\.id), "document", taken: ["configuration"]),
      "Platform": constants(catalogue.releases.platforms.map(\.name), "platform"),
      "ExtensionPoint.Mechanism": constants(catalogue.mechanisms.map(\.name), "mechanism"),
      "BundleKind": constants(catalogue.bundleKinds.map(\.name), "kind"),
      "Distribution": constants(catalogue.distributions.map(\.id), "distribution"),
    ]
  }

  /// The constant of a type with this name; nil if the source declares none.
  func constant(_ name: String, of type: String) -> String? { constants[type]?[name] }
}
