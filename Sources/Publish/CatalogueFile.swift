package import Diagnostics
package import FileSystem
package import KeyModel

/// A file in the form of `catalogue.json`.
package enum CatalogueFile {
  /// A catalogue of 100,000 keys takes a seventh of this.
  private static let bytesLimit = 1 << 30

  /// The file's catalogue, and what is wrong with it; no catalogue where there are errors.
  ///
  /// - Throws: `FileError` where the file cannot be read.
  package static func read(_ path: FilePath) throws(FileError)
    -> (catalogue: Catalogue?, diagnostics: [Diagnostic])
  {
    // Read, not mapped: a mapped file that is truncated meanwhile ends the program with SIGBUS.
    let bytes = try Files.read(path, atMost: bytesLimit)
    return CatalogueReader.read(bytes, file: path.text)
  }
}
