import FileSystem
import KeyModel
import KeyValidation
import Text

/// The platforms that projects state for the products of their files, and the files that belong to one target.
struct ProjectTargets {
  /// The document whose settings tell where files are and for which platform.
  private let main: DocumentKind
  private let kind: DocumentKind.Settings
  /// The documents whose files projects name, with the settings that do.
  private let named: [(document: DocumentKind, setting: String)]
  private let wanted: Set<String>
  private var byFolder: [FilePath: Project] = [:]
  private var depths: [FilePath: Int?] = [:]
  /// The files that lists were checked with, as they were read last.
  private var companions: [FilePath: ReadFile] = [:]
  /// The folder outside of which nothing is looked at; nil for none.
  private let boundary: FilePath?

  /// A file that names other files, with its settings.
  private struct SettingsFile {
    var settings: TargetSettings
    /// The platform and releases of each block's target; nil if the settings show them.
    var targets: [ListTarget?]?
  }

  /// The settings in a folder.
  private struct Project {
    var files: [SettingsFile] = []
    /// The files that name a path, by the setting that does.
    var naming: [String: [[UInt8]: [Int]]] = [:]
    /// The settings that may hold for any target.
    var ofAnyTarget: Set<String> = []

    mutating func add(_ file: SettingsFile, fileSettings: [String]) {
      for setting in fileSettings {
        for path in file.settings.files(of: setting) {
          naming[setting, default: [:]][path, default: []].append(files.count)
        }
      }
      ofAnyTarget.formUnion(file.settings.ofAnyTarget)
      files.append(file)
    }
  }

  struct Surroundings {
    var target: ListTarget?
    /// The other files of its target, each with the document that it is.
    var files: [(path: FilePath, document: DocumentKind.ID)] = []
    /// The settings that may hold for the target.
    var settings: Set<String> = []
  }

  /// A target names one file of each kind, but any number of targets may name the same, and each list is checked with it.
  /// The most bytes and values of such a file.
  private static let mostOfCompanion = (bytes: 256 << 10, values: 10_000)
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
      guard var file = companion(at: path, document, checkers, reader) else { return nil }
      file.settingsOfTarget = known.settings
      return file
    }
  }

  /// A file that lists are checked with. It is read as often as it is named, because it may have changed, but parsed once.
  private mutating func companion(
    at path: FilePath, _ document: DocumentKind.ID, _ checkers: DocumentCheckers,
    _ reader: PropertyListReader
  ) -> ReadFile? {
    var reader = reader
    reader.limits.bytes = min(reader.limits.bytes, Self.mostOfCompanion.bytes)
    reader.limits.values = min(reader.limits.values, Self.mostOfCompanion.values)
    guard let bytes = try? Files.read(path, atMost: reader.limits.bytes) else { return nil }
    if let known = companions[path], known.bytes == bytes, known.document.id == document {
      return checkers.taking(known)
    }
    let file = checkers.read(bytes, file: path.text, as: document, reader: reader)
    companions[path] = file
    return file
  }

  /// Projects may have changed.
  mutating func forget() { (byFolder, depths, companions) = ([:], [:], [:]) }

  mutating func surroundings(of path: FilePath, as document: DocumentKind) -> Surroundings {
    guard let setting = named.first(where: { $0.document.id == document.id })?.setting,
      let full = Files.resolved(path)
    else { return Surroundings() }
    let others = named.filter { $0.setting != setting }
    let depth = full.parent.flatMap { self.depth(of: $0) } ?? Self.mostFolders
    var known = Surroundings()
    var targets: [ListTarget] = []
    /// The other files according to each project that names the file.
    var files: [[String: FilePath]] = []
    for folder in sequence(first: full, next: \.parent).dropFirst().prefix(depth) {
      guard boundary.map(folder.isInside) ?? true, let relative = full.relative(to: folder) else {
        continue
      }
      let project = self.project(in: folder)
      known.settings.formUnion(project.ofAnyTarget)
      for file in (project.naming[setting]?[relative.bytes] ?? []).map({ project.files[$0] }) {
        let found = file.settings.targetFiles(of: setting, at: relative.bytes)
        known.settings.formUnion(found.settings)
        // A path that leads out of the project is not one of its files.
        files.append(
          found.paths.compactMapValues { value in
            Files.resolved(folder / FilePath(kind.pathInProject(value))).flatMap {
              $0.isInside(folder) ? $0 : nil
            }
          })
        if let target = target(of: setting, at: relative.bytes, in: file) { targets.append(target) }
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

  /// The only platform that a file of settings shows for a file; nil if it shows none, or several.
  private func target(of setting: String, at path: [UInt8], in file: SettingsFile) -> ListTarget? {
    guard let targets = file.targets else {
      return file.settings.target(of: setting, at: path, as: main)
    }
    let shown = Set(file.settings.blocks(naming: path, by: setting).map { targets[$0] })
    return shown.count == 1 ? shown.first ?? nil : nil
  }

  /// The number of folders from a folder up to the project's folder with `.git`; nil outside a project.
  private mutating func depth(of folder: FilePath) -> Int? {
    if let known = depths[folder] { return known }
    let depth =
      Files.kind(of: folder / ".git") != nil
      ? 1 : folder.parent.flatMap { self.depth(of: $0) }.map { $0 + 1 }
    depths[folder] = .some(depth)
    return depth
  }

  private mutating func project(in folder: FilePath) -> Project {
    if let known = byFolder[folder] { return known }
    var project = Project()
    let fileSettings = named.map(\.setting)
    func add(_ settings: BuildSettings, _ targets: [ListTarget?]? = nil) {
      let settings = TargetSettings(settings, fileSettings: fileSettings, path: kind.pathInProject)
      project.add(SettingsFile(settings: settings, targets: targets), fileSettings: fileSettings)
    }
    let found = entries(of: folder)
    let inside = paths(of: found, .folder, fitting: kind.folders, in: folder)
    let settings =
      paths(of: found, .file, fitting: kind.files, in: folder)
      + inside.flatMap { paths(of: entries(of: $0), .file, fitting: kind.files, in: $0) }
    for path in settings {
      guard let bytes = try? Files.read(path, atMost: BuildSettings.mostBytes) else { continue }
      add(BuildSettings.read(bytes, file: path.text, where: wanted.contains).settings)
    }
    // The fields of a manifest's targets that name files.
    let fields = named.map { document, setting in
      (setting, document.id == main.id ? nil : document.projectFile?.fields ?? [])
    }
    for manifest in kind.manifests {
      for path in paths(of: found, .file, fitting: [manifest.file], in: folder) {
        guard let bytes = try? Files.read(path, atMost: BuildSettings.mostBytes),
          let read = ManifestFields.read(bytes)
        else { continue }
        let (settings, targets) = manifest.settings(
          in: read, of: main, files: fields.map { ($0, $1 ?? manifest.paths) },
          where: wanted.contains)
        add(settings, targets)
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
