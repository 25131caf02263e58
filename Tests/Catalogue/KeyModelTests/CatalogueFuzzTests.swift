import Diagnostics
import Foundation
import JSON
import KeyModel
import TestSupport
import Testing

/// Damaged catalogues: valid JSON with wrong content, and invalid JSON.
struct CatalogueFuzzTests {
  static let seeds = fuzzSeeds(otherwise: 50)

  /// Small documents that between them have every member of the form.
  static let corpus: [[UInt8]] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Corpus")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap {
      FileManager.default.contents(atPath: folder.appendingPathComponent($0).path).map {
        [UInt8]($0)
      }
    }
  }()

  @Test("A damaged catalogue gives an answer, and locations within the file", arguments: seeds)
  func damagedCataloguesGetAnAnswer(seed: Int) throws {
    var random = JSONMutator(seed: seed)
    for bytes in Self.corpus {
      var document = try Self.json(bytes)
      for _ in 0...random.number(below: 3) { document = random.changed(document) }
      try check(Array(document.serialized().utf8))
      check(bytes: random.changed(bytes))
    }
  }

  @Test func fuzzCorpusIsValid() throws {
    #expect(Self.corpus.count >= 2)
    for bytes in Self.corpus { #expect(try Self.json(bytes) != .null) }
    let sound = Self.corpus.filter { read($0).catalogue != nil }
    #expect(!sound.isEmpty)
  }

  private static func json(_ bytes: [UInt8]) throws -> JSONValue {
    var scanner = JSONScanner(bytes, file: "c.json")
    return try scanner.readValue()
  }

  private func read(_ bytes: [UInt8]) -> (catalogue: Catalogue?, diagnostics: [Diagnostic]) {
    CatalogueReader.read(bytes, file: "c.json")
  }

  @discardableResult
  private func check(bytes: [UInt8]) -> Catalogue? {
    let (catalogue, diagnostics) = read(bytes)
    #expect((catalogue == nil) == diagnostics.containsErrors)
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for diagnostic in diagnostics {
      let line = diagnostic.location?.line ?? 1
      #expect(diagnostic.location?.file == "c.json" && line <= lines.count, "\(diagnostic)")
      #expect((diagnostic.location?.column ?? 1) <= lines[line - 1].count + 1, "\(diagnostic)")
      #expect(diagnostic.remedy != nil && !diagnostic.message.isEmpty)
    }
    _ = catalogue?.check()
    return catalogue
  }

  /// A sound catalogue is the same one after it was written and read again.
  private func check(_ bytes: [UInt8]) throws {
    guard let catalogue = check(bytes: bytes), !catalogue.check().containsErrors else { return }
    let text = document(of: catalogue)
    let again = try #require(read(Array(text.utf8)).catalogue, "\(text)")
    #expect(document(of: again) == text)
  }

  private func document(of catalogue: Catalogue) -> String {
    catalogue.json(keyURL: { "k/\($0.path)" }, extensionPointURL: { "p/\($0.id)" }).serialized()
  }
}

/// Changes documents as careless and hostile authors do, in the same way for the same seed.
struct JSONMutator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func number(below bound: Int) -> Int {
    // Xorshift (G. Marsaglia, 2003).
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(truncatingIfNeeded: state % UInt64(max(1, bound)))
  }

  private static let values: [JSONValue] = [
    .null, .boolean(true), .boolean(false), .integer(0), .integer(-1), .integer(Int64.max),
    .integer(Int64.min), .real(0.5), .real(1e308), .string(""), .string("*"), .string("[]"),
    .string("string"), .string("\u{0}\u{202E}\u{1B}"), .string("</script>"), .string("é\u{301}"),
    .string(String(repeating: "a", count: 2_000)), .string("~1~0/"), .string("10.0"), .array([]),
    .object([]), .array([.array([.array([])])]), .object([.init("", .null)]),
  ]

  /// The document with one change.
  mutating func changed(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(var elements) where !elements.isEmpty && number(below: 8) > 0:
      let index = number(below: elements.count)
      switch number(below: 12) {
      case 0: elements.remove(at: index)
      case 1: elements.append(elements[index])
      case 2: elements.swapAt(index, number(below: elements.count))
      case 3: elements.insert(other(), at: index)
      default: elements[index] = changed(elements[index])
      }
      return .array(elements)
    case .object(var members) where !members.isEmpty && number(below: 8) > 0:
      let index = number(below: members.count)
      switch number(below: 16) {
      case 0: members.remove(at: index)
      case 1: members.append(.init(members[index].name + "x", members[index].value))
      case 2:
        let second = number(below: members.count)
        (members[index].value, members[second].value) = (
          members[second].value, members[index].value
        )
      case 3: members[index].value = other()
      default: members[index].value = changed(members[index].value)
      }
      return .object(members)
    default: return other()
    }
  }

  private mutating func other() -> JSONValue {
    var value = Self.values[number(below: Self.values.count)]
    guard number(below: 10) == 0 else { return value }
    for _ in 0..<number(below: 300) {
      value = number(below: 2) == 0 ? .array([value]) : .object([.init("a", value)])
    }
    return value
  }

  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud800", "null", "true", "1e999", "-", "0",
    "\n", "\0", "\u{FEFF}", "é", "\"keys\":", "\"format\":1", "//",
  ]

  /// The bytes with some damage.
  mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...number(below: 4) {
      let start = number(below: bytes.count + 1)
      let end = min(bytes.count, start + number(below: 30))
      switch number(below: 6) {
      case 0: bytes.removeSubrange(start...)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(UInt8(number(below: 256)), at: start)
      case 3: bytes.insert(contentsOf: bytes[start..<end], at: number(below: bytes.count + 1))
      default:
        bytes.replaceSubrange(start..<end, with: Self.pieces[number(below: Self.pieces.count)].utf8)
      }
    }
    return bytes
  }
}
