import KeyModel
import KeyValidation
import Testing

/// A document whose root takes only the keys of the catalogue.
struct ReservedNamesTests {
  private let catalogue: Catalogue = {
    var document = DocumentKind("lamp.json", id: "lamp")
    document.reservedNames = [.init(["*"], .must, codes: ["CODE-1"])]
    let keys = [
      Key("Brightness", .integer, summary: "How bright.", sources: []),
      Key("Beam", .dictionary, summary: "A beam.", sources: []),
      Key("Beam/ABCWidth", .integer, summary: "How wide.", sources: []),
    ]
    return Catalogue(
      title: "Lamps", document: document,
      groups: [KeyGroup("g", "G", summary: "Keys.", keys: keys)], sources: [],
      releases: ReleaseRegistry([]))
  }()

  /// The store rejects such a key, be it misspelt, misplaced or invented.
  @Test(arguments: [
    ("Brightnes", "misspelled-key"), ("ABCWidth", "misplaced-key"), ("Owner", "unknown-key"),
  ])
  func anUnknownKeyOfAClosedRootHasTheCode(name: String, id: String) {
    let found = findings(#"{"\#(name)": 1}"#, in: catalogue)
    #expect(found.map(\.id) == [id])
    #expect(found.map(\.codes) == [["CODE-1"]])
  }
}
