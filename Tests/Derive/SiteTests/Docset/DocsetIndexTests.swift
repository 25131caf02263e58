import TestSupport
import Testing

@testable import Site

@Suite struct DocsetIndexTests {
  static let entries = [
    DocsetEntry("NSExtension", .property, "keys/NSExtension.html"),
    DocsetEntry("it's “quoted”; DROP TABLE searchIndex", .value, "a.html#b"),
    DocsetEntry("", .guide, "c%20d.html"),
  ]

  /// The rows of a query as SQLite reads them from the bytes.
  private func rows(_ database: [UInt8], _ query: String) throws -> [[String]] {
    try SQLiteDatabase(database).rows(query)
  }

  @Test func docsetIndexHasARowForEachEntryInOrder() throws {
    let database = try DocsetIndex(Self.entries).database()
    #expect(try rows(database, "PRAGMA integrity_check") == [["ok"]])
    #expect(
      try rows(database, "SELECT id, name, type, path FROM searchIndex ORDER BY id")
        == Self.entries.enumerated().map {
          ["\($0 + 1)", $1.name, $1.kind.rawValue, $1.path]
        })
  }

  @Test func duplicateDocsetEntriesBecomeOneRow() throws {
    let database = try DocsetIndex(Self.entries + Self.entries).database()
    #expect(
      try rows(database, "SELECT count(*) FROM searchIndex") == [["\(Self.entries.count)"]])
  }

  @Test func docsetIndexHoldsAThousandEntries() throws {
    let entries = (0..<1000).map { DocsetEntry("Key\($0)", .property, "keys/\($0).html") }
    let database = try DocsetIndex(entries).database()
    #expect(try rows(database, "PRAGMA integrity_check") == [["ok"]])
    #expect(try rows(database, "SELECT count(DISTINCT path) FROM searchIndex") == [["1000"]])
  }

  @Test func docsetIndexOfTheSameEntriesHasTheSameBytes() throws {
    #expect(try DocsetIndex(Self.entries).database() == DocsetIndex(Self.entries).database())
  }
}
