import CSQLite

/// An SQLite database in memory, as SQLite reads it from a file's bytes.
package final class SQLiteDatabase {
  private let handle: OpaquePointer

  package struct Failure: Error {
    package let message: String
  }

  package init(_ bytes: [UInt8]) throws {
    var handle: OpaquePointer?
    guard sqlite3_open(":memory:", &handle) == SQLITE_OK, let handle,
      let copy = sqlite3_malloc64(UInt64(bytes.count))
    else { throw Failure(message: "no memory") }
    self.handle = handle
    copy.copyMemory(from: bytes, byteCount: bytes.count)
    try check(
      sqlite3_deserialize(
        handle, "main", copy.assumingMemoryBound(to: UInt8.self), Int64(bytes.count),
        Int64(bytes.count), UInt32(SQLITE_DESERIALIZE_FREEONCLOSE)))
  }

  deinit { sqlite3_close(handle) }

  /// The rows of a query.
  package func rows(_ query: String) throws -> [[String]] {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, query, -1, &statement, nil))
    defer { sqlite3_finalize(statement) }
    var rows: [[String]] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      rows.append(
        (0..<sqlite3_column_count(statement)).map { column in
          sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "NULL"
        })
    }
    return rows
  }

  private func check(_ result: CInt) throws {
    guard result == SQLITE_OK else {
      throw Failure(message: String(cString: sqlite3_errstr(result)))
    }
  }
}
