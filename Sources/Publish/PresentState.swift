import FileSystem

/// What is in the output folder before a publication.
struct PresentState: Sendable {
  /// By path from the folder.
  let entries: [FilePath: FileStatus.Kind]
  let manifest: OutputManifest
  /// What the manifest lists.
  let listed: Set<FilePath>
  /// The listed files that are there, and are neither folders nor links.
  let ours: Set<FilePath>

  init(
    entries: [Files.Entry] = [], manifest: OutputManifest = OutputManifest(),
    alsoOurs: Set<FilePath> = []
  ) {
    var kinds: [FilePath: FileStatus.Kind] = [:]
    for entry in entries { kinds[entry.path] = entry.kind }
    self.entries = kinds
    self.manifest = manifest
    listed = manifest.paths.union(alsoOurs)
    ours = listed.filter { kinds[$0] == .file }
  }

  /// What is there and not ours, folders left out.
  var foreign: [FilePath] {
    entries.filter { $0.value != .folder && !ours.contains($0.key) }.keys.sorted()
  }

  /// Whether a file of ours was edited after it was written.
  func isChanged(_ file: FilePath, in folder: FilePath) throws(FileError) -> Bool {
    guard ours.contains(file), manifest.contains(file) else { return false }
    return try !manifest.describes(file, in: folder)
  }

  func isForeignFile(_ path: FilePath) -> Bool {
    entries[path].map { $0 != .folder && !ours.contains(path) } ?? false
  }

  var folders: [FilePath] { entries.filter { $0.value == .folder }.keys.sorted() }

  /// Folders that never held a file of ours.
  var foreignFolders: [FilePath] {
    let made = Set(listed.flatMap(\.folders))
    return folders.filter { !made.contains($0) }
  }

  /// Everything that is not ours and the folders it is in.
  var occupied: Set<FilePath> {
    let all = foreign + foreignFolders
    return Set(all + all.flatMap(\.folders))
  }
}
