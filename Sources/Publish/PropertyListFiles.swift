package import FileSystem
package import KeyModel
import Text

/// Finds the files that a person asks to be checked.
package struct PropertyListFiles: Sendable {
  /// The names of files that are looked for in folders, with `*` for anything.
  package var patterns: [String]
  /// Folders in which only fixed paths are looked at; nil if there are none.
  package var bundles: DocumentKind.Bundles?

  package init(patterns: [String], bundles: DocumentKind.Bundles? = nil) {
    self.patterns = patterns
    self.bundles = bundles
  }

  /// A file that was found.
  package struct File: Sendable {
    package var path: FilePath
    /// Whether it was found in a bundle through a symbolic link, which may lead anywhere.
    package var isLinked = false
    /// The folder that it was found in, and its name there; nil if it was named itself.
    fileprivate var location: (folder: OpenFolder, name: FilePath)?

    package func read(atMost limit: Int) throws(FileError) -> EditedFile {
      guard let location else { return try EditedFile(path, atMost: limit) }
      return try EditedFile(location.name, in: location.folder, atMost: limit)
    }
  }

  /// Visits the property lists that a path leads to: a file itself, the lists of a bundle and of the
  /// bundles inside it, or those below any other folder, hidden folders left out.
  ///
  /// - Parameter failed: Gets what cannot be listed or read; the visit continues.
  package func visit(
    _ path: FilePath, _ use: (File) -> Void, failed: (FileError) -> Void
  ) {
    guard Files.isFolder(path) else { return use(File(path: path)) }
    let root = path.withoutTrailingSlashes
    do throws(FileError) {
      let folder = try OpenFolder(root)
      if let bundles, bundles.endings.contains(where: root.hasSuffix) {
        Bundle(folder: folder, kind: bundles).visit(use, failed)
      } else {
        folder.visit(
          { found in
            // A link may lead out of the folder; a pipe or a device is not a property list.
            guard found.kind == .file,
              patterns.contains(where: { name(found.name.bytes, fits: $0) })
            else { return }
            use(File(path: found.shownPath, location: (found.folder, found.name)))
          }, failed: failed)
      }
    } catch {
      failed(error)
    }
  }

  /// An open bundle.
  private struct Bundle {
    let folder: OpenFolder
    let kind: DocumentKind.Bundles

    func visit(_ use: (File) -> Void, _ failed: (FileError) -> Void) {
      for path in kind.files.map({ FilePath($0) }) {
        attempt(failed) { () throws(FileError) in
          switch try find(path) {
          case (let parent, let name, .file)?:
            use(File(path: folder.path / path, location: (parent, name)))
          case (_, _, .link)? where !Files.isFolder(folder.path / path):
            use(File(path: folder.path / path, isLinked: true))
          case (_, _, .pipe)?, (_, _, .other)?:
            throw FileError("read", folder.path / path, .isNotRegular)
          default: break
          }
        }
      }
      // Links to folders are not followed: they may lead out of the bundle, or back into it.
      for path in kind.folders.map({ FilePath($0) }) {
        attempt(failed) { () throws(FileError) in
          guard case (let parent, let name, .folder)? = try find(path) else { return }
          let inside = try parent.subfolder(name)
          for entry in try inside.entries()
          where entry.kind == .folder && kind.endings.contains(where: entry.name.hasSuffix) {
            attempt(failed) { () throws(FileError) in
              Bundle(folder: try inside.subfolder(entry.name), kind: kind).visit(use, failed)
            }
          }
        }
      }
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
}
