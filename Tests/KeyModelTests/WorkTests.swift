import Diagnostics
import JSON
import KeyModel
import TestSupport
import Testing

/// Catalogues of any length, each with something that could be compared with everything else.
struct LongCatalogue: Sendable, CustomTestStringConvertible {
  var name: String
  var document: @Sendable (_ count: Int) -> JSONValue

  var testDescription: String { name }

  private static func key(_ name: String, _ members: JSONValue.Member...) -> JSONValue {
    .object(
      [
        .init("path", .array(name.split(separator: "/").map { .string(String($0)) })),
        .init("types", members.contains { $0.name == "types" } ? .null : ["string"]),
        .init("summary", "A key."),
      ].filter { $0.value != .null } + members)
  }

  private static func document(
    _ keys: [JSONValue], _ members: JSONValue.Member...
  ) -> JSONValue {
    .object([.init("format", 1), .init("keys", .array(keys))] + members)
  }

  private static func list(_ count: Int, _ element: (Int) -> JSONValue) -> JSONValue {
    .array((0..<count).map(element))
  }

  private static func available(_ version: Int, on platform: String = "P") -> JSONValue {
    ["platform": .string(platform), "introduced": .string("\(version).0")]
  }

  static let all = [
    LongCatalogue(name: "versions of keys, with no releases") { count in
      document(
        (0..<count).map { key("k\($0)", .init("availability", [available($0)])) })
    },
    LongCatalogue(name: "versions of keys, all released") { count in
      document(
        (0..<count).map { key("k\($0)", .init("availability", [available($0)])) },
        .init(
          "releases",
          [["platform": "P", "versions": list(count) { .string("\($0).0") }]]))
    },
    LongCatalogue(name: "versions that are not released") { count in
      document(
        (0..<count).map { key("k\($0)", .init("availability", [available($0)])) },
        .init(
          "releases", [["platform": "P", "versions": list(count) { .string("\($0).5") }]]))
    },
    LongCatalogue(name: "platforms of one key and the key in it") { count in
      let statements = list(count) { available(1, on: "P\($0)") }
      return document([
        key("a", .init("types", ["dictionary"]), .init("availability", statements)),
        key("a/b", .init("availability", statements)),
      ])
    },
    LongCatalogue(name: "keys in an example") { count in
      document(
        [
          key(
            "a", .init("types", ["dictionary"]),
            .init("example", .object((0..<count).map { .init("k\($0)", "x") })))
        ] + (0..<count).map { key("a/k\($0)") })
    },
    LongCatalogue(name: "dictionaries in an example, and keys") { count in
      document(
        [
          key(
            "a", .init("types", ["array"]), .init("elementTypes", ["dictionary"]),
            .init("example", list(count) { .object([.init("k\($0)", "x")]) }))
        ] + (0..<count).map { key("a/k\($0)") })
    },
    LongCatalogue(name: "allowed values of an example's elements") { count in
      document([
        key(
          "a", .init("types", ["array"]), .init("elementTypes", ["string"]),
          .init("values", list(count) { ["value": .string("v\($0)"), "summary": "A value."] }),
          .init("valuesAreClosed", true), .init("example", list(count) { .string("v\($0)") }))
      ])
    },
    LongCatalogue(name: "references that lead nowhere") { count in
      document((0..<count).map { key("k\($0)", .init("seeAlso", [[.string("missing\($0)")]])) })
    },
    LongCatalogue(name: "extension points, each with keys") { count in
      document(
        (0..<count).map { key("k\($0)", .init("extensionPoints", [.string("p\($0)")])) },
        .init(
          "extensionPoints",
          list(count) { ["identifier": .string("p\($0)"), "mechanism": "NSExtension"] }))
    },
    LongCatalogue(name: "samples of one extension point") { count in
      document(
        (0..<count).map { key("a/k\($0)") },
        .init(
          "extensionPoints",
          [
            [
              "identifier": "p", "mechanism": "NSExtension",
              "keys": list(count) { ["path": ["a", .string("k\($0)")], "sample": "x"] },
            ]
          ]))
    },
    LongCatalogue(name: "synonyms") { count in
      document(
        (0..<count).map { key("k\($0)") },
        .init(
          "synonyms",
          list(count) { ["words": .string("w\($0)"), "meanings": [.string("k\($0)")]] }))
    },
    LongCatalogue(name: "changes of keys") { count in
      document(
        (0..<count).map { key("k\($0)") },
        .init(
          "changes",
          list(count) {
            [
              "id": .string("c\($0)"), "date": "2026-01-01", "title": "A change",
              "keys": [[.string("k\($0)")], [.string("missing\($0)")]],
            ]
          }))
    },
    LongCatalogue(name: "groups, sources and platforms") { count in
      document(
        (0..<count).map {
          key(
            "k\($0)", .init("group", .string("g\($0)")),
            .init("sources", [["id": .string("s\($0)"), "section": ""]]),
            .init("availability", [available(1, on: "P\($0)")]))
        },
        .init("groups", list(count) { ["id": .string("g\($0)")] }),
        .init("sources", list(count) { ["id": .string("s\($0)")] }),
        .init(
          "releases",
          list(count) { ["platform": .string("P\($0)"), "versions": ["1.0"]] }))
    },
  ]
}

/// The work on a catalogue grows with its length, not with the square of it.
struct WorkTests {
  @Test(.enabled(if: Work.isCounted), arguments: LongCatalogue.all)
  func twiceTheCatalogueIsAtMostTwoAndAHalfTimesTheWork(long: LongCatalogue) throws {
    let length = 2 * min(2_000, fuzzSeeds(otherwise: 80).count)
    let once = try #require(try work(on: long.document(length)))
    let twice = try #require(try work(on: long.document(2 * length)))
    #expect(Double(twice) <= 2.5 * Double(once), "\(once) comparisons, then \(twice)")
  }

  /// Comparisons while a catalogue is read, checked and written.
  private func work(on document: JSONValue) throws -> Int? {
    let bytes = document.serializedBytes()
    var catalogue: Catalogue?
    let count = Work.counted {
      catalogue = CatalogueReader.read(bytes, file: "c.json").catalogue
      guard let catalogue else { return }
      for check in CatalogueCheck.all { _ = check.run(catalogue) }
      _ = catalogue.jsonBytes(keyURL: \.name, extensionPointURL: \.id)
    }
    #expect(catalogue != nil)
    return count
  }
}
