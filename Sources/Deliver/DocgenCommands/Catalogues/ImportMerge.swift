import ArgumentParser
import Diagnostics
import FileSystem
import KeyImport
import KeyModel
import Publish
import Text

/// A new import beside a catalogue that was made from an earlier one: it reports what has changed, adds what is new,
/// takes what is accepted, and leaves what somebody wrote.
struct ImportMerge {
  private let imported: Catalogue
  private let target: FilePath
  private let file: EditedFile?
  private let record: ImportRecord
  private let merge: CatalogueMerge
  private let acceptance: CatalogueMerge.Acceptance

  var changes: [CatalogueMerge.Change] { merge.changes }
  var unknownCount: Int { merge.unknownCount }

  var absent: Set<String> { merge.absent }
  /// The changes of keys that the catalogue does not have.
  var absentDifferences: [CatalogueDifference] { merge.absentDifferences }

  /// The differences between the catalogue and the one that has all changes of the schema.
  var differences: [CatalogueDifference] { merge.differences }

  init(
    of imported: Catalogue, into target: MergeTarget,
    _ acceptance: CatalogueMerge.Acceptance = .additions
  ) {
    self.imported = imported
    self.acceptance = acceptance
    (self.target, file, record) = (target.path, target.file, target.record)
    merge = CatalogueMerge(
      of: imported, into: target.catalogue, formerImport: target.record.catalogue)
  }

  /// The names among some at which nothing has changed.
  func namesWithoutChange(among names: [String]) -> [String] {
    merge.namesWithoutChange(among: names)
  }

  /// Changes the catalogue, and records what it has of the import.
  ///
  /// - Returns: Sentences about what was written and what is left.
  func write() throws -> [String] {
    var written: [String] = []
    if let file {
      if try change(file) { written.append("Changed '\(target.text.legibleLine())'.") }
    } else if !merge.addedKeys.isEmpty {
      let count = counted(merge.addedKeys.count, "key")
      written.append("Added \(count) in '\(try addToPackage().text.legibleLine())'.")
    }
    let bytes = merge.record(accepting: acceptance)
    try writing { () throws(FileError) in try record.replace(with: bytes) }
    return written + [sentenceAboutTheRest].compactMap(\.self)
  }

  /// - Returns: Whether there was something to change.
  private func change(_ file: EditedFile) throws -> Bool {
    let bytes = merge.text(of: file.bytes, accepting: acceptance)
    if let bytes, bytes == file.bytes { return false }
    // Whatever is written can be read again.
    if let bytes, CatalogueReader.read(bytes, file: target.text).catalogue == nil {
      throw refusal(
        "unreadable-merge", "'\(target.text)' with the changes of the schema would have mistakes",
        remedy: "take some of them with --accept --only PATH")
    }
    try writing { () throws(FileError) in
      guard let bytes, try file.replace(with: bytes) else {
        throw FileError("replace", target, .isChanged)
      }
    }
    return true
  }

  private var sentenceAboutTheRest: String? {
    let pending = merge.pending(acceptance).count
    guard pending > 0 else { return nil }
    let changes = "\(counted(pending, "change")) \(pending == 1 ? "waits" : "wait")"
    return file == nil
      ? "\(changes) for you to write in Swift; note with --accept what you leave as it is."
      : "\(changes): take all with --accept, or some with --accept --only PATH."
  }

  private func addToPackage() throws -> FilePath {
    let added = MergeTarget.sources(of: target) / FilePath(AddedKeysSource.fileName)
    guard Files.kind(of: added) == nil else {
      throw refusal(
        "unmerged-keys", "'\(added.text)' still has keys of an earlier import",
        remedy: "move them to their groups, remove the file, and try again")
    }
    let text = AddedKeysSource.text(of: merge.addedKeys, groups: imported.groups)
    try writing { () throws(FileError) in try EditedFile.create(added, with: Array(text.utf8)) }
    return added
  }
}
