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

  /// Writes the files without replacing any, and returns their paths.
  package func write(_ files: [OutputFile]) throws(FileError) -> [FilePath] {
    try Files.makeFolder(path)
    let folder = try OpenFolder(path)
    return try files.map { file throws(FileError) in
      let name = FilePath(file.path)
      if let parent = name.parent { _ = try folder.makeFolder(parent) }
      let new = try folder.create(name)
      try new.append(file.bytes)
      try new.finish()
      return path / name
    }
  }

  /// The files of an existing folder, without hidden ones.
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
