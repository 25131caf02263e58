import FileSystem
import KeyModel
import TestSupport
import Testing

@testable import DocgenCommands

/// Projects beside the files that are checked.
struct ProjectTargetsTests {
  private let deck = Program(name: "deck", version: "1.0.0") { deckCatalogue }

  private func summary(_ folder: TemporaryFolder, _ path: String, _ options: String...) -> String {
    run(["validate"] + options + [folder(path)], program: deck).errors
  }

  /// A file in a folder beside a project that names it.
  private func project(_ file: String, at path: String = "Deck.proj/settings.project") throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write("{}", to: "Sources/Deck/deck.json")
    try folder.write("{ a = { FILE = \"\(file)\"; SDK = sea; SEA_RELEASE = 3.0; }; }", to: path)
    return folder
  }

  @Test(arguments: ["Sources/Deck/deck.json", "$(ROOT)/Sources/Deck/deck.json"])
  func theProjectAboveAFileShowsItsPlatform(file: String) throws {
    let folder = try project(file)
    #expect(summary(folder, "").contains("Inferred: Sea 3.0."))
    #expect(summary(folder, "Sources/Deck/deck.json").contains("Inferred: Sea 3.0."))
    #expect(!summary(folder, "", "--platform", "air").contains("Inferred"))
  }

  @Test(arguments: [
    "deck.json", "Deck/deck.json", "../Sources/Deck/deck.json", "$(OTHER)/deck.json",
  ])
  func aProjectThatDoesNotNameTheFileShowsNothing(file: String) throws {
    #expect(!summary(try project(file), "").contains("Inferred"))
  }

  @Test func settingsBesideTheProjectAreRead() throws {
    let folder = try project("x")
    try folder.write("FILE = Sources/Deck/deck.json\nSDK = sea // c", to: "a.project")
    #expect(summary(folder, "").contains("Inferred: Sea."))
    try folder.write("FILE = Sources/Deck/deck.json\nSDK = air", to: "b.project")
    #expect(!summary(folder, "").contains("Inferred"))
  }

  @Test(arguments: [
    ("platform: Sea, release: '4.0'", "Inferred: Sea 4.0."),
    ("platform: Sea", "Inferred: Sea 2.0."),
    ("platform: [Sea, Air]", ""), ("platform: auto", ""), ("release: '4.0'", ""),
    ("platform: Sea, release: '${R}'", "Inferred: Sea."), ("platform: Sea}}}", ""),
  ])
  func aManifestShowsThePlatform(fields: String, expected: String) throws {
    let folder = try project("x")
    try folder.write(
      """
      defaults: {releases: {Sea: '2.0'}}
      parts:
        Deck: {file: {path: Sources/Deck/deck.json}, \(fields)}
        Other: {file: {path: other.json}, platform: Air}

      """, to: "deck.yml")
    let summary = summary(folder, "")
    #expect(expected.isEmpty ? !summary.contains("Inferred") : summary.contains(expected))
  }

  @Test func aManifestAndAProjectAgreeOrShowNothing() throws {
    let folder = try project("Sources/Deck/deck.json")
    let deck = "parts: {Deck: {file: {path: Sources/Deck/deck.json}, platform: "
    try folder.write(deck + "Sea}}\n", to: "deck.yml")
    #expect(summary(folder, "").contains("Inferred: Sea 3.0."))
    try folder.write(deck + "Sea, release: '4.0'}}\n", to: "deck.yml")
    #expect(summary(folder, "").contains("Inferred: Sea."))
    try folder.write(deck + "Air}}\n", to: "deck.yml")
    #expect(!summary(folder, "").contains("Inferred"))
  }

  @Test func nothingOutsideTheProjectIsRead() throws {
    let folder = try project("Sources/Deck/deck.json")
    try folder.write("", to: "Sources/.git")
    #expect(!summary(folder, "").contains("Inferred"))
  }

  @Test(arguments: ["{", "", "{ a = "])
  func aDamagedProjectShowsNothing(text: String) throws {
    let folder = try project("x")
    try folder.write(text, to: "Deck.proj/settings.project")
    let outcome = run("validate", folder(""), program: deck)
    #expect(outcome.status == 0 && !outcome.errors.contains("Inferred"))
  }

  /// The project says nothing then, and the others are checked all the same.
  @Test func aProjectThatIsTooLargeIsANote() throws {
    let folder = try project("Sources/Deck/deck.json")
    let large = "{ a = { DECK_Beam = 3; }; }" + String(repeating: " ", count: 20 << 20)
    try folder.write(large, to: "Deck.proj/settings.project")
    try folder.write(#"{"Beam": "wide"}"#, to: "Sources/Deck/deck.json")
    let outcome = run("validate", folder(""), program: deck)
    #expect(outcome.status == 1 && outcome.output.contains("deck.json:1:10: error:"))
    #expect(outcome.output.contains("settings.project: note: the build settings are not checked: "))
    #expect(outcome.output.ranges(of: "unread-settings").count == 1)
    #expect(!outcome.errors.contains("Inferred"))
  }

  @Test func aCycleOfFoldersEndsTheSearch() throws {
    let folder = try project("Sources/Deck/deck.json")
    for path in ["Sources/loop", "Deck.proj/loop", "loop.proj"] { try folder.link(path, to: "..") }
    let outcome = run("validate", folder(""), program: deck)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "Checked 1 file: nothing to report. Inferred: Sea 3.0.\n")
  }

  @Test func theMostFrequentSortsAreNamed() throws {
    let folder = try TemporaryFolder()
    for number in 0..<9 {
      let release = max(0, number - 2)
      try folder.write(
        #"{"Sea": true, "SeaRelease": "\#(release).0"}"#, to: "\(number)/deck.json")
    }
    #expect(
      summary(folder, "").hasSuffix(
        "Inferred: Sea 0.0 (3), Sea 1.0, Sea 2.0, Sea 3.0, Sea 4.0, 2 other sorts.\n"))
  }
}

let deckCatalogue = catalogue(deckText)

private let deckText = """
  {
    "format": 1, "title": "Decks",
    "document": {
      "name": "deck.json", "fileName": "deck", "fileMatch": ["deck.json"],
      "build": {"marks": [], "settings": {
        "prefix": "DECK_", "names": [], "files": ["*.project"], "folders": ["*.proj"], "file": "FILE",
        "projectFolders": ["$(ROOT)/"],
        "manifests": [{"file": "deck.yml", "targets": "parts", "paths": [["file", "path"]],
          "platform": "platform", "oldestRelease": "release",
          "oldestReleases": ["defaults", "releases"]}]}},
      "targets": [
        {"platform": "Sea", "marks": [{"key": ["Sea"], "value": true}], "oldestRelease": ["SeaRelease"],
         "settings": [{"name": "SDK", "values": ["sea"]}], "oldestReleaseSetting": "SEA_RELEASE"},
        {"platform": "Air", "marks": [], "settings": [{"name": "SDK", "values": ["air"]}]}]
    },
    "releases": [{"platform": "Sea", "versions": ["1.0"]}, {"platform": "Air", "versions": ["1.0"]}],
    "keys": [
      {"path": ["Beam"], "types": ["integer"], "summary": "Sets the width."},
      {"path": ["Wing"], "types": ["integer"], "summary": "Sets the span.",
       "availability": [{"platform": "Sea", "available": false}]}]
  }
  """
