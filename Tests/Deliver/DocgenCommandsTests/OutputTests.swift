import FileSystem
import Foundation
import TestSupport
import Testing

@testable import DocgenCommands

/// Output that cannot be written, and what of other people's texts reaches a terminal or a log.
struct OutputTests {
  private static let printing: [[String]] = [
    ["show", "Beam"], ["schema"], ["slots"], ["search", "colour"], ["search", "--json", "colour"],
    ["--help"], ["build", "--help"], ["--version"], ["validate", "--explain", "range"],
    ["--generate-completion-script", "bash"],
  ]

  @Test(
    arguments: zip(printing, [ENOSPC, EIO, EFBIG, EBADF, ENOSPC, EIO, EFBIG, EBADF, EIO, EBADF]))
  func outputThatCannotBeWrittenIsAnError(arguments: [String], code: Int32) {
    let outcome = run(arguments, failure: code)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("error: Cannot write 'standard output': "))
    #expect(outcome.errors.contains("[output-failed]"))
  }

  @Test(arguments: printing) func aReaderThatLeavesIsNoError(arguments: [String]) {
    let outcome = run(arguments, failure: EPIPE)
    #expect((outcome.status, outcome.errors) == (0, ""))
  }

  private let wrong = "<key>Beam</key><dict><key>Width</key><integer>12</integer></dict>"

  @Test(arguments: [(EPIPE, 1), (ENOSPC, 2)] as [(Int32, Int32)])
  func aReaderThatLeavesDoesNotChangeTheVerdict(code: Int32, status: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.list(wrong)
    let outcome = run(["validate", folder("Info.plist")], failure: code)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains("Checked 1 property list: 1 error."))
  }

  // MARK: - Control characters

  /// Escape sequences of 7 and 8 bits, a carriage return, a change of direction, a line that a CI
  /// system would obey.
  private static let hostile = "xq\u{1B}[9q\u{9B}9q\r\u{7F}\u{202E}\n::stop-commands::yq"

  private func expectHarmless(_ outcome: Outcome) {
    for text in [outcome.output, outcome.errors] {
      let found = text.unicodeScalars.first { scalar in
        scalar != "\n" && scalar.properties.generalCategory == .control || scalar == "\u{202E}"
      }
      #expect(found == nil)
      #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::stop") })
    }
  }

  @Test(arguments: [
    ["show"], ["search"], ["search", "--limit"], ["search", "--open", "colour", "--site"],
    ["schema"], ["schema", "--platform"], ["schema", "--draft"],
    ["schema", "--platform", "x", "--minimum-version"],
    ["validate"], ["validate", "--explain"], ["validate", "x", "--platform"],
    ["validate", "x", "--format"], ["validate", "x", "--profile"], ["validate", "x", "--disable"],
    ["validate", "x", "--extension-point"], ["validate", "x", "--config"],
    ["validate", "x", "--catalogue"],
    ["validate", "x", "--platform", "ios", "--deployment-target"], ["new"],
    ["new", "a", "--docgen"],
    ["build", "--theme"], ["build", "--content"], ["build", "--base-url"], ["build", "--settings"],
    ["build", "--catalogue"], ["check", "--code-languages"], ["check", "--repository-url"],
  ])
  func controlCharactersOfArgumentsAreReplaced(arguments: [String]) {
    let outcome = run(arguments + [Self.hostile])
    #expect(outcome.status != 0)
    // The parser repeats an argument with its line breaks, which only its own user wrote.
    if !outcome.errors.contains("Usage: ") { expectHarmless(outcome) }
    #expect(!(outcome.output + outcome.errors).unicodeScalars.contains("\u{1B}"))
  }

  @Test(arguments: [
    "platform", "deploymentTarget", "extensionPoint", "profile", "format", "disable", "other",
  ])
  func controlCharactersOfSettingsAreReplaced(field: String) throws {
    let folder = try TemporaryFolder()
    try folder.list(wrong)
    let text = try #require(
      String(
        data: JSONEncoder().encode(
          field == "disable" ? ["disable": [Self.hostile]] : [field: [Self.hostile]]),
        encoding: .utf8))
    let settings =
      field == "disable" ? text : text.replacing("[\"", with: "\"").replacing("\"]", with: "\"")
    try folder.write(settings, to: "settings.json")
    let outcome = run("validate", "--config", folder("settings.json"), folder("Info.plist"))
    expectHarmless(outcome)
    if field != "other" { #expect(outcome.status == 2) }
  }

  @Test(arguments: ["text", "json", "sarif", "github"])
  func controlCharactersOfFileNamesAreReplaced(format: String) throws {
    let folder = try TemporaryFolder()
    try folder.list(wrong, "\u{1B}[2J\u{9B}\u{7F}\u{202E}.plist")
    let outcome = run("validate", "--format", format, folder.path)
    #expect(outcome.status == 1)
    expectHarmless(outcome)
    if format == "json" || format == "sarif" {
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      }
      #expect(outcome.output.contains(format == "json" ? "\\u009b" : "%C2%9B"))
    }
  }
}
