package import FileSystem

/// The state of files and of what is in folders at one time: enough to notice that a file has been saved.
package struct FileStamps: Equatable, Sendable {
  private var stamps: [FilePath: FileStatus] = [:]

  /// Examines files, and what is in folders. What does not exist has no stamp. Hidden files, such as
  /// those that editors make while they save, are left out.
  package init(of paths: [FilePath]) {
    for path in paths {
      add(path)
      guard Files.isFolder(path) else { continue }
      for entry in (try? Files.tree(path)) ?? [] where !entry.path.isHidden {
        add(path / entry.path)
      }
    }
  }

  /// What was changed, added or removed between two states, in order. Folders are left out: a change of
  /// one is a change of the files in it.
  package func changes(since earlier: FileStamps) -> [FilePath] {
    Set(stamps.keys).union(earlier.stamps.keys).filter { stamps[$0] != earlier.stamps[$0] }.sorted()
  }

  private mutating func add(_ path: FilePath) {
    guard let status = try? FileStatus(of: path), status.kind != .folder else { return }
    stamps[path] = status
  }
}
