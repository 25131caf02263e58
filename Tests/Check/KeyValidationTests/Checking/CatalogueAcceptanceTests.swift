import Diagnostics
import KeyCatalogue
import KeyModel
import KeyValidation
import Testing

/// Examples of the reference must pass its own checker.
@Suite struct CatalogueAcceptanceTests {
  /// Findings about an example that are right: it shows a key that is old, for development, or better in another
  /// dictionary.
  private static let expected: Set<String> = ["deprecated", "development-only", "only-inside"]

  /// An example shows one key, and need not have the other keys that its dictionary requires.
  private static let missing: Set<String> = [
    "missing-required-key", "at-least-one", "needs", "present", "absent", "wrong-entry",
  ]

  /// Names that have the form their key asks for.
  private static let names: [PropertyPath: String] = [
    "NSUbiquitousContainers/*": "iCloud.com.example.app", "WiFiAwareServices/*": "_trails._tcp",
  ]

  private let catalogue = infoPlistCatalogue

  @Test func examplesOfTheCatalogueAreValid() {
    for key in catalogue.keys {
      guard let example = key.example else { continue }
      let found = findings(list(example, at: key.path)).filter { finding in
        !Self.expected.contains(finding.id) && !Self.missing.contains(finding.id)
      }
      if !found.isEmpty { Issue.record("\(key.path): \(found.map(\.message))") }
    }
  }

  @Test("What a page shows to copy needs nothing else where it is pasted")
  func listingsOfTheCatalogueAreComplete() {
    for part in [infoPlistCatalogue, entitlementsCatalogue, privacyManifestCatalogue] {
      let checker = PropertyListChecker(part)
      for key in part.keys where key.avoid == nil {
        let list = part.listing(of: key, value: part.example(of: key)).xmlDocument()
        let found = checker.check(Array(list.utf8), file: "a.plist").filter { finding in
          // The listing names an extension point only where the catalogue knows which one fits.
          switch key.extensionPoints {
          case _ where Self.expected.contains(finding.id): false
          case .none: !finding.message.contains("NSExtensionPointIdentifier")
          case .all: finding.id != "wrong-entry"
          case .only: true
          }
        }
        if !found.isEmpty { Issue.record("\(key.path): \(found.map(\.message))") }
      }
    }
  }

  @Test func minimalListsOfTheCatalogueAreValid() {
    for point in catalogue.extensionPoints {
      let text = catalogue.minimalPropertyList(for: point).xmlDocument()
      let found = findings(text, CheckOptions(extensionPoint: point.id))
        .filter { $0.id != "deprecated" }
      if !found.isEmpty { Issue.record("\(point.id): \(found.map(\.message))") }
    }
  }

  @Test func listedValuesOfTheCatalogueAreValid() {
    let mistakes: Set<String> = ["value-not-allowed", "wrong-type", "format"]
    for key in catalogue.keys {
      for value in key.values.listed.map(\.value) {
        let isElement = !key.types.contains { $0.accepts(value.type) }
        let found = findings(list(isElement ? .array([value]) : value, at: key.path))
          .filter { mistakes.contains($0.id) }
        if !found.isEmpty { Issue.record("\(key.path): \(found.map(\.message))") }
      }
    }
  }

  private func list(_ value: PropertyListValue, at path: PropertyPath) -> String {
    value.nested(at: path) { Self.names[$0] ?? catalogue[$0]?.placeholder ?? "name" }.xmlDocument()
  }
}
