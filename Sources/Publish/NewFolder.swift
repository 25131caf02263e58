package import FileSystem
package import Site

/// A folder that is written once.
package struct NewFolder: Sendable {
  package var path: FilePath

  package init(_ path: FilePath) { self.path = path }

  /// Whether the folder does not exist or is empty.
  package var isFree: Bool {
    guard Files.kind(of: path) != nil else { return true }
    return Files.isFolder(path) && (try? OpenFolder(path).entries())?.isEmpty == true
  }

  /// Writes the files, and never over another.
  ///
  /// - Returns: The path of each file.
  /// - Throws: `FileError` where a file cannot be written. Those before it stay.
  package func write(_ files: [OutputFile]) throws(FileError) -> [FilePath] {
    var written: [FilePath] = []
    for file in files {
      let target = path / FilePath(file.path)
      if let folder = target.parent { try Files.makeFolder(folder) }
      try Files.write(file.bytes, to: target)
      written.append(target)
    }
    return written
  }

  /// The files of a folder that is there, hidden ones left out.
  ///
  /// - Throws: `FileError` where the folder or a file cannot be read.
  package func files() throws(FileError) -> [OutputFile] {
    var files: [OutputFile] = []
    var failure: FileError?
    try OpenFolder(path).visit { found in
      guard found.kind == .file else { return }
      do throws(FileError) {
        let bytes = try found.folder.input(found.name)
          .wholeContents(atMost: FolderReading.bytesLimit)
        files.append(OutputFile(found.path.text, bytes: bytes))
      } catch {
        failure = error
      }
    } failed: {
      failure = $0
    }
    if let failure { throw failure }
    return files
  }
}
