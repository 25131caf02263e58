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
  func clear(into site: OpenFolder?) {
    clear("", folder, into: site)
    try? folder.removeFile(OutputFolder.manifest)
  }

  private func clear(_ path: FilePath, _ folder: OpenFolder, into site: OpenFolder?) {
    folder.allowChanges()
    for entry in (try? folder.entries()) ?? [] {
      let full = path / entry.name
      if entry.kind == .folder, folders.contains(full) {
        guard let inner = try? folder.folder(entry.name) else { continue }
        clear(full, inner, into: site)
        _ = try? folder.removeFolder(entry.name)
      } else if entry.kind == .file, isOurs(entry, full, in: folder) {
        try? folder.removeFile(entry.name)
      } else if full != OutputFolder.manifest {
        guard let target = try? site?.makeFolder(path) else { continue }
        try? folder.moveToFreeName(entry.name, to: target, as: entry.name)
      }
    }
  }

  /// Whether it is the file that was there before, or one that docgen wrote.
  private func isOurs(_ entry: OpenFolder.Entry, _ path: FilePath, in folder: OpenFolder) -> Bool {
    guard manifest.contains(path) else { return false }
    if let known = known[path], known.inode == entry.inode { return true }
    return (try? manifest.describes(folder.file(entry.name), at: path)) ?? false
  }
}
