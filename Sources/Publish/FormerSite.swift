import FileSystem

/// A folder that was the site until a new one was exchanged for it.
struct FormerSite {
  private let folder: OpenFolder
  private let manifest: OutputManifest
  private let folders: Set<FilePath>
  private let known: [FilePath: OpenFolder.Entry]

  /// - Parameter known: The folder's entries before the new site was made; empty if they are not known.
  init(_ folder: OpenFolder, _ manifest: OutputManifest, known: [FilePath: OpenFolder.Entry]) {
    self.folder = folder
    self.manifest = manifest
    self.known = known
    folders = manifest.folders
  }

  /// Removes docgen's files, and moves other people's files to the same path of the site. A file that cannot be
  /// moved stays.
  ///
  /// - Returns: The first failure. A file that stays because the site has one at its path does not count.
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
    var entries: [OpenFolder.Entry] = []
    attempt(&failure) { () throws(FileError) in entries = try folder.entries() }
    for entry in entries {
      let full = path / entry.name
      if entry.kind == .folder, folders.contains(full) {
        var inner: OpenFolder?
        attempt(&failure) { () throws(FileError) in inner = try folder.folder(entry.name) }
        guard let inner else { continue }
        clear(full, inner, into: site, &failure)
        _ = try? folder.removeFolder(entry.name)
      } else if entry.kind == .file, isOurs(entry, full, in: folder) {
        attempt(&failure) { () throws(FileError) in try folder.removeFile(entry.name) }
      } else if full != OutputFolder.manifest, let site {
        attempt(&failure) { () throws(FileError) in
          try folder.moveToFreeName(entry.name, to: site.makeFolder(path), as: entry.name)
        }
      }
    }
  }

  private func attempt(_ failure: inout FileError?, _ work: () throws(FileError) -> Void) {
    do throws(FileError) {
      try work()
    } catch {
      // A file that is gone needs nothing, and one at a path of the site is kept.
      let isExpected = error.is(.isMissing) || error.is(.isTaken) || error.is(.isNotFolder)
      if !isExpected { failure = failure ?? error }
    }
  }

  /// Whether it is the file that was there before, or one that docgen wrote.
  private func isOurs(_ entry: OpenFolder.Entry, _ path: FilePath, in folder: OpenFolder) -> Bool {
    guard manifest.contains(path) else { return false }
    if let known = known[path], known.inode == entry.inode { return true }
    return (try? manifest.describes(folder.file(entry.name), at: path)) ?? false
  }
}
