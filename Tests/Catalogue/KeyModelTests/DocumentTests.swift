import Diagnostics
import JSON
import KeyModel
import Testing

/// A lamp and its remote control: two kinds of file in one catalogue.
struct DocumentTests {
  private static let lamp = DocumentKind("lamp.json", id: "lamp", fileMatch: ["lamp.json"])
  private static let remote = DocumentKind("remote.json", id: "remote", fileMatch: ["remote.json"])

  private static func key(_ path: PropertyPath, seeAlso: [PropertyPath] = [], rules: [Rule] = [])
    -> Key
  {
    Key(
      path, .string, summary: "Is a key.", availability: [], rules: rules, seeAlso: seeAlso,
      sources: [SourceReference("manual", "Keys")])
  }

  private static func catalogue(
    lamp: [Key], remote: [Key], documents: [DocumentKind] = [remote], inside: String = "remote"
  ) -> Catalogue {
    Catalogue(
      title: "Lamps", document: Self.lamp, otherDocuments: documents,
      groups: [
        KeyGroup("light", "Light", in: "lamp", summary: "Keys of light.", keys: lamp),
        KeyGroup(
          "buttons", "Buttons", in: inside, summary: "Keys of buttons.", keys: remote),
      ],
      sources: [Source("manual", "Manual", url: nil, summary: "A manual.")],
      releases: ReleaseRegistry([]))
  }

  private static let both = catalogue(
    lamp: [
      key("Name"), key("Color", seeAlso: ["Name", "lamp:Name", "remote:Name", "remote:Zone"]),
    ],
    remote: [
      key("Zone", seeAlso: ["Name", "lamp:Color"], rules: [.excludes(["Name"])]), key("Name"),
    ])

  @Test func propertyListsAreLenientUnlessTheySayOtherwiseAndOtherFilesAreNot() {
    for format in DocumentKind.Format.allCases {
      #expect(
        DocumentKind("lamp", id: "lamp", format: format).isLenient == (format == .propertyList))
    }
    #expect(DocumentKind("lamp.json", id: "lamp", isLenient: true).isLenient)
    #expect(
      !DocumentKind("lamp.plist", id: "lamp", format: .propertyList, isLenient: false).isLenient)
  }

  @Test(arguments: [
    (#"{"name": "lamp", "format": "yaml"}"#, DocumentKind.Format.yaml, false),
    (
      #"{"name": "lamp", "format": "json-with-comments", "lenient": true}"#, .jsonWithComments, true
    ),
    (#"{"name": "lamp.plist", "format": "property-list", "lenient": false}"#, .propertyList, false),
    (#"{"name": "lamp.plist"}"#, .propertyList, true),
  ])
  func aCatalogueSaysTheSyntaxAndTheLeniencyOfADocument(
    _ document: String, _ format: DocumentKind.Format, _ isLenient: Bool
  ) throws {
    let json = #"{"format": 2, "title": "Lamps", "keys": [], "document": \#(document)}"#
    let (catalogue, findings) = CatalogueReader.read(Array(json.utf8), file: "lamps.json")
    let read = try #require(catalogue?.document, "\(findings)")
    #expect(read.format == format)
    #expect(read.isLenient == isLenient)
    let again = CatalogueReader.read(
      try #require(catalogue).jsonBytes(keyURL: { _ in "" }, extensionPointURL: { _ in "" }),
      file: "lamps.json")
    #expect(again.catalogue?.document == read)
  }

  @Test func keysAreOrderedByDocumentThenPath() {
    #expect(
      Self.both.keys.map(\.path.description) == ["Color", "Name", "remote:Name", "remote:Zone"])
    #expect(Self.both.check().map(\.message) == ["'Color' lists the related key 'Name' twice"])
  }

  @Test func aReferenceWithoutADocumentStaysInTheDocumentOfItsKey() throws {
    let zone = try #require(Self.both["remote:Zone"])
    #expect(zone.seeAlso == ["remote:Name", "Color"])
    #expect(zone.rules.flatMap(\.references) == ["remote:Name"])
    let color = try #require(Self.both["Color"])
    #expect(color.seeAlso == ["Name", "Name", "remote:Name", "remote:Zone"])
  }

  @Test func aPartIsACatalogueOfOneDocument() throws {
    let part = Self.both.part(Self.remote)
    #expect(part.document == Self.remote)
    #expect(part.keys.map(\.path.description) == ["Name", "Zone"])
    #expect(try #require(part["Zone"]).seeAlso == ["Name", "lamp:Color"])
    #expect(Self.both.part(Self.lamp).keys.map(\.path.description) == ["Color", "Name"])
  }

  @Test func aColonBelongsToTheNameUnlessADocumentPrecedesIt() {
    let catalogue = Self.catalogue(lamp: [Self.key("font:size"), Self.key("b:c")], remote: [])
    #expect(catalogue["font:size"]?.name == "font:size")
    #expect(catalogue["b:c"]?.name == "b:c")
    #expect(catalogue.keys(matching: "font:size").count == 1)
    #expect(catalogue.check().map(\.message) == [])
  }

  @Test func aNameThatSeveralDocumentsHaveMeansEachOfThem() {
    func found(_ text: String) -> [String] {
      Self.both.keys(matching: text).map(\.path.description)
    }
    #expect(found("Name") == ["Name", "remote:Name"])
    #expect(found("lamp:Name") == ["Name"])
    #expect(found("remote:Name") == ["remote:Name"])
    #expect(found("Zone") == ["remote:Zone"])
  }

  @Test func catalogueJSONHoldsEveryDocumentAndReadsItBack() throws {
    let json = Self.both.json(keyURL: { "\($0.path)" }, extensionPointURL: { $0.id })
    let (read, diagnostics) = CatalogueReader.read(
      Array(json.serialized().utf8), file: "catalogue.json")
    #expect(diagnostics.map(\.message) == [])
    let again = try #require(read)
    #expect(again.json(keyURL: { "\($0.path)" }, extensionPointURL: { $0.id }) == json)
    #expect(again.documents == Self.both.documents)
    #expect(again.keys.map(\.path) == Self.both.keys.map(\.path))
    #expect(try #require(again["remote:Zone"]).seeAlso == ["remote:Name", "Color"])
  }

  @Test(arguments: [
    (
      catalogue(lamp: [], remote: [key("Zone")], inside: "remot"), "unknown-document",
      "The group 'buttons' is in the document 'remot', which does not exist; did you mean 'remote'?"
    ),
    (
      catalogue(lamp: [key("remote:Zone")], remote: []), "unknown-document",
      "'Zone' is in the document 'remote', but its group 'light' is in 'lamp'"
    ),
    (
      catalogue(lamp: [], remote: [], documents: [remote, remote]), "overlapping-documents",
      "Two documents have the id 'remote'"
    ),
    (
      catalogue(
        lamp: [], remote: [],
        documents: [DocumentKind("Other", id: "remote", fileMatch: ["Lamp.json"])]),
      "overlapping-documents", "Files named 'lamp.json' are both 'lamp' and 'remote'"
    ),
    (
      catalogue(lamp: [key("Color", seeAlso: ["remote:Color"])], remote: [key("Zone")]),
      "dangling-reference", "There is no key 'remote:Color'"
    ),
  ])
  func mistakesBetweenDocumentsAreReported(
    _ catalogue: Catalogue, _ id: String, _ message: String
  ) {
    let findings = catalogue.check()
    #expect(findings.contains { $0.id == id && $0.message.hasPrefix(message) }, "\(findings)")
  }
}
