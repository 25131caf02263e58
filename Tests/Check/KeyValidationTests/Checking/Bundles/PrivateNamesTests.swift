import Diagnostics
import KeyModel
import KeyValidation
import Testing

/// Lists for programs of a format's makers.
struct PrivateNamesTests {
  private let catalogue: Catalogue = {
    var document = DocumentKind("lamp.json", id: "lamp")
    document.privateNames = ["maker.*"]
    let keys = [
      Key(
        "Mode", .string, summary: "A mode.", values: .documented([AllowedValue("on", "On.")]),
        sources: []),
      Key("Brightness", .integer, summary: "How bright.", sources: []),
    ]
    return Catalogue(
      title: "Lamps", document: document,
      groups: [KeyGroup("g", "G", summary: "Keys.", keys: keys)], sources: [],
      releases: ReleaseRegistry([]))
  }()

  @Test func whatOthersMayNotDoIsANote() {
    let inside = #""Mode": "glow", "Brightness": "much""#
    let others = findings("{\(inside)}", in: catalogue)
    #expect(others.map(\.severity) == [.warning, .error])
    let own = findings(#"{\#(inside), "maker.lamp": true}"#, in: catalogue)
    #expect(own.map(\.id) == others.map(\.id))
    #expect(own.map(\.severity) == [.note, .note])
  }
}
