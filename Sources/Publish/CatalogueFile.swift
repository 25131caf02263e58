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
  /// The file's catalogue, and what is wrong with it; no catalogue where there are errors.
  ///
  /// The file is mapped, not copied, so that its length costs no memory of the program's own. What
  /// cannot be mapped, such as a pipe, is read.
  ///
  /// - Throws: `FileError` where the file cannot be read.
  public static func read(_ path: String) throws(FileError)
    -> (catalogue: Catalogue?, diagnostics: [Diagnostic])
  {
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
      return CatalogueReader.read(
        UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: length),
        file: path)
    }
    return try Files.read(path).withUnsafeBufferPointer { CatalogueReader.read($0, file: path) }
  }
}
