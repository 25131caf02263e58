import FileSystem
import KeyModel
import Text

/// The bundles in a folder, with the files beside them that belong to one.
struct BundlesBeside: Sendable {
  /// The files that fit a pattern, all of them and by their names without ending.
  private let groups: [(files: [FoundFile], byStem: [FilePath: [FoundFile]])]
  private let hasOneBundle: Bool

  init(
    _ entries: [(name: FilePath, kind: FileStatus.FileKind)], in folder: any BundleFolder,
    _ kinds: BundleKinds
  ) {
    hasOneBundle = entries.count(where: kinds.isBundle) == 1
    let shown = folder.path == "." ? "" : folder.path
    groups = kinds.beside.map { pattern, document in
      let pattern = NamePattern(pattern)
      let files = entries.filter { $0.kind == .file && pattern.fits($0.name.bytes) }.map {
        FoundFile(path: shown / $0.name, document: document, location: (folder, $0.name))
      }
      return (files, Dictionary(grouping: files) { $0.path.name.stem })
    }
  }

  /// The files of a bundle's name, or else the only one beside the only bundle.
  func files(of bundle: FilePath) -> [FoundFile] {
    groups.flatMap { files, byStem in
      let named = byStem[bundle.stem] ?? []
      return named.isEmpty && hasOneBundle && files.count == 1 ? files : named
    }
  }
}

extension FilePath {
  /// The name without its ending.
  var stem: FilePath {
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return self }
    return FilePath(bytes: bytes[..<dot])
  }
}
