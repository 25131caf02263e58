package import FileSystem
import Text

/// What the files named `.gitignore` say of paths below a folder.
///
/// Source: the manual of Git, gitignore(5), "Pattern format".
package struct IgnoreRules: Sendable {
  /// The rules of one file.
  private struct File: Sendable {
    var patterns: [Pattern]
    /// The file's folder, as a path from the one that is searched; empty for that one and those above.
    var folder: [ArraySlice<UInt8>] = []
    /// Leads from the file's folder to the one that is searched.
    var prefix: [ArraySlice<UInt8>] = []
  }

  fileprivate struct Pattern: Sendable {
    /// A part of a pattern, for a name of a path.
    enum Step: Sendable {
      /// `**`, any number of names.
      case any
      case name([UInt8])
      /// A name with `*`, `?`, `[a-z]` or `\`.
      case form([UInt8])
    }

    var steps: [Step]
    var isNegated: Bool
    var isForFolders: Bool
  }

  private static let fileName: FilePath = ".gitignore"
  private static let mostBytes = 1 << 20
  private var files: [File] = []

  /// Patterns of a list instead of a file, for paths from one folder.
  package init(_ patterns: [String]) {
    files = [File(patterns: patterns.compactMap { Pattern(Array($0.utf8)[...]) })]
  }

  /// Whether a file or a folder that it is in is left out.
  package func leavesOut(_ path: FilePath) -> Bool {
    ignores(path, isFolder: false) || path.folders.contains { ignores($0, isFolder: true) }
  }

  /// The rules of a folder and those above it up to the root of its project, which has `.git`.
  init(for folder: FilePath) {
    guard let folder = Files.resolved(folder) else { return }
    let above = Array(sequence(first: folder, next: \.parent))
    guard let root = above.firstIndex(where: { Files.kind(of: $0 / ".git") != nil }) else {
      files = [File(patterns: Self.patterns(in: folder))]
      return
    }
    files = above[...root].enumerated().reversed().map { distance, parent in
      File(
        patterns: Self.patterns(in: parent), prefix: Array(folder.components.suffix(distance)))
    }
  }

  /// Adds the rules of a folder below, and forgets those of folders that it isn't in.
  ///
  /// - Parameter path: From the folder that is searched.
  mutating func enter(_ folder: OpenFolder, at path: FilePath) {
    let names = path.components
    files.removeAll { !names.starts(with: $0.folder) }
    guard !names.isEmpty, (try? folder.status(Self.fileName).kind) == .file,
      let bytes = try? folder.input(Self.fileName).bytes(atMost: Self.mostBytes)
    else { return }
    files.append(File(patterns: Self.patterns(bytes), folder: names))
  }

  /// Whether a path is left out. A folder's rules count for what is in it, and the last rule that fits decides.
  func ignores(_ path: FilePath, isFolder: Bool) -> Bool {
    let names = path.components
    for file in files.reversed() where names.starts(with: file.folder) {
      let relative = file.prefix + names.dropFirst(file.folder.count)
      for pattern in file.patterns.reversed() where isFolder || !pattern.isForFolders {
        if pattern.fits(relative) { return !pattern.isNegated }
      }
    }
    return false
  }

  private static func patterns(in folder: FilePath) -> [Pattern] {
    let path = folder / fileName
    guard Files.kind(of: path) == .file, let bytes = try? Files.read(path, atMost: mostBytes) else {
      return []
    }
    return patterns(bytes)
  }

  private static func patterns(_ bytes: [UInt8]) -> [Pattern] {
    bytes.split(separator: UInt8(ascii: "\n")).compactMap { Pattern($0) }
  }
}

extension IgnoreRules.Pattern {
  /// Nil for an empty line and a comment.
  fileprivate init?(_ line: ArraySlice<UInt8>) {
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    while line.last == UInt8(ascii: " "), line.dropLast().last != UInt8(ascii: "\\") {
      line.removeLast()
    }
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { line.removeFirst() }
    isForFolders = line.last == UInt8(ascii: "/")
    if isForFolders { line.removeLast() }
    let isAnchored = line.contains(UInt8(ascii: "/"))
    steps = line.split(separator: UInt8(ascii: "/")).map { Step($0) }
    guard !steps.isEmpty else { return nil }
    if !isAnchored { steps.insert(.any, at: 0) }
  }

  /// Whether names fit.
  fileprivate func fits(_ path: [ArraySlice<UInt8>]) -> Bool {
    // Most patterns are a single name, for the last one of a path. Comparing only this takes a tenth of the time
    // that all beginnings of the path take, in a search of a tree with 7,400 files.
    if steps.count == 2, case .any = steps[0], let last = path.last { return steps[1].fits(last) }
    return steps.contains { if case .any = $0 { true } else { false } }
      ? fitsWithGaps(path)
      : steps.count == path.count && zip(steps, path).allSatisfy { $0.fits($1) }
  }

  /// With `**` as any number of names. Each pair of a name and a step is looked at once.
  private func fitsWithGaps(_ path: [ArraySlice<UInt8>]) -> Bool {
    // Which beginnings of the path fit the steps so far.
    var reached = [true] + path.map { _ in false }
    for (index, step) in steps.enumerated() {
      var next = path.indices.map { _ in false } + [false]
      if case .any = step {
        // At the end, `**` stands for what is inside, not for the folder itself.
        let isLast = index == steps.count - 1
        var isOpen = false
        for end in reached.indices {
          if isOpen || reached[end] && !isLast { next[end] = true }
          isOpen = isOpen || reached[end]
        }
      } else {
        for end in path.indices where reached[end] { next[end + 1] = step.fits(path[end]) }
      }
      reached = next
    }
    return reached[path.count]
  }
}

extension IgnoreRules.Pattern.Step {
  fileprivate init(_ name: ArraySlice<UInt8>) {
    if name.elementsEqual("**".utf8) {
      self = .any
    } else {
      self = name.contains(where: "*?[\\".utf8.contains) ? .form(Array(name)) : .name(Array(name))
    }
  }

  fileprivate func fits(_ name: ArraySlice<UInt8>) -> Bool {
    switch self {
    case .any: true
    case .name(let wanted): name.elementsEqual(wanted)
    case .form(let form): IgnoreRules.name(name, fits: form[...])
    }
  }
}

extension IgnoreRules {
  /// Whether a name fits a pattern with `*`, `?`, `[a-z]` and `\`. After a mismatch the last `*` takes one more byte,
  /// so the work is at most the product of the lengths.
  static func name(_ name: ArraySlice<UInt8>, fits pattern: ArraySlice<UInt8>) -> Bool {
    var (rest, remaining) = (name, pattern)
    var retry: (name: ArraySlice<UInt8>, pattern: ArraySlice<UInt8>)?
    while true {
      if remaining.first == UInt8(ascii: "*") {
        remaining = remaining.drop { $0 == UInt8(ascii: "*") }
        retry = (rest, remaining)
        continue
      }
      if rest.isEmpty, remaining.isEmpty { return true }
      if let byte = rest.first, let after = one(byte, fits: remaining) {
        rest.removeFirst()
        remaining = after
        continue
      }
      guard let last = retry, !last.name.isEmpty else { return false }
      retry = (last.name.dropFirst(), last.pattern)
      (rest, remaining) = (last.name.dropFirst(), last.pattern)
    }
  }

  /// What remains of a pattern whose beginning fits a byte; nil if it doesn't.
  private static func one(_ byte: UInt8, fits pattern: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let first = pattern.first else { return nil }
    switch first {
    case UInt8(ascii: "?"): return pattern.dropFirst()
    case UInt8(ascii: "\\"):
      guard pattern.dropFirst().first == byte else { return nil }
      return pattern.dropFirst(2)
    case UInt8(ascii: "["):
      guard let (set, after) = bytes(in: pattern) else {
        return byte == first ? pattern.dropFirst() : nil
      }
      return set.contains(byte) ? after : nil
    default: return byte == first ? pattern.dropFirst() : nil
    }
  }

  /// The bytes of a set in brackets and what follows it; nil if the bracket doesn't close.
  private static func bytes(in pattern: ArraySlice<UInt8>) -> (Set<UInt8>, ArraySlice<UInt8>)? {
    var inside = pattern.dropFirst()
    let isNegated = inside.first == UInt8(ascii: "!") || inside.first == UInt8(ascii: "^")
    if isNegated { inside.removeFirst() }
    // A bracket that comes first belongs to the set.
    guard let end = inside.dropFirst().firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let listed = Array(inside[..<end])
    var set: Set<UInt8> = []
    var index = 0
    while index < listed.count {
      if index + 2 < listed.count, listed[index + 1] == UInt8(ascii: "-"),
        listed[index] <= listed[index + 2]
      {
        set.formUnion(listed[index]...listed[index + 2])
        index += 3
      } else {
        set.insert(listed[index])
        index += 1
      }
    }
    if isNegated { set = Set(0...UInt8.max).subtracting(set) }
    return (set, inside[end...].dropFirst())
  }
}
