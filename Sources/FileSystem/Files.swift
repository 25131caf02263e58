import CFileSystem

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The operations on files and folders that docgen needs, each a system call or two.
package enum Files {
  // MARK: - What is there

  /// What is at a path, a symbolic link being a link; nil if there is nothing.
  package static func kind(of path: FilePath) -> FileStatus.Kind? {
    try? FileStatus(of: path, followingLinks: false).kind
  }

  package static func isFolder(_ path: FilePath) -> Bool {
    (try? FileStatus(of: path))?.kind == .folder
  }

  package static func isReadable(_ path: FilePath) -> Bool {
    path.withCString { access($0, R_OK) } == 0
  }

  /// The number of the user that the program runs for.
  package static var user: UInt32 { geteuid() }

  /// The number of the user that something belongs to, a symbolic link being a link.
  package static func owner(of path: FilePath) -> UInt32? {
    try? FileStatus(of: path, followingLinks: false).owner
  }

  /// The absolute path with symbolic links followed; nil if there is nothing.
  package static func resolved(_ path: FilePath) -> FilePath? {
    guard let real = path.withCString({ realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return FilePath(terminated: real)
  }

  /// The path that a symbolic link to nothing leads to; any other path itself.
  package static func destination(of path: FilePath) -> FilePath {
    guard let text = try? linkText(path) else { return path }
    let target = text.isAbsolute ? text : (path.parent ?? ".") / text
    let folder = target.parent ?? "."
    return (resolved(folder) ?? folder) / target.name
  }

  // MARK: - Reading

  /// What a file holds.
  ///
  /// - Throws: `FileError`, with the reason `isTooLong` where that is more than the limit.
  package static func read(_ path: FilePath, atMost limit: Int) throws(FileError) -> [UInt8] {
    let bytes = try regular(path).bytes(atMost: limit)
    guard bytes.count <= limit else { throw FileError("read", path, .isTooLong) }
    return bytes
  }

  /// A file that can be read from start to end. Another kind might have no end, or wait for a writer.
  private static func regular(_ path: FilePath) throws(FileError) -> OpenFile {
    switch try FileStatus(of: path).kind {
    case .file: return try OpenFile.read(path)
    case .folder: throw FileError("read", path, .isFolder)
    default: throw FileError("read", path, .isNotRegular)
    }
  }

  /// Whether a file has exactly these bytes.
  package static func holds(_ path: FilePath, _ bytes: [UInt8]) throws(FileError) -> Bool {
    let file = try OpenFile.read(path)
    guard try file.status().length == bytes.count else { return false }
    var compared = 0
    while true {
      let piece = try file.next(min(max(bytes.count, 1), 65536))
      guard !piece.isEmpty else { return compared == bytes.count }
      guard bytes[compared...].starts(with: piece) else { return false }
      compared += piece.count
    }
  }

  /// Whether two files have the same bytes.
  package static func hold(_ one: FilePath, _ other: FilePath) throws(FileError) -> Bool {
    let (file, otherFile) = (try OpenFile.read(one), try OpenFile.read(other))
    guard try file.status().length == otherFile.status().length else { return false }
    while true {
      let (piece, otherPiece) = (try file.next(), try otherFile.next())
      guard piece == otherPiece else { return false }
      if piece.isEmpty { return true }
    }
  }

  // MARK: - Folders

  package struct Entry: Sendable {
    /// From the listed folder.
    package var path: FilePath
    package var kind: FileStatus.Kind
  }

  /// Everything below a folder, folders before what is in them, in the order of names.
  package static func tree(_ root: FilePath) throws(FileError) -> [Entry] {
    var entries: [Entry] = []
    var pending: [FilePath] = [""]
    while let folder = pending.popLast() {
      for entry in try list(root / folder) {
        let path = folder / entry.path
        entries.append(Entry(path: path, kind: entry.kind))
        if entry.kind == .folder { pending.append(path) }
      }
    }
    return entries.sorted { $0.path < $1.path }
  }

  /// What is in a folder, in the order of names.
  package static func list(_ path: FilePath) throws(FileError) -> [Entry] {
    guard let folder = path.withCString({ opendir($0) }) else { throw FileError("list", path) }
    defer { closedir(folder) }
    return try list(path) { readdir(folder) }
  }

  /// - Parameter next: Reads the next entry, as `readdir` does.
  static func list(
    _ path: FilePath, _ next: () -> UnsafeMutablePointer<dirent>?
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
        case Int(DT_UNKNOWN): nil
        default: .other
        }
      // Whatever has disappeared since is left out.
      guard let kind = known ?? kind(of: path / name) else { continue }
      entries.append(Entry(path: name, kind: kind))
    }
    return entries.sorted { $0.path < $1.path }
  }

  /// Makes a folder and those above it.
  package static func makeFolder(_ path: FilePath) throws(FileError) {
    guard !path.bytes.isEmpty, !isFolder(path) else { return }
    if let parent = path.parent { try makeFolder(parent) }
    guard path.withCString({ mkdir($0, 0o755) }) == 0 || errno == EEXIST else {
      throw FileError("create", path)
    }
  }

  /// Gives a folder the permissions of another, where both exist.
  package static func copyPermissions(of source: FilePath, to target: FilePath) throws(FileError) {
    guard let mode = try? FileStatus(of: source).mode, isFolder(target) else { return }
    guard target.withCString({ chmod($0, mode) }) == 0 else { throw FileError("write", target) }
  }

  // MARK: - Changes

  /// Writes a new file; fails if the file exists.
  package static func write(_ bytes: [UInt8], to path: FilePath, mode: UInt16 = 0o644)
    throws(FileError)
  {
    let file = try OpenFile.create(path, mode: mode)
    try file.append(bytes)
    try file.finish()
  }

  /// Puts the file at `source` under a second name too, or copies it where that cannot be.
  package static func share(_ source: FilePath, as target: FilePath) throws(FileError) {
    let result = source.withCString { source in target.withCString { link(source, $0) } }
    guard result != 0 else { return }
    switch errno {
    case EXDEV, EPERM, ENOTSUP, EMLINK: try copy(source, to: target)
    default: throw FileError("write", target)
    }
  }

  private static func copy(_ source: FilePath, to target: FilePath) throws(FileError) {
    let file = try regular(source)
    let copy = try OpenFile.create(target, mode: 0o600)
    while case let piece = try file.next(), !piece.isEmpty { try copy.append(piece) }
    guard fchmod(copy.descriptor, try file.status().mode) == 0 else {
      throw FileError("write", target)
    }
    try copy.finish()
  }

  /// Makes a symbolic link with the same text as another.
  package static func copyLink(_ source: FilePath, to target: FilePath) throws(FileError) {
    let text = try linkText(source)
    let result = text.withCString { text in target.withCString { symlink(text, $0) } }
    guard result == 0 else { throw FileError("write", target) }
  }

  private static func linkText(_ path: FilePath) throws(FileError) -> FilePath {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = path.withCString { readlink($0, &buffer, buffer.count - 1) }
    guard count > 0 else { throw FileError("read", path) }
    return FilePath(bytes: buffer[..<count].map(UInt8.init(bitPattern:)))
  }

  package static func move(_ source: FilePath, to target: FilePath) throws(FileError) {
    let result = source.withCString { source in target.withCString { rename(source, $0) } }
    guard result == 0 else { throw FileError("move", source) }
  }

  /// Exchanges two folders in one step.
  ///
  /// - Returns: False where the file system cannot do that.
  package static func exchange(_ one: FilePath, _ other: FilePath) throws(FileError) -> Bool {
    let result = one.withCString { one in other.withCString { file_exchange(one, $0) } }
    if result == 0 { return true }
    guard errno == ENOSYS || errno == EINVAL || errno == ENOTSUP else {
      throw FileError("replace", other)
    }
    return false
  }

  package static func removeFile(_ path: FilePath) throws(FileError) {
    guard path.withCString({ unlink($0) }) == 0 else { throw FileError("remove", path) }
  }

  /// Removes a folder if it is empty.
  private static func removeEmptyFolder(_ path: FilePath) throws(FileError) {
    guard path.withCString({ rmdir($0) }) == 0 || errno == ENOTEMPTY || errno == EEXIST else {
      throw FileError("remove", path)
    }
  }

  package static func removeTree(_ path: FilePath) throws(FileError) {
    try makeRemovable(path)
    for entry in try tree(path).reversed() {
      if entry.kind == .folder {
        try removeEmptyFolder(path / entry.path)
      } else {
        try removeFile(path / entry.path)
      }
    }
    try removeEmptyFolder(path)
  }

  /// Lets us remove what is in a folder and below, where that is our right.
  private static func makeRemovable(_ path: FilePath) throws(FileError) {
    _ = path.withCString { chmod($0, 0o700) }
    for entry in try list(path) where entry.kind == .folder {
      try makeRemovable(path / entry.path)
    }
  }
}

extension FilePath {
  /// A path that the system gave.
  fileprivate init(terminated start: UnsafePointer<CChar>) {
    self.init(bytes: UnsafeRawBufferPointer(start: start, count: strlen(start)))
  }

  /// An argument of the command line. Swift repairs one that is not UTF-8; the system has it as it was written.
  package init(argument: String) {
    let written = (0..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0] }
      .first { argument.unicodeScalars.contains("\u{FFFD}") && String(cString: $0) == argument }
    self = written.map { FilePath(terminated: $0) } ?? FilePath(argument)
  }
}
