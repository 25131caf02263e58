import FileSystem
import JSON
import KeyModel
import KeyValidation
import Site
import Text

/// What projects say about where the products of their files run.
struct ProjectTargets {
  private let document: DocumentKind
  private let kind: DocumentKind.Settings
  private var byFolder: [FilePath: Project] = [:]
  private var depths: [FilePath: Int?] = [:]

  /// What is in one folder.
  private struct Project {
    var settings: [BuildSettings] = []
    var manifests: [(kind: DocumentKind.Manifest, fields: JSONValue)] = []
  }

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
    let depth = full.parent.flatMap { self.depth(of: $0) } ?? Self.mostFolders
    var shown: [ListTarget] = []
    for folder in sequence(first: full, next: \.parent).dropFirst().prefix(depth) {
      guard let relative = full.relative(to: folder) else { continue }
      let project = self.project(in: folder)
      func isFile(_ value: String) -> Bool { self.path(value) == relative }
      shown += project.settings.compactMap { document.target(in: $0, where: isFile) }
      shown += project.manifests.compactMap {
        document.target(in: $0.kind, $0.fields, where: isFile)
      }
    }
    guard let platform = shown.first?.platform,
      shown.allSatisfy({ $0.platform == platform })
    else { return nil }
    let oldest = Set(shown.compactMap(\.oldest))
    return ListTarget(platform, oldest: oldest.count == 1 ? oldest.first : nil)
  }

  /// How many folders a project has from a folder up to that with `.git`; nil outside of one.
  private mutating func depth(of folder: FilePath) -> Int? {
    if let known = depths[folder] { return known }
    let depth =
      Files.kind(of: folder / ".git") != nil
      ? 1 : folder.parent.flatMap { self.depth(of: $0) }.map { $0 + 1 }
    depths[folder] = .some(depth)
    return depth
  }

  /// A path as a setting has it, from the project's folder.
  private func path(_ value: String) -> FilePath {
    let prefix = kind.projectFolders.first(where: value.hasPrefix) ?? ""
    return FilePath(value.dropFirst(prefix.count))
  }

  private mutating func project(in folder: FilePath) -> Project {
    if let known = byFolder[folder] { return known }
    let wanted = document.namesOfTargetSettings
    var project = Project()
    let found = entries(of: folder)
    let inside = paths(of: found, .folder, fitting: kind.folders, in: folder)
    let settings =
      paths(of: found, .file, fitting: kind.files, in: folder)
      + inside.flatMap { paths(of: entries(of: $0), .file, fitting: kind.files, in: $0) }
    project.settings =
      settings
      .compactMap { path in
        guard let bytes = try? Files.read(path, atMost: BuildSettings.mostBytes) else { return nil }
        return BuildSettings.read(bytes, file: path.text, where: wanted.contains).settings
      }
    for manifest in kind.manifests {
      for path in paths(of: found, .file, fitting: [manifest.file], in: folder) {
        guard let bytes = try? Files.read(path, atMost: BuildSettings.mostBytes),
          let fields = YAMLFields.read(bytes, file: path.text)
        else { continue }
        project.manifests.append((manifest, fields))
      }
    }
    byFolder[folder] = project
    return project
  }

  private func entries(of folder: FilePath) -> [OpenFolder.Entry] {
    (try? OpenFolder(folder).entries()) ?? []
  }

  private func paths(
    of entries: [OpenFolder.Entry], _ kind: FileStatus.Kind, fitting patterns: [String],
    in folder: FilePath
  ) -> [FilePath] {
    entries.filter { entry in
      entry.kind == kind && patterns.contains { Text.name(entry.name.bytes, fits: $0) }
    }.map { folder / $0.name }
  }
}
