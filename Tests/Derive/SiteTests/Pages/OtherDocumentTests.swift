import KeyModel
import Site
import Testing

/// The site of another configuration format does not mention Info.plist.
@Suite struct OtherDocumentTests {
  static func site(_ document: DocumentKind) -> Site {
    Site(Fixture.input(catalogue: Fixture.catalogue(document: document)))
  }

  @Test func siteOfAnotherFormatDoesNotMentionInfoPlist() {
    let site = Self.site(.configuration)
    #expect(site.check().isEmpty)
    for file in site.rendered() where !file.path.hasPrefix("downloads/") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      for word in ["Info.plist", "InfoPlist", "info-plist", "Xcode"] {
        #expect(!text.contains(word), "\(file.path) has \(word)")
      }
    }
  }

  @Test func siteUsesTheWordsOfItsDocument() throws {
    let site = Self.site(
      DocumentKind(
        "lamp.json", id: "lamp", titleLabel: "Name on the panel",
        translations: "lamp.strings"))
    let mode = try #require(site.text(of: "keys/NSExtension/NSExtensionMode.md"))
    #expect(mode.contains("Name on the panel"))
    #expect(site.text(of: "keys/NSName.md")?.contains("Yes, in lamp.strings") == true)
    #expect(site.text(of: "schemas/index.md")?.contains("The whole lamp.json") == true)
    #expect(site.text(of: "schemas/lamp.strict.schema.json") != nil)
  }

  /// `catalogue` names the schema of catalogue.json.
  @Test(arguments: ["catalogue", "Catalog", "index", "", "../up"])
  func schemaNamesDoNotCollide(fileName: String) {
    let paths = Self.site(DocumentKind("a", id: fileName)).rendered().map {
      $0.path.lowercased()
    }
    #expect(Set(paths).count == paths.count)
    #expect(paths.allSatisfy { !$0.split(separator: "/").contains("..") && !$0.contains("//") })
    #expect(paths.contains("schemas/catalogue.schema.json"))
  }
}
