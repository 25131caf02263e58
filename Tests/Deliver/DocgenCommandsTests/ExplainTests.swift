import Foundation
import TestSupport
import Testing

@testable import DocgenCommands

/// `explain`: a file with the meanings of its keys.
struct ExplainTests {
  private let wrong = "<key>Beam</key><dict><key>Width</key><integer>12</integer></dict>"
  private let right = "<key>Colour</key><string>red</string>"

  @Test func aListIsPrintedWithMeaningsAndFindings() throws {
    let folder = try TemporaryFolder()
    try folder.list(wrong)
    let outcome = run("explain", folder("Info.plist"))
    #expect((outcome.status, outcome.errors) == (1, ""))
    let lines = outcome.output.split(separator: "\n").dropFirst()
    #expect(
      lines == [
        "lamp.plist, XML property list. 1 error.", "Beam  1 key", "    Describes the beam.",
        "  Width  12", "      Sets the width in metres.",
        "      error, line 3: 'Width' is 12, which is out of bounds [range] [LAMP-7]",
        "        remedy: write a number from 1 to 9",
      ])
  }

  @Test func theStatusIsThatOfValidate() throws {
    let folder = try TemporaryFolder()
    try folder.list(right)
    #expect(run("explain", folder("Info.plist")).status == 0)
    try folder.write("<plist><dict>", to: "Info.plist")
    let broken = run("explain", folder("Info.plist"))
    #expect(broken.status == 1 && broken.output.contains("[unclosed-element]"))
    let missing = run("explain", folder("Missing.plist"))
    #expect((missing.status, missing.output) == (2, ""))
    #expect(missing.errors.contains("[unreadable-file]"))
  }

  @Test func optionsAndSettingsCountAsForValidate() throws {
    let folder = try TemporaryFolder()
    try folder.list(wrong)
    #expect(run("explain", "--disable", "range", folder("Info.plist")).status == 0)
    #expect(run("explain", "--platform", "nothing", folder("Info.plist")).status == 2)
    try folder.write(#"{"disable": ["range"]}"#, to: ".docgen.json")
    #expect(run("explain", folder("Info.plist")).status == 0)
    #expect(run("explain", "--no-config", folder("Info.plist")).status == 1)
    #expect(run("explain", "--config", folder("none.json"), folder("Info.plist")).status == 2)
    #expect(run("explain", "--stdin-filename", "a", folder("Info.plist")).status == 2)
  }

  @Test func thePageIsWholeAndLinksToTheReference() throws {
    let folder = try TemporaryFolder()
    try folder.list(right)
    let arguments = [
      "explain", "--html", "--base-url", "https://example.com/r", folder("Info.plist"),
    ]
    let page = run(arguments).output
    #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
    #expect(page.contains("<a href=\"https://example.com/r/keys/Colour.html\">"))
  }

  @Test(arguments: [
    ("range", "validate --explain range"), ("LAMP-7", "validate --explain LAMP-7"),
    ("Colour", "show Colour"),
  ])
  func whatAnotherCommandExplainsIsSaid(name: String, command: String) {
    let outcome = run("explain", name)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("write: lamp \(command)\n"))
  }

  @Test func aFolderIsLeftToValidate() throws {
    let folder = try TemporaryFolder()
    try folder.list(right)
    let outcome = run("explain", folder("."))
    #expect(outcome.status == 2 && outcome.errors.contains("'lamp validate' checks whole folders"))
  }
}
