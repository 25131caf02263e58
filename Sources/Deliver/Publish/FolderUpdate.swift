import FileSystem

/// Puts the new site, file by file, into a folder that also holds other people's files.
///
/// New files come before those that may link to them, and stale ones go last. The manifest lists every file that may be
/// docgen's from the start, so that the next build completes an interrupted update.
struct FolderUpdate {
  private let site: OpenFolder
  private let present: PresentState
  private let staged: StagedFiles
  private let stale: [FilePath: FileStatus]

  /// - Parameter stale: Files of docgen's that the site no longer has, as they were when they were compared.
  init(
    _ site: OpenFolder, _ present: PresentState, _ staged: StagedFiles,
    _ stale: [FilePath: FileStatus]
  ) {
    (self.site, self.present, self.staged, self.stale) = (site, present, staged, stale)
  }

  /// - Returns: The stale files that others have changed in the meantime. They stay.
  func run() throws(FileError) -> Set<FilePath> {
    let written = staged.written.subtracting([OutputFolder.manifest])
    let journal: FilePath = ".docgen-journal"
    try staged.write(
      journal, present.manifest.bytes(whileWriting: written, of: staged.manifest))
    guard let staging = staged.folder else { return [] }
    try staging.move(journal, to: site, as: OutputFolder.manifest)

    let new = written.filter { present.kind(of: $0) == nil }
    let inTheWay = staleFilesInTheWay(of: new)
    var changed = try remove(inTheWay)
    try moveIn(new, from: staging, isNew: true)
    // A folder that becomes a file has been removed by now.
    try moveIn(written.subtracting(new), from: staging, isNew: false)
    changed.formUnion(try remove(stale.filter { inTheWay[$0.key] == nil }))
    if staged.written.contains(OutputFolder.manifest) {
      try staging.move(OutputFolder.manifest, to: site, as: OutputFolder.manifest)
    }
    return changed
  }

  private func moveIn(_ files: Set<FilePath>, from staging: OpenFolder, isNew: Bool)
    throws(FileError)
  {
    for (path, files) in Self.byFolder(files) {
      let source = try staging.folder(path)
      let target = try site.makeFolder(path)
      for name in files.map(\.name).sorted() {
        if isNew {
          try source.moveToFreeName(name, to: target, as: name)
        } else {
          try source.move(name, to: target, as: name)
        }
      }
    }
  }

  private func remove(_ files: [FilePath: FileStatus]) throws(FileError) -> Set<FilePath> {
    var changed: Set<FilePath> = []
    for (path, names) in Self.byFolder(Set(files.keys)) {
      guard let folder = try site.folderIfPresent(path) else { continue }
      for file in names {
        do throws(FileError) {
          if try folder.status(file.name) == files[file] {
            try folder.removeFile(file.name)
          } else {
            changed.insert(file)
          }
        } catch  where error.is(.isMissing) {
          // It is gone already.
        }
      }
    }
    let kept = staged.manifest.folders
    let folders = Set(files.keys.flatMap(\.folders)).subtracting(kept)
    for (path, folders) in Self.byFolder(folders) {
      guard let parent = try site.folderIfPresent(path) else { continue }
      // Nothing depends on whether an empty folder goes.
      for folder in folders { _ = try? parent.removeFolder(folder.name) }
    }
    return changed
  }

  /// By the folders that they are in, the deepest first: most links lead from outer pages to inner ones.
  private static func byFolder(_ paths: Set<FilePath>) -> [(FilePath, [FilePath])] {
    Dictionary(grouping: paths) { $0.parent ?? "" }.map { ($0.key, $0.value) }.sorted {
      ($1.0.components.count, $0.0) < ($0.0.components.count, $1.0)
    }
  }

  /// Stale files where new folders go, in new files' paths, or with names that differ from new ones only in case.
  private func staleFilesInTheWay(of new: Set<FilePath>) -> [FilePath: FileStatus] {
    guard !stale.isEmpty else { return [:] }
    let (files, folders) = (staged.manifest, staged.manifest.folders)
    let names = Set(new.map { $0.text.lowercased() })
    return stale.filter { path, _ in
      folders.contains(path) || names.contains(path.text.lowercased())
        || path.folders.contains(where: files.contains)
    }
  }
}
