import FileSystem

/// The output folder, and the names beside it that only docgen uses.
struct OutputPaths {
  let folder: FilePath
  let parent: FilePath

  init(_ folder: FilePath) {
    self.folder = folder
    parent = folder.parent ?? "."
  }

  /// Where the new state is built.
  var staging: FilePath { beside("staging") }
  /// Where the old state is kept on file systems that cannot exchange two folders.
  var old: FilePath { beside("old") }
  var lock: FilePath { beside("lock") }

  private func beside(_ purpose: String) -> FilePath {
    let name = folder.name.bytes.isEmpty ? Array("site".utf8) : folder.name.bytes
    return parent / FilePath(bytes: Array(".".utf8) + name + Array(".docgen-\(purpose)".utf8))
  }

  /// Whether a build was killed in the instant without a site.
  var isInterrupted: Bool { Files.kind(of: folder) == nil && Files.kind(of: old) == .folder }

  /// Puts the old site back where a build was killed between moving it away and moving the new one
  /// in, and removes what killed builds left.
  func clearUp() throws(FileError) {
    if isInterrupted { try Files.move(old, to: folder) }
    for path in [staging, old] {
      switch Files.kind(of: path) {
      case nil: continue
      case .folder?: try Files.removeTree(path)
      default: try Files.removeFile(path)
      }
    }
  }
}
