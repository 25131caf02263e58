import Diagnostics
import Text

extension CatalogueCheck {
  static let restatedFact = CatalogueCheck(
    "restated-fact", "An entry states what follows from the catalogue's conventions."
  ) { catalogue in
    catalogue.restatements.map { statement in
      Diagnostic(
        .warning, "restated-fact", at: statement.location,
        "\(statement.fact.capitalizedFirst) follows from the catalogue's conventions",
        remedy: statement.remedy)
    }
  }
}
