import FileSystem
import KeyModel
import KeyValidation
import Text

/// The sources of products: the APIs that code names, and the packages that stand for some.
///
/// It is a guess: nothing says which target a file belongs to. Code of tests, of other platforms and of folders that tools fill
/// is left out.
struct SourceCode {
  private let document: DocumentKind
  private let kind: DocumentKind.Bundles.Program.Sources
  /// The ending of the bundles that are products by themselves.
  private let mainEnding: String?
  private let written: WrittenAPIs
  private let linked: LinkedAPIs
  private let files: [NamePattern]
  private let skipped: [NamePattern]
  private let skippedFolders: Set<FilePath>
  private let platforms: [Platform]
  /// The uses in a folder by code for a platform.
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
    self.document = document
  }

  /// Whether a list is that of a product with code: it names its program, its project names it, or its kind shows it.
  func isOfProduct(_ list: ReadFile, _ facts: ListFacts, at path: FilePath, in root: FilePath)
    -> Bool
  {
    let inside = path.components.map { FilePath(bytes: $0) }.dropFirst(root.components.count)
    guard !inside.contains(where: { name in skipped.contains { $0.fits(name.bytes) } }) else {
      return false
    }
    if let kind = facts.bundleKind { return kind.endings.contains { $0 == mainEnding } }
    let name = document.bundles?.program?.name.components.first?.plainText
    let namesProgram = list.root?.members.contains { $0.key == name } == true
    return facts.point == nil && (namesProgram || list.target != nil)
  }

  /// The APIs that the code in a folder uses, as far as it is for a platform.
  mutating func use(in root: FilePath, on platform: Platform?) -> CodeUse {
    let place = Place(folder: root, platform: platform)
    if let known = found[place] { return known }
    var use = CodeUse(linked, isOfSources: true)
    addCode(in: root, on: platform, to: &use)
    found[place] = use
    return use
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
            || kind.packages.contains { NamePattern($0.file).fits(entry.name.bytes) }
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
      let shown = path.relative(to: root) ?? path
      let packages = kind.packages.filter { NamePattern($0.file).fits(name.bytes) }
      guard packages.isEmpty else {
        add(packages, of: bytes, at: shown, to: &use)
        continue
      }
      let isSwift = name.hasSuffix(".swift")
      let words = SourceWords(
        bytes, isSwift: isSwift, for: platform?.name, wanted: written.wanted)
      for (api, line) in written.uses(in: words, isSwift: isSwift) {
        use.add([api], at: "\(shown.text):\(line)")
      }
    }
  }

  private func add(
    _ packages: [DocumentKind.Bundles.Program.Package], of bytes: [UInt8], at path: FilePath,
    to use: inout CodeUse
  ) {
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let line = line.drop { $0 == " " || $0 == "\t" }
      guard !line.hasPrefix("#"), !line.hasPrefix("//") else { continue }
      for package in packages where package.names.contains(where: { line.lists($0) }) {
        use.add(Set(package.apis), at: "\(path.text):\(number + 1)")
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
