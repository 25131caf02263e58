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
  /// What was imported now.
  let imported: Catalogue
  /// A file in the form of `catalogue.json`, or the folder of a package.
  let target: FilePath

  /// - Returns: What is different and what was written, for a reader.
  func run() throws -> (differences: [CatalogueDifference], written: [String]) {
    Files.isFolder(target) ? try mergeIntoPackage() : try mergeIntoFile()
  }

  // MARK: A file

  private func mergeIntoFile() throws -> ([CatalogueDifference], [String]) {
    var option = CatalogueOption()
    option.file = target.text
    let catalogue = try option.load()
    let record = (target.parent ?? ".") / FilePath(Self.recordName(beside: target.name.text))
    let merge = CatalogueMerge(
      of: imported, into: catalogue, formerImport: try read(record: record))
    var written: [String] = []
    if !merge.addedKeys.isEmpty {
      try write { () throws(FileError) in
        let file = try EditedFile(target, atMost: CatalogueFile.bytesLimit)
        guard
          let bytes = CatalogueAddition(to: file.bytes, file: target.text).adding(
            merge, of: imported),
          try file.replace(with: bytes)
        else { throw FileError("replace", target, .isChanged) }
      }
      written.append(sentence(merge.addedKeys.count, "to", target.text))
    }
    try replace(record, with: imported.recordBytes)
    return (merge.differences, written)
  }

  /// `lamp.imported.json` beside `lamp.json`.
  static func recordName(beside name: String) -> String {
    (name.hasSuffix(".json") ? String(name.dropLast(5)) : name) + "." + ImportedPackage.record
  }

  // MARK: A package

  private func mergeIntoPackage() throws -> ([CatalogueDifference], [String]) {
    let name = Program.current.name
    let sources = target / FilePath("Sources") / FilePath(name)
    guard !Program.current.startsCatalogues, Files.isFolder(sources) else {
      throw refusal(
        "other-package", "'\(target.text)' is not the package of this program, \(name)",
        remedy:
          "run the command with the package's own program: swift run PROGRAM import FILE --merge .")
    }
    let record = target / FilePath(ImportedPackage.record)
    let merge = CatalogueMerge(
      of: imported, into: Program.current.catalogue, formerImport: try read(record: record))
    var written: [String] = []
    if !merge.addedKeys.isEmpty {
      let added = sources / FilePath(AddedKeysSource.fileName)
      guard Files.kind(of: added) == nil else {
        throw refusal(
          "unmerged-keys", "'\(added.text)' still has keys of an earlier import",
          remedy: "move them to their groups, remove the file, and try again")
      }
      let text = AddedKeysSource.text(of: merge.addedKeys, groups: imported.groups)
      try write { () throws(FileError) in try EditedFile.create(added, with: Array(text.utf8)) }
      written.append(sentence(merge.addedKeys.count, "to", added.text))
    }
    try replace(record, with: imported.recordBytes)
    return (merge.differences, written)
  }

  // MARK: Files

  private func read(record: FilePath) throws -> Catalogue? {
    guard Files.kind(of: record) != nil else { return nil }
    var option = CatalogueOption()
    option.file = record.text
    return try option.read(otherwise: .couldNotRun).0
  }

  private func replace(_ path: FilePath, with bytes: [UInt8]) throws {
    try write { () throws(FileError) in
      guard Files.kind(of: path) != nil else { return try EditedFile.create(path, with: bytes) }
      _ = try EditedFile(path, atMost: CatalogueFile.bytesLimit).replace(with: bytes)
    }
  }

  private func write(_ action: () throws(FileError) -> Void) throws {
    do throws(FileError) {
      try action()
    } catch {
      throw refusal(
        "output-failed", error.description,
        remedy: error.remedy ?? "make the folder writable, and try again")
    }
  }

  private func sentence(_ count: Int, _ word: String, _ path: String) -> String {
    "Added \(count) \(count == 1 ? "key" : "keys") \(word) '\(path.legibleLine())'."
  }

  private func refusal(_ id: String, _ message: String, remedy: String) -> ExitCode {
    Terminal.report([.error(id, at: nil, message, remedy: remedy)])
    return .couldNotRun
  }
}
