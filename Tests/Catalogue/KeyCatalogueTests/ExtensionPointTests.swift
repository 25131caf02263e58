import KeyCatalogue
import KeyModel
import TestSupport
import Testing

@Suite struct ExtensionPointTests {
  /// Table 2 of App Extension Keys.
  static let documented: [(String, String, [Platform])] = [
    ("com.apple.ui-services", "Action (UI)", [.iOS, .macOS]),
    ("com.apple.services", "Action (non-UI)", [.iOS]),
    ("com.apple.keyboard-service", "Custom Keyboard", [.iOS]),
    ("com.apple.fileprovider-ui", "Document Picker", [.iOS]),
    ("com.apple.fileprovider-nonui", "File Provider", [.iOS]),
    ("com.apple.FinderSync", "Finder Sync", [.macOS]),
    ("com.apple.photo-editing", "Photo Editing", [.iOS]),
    ("com.apple.share-services", "Share", [.iOS, .macOS]),
    ("com.apple.widget-extension", "Today", [.iOS, .macOS]),
    ("com.apple.watchkit", "Watch App", [.iOS, .watchOS]),
  ]

  @Test(arguments: documented)
  func everyRowOfTheTableIsListed(id: String, name: String, platforms: [Platform]) throws {
    let point = try #require(infoPlistCatalogue.extensionPoint(id))
    #expect(point.name == name)
    #expect(point.mechanism.identifierKey == ExtensionPoint.Mechanism.nsExtension.identifierKey)
    #expect(Set(platforms).subtracting(point.platforms) == [])
    #expect(point.sources.contains { $0.id == "app-extension-keys" && $0.section == "Table 2" })
    // A platform beyond the table comes from another source. In the table, iOS is the system of iPad too.
    for statement in point.availability
    where !platforms.contains(statement.platform) && statement.platform != Platform("iPadOS") {
      #expect(statement.source != nil && statement.source?.id != "app-extension-keys")
    }
  }

  @Test func noOtherPointCitesTheTable() {
    let citing = infoPlistCatalogue.extensionPoints.filter { point in
      point.sources.contains { $0.section == "Table 2" }
    }
    #expect(citing.map(\.id) == Self.documented.map(\.0).sorted())
  }

  @Test func identifierOffersThePointsOfItsMechanism() throws {
    for mechanism in infoPlistCatalogue.mechanisms {
      let key = try #require(infoPlistCatalogue[mechanism.identifierKey])
      let points = infoPlistCatalogue.extensionPoints.filter { $0.mechanism == mechanism }
      #expect(key.values.listed.map(\.value.plainText) == points.map(\.id))
      #expect(!points.isEmpty)
    }
  }

  @Test func minimalListOfAPointHasNoOptionalKey() {
    expectNoFaultOfPoints { point in
      point.uses.first { $0.required == .optional && $0.sample != nil }.map { "\($0.path)" }
    }
  }

  @Test func everyPointRequiresItsDictionary() {
    expectNoFaultOfPoints { point in
      let name = point.mechanism.declaration
      let isRequired = point.uses.contains { $0.path == name && $0.required == .required }
      return isRequired ? nil : "'\(name)' is not required"
    }
  }

  @Test func minimalListOfAPointHasItsIdentifier() {
    expectNoFaultOfPoints { point in
      var list: PropertyListValue? = infoPlistCatalogue.minimalPropertyList(for: point)
      for name in point.mechanism.identifierKey.components {
        guard case .dictionary(let entries)? = list else { break }
        list = entries.first { $0.key == name.plainText }?.value
      }
      return list == .string(point.id) ? nil : "\(String(describing: list))"
    }
  }
}
