import FileSystem
import KeyModel
import Text

struct PropertyListFiles: Sendable {
  /// The paths of files that are looked for in folders: documents and build settings.
  private let patterns: [FilePattern]
  /// Whether any YAML or JSON may say that it is one of the documents.
  private let readsKinds: Bool
  /// The names of other tools' files that may contain lists.
  private let embeddingNames: Set<FilePath>
  /// Folders in which only fixed paths are looked at.
  private let bundles: BundleKinds
  private let skippedFolders: Set<FilePath>

  /// - Parameter readsKinds: Whether to find the files that only their constants may recognize.
  init(_ documents: [DocumentKind], readsKinds: Bool = false) {
    patterns =
      (documents.filePatterns + documents.compactMap { $0.build?.settings }.flatMap(\.files))
      .map { FilePattern($0) }
    self.readsKinds = readsKinds
    embeddingNames = Set(documents.embeddingFiles.map { FilePath($0.name) })
    bundles = BundleKinds(documents)
    skippedFolders = Set(documents.flatMap(\.skippedFolders).map { FilePath($0) })
  }

  struct Group: Sendable {
    var files: [FoundFile]
    /// Nil for a file that is in no bundle.
    var bundle: Bundle?

    /// The bundle's path; nil for a file that is in none.
    var path: FilePath? { bundle?.folder.path }

    /// The location of the files on the disk: one of them, their bundle, or the archive around it.
    var pathOnDisk: FilePath? {
      guard let bundle, bundle.folder.onDisk == nil else { return files.first?.path ?? path }
      return bundle.folder.pathOnDisk
    }
  }

  /// Visits the property lists that a path leads to: the file itself, or those in a bundle, an archive or a folder, without
  /// hidden files and folders that no document names, folders that tools fill, and what `.gitignore` names. Returns folders whose `.gitignore` is too long.
  @discardableResult
  func visit(
    _ path: FilePath, _ use: (Group) -> Void, failed: (FileError) -> Void
  ) -> [FilePath] {
    let root = path.withoutTrailingSlashes
    do throws(FileError) {
      guard Files.isFolder(path) else {
        guard Files.isFile(path), let folders = try foldersOfArchive(path) else {
          use(Group(files: [FoundFile(path: path)]))
          return []
        }
        visit(folders, in: try ArchiveFolder(OpenFile.read(path)), use, failed)
        return []
      }
      let folder = try OpenFolder(root)
      if let folders = bundles.folders(inContainer: root) {
        visit(folders, in: folder, use, failed)
      } else if bundles.endings.contains(where: root.hasSuffix) {
        // If the folder above a bundle can't be read, nothing is beside the bundle.
        let parent = try? OpenFolder(root.parent ?? ".")
        let surroundings = parent.flatMap { parent in
          (try? parent.list()).map { BundlesBeside($0, in: parent, bundles) }
        }
        Bundle(folder: folder, name: root.name, surroundings: surroundings, kinds: bundles).visit(
          use, failed)
      } else {
        var ignored = IgnoreRules(for: root)
        var entered: FilePath?
        let above = Files.resolved(root)?.components ?? []
        folder.visit(
          where: { found in
            let parent = found.path.parent ?? ""
            if entered != parent {
              ignored.enter(found.folder, at: parent)
              entered = parent
            }
            let isFolder = found.kind == .folder
            if found.name.isHidden, isFolder,
              !patterns.contains(where: { $0.entersHidden(found.name.bytes) })
            {
              return false
            }
            // A name is compared with fewer patterns than the rules have.
            guard
              isFolder
                ? !skippedFolders.contains(found.name)
                : sort(of: found.path, below: above) != nil
                  || !found.path.isHidden && bundles.folders(inContainer: found.name) != nil,
              !ignored.ignores(found.path, isFolder: isFolder)
            else { return false }
            guard isFolder else { return true }
            if let folders = bundles.folders(inContainer: found.name) {
              Bundle.attempt(failed) { () throws(FileError) in
                visit(folders, in: try found.folder.subfolder(found.name), use, failed)
              }
              return false
            }
            guard bundles.endings.contains(where: found.name.hasSuffix) else { return true }
            // Files beside the bundle are visited separately.
            Bundle.attempt(failed) { () throws(FileError) in
              let folder = try found.folder.subfolder(found.name)
              Bundle(folder: folder, name: found.name, surroundings: nil, kinds: bundles).visit(
                use, failed)
            }
            return false
          },
          { found in
            // A link may lead out of the folder; a pipe or a device is not a property list.
            guard found.kind == .file else { return }
            if let folders = bundles.folders(inContainer: found.name) {
              return Bundle.attempt(failed) { () throws(FileError) in
                let archive = try ArchiveFolder(found.folder.input(found.name))
                visit(folders, in: archive, use, failed)
              }
            }
            var file = FoundFile(path: found.shownPath, location: (found.folder, found.name))
            file.isPossible = sort(of: found.path, below: above) == .possible
            use(Group(files: [file]))
          }, failed: failed)
        return ignored.cutOff
      }
    } catch {
      failed(error)
    }
    return []
  }

  /// The folders with bundles in a file that is an archive, by its name or, as no list is, by its first bytes.
  private func foldersOfArchive(_ path: FilePath) throws(FileError) -> [FilePath]? {
    if let folders = bundles.folders(inContainer: path) { return folders }
    let folders = bundles.foldersOfArchives
    guard !folders.isEmpty, let file = try? OpenFile.read(path),
      try file.bytes(at: 0, count: 4) == [0x50, 0x4b, 3, 4]
    else { return nil }
    return folders
  }

  private func visit(
    _ folders: [FilePath], in archive: any BundleFolder, _ use: (Group) -> Void,
    _ failed: (FileError) -> Void
  ) {
    Bundle.visit(folders, in: archive, bundles, isBeside: false, use, failed)
  }
}

extension PropertyListFiles {
  /// Whether a file has the name of another tool's file that may contain lists.
  func mayEmbed(_ name: FilePath) -> Bool { embeddingNames.contains(name) }

  private enum Sort { case named, possible }

  /// How a file may be a document: by its name, which is that of a document, of a template or of another tool's file that
  /// contains some, or by what it says itself; nil if it can't be one.
  ///
  /// - Parameter above: The names on the way to the folder that is searched.
  private func sort(of path: FilePath, below above: [ArraySlice<UInt8>]) -> Sort? {
    let names = path.components
    guard let name = names.last else { return nil }
    let isHidden = path.isHidden
    if !isHidden, mayEmbed(path.name) { return .named }
    var forms = [names]
    if let plain = nameOfTemplate(name) { forms.append(Array(names.dropLast()) + [plain[...]]) }
    for names in forms {
      // Dots above the folder were chosen with it.
      if patterns.contains(where: {
        $0.fits(names, namesHidden: true) || !isHidden && $0.fits(above + names)
      }) {
        return .named
      }
    }
    guard readsKinds, !isHidden else { return nil }
    return KindMarks.endings.contains(where: path.hasSuffix) ? .possible : nil
  }
}

/// A file to check.
struct FoundFile: Sendable {
  var path: FilePath
  /// Whether it was found in a bundle through a symbolic link, which may lead anywhere.
  var isLinked = false
  /// Whether it is a document only if it says so itself.
  var isPossible = false
  /// The document that it is; nil where only its name or contents can show it.
  var document: DocumentKind.ID?
  /// The folder that it was found in, and its name there; nil if it was named itself.
  var location: (folder: any BundleFolder, name: FilePath)?
  var isNamed: Bool { location == nil && !isLinked }

  func read(atMost limit: Int) throws(FileError) -> FoundContents {
    if let location { return try location.folder.read(location.name, atMost: limit) }
    let file = try EditedFile(path, atMost: limit)
    return FoundContents(bytes: file.bytes, file: file)
  }
}

extension [DocumentKind] {
  /// A file of any of the documents, in a word.
  package var noun: String { allSatisfy(\.isPropertyList) ? "property list" : "file" }

  /// The endings of the names of bundles that contain any of the documents.
  package var bundleEndings: [String] { compactMap(\.bundles).flatMap(\.endings).uniqued }
}
