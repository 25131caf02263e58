import Testing

@testable import Site

/// Names of editions, and the order of editions.
struct EditionNameTests {
  @Test func editionsAreInTheOrderOfVersions() throws {
    let ordered = [
      "main", "v1alpha1", "v1beta1", "v1beta2", "v1", "v2", "0.9", "1.2-beta", "1.2-beta.2",
      "1.2-rc1", "1.2",
      "1.2.1", "1.10", "2.0", "18446744073709551616", "18446744073709551617",
    ]
    let names = try ordered.map { try #require(EditionName($0)) }
    #expect(names.shuffled().sorted().map(\.text) == ordered)
  }

  @Test(arguments: [
    "", ".", "..", "../x", "a/b", "con", "NUL.1", "keys", "Assets", "index.html", "editions.js",
    "latest", "-x", "1.",
    "é", "a b", "a\0",
  ])
  func aNameThatIsNoFolderOfAnEditionIsRefused(_ name: String) {
    #expect(EditionName(name) == nil)
  }

  @Test(arguments: [
    "", "{", "[]", "{\"edition\":\"2\",\"title\":\"x\"}", "{\"edition\":\"1\"}",
    "{\"edition\":1,\"title\":2}",
    "{\"edition\":\"1\",\"title\":\"\u{1}", "\u{FEFF}{", String(repeating: "[", count: 100_000),
  ])
  func aBrokenDescriptionIsAWarning(_ text: String) throws {
    let folder = try #require(EditionName("1"))
    let (edition, problem) = EditionDescription.read(
      Array(text.utf8), folder: folder, file: "1/edition.json")
    #expect(edition == nil)
    #expect(problem?.id == "broken-edition")
    #expect(problem?.severity == .warning)
  }

  @Test func aDescriptionIsReadAsItWasWritten() throws {
    let written = EditionDescription(name: "1", title: "Lamps </script>")
    let read = EditionDescription.read(
      written.bytes, folder: try #require(EditionName("1")), file: "edition.json")
    #expect(read.0 == written)
    #expect(read.1 == nil)
  }
}
