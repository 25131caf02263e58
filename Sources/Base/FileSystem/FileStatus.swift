import CFileSystem

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The metadata of a file.
///
/// Two are equal if the file was neither changed nor replaced in between.
package struct FileStatus: Hashable, Sendable {
  package enum FileKind: Sendable { case file, folder, link, pipe, other }

  package let kind: FileKind
  package let length: Int
  let mode: mode_t
  let owner: uid_t
  let group: gid_t
  let links: Int
  let device: UInt64
  let inode: UInt64
  private let modified: Time
  private let changed: Time

  private struct Time: Hashable {
    var seconds: Int
    var nanoseconds: Int

    init(_ time: timespec) {
      seconds = Int(time.tv_sec)
      nanoseconds = Int(time.tv_nsec)
    }
  }

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      default: .other
      }
    length = Int(status.st_size)
    mode = status.st_mode & 0o7777
    (owner, group) = (status.st_uid, status.st_gid)
    links = Int(status.st_nlink)
    (device, inode) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino))
    #if canImport(Darwin)
      (modified, changed) = (Time(status.st_mtimespec), Time(status.st_ctimespec))
    #else
      (modified, changed) = (Time(status.st_mtim), Time(status.st_ctim))
    #endif
  }

  /// The time in which a second change may leave the status equal: a hundredth of a second or less on Linux, up to two
  /// seconds on some file systems.
  package var coarseness: Duration {
    modified.nanoseconds == 0 ? .seconds(3) : .milliseconds(50)
  }

  /// - Parameter followingLinks: Whether to follow a symbolic link.
  /// - Throws: `FileError` if nothing is at the path.
  package init(of path: FilePath, followingLinks: Bool = true) throws(FileError) {
    var status = stat()
    let result = path.withCString { followingLinks ? stat($0, &status) : lstat($0, &status) }
    guard result == 0 else { throw FileError("read", path) }
    self.init(status)
  }

  /// Whether it is the same file with the same contents, mode and owner. The time of the last status change is
  /// ignored, because renaming changes it too.
  func isUntouched(since other: FileStatus) -> Bool {
    isSameFile(as: other)
      && (length, modified, links) == (other.length, other.modified, other.links)
      && (mode, owner, group) == (other.mode, other.owner, other.group)
  }

  /// Whether it is the same file, even if it has changed.
  func isSameFile(as other: FileStatus) -> Bool {
    device == other.device && inode == other.inode
  }

  /// Gives the open file or folder with this status the attributes, owner and mode of another one.
  ///
  /// - Returns: Whether the system allowed it; if not, `errno` says why.
  func copyIdentity(for descriptor: Int32, from original: Int32, _ status: FileStatus) -> Bool {
    file_copy_attributes(original, descriptor) == 0
      && ((owner, group) == (status.owner, status.group)
        || fchown(descriptor, status.owner, status.group) == 0)
      // Changing the owner may clear bits of the mode, so set the mode last.
      && fchmod(descriptor, status.mode) == 0
  }
}
