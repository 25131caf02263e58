public import Diagnostics
public import KeyModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file in the form of `catalogue.json`.
public enum CatalogueFile {
  /// A catalogue of 100,000 keys takes a seventh of this.
  static let bytesLimit = 1 << 30

  /// The file's catalogue, and what is wrong with it; no catalogue where there are errors.
  ///
  /// - Throws: `FileError` where the file cannot be read.
  public static func read(_ path: String) throws(FileError)
    -> (catalogue: Catalogue?, diagnostics: [Diagnostic])
  {
    // Read, not mapped: a mapped file that is truncated meanwhile ends the program with SIGBUS.
    let bytes = try Files.read(path, atMost: bytesLimit)
    guard bytes.count <= bytesLimit else { throw FileError("read", path, code: EFBIG) }
    return bytes.withUnsafeBufferPointer { CatalogueReader.read($0, file: path) }
  }
}
