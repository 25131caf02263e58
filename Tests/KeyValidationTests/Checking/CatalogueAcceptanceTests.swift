import Diagnostics
import KeyCatalogue
import KeyModel
import KeyValidation
import Testing

/// What the reference shows must pass its own checker.
@Suite struct CatalogueAcceptanceTests {
  /// Findings about an example that are right: it shows a key that is
  /// old, for development, or better in another dictionary.
  private static let expected: Set<String> = ["deprecated", "development-only", "only-inside"]

  /// An example shows one key, and need not have the other keys that its dictionary requires.
  private static let missing: Set<String> = [
    "missing-required-key", "at-least-one", "needs", "expected",
  ]

  @Test(arguments: infoPlistCatalogue.keys.filter { $0.example != nil }.map(\.path))
  func examplesOfTheCatalogueAreValid(_ path: PropertyPath) throws {
    let catalogue = infoPlistCatalogue
    let key = try #require(catalogue[path])
    let example = try #require(key.example)
    let list = example.nested(at: path) { catalogue[$0]?.placeholder ?? "name" }
    let found = findings(list.xmlDocument()).filter { finding in
      !Self.expected.contains(finding.id) && !Self.missing.contains(finding.id)
    }
    #expect(found.isEmpty, "\(path): \(found.map(\.message))")
  }

  @Test(arguments: infoPlistCatalogue.extensionPoints.map(\.id))
  func minimalListsOfTheCatalogueAreValid(_ id: ExtensionPoint.ID) throws {
    let catalogue = infoPlistCatalogue
    let point = try #require(catalogue.extensionPoint(id))
    let text = catalogue.minimalPropertyList(for: point).xmlDocument()
    let found = findings(text, CheckOptions(extensionPoint: id)).filter {
      $0.id != "deprecated"
    }
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  @Test(arguments: infoPlistCatalogue.keys.filter { !$0.values.listed.isEmpty }.map(\.path))
  func listedValuesOfTheCatalogueAreValid(_ path: PropertyPath) throws {
    let catalogue = infoPlistCatalogue
    let key = try #require(catalogue[path])
    for value in key.values.listed {
      let isElement = !key.types.contains { $0.accepts(value.value.type) }
      let list = (isElement ? .array([value.value]) : value.value).nested(at: path) {
        catalogue[$0]?.placeholder ?? "name"
      }
      let found = findings(list.xmlDocument())
      #expect(
        found.allSatisfy { !["value-not-allowed", "wrong-type", "format"].contains($0.id) },
        "\(path): \(found.map(\.message))")
    }
  }
}
