/// A file that was read and may be replaced, provided that only its contents change.
package struct EditedFile: Sendable {
  package let bytes: [UInt8]
  private let file: OpenFile
  private let status: FileStatus
  /// The folder in which the file was found; nil if it was named.
  private let location: (folder: OpenFolder, name: FilePath)?

  /// Reads a file by its path, following symbolic links.
  ///
  /// - Parameter limit: The most bytes to read. Of a longer file, one byte more is read.
  package init(_ path: FilePath, atMost limit: Int) throws(FileError) {
    try self.init(OpenFile.read(path), nil, atMost: limit)
  }

  /// Reads a file directly in a folder, without following a symbolic link.
  package init(_ name: FilePath, in folder: OpenFolder, atMost limit: Int) throws(FileError) {
    try self.init(folder.input(name), (folder, name), atMost: limit)
  }

  private init(
    _ file: OpenFile, _ location: (folder: OpenFolder, name: FilePath)?, atMost limit: Int
  ) throws(FileError) {
    self.file = file
    self.location = location
    // Get the status before the bytes, so that a change while reading is noticed.
    status = try file.status()
    bytes = try file.bytes(atMost: limit)
  }

  /// Replaces the file atomically by one with other contents and the same mode, owner and attributes.
  ///
  /// - Returns: False if the file has changed since it was read; then it is left unchanged.
  /// - Throws: `FileError` if the file must not be replaced: it is not an ordinary file, has other hard links, is
  ///   not writable, or the new file cannot have its owner and attributes.
  package func replace(with bytes: [UInt8]) throws(FileError) -> Bool {
    guard status.kind == .file else { throw FileError("replace", file.path, .isNotRegular) }
    guard status.links == 1 else { throw FileError("replace", file.path, .hasOtherNames) }
    let (folder, name) = try locate()
    guard folder.isWritable(name) else { throw FileError("replace", file.path) }
    let temporary = Self.temporaryName()
    let copy = try folder.create(temporary, mode: 0o600)
    do throws(FileError) {
      try copy.append(bytes)
      guard try copy.status().copyIdentity(for: copy.descriptor, from: file.descriptor, status)
      else { throw FileError("replace", file.path, .isForeign) }
      try copy.finish()
      guard try isOriginal(name, in: folder) else {
        try folder.removeFile(temporary)
        return false
      }
      do throws(FileError) {
        try folder.exchange(temporary, with: name)
      } catch {
        guard error.isImpossible else { throw error }
        try folder.move(temporary, to: folder, as: name)
        return true
      }
    } catch {
      try? folder.removeFile(temporary)
      throw error
    }
    return try finishExchange(of: name, with: temporary, copy, in: folder)
  }

  /// Removes the replaced file, which now has the temporary name, or puts it back if it was saved in the last instant.
  ///
  /// - Returns: Whether the file was replaced.
  private func finishExchange(
    of name: FilePath, with temporary: FilePath, _ copy: OpenFile, in folder: OpenFolder
  ) throws(FileError) -> Bool {
    var failure: FileError?
    do throws(FileError) {
      if try isOriginal(temporary, in: folder) {
        try folder.removeFile(temporary)
        return true
      }
    } catch {
      failure = error
    }
    let saved = try folder.status(temporary)
    try folder.exchange(temporary, with: name)
    var discarded = try copy.status()
    if try !folder.status(temporary).isSameFile(as: discarded) {
      // It was saved once more: that file is the one to stay.
      try folder.exchange(temporary, with: name)
      discarded = saved
    }
    guard try folder.status(temporary).isSameFile(as: discarded) else {
      throw FileError("replace", folder.path / temporary, .isChanged)
    }
    try folder.removeFile(temporary)
    if let failure { throw failure }
    return false
  }

  /// Creates a file atomically.
  ///
  /// - Throws: `FileError`, with the reason `isTaken` if the name exists.
  package static func create(_ path: FilePath, with bytes: [UInt8]) throws(FileError) {
    let folder = try OpenFolder(path.parent ?? ".")
    let temporary = temporaryName()
    let new = try folder.create(temporary)
    do throws(FileError) {
      try new.append(bytes)
      try new.finish()
      try folder.moveToFreeName(temporary, to: folder, as: path.name)
    } catch {
      try? folder.removeFile(temporary)
      throw error
    }
  }

  /// A name for what takes the place of something else once it is whole.
  package static func temporaryName() -> FilePath {
    FilePath(".docgen-\(UInt64.random(in: 0 ... .max)).tmp")
  }

  private func locate() throws(FileError) -> (folder: OpenFolder, name: FilePath) {
    if let location { return location }
    guard let path = Files.resolved(file.path) else { throw FileError("replace", file.path) }
    return (try OpenFolder(path.parent ?? "."), path.name)
  }

  /// Whether a file is the one that was read, with unchanged contents.
  private func isOriginal(_ name: FilePath, in folder: OpenFolder) throws(FileError) -> Bool {
    guard let found = try ifPresent({ () throws(FileError) in try folder.input(name) }) else {
      return false
    }
    guard try found.status().isUntouched(since: status) else { return false }
    return try found.holds(self.bytes)
  }
}
