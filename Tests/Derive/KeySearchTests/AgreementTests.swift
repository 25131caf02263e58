import Foundation
import JSON
import TestSupport
import Testing

@testable import KeySearch

/// The page's script and Swift give the same answers.
struct AgreementTests {
  static let node = ["/usr/bin/node", "/usr/local/bin/node", "/opt/homebrew/bin/node"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Pieces and edits of names, words, filters and noise, the same in every run.
  @Test(.enabled(if: node != nil, "needs node"))
  func scriptAnswersRandomQueriesAsSwiftDoes() throws {
    let index = Indexes.reference
    var queries = RandomQueries(index, seed: 7)
    let asked = fuzzSeeds(otherwise: 33).map { _ in queries.next() } + HostileQueries.all
    let texts = index.entries.flatMap { [$0.name, $0.title, $0.summary] + $0.labels + $0.values }
    let divided = sample(texts, otherwise: 400)
    try compare(vectors(index, queries: asked, texts: divided).serialized())
  }

  @Test(.enabled(if: node != nil, "needs node"))
  func scriptAnswersTheRecordedQueriesAsSwiftDoes() throws {
    try compare(String(contentsOf: VectorTests.file, encoding: .utf8))
  }

  private func compare(_ vectors: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("docgen-search-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("vectors.json")
    try Data(vectors.utf8).write(to: file)
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let script = repository.appending(path: "themes/default/assets/search-engine.js")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.node))
    process.arguments = [
      here.appendingPathComponent("compare.js").path,
      script.path, file.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
  }
}

/// Queries that a person would not type.
enum HostileQueries {
  static let all =
    [
      "", " ", "a", "\0", "💥", "👩‍👩‍👧 camera", "é", "…—’", "__proto__", "constructor",
      "toString valueOf",
      "hasOwnProperty", "platform:", "platform:\"", "type:\"array", "type:array type:string",
      "platform:__proto__", "in:constructor", "point:\"\"", "value:*", "http://example.com/a:b",
      "com.apple:x", "prot:x", "typo:array", "TYPE:ARRAY", "platfrm:ios", "platform:ois", "/", "//",
      "a/b/c", "NSServices/NSMessage", "NSServices/[]/NSMessage", "nsservices/nsmessage/", "*",
      "[]",
      "<domain>", "in:NSExtension", "point:share deprecated:no camera", "deprecated:yes",
      "\u{FEFF}NSExtension", "NSExtension\u{A0}", "\u{2028}", "</script>", "--", "s", "the",
    ]
    + ["a", "-", "é", "💥", "ab ", "NSExtension", "\"", "type:x "].map {
      String(repeating: $0, count: 10_000)
    }
}

/// Makes queries as people type them, and worse.
struct RandomQueries {
  private var generator: SeededNumbers
  private let names: [String]
  private let words: [String]
  private let values: [String]

  init(_ index: SearchIndex, seed: UInt64) {
    generator = SeededNumbers(seed: seed)
    names = index.entries.map(\.name)
    values = index.entries.flatMap(\.values)
    words =
      index.vocabulary.words.map(\.text) + index.subjects.flatMap { $0.name.words.map(\.text) }
      + index.synonyms.map(\.words)
  }

  mutating func next() -> String {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: pick(names)
    case 1: piece(of: pick(names))
    case 2: edited(pick(names), times: Int.random(in: 1...3, using: &generator))
    case 3: piece(of: pick(values))
    case 4: pick(words)
    case 5: edited(pick(words), times: 1)
    case 6: phrase(of: 2) + " " + edited(pick(words), times: 1)
    case 7: filter() + " " + phrase(of: Int.random(in: 0...2, using: &generator))
    case 8: noise()
    default: phrase(of: Int.random(in: 2...5, using: &generator))
    }
  }

  private mutating func pick(_ texts: [String]) -> String {
    texts.randomElement(using: &generator) ?? ""
  }

  private mutating func piece(of text: String) -> String {
    let start = Int.random(in: 0...text.count, using: &generator)
    return String(text.dropFirst(start).prefix(Int.random(in: 1...12, using: &generator)))
  }

  mutating func edited(_ text: String, times: Int) -> String {
    var letters = [Character](text)
    for _ in 0..<times where letters.count > 1 {
      let index = Int.random(in: 0..<letters.count, using: &generator)
      let letter = "abcdefghijklmnopqrstuvwxyzNS1.".randomElement(using: &generator) ?? "x"
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: letters.insert(letter, at: index)
      case 1: letters.remove(at: index)
      case 2: letters[index] = letter
      default: letters.swapAt(index, max(index - 1, 0))
      }
    }
    return String(letters)
  }

  private mutating func phrase(of count: Int) -> String {
    (0..<count).map { _ in pick(words) }.joined(separator: " ")
  }

  private mutating func filter() -> String {
    let name = pick([
      "platform", "type", "deprecated", "value", "in", "point", "typ", "points", "x",
    ])
    let value = pick([
      "ios", "mac", "array", "str", "yes", "NSExtension", "share", "TLSv1.2", "\"Mac Catalyst\"",
      "ois", "",
    ])
    return name + ":" + value
  }

  private mutating func noise() -> String {
    let letters = [Character]("aZ09 .:/\"-_é💥\u{0}—ſK<>[]*~s")
    return String(
      (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        letters.randomElement(using: &generator) ?? " "
      })
  }
}
