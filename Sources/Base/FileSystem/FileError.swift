#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A failed system call, or a reason of docgen's own.
package struct FileError: Error, CustomStringConvertible {
  /// The action that failed: `read`, `write`, `create`.
  package var action: String
  package var path: FilePath
  package var code: Int32
  /// Docgen's own reason; nil if the system gave a code.
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

  /// Docgen's own reasons.
  package enum Reason: Sendable {
    case isFolder, isNotFolder, isLink, isNotRegular, isTooLong, isMissing, isTaken, isNotEmpty
    case isOnAnotherFileSystem, isDevice, isUnwritten, isTooDeep, hasOtherNames, isForeign
    case isNotText, isChanged
    /// Outside a folder.
    case isOutside(FilePath)
    /// Damaged content, with a description of the damage.
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

    /// A text that is more precise than the code's.
    fileprivate var text: String? {
      switch self {
      case .isNotRegular: "it is not an ordinary file"
      case .isDevice: "it is a device, which may be endless"
      case .isUnwritten: "no program writes to the pipe"
      case .isTooDeep: "the folder is nested too deeply"
      case .hasOtherNames:
        "the file has other names (hard links), which would keep the old contents"
      case .isForeign: "a new file could not keep its owner and attributes"
      case .isChanged: "another program has changed it in the meantime"
      case .isNotText: "the file name is not valid UTF-8"
      case .isDamaged(let problem): problem
      case .isOutside(let folder): "the path, or a link in it, leads out of '\(folder)'"
      default: nil
      }
    }
  }

  package func `is`(_ reason: Reason) -> Bool { code == reason.code }

  /// Whether there is nothing of the wanted kind at the path: others may have removed the item or put another one in
  /// its place.
  package var isAboutMissing: Bool { [ENOENT, ENOTDIR, ELOOP].contains(code) }

  /// Whether permission was denied.
  package var isForbidden: Bool { [EACCES, EPERM, EROFS].contains(code) }

  /// Whether the operation is impossible here: the system or the file system doesn't support or allow it.
  package var isImpossible: Bool {
    isForbidden || [ENOSYS, EINVAL, ENOTSUP, EOPNOTSUPP, EXDEV, EBUSY, EMLINK].contains(code)
  }

  package var description: String {
    "Cannot \(action) '\(path)': \(reason?.text ?? String(cString: strerror(code)))"
  }

  /// The remedy for input that cannot be read, if it is clear.
  package var inputRemedy: String? {
    switch reason {
    case .isDevice, .isNotRegular, .isFolder?: "name a file"
    case .isUnwritten: "name a file, or start the program that writes to the pipe first"
    case .isNotText: "rename the file"
    case .isDamaged: "make the archive again"
    case .isOutside: "copy the file into the folder"
    case .isTooDeep: "name one of the folders in it"
    default: code == EMFILE || code == ENFILE ? remedy : nil
    }
  }

  /// The remedy for a failure to write into an output folder, if it is clear.
  package var remedy: String? {
    switch code {
    case ENOSPC, EDQUOT: "free some space, or choose another folder with --output"
    case EROFS, EACCES, EPERM: "choose a folder you may write to"
    case EFBIG: "raise the limit on file sizes (ulimit -f)"
    case EMFILE, ENFILE: "raise the limit on open files (ulimit -n)"
    case ENAMETOOLONG: "choose a shorter name; docgen adds some letters to it"
    case EXDEV: "unmount what is mounted inside the folder, or choose another one with --output"
    default: nil
    }
  }
}

/// The result of an action; nil if what it is about is missing (`FileError.isAboutMissing`).
package func ifPresent<Result>(_ action: () throws(FileError) -> Result) throws(FileError)
  -> Result?
{
  do throws(FileError) {
    return try action()
  } catch {
    guard error.isAboutMissing else { throw error }
    return nil
  }
}
