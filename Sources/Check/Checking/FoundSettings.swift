import FileSystem

/// The nearest settings file in a folder or one above it, and whether it may be used.
///
/// Folders above may belong to anybody: in `/tmp`, settings of somebody else could turn findings off.
/// A file counts if it belongs to the user or to the owner of the folder in which the search begins,
/// or if it is in the same project, which ends at the nearest `.git` of either of them.
struct FoundSettings {
  let path: FilePath
  let isTrusted: Bool

  /// - Parameter boundary: The folder outside of which nothing is looked at; nil for none.
  init?(_ name: FilePath, from folder: FilePath, within boundary: FilePath? = nil) {
    guard let folder = Files.resolved(folder) else { return nil }
    let owners = [Files.user, Files.owner(of: folder)].compactMap(\.self)
    func isOurs(_ path: FilePath) -> Bool { Files.owner(of: path).map(owners.contains) ?? false }
    let above = sequence(first: folder, next: \.parent)
      .prefix { boundary.map($0.isInside) ?? true }
    guard let found = above.first(where: { Files.kind(of: $0 / name) == .file }) else { return nil }
    let root = above.first { isOurs($0 / ".git") }
    path = found / name
    isTrusted = isOurs(path) || root.map { found == $0 || found.folders.contains($0) } ?? false
  }
}
