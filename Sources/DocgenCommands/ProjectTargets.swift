import FileSystem
import KeyModel
import KeyValidation
import Text

/// What projects say about where the products of their files run.
struct ProjectTargets {
  private let document: DocumentKind
  private let kind: DocumentKind.Settings
  private var byFolder: [FilePath: [BuildSettings]] = [:]

  /// Outside of a project with `.git`, so many folders are looked at.
  private static let mostFolders = 3

  /// Nil for a document whose files no settings name.
  init?(_ document: DocumentKind) {
    guard let kind = document.build?.settings, kind.file != nil, !document.targets.isEmpty else {
      return nil
    }
    (self.document, self.kind) = (document, kind)
  }

  /// What the projects in the folders above a file agree on.
  mutating func target(of path: FilePath) -> ListTarget? {
    guard let full = Files.resolved(path) else { return nil }
    let above = Array(sequence(first: full, next: \.parent).dropFirst())
    let root = above.firstIndex { Files.kind(of: $0 / ".git") != nil }
    var shown: Set<ListTarget> = []
    for folder in above.prefix(root.map { $0 + 1 } ?? Self.mostFolders) {
      guard let relative = full.relative(to: folder) else { continue }
      for settings in self.settings(in: folder) {
        let target = document.target(in: settings) { self.path($0) == relative }
        if let target { shown.insert(target) }
      }
    }
    return shown.count == 1 ? shown.first : nil
  }

  /// A path as a setting has it, from the project's folder.
  private func path(_ value: String) -> FilePath {
    let prefix = kind.projectFolders.first(where: value.hasPrefix) ?? ""
    return FilePath(value.dropFirst(prefix.count))
  }

  private mutating func settings(in folder: FilePath) -> [BuildSettings] {
    if let known = byFolder[folder] { return known }
    let wanted = document.namesOfTargetSettings
    let projects = entries(of: folder, .folder, fitting: kind.folders)
    let found = ([folder] + projects).flatMap { entries(of: $0, .file, fitting: kind.files) }
      .compactMap { path -> BuildSettings? in
        guard let bytes = try? Files.read(path, atMost: BuildSettings.mostBytes) else { return nil }
        return BuildSettings.read(bytes, file: path.text, where: wanted.contains).settings
      }
    byFolder[folder] = found
    return found
  }

  private func entries(of folder: FilePath, _ kind: FileStatus.Kind, fitting patterns: [String])
    -> [FilePath]
  {
    let entries = (try? OpenFolder(folder).entries()) ?? []
    return entries.filter { entry in
      entry.kind == kind && patterns.contains { Text.name(entry.name.bytes, fits: $0) }
    }.map { folder / $0.name }
  }
}
