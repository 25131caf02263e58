#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Operations on files and folders.
package enum Files {
  // MARK: - What is there

  /// The kind of item at a path, without following a symbolic link; nil if there is nothing.
  package static func kind(of path: FilePath) -> FileStatus.FileKind? {
    try? FileStatus(of: path, followingLinks: false).kind
  }

  package static func isFolder(_ path: FilePath) -> Bool {
    (try? FileStatus(of: path))?.kind == .folder
  }

  /// Whether there is a regular file, following symbolic links.
  package static func isFile(_ path: FilePath) -> Bool {
    (try? FileStatus(of: path))?.kind == .file
  }

  package static func isReadable(_ path: FilePath) -> Bool {
    path.withCString { access($0, R_OK) } == 0
  }

  /// The user id of the program.
  package static var user: UInt32 { geteuid() }

  /// The user id of an item's owner, without following a symbolic link.
  package static func owner(of path: FilePath) -> UInt32? {
    try? FileStatus(of: path, followingLinks: false).owner
  }

  /// The absolute path with symbolic links resolved; nil if there is nothing.
  package static func resolved(_ path: FilePath) -> FilePath? {
    guard let real = path.withCString({ realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return FilePath(terminated: real)
  }

  /// The same for a path whose last components may not exist.
  package static func resolvedAsFarAsPossible(_ path: FilePath) -> FilePath {
    if let resolved = resolved(path) { return resolved }
    guard !path.name.bytes.isEmpty else { return path }
    return resolvedAsFarAsPossible(path.parent ?? ".") / path.name
  }

  // MARK: - Reading

  /// The contents of a file.
  ///
  /// - Throws: `FileError`, with the reason `isTooLong` if the file exceeds the limit.
  package static func read(_ path: FilePath, atMost limit: Int) throws(FileError) -> [UInt8] {
    try OpenFile.read(path).wholeContents(atMost: limit)
  }

  // MARK: - Folders

  /// Creates a folder and those above it.
  package static func makeFolder(_ path: FilePath) throws(FileError) {
    guard !path.bytes.isEmpty, !isFolder(path) else { return }
    if let parent = path.parent { try makeFolder(parent) }
    guard path.withCString({ mkdir($0, 0o755) }) == 0 || errno == EEXIST else {
      throw FileError("create", path)
    }
  }
}

extension FilePath {
  init(terminated start: UnsafePointer<CChar>) {
    self.init(bytes: UnsafeRawBufferPointer(start: start, count: strlen(start)))
  }

  /// A path from the command line. Swift repairs arguments that are not UTF-8; this finds the original bytes.
  package init(argument: String) {
    let written = (0..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0] }
      .first { argument.unicodeScalars.contains("\u{FFFD}") && String(cString: $0) == argument }
    self = written.map { FilePath(terminated: $0) } ?? FilePath(argument)
  }
}
