import Diagnostics
import KeyModel
import KeyValidation
import Testing

/// Settings of a build that become keys.
struct BuildSettingsTests {
  private let checkers = DocumentCheckers(lampCatalogue)

  private func findings(_ text: String, _ file: String) -> [String] {
    checkers.check(Array(text.utf8), file: file).map {
      "\($0.location.map { "\($0)" } ?? ""): \($0.id)"
    }
  }

  private func project(_ settings: String) -> String {
    """
    // !$*UTF8*$!
    {
      objects = {
        A1 /* Release */ = {
          isa = Block;
          settings = {
            \(settings)
          };
        };
      };
    }
    """
  }

  @Test(arguments: [
    ("LAMP_KEY_Colour = red;", []), ("LAMP_KEY_Colour = green;", ["value-not-allowed"]),
    ("\"LAMP_KEY_Colour[sdk=a*]\" = green;", ["value-not-allowed"]),
    ("LAMP_KEY_Colour = \"\";", []), ("LAMP_KEY_Colour = \"$(COLOUR)\";", []),
    ("LAMP_KEY_On = YES;", []), ("LAMP_KEY_On = perhaps;", ["wrong-type"]),
    ("LAMP_KEY_Rooms = \"hall attic\";", []),
    ("LAMP_KEY_Rooms = \"hall roof\";", ["value-not-allowed"]),
    ("LAMP_KEY_Rooms = (hall, roof);", ["value-not-allowed"]),
    ("LAMP_KEY_Hidden = a;", []), ("LAMP_KEY_Beam = 3;", ["setting-without-effect"]),
    ("LAMP_KEY_Color = red;", ["setting-without-effect"]), ("COLOUR = green;", []),
  ])
  func settingsOfAProjectAreCheckedLikeTheirKeys(settings: String, expected: [String]) {
    let found = checkers.check(Array(project(settings).utf8), file: "lamp.project")
    #expect(found.map(\.id) == expected)
    #expect(found.allSatisfy { $0.location?.line == 7 && $0.end?.line == 7 })
  }

  @Test(arguments: [
    ("LAMP_KEY_Colour = green // warm", "2:19: value-not-allowed"),
    ("LAMP_KEY_Colour[sdk=a*][arch=b] =green", "2:34: value-not-allowed"),
    ("  LAMP_KEY_Beam=3", "2:3: setting-without-effect"), ("LAMP_KEY_Colour = red", ""),
    ("// LAMP_KEY_Beam = 3", ""), ("#include \"LAMP_KEY_Beam = 3\"", ""), ("LAMP_KEY_Beam", ""),
    ("LAMP_KEY_Colour[x = green", ""), ("OTHER = $(LAMP_KEY_Beam)", ""),
  ])
  func settingsInLinesAreCheckedLikeTheirKeys(line: String, expected: String) {
    let found = findings("// Lamp\n\(line)\n\nOTHER = 3\n", "a.settings")
    #expect(found == (expected.isEmpty ? [] : ["a.settings:" + expected]))
  }

  @Test(arguments: [
    ("Beam", "write 'Beam' into the lamp.plist itself"),
    ("Color", "write 'LAMP_KEY_Colour', or 'Color' into the lamp.plist itself"),
    ("Elsewhere", "write 'Elsewhere' into the lamp.plist itself, if anything reads it"),
  ])
  func theRemedyNamesWhatToWrite(name: String, remedy: String) {
    let found = checkers.check(Array("LAMP_KEY_\(name) = 3".utf8), file: "a.settings")
    #expect(found.map(\.remedy) == [remedy] && found.map(\.severity) == [.warning])
  }

  @Test func settingsOfDifferentBlocksAreNotCompared() {
    let both = "LAMP_KEY_Colour = red; }; }; A2 = { settings = { LAMP_KEY_Shade = 1;"
    #expect(findings(project(both), "lamp.project") == [])
    #expect(
      findings(project("LAMP_KEY_Colour = red; LAMP_KEY_Shade = 1;"), "lamp.project").count == 1)
  }

  @Test(arguments: ["{", "{ a = ", "<plist>", "bplist00"])
  func aProjectThatCannotBeReadIsANote(text: String) {
    let found = checkers.check(Array(text.utf8), file: "lamp.project")
    #expect(found.map(\.id) == ["unread-settings"] && found.map(\.severity) == [.note])
  }

  @Test func aProjectThatIsTooLargeIsANote() {
    let large = Array(repeating: UInt8(ascii: " "), count: BuildSettings.mostBytes + 1)
    #expect(checkers.check(large, file: "a.settings").map(\.id) == ["unread-settings"])
  }

  @Test func settingsAreNotRepaired() {
    let bytes = Array("LAMP_KEY_Colour = Red".utf8)
    let file = checkers.read(bytes, file: "a.settings")
    #expect(checkers.check([file]).map(\.id) == ["value-not-allowed"])
    #expect(checkers.fix(file).bytes == bytes)
  }
}

private let lampCatalogue = Catalogue(
  title: "Lamp",
  document: DocumentKind(
    "lamp.plist", id: "lamp", format: .propertyList, fileMatch: ["lamp.plist"],
    build: .init(
      marks: [],
      settings: .init(
        prefix: "LAMP_KEY_", names: ["Colour", "On", "Rooms", "Hidden", "Shade"],
        files: ["*.project", "*.settings"]))),
  groups: [
    KeyGroup(
      "lamp", "Lamp", summary: "Keys.",
      keys: [
        Key(
          "Colour", .string, summary: "Chooses the colour.",
          values: .closed([AllowedValue("red", "Warm."), AllowedValue("blue", "Cold.")]),
          rules: [.excludes(["Shade"])], sources: [.init("test", "A")]),
        Key("Shade", .integer, summary: "Sets the shade.", sources: [.init("test", "A")]),
        Key("On", .boolean, summary: "Turns it on.", sources: [.init("test", "A")]),
        Key(
          "Rooms", .array(of: .string), summary: "Names rooms.",
          values: .closed([AllowedValue("hall", "Below."), AllowedValue("attic", "Above.")]),
          sources: [.init("test", "A")]),
        Key("Beam", .integer, summary: "Sets the width.", sources: [.init("test", "A")]),
      ])
  ],
  sources: [Source("test", "Test", url: nil, summary: "For tests.")],
  releases: ReleaseRegistry([]))
