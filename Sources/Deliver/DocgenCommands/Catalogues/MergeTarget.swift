import Diagnostics
import FileSystem
import KeyImport
import KeyModel

/// A catalogue that a new import is merged into, and the record of the last import, each read once: what is added
/// follows from what is replaced.
struct MergeTarget {
  /// A file in the form of `catalogue.json`, or the folder of a package.
  let path: FilePath
  /// The file; nil for a package.
  let file: EditedFile?
  let catalogue: Catalogue
  let record: ImportRecord

  init(_ path: FilePath) throws {
    self.path = path
    guard Files.isFolder(path) else {
      let edited = try EditedCatalogue(path)
      (file, catalogue) = (edited.file, edited.catalogue)
      record = try ImportRecord(beside: path)
      return
    }
    guard !Program.current.startsCatalogues, Files.isFolder(Self.sources(of: path)) else {
      throw refusal(
        "other-package",
        "'\(path.text)' is not the package of this program, \(Program.current.name)",
        remedy:
          "run the command with the package's own program: swift run PROGRAM import FILE --merge ."
      )
    }
    file = nil
    catalogue = Program.current.catalogue
    record = try ImportRecord(inPackage: path)
  }

  /// The names that the last import gave its only kind of file.
  var names: FormatNames? {
    let last = record.catalogue ?? catalogue
    guard !last.hasSeveralDocuments else { return nil }
    return FormatNames(
      id: last.document.id, name: last.document.name, format: last.document.format,
      fileMatch: last.document.fileMatch)
  }

  static func sources(of package: FilePath) -> FilePath {
    package / FilePath("Sources") / FilePath(Program.current.name)
  }
}
