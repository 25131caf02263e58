import CFileSystem

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that was read and may get other contents, as an editor would save them.
package struct EditedFile: Sendable {
  package let path: FilePath
  package let bytes: [UInt8]
  private let status: FileStatus

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - followsLink: Whether the path may be a symbolic link.
  ///   - limit: How many bytes are read; a longer file is cut one byte later.
  package init(_ path: FilePath, atMost limit: Int, followsLink: Bool = true) throws(FileError) {
    let file = try OpenFile.read(path, followsLink: followsLink)
    status = try file.status()
    guard status.kind != .folder else { throw FileError("read", path, .isFolder) }
    bytes = try file.bytes(atMost: limit)
    self.path = followsLink ? Files.resolved(path) ?? path : path
  }

  /// Gives the file other contents, and keeps its mode, owner, attributes and other names.
  ///
  /// Where a new file can have all that, it replaces the old one in one step. Otherwise, as for a file
  /// with several names, the old one is rewritten, while a copy of the new contents is beside it.
  ///
  /// - Returns: False if something has changed the file since it was read; it is left alone then.
  package func replace(with bytes: [UInt8]) throws(FileError) -> Bool {
    guard status.kind == .file else { throw FileError("write", path, .isNotRegular) }
    // Whoever may not write to the file may not replace it either.
    let target = try OpenFile.rewrite(path)
    let temporary = (path.parent ?? ".") / FilePath(".docgen-\(getpid()).tmp")
    let copy = try OpenFile.create(temporary, mode: 0o600)
    var isMoved = false
    defer { if !isMoved { try? Files.removeFile(temporary) } }
    try copy.append(bytes)
    let canReplace = status.links == 1 && makeTwin(copy)
    try copy.finish()
    guard try target.status() == status,
      (try? FileStatus(of: path, followingLinks: false)) == status
    else { return false }
    if canReplace {
      try Files.move(temporary, to: path)
      isMoved = true
    } else {
      try target.rewrite(bytes)
      try target.finish()
    }
    return true
  }

  /// Gives a new file the mode, owner and attributes of the old one.
  private func makeTwin(_ copy: OpenFile) -> Bool {
    guard let original = try? OpenFile.read(path, followsLink: false),
      file_copy_attributes(original.descriptor, copy.descriptor) == 0
    else { return false }
    // A change of owner may take bits of the mode away, so the mode comes last.
    guard let now = try? copy.status() else { return false }
    let isOwned =
      (now.owner, now.group) == (status.owner, status.group)
      || fchown(copy.descriptor, status.owner, status.group) == 0
    return isOwned && fchmod(copy.descriptor, status.mode) == 0
  }
}
