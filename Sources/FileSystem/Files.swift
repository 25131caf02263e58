#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The operations on files and folders that docgen needs, each a system call or two.
package enum Files {
  // MARK: - Kinds

  /// The kind of the thing at a path, without following a symbolic link; nil if there is nothing.
  package static func kind(of path: FilePath) -> FileStatus.Kind? {
    try? FileStatus(of: path, followingLinks: false).kind
  }

  package static func isFolder(_ path: FilePath) -> Bool {
    (try? FileStatus(of: path))?.kind == .folder
  }

  /// Whether a regular file is there, perhaps behind symbolic links.
  package static func isFile(_ path: FilePath) -> Bool {
    (try? FileStatus(of: path))?.kind == .file
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

  /// A file's contents.
  ///
  /// - Throws: `FileError`, with the reason `isTooLong` where that is more than the limit.
  package static func read(_ path: FilePath, atMost limit: Int) throws(FileError) -> [UInt8] {
    try OpenFile.read(path).wholeContents(atMost: limit)
  }

  // MARK: - Folders

  /// Makes a folder and those above it.
  package static func makeFolder(_ path: FilePath) throws(FileError) {
    guard !path.bytes.isEmpty, !isFolder(path) else { return }
    if let parent = path.parent { try makeFolder(parent) }
    guard path.withCString({ mkdir($0, 0o755) }) == 0 || errno == EEXIST else {
      throw FileError("create", path)
    }
  }
}

extension FilePath {
  /// A path that the system gave.
  init(terminated start: UnsafePointer<CChar>) {
    self.init(bytes: UnsafeRawBufferPointer(start: start, count: strlen(start)))
  }

  /// An argument of the command line. Swift repairs one that is not UTF-8; the system has it as it was written.
  package init(argument: String) {
    let written = (0..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0] }
      .first { argument.unicodeScalars.contains("\u{FFFD}") && String(cString: $0) == argument }
    self = written.map { FilePath(terminated: $0) } ?? FilePath(argument)
  }
}
