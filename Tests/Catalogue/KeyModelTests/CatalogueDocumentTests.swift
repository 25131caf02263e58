import Foundation
import JSON
import KeyModel
import TestSupport
import Testing

/// `docs/catalogue-json.md` is generated from the schema of `catalogue.json`, with pieces of `Documents/greenhouse.json`
/// as examples. After a change, run with `DOCGEN_RECORD=1`, which writes the file and fails.
@Suite struct CatalogueDocumentTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  private static func example() throws -> [UInt8] {
    Array(try Data(contentsOf: tests.appending(components: "Documents", "greenhouse.json")))
  }

  @Test func theExampleIsACatalogueWithoutMistakes() throws {
    let (catalogue, found) = CatalogueReader.read(try Self.example(), file: "greenhouse.json")
    let all = found + (catalogue?.check() ?? [])
    #expect(all.isEmpty, "\(all.map { "\($0.location?.description ?? "") \($0.message)" })")
  }

  @Test func theDocumentListsEveryMember() throws {
    let file = repository.appending(components: "docs", "catalogue-json.md")
    var scanner = JSONScanner(try Self.example(), file: "greenhouse.json")
    let expected = CatalogueDocument(
      schema: .object(Catalogue.jsonSchema), example: try scanner.readValue()
    ).text
    if ProcessInfo.processInfo.environment["DOCGEN_RECORD"] != nil {
      try Data(expected.utf8).write(to: file)
      Issue.record("docs/catalogue-json.md was written; run the tests again without DOCGEN_RECORD")
      return
    }
    let found = try? String(contentsOf: file, encoding: .utf8)
    #expect(found == expected, "docs/catalogue-json.md is stale; run this with DOCGEN_RECORD=1")
  }

  @Test func everyMemberHasAMeaning() {
    let document = CatalogueDocument(schema: .object(Catalogue.jsonSchema), example: .null)
    let silent = document.sections.flatMap { section in
      section.members.filter { $0.meaning.isEmpty }.map { "\(section.title): \($0.name)" }
    }
    #expect(silent.isEmpty, "\(silent)")
  }
}
