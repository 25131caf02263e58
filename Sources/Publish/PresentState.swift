/// What is in the output folder before a publication.
struct PresentState: Sendable {
  let entries: [String: Files.Kind]
  let manifest: OutputManifest
  /// What the manifest lists.
  let listed: Set<String>
  /// What of it is there, as we write it: no folder, no link.
  let ours: Set<String>

  init(
    entries: [String: Files.Kind] = [:], manifest: OutputManifest = OutputManifest(),
    alsoOurs: Set<String> = []
  ) {
    self.entries = entries
    self.manifest = manifest
    listed = manifest.paths.union(alsoOurs)
    ours = listed.filter { entries[$0] == .file }
  }

  /// What is there and not ours, folders left out.
  var foreign: [String] {
    entries.filter { $0.value != .folder && !ours.contains($0.key) }.keys.sorted()
  }

  /// Whether somebody has changed a file of ours since it was written.
  func isChanged(_ file: String, in folder: String) throws(FileError) -> Bool {
    guard ours.contains(file), manifest.contains(file) else { return false }
    return !manifest.describes(file, try Files.read(folder + "/" + file))
  }

  func isForeignFile(_ path: String) -> Bool {
    entries[path].map { $0 != .folder && !ours.contains(path) } ?? false
  }

  var folders: [String] { entries.filter { $0.value == .folder }.keys.sorted() }

  /// Folders that never held a file of ours.
  var foreignFolders: [String] {
    let made = Set(listed.flatMap(Self.folders(above:)))
    return folders.filter { !made.contains($0) }
  }

  /// Everything that is not ours and the folders it is in.
  var occupied: Set<String> {
    let all = foreign + foreignFolders
    return Set(all + all.flatMap(Self.folders(above:)))
  }

  static func folders(above path: String) -> [String] {
    var folders: [String] = []
    while let folder = Files.parent(of: folders.last ?? path), folder != "/" {
      folders.append(folder)
    }
    return folders
  }
}
