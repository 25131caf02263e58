import Diagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a site was made from, noted in its folder when nothing was wrong with the input, so that a
/// build from the same input sees that there is nothing to do.
///
/// The note counts while every file of the site is older than it. The system sets the time that is
/// compared at each change of a file's bytes, name or permissions, so that a file that was touched,
/// replaced or copied here makes the build look at all of them again.
extension OutputFolder {
  /// The note's file; hidden like the manifest, and not in it, because it is no part of the site.
  public static let stampName = ".docgen-stamp"

  /// Whether the folder holds, untouched, what was made from an input.
  ///
  /// - Parameter digest: Of the input.
  /// - Returns: What was noted with the digest, and the report of a publication that had nothing to
  ///   do; nil where the site has to be made.
  public func made(from digest: String) -> (note: String, report: Report)? {
    let stamp = path + "/" + Self.stampName
    guard let bytes = try? Files.read(stamp), let time = Files.changeTime(of: stamp),
      let manifest = try? Files.read(path + "/" + Self.manifestName)
    else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.count == 2, lines[0] == digest else { return nil }
    let files = Self.paths(inManifest: manifest)
    let areUntouched = files.union([Self.manifestName]).allSatisfy { file in
      Files.changeTime(of: path + "/" + file).map { $0 <= time } ?? false
    }
    guard areUntouched else { return nil }
    var report = Report()
    report.unchanged = files.count
    return (String(lines[1]), report)
  }

  /// Notes what the folder's site was made from. The last thing that a build does.
  ///
  /// - Parameters:
  ///   - digest: Of the input, in one line.
  ///   - note: What to tell of the site when it need not be made again, in one line.
  public func note(_ digest: String, _ note: String) throws(FileError) {
    let stamp = path + "/" + Self.stampName
    let text = Array("\(digest)\n\(note)\n".utf8)
    if Files.kind(of: stamp) == .file {
      if try Files.holds(stamp, text) { return try Files.renewChangeTime(of: stamp) }
      try Files.removeFile(stamp)
    }
    try Files.write(text, to: stamp)
  }
}

extension Files {
  /// Makes now the time at which a file was changed last, and leaves it as it is otherwise: its
  /// permissions are set to what they are.
  static func renewChangeTime(of path: String) throws(FileError) {
    var status = stat()
    guard lstat(path, &status) == 0, chmod(path, status.st_mode & 0o7777) == 0 else {
      throw FileError("write", path)
    }
  }

  /// When a regular file was changed last in any respect; nil where there is none.
  static func changeTime(of path: String) -> FileTime? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let time = status.st_ctimespec
    #else
      let time = status.st_ctim
    #endif
    return FileTime(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}

/// A time as file systems keep it.
struct FileTime: Comparable {
  var seconds: Int
  var nanoseconds: Int

  static func < (one: FileTime, other: FileTime) -> Bool {
    (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
  }
}
