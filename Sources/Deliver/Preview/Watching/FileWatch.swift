package import FileSystem

/// Notices that files are saved, by polling them.
package struct FileWatch {
  private struct Group {
    var paths: [FilePath]
    var guides: FilePath?
    /// The time between two looks, unless looking itself takes long.
    var period: Duration
    var folders = FolderContents()
    var stamps: FileStamps
    var nextLook = ContinuousClock.now

    init(_ paths: [FilePath], guides: FilePath? = nil, every period: Duration) {
      self.paths = paths
      self.guides = guides
      self.period = period
      stamps = FileStamps(of: paths, guides: guides, folders: &folders)
    }

    mutating func look() -> FileStamps {
      let start = ContinuousClock.now
      let stamps = FileStamps(of: paths, guides: guides, folders: &folders)
      let end = ContinuousClock.now
      // While nothing changes, folders of any size take at most a twentieth of a core.
      nextLook = end + max(period, (end - start) * 19)
      return stamps
    }
  }

  private var groups: [Group]

  /// - Parameter guides: The folder of the input in which only Markdown and pictures count.
  package init(input: [FilePath], guides: FilePath?, sources: [FilePath]) {
    groups = [
      Group(input, guides: guides, every: .milliseconds(20)), Group(sources, every: .seconds(1)),
    ]
  }

  /// Looks at other files from now on, as when the settings name another theme.
  package mutating func watch(input paths: [FilePath]) {
    guard paths != groups[0].paths else { return }
    groups[0] = Group(paths, guides: groups[0].guides, every: groups[0].period)
  }

  /// Waits until files change and settle, and returns those that were changed, added or removed.
  package mutating func nextChanges() async -> [FilePath] {
    while true {
      let index = groups[0].nextLook < groups[1].nextLook ? 0 : 1
      try? await Task.sleep(until: groups[index].nextLook)
      var now = groups[index].look()
      guard now != groups[index].stamps else { continue }
      // A file that is written continuously, such as a log, is shown as it is.
      for _ in 0..<100 {
        let before = now
        try? await Task.sleep(for: .milliseconds(10))
        now = groups[index].look()
        if now == before { break }
      }
      let changed = now.changes(since: groups[index].stamps)
      groups[index].stamps = now
      groups[index].nextLook = .now + groups[index].period
      if !changed.isEmpty { return changed }
    }
  }
}
