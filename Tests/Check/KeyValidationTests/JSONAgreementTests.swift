import Diagnostics
import JSON
import KeyValidation
import TestSupport
import Testing

/// Catalogues and property lists are read by one lexer, which leaves it to each reader what an error
/// is. Both must mean the same by JSON.
@Suite struct JSONAgreementTests {
  private static let pieces = [
    "[", "]", "{", "}", ",", ":", "\"", "\"a\"", "\"b\": ", "1", "-", ".", "e", "0", "true", "null",
    "\\", "\\u00e9", "\\ud83d", "\\ude00", " ", "\n", "\t", "//", "/*", "*/", "'", "é", "+",
    "2.5e1",
  ]

  @Test(arguments: fuzzSeeds(otherwise: 13))
  func listReaderAcceptsWhatTheScannerAccepts(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    for _ in 0..<500 {
      let text =
        "[" + numbers.text(of: Self.pieces, atMost: 10) + (seed.isMultiple(of: 2) ? "]" : "")
      let ids = PropertyListReader().read(Array(text.utf8), file: "a").diagnostics
        // A property list has no null, and may hold a key twice.
        .filter { $0.severity == .error && $0.id != "null-in-property-list" }.map(\.id)
      switch scan(text) {
      case .success: #expect(ids.isEmpty, "\(text.debugDescription): \(ids)")
      case .failure(let error) where error.message.contains("occurs twice"): break
      case .failure(let error):
        #expect(!ids.isEmpty, "\(text.debugDescription): \(error.message)")
      }
    }
  }

  private func scan(_ text: String) -> Result<JSONValue, JSONScanner.SyntaxError> {
    var scanner = JSONScanner(Array(text.utf8), file: "a")
    do throws(JSONScanner.SyntaxError) {
      let value = try scanner.readValue()
      try scanner.finish()
      return .success(value)
    } catch {
      return .failure(error)
    }
  }

  @Test func namesThatOnlyUnicodeCallsEqualAreTwoMembers() throws {
    let value = try scan("{\"\u{E9}\": 1, \"e\u{301}\": 2}").get()
    guard case .object(let members) = value else { throw NotAnObject() }
    #expect(members.count == 2)
  }

  private struct NotAnObject: Error {}
}
