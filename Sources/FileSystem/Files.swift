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

  /// The same for a path whose end may be missing.
  package static func resolvedAsFarAsPossible(_ path: FilePath) -> FilePath {
    if let resolved = resolved(path) { return resolved }
    guard !path.name.bytes.isEmpty else { return path }
    return resolvedAsFarAsPossible(path.parent ?? ".") / path.name
  }

  // MARK: - Reading

  /// What a file holds.
  ///
  /// - Throws: `FileError`, with the reason `isTooLong` where that is more than the limit.
  package static func read(_ path: FilePath, atMost limit: Int) throws(FileError) -> [UInt8] {
    try OpenFile.read(path).wholeContents(atMost: limit)
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
    return try entries(of: path, { readdir(folder) }) { kind(of: path / $0) }
      .map { Entry(path: $0.name, kind: $0.kind) }
  }

  /// - Parameters:
  ///   - next: Reads the next entry, as `readdir` does.
  ///   - kind: What has a name, where the entry does not say; nil if it has disappeared.
  static func entries(
    of path: FilePath, _ next: () -> UnsafeMutablePointer<dirent>?,
    kind: (FilePath) -> FileStatus.Kind?
  ) throws(FileError) -> [OpenFolder.Entry] {
    var entries: [OpenFolder.Entry] = []
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
        OpenFolder.Entry(name: name, kind: known, inode: UInt64(entry.pointee.d_ino)))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// Makes a folder and those above it.
  package static func makeFolder(_ path: FilePath) throws(FileError) {
    guard !path.bytes.isEmpty, !isFolder(path) else { return }
    if let parent = path.parent { try makeFolder(parent) }
    guard path.withCString({ mkdir($0, 0o755) }) == 0 || errno == EEXIST else {
      throw FileError("create", path)
    }
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

  package static func move(_ source: FilePath, to target: FilePath) throws(FileError) {
    let result = source.withCString { source in target.withCString { rename(source, $0) } }
    guard result == 0 else { throw FileError("move", source) }
  }

  package static func removeFile(_ path: FilePath) throws(FileError) {
    guard path.withCString({ unlink($0) }) == 0 else { throw FileError("remove", path) }
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
