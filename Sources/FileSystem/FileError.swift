#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A call to the operating system that failed.
package struct FileError: Error, CustomStringConvertible {
  /// What docgen was about to do: `read`, `write`, `create`.
  package var action: String
  package var path: FilePath
  package var code: Int32

  package init(_ action: String, _ path: FilePath, code: Int32 = errno) {
    self.action = action
    self.path = path
    self.code = code
  }

  package init(_ action: String, _ path: FilePath, _ reason: Reason) {
    self.init(action, path, code: reason.code)
  }

  /// Reasons that docgen finds itself.
  package enum Reason: Sendable {
    case isFolder, isNotFolder, isLink, isNotRegular, isTooLong, isMissing, isTaken, isNotEmpty
    case isOnAnotherFileSystem

    fileprivate var code: Int32 {
      switch self {
      case .isFolder: EISDIR
      case .isNotRegular: EINVAL
      case .isTooLong: EFBIG
      case .isMissing: ENOENT
      case .isNotFolder: ENOTDIR
      case .isLink: ELOOP
      case .isTaken: EEXIST
      case .isNotEmpty: ENOTEMPTY
      case .isOnAnotherFileSystem: EXDEV
      }
    }
  }

  package func `is`(_ reason: Reason) -> Bool { code == reason.code }

  /// Whether we may not do it.
  package var isForbidden: Bool { [EACCES, EPERM, EROFS].contains(code) }

  /// Whether it cannot be done here at all: the file system or the system has nothing for it, or will not
  /// let us.
  package var isImpossible: Bool {
    isForbidden || [ENOSYS, EINVAL, ENOTSUP, EOPNOTSUPP, EXDEV, EBUSY, EMLINK].contains(code)
  }

  package var description: String {
    "Cannot \(action) '\(path)': \(String(cString: strerror(code)))"
  }

  /// What to do about a failure to write into an output folder, if that is clear.
  package var remedy: String? {
    switch code {
    case ENOSPC, EDQUOT: "free some space, or choose another folder with --output"
    case EROFS, EACCES, EPERM: "choose a folder you may write to"
    case EFBIG: "raise the limit on file sizes (ulimit -f)"
    case EMFILE, ENFILE: "raise the limit on open files (ulimit -n)"
    case EXDEV: "unmount what is mounted inside the folder, or choose another one with --output"
    default: nil
    }
  }
}
