package import FileSystem

/// Notices that files are saved, by polling them.
package struct FileWatch {
  private struct Group {
    var paths: [FilePath]
    /// How many ticks are between two looks at the files.
    var period: Int
    var stamps: FileStamps
  }

  private var groups: [Group]
  private var looks = 0

  /// - Parameters:
  ///   - often: Files and folders of which a change should show at once.
  ///   - seldom: Others, which may be many.
  package init(often: [FilePath], seldom: [FilePath]) {
    groups = [(often, 1), (seldom, 50)].map { paths, period in
      Group(paths: paths, period: period, stamps: FileStamps(of: paths))
    }
  }

  /// Looks at other files from now on, as when the settings name another theme.
  package mutating func follow(often paths: [FilePath]) {
    guard paths != groups[0].paths else { return }
    groups[0].paths = paths
    groups[0].stamps = FileStamps(of: paths)
  }

  /// Waits until files change and settle: two looks in a row see the same.
  ///
  /// - Returns: What was changed, added or removed.
  package mutating func nextChanges() async -> [FilePath] {
    while true {
      try? await Task.sleep(for: .milliseconds(20))
      looks &+= 1
      for index in groups.indices where looks % groups[index].period == 0 {
        var now = FileStamps(of: groups[index].paths)
        guard now != groups[index].stamps else { continue }
        // A file that is written continuously, such as a log, is shown as it is.
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
