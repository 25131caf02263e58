#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// When the files of some folders were changed last, and how long they are: enough to notice that
/// somebody has saved one.
public struct FileStamps: Equatable, Sendable {
  private struct Stamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    /// A file that replaces another under its name is another file.
    var number: UInt64
  }

  private var stamps: [String: Stamp] = [:]

  /// Looks at files, and at what is in folders. What is not there, or goes away meanwhile, has no
  /// stamp. Hidden files, such as those that editors make while they save, are left out.
  public init(of paths: [String]) {
    for path in paths {
      add(path)
      guard Files.isFolder(path) else { continue }
      for entry in (try? Files.tree(path)) ?? [] {
        guard !entry.path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else {
          continue
        }
        add(path + "/" + entry.path)
      }
    }
  }

  /// What was changed, added or removed between two looks, in order. A folder's own change tells
  /// nothing that its files do not.
  public func changes(since earlier: FileStamps) -> [String] {
    Set(stamps.keys).union(earlier.stamps.keys).filter { stamps[$0] != earlier.stamps[$0] }.sorted()
  }

  private mutating func add(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    stamps[path] = Stamp(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(status.st_size),
      number: UInt64(status.st_ino))
  }
}
