import Archive
import FileSystem
import Synchronization

struct ArchiveFolder: BundleFolder {
  let path: FilePath
  private let tree: ArchiveTree
  /// Its path in the archive, which ends in a slash; empty for the archive itself.
  private let prefix: [UInt8]

  var pathOnDisk: FilePath { tree.path }
  var onDisk: OpenFolder? { nil }

  init(_ file: OpenFile) throws(FileError) {
    self.init(try ArchiveTree(file), [], file.path)
  }

  private init(_ tree: ArchiveTree, _ prefix: [UInt8], _ path: FilePath) {
    (self.tree, self.prefix, self.path) = (tree, prefix, path)
  }

  func list() -> [(name: FilePath, kind: FileStatus.FileKind)] {
    tree.names(in: prefix).compactMap { name in kind(of: name).map { (name, $0) } }
  }

  func kind(of name: FilePath) -> FileStatus.FileKind? { tree.kind(of: name, in: prefix) }

  func below(_ name: FilePath) throws(FileError) -> any BundleFolder {
    guard kind(of: name) == .folder else { throw FileError("open", path / name, .isMissing) }
    return ArchiveFolder(tree, prefix + name.bytes + [UInt8(ascii: "/")], path / name)
  }

  func program(_ name: FilePath) throws(FileError) -> ReadableFile {
    ReadableFile(
      path / name, try contents(name, atMost: ArchiveTree.longestProgram, isProgram: true))
  }

  func read(_ name: FilePath, atMost limit: Int) throws(FileError) -> FoundContents {
    FoundContents(bytes: try contents(name, atMost: limit, isProgram: false), file: nil)
  }

  private func contents(
    _ name: FilePath, atMost limit: Int, isProgram: Bool
  ) throws(FileError) -> [UInt8] {
    guard kind(of: name) != nil else { throw FileError("read", path / name, .isMissing) }
    do throws(ZIPDamage) {
      return try tree.contents(of: name, in: prefix, atMost: limit, isProgram: isProgram)
    } catch {
      throw FileError("read", path / name, .isDamaged(error.text))
    }
  }
}

/// The entries of an archive in the order of their paths, so that the entries of a folder follow each other.
private final class ArchiveTree: Sendable {
  private typealias Entry = (path: [UInt8], file: ZIPArchive.ArchivedFile)

  let path: FilePath
  private let entries: [Entry]
  private let archive: ZIPArchive
  /// The number of bytes of programs, and of other files, that may still be unpacked.
  private let programs = Atomic(2 << 30)
  private let files = Atomic(256 << 20)

  /// Its signature is at its end, so that a program is unpacked as a whole.
  static let longestProgram = 512 << 20
  /// Nothing that is looked for is deeper.
  private static let deepest = 64
  private static let slash = UInt8(ascii: "/")

  init(_ file: OpenFile) throws(FileError) {
    path = file.path
    let readable = try ReadableFile(file)
    do throws(ZIPDamage) {
      archive = try ZIPArchive(length: readable.length, read: readable.read)
    } catch {
      throw FileError("read", file.path, .isDamaged(error.text))
    }
    entries = archive.entries.compactMap { file -> Entry? in
      let names = FilePath(bytes: file.path).components.filter { !$0.elementsEqual(".".utf8) }
      guard !names.isEmpty, names.count <= Self.deepest else { return nil }
      let isFolder = file.path.last == Self.slash
      let path = Array(names.joined(separator: [Self.slash])) + (isFolder ? [Self.slash] : [])
      return (path == file.path ? file.path : path, file)
    }.sorted { $0.path.lexicographicallyPrecedes($1.path) }
  }

  /// The names in a folder, in their order.
  func names(in folder: [UInt8]) -> [FilePath] {
    var names: [FilePath] = []
    let all = entries(beginningWith: folder)
    var index = all.lowerBound
    while index < all.upperBound {
      let rest = entries[index].path[folder.count...]
      let name = rest.prefix { $0 != Self.slash }
      if !name.isEmpty { names.append(FilePath(bytes: name)) }
      // Everything inside a folder has the same name.
      index =
        name.count == rest.count
        ? index + 1
        : entries(beginningWith: folder + name + [Self.slash]).upperBound
    }
    // Between a file and a folder of its name are names that continue with a byte below the slash.
    return Set(names).sorted()
  }

  func kind(of name: FilePath, in folder: [UInt8]) -> FileStatus.FileKind? {
    guard !name.bytes.isEmpty, !name.bytes.contains(Self.slash) else { return nil }
    let path = folder + name.bytes
    if let file = files(at: path).first { return file.isLink ? .link : .file }
    return entries(beginningWith: path + [Self.slash]).isEmpty ? nil : .folder
  }

  /// - Parameter isProgram: Whether it is a program, which may be long.
  func contents(
    of name: FilePath, in folder: [UInt8], atMost limit: Int, isProgram: Bool
  ) throws(ZIPDamage) -> [UInt8] {
    let found = files(at: folder + name.bytes)
    // Each reader may take another of several.
    guard found.count == 1 else {
      throw ZIPDamage("several entries of the archive have this path")
    }
    let length = min(found[0].size, limit)
    let left =
      isProgram
      ? programs.subtract(length, ordering: .relaxed).newValue
      : files.subtract(length, ordering: .relaxed).newValue
    guard left >= 0 else { throw ZIPDamage("the archive unpacks to too many bytes") }
    return try archive.contents(of: found[0], atMost: limit)
  }

  /// The files of a path: none, one, or the first two of several.
  private func files(at path: [UInt8]) -> [ZIPArchive.ArchivedFile] {
    let start = index { !$0.lexicographicallyPrecedes(path) }
    return entries[start...].prefix(2).filter { $0.path == path }.map(\.file)
  }

  private func entries(beginningWith prefix: [UInt8]) -> Range<Int> {
    let start = index { !$0.lexicographicallyPrecedes(prefix) }
    let end = index { !$0.lexicographicallyPrecedes(prefix) && !$0.starts(with: prefix) }
    return start..<end
  }

  /// The first entry whose path fulfils a condition that the paths after it fulfil too.
  private func index(where isAfter: ([UInt8]) -> Bool) -> Int {
    entries.partitionIndex(where: { !isAfter($0.path) })
  }
}
