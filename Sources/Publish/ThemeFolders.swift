import Diagnostics
import Site
import Text

/// A theme and the themes it builds on, from the child up.
struct ThemeFolders {
  private(set) var templates: [SourceFile] = []
  private(set) var assets: [SourceFile] = []
  private(set) var options: [String: String] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - theme: The theme's folder.
  ///   - shared: A folder of themes to find a parent in that does not stand beside its child.
  init(_ theme: String, shared: String?, reading: inout FolderReading) {
    var folder = theme
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    var visited: Set<String> = []
    while true {
      guard visited.insert(Files.resolved(folder)).inserted else {
        diagnostics.append(
          .error(
            "invalid-theme", at: SourceLocation(file: folder + "/" + ThemeManifest.fileName),
            "The theme is its own parent", remedy: "remove the line 'parent'"))
        return
      }
      let manifest = add(folder, &reading)
      guard let parent = manifest.parent else { return }
      guard let next = Self.folder(of: parent, beside: folder, shared: shared) else {
        let names = Self.names(beside: folder, shared: shared)
        diagnostics.append(
          .error(
            "invalid-theme", at: SourceLocation(file: folder + "/" + ThemeManifest.fileName),
            "'\(parent)' names no theme\(suggestion(for: parent, among: names))",
            remedy: names.isEmpty
              ? "put the parent beside the theme" : "use \(names.joined(separator: ", "))"))
        return
      }
      folder = next
    }
  }

  /// Takes what the themes below do not have. A theme with a parent may lack any folder.
  private mutating func add(_ folder: String, _ reading: inout FolderReading) -> ThemeManifest {
    var manifest = ThemeManifest()
    let path = folder + "/" + ThemeManifest.fileName
    if Files.kind(of: path) != nil, let file = reading.file(path) {
      let (read, problems) = ThemeManifest.read(file)
      manifest = read
      diagnostics += problems
    }
    let hasParent = manifest.parent != nil
    let taken = Set(templates.map(\.stem))
    templates += reading.files(
      in: folder + "/templates", ending: ".mustache", isOptional: hasParent
    ).filter { !taken.contains($0.stem) }
    let present = Set(assets.map(\.path))
    for var file in reading.files(in: folder + "/assets", ending: nil, isOptional: hasParent) {
      file.path = String(file.path.dropFirst(folder.count + "/assets/".count))
      if !present.contains(file.path) { assets.append(file) }
    }
    options.merge(manifest.options) { child, _ in child }
    return manifest
  }

  private static func folder(of name: String, beside child: String, shared: String?) -> String? {
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else { return nil }
    return themes(beside: child, shared: shared).map { $0 + "/" + name }.first(
      where: Files.isFolder)
  }

  private static func names(beside child: String, shared: String?) -> [String] {
    let found = themes(beside: child, shared: shared).flatMap { folder in
      ((try? Files.names(in: folder)) ?? []).filter { Files.isFolder(folder + "/" + $0) }
    }
    return Set(found).sorted()
  }

  private static func themes(beside child: String, shared: String?) -> [String] {
    [Files.parent(of: child) ?? ".", shared].compactMap { $0 }
  }
}
