import Archive
import CFileAttributes
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
/// The note is an extended attribute of the manifest: no part of the site, in no comparison of folders,
/// and left behind when the folder is copied. A file system without attributes has no notes.
///
/// The note counts while every file of the site is older than it. The system sets the time that is
/// compared at each change of a file's bytes, name, permissions or attributes, so that a file that was
/// touched, replaced or copied here makes the build look at all of them again.
extension OutputFolder {
  private static let attribute = "user.docgen.input"
  private static let longestNote = 1024

  /// Whether the folder holds, untouched, what was made from an input, and nothing is left beside it.
  ///
  /// - Parameter digest: Of the input.
  /// - Returns: What was noted with the digest, and the report of a publication that had nothing to
  ///   do; nil where the site has to be made.
  public func made(from digest: String) -> (note: String, report: Report)? {
    let manifest = path + "/" + Self.manifestName
    guard !places.isUnfinished, let lines = attribute(of: manifest)?.split(separator: "\n"),
      lines.count == 2,
      let time = Files.changeTime(of: manifest), let bytes = try? Files.read(manifest),
      lines[0] == Self.stamp(digest, manifest: bytes)
    else { return nil }
    let files = OutputManifest(reading: bytes).paths
    let areUntouched = files.allSatisfy { file in
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
  public func note(_ digest: String, _ note: String) {
    let manifest = path + "/" + Self.manifestName
    guard let bytes = try? Files.read(manifest) else { return }
    let text = Array("\(Self.stamp(digest, manifest: bytes))\n\(note)".utf8)
    guard text.count <= Self.longestNote else { return }
    guard file_attribute_set(manifest, Self.attribute, text, text.count) == 0 else { return }
    // A value that is there already may leave the time as it is.
    Files.renewChangeTime(of: manifest)
  }

  /// The input, and the files that came of it.
  private static func stamp(_ digest: String, manifest: [UInt8]) -> String {
    "\(digest) \(Deflate.checksum(manifest))"
  }

  private func attribute(of file: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Self.longestNote)
    let length = file_attribute_get(file, Self.attribute, &buffer, buffer.count)
    return length > 0 ? String(decoding: buffer[..<length], as: UTF8.self) : nil
  }
}

extension Files {
  /// Makes now the time at which a file was changed last: its permissions are set to what they are.
  static func renewChangeTime(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    chmod(path, status.st_mode & 0o7777)
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
