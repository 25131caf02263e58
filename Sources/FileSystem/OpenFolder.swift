import CFileSystem

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder while it is read or changed. Closed with its last reference.
///
/// Everything below is reached from it, through no symbolic link and on no other file system, even if others
/// change the folders meanwhile. A path is below the folder; a name is directly in it.
package final class OpenFolder: Sendable {
  let descriptor: Int32
  /// As messages show it.
  package let path: FilePath
  /// As it was when the folder was opened.
  private let openedStatus: FileStatus

  /// Opens a folder, also one that a symbolic link leads to.
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

  // MARK: - Contents

  package struct Entry: Sendable {
    /// The name in the listed folder.
    package var name: FilePath
    package var kind: FileStatus.Kind
    /// Differs between a file and the one that replaces it.
    package var inode: UInt64
  }

  /// The folder's contents, in the order of names.
  package func entries() throws(FileError) -> [Entry] {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard let stream = fdopendir(copy) else {
      close(copy)
      throw FileError("list", path)
    }
    defer { closedir(stream) }
    // The copy of the descriptor shares its position.
    rewinddir(stream)
    return try Self.entries(of: path, { readdir(stream) }) { name in try? status(name).kind }
  }

  /// The entries of a folder, in the order of names.
  ///
  /// - Parameters:
  ///   - next: Reads the next entry, as `readdir` does.
  ///   - kind: The kind of the thing with a name, where the entry does not say it; nil if it has disappeared.
  static func entries(
    of path: FilePath, _ next: () -> UnsafeMutablePointer<dirent>?,
    kind: (FilePath) -> FileStatus.Kind?
  ) throws(FileError) -> [Entry] {
    var entries: [Entry] = []
    while true {
      // Only the error number tells a failure from the end.
      errno = 0
      guard let entry = next() else {
        guard errno == 0 else { throw FileError("list", path) }
        break
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { FilePath(terminated: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let known: FileStatus.Kind? =
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        case Int(DT_FIFO): .pipe
        case Int(DT_UNKNOWN): kind(name)
        default: .other
        }
      guard let known else { continue }
      entries.append(
        Entry(name: name, kind: known, inode: UInt64(entry.pointee.d_ino)))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// The status of the thing with a name in the folder; a symbolic link is not followed.
  package func status(_ name: FilePath) throws(FileError) -> FileStatus {
    var status = stat()
    let result = name.withCString { fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }
    guard result == 0 else { throw FileError("read", path / name) }
    return FileStatus(status)
  }

  /// Opens a file to read it.
  package func file(_ path: FilePath) throws(FileError) -> OpenFile {
    // A pipe must not make the program wait.
    OpenFile(try opened(path, O_RDONLY | O_NONBLOCK, "read"), self.path / path)
  }

  /// Opens a folder; the empty path is this one.
  package func folder(_ path: FilePath) throws(FileError) -> OpenFolder {
    guard !path.bytes.isEmpty else { return self }
    return try OpenFolder(try opened(path, O_RDONLY | O_DIRECTORY, "open"), self.path / path)
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

  /// Opens a file to read and write it; creates it if it is missing.
  func openOrCreate(_ name: FilePath) throws(FileError) -> OpenFile {
    OpenFile(try opened(name, O_RDWR | O_CREAT | O_NONBLOCK, mode: 0o644, "create"), path / name)
  }

  /// Opens a folder; makes it, and those above it, if it is missing.
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

  /// Creates a folder; fails if something has the name.
  package func createFolder(_ name: FilePath) throws(FileError) -> OpenFolder {
    guard name.withCString({ mkdirat(descriptor, $0, 0o755) }) == 0 else {
      throw FileError("create", path / name)
    }
    return try folder(name)
  }

  /// Puts a file under the same name into another folder too.
  package func link(_ name: FilePath, into folder: OpenFolder) throws(FileError) {
    let result = name.withCString { linkat(descriptor, $0, folder.descriptor, $0, 0) }
    guard result == 0 else { throw FileError("write", folder.path / name) }
  }

  /// Moves a file or folder, and replaces the one that has the other name.
  package func move(_ name: FilePath, to folder: OpenFolder, as other: FilePath)
    throws(FileError)
  {
    try rename(name, to: folder, other, file_replaces)
  }

  /// Moves a file or folder; fails with the reason `isTaken` if something has the other name.
  package func moveToFreeName(_ name: FilePath, to folder: OpenFolder, as other: FilePath)
    throws(FileError)
  {
    do throws(FileError) {
      try rename(name, to: folder, other, file_stays)
    } catch {
      guard error.isImpossible else { throw error }
      // The file system has nothing for that. Of a file, a second name can be made instead.
      let isLinked = name.withCString { name in
        other.withCString { linkat(descriptor, name, folder.descriptor, $0, 0) }
      }
      if isLinked == 0 { return try removeFile(name) }
      guard (try? folder.status(other)) == nil else {
        throw FileError("move", path / name, .isTaken)
      }
      try move(name, to: folder, as: other)
    }
  }

  /// Exchanges two files or folders in one step.
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

  /// Removes the file or folder with a name, if there is one, and everything in it.
  package func removeAll(_ name: FilePath) throws(FileError) {
    guard let kind = try? status(name).kind else { return }
    guard kind == .folder else { return try removeFile(name) }
    let folder = try self.folder(name)
    folder.allowChanges()
    for entry in try folder.entries() { try folder.removeAll(entry.name) }
    guard try removeFolder(name) else { throw FileError("remove", path / name, .isNotEmpty) }
  }

  // MARK: - Mode and owner

  /// Lets its owner change the folder's contents.
  package func allowChanges() {
    guard openedStatus.mode & 0o700 != 0o700 else { return }
    fchmod(descriptor, openedStatus.mode | 0o700)
  }

  /// Keeps everybody but the owner out, until `restoreMode`.
  package func closeToOthers() throws(FileError) { try setMode(0o700) }

  /// Gives the folder the mode that it had when it was opened.
  package func restoreMode() throws(FileError) { try setMode(openedStatus.mode) }

  /// Gives the folder the mode, owner and attributes of another.
  package func takeAttributes(of other: OpenFolder) throws(FileError) {
    guard openedStatus.takeIdentity(for: descriptor, from: other.descriptor, other.openedStatus)
    else { throw FileError("write", path) }
  }

  private func setMode(_ mode: mode_t) throws(FileError) {
    guard fchmod(descriptor, mode) == 0 else { throw FileError("write", path) }
  }
}
