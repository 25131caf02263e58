package import Diagnostics
package import FileSystem
package import KeyModel
import Text

/// A file in the form of `catalogue.json`.
package enum CatalogueFile {
  /// A catalogue of 100,000 keys takes a seventh of this.
  package static let bytesLimit = 1 << 30

  /// The file's catalogue, if it has no errors, and findings about it.
  package static func read(_ path: FilePath) throws(FileError)
    -> (catalogue: Catalogue?, diagnostics: [Diagnostic])
  {
    // Read, not mapped: a mapped file that is truncated meanwhile ends the program with SIGBUS.
    let bytes = try Files.read(path, atMost: bytesLimit)
    return CatalogueReader.read(bytes, file: path.text)
  }

  /// The catalogue of an earlier edition, or why there is none. Its own diagnostics are ignored.
  static func readPrevious(_ path: FilePath) -> (
    bytes: [UInt8]?, catalogue: Catalogue?, mistakes: [Diagnostic]
  ) {
    do {
      let bytes = try Files.read(path, atMost: bytesLimit)
      let (catalogue, diagnostics) = CatalogueReader.read(bytes, file: path.text)
      return (bytes, catalogue, diagnostics.filter { $0.severity == .error })
    } catch {
      let remedy = "name the catalogue.json of an earlier edition, or leave out 'previous'"
      return (nil, nil, [error.finding(remedy: error.inputRemedy ?? remedy)])
    }
  }
}
