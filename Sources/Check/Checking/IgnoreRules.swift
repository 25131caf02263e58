import FileSystem

/// The rules of `.gitignore` files, or of a list of such patterns, for paths below a folder.
struct IgnoreRules: Sendable {
  private struct IgnoreFile {
    var patterns: IgnorePatterns
    /// The file's folder, as a path from the one that is searched; empty for that one and those above.
    var folder: [ArraySlice<UInt8>] = []
    /// Leads from the file's folder to the one that is searched.
    var prefix: [ArraySlice<UInt8>] = []
  }

  private static let fileName: FilePath = ".gitignore"
  private static let mostBytes = 1 << 20
  private var files: [IgnoreFile] = []

  /// Patterns of a list instead of a file, for paths from one folder.
  init(_ patterns: [String], bytesOfGlobs limit: Int = IgnorePatterns.mostBytesOfGlobs) {
    guard !patterns.isEmpty else { return }
    let lines = patterns.lazy.map { Array($0.utf8)[...] }
    files = [IgnoreFile(patterns: IgnorePatterns(lines, bytesOfGlobs: limit))]
  }

  /// Folders whose `.gitignore` has more patterns than the limit.
  private(set) var cutOff: [FilePath] = []

  /// The length of the patterns that are compared one by one.
  var bytesOfGlobs: Int { files.reduce(0) { $0 + $1.patterns.bytesOfGlobs } }

  var isCutOff: Bool { files.contains(where: \.patterns.isCutOff) }

  /// The rules of a folder and those above it up to the root of its project, which has `.git`.
  init(for folder: FilePath) {
    guard let folder = Files.resolved(folder) else { return }
    let above = Array(sequence(first: folder, next: \.parent))
    let root = above.firstIndex { Files.kind(of: $0 / ".git") != nil } ?? 0
    for (distance, parent) in above[...root].enumerated().reversed() {
      let path = parent / Self.fileName
      guard Files.kind(of: path) == .file,
        let bytes = try? Files.read(path, atMost: Self.mostBytes)
      else { continue }
      add(bytes, of: parent, prefix: Array(folder.components.suffix(distance)))
    }
  }

  /// Adds the rules of a folder below, and forgets the rules of folders that it isn't in.
  mutating func enter(_ folder: OpenFolder, at path: FilePath) {
    let names = path.components
    files.removeAll { !names.starts(with: $0.folder) }
    guard !names.isEmpty, (try? folder.status(Self.fileName).kind) == .file,
      let bytes = try? folder.input(Self.fileName).bytes(atMost: Self.mostBytes)
    else { return }
    add(bytes, of: folder.path, folder: names)
  }

  private mutating func add(
    _ bytes: [UInt8], of parent: FilePath, folder: [ArraySlice<UInt8>] = [],
    prefix: [ArraySlice<UInt8>] = []
  ) {
    // All files together have one limit: a path is compared with the patterns of each folder that it is in.
    let left = IgnorePatterns.mostBytesOfGlobs - bytesOfGlobs
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let patterns = IgnorePatterns(lines, bytesOfGlobs: left)
    if patterns.isCutOff { cutOff.append(parent) }
    files.append(IgnoreFile(patterns: patterns, folder: folder, prefix: prefix))
  }

  /// Whether a file or a folder that it is in is left out.
  func leavesOut(_ path: FilePath) -> Bool {
    guard !files.isEmpty else { return false }
    return ignores(path, isFolder: false) || path.folders.contains { ignores($0, isFolder: true) }
  }

  /// Whether something in the folder that was entered last is left out. The last rule that fits decides.
  func ignores(_ path: FilePath, isFolder: Bool) -> Bool {
    guard !files.isEmpty else { return false }
    let names = path.components
    for file in files.reversed() {
      let relative = file.prefix + names.dropFirst(file.folder.count)
      if let verdict = file.patterns.verdict(on: relative, isFolder: isFolder) { return verdict }
    }
    return false
  }
}
