import Diagnostics
import FileSystem
import Site
import Text

struct ThemeFolders {
  private(set) var isMissing = false
  private(set) var templates: [SourceFile] = []
  private(set) var assets: [SourceFile] = []
  private(set) var extensionFiles: [SourceFile] = []
  /// A child's files come before its parent's.
  private(set) var words: [SourceFile] = []
  private(set) var options: [String: String] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter shared: A folder of themes with parents that are not beside their child.
  init(_ theme: FilePath, shared: FilePath?, reading: inout FolderReading) {
    var folder = theme.withoutTrailingSlashes
    guard Files.kind(of: folder) != nil else {
      isMissing = true
      diagnostics.append(
        .error(
          "missing-theme", at: SourceLocation(file: folder.text),
          "There is no theme '\(folder.text)'",
          remedy: "name a theme's folder, or build in the folder of a project"))
      return
    }
    var visited: Set<FilePath> = []
    while true {
      guard visited.insert(Files.resolved(folder) ?? folder).inserted else {
        report(folder, "The theme is its own parent", remedy: "remove the line 'parent'")
        return
      }
      let manifest = add(folder, &reading)
      guard let parent = manifest.parent else { return }
      let themes = [folder.parent ?? ".", shared].compactMap(\.self)
      guard let next = Self.folder(of: parent, in: themes) else {
        let names = Self.names(in: themes)
        report(
          folder, "'\(parent)' names no theme\(suggestion(for: parent, among: names))",
          remedy: names.isEmpty
            ? "put the parent beside the theme" : "use \(names.joined(separator: ", "))")
        return
      }
      folder = next
    }
  }

  private mutating func report(_ folder: FilePath, _ message: String, remedy: String) {
    let file = folder / FilePath(ThemeManifest.fileName)
    diagnostics.append(
      .error("invalid-theme", at: SourceLocation(file: file.text), message, remedy: remedy))
  }

  /// Takes the files that the themes below do not have. A theme with a parent may lack any folder.
  private mutating func add(_ folder: FilePath, _ reading: inout FolderReading) -> ThemeManifest {
    var manifest = ThemeManifest()
    let path = folder / FilePath(ThemeManifest.fileName)
    if Files.kind(of: path) != nil, let file = reading.file(path, within: folder) {
      let (read, problems) = ThemeManifest.read(file)
      manifest = read
      diagnostics += problems
    }
    let hasParent = manifest.parent != nil
    let taken = Set(templates.map(\.stem))
    templates += reading.files(
      in: folder / "templates", ending: ".mustache", within: folder, isOptional: hasParent
    ).filter { !taken.contains($0.stem) }
    words += reading.files(
      in: folder / FilePath(WordsFile.folder), ending: WordsFile.ending, within: folder,
      isOptional: true)
    func add(_ name: FilePath, to files: inout [SourceFile], isOptional: Bool) {
      // By bytes: two files may have names that Unicode considers equal.
      let present = Set(files.map { FilePath($0.path) })
      files += reading.files(
        in: folder / name, ending: nil, below: "", within: folder, isOptional: isOptional
      ).filter { !present.contains(FilePath($0.path)) }
    }
    add("assets", to: &assets, isOptional: hasParent)
    add("extension", to: &extensionFiles, isOptional: true)
    options.merge(manifest.options) { child, _ in child }
    return manifest
  }

  private static func folder(of name: String, in themes: [FilePath]) -> FilePath? {
    guard !name.isEmpty, !name.utf8.contains(UInt8(ascii: "/")), !FilePath(name).isHidden else {
      return nil
    }
    return themes.map { $0 / FilePath(name) }.first(where: Files.isFolder)
  }

  private static func names(in themes: [FilePath]) -> [String] {
    let found = themes.flatMap { folder in
      ((try? OpenFolder(folder).entries()) ?? []).filter { Files.isFolder(folder / $0.name) }
    }
    return Set(found.compactMap(\.name.exactText)).sorted()
  }
}
