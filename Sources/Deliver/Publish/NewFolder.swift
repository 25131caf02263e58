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

  /// Writes the files, and returns their paths. The folder gets its name once it is whole, in the place of an empty
  /// one or of none.
  package func write(_ files: [OutputFile]) throws(FileError) -> [FilePath] {
    let target = Files.resolved(path) ?? path
    try Files.makeFolder(target.parent ?? ".")
    let parent = try OpenFolder(target.parent ?? ".")
    let temporary = EditedFile.temporaryName()
    let folder = try parent.createFolder(temporary)
    do throws(FileError) {
      for file in files {
        let name = FilePath(file.path)
        if let above = name.parent { _ = try folder.makeFolder(above) }
        let new = try folder.create(name)
        try new.append(file.bytes)
        try new.finish()
      }
      // Fails if a folder of this name has files by now, or a file has the name.
      try parent.move(temporary, to: parent, as: target.name)
    } catch {
      try? parent.removeAll(temporary)
      throw error
    }
    return files.map { path / FilePath($0.path) }
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
