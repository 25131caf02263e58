import Diagnostics
import JSON
import Testing
import Text

@Suite struct DiagnosticFormatTests {
  private let kind = DiagnosticKind(
    "wrong-type", .error, "A value is wrong.", explanation: "Types differ.",
    cost: "The value is ignored.", repair: "Write another one.")

  private let full = changed(
    Diagnostic(
      .error, "wrong-type", at: SourceLocation(file: "a b/Info,1.plist", line: 3, column: 2),
      to: SourceLocation(file: "a b/Info,1.plist", line: 3, column: 9), "100% wrong\r\nhere",
      remedy: "write another", path: "A/0/B",
      fixIt: FixIt("Write true", [.init(4..<9, with: "<true/>")]))
  ) { $0.url = PageAddress(folder: "https://example.com")?.page("A.html") }
  private let bare = Diagnostic(.note, "other", at: nil, "a remark")

  @Test func textOmitsUnknownFields() {
    let text = DiagnosticText(colored: false)
    #expect(text.format(bare) == "note: a remark [other]")
    #expect(
      text.format(full).hasSuffix(
        "[wrong-type]\n  remedy: write another\n  fix available: Write true\n  see: https://example.com/A.html"
      ))
    var binary = full
    binary.location?.line = nil
    #expect(text.format(binary).contains("\n  at: A/0/B\n"))
  }

  @Test func jsonHasEveryField() throws {
    let json = DiagnosticJSON.format([full, bare])
    guard case .array(let elements) = json else {
      Issue.record("no array")
      return
    }
    let first = try #require(elements.first)
    let last = try #require(elements.last)
    for field in [
      "id", "severity", "file", "line", "column", "endLine", "endColumn", "path", "message",
      "remedy", "url", "codes",
      "fix",
    ] {
      #expect(first[field] != nil && first[field] != .null)
      #expect(last[field] != nil)
    }
    #expect(last["file"] == .null && last["fix"] == .null)
    #expect(DiagnosticJSON.format([]) == [])
  }

  @Test func codesOfOtherProgramsAreInEveryForm() throws {
    var finding = bare
    finding.codes = ["E1", "E2"]
    #expect(DiagnosticText(colored: false).format(finding) == "note: a remark [other] [E1] [E2]")
    #expect(DiagnosticGitHub.format(finding) == "::notice title=other::a remark [E1] [E2]")
    #expect(DiagnosticJSON.format([finding]).elements.first?["codes"] == ["E1", "E2"])
    #expect(DiagnosticJSON.format([bare]).elements.first?["codes"] == [])
    finding.url = full.url
    let log = DiagnosticSARIF(tool: "docgen", version: "1.0", kinds: [kind]).format([finding, bare])
    let results = try #require(log["runs"]?.elements.first?["results"]?.elements)
    #expect(
      results.first?["properties"]
        == ["page": "https://example.com/A.html", "tags": ["E1", "E2"]])
    #expect(results.last?["properties"] == nil)
  }

  @Test func githubAnnotationsEscapeReservedCharacters() {
    #expect(
      DiagnosticGitHub.format(full)
        == "::error file=a b/Info%2C1.plist,line=3,col=2,endLine=3,endColumn=9,title=wrong-type::100%25 wrong  here%0Aremedy: write another%0Asee: https://example.com/A.html"
    )
    #expect(DiagnosticGitHub.format(bare) == "::notice title=other::a remark")
    var searched = full
    searched.location?.file = "./" + (full.location?.file ?? "")
    #expect(DiagnosticGitHub.format(searched) == DiagnosticGitHub.format(full))
    var long = full
    long.end?.line = 4
    #expect(DiagnosticGitHub.format(long).contains(",line=3,col=2,title="))
  }

  @Test func sarifHasRequiredProperties() throws {
    let log = DiagnosticSARIF(tool: "docgen", version: "1.0", kinds: [kind]).format([full, bare])
    #expect(log["version"] == "2.1.0")
    let run = try #require(log["runs"]?.elements.first)
    let driver = try #require(run["tool"]?["driver"])
    #expect(driver["name"] == "docgen")
    let rules = try #require(driver["rules"]?.elements)
    #expect(rules.map { $0["id"] } == ["wrong-type", "other"])
    #expect(rules.first?["help"]?["text"] == "Write another one. The value is ignored.")
    let results = try #require(run["results"]?.elements)
    for result in results {
      guard case .integer(let index)? = result["ruleIndex"] else {
        Issue.record("no rule index")
        continue
      }
      #expect(rules[Int(index)]["id"] == result["ruleId"])
      #expect(result["message"]?["text"] != nil && result["level"] != nil)
    }
    let location = results.first?["locations"]?.elements.first?["physicalLocation"]
    #expect(location?["artifactLocation"]?["uri"] == "a%20b/Info%2C1.plist")
    #expect(
      location?["region"] == ["startLine": 3, "startColumn": 2, "endLine": 3, "endColumn": 9])
    let change = results.first?["fixes"]?.elements.first?["artifactChanges"]?.elements.first
    #expect(
      change?["replacements"]?.elements.first?["deletedRegion"]
        == ["byteOffset": 4, "byteLength": 5])
    #expect(results.last?["locations"] == nil)
  }
}

@Suite struct FixApplierTests {
  private func apply(_ fixIts: [FixIt], to text: String) -> (String, Int) {
    let (bytes, applied) = FixApplier.apply(fixIts, to: Array(text.utf8))
    return (String(decoding: bytes, as: UTF8.self), applied)
  }

  @Test func fixItsEditOnlyTheirRanges() {
    let fixIts = [
      FixIt("second", [.init(6..<11, with: "planet")]), FixIt("first", [.init(0..<5, with: "Bye")]),
    ]
    #expect(apply(fixIts, to: "Hello world") == ("Bye planet", 2))
  }

  @Test func secondOfTwoOverlappingFixItsIsSkipped() {
    let fixIts = [
      FixIt("one", [.init(0..<4, with: "a")]), FixIt("two", [.init(3..<6, with: "b")]),
      FixIt("three", [.init(6..<6, with: "c")]),
    ]
    #expect(apply(fixIts, to: "012345") == ("a45c", 2))
  }

  /// An insertion at an offset, and a deletion of "234".
  @Test(arguments: [
    (1, "0x15", 2), (2, "01x5", 2), (3, "015", 1), (4, "015", 1), (5, "01x5", 2), (6, "015x", 2),
  ])
  func insertionConflictsOnlyInsideADeletion(offset: Int, expected: String, applied: Int) {
    let insertion = FixIt("insert", [.init(offset..<offset, with: "x")])
    let deletion = FixIt("delete", [.init(2..<5, with: "")])
    #expect(apply([deletion, insertion], to: "012345") == (expected, applied))
    #expect(apply([insertion, deletion], to: "012345") == (expected, applied))
  }

  @Test func firstOfTwoInsertionsAtOneOffsetIsApplied() {
    let fixIts = [FixIt("a", [.init(1..<1, with: "x")]), FixIt("b", [.init(1..<1, with: "y")])]
    #expect(apply(fixIts, to: "01") == ("0x1", 1))
  }

  @Test func fixItIsAppliedWholeOrNotAtAll() {
    let fixIts = [
      FixIt("one", [.init(2..<4, with: "a")]),
      FixIt("two", [.init(4..<5, with: "b"), .init(3..<3, with: "c")]),
      FixIt("three", [.init(4..<5, with: "d")]),
      FixIt("conflicts with itself", [.init(0..<1, with: "e"), .init(0..<2, with: "f")]),
    ]
    #expect(apply(fixIts, to: "012345") == ("01ad5", 2))
  }

  @Test func fixItsOutsideTheFileAreSkipped() {
    #expect(apply([FixIt("far", [.init(3..<9, with: "x")])], to: "abc") == ("abc", 0))
    #expect(apply([FixIt("none", [])], to: "abc") == ("abc", 0))
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }
}
