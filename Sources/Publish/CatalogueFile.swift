import Archive
public import Diagnostics
import Digests
public import KeyModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file in the form of `catalogue.json`.
///
/// The file is mapped, not copied, so that its length costs no memory of the program's own. What
/// cannot be mapped, such as a pipe, is read.
public enum CatalogueFile {
  /// The file's catalogue, and what is wrong with it; no catalogue where there are errors.
  ///
  /// - Throws: `FileError` where the file cannot be read.
  public static func read(_ path: String) throws(FileError)
    -> (catalogue: Catalogue?, diagnostics: [Diagnostic])
  {
    try withBytes(of: path) { CatalogueReader.read($0, file: path) }
  }

  /// A digest of the file's bytes in hexadecimal digits; nil where it cannot be read more than once.
  public static func digest(_ path: String) -> String? {
    guard Files.isRegular(path) else { return nil }
    return try? withBytes(of: path) { XXH64(of: UnsafeRawBufferPointer($0)).hexadecimal }
  }

  private static func withBytes<Result>(
    of path: String, _ use: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(FileError) -> Result {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("read", path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError("read", path) }
    let length = Int(status.st_size)
    if status.st_mode & S_IFMT == S_IFREG, length > 0,
      let start = mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    {
      defer { munmap(start, length) }
      return use(
        UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: length))
    }
    return try Files.read(path).withUnsafeBufferPointer(use)
  }
}
