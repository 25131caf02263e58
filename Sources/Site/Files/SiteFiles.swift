import Parallelism

/// Files that are made together, once one of them is wanted.
struct FileGroup: Sendable {
  var paths: [String]
  /// Whether making them takes as long as many pages do.
  var isLong = false
  /// Makes the files and hands each over at once.
  let make: @Sendable (_ take: (OutputFile) -> Void) -> Void

  init(_ paths: [String], make: @escaping @Sendable (_ take: (OutputFile) -> Void) -> Void) {
    self.paths = paths
    self.make = make
  }

  init(_ paths: [String], files: @escaping @Sendable () -> [OutputFile]) {
    self.init(paths) { take in files().forEach(take) }
  }

  /// A file by itself.
  init(_ path: String, bytes: @escaping @Sendable () -> [UInt8]) {
    self.init([path]) { take in take(OutputFile(path, bytes: bytes())) }
  }

  /// The same group, marked as long work.
  var long: FileGroup {
    var group = self
    group.isLong = true
    return group
  }
}

/// A site's files, each made when it is asked for and kept. The bytes are those of `Site.render()`.
public final class SiteFiles: @unchecked Sendable {
  private let groups: [FileGroup]
  /// Which group a file belongs to.
  private let places: [String: Int]
  private let folders: Set<String>
  private let lock = Lock()
  private var made: [String: OutputFile] = [:]
  private var madeGroups: Set<Int> = []

  /// - Parameter downloads: Makes what is in the folder of downloads, whose names are known only
  ///   then.
  init(_ groups: [FileGroup], downloads: @escaping @Sendable () -> [OutputFile]) {
    self.groups = groups + [FileGroup([PublishedDownloads.folder], files: downloads)]
    var places: [String: Int] = [:]
    var folders: Set<String> = []
    for (index, group) in self.groups.enumerated() {
      for path in group.paths where !path.hasPrefix(PublishedDownloads.folder) {
        places[path] = index
      }
      for path in group.paths {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        while !parts.isEmpty, folders.insert(parts.joined(separator: "/")).inserted {
          parts.removeLast()
        }
      }
    }
    self.places = places
    self.folders = folders
  }

  /// The file at a path from the site's root; nil where the site has none.
  public func file(at path: String) -> OutputFile? {
    let isDownload = path.hasPrefix(PublishedDownloads.folder)
    guard let index = places[path] ?? (isDownload ? groups.count - 1 : nil) else { return nil }
    let (known, isMade) = lock.withLock { (made[path], madeGroups.contains(index)) }
    if isMade { return known }
    // Outside the lock, because archives take their time. Made twice, the bytes are the same.
    var files: [OutputFile] = []
    groups[index].make { files.append($0) }
    return lock.withLock {
      for file in files { made[file.path] = file }
      madeGroups.insert(index)
      return made[path]
    }
  }

  /// Whether files stand below a path, given without a slash at its end.
  public func hasFolder(at path: String) -> Bool { folders.contains(path) }
}

extension OutputFile {
  /// Whether it is an archive, the feed or the page of these.
  var isDownload: Bool { path.hasPrefix(PublishedDownloads.folder) }
}
