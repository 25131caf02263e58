/// Receives a site's files as they are made. Several threads may call it at the same time.
///
/// A sink that cannot store a file remembers why and ignores what comes after it; the owner of the
/// sink reports the failure when all files are made.
package protocol FileSink: Sendable {
  /// Stores a file whose bytes are all there.
  func take(_ file: OutputFile)

  /// Begins a file that is too large to keep in memory.
  func begin(_ path: String) -> any GrowingFile
}

/// A file that comes in pieces. One thread at a time calls it.
package protocol GrowingFile: Sendable {
  /// Stores the next piece.
  func append(_ bytes: [UInt8])

  /// The file is complete.
  func finish()

  /// There is no such file after all.
  func discard()
}
