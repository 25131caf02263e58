import Archive
import FileSystem
import Synchronization

struct ArchiveFolder: BundleFolder {
  let path: FilePath
  private let tree: ArchiveTree
  private let node: Int

  var pathOnDisk: FilePath { tree.path }
  var onDisk: OpenFolder? { nil }

  init(_ file: OpenFile) throws(FileError) {
    self.init(try ArchiveTree(file), 0, file.path)
  }

  private init(_ tree: ArchiveTree, _ node: Int, _ path: FilePath) {
    (self.tree, self.node, self.path) = (tree, node, path)
  }

  func list() -> [(name: FilePath, kind: FileStatus.FileKind)] {
    tree.nodes[node].children.sorted { $0.key < $1.key }.map { ($0.key, tree.nodes[$0.value].kind) }
  }

  func kind(of name: FilePath) -> FileStatus.FileKind? {
    tree.nodes[node].children[name].map { tree.nodes[$0].kind }
  }

  func below(_ name: FilePath) throws(FileError) -> any BundleFolder {
    guard let child = tree.nodes[node].children[name], tree.nodes[child].kind == .folder else {
      throw FileError("open", path / name, .isMissing)
    }
    return ArchiveFolder(tree, child, path / name)
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
    guard let child = tree.nodes[node].children[name] else {
      throw FileError("read", path / name, .isMissing)
    }
    do throws(ZIPDamage) {
      return try tree.contents(of: child, atMost: limit, isProgram: isProgram)
    } catch {
      throw FileError("read", path / name, .isDamaged(error.text))
    }
  }
}

private final class ArchiveTree: Sendable {
  struct Node {
    var children: [FilePath: Int] = [:]
    var entry: ZIPArchive.ArchivedFile?
    /// Whether several entries have its path, of which each reader may take another.
    var isAmbiguous = false
    var kind: FileStatus.FileKind {
      guard let entry else { return .folder }
      return entry.isLink ? .link : .file
    }
  }

  let path: FilePath
  let nodes: [Node]
  private let archive: ZIPArchive
  /// How many bytes of programs, and of other files, may be unpacked yet.
  private let programs = Atomic(2 << 30)
  private let files = Atomic(256 << 20)

  /// Its signature is at its end, so that a program is unpacked as a whole.
  static let longestProgram = 512 << 20
  /// Nothing that is looked for is deeper.
  private static let deepest = 64

  init(_ file: OpenFile) throws(FileError) {
    path = file.path
    let readable = try ReadableFile(file)
    do throws(ZIPDamage) {
      archive = try ZIPArchive(length: readable.length, read: readable.read)
    } catch {
      throw FileError("read", file.path, .isDamaged(error.text))
    }
    var nodes = [Node()]
    for entry in archive.entries {
      let path = FilePath(bytes: entry.path)
      let names = path.components.filter { !$0.elementsEqual(".".utf8) }
      guard !names.isEmpty, names.count <= Self.deepest else { continue }
      var node = 0
      for name in names {
        let name = FilePath(bytes: name)
        if let known = nodes[node].children[name] {
          node = known
        } else {
          nodes.append(Node())
          nodes[node].children[name] = nodes.count - 1
          node = nodes.count - 1
        }
      }
      guard entry.path.last != UInt8(ascii: "/") else { continue }
      nodes[node].isAmbiguous = nodes[node].entry != nil
      nodes[node].entry = entry
    }
    self.nodes = nodes
  }

  /// - Parameter isProgram: Whether it is a program, which may be long.
  func contents(of node: Int, atMost limit: Int, isProgram: Bool) throws(ZIPDamage) -> [UInt8] {
    guard let entry = nodes[node].entry, !nodes[node].isAmbiguous else {
      throw ZIPDamage("several entries of the archive have this path")
    }
    let length = min(entry.size, limit)
    let left =
      isProgram
      ? programs.subtract(length, ordering: .relaxed).newValue
      : files.subtract(length, ordering: .relaxed).newValue
    guard left >= 0 else { throw ZIPDamage("the archive unpacks to too many bytes") }
    return try archive.contents(of: entry, atMost: limit)
  }
}
