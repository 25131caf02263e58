import FileSystem
import JSON
import KeyModel
import KeyValidation
import Text

/// What projects say about where the products of their files run, and which files belong to one target.
struct ProjectTargets {
  /// The document whose settings tell where files are and for which platform.
  private let main: DocumentKind
  private let kind: DocumentKind.Settings
  /// The documents whose files projects name, with the settings that do.
  private let named: [(document: DocumentKind, setting: String)]
  private let wanted: Set<String>
  private var byFolder: [FilePath: Project] = [:]
  private var depths: [FilePath: Int?] = [:]
  /// The folder outside of which nothing is looked at; nil for none.
  private let boundary: FilePath?

  private struct Project {
    var settings: [BuildSettings] = []
    var manifests: [(kind: DocumentKind.Manifest, fields: JSONValue)] = []
  }

  struct Surroundings {
    var target: ListTarget?
    /// The other files of its target, each with the document that it is.
    var files: [(path: FilePath, document: DocumentKind.ID)] = []
    /// The settings that may hold for the target.
    var settings: Set<String> = []
  }

  /// Outside of a project with `.git`, so many folders are looked at.
  private static let mostFolders = 3

  init?(_ documents: [DocumentKind], of catalogue: Catalogue, within boundary: FilePath? = nil) {
    let main = catalogue.documents.first {
      $0.build?.settings?.file != nil && !$0.targets.isEmpty
    }
    guard let main, let kind = main.build?.settings else { return nil }
    (self.main, self.kind, self.boundary) = (main, kind, boundary)
    named = documents.compactMap { document in document.fileSetting.map { (document, $0) } }
    wanted = main.namesOfTargetSettings.union(named.map(\.setting))
      .union(catalogue.keys.compactMap(\.buildSetting))
  }

  /// Adds to a list what the projects in the folders above it say, with the other lists of its target.
  mutating func complete(
    _ list: inout ReadFile, at path: FilePath, _ checkers: DocumentCheckers,
    reader: PropertyListReader
  ) {
    guard !list.isUnrecognized, list.settings == nil else { return }
    let known = surroundings(of: path, as: list.document)
    list.target = known.target
    list.settingsOfTarget = known.settings
    list.companions = known.files.compactMap { path, document in
      guard let bytes = try? Files.read(path, atMost: reader.limits.bytes) else { return nil }
      var file = checkers.read(bytes, file: path.text, as: document, reader: reader)
      file.settingsOfTarget = known.settings
      return file
    }
  }

  /// Projects may have changed.
  mutating func forget() { (byFolder, depths) = ([:], [:]) }

  mutating func surroundings(of path: FilePath, as document: DocumentKind) -> Surroundings {
    guard let setting = named.first(where: { $0.document.id == document.id })?.setting,
      let full = Files.resolved(path)
    else { return Surroundings() }
    let others = named.filter { $0.setting != setting }
    let depth = full.parent.flatMap { self.depth(of: $0) } ?? Self.mostFolders
    var known = Surroundings()
    var targets: [ListTarget] = []
    /// What each project that names the file says about the others.
    var files: [[String: FilePath]] = []
    for folder in sequence(first: full, next: \.parent).dropFirst().prefix(depth) {
      guard boundary.map(folder.isInside) ?? true, let relative = full.relative(to: folder) else {
        continue
      }
      func isFile(_ value: String) -> Bool { self.path(value) == relative }
      func add(_ settings: BuildSettings) {
        let found = settings.targetFiles(of: setting, besides: others.map(\.setting), where: isFile)
        known.settings.formUnion(found.settings)
        guard settings.names(setting, where: isFile) else { return }
        // A path that leads out of the project is not one of its files.
        files.append(
          found.paths.compactMapValues { value in
            Files.resolved(folder / self.path(value)).flatMap { $0.isInside(folder) ? $0 : nil }
          })
      }
      let project = self.project(in: folder)
      for settings in project.settings {
        add(settings)
        if let target = main.target(in: settings, of: setting, where: isFile) {
          targets.append(target)
        }
      }
      for (manifest, fields) in project.manifests {
        let all = manifest.targets(in: fields, files: filesOfManifest(manifest))
        // One value for all targets, so that those that differ show nothing.
        let common = manifest.settings(in: fields) { name in
          wanted.contains(name) && !named.contains { $0.setting == name }
        }
        add(BuildSettings(blocks: all.flatMap(\.settings.blocks) + [common]))
        let own = all.filter { $0.settings.names(setting, where: isFile) }.map(\.target)
        if let target = main.target(of: own, in: manifest, fields) { targets.append(target) }
      }
    }
    if let platform = targets.first?.platform,
      targets.allSatisfy({ $0.platform == platform })
    {
      let oldest = Set(targets.compactMap(\.oldest))
      known.target = ListTarget(platform, oldest: oldest.count == 1 ? oldest.first : nil)
    }
    for (document, setting) in others {
      let paths = Set(files.map { $0[setting] })
      if paths.count == 1, let path = paths.first ?? nil {
        known.files.append((path, document.id))
      }
    }
    return known
  }

  /// The settings that fields of a manifest mean, with those fields.
  private func filesOfManifest(_ manifest: DocumentKind.Manifest)
    -> [(setting: String, fields: [[String]])]
  {
    named.map { document, setting in
      (setting, document.id == main.id ? manifest.paths : document.projectFile?.fields ?? [])
    }
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
          let fields = ManifestFields.read(bytes)
        else { continue }
        project.manifests.append((manifest, fields))
      }
    }
    byFolder[folder] = project
    return project
  }

  private func entries(of folder: FilePath) -> [OpenFolder.FolderEntry] {
    (try? OpenFolder(folder).entries()) ?? []
  }

  private func paths(
    of entries: [OpenFolder.FolderEntry], _ kind: FileStatus.FileKind, fitting patterns: [String],
    in folder: FilePath
  ) -> [FilePath] {
    let patterns = patterns.map { NamePattern($0) }
    return entries.filter { entry in
      entry.kind == kind && patterns.contains { $0.fits(entry.name.bytes) }
    }.map { folder / $0.name }
  }
}
