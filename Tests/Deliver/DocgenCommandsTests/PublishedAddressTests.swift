import Checking
import JSON
import KeyValidation
import TestSupport
import Testing
import Text

@testable import DocgenCommands
@testable import LanguageServer

/// The addresses to which findings link, from the settings of a folder that someone else may have written.
struct PublishedAddressTests {
  private static let refused = [
    "command:evil?%5B%5D#", "JavaScript:evil()//", "data:text/html,evil", "//evil.example",
    "file:///evil", "FILE:///evil", " https://evil.example", "https://evil.example\u{1B}[2J",
    "https://evil.example/?a=",
  ]

  private func folder(_ settings: JSONValue) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.list("<key>Beam</key><dict><key>Width</key><integer>12</integer></dict>")
    try folder.write(settings.serialized(), to: ".docgen.json")
    return folder
  }

  private static let commands = [
    ["validate"], ["validate", "--format", "json"], ["validate", "--format", "sarif"],
    ["validate", "--format", "github"], ["explain"], ["explain", "--html"],
  ]

  /// The addresses that an editor gets.
  private func addressesInEditor(_ folder: TemporaryFolder, _ settings: JSONValue = .null)
    throws -> [String]
  {
    let path = folder("Info.plist")
    let catalogue = lamp.catalogue
    var files = EditorFiles(catalogue, CheckSettings(), MessageBuffer())
    let text = try #require(folder.text("Info.plist"))
    files.setSettings(settings)
    let found = files.open(Array(text.utf8), at: path, PropertyListReader())
    let opened = try #require(found)
    let findings = opened.checkers.check([opened.file])
    let addresses = findings.flatMap { [$0.url, opened.pages.ofFinding($0.id)] }
    return addresses.compactMap { $0?.text }
  }

  @Test(arguments: refused) func settingsPublishNoOtherAddressThanOneInTheWeb(address: String)
    throws
  {
    let own: JSONValue = ["baseURL": .string(address)]
    let override: JSONValue = ["overrides": [["files": ["*"], "baseURL": .string(address)]]]
    for (settings, line) in [(own, 2), (override, 7)] {
      let folder = try folder(settings)
      for command in Self.commands {
        let outcome = run(command + [folder("Info.plist")])
        #expect(outcome.status == 1, "\(command)")
        #expect(!outcome.output.lowercased().contains("evil"), "\(command): \(outcome.output)")
        #expect(outcome.errors.contains(".docgen.json:\(line):"))
        #expect(outcome.errors.contains("[unusable-settings]"))
        #expect(outcome.errors.contains("remedy: write one such as https://"))
      }
      #expect(try addressesInEditor(folder).isEmpty)
    }
    #expect(try addressesInEditor(try folder([:]), own).isEmpty)
  }

  @Test func anAddressInTheWebIsInEveryFormForPrograms() throws {
    let settings: JSONValue = ["baseURL": "https://lamps.example/r"]
    let folder = try folder(settings)
    for command in Self.commands {
      let outcome = run(command + [folder("Info.plist")])
      #expect(outcome.output.contains("https://lamps.example/r/"), "\(command)")
    }
    let inEditor = try addressesInEditor(folder)
    #expect(inEditor.contains { $0.hasPrefix("https://lamps.example/r/") })
    #expect(try addressesInEditor(try self.folder([:]), settings) == inEditor)
  }

  @Test(arguments: refused + ["example.com"])
  func anotherAddressOnTheCommandLineIsAWrongArgument(address: String) throws {
    let isLocal = address == "file:///evil"
    let folder = try folder([:])
    for command in Self.commands {
      let outcome = run(command + ["--base-url", address, folder("Info.plist")])
      #expect(outcome.status == (isLocal ? 1 : 2), "\(command)")
      #expect(outcome.output.contains("file:///evil/") == isLocal)
    }
    if !isLocal { #expect(run("lsp", "--base-url", address).status == 2) }
  }
}
