#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reading below a folder, across file systems, without following symbolic links.
extension OpenFolder {
  /// An item below a folder that is, or may be, visited.
  package struct Visited: Sendable {
    /// The folder that contains it.
    package let folder: OpenFolder
    package let name: FilePath
    /// Relative to the folder where the visit began.
    package let path: FilePath
    package let kind: FileStatus.FileKind

    /// The path in messages.
    package var shownPath: FilePath { folder.path / name }
  }

  /// One folder is open per level, and macOS allows 256 open files by default.
  private static let deepest = 200

  /// Visits everything below the folder except folders, in path order.
  ///
  /// Each folder is opened from the one that contains it, so nothing leads out of the tree, even if others change it
  /// meanwhile, and no path is too long.
  ///
  /// - Parameters:
  ///   - isWanted: Whether to visit an item or folder; by default, if it is not hidden. It is called for all items of a
  ///     folder before any of them is visited.
  ///   - failed: Called for a folder that cannot be listed; the visit continues.
  package func visit(
    where isWanted: (Visited) -> Bool = { !$0.name.isHidden }, _ use: (Visited) -> Void,
    failed: (FileError) -> Void
  ) {
    visit(below: "", depth: 0, isWanted, use, failed)
  }

  private func visit(
    below path: FilePath, depth: Int, _ isWanted: (Visited) -> Bool, _ use: (Visited) -> Void,
    _ failed: (FileError) -> Void
  ) {
    do throws(FileError) {
      guard depth < Self.deepest else { throw FileError("open", self.path, .isTooDeep) }
      // Sort a folder by the paths of its contents.
      func visited(_ entry: FolderEntry) -> Visited {
        Visited(folder: self, name: entry.name, path: path / entry.name, kind: entry.kind)
      }
      let entries = try entries().filter { isWanted(visited($0)) }
        .map { (entry: $0, key: $0.kind == .folder ? $0.name.bytes + [0x2F] : $0.name.bytes) }
        .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      for (entry, _) in entries {
        if entry.kind != .folder {
          use(visited(entry))
          continue
        }
        do throws(FileError) {
          try subfolder(entry.name)
            .visit(below: path / entry.name, depth: depth + 1, isWanted, use, failed)
        } catch {
          failed(error)
        }
      }
    } catch {
      failed(error)
    }
  }

  /// Opens a folder directly in this one.
  package func subfolder(_ name: FilePath) throws(FileError) -> OpenFolder {
    try OpenFolder(openedInput(name, O_DIRECTORY), path / name)
  }

  /// Opens a file directly in this folder for reading.
  package func input(_ name: FilePath) throws(FileError) -> OpenFile {
    let descriptor = openedInput(name, O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError("read", path / name) }
    return OpenFile(descriptor, path / name)
  }

  private func openedInput(_ name: FilePath, _ flags: Int32) -> Int32 {
    name.withCString { openat(descriptor, $0, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | flags) }
  }

  func isWritable(_ name: FilePath) -> Bool {
    name.withCString { faccessat(descriptor, $0, W_OK, AT_EACCESS) } == 0
  }
}
