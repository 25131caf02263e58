import FileSystem
import KeyModel
import Text

struct BundleKinds: Sendable {
  let endings: [String]
  let folders: [FilePath]
  /// The kinds of folders that contain bundles, with the inner folders where the bundles are.
  let containers: [(ending: String, folders: [FilePath])]
  /// The paths of files in a bundle, each with the document that the file is.
  let files: [(path: FilePath, document: DocumentKind.ID)]
  /// The names of files beside a bundle.
  let beside: [(pattern: String, document: DocumentKind.ID)]

  init(_ documents: [DocumentKind]) {
    endings = documents.bundleEndings
    folders = documents.compactMap(\.bundles).flatMap(\.folders).uniqued.map { FilePath($0) }
    containers = documents.compactMap(\.bundles).flatMap(\.containers).uniqued.map {
      ($0.ending, $0.folders.map { FilePath($0) })
    }
    files = documents.flatMap { document in
      (document.bundles?.files ?? []).map { (FilePath($0), document.id) }
    }
    beside = documents.flatMap { document in
      (document.bundles?.beside ?? []).map { ($0, document.id) }
    }
  }

  func isBundle(_ entry: (name: FilePath, kind: FileStatus.FileKind)) -> Bool {
    entry.kind == .folder && endings.contains(where: entry.name.hasSuffix)
  }

  /// The folders with bundles in what has a name; nil if that contains none.
  func folders(inContainer name: FilePath) -> [FilePath]? {
    containers.first { name.hasSuffix($0.ending) }?.folders
  }

  /// The folders with bundles in an archive of any other name: itself, and the folders of every container.
  var foldersOfArchives: [FilePath] {
    containers.isEmpty ? [] : ["."] + containers.flatMap(\.folders)
  }
}

/// The files of a bundle, which is walked once, and only if somebody asks for names in any folder.
final class BundleListing {
  private let bundle: Bundle
  private lazy var contents = bundle.contents

  init(_ bundle: Bundle) { self.bundle = bundle }

  /// The files that fit a pattern. `**` before a name stands for any folders.
  func files(fitting pattern: String) -> [String] {
    guard pattern.hasPrefix("**/") else { return bundle.files(fitting: pattern) }
    let name = NamePattern(String(pattern.dropFirst(3)))
    return contents.filter { name.fits($0.name.bytes) }.map(\.text)
  }
}

struct Bundle: Sendable {
  let folder: any BundleFolder
  let name: FilePath
  /// The bundles and files beside it; nil if nothing there belongs to it.
  let surroundings: BundlesBeside?
  let kinds: BundleKinds
  /// How many bundles it is in.
  var depth = 0

  /// Bundles that deep are not looked into: every level needs open folders and some of the stack.
  private static let deepest = 32

  func visit(_ use: (PropertyListFiles.Group) -> Void, _ failed: (FileError) -> Void) {
    var files: [FoundFile] = []
    for (path, document) in kinds.files {
      Self.attempt(failed) { () throws(FileError) in
        for path in try paths(fitting: path)
        where !files.contains(where: { $0.path == folder.path / path }) {
          if var file = try file(path) {
            file.document = document
            files.append(file)
          }
        }
      }
    }
    files += surroundings?.files(of: name) ?? []
    // The program may be signed even if the bundle has none of these files.
    use(PropertyListFiles.Group(files: files, bundle: self))
    Self.visit(kinds.folders, in: folder, kinds, isBeside: true, depth: depth + 1, use, failed)
  }

  /// - Parameter isBeside: Whether files beside those bundles belong to them.
  static func visit(
    _ paths: [FilePath], in folder: any BundleFolder, _ kinds: BundleKinds, isBeside: Bool,
    depth: Int = 0, _ use: (PropertyListFiles.Group) -> Void, _ failed: (FileError) -> Void
  ) {
    // Links to folders are not followed: they may lead out of the bundle, or back into it.
    for path in paths {
      attempt(failed) { () throws(FileError) in
        guard let inside = try path == "." ? folder : findFolder(path, in: folder) else { return }
        let entries = try inside.list()
        let surroundings = isBeside ? BundlesBeside(entries, in: inside, kinds) : nil
        for entry in entries where kinds.isBundle(entry) {
          attempt(failed) { () throws(FileError) in
            guard depth < deepest else {
              throw FileError("open", inside.path / entry.name, .isTooDeep)
            }
            Bundle(
              folder: try inside.below(entry.name), name: entry.name,
              surroundings: surroundings, kinds: kinds, depth: depth
            ).visit(use, failed)
          }
        }
      }
    }
  }

  /// The path of the program, in the bundle.
  func pathOfProgram(_ program: DocumentKind.Bundles.Program, named name: String?) -> FilePath? {
    let name = name ?? self.name.stem.text
    // Anything else leads to another folder.
    guard FilePath(name).components.count == 1, !name.hasPrefix("."), !name.contains("/") else {
      return nil
    }
    return program.files.lazy.map { FilePath($0.replacing("*", with: name)) }.first { isFile($0) }
  }

  /// The paths of libraries in a folder of the bundle, alone or each in a bundle.
  func pathsOfLibraries(in folder: String, _ program: DocumentKind.Bundles.Program) -> [FilePath] {
    guard let inside = try? Self.findFolder(FilePath(folder), in: self.folder),
      let entries = try? inside.list()
    else { return [] }
    return entries.compactMap { entry in
      let path = FilePath(folder) / entry.name
      switch entry.kind {
      case .file: return path
      case .folder where kinds.isBundle(entry):
        let name = entry.name.stem.text
        return program.files.lazy.map { path / FilePath($0.replacing("*", with: name)) }
          .first { isFile($0) }
      default: return nil
      }
    }
  }

  /// A file at a path in the bundle, of which any part can be read. Links are not followed.
  func readableFile(_ path: FilePath) throws(FileError) -> ReadableFile? {
    guard case (let parent, let name, .file)? = try Self.find(path, in: folder) else { return nil }
    return try parent.program(name)
  }

  private func isFile(_ path: FilePath) -> Bool {
    if case (_, _, .file)? = try? Self.find(path, in: folder) { true } else { false }
  }

  /// The first of some paths that leads to a file, and its bytes; nil if none does. Links are not followed.
  func firstFile(at paths: [String], atMost limit: Int) throws(FileError)
    -> (path: FilePath, bytes: [UInt8])?
  {
    for path in paths {
      guard case (let parent, let name, .file)? = try Self.find(FilePath(path), in: folder) else {
        continue
      }
      return (folder.path / FilePath(path), try parent.read(name, atMost: limit).bytes)
    }
    return nil
  }

  /// The files, and the folders of a certain name, that fit a pattern. A link may lead to one.
  func files(fitting pattern: String) -> [String] {
    let found = (try? paths(fitting: FilePath(pattern))) ?? []
    return found.filter { (try? Self.find($0, in: folder)) != nil }.map(\.text)
  }

  /// The paths of everything in the bundle but what is in other bundles; those are visited themselves where they belong.
  fileprivate var contents: [FilePath] {
    var all: [FilePath] = []
    var rest: [FilePath] = ["."]
    while let path = rest.popLast() {
      guard path.components.count < Self.deepest,
        let inside = path == "." ? folder : try? Self.findFolder(path, in: folder),
        let entries = try? inside.list()
      else { continue }
      for entry in entries {
        let entryPath = path == "." ? entry.name : path / entry.name
        let isBundle = kinds.isBundle(entry)
        if isBundle, kinds.folders.contains(path) { continue }
        if entry.kind == .file || isBundle { all.append(entryPath) }
        if entry.kind == .folder, !isBundle { rest.append(entryPath) }
      }
    }
    return all.sorted()
  }

  /// The paths in the bundle that fit one with `*` in its names; links are not followed there.
  private func paths(fitting path: FilePath) throws(FileError) -> [FilePath] {
    let star = UInt8(ascii: "*")
    let names = path.components.map { FilePath(bytes: $0) }
    guard let index = names.firstIndex(where: { $0.bytes.contains(star) }) else { return [path] }
    var holder = folder
    let above = names[..<index].reduce("", /)
    if index > 0 {
      guard let found = try Self.findFolder(above, in: folder) else { return [] }
      holder = found
    }
    let rest = names[(index + 1)...]
    let pattern = NamePattern(names[index].text)
    var all: [FilePath] = []
    for entry in try holder.list()
    where entry.kind == (rest.isEmpty ? .file : .folder)
      && pattern.fits(entry.name.bytes)
    {
      if rest.isEmpty {
        all.append(above / entry.name)
      } else if !entry.name.bytes.contains(star) {
        all += try paths(fitting: rest.reduce(above / entry.name, /))
      }
    }
    return all
  }

  private func file(_ path: FilePath) throws(FileError) -> FoundFile? {
    switch try Self.find(path, in: folder) {
    case (let parent, let name, .file)?:
      return FoundFile(path: folder.path / path, location: (parent, name))
    case (let parent, let name, .link)? where parent.onDisk != nil:
      // A link that leads nowhere is reported; one on the way may lead where something else is.
      let isWanted =
        name == path.name
        ? !Files.isFolder(folder.path / path) : Files.isFile(folder.path / path)
      guard isWanted else { return nil }
      return FoundFile(path: folder.path / path, isLinked: true)
    case (_, _, .pipe)?, (_, _, .other)?:
      throw FileError("read", folder.path / path, .isNotRegular)
    default: return nil
    }
  }

  /// The entry at a path below the bundle, or the symbolic link on the way there.
  private static func find(_ path: FilePath, in folder: any BundleFolder) throws(FileError)
    -> (folder: any BundleFolder, name: FilePath, kind: FileStatus.FileKind)?
  {
    var parent = folder
    var names = path.components.map { FilePath(bytes: $0) }[...]
    while let name = names.popFirst(), let kind = parent.kind(of: name) {
      if names.isEmpty || kind == .link { return (parent, name, kind) }
      guard kind == .folder else { return nil }
      parent = try parent.below(name)
    }
    return nil
  }

  private static func findFolder(_ path: FilePath, in folder: any BundleFolder) throws(FileError)
    -> (any BundleFolder)?
  {
    guard case (let parent, let name, .folder)? = try find(path, in: folder) else { return nil }
    return try parent.below(name)
  }

  static func attempt(
    _ failed: (FileError) -> Void, _ work: () throws(FileError) -> Void
  ) {
    do throws(FileError) { try work() } catch { failed(error) }
  }
}
