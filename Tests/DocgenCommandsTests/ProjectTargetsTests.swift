import FileSystem
import KeyModel
import TestSupport
import Testing

@testable import DocgenCommands

/// Projects beside the files that are checked.
struct ProjectTargetsTests {
  private let deck = Program(name: "deck", version: "1.0.0") { catalogue(deckText) }

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

private let deckText = """
  {
    "format": 1, "title": "Decks",
    "document": {
      "name": "deck.json", "fileName": "deck", "fileMatch": ["deck.json"],
      "build": {"marks": [], "settings": {
        "prefix": "DECK_", "names": [], "files": ["*.project"], "folders": ["*.proj"], "file": "FILE",
        "projectFolders": ["$(ROOT)/"]}},
      "targets": [
        {"platform": "Sea", "marks": [{"key": ["Sea"], "value": true}], "oldestRelease": ["SeaRelease"],
         "settings": [{"name": "SDK", "values": ["sea"]}], "oldestReleaseSetting": "SEA_RELEASE"},
        {"platform": "Air", "marks": [], "settings": [{"name": "SDK", "values": ["air"]}]}]
    },
    "releases": [{"platform": "Sea", "versions": ["1.0"]}, {"platform": "Air", "versions": ["1.0"]}],
    "keys": [{"path": ["Beam"], "types": ["integer"], "summary": "Sets the width."}]
  }
  """
