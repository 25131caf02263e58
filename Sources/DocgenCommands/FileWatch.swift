import FileSystem

/// Notices that files are saved, by looking at them again and again.
struct FileWatch {
  private struct Group {
    var paths: [FilePath]
    /// How many looks at the clock go by for one look at the files.
    var period: Int
    var stamps: FileStamps
  }

  private var groups: [Group]
  private var looks = 0

  /// - Parameters:
  ///   - often: Files and folders of which a change should show at once.
  ///   - seldom: Others, which may be many.
  init(often: [FilePath], seldom: [FilePath]) {
    groups = [(often, 1), (seldom, 50)].map { paths, period in
      Group(paths: paths, period: period, stamps: FileStamps(of: paths))
    }
  }

  /// Looks at other files from now on, where the settings name another theme.
  mutating func follow(often paths: [FilePath]) {
    guard paths != groups[0].paths else { return }
    groups[0].paths = paths
    groups[0].stamps = FileStamps(of: paths)
  }

  /// Waits until files change and have come to rest: two looks in a row see the same.
  ///
  /// - Returns: What was changed, added or removed.
  mutating func nextChanges() async -> [FilePath] {
    while true {
      try? await Task.sleep(for: .milliseconds(20))
      looks &+= 1
      for index in groups.indices where looks % groups[index].period == 0 {
        var now = FileStamps(of: groups[index].paths)
        guard now != groups[index].stamps else { continue }
        // A file that somebody keeps writing to, such as a log, is shown as it is.
        for _ in 0..<100 {
          let before = now
          try? await Task.sleep(for: .milliseconds(10))
          now = FileStamps(of: groups[index].paths)
          if now == before { break }
        }
        let changed = now.changes(since: groups[index].stamps)
        groups[index].stamps = now
        if !changed.isEmpty { return changed }
      }
    }
  }
}
