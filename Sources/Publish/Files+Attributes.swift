import CFileAttributes

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Files {
  private static let longestAttribute = 1024

  /// The text of an extended attribute; nil where there is none, or the file system knows none.
  static func attribute(_ name: String, of file: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: longestAttribute)
    let length = file_attribute_get(file, name, &buffer, buffer.count)
    return length > 0 ? String(decoding: buffer[..<length], as: UTF8.self) : nil
  }

  /// Gives a file an extended attribute, where it can have one.
  static func setAttribute(_ name: String, of file: String, _ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count <= longestAttribute else { return }
    _ = file_attribute_set(file, name, bytes, bytes.count)
  }

  /// Makes now the time at which a file was changed last: its permissions are set to what they are.
  static func renewChangeTime(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    chmod(path, status.st_mode & 0o7777)
  }

  static func wait(milliseconds: UInt32) { usleep(1000 * milliseconds) }

  /// When a regular file was changed last in any respect; nil where there is none.
  static func changeTime(of path: String) -> FileTime? { state(of: path)?.changeTime }

  /// The length of a regular file, and when it was changed last in any respect; nil where there is none.
  static func state(of path: String) -> (length: Int, changeTime: FileTime)? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let time = status.st_ctimespec
    #else
      let time = status.st_ctim
    #endif
    return (
      Int(status.st_size), FileTime(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
    )
  }
}

/// A time as file systems keep it.
struct FileTime: Comparable, Sendable {
  var seconds: Int
  var nanoseconds: Int

  static func < (one: FileTime, other: FileTime) -> Bool {
    (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
  }
}

extension FileTime: CustomStringConvertible {
  var description: String { "\(seconds).\(nanoseconds)" }

  /// Reads what `description` writes.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    (seconds, nanoseconds) = (parts[0], parts[1])
  }
}
