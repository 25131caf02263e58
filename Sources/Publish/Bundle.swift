import FileSystem
import KeyModel
import Text

/// The bundles that contain the documents of a catalogue.
struct BundleKinds: Sendable {
  let endings: [String]
  /// The folders in a bundle that contain other bundles.
  let folders: [FilePath]
  /// The paths of files in a bundle, each with the document that the file is.
  let files: [(path: FilePath, document: DocumentKind.ID)]
  /// The names of files beside a bundle.
  let beside: [(pattern: String, document: DocumentKind.ID)]

  init(_ documents: [DocumentKind]) {
    endings = documents.bundleEndings
    folders = documents.compactMap(\.bundles).flatMap(\.folders).uniqued.map { FilePath($0) }
    files = documents.flatMap { document in
      (document.bundles?.files ?? []).map { (FilePath($0), document.id) }
    }
    beside = documents.flatMap { document in
      (document.bundles?.beside ?? []).map { ($0, document.id) }
    }
  }

  func isBundle(_ entry: OpenFolder.Entry) -> Bool {
    entry.kind == .folder && endings.contains(where: entry.name.hasSuffix)
  }
}

/// An open bundle.
struct Bundle: Sendable {
  let folder: OpenFolder
  let name: FilePath
  /// The folder that it is in; nil if that cannot be read.
  let parent: OpenFolder?
  let kinds: BundleKinds

  /// Visits the bundle, then those inside it.
  func visit(_ use: (PropertyListFiles.Group) -> Void, _ failed: (FileError) -> Void) {
    var files: [PropertyListFiles.File] = []
    for (path, document) in kinds.files {
      attempt(failed) { () throws(FileError) in
        for path in try paths(fitting: path)
        where !files.contains(where: { $0.path == folder.path / path }) {
          if var file = try file(path) {
            file.document = document
            files.append(file)
          }
        }
      }
    }
    files += filesBeside()
    // The program may be signed even if the bundle has none of these files.
    use(PropertyListFiles.Group(files: files, bundle: self))
    // Links to folders are not followed: they may lead out of the bundle, or back into it.
    for path in kinds.folders {
      attempt(failed) { () throws(FileError) in
        guard let inside = try holder(at: path) else { return }
        for entry in try inside.entries() where kinds.isBundle(entry) {
          attempt(failed) { () throws(FileError) in
            Bundle(
              folder: try inside.subfolder(entry.name), name: entry.name, parent: inside,
              kinds: kinds
            ).visit(use, failed)
          }
        }
      }
    }
  }

  /// The program that has code signatures.
  func program(_ program: DocumentKind.Bundles.SignedProgram, named name: String?)
    throws(FileError) -> OpenFile?
  {
    let name = name ?? stem(of: self.name).text
    // Anything else leads to another folder.
    guard FilePath(name).components.count == 1, !name.hasPrefix("."), !name.contains("/") else {
      return nil
    }
    for pattern in program.files {
      let path = FilePath(pattern.replacing("*", with: name))
      if case (let parent, let name, .file)? = try find(path) { return try parent.input(name) }
    }
    return nil
  }

  /// Whether a file, or a link that may lead to one, is at a path with `*` in its names.
  func hasFile(at pattern: FilePath) -> Bool {
    let paths = (try? paths(fitting: pattern)) ?? []
    return paths.contains { path in
      guard let found = try? find(path) else { return false }
      return found.kind == .file || found.kind == .link
    }
  }

  /// The folder at a path below the bundle, which `.` means itself.
  private func holder(at path: FilePath) throws(FileError) -> OpenFolder? {
    guard path != "." else { return folder }
    guard case (let parent, let name, .folder)? = try find(path) else { return nil }
    return try parent.subfolder(name)
  }

  /// The paths in the bundle that fit one with `*` in its names; links are not followed there.
  private func paths(fitting path: FilePath) throws(FileError) -> [FilePath] {
    let star = UInt8(ascii: "*")
    let names = path.components.map { FilePath(bytes: $0) }
    guard let index = names.firstIndex(where: { $0.bytes.contains(star) }) else { return [path] }
    var holder = folder
    let above = names[..<index].reduce("", /)
    if index > 0 {
      guard case (let parent, let name, .folder)? = try find(above) else { return [] }
      holder = try parent.subfolder(name)
    }
    let rest = names[(index + 1)...]
    var all: [FilePath] = []
    for entry in try holder.entries()
    where entry.kind == (rest.isEmpty ? .file : .folder)
      && Text.name(entry.name.bytes, fits: names[index].text)
    {
      if rest.isEmpty {
        all.append(above / entry.name)
      } else if !entry.name.bytes.contains(star) {
        all += try paths(fitting: rest.reduce(above / entry.name, /))
      }
    }
    return all
  }

  private func file(_ path: FilePath) throws(FileError) -> PropertyListFiles.File? {
    switch try find(path) {
    case (let parent, let name, .file)?:
      return PropertyListFiles.File(path: folder.path / path, location: (parent, name))
    case (_, let name, .link)?
    where name == path.name
      ? !Files.isFolder(folder.path / path) : Files.isFile(folder.path / path):
      return PropertyListFiles.File(path: folder.path / path, isLinked: true)
    case (_, _, .pipe)?, (_, _, .other)?:
      throw FileError("read", folder.path / path, .isNotRegular)
    default: return nil
    }
  }

  /// The files beside the bundle that belong to it: those of its name, or else the only one beside the only
  /// bundle.
  private func filesBeside() -> [PropertyListFiles.File] {
    guard !kinds.beside.isEmpty, let parent, let entries = try? parent.entries() else { return [] }
    let isOnlyBundle = entries.count(where: kinds.isBundle) == 1
    return kinds.beside.flatMap { pattern, document -> [PropertyListFiles.File] in
      let all = entries.filter { $0.kind == .file && Text.name($0.name.bytes, fits: pattern) }
      let named = all.filter { stem(of: $0.name) == stem(of: name) }
      let chosen = named.isEmpty && isOnlyBundle && all.count == 1 ? all : named
      let shown = parent.path == "." ? "" : parent.path
      return chosen.map {
        PropertyListFiles.File(
          path: shown / $0.name, document: document, location: (parent, $0.name))
      }
    }
  }

  /// A name without its ending.
  private func stem(of name: FilePath) -> FilePath {
    guard let dot = name.bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return name }
    return FilePath(bytes: name.bytes[..<dot])
  }

  /// What is at a path below the bundle, or the symbolic link on the way there.
  private func find(_ path: FilePath) throws(FileError)
    -> (folder: OpenFolder, name: FilePath, kind: FileStatus.Kind)?
  {
    var parent = folder
    var names = path.components.map { FilePath(bytes: $0) }[...]
    while let name = names.popFirst(), let kind = try? parent.status(name).kind {
      if names.isEmpty || kind == .link { return (parent, name, kind) }
      guard kind == .folder else { return nil }
      parent = try parent.subfolder(name)
    }
    return nil
  }

  private func attempt(
    _ failed: (FileError) -> Void, _ work: () throws(FileError) -> Void
  ) {
    do throws(FileError) { try work() } catch { failed(error) }
  }
}
