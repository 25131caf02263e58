import ArgumentParser
import Diagnostics
import FileSystem
import KeyImport
import KeyModel
import Publish
import Text

/// A new import beside a catalogue that was made from an earlier one: it reports what has changed, adds what is new,
/// and touches nothing that somebody wrote.
struct ImportMerge {
  private let imported: Catalogue
  /// A file in the form of `catalogue.json`, or the folder of a package.
  private let target: FilePath
  /// The file; nil for a package.
  private let file: EditedFile?
  private let record: ImportRecord
  private let merge: CatalogueMerge

  /// The differences between the catalogue and the import.
  var differences: [CatalogueDifference] { merge.differences }

  /// Reads the catalogue and the record, each once: what is added follows from what is replaced.
  init(of imported: Catalogue, into target: FilePath) throws {
    self.imported = imported
    self.target = target
    let catalogue: Catalogue
    if Files.isFolder(target) {
      guard !Program.current.startsCatalogues, Files.isFolder(Self.sources(of: target)) else {
        throw refusal(
          "other-package",
          "'\(target.text)' is not the package of this program, \(Program.current.name)",
          remedy:
            "run the command with the package's own program: swift run PROGRAM import FILE --merge ."
        )
      }
      file = nil
      catalogue = Program.current.catalogue
      record = try ImportRecord(inPackage: target)
    } else {
      let edited = try EditedCatalogue(target)
      file = edited.file
      catalogue = edited.catalogue
      record = try ImportRecord(beside: target)
    }
    merge = CatalogueMerge(of: imported, into: catalogue, formerImport: record.catalogue)
  }

  /// Adds the new keys, and records the import.
  ///
  /// - Returns: Sentences about the files that were written.
  func write() throws -> [String] {
    var written: [String] = []
    if !merge.addedKeys.isEmpty {
      let path = try file.map(add) ?? addToPackage()
      written.append(sentence(merge.addedKeys.count, "to", path.text))
    }
    try writing { () throws(FileError) in try record.replace(with: imported) }
    return written
  }

  private func add(to file: EditedFile) throws -> FilePath {
    try writing { () throws(FileError) in
      guard
        let bytes = CatalogueAddition(to: file.bytes, file: target.text).adding(
          merge, of: imported),
        try file.replace(with: bytes)
      else { throw FileError("replace", target, .isChanged) }
    }
    return target
  }

  private func addToPackage() throws -> FilePath {
    let added = Self.sources(of: target) / FilePath(AddedKeysSource.fileName)
    guard Files.kind(of: added) == nil else {
      throw refusal(
        "unmerged-keys", "'\(added.text)' still has keys of an earlier import",
        remedy: "move them to their groups, remove the file, and try again")
    }
    let text = AddedKeysSource.text(of: merge.addedKeys, groups: imported.groups)
    try writing { () throws(FileError) in try EditedFile.create(added, with: Array(text.utf8)) }
    return added
  }

  private static func sources(of package: FilePath) -> FilePath {
    package / FilePath("Sources") / FilePath(Program.current.name)
  }

  private func sentence(_ count: Int, _ word: String, _ path: String) -> String {
    "Added \(count) \(count == 1 ? "key" : "keys") \(word) '\(path.legibleLine())'."
  }
}
