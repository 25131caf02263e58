import Diagnostics
import KeyModel
import KeyValidation
import Testing

/// Texts and files that are not whole lists.
struct FragmentTests {
  private static func catalogue(_ format: DocumentKind.Format) -> Catalogue {
    Catalogue(
      title: "Lamps",
      document: DocumentKind("lamp", id: "lamp", format: format, fileMatch: ["*.lamp"]),
      groups: [
        KeyGroup(
          "light", "Light", summary: "Light.",
          keys: [
            Key("Name", .string, summary: "Its name.", required: .required, sources: []),
            Key("Level", .integer, summary: "Its level.", sources: []),
            Key("Lit", .boolean, summary: "Whether it is lit.", sources: []),
          ])
      ], sources: [], releases: ReleaseRegistry([]),
      codes: [
        RejectionCode(
          "LAMP-90210", "Dark", messages: ["LAMP-90210: It is dark."], summary: "It is dark.",
          sources: []),
        RejectionCode("7", "Seven", messages: ["Error 7."], summary: "It is seven.", sources: []),
      ])
  }

  private func findings(
    _ text: String, file: String = "", as format: DocumentKind.Format = .propertyList
  )
    -> [Diagnostic]
  {
    DocumentCheckers(Self.catalogue(format)).check(Array(text.utf8), file: file)
  }

  @Test(
    "A pasted or piped fragment has a note, and its values are checked where they are",
    arguments: ["", "<stdin>"])
  func fragment(file: String) {
    let text = """

      <!-- From the manual. -->
      <key>Level</key>
      <string>high</string>
      <key>Lit</key>
      <true/>

      """
    let found = findings(text, file: file)
    #expect(found.map(\.id) == ["fragment", "wrong-type"])
    #expect(found.map(\.severity) == [.note, .error])
    #expect(found.map(\.location?.line) == [3, 4])
    #expect(found.last?.path == "Level")
  }

  @Test func aFragmentOfJSONIsReadTheSameWay() {
    let found = findings("\"Lit\": true,\n\"Level\": \"high\",\n", as: .json)
    #expect(found.map(\.id) == ["fragment", "wrong-type"])
    #expect(found.map(\.location?.line) == [1, 2])
  }

  @Test func aFragmentIsRepairedInItsPlace() {
    let text = "<key>Lit</key>\n<string>YES</string>\n"
    let checkers = DocumentCheckers(Self.catalogue(.propertyList))
    let fixed = checkers.fix(checkers.read(Array(text.utf8), file: ""))
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == "<key>Lit</key>\n<true/>\n")
  }

  @Test(
    "In a file, a fragment is an error that says what to put around it",
    arguments: [
      (
        "desk.lamp", "<key>Lit</key>\n<true/>\n", DocumentKind.Format.propertyList,
        "<plist version=\"1.0\">"
      ),
      ("desk.lamp", "\"Lit\": true\n", .json, "write {"),
    ])
  func file(name: String, text: String, format: DocumentKind.Format, around: String) {
    let found = findings(text, file: name, as: format)
    #expect(found.map(\.id) == ["stray-key"])
    #expect(found.first?.severity == .error)
    #expect(found.first?.message.contains("fragment") == true)
    #expect(found.first?.remedy?.contains(around) == true)
  }

  @Test func mistakesOfAFragmentArePlacedToo() {
    let found = findings("<key>Lit</key>\n<key>Level</key>\n<integer>1</integer>\ntext\n")
    #expect(found.map(\.id) == ["key-without-value", "fragment", "text-outside-value"])
    #expect(found.map(\.location?.line) == [1, 1, 4])
  }

  @Test(
    "A file of another kind has one finding that says which",
    arguments: [
      ("a PNG picture", "\u{89}PNG\r\n"), ("a GIF picture", "GIF89a"),
      ("a PDF document", "%PDF-1.7"),
      ("a ZIP archive", "PK\u{3}\u{4}"), ("a WebP picture", "RIFF\0\0\0\0WEBPVP8"),
      ("a JPEG picture", "\u{FF}\u{D8}\u{FF}\u{E0}"),
    ])
  func foreignFile(kind: String, start: String) throws {
    let bytes = start.unicodeScalars.map { UInt8($0.value) } + [0, 0, 1, 0xFF]
    for name in ["", "desk.lamp", "photo.png"] {
      let found = DocumentCheckers(Self.catalogue(.propertyList)).check(bytes, file: name)
      #expect(found.map(\.id) == ["not-a-list"])
      #expect(found.first?.message == "the file is \(kind), not a property list")
    }
  }

  @Test(
    "Prose has one finding, with the codes that it names",
    arguments: [
      ("", "Dear developer,\n\nWe found one or more issues.", []),
      ("", "ERROR LAMP-90210: It is dark.\nERROR LAMP-902101.", ["LAMP-90210"]),
      ("", "Validation failed (90210)\nIt is dark, 7 times.", ["LAMP-90210"]),
      ("mail.txt", "ERROR LAMP-90210: It is dark.", ["LAMP-90210"]),
    ])
  func prose(file: String, text: String, codes: [String]) {
    for format in [DocumentKind.Format.propertyList, .json] {
      let found = findings(text, file: file, as: format)
      #expect(found.map(\.id) == [file.isEmpty ? "plain-text" : "unread-syntax"])
      #expect(found.first?.codes == codes)
      #expect(codes.allSatisfy { found.first?.remedy?.contains($0) == true })
    }
  }

  @Test(
    "A list with mistakes is not taken for prose",
    arguments: [
      "{ Name = a b; }", "Name = \"a\";\nLevel", "<key", "( a b )", "\"a\" \"b\"",
      "<dict><key>Name</key>",
    ])
  func lists(text: String) {
    #expect(!findings(text).contains { $0.id == "plain-text" })
  }
}
