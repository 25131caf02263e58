import FileSystem

struct FormerSite {
  private let folder: OpenFolder
  private let manifest: OutputManifest
  private let folders: Set<FilePath>
  private let known: [FilePath: OpenFolder.FolderEntry]

  /// - Parameter known: The folder's entries before the new site was made; empty if they are not known.
  init(_ folder: OpenFolder, _ manifest: OutputManifest, known: [FilePath: OpenFolder.FolderEntry])
  {
    self.folder = folder
    self.manifest = manifest
    self.known = known
    folders = manifest.folders
  }

  /// Removes docgen's files, moves other people's to the site if their paths are free there, and returns the first failure.
  func clear(into site: OpenFolder?) -> FileError? {
    var failure: FileError?
    clear("", folder, into: site, &failure)
    attempt(&failure) { () throws(FileError) in try folder.removeFile(OutputFolder.manifest) }
    return failure
  }

  private func clear(
    _ path: FilePath, _ folder: OpenFolder, into site: OpenFolder?, _ failure: inout FileError?
  ) {
    folder.allowChanges()
    for entry in attempt(&failure, { () throws(FileError) in try folder.entries() }) ?? [] {
      let full = path / entry.name
      if entry.kind == .folder, folders.contains(full) {
        let inner = attempt(&failure) { () throws(FileError) in try folder.folder(entry.name) }
        guard let inner else { continue }
        clear(full, inner, into: site, &failure)
        attempt(&failure) { () throws(FileError) in try folder.removeFolder(entry.name) }
      } else if full != OutputFolder.manifest {
        attempt(&failure) { () throws(FileError) in
          if entry.kind == .file, try isOurs(entry, full, in: folder) {
            try folder.removeFile(entry.name)
          } else if let site {
            try move(entry.name, in: folder, to: path, of: site)
          }
        }
      }
    }
  }

  private func move(_ name: FilePath, in folder: OpenFolder, to path: FilePath, of site: OpenFolder)
    throws(FileError)
  {
    do throws(FileError) {
      try folder.moveToFreeName(name, to: site.makeFolder(path), as: name)
    } catch {
      // The site has something else there.
      guard error.is(.isTaken) || error.is(.isNotFolder) || error.is(.isLink) else { throw error }
    }
  }

  /// Notes the first failure; others may have removed anything in the meantime.
  @discardableResult
  private func attempt<Result>(
    _ failure: inout FileError?, _ action: () throws(FileError) -> Result
  ) -> Result? {
    do throws(FileError) {
      return try action()
    } catch {
      if !error.is(.isMissing) { failure = failure ?? error }
      return nil
    }
  }

  /// Whether it is the file that was there before, or one that docgen wrote.
  private func isOurs(_ entry: OpenFolder.FolderEntry, _ path: FilePath, in folder: OpenFolder)
    throws(FileError) -> Bool
  {
    guard manifest.contains(path) else { return false }
    if let known = known[path], known.inode == entry.inode { return true }
    return try manifest.describes(folder.file(entry.name), at: path)
  }
}
