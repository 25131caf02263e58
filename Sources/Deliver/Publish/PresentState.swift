import FileSystem

/// The output folder's contents before a publication, in folders that docgen has files in.
struct PresentState: Sendable {
  let folder: OpenFolder?
  let manifest: OutputManifest
  let entries: [FilePath: OpenFolder.FolderEntry]
  /// The listed files that are there, and are neither folders nor links.
  let ours: Set<FilePath>
  /// Everything else, folders with files of docgen's left out, and the folders that it is in.
  private let occupied: Set<FilePath>
  /// Folders without files of docgen's.
  private let closedFolders: Set<FilePath>

  init(_ folder: OpenFolder?) throws(FileError) {
    self.folder = folder
    var manifest =
      try folder.map { folder throws(FileError) in try OutputManifest(in: folder) }
      ?? OutputManifest()
    let known = manifest.folders
    var (entries, closedFolders) = ([FilePath: OpenFolder.FolderEntry](), Set<FilePath>())
    var pending: [(FilePath, OpenFolder)] = folder.map { [(FilePath(""), $0)] } ?? []
    while let (path, opened) = pending.popLast() {
      for entry in try opened.entries() {
        let full = path / entry.name
        if Workspace.isReserved(full), full != OutputFolder.manifest { continue }
        if entry.kind == .folder {
          if known.contains(full), let inner = try opened.folderIfPresent(entry.name) {
            pending.append((full, inner))
          } else {
            closedFolders.insert(full)
          }
        }
        entries[full] = entry
      }
    }
    if let folder { try manifest.resolve(entries, in: folder) }
    let ours = Set(manifest.checksums.keys.filter { entries[$0]?.kind == .file })
    let foreign = entries.filter {
      $0.value.kind == .folder ? closedFolders.contains($0.key) : !ours.contains($0.key)
    }.keys.filter { $0 != OutputFolder.manifest }
    occupied = Set(foreign).union(foreign.flatMap(\.folders))
    (self.manifest, self.entries, self.ours) = (manifest, entries, ours)
    self.closedFolders = closedFolders
  }

  /// Whether there is nothing in the folder but docgen's files.
  var isOursAlone: Bool { occupied.isEmpty }

  /// The kind of the thing at the path of a file of the site; nil if there is nothing.
  func kind(of path: FilePath) -> FileStatus.FileKind? {
    if let entry = entries[path] { return entry.kind }
    guard !closedFolders.isEmpty, path.folders.contains(where: closedFolders.contains) else {
      return nil
    }
    // Other people's folders are looked into for this alone.
    guard let parent = path.parent, let folder else { return nil }
    do throws(FileError) {
      return try folder.folder(parent).status(path.name).kind
    } catch {
      return error.is(.isMissing) ? nil : .other
    }
  }

  func isOnMount(_ path: FilePath) -> Bool {
    guard let parent = path.parent, let folder else { return false }
    do throws(FileError) {
      _ = try folder.folder(parent)
      return false
    } catch {
      return error.is(.isOnAnotherFileSystem)
    }
  }

  /// Whether something that is not docgen's has a path or is below it.
  func isOccupied(_ path: FilePath) -> Bool {
    occupied.contains(path) || entries[path] == nil && kind(of: path) != nil
  }

  func isForeignFile(_ path: FilePath) -> Bool {
    entries[path].map { $0.kind != .folder && !ours.contains(path) } ?? false
  }

  /// Docgen's files that another state does not have: the untouched ones with their status, and those that were edited.
  func stale(in next: OutputManifest) throws(FileError) -> (
    untouched: [FilePath: FileStatus], edited: Set<FilePath>
  ) {
    var (untouched, edited) = ([FilePath: FileStatus](), Set<FilePath>())
    for file in ours where !next.contains(file) {
      if let status = try statusIfUntouched(file) {
        untouched[file] = status
      } else {
        edited.insert(file)
      }
    }
    return (untouched, edited)
  }

  private func statusIfUntouched(_ path: FilePath) throws(FileError) -> FileStatus? {
    guard let folder else { return nil }
    do throws(FileError) {
      let file = try folder.file(path)
      return try manifest.describes(file, at: path) ? try file.status() : nil
    } catch {
      guard error.is(.isMissing) else { throw error }
      return nil
    }
  }
}
