import CFileSystem

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open folder, closed with its last reference.
///
/// Items below are reached from it, without following symbolic links or leaving the file system, even if others change
/// the folder meanwhile. A path is below the folder; a name is directly in it.
package final class OpenFolder: Sendable {
  let descriptor: Int32
  /// The path in messages.
  package let path: FilePath
  private let openedStatus: FileStatus

  /// Opens a folder, following a symbolic link.
  package convenience init(_ path: FilePath) throws(FileError) {
    try self.init(path.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }, path)
  }

  init(_ descriptor: Int32, _ path: FilePath) throws(FileError) {
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else { throw FileError("open", path) }
    self.descriptor = descriptor
    self.path = path
    openedStatus = FileStatus(status)
  }

  deinit { close(descriptor) }

  // MARK: - What is there

  package struct FolderEntry: Sendable {
    /// The name in the listed folder.
    package var name: FilePath
    package var kind: FileStatus.FileKind
    /// Changes if the file is replaced.
    package var inode: UInt64
  }

  /// The entries of the folder, sorted by name.
  package func entries() throws(FileError) -> [FolderEntry] {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0, let stream = fdopendir(copy) else {
      let failure = FileError("list", path)
      if copy >= 0 { close(copy) }
      throw failure
    }
    defer { closedir(stream) }
    // The copy of the descriptor shares its position.
    rewinddir(stream)
    return try Self.entries(of: path, { readdir(stream) }) { name throws(FileError) in
      try ifPresent { () throws(FileError) in try status(name).kind }
    }
  }

  /// The entries of a folder, sorted by name.
  ///
  /// - Parameters:
  ///   - next: Reads the next entry, like `readdir`.
  ///   - kind: The kind of an item, if its entry does not say; nil if it has disappeared.
  static func entries(
    of path: FilePath, _ next: () -> UnsafeMutablePointer<dirent>?,
    kind: (FilePath) throws(FileError) -> FileStatus.FileKind?
  ) throws(FileError) -> [FolderEntry] {
    var entries: [FolderEntry] = []
    while true {
      // `readdir` returns nil for both the end and a failure; `errno` distinguishes them.
      errno = 0
      guard let entry = next() else {
        guard errno == 0 else { throw FileError("list", path) }
        break
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { FilePath(terminated: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let known: FileStatus.FileKind? =
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        case Int(DT_FIFO): .pipe
        case Int(DT_UNKNOWN): try kind(name)
        default: .other
        }
      guard let known else { continue }
      entries.append(
        FolderEntry(name: name, kind: known, inode: UInt64(entry.pointee.d_ino)))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// The status of an item in the folder, without following a symbolic link.
  package func status(_ name: FilePath) throws(FileError) -> FileStatus {
    var status = stat()
    let result = name.withCString { fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }
    guard result == 0 else { throw FileError("read", path / name) }
    return FileStatus(status)
  }

  /// Opens a file for reading.
  package func file(_ path: FilePath) throws(FileError) -> OpenFile {
    // Don't wait for a pipe's writer.
    OpenFile(try opened(path, O_RDONLY | O_NONBLOCK, "read"), self.path / path)
  }

  /// Opens a folder; the empty path is this one.
  package func folder(_ path: FilePath) throws(FileError) -> OpenFolder {
    guard !path.bytes.isEmpty else { return self }
    return try OpenFolder(try opened(path, O_RDONLY | O_DIRECTORY, "open"), self.path / path)
  }

  /// Opens a folder. Returns nil if it has gone, something else has its name, or it is a mount point.
  package func folderIfPresent(_ path: FilePath) throws(FileError) -> OpenFolder? {
    do throws(FileError) {
      return try folder(path)
    } catch  where error.isAboutMissing || error.is(.isOnAnotherFileSystem) {
      return nil
    }
  }

  private func opened(_ path: FilePath, _ flags: Int32, mode: UInt16 = 0, _ action: String)
    throws(FileError) -> Int32
  {
    let result = path.withCString { file_open_below(descriptor, $0, flags, UInt32(mode)) }
    guard result >= 0 else { throw FileError(action, self.path / path) }
    return result
  }

  // MARK: - Changes

  /// Creates a file; fails if it exists.
  package func create(_ path: FilePath, mode: UInt16 = 0o644) throws(FileError) -> OpenFile {
    let flags = O_WRONLY | O_CREAT | O_EXCL
    return OpenFile(try opened(path, flags, mode: mode, "write"), self.path / path)
  }

  /// Opens a file for reading and writing, creating it if it is missing.
  func openOrCreate(_ name: FilePath) throws(FileError) -> OpenFile {
    OpenFile(try opened(name, O_RDWR | O_CREAT | O_NONBLOCK, mode: 0o644, "create"), path / name)
  }

  /// Opens a folder, creating it and those above it if missing.
  package func makeFolder(_ path: FilePath) throws(FileError) -> OpenFolder {
    do throws(FileError) {
      return try folder(path)
    } catch {
      guard error.is(.isMissing) else { throw error }
    }
    let parent = try path.parent.map { path throws(FileError) in try makeFolder(path) } ?? self
    do throws(FileError) {
      return try parent.createFolder(path.name)
    } catch {
      guard error.is(.isTaken) else { throw error }
      return try parent.folder(path.name)
    }
  }

  /// Creates a folder; fails if the name exists.
  package func createFolder(_ name: FilePath) throws(FileError) -> OpenFolder {
    guard name.withCString({ mkdirat(descriptor, $0, 0o755) }) == 0 else {
      throw FileError("create", path / name)
    }
    return try folder(name)
  }

  /// Adds a hard link with the same name in another folder.
  package func link(_ name: FilePath, into folder: OpenFolder) throws(FileError) {
    let result = name.withCString { linkat(descriptor, $0, folder.descriptor, $0, 0) }
    guard result == 0 else { throw FileError("write", folder.path / name) }
  }

  /// Moves a file or folder, replacing an item with the new name.
  package func move(_ name: FilePath, to folder: OpenFolder, as other: FilePath)
    throws(FileError)
  {
    try rename(name, to: folder, other, file_replaces)
  }

  /// Moves a file or folder; fails with the reason `isTaken` if the new name exists.
  package func moveToFreeName(_ name: FilePath, to folder: OpenFolder, as other: FilePath)
    throws(FileError)
  {
    do throws(FileError) {
      try rename(name, to: folder, other, file_stays)
    } catch {
      guard error.isImpossible else { throw error }
      // The file system doesn't support that. For a file, a hard link does the same.
      let isLinked = name.withCString { name in
        other.withCString { linkat(descriptor, name, folder.descriptor, $0, 0) }
      }
      if isLinked == 0 { return try removeFile(name) }
      guard try ifPresent({ () throws(FileError) in try folder.status(other) }) == nil else {
        throw FileError("move", path / name, .isTaken)
      }
      try move(name, to: folder, as: other)
    }
  }

  /// Exchanges two files or folders atomically.
  package func exchange(_ name: FilePath, with other: FilePath) throws(FileError) {
    try rename(name, to: self, other, file_is_exchanged)
  }

  private func rename(
    _ name: FilePath, to folder: OpenFolder, _ other: FilePath, _ renaming: file_renaming
  ) throws(FileError) {
    let result = name.withCString { name in
      other.withCString { file_rename(descriptor, name, folder.descriptor, $0, renaming) }
    }
    guard result == 0 else { throw FileError("move", path / name) }
  }

  package func removeFile(_ name: FilePath) throws(FileError) {
    guard name.withCString({ unlinkat(descriptor, $0, 0) }) == 0 else {
      throw FileError("remove", path / name)
    }
  }

  /// Removes a folder if it is empty.
  ///
  /// - Returns: Whether it was.
  package func removeFolder(_ name: FilePath) throws(FileError) -> Bool {
    guard name.withCString({ unlinkat(descriptor, $0, AT_REMOVEDIR) }) != 0 else { return true }
    guard errno == ENOTEMPTY || errno == EEXIST else { throw FileError("remove", path / name) }
    return false
  }

  /// Removes an item and everything in it. The item may be missing.
  package func removeAll(_ name: FilePath) throws(FileError) {
    guard let kind = try ifPresent({ () throws(FileError) in try status(name).kind }) else {
      return
    }
    guard kind == .folder else { return try removeFile(name) }
    let folder = try self.folder(name)
    folder.allowChanges()
    for entry in try folder.entries() { try folder.removeAll(entry.name) }
    guard try removeFolder(name) else { throw FileError("remove", path / name, .isNotEmpty) }
  }

  // MARK: - Mode and owner

  /// Lets the owner change the folder's contents.
  package func allowChanges() {
    guard openedStatus.mode & 0o700 != 0o700 else { return }
    fchmod(descriptor, openedStatus.mode | 0o700)
  }

  /// Denies access to everyone but the owner, until `restoreMode`.
  package func closeToOthers() throws(FileError) { try setMode(0o700) }

  /// Gives the folder the mode that it had when it was opened.
  package func restoreMode() throws(FileError) { try setMode(openedStatus.mode) }

  /// Gives the folder the mode, owner and attributes of another.
  package func copyAttributes(of other: OpenFolder) throws(FileError) {
    guard openedStatus.copyIdentity(for: descriptor, from: other.descriptor, other.openedStatus)
    else { throw FileError("write", path) }
  }

  private func setMode(_ mode: mode_t) throws(FileError) {
    guard fchmod(descriptor, mode) == 0 else { throw FileError("write", path) }
  }
}
