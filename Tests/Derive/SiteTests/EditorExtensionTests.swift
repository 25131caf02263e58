import Archive
import JSON
import KeyModel
import Testing

@testable import Site

/// The extension for Visual Studio Code that a site offers.
struct EditorExtensionTests {
  static func input(_ catalogue: Catalogue = Fixture.catalogue(), baseURL: String? = nil)
    -> SiteInput
  {
    var input = Fixture.input(catalogue: catalogue, baseURL: baseURL)
    input.extensionFiles = [
      Fixture.file("extension.js", "activate()"), Fixture.file("property-list.grammar.json", "{}"),
    ]
    return input
  }

  static func manifest(of input: SiteInput) throws -> JSONValue {
    try #require(Site(input).editorExtension).manifest
  }

  static let path = "downloads/Test_Reference.vsix"

  @Test func siteOffersTheExtensionWithItsDigest() throws {
    let site = Site(Self.input())
    #expect(site.files.flatMap(\.paths).contains(Self.path))
    let files = site.rendered()
    let file = try #require(files.first { $0.path == Self.path })
    let page = try #require(files.first { $0.path == "downloads/index.md" })
    #expect(
      String(decoding: page.bytes, as: UTF8.self).contains(SHA256(of: file.bytes).hexadecimal))
    #expect(Site(Self.input()).rendered().first { $0.path == Self.path } == file)
  }

  @Test(arguments: [
    (DocumentKind("Info.plist", id: "info-plist", fileMatch: ["Info.plist"]), false),
    (.configuration, true),
  ])
  func noExtensionWithoutAClientOrNames(document: DocumentKind, hasClient: Bool) {
    var input = Self.input(Fixture.catalogue(document: document))
    if !hasClient { input.extensionFiles.removeFirst() }
    let site = Site(input)
    #expect(site.editorExtension == nil)
    #expect(!site.files.flatMap(\.paths).contains { $0.hasSuffix(".vsix") })
  }

  @Test func propertyListsHaveALanguageAndAGrammar() throws {
    let manifest = try Self.manifest(of: Self.input(baseURL: "https://example.com/"))
    let contributed = try #require(manifest["contributes"])
    #expect(
      contributed["languages"] == [
        [
          "id": "plist", "extensions": [".plist"], "aliases": ["Property List"],
          "firstLine": "^\\s*<!DOCTYPE\\s+plist\\b",
        ]
      ])
    #expect(
      contributed["grammars"] == [
        [
          "language": "plist", "scopeName": "text.xml.plist",
          "path": "./property-list.grammar.json",
        ]
      ])
    #expect(
      contributed["jsonValidation"] == [
        [
          "fileMatch": ["Info.plist.json", "*-Info.plist.json"],
          "url": "https://example.com/schemas/info-plist.editor.draft-07.schema.json",
        ]
      ])
    #expect(manifest["homepage"] == "https://example.com/")
    #expect(manifest["server"]?["arguments"] == ["lsp", "--base-url", "https://example.com/"])
  }

  @Test func filesInJSONBelongToTheEditorsOwnLanguage() throws {
    let document = DocumentKind(
      "lamp.json", id: "lamp", fileMatch: ["lamp.json", "*.lamp", "lamp-*.json"])
    let manifest = try Self.manifest(of: Self.input(Fixture.catalogue(document: document)))
    let contributed = try #require(manifest["contributes"])
    #expect(
      contributed["languages"] == [
        [
          "id": "json", "extensions": [".lamp"], "filenames": ["lamp.json"],
          "filenamePatterns": ["lamp-*.json"],
        ]
      ])
    #expect(contributed["grammars"] == nil && contributed["jsonValidation"] == nil)
    #expect(manifest["activationEvents"] == ["onLanguage:json"])
    #expect(
      manifest["server"]?["selector"] == [
        ["scheme": "file", "pattern": "**/lamp.json"], ["scheme": "file", "pattern": "**/*.lamp"],
        ["scheme": "file", "pattern": "**/lamp-*.json"],
      ])
  }

  @Test(arguments: [DocumentKind.Format.json, .yaml])
  func filesOfOtherLanguagesAreLeftToTheEditor(format: DocumentKind.Format) throws {
    let document = DocumentKind("lamp file", id: "lamp", format: format, fileMatch: ["lamp.yaml"])
    let manifest = try Self.manifest(of: Self.input(Fixture.catalogue(document: document)))
    #expect(manifest["contributes"]?["languages"] == [])
    #expect(
      manifest["server"]?["selector"] == [["scheme": "file", "pattern": "**/lamp.yaml"]])
  }

  @Test(arguments: [
    ("lamp-reference", "lamp-reference"), ("Über Lamp.tool", "ber-lamp-tool"), ("", "reference"),
  ])
  func settingsAreNamedAfterTheProgram(name: String, section: String) throws {
    var input = Self.input()
    input.programName = name
    let manifest = try Self.manifest(of: input)
    #expect(manifest["publisher"] == .string(section))
    #expect(manifest["server"]?["program"] == .string(name))
    guard case .object(let settings)? = manifest["contributes"]?["configuration"]?["properties"]
    else {
      Issue.record("no settings")
      return
    }
    #expect(settings.map(\.name) == ["\(section).path", "\(section).arguments"])
  }

  @Test func catalogueOfAFileComesWithTheExtension() throws {
    var input = Self.input(baseURL: "https://example.com/")
    input.isCatalogueOfFile = true
    let manifest = try Self.manifest(of: input)
    #expect(
      manifest["server"]?["arguments"] == [
        "lsp", "--catalogue", "${extensionPath}/catalogue.json", "--base-url",
        "https://example.com/",
      ])
    let site = Site(input)
    let content = try #require(site.editorExtension).content
    let carried = try #require(content.first { $0.path == "catalogue.json" })
    let published = try #require(site.rendered().first { $0.path == "catalogue.json" })
    #expect(carried.bytes == published.bytes)
    let own = try #require(Site(Self.input()).editorExtension)
    #expect(!own.content.contains { $0.path == "catalogue.json" })
  }

  @Test func extensionsOfTwoCataloguesShareNoSettingOrCommand() throws {
    let names = try ["Lamp Files", "Door Files"].map { title in
      var catalogue = Fixture.catalogue()
      catalogue.title = title
      var input = Self.input(catalogue)
      input.isCatalogueOfFile = true
      let manifest = try Self.manifest(of: input)
      guard case .array(let commands)? = manifest["contributes"]?["commands"],
        case .object(let settings)? = manifest["contributes"]?["configuration"]?["properties"]
      else { return [String]() }
      #expect(manifest["server"]?["section"] != "docgen")
      return settings.map(\.name) + commands.map { $0["command"]?.serialized() ?? "" }
    }
    #expect(names[0].contains("docgen-lamp-files.path"))
    #expect(names.allSatisfy { $0.count == 3 } && Set(names[0]).isDisjoint(with: names[1]))
  }

  @Test func versionIsTheDayOfTheLastChange() throws {
    #expect(try Self.manifest(of: Self.input())["version"] == "1.0.0")
    var catalogue = Fixture.catalogue()
    catalogue.changes = ["2026-09-30", "2026-11-02"].map {
      CatalogueChange("change-\($0)", on: $0, "A change", "Something changed.")
    }
    #expect(try Self.manifest(of: Self.input(catalogue))["version"] == "2026.11.2")
  }
}
