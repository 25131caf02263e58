package import FileSystem

/// The state of files and of what is in folders at one time: enough to notice that a file has been saved.
package struct FileStamps: Equatable, Sendable {
  private var stamps: [FilePath: FileStatus] = [:]

  /// Examines files, and what is in folders. What does not exist has no stamp. Hidden files, such as
  /// those that editors make while they save, are left out.
  package init(of paths: [FilePath]) {
    var folders = FolderContents()
    self.init(of: paths, folders: &folders)
  }

  /// - Parameter folders: What is in them, so that those that have not changed are not listed again.
  init(of paths: [FilePath], folders: inout FolderContents) {
    var pending = paths.map { (path: $0, isLink: false) }
    while let (path, isLink) = pending.popLast() {
      guard let status = try? FileStatus(of: path) else { continue }
      if status.kind != .folder {
        stamps[path] = status
      } else if !isLink {
        pending += folders.entries(of: path, status)
      }
    }
  }

  /// What was changed, added or removed between two states, in order. Folders are left out: a change of
  /// one is a change of the files in it.
  package func changes(since earlier: FileStamps) -> [FilePath] {
    Set(stamps.keys).union(earlier.stamps.keys).filter { stamps[$0] != earlier.stamps[$0] }.sorted()
  }
}

/// What is in folders, from one look at them to the next.
struct FolderContents {
  private struct Folder {
    var status: FileStatus
    /// Since when it has had this status.
    var since: ContinuousClock.Instant
    var listed: ContinuousClock.Instant
    var entries: [(path: FilePath, isLink: Bool)]
  }

  private var folders: [FilePath: Folder] = [:]

  /// Some file systems state times in steps of two seconds, so a folder whose status is not older than
  /// this can change without a trace.
  private static let coarsestTime = Duration.seconds(3)

  /// What is in a folder, hidden files left out.
  mutating func entries(of path: FilePath, _ status: FileStatus)
    -> [(path: FilePath, isLink: Bool)]
  {
    let now = ContinuousClock.now
    var since = now
    if let known = folders[path], known.status == status {
      if known.listed - known.since > Self.coarsestTime { return known.entries }
      since = known.since
    }
    let entries = ((try? Files.list(path)) ?? []).filter { !$0.path.isHidden }
      .map { (path / $0.path, $0.kind == .link) }
    folders[path] = Folder(status: status, since: since, listed: now, entries: entries)
    return entries
  }
}
