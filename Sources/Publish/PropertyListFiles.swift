package import FileSystem
package import KeyModel

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

  /// The files that a path leads to.
  package struct Found: Sendable {
    package var files: [File] = []
    /// Folders whose contents could not be listed.
    package var failures: [FileError] = []
  }

  package struct File: Sendable, Equatable {
    package var path: FilePath
    /// Whether it was found in a bundle through a symbolic link, which may lead anywhere.
    package var isLinked = false
    /// Whether it was named itself, rather than found in a folder or a bundle.
    package var isNamed = false
  }

  /// The property lists that a path leads to: a file itself, the lists of a bundle and of the
  /// bundles inside it, or those below any other folder, hidden folders left out.
  package func lists(at path: FilePath) -> Found {
    guard Files.isFolder(path) else { return Found(files: [File(path: path, isNamed: true)]) }
    let root = path.withoutTrailingSlashes
    var found = Found()
    if let bundles, bundles.endings.contains(where: root.hasSuffix) {
      add(bundle: root, of: bundles, to: &found)
    } else {
      add(folder: root, to: &found)
      found.files.sort { $0.path < $1.path }
    }
    return found
  }

  // MARK: - Folders

  private func add(bundle: FilePath, of kind: DocumentKind.Bundles, to found: inout Found) {
    for name in kind.files.map({ FilePath($0) }) {
      let path = bundle / name
      guard Files.kind(of: path) != nil, !Files.isFolder(path) else { continue }
      // Reading a pipe that nothing writes to would never end.
      if (try? FileStatus(of: path))?.kind == .other {
        found.failures.append(FileError("read", path, .isNotRegular))
        continue
      }
      found.files.append(File(path: path, isLinked: !isInside(bundle, name)))
    }
    // Links to folders are not followed: they may lead out of the bundle, or back into it.
    for name in kind.folders.map({ FilePath($0) })
    where Files.isFolder(bundle / name) && isInside(bundle, name) {
      let folder = bundle / name
      for entry in entries(of: folder, &found) where entry.kind == .folder {
        guard kind.endings.contains(where: entry.path.hasSuffix) else { continue }
        add(bundle: folder / entry.path, of: kind, to: &found)
      }
    }
  }

  /// Whether a path below a bundle leads through no symbolic link.
  private func isInside(_ bundle: FilePath, _ path: FilePath) -> Bool {
    ([path] + path.folders).allSatisfy { Files.kind(of: bundle / $0) != .link }
  }

  private func add(folder root: FilePath, to found: inout Found) {
    var pending = [root]
    while let folder = pending.popLast() {
      for entry in entries(of: folder, &found) where !entry.path.isHidden {
        switch entry.kind {
        case .folder: pending.append(folder / entry.path)
        case .file where patterns.contains(where: { entry.path.matches(pattern: $0) }):
          found.files.append(File(path: folder / entry.path))
        // A link may lead out of the folder or round in circles.
        default: continue
        }
      }
    }
  }

  private func entries(of folder: FilePath, _ found: inout Found) -> [Files.Entry] {
    do throws(FileError) {
      return try Files.list(folder)
    } catch {
      found.failures.append(error)
      return []
    }
  }
}

extension FilePath {
  /// Whether the name fits a pattern, in which `*` is any text.
  fileprivate func matches(pattern: String) -> Bool {
    let pieces = Array(pattern.utf8).split(
      separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last else {
      return bytes.elementsEqual(pattern.utf8)
    }
    guard bytes.count >= first.count + last.count, bytes.starts(with: first),
      bytes.reversed().starts(with: last.reversed())
    else { return false }
    var middle = bytes[first.count..<bytes.count - last.count]
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = middle.firstRange(of: piece) else { return false }
      middle = middle[found.upperBound...]
    }
    return true
  }
}
