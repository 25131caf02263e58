package import FileSystem
import Site

/// The state of files and of folders' contents at one time: enough to notice that a file has been saved.
package struct FileStamps: Equatable, Sendable {
  private var stamps: [FilePath: FileStatus] = [:]

  /// Examines files and the contents of folders, without hidden files, such as those that editors make while they save.
  package init(of paths: [FilePath]) {
    var folders = FolderContents()
    self.init(of: paths, folders: &folders)
  }

  /// - Parameter guides: The folder in which only Markdown and pictures count.
  init(of paths: [FilePath], guides: FilePath? = nil, folders: inout FolderContents) {
    var pending = paths.map { (entry: FolderContents.Entry($0), isGuide: $0 == guides) }
    while let (entry, isGuide) = pending.popLast() {
      guard let status = try? FileStatus(of: entry.path) else { continue }
      if status.kind != .folder {
        stamps[entry.path] = status
      } else if entry.kind != .link {
        let inside = folders.entries(of: entry.path, status)
        pending += (isGuide ? inside.guides : inside.all).map { ($0, isGuide) }
      }
    }
  }

  /// The files that were changed, added or removed between two states, in order.
  package func changes(since earlier: FileStamps) -> [FilePath] {
    Set(stamps.keys).union(earlier.stamps.keys).filter { stamps[$0] != earlier.stamps[$0] }.sorted()
  }
}

struct FolderContents {
  struct Entry {
    var path: FilePath
    /// Nil where it is not known.
    var kind: FileStatus.FileKind?

    init(_ path: FilePath, _ kind: FileStatus.FileKind? = nil) {
      (self.path, self.kind) = (path, kind)
    }
  }

  struct Entries {
    var all: [Entry]
    /// Folders, Markdown and pictures alone, picked out once because a folder may have many other files.
    var guides: [Entry]
  }

  private struct Folder {
    var status: FileStatus
    /// Since when it has had this status.
    var since: ContinuousClock.Instant
    var listed: ContinuousClock.Instant
    var entries: Entries
  }

  private var folders: [FilePath: Folder] = [:]
  /// The number of entries that were listed, for tests of the cost of looking.
  private(set) var work = 0

  mutating func entries(of path: FilePath, _ status: FileStatus) -> Entries {
    let now = ContinuousClock.now
    var since = now
    if let known = folders[path], known.status == status {
      // A folder that has just changed can change again without a trace.
      if known.listed - known.since > status.coarseness { return known.entries }
      since = known.since
    }
    let all = ((try? OpenFolder(path).entries()) ?? []).filter { !$0.name.isHidden }
      .map { Entry(path / $0.name, $0.kind) }
    work += all.count
    let entries = Entries(
      all: all,
      guides: all.filter {
        $0.kind == .folder || $0.path.hasSuffix(".md") || ContentFile.isPicture($0.path.text)
      })
    folders[path] = Folder(status: status, since: since, listed: now, entries: entries)
    return entries
  }
}
