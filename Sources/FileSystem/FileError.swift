#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A call to the operating system that failed.
package struct FileError: Error, CustomStringConvertible {
  /// The action that failed: `read`, `write`, `create`.
  package var action: String
  package var path: FilePath
  package var code: Int32
  /// Docgen's own finding; nil where the system gave the code.
  private var reason: Reason?

  package init(_ action: String, _ path: FilePath, code: Int32 = errno) {
    self.action = action
    self.path = path
    self.code = code
  }

  package init(_ action: String, _ path: FilePath, _ reason: Reason) {
    self.init(action, path, code: reason.code)
    self.reason = reason
  }

  /// Reasons that docgen finds itself.
  package enum Reason: Sendable {
    case isFolder, isNotFolder, isLink, isNotRegular, isTooLong, isMissing, isTaken, isNotEmpty
    case isOnAnotherFileSystem, isDevice, isUnwritten, isTooDeep, hasOtherNames, isForeign
    case isNotText, isChanged
    /// Outside a folder.
    case isOutside(FilePath)
    /// Bytes that cannot be read, and why.
    case isDamaged(String)

    fileprivate var code: Int32 {
      switch self {
      case .isFolder: EISDIR
      case .isNotRegular, .isDevice, .isUnwritten: EINVAL
      case .isChanged: EBUSY
      case .isTooLong: EFBIG
      case .isMissing: ENOENT
      case .hasOtherNames: EMLINK
      case .isForeign, .isOutside: EPERM
      case .isNotText, .isDamaged: EILSEQ
      case .isTooDeep: ENAMETOOLONG
      case .isNotFolder: ENOTDIR
      case .isLink: ELOOP
      case .isTaken: EEXIST
      case .isNotEmpty: ENOTEMPTY
      case .isOnAnotherFileSystem: EXDEV
      }
    }

    /// Where the text of the code would not do.
    fileprivate var text: String? {
      switch self {
      case .isNotRegular: "it is not an ordinary file"
      case .isDevice: "it is a device, which may have no end"
      case .isUnwritten: "no program writes to the pipe"
      case .isTooDeep: "the folder is too deep"
      case .hasOtherNames:
        "the file has other names (hard links), which would keep the old contents"
      case .isForeign: "the new file could not have its owner and attributes"
      case .isChanged: "somebody has changed it meanwhile"
      case .isNotText: "the file name is not valid UTF-8"
      case .isDamaged(let problem): problem
      case .isOutside(let folder): "the symbolic link leads out of '\(folder)'"
      default: nil
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
    "Cannot \(action) '\(path)': \(reason?.text ?? String(cString: strerror(code)))"
  }

  /// A remedy for input that cannot be read, if there is a clear one.
  package var inputRemedy: String? {
    switch reason {
    case .isDevice, .isNotRegular, .isFolder?: "name a file"
    case .isUnwritten: "name a file, or start the program that writes to the pipe first"
    case .isNotText: "rename the file"
    case .isDamaged: "make the archive again"
    case .isOutside: "copy what it leads to into the folder"
    case .isTooDeep: "name one of the folders in it"
    default: code == EMFILE ? remedy : nil
    }
  }

  /// A remedy for a failure to write into an output folder, if there is a clear one.
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
