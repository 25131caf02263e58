import KeyCatalogue
import Testing

/// The symbols of frameworks that stand for keys.
@Suite struct SymbolTests {
  @Test(arguments: [
    ("kMEFormatReaderClassImplementationIDKey", "ClassImplementationID"),
    ("kMEFormatReaderFileNameExtensionArrayKey", "MTFileNameExtensionArray"),
    ("kMEFormatReaderUTTypeArrayKey", "MTUTTypeArray"),
    ("kMEFormatReaderObjectNameKey", "ObjectName"),
  ])
  func symbolsFindTheirKeys(symbol: String, name: String) {
    #expect(
      infoPlistCatalogue.keys(matching: symbol).map(\.path.description)
        == ["EXAppExtensionAttributes/" + name])
  }

  @Test func symbolOfTheExtensionPointNameIsNotAKey() {
    let owners = infoPlistCatalogue.extensionPoints.filter {
      $0.symbols.contains("kMEFormatReaderExtensionPointName")
    }
    #expect(owners.map(\.id) == ["com.apple.mediaextension.formatreader"])
    #expect(
      !infoPlistCatalogue.keys.contains { !$0.symbols.filter { $0.hasSuffix("Name") }.isEmpty })
  }
}
