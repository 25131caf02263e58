/// Receives a site's files as they are made. Several threads may call it at the same time.
///
/// A sink that cannot store a file remembers why and ignores what comes after it; whoever owns the
/// sink reports the failure when all files are made.
package protocol FileSink: Sendable {
  /// Stores a file whose bytes are all there.
  func take(_ file: OutputFile)

  /// Stores a file that is too large to keep in memory, from pieces in the order of their bytes.
  ///
  /// - Parameter make: Appends each piece. Where it throws, there is no such file.
  func write(_ path: String, _ make: (_ append: ([UInt8]) -> Void) throws -> Void) rethrows
}
