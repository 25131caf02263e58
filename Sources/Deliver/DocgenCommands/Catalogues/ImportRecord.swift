import ArgumentParser
import FileSystem
import KeyImport
import KeyModel
import Publish

/// The last import into a catalogue or a package, in its own file.
///
/// It shows the changes of the next import, and whether a catalogue is still as the last import wrote it.
struct ImportRecord {
  /// The last import; nil if there was none.
  let catalogue: Catalogue?
  private let path: FilePath
  private let file: EditedFile?

  /// `lamp.imported.json` beside `lamp.json`.
  init(beside catalogue: FilePath) throws {
    let name = catalogue.name.text
    let stem = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    try self.init((catalogue.parent ?? ".") / FilePath("\(stem).\(ImportedPackage.record)"))
  }

  init(inPackage folder: FilePath) throws {
    try self.init(folder / FilePath(ImportedPackage.record))
  }

  private init(_ path: FilePath) throws {
    self.path = path
    guard Files.kind(of: path) != nil else {
      (file, catalogue) = (nil, nil)
      return
    }
    let edited = try EditedCatalogue(path)
    (file, catalogue) = (edited.file, edited.catalogue)
  }

  /// Whether a file has what the last import wrote: no one has edited it since.
  func describes(_ bytes: [UInt8]) -> Bool { catalogue?.draftBytes() == bytes }

  func replace(with bytes: [UInt8]) throws(FileError) {
    guard let file else { return try EditedFile.create(path, with: bytes) }
    guard file.bytes != bytes else { return }
    guard try file.replace(with: bytes) else { throw FileError("replace", path, .isChanged) }
  }
}

/// A catalogue in a file that is read once, so that what replaces it follows from exactly those bytes.
struct EditedCatalogue {
  let file: EditedFile
  let catalogue: Catalogue

  /// Prints mistakes in the file, and throws if there are errors.
  init(_ path: FilePath) throws {
    var read: EditedFile?
    let (catalogue, warnings) = try CatalogueOption.read(path.text, otherwise: .couldNotRun) {
      () throws(FileError) in
      let file = try EditedFile(path, atMost: CatalogueFile.bytesLimit)
      read = file
      return file.bytes
    }
    guard let file = read else { throw ExitCode.couldNotRun }
    Terminal.report(warnings)
    (self.file, self.catalogue) = (file, catalogue)
  }
}
