import Foundation
import JSON
import TestSupport
import Testing

@testable import Archive
@testable import KeySearch

/// The scripts that search a page: what they may contain, and what they weigh.
struct ScriptTests {
  static let assets = repository.appending(path: "themes/default/assets")

  private static func script(_ name: String) throws -> String {
    try String(contentsOf: assets.appendingPathComponent(name), encoding: .utf8)
  }

  private static func withoutComments(_ script: String) -> String {
    script.replacing(/(?s:\/\*.*?\*\/)/, with: "").replacing(/\/\/[^\n]*/, with: "")
  }

  /// The numbers by which search compares, ranks and limits are declared in Swift and come with the index.
  @Test func theEngineHasNoNumbersOfItsOwn() throws {
    let code = Self.withoutComments(try Self.script("search-engine.js"))
      .replacing("0-9", with: "")
    let numbers = code.matches(of: /[A-Za-z0-9_$.]+/).map(\.output)
      .filter { $0.first?.isNumber == true }
    #expect(Set(numbers).subtracting(["0", "1", "2"]).isEmpty, "\(numbers)")
  }

  @Test(arguments: ["search-engine.js", "search.js", "search-page.js"])
  func scriptsDoNotRepeatTheWordsOfSwift(name: String) throws {
    let code = Self.withoutComments(try Self.script(name))
    let written = Set(code.matches(of: /"([^"\n]*)"/).map { String($0.1) })
    let shared = Self.texts(in: SearchConstants.json).filter { $0.count > 1 }
    #expect(shared.count > 10)
    #expect(written.intersection(shared).isEmpty)
  }

  @Test func theEngineUsesEveryConstantThatItGets() throws {
    let code = Self.withoutComments(try Self.script("search-engine.js") + Self.script("search.js"))
    let words = Set(code.matches(of: /[A-Za-z]+/).map { String($0.output) })
    for name in Self.names(in: SearchConstants.json) {
      #expect(words.contains(name), "search-engine.js doesn't use '\(name)'")
    }
  }

  /// Everything that a page loads to search, the index aside, as a server sends it.
  @Test func scriptsAreAtMostTwentyTwoKilobytesCompressed() throws {
    let compressor = Compressor(level: 6)
    let sizes = try ["search.js", "search-engine.js", "search-page.js"].map {
      compressor.gzipped([UInt8](try Self.script($0).utf8)).count
    }
    #expect(sizes.reduce(0, +) <= 22_000, "\(sizes)")
  }

  /// The index of 1,000 keys with as many different words as the reference has, as a server sends it. With the
  /// scripts it leaves some of the 160 KB that search may load.
  @Test func anIndexOfAThousandKeysIsSmall() {
    let compressor = Compressor(level: 6)
    let index = SyntheticIndex.of(keys: 1000)
    #expect(index.entries.count { $0.kind == .key } == 1000)
    #expect(compressor.gzipped([UInt8](index.namesScript.utf8)).count <= 17_000)
    #expect(compressor.gzipped([UInt8](index.textScript.utf8)).count <= 68_000)
  }

  private static func texts(in value: JSONValue) -> Set<String> {
    switch value {
    case .string(let text): [text]
    case .array(let values): values.reduce(into: []) { $0.formUnion(texts(in: $1)) }
    case .object(let members): members.reduce(into: []) { $0.formUnion(texts(in: $1.value)) }
    default: []
    }
  }

  private static func names(in value: JSONValue) -> Set<String> {
    switch value {
    case .array(let values): values.reduce(into: []) { $0.formUnion(names(in: $1)) }
    case .object(let members):
      members.reduce(into: []) { $0.formUnion(names(in: $1.value).union([$1.name])) }
    default: []
    }
  }
}
