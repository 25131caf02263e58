import FileSystem
import KeyModel
import KeyValidation
import Text

/// The sources of products: the APIs that code names, and the packages that stand for some.
///
/// It is a guess: nothing says which target a file belongs to. Code of tests, of other platforms and of folders that tools fill
/// is left out.
struct SourceCode {
  private let kind: DocumentKind.Bundles.Program.Sources
  /// The ending of the bundles that are products by themselves.
  private let mainEnding: String?
  private let written: WrittenAPIs
  private let linked: LinkedAPIs
  private let files: [NamePattern]
  private let skipped: [NamePattern]
  private let skippedFolders: Set<FilePath>
  private let platforms: [Platform]
  /// The names of files that show where a project is.
  private let projects: [NamePattern]
  private var found: [Place: CodeUse] = [:]

  private struct Place: Hashable {
    var folder: FilePath
    var platform: Platform?
  }

  /// A file with more bytes is a table, not code.
  private static let mostBytes = 4 << 20
  /// A project with more is looked at in part.
  private static let mostFiles = 50_000

  /// Nil if the catalogue describes no sources.
  init?(_ catalogue: Catalogue) {
    guard
      let document = catalogue.documents.first(where: { $0.bundles?.program?.sources != nil }),
      let kind = document.bundles?.program?.sources
    else { return nil }
    self.kind = kind
    mainEnding = document.bundles?.program?.processes.first
    let apis = catalogue.keys.flatMap(\.apis)
    (written, linked) = (WrittenAPIs(apis), LinkedAPIs(apis))
    files = kind.files.map { NamePattern($0) }
    skipped = kind.skipped.map { NamePattern($0) }
    skippedFolders = Set(document.skippedFolders.map { FilePath($0) })
    platforms = document.targets.map(\.platform)
    let settings = document.build?.settings
    projects =
      ((settings?.folders ?? []) + (settings?.manifests.map(\.file) ?? [])
      + kind.packages.map(\.file)).uniqued.map { NamePattern($0) }
  }

  /// Whether a list may be that of the project's main product, whose code the sources are.
  func isOfProduct(_ list: ReadFile, _ facts: ListFacts, at path: FilePath, in root: FilePath)
    -> Bool
  {
    let inside = path.components.map { FilePath(bytes: $0) }.dropFirst(root.components.count)
    guard !inside.contains(where: { name in skipped.contains { $0.fits(name.bytes) } }) else {
      return false
    }
    guard let kind = facts.bundleKind else { return facts.point == nil }
    return kind.endings.contains { $0 == mainEnding }
  }

  /// The APIs that the code of a list's project uses.
  mutating func use(for list: FilePath, in root: FilePath, on platform: Platform?) -> CodeUse {
    let folders = sequence(first: list, next: \.parent).dropFirst()
      .prefix { $0 == root || $0.isInside(root) }
    let project = folders.first { isProject($0) } ?? root
    let place = Place(folder: project, platform: platform)
    if let known = found[place] { return known }
    var use = CodeUse(linked, isOfSources: true)
    addCode(in: project, on: platform, to: &use)
    // A package of another tool is listed above the project that the tool makes.
    for folder in sequence(first: project, next: \.parent).prefix(while: {
      $0 == root || $0.isInside(root)
    }) {
      addPackages(in: folder, to: &use)
    }
    found[place] = use
    return use
  }

  private func isProject(_ folder: FilePath) -> Bool {
    let entries = (try? OpenFolder(folder).entries()) ?? []
    return entries.contains { entry in projects.contains { $0.fits(entry.name.bytes) } }
  }

  private func addCode(in root: FilePath, on platform: Platform?, to use: inout CodeUse) {
    guard let folder = try? OpenFolder(root) else { return }
    let others = Set(platforms.filter { $0 != platform }.map { $0.name.lowercased() })
    var paths: [(path: FilePath, folder: OpenFolder, name: FilePath)] = []
    folder.visit(
      where: { entry in
        guard !entry.name.isHidden, paths.count < Self.mostFiles else { return false }
        guard entry.kind == .folder else {
          return files.contains { $0.fits(entry.name.bytes) }
        }
        return !skippedFolders.contains(entry.name)
          && !skipped.contains { $0.fits(entry.name.bytes) }
          && !(platform != nil && others.contains(entry.name.text.lowercased()))
      },
      { entry in
        if entry.kind == .file { paths.append((entry.shownPath, entry.folder, entry.name)) }
      }, failed: { _ in })
    for (path, folder, name) in paths.sorted(by: { $0.path < $1.path }) {
      guard let bytes = try? folder.input(name).bytes(atMost: Self.mostBytes) else { continue }
      let isSwift = name.hasSuffix(".swift")
      let words = SourceWords(
        bytes, isSwift: isSwift, for: platform?.name, wanted: written.wanted)
      for (api, line) in written.uses(in: words, isSwift: isSwift) {
        use.add([api], at: "\(path.text):\(line)")
      }
    }
  }

  private func addPackages(in folder: FilePath, to use: inout CodeUse) {
    let entries = (try? OpenFolder(folder).entries()) ?? []
    for entry in entries where entry.kind == .file {
      let packages = kind.packages.filter { NamePattern($0.file).fits(entry.name.bytes) }
      guard !packages.isEmpty,
        let bytes = try? Files.read(folder / entry.name, atMost: Self.mostBytes)
      else { continue }
      let lines = String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        let line = line.drop { $0 == " " || $0 == "\t" }
        guard !line.hasPrefix("#"), !line.hasPrefix("//") else { continue }
        for package in packages where package.names.contains(where: { line.lists($0) }) {
          use.add(Set(package.apis), at: "\((folder / entry.name).text):\(number + 1)")
        }
      }
    }
  }
}

extension Substring {
  /// Whether a line of a file of packages is about one: its name in quotes, or before a colon.
  fileprivate func lists(_ name: String) -> Bool {
    hasPrefix(name + ":") || contains("\"\(name)\"")
  }
}
