import CSQLite

/// The index of a docset, a SQLite database, as bytes. It never touches the disk.
///
/// Source: Kapeli, "Docset Generation Guide", "Create the SQLite Index"; the SQLite manual,
/// "Serialize a database".
struct DocsetIndex: Sendable {
  private let entries: [DocsetEntry]

  /// - Parameter entries: In the order of the database's rows.
  init(_ entries: [DocsetEntry]) { self.entries = entries }

  /// SQLite's message when it failed, for example for lack of memory.
  struct Failure: Error {
    var message: String
  }

  /// The database as a file holds it, the same for the same entries and the same SQLite.
  func database() throws(Failure) -> [UInt8] {
    let database = try Connection()
    // The page size is SQLite's default; it is stated because the bytes depend on it.
    try database.run(
      """
      PRAGMA page_size = 4096;
      CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT);
      CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path);
      BEGIN;
      """)
    try database.insert(
      entries, "INSERT OR IGNORE INTO searchIndex(name, type, path) VALUES (?, ?, ?)")
    try database.run("COMMIT")
    return try database.bytes()
  }
}

/// An open database in memory.
private final class Connection {
  private let handle: OpaquePointer

  init() throws(DocsetIndex.Failure) {
    var opened: OpaquePointer?
    let result = sqlite3_open_v2(
      ":memory:", &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY, nil)
    guard result == SQLITE_OK, let opened else {
      sqlite3_close(opened)
      throw DocsetIndex.Failure(message: String(cString: sqlite3_errstr(result)))
    }
    handle = opened
  }

  deinit { sqlite3_close(handle) }

  func run(_ statements: String) throws(DocsetIndex.Failure) {
    guard sqlite3_exec(handle, statements, nil, nil, nil) == SQLITE_OK else { throw failure }
  }

  /// Runs a statement once for each entry, with its name, type and path.
  func insert(_ entries: [DocsetEntry], _ text: String) throws(DocsetIndex.Failure) {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(handle, text, -1, &prepared, nil) == SQLITE_OK, let prepared else {
      throw failure
    }
    defer { sqlite3_finalize(prepared) }
    for entry in entries {
      for (index, value) in [entry.name, entry.kind.rawValue, entry.path].enumerated() {
        guard docgen_sqlite3_bind_text(prepared, Int32(index + 1), value, -1) == SQLITE_OK else {
          throw failure
        }
      }
      guard sqlite3_step(prepared) == SQLITE_DONE, sqlite3_reset(prepared) == SQLITE_OK else {
        throw failure
      }
    }
  }

  func bytes() throws(DocsetIndex.Failure) -> [UInt8] {
    var size: sqlite3_int64 = 0
    guard let start = sqlite3_serialize(handle, "main", &size, 0), let count = Int(exactly: size)
    else { throw failure }
    defer { sqlite3_free(start) }
    return Array(UnsafeBufferPointer(start: start, count: count))
  }

  private var failure: DocsetIndex.Failure {
    DocsetIndex.Failure(message: String(cString: sqlite3_errmsg(handle)))
  }
}
