import Text

/// The patterns of one list or file; the last one that fits a path decides.
///
/// Most patterns are a whole name, a whole path or the ending of a name. They are looked up, whatever their number; the
/// others are compared one by one, so their length is limited.
///
/// Source: the manual of Git, gitignore(5), "Pattern format".
struct IgnorePatterns: Sendable {
  typealias Name = ArraySlice<UInt8>

  /// The last pattern of a text for folders, and for other files.
  private struct Last {
    var forFolders = Rank.none
    var forFiles = Rank.none
  }

  /// The place of a pattern in the list, and whether it is negated. A later pattern has a higher rank.
  fileprivate struct Rank: Comparable {
    static let none = Rank(number: -1)
    var number: Int
    var isNegated: Bool { number & 1 == 1 }

    static func < (one: Self, other: Self) -> Bool { one.number < other.number }
  }

  fileprivate struct GlobPath {
    var steps: [PatternStep]
    var rank: Rank
    var isForFolders: Bool
  }

  fileprivate enum PatternStep {
    /// `**`, any number of names.
    case any
    case name(Name)
    case glob(NamePattern)
  }

  private var names: [Name: Last] = [:]
  private var endings: [Name: Last] = [:]
  private var paths: [[Name]: Last] = [:]
  private var globs: [GlobPath] = []
  /// The length of the patterns that are compared one by one.
  private(set) var bytesOfGlobs = 0
  /// Whether there are more patterns than the limit.
  private(set) var isCutOff = false

  static let mostBytesOfGlobs = 32 << 10
  static let excess =
    "more than \(mostBytesOfGlobs >> 10) KB of patterns with '*', '?', '[' or '\\'"

  init(_ lines: some Sequence<Name>, bytesOfGlobs limit: Int = mostBytesOfGlobs) {
    for (index, line) in lines.enumerated() { add(line, at: index, limit) }
  }

  private mutating func add(_ line: Name, at index: Int, _ limit: Int) {
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    while line.last == UInt8(ascii: " "), line.dropLast().last != UInt8(ascii: "\\") {
      line.removeLast()
    }
    guard let first = line.first, first != UInt8(ascii: "#") else { return }
    let isNegated = first == UInt8(ascii: "!")
    if isNegated { line.removeFirst() }
    let rank = Rank(number: 2 * index + (isNegated ? 1 : 0))
    let isForFolders = line.last == UInt8(ascii: "/")
    if isForFolders { line.removeLast() }
    var isAnchored = line.contains(UInt8(ascii: "/"))
    var parts = line.split(separator: UInt8(ascii: "/"))
    if parts.count == 2, Self.isAny(parts[0]) {
      parts.removeFirst()
      isAnchored = false
    }
    guard let last = parts.last else { return }
    func add(to known: inout Last?) {
      var last = known ?? Last()
      last.forFolders = rank
      if !isForFolders { last.forFiles = rank }
      known = last
    }
    if !parts.contains(where: Self.isGlob) {
      if isAnchored { add(to: &paths[parts]) } else { add(to: &names[last]) }
    } else if !isAnchored, Self.isEnding(last) {
      add(to: &endings[last.dropFirst()])
    } else {
      guard bytesOfGlobs + line.count <= limit else {
        isCutOff = true
        return
      }
      bytesOfGlobs += line.count
      let steps = parts.map { part in
        Self.isAny(part)
          ? PatternStep.any : Self.isGlob(part) ? .glob(NamePattern(glob: part)) : .name(part)
      }
      globs.append(
        GlobPath(steps: isAnchored ? steps : [.any] + steps, rank: rank, isForFolders: isForFolders)
      )
    }
  }

  private static func isAny(_ part: Name) -> Bool { part.elementsEqual("**".utf8) }

  private static func isGlob(_ part: Name) -> Bool { part.contains(where: "*?[\\".utf8.contains) }

  /// Whether a part is `*` before a text that begins with a dot.
  private static func isEnding(_ part: Name) -> Bool {
    part.starts(with: "*.".utf8) && !isGlob(part.dropFirst())
  }

  /// Whether the last pattern that fits a path leaves it out; nil if none fits.
  func verdict(on path: [Name], isFolder: Bool) -> Bool? {
    guard let name = path.last else { return nil }
    var rank = Rank.none
    func consider(_ last: Last?) {
      guard let last else { return }
      rank = max(rank, isFolder ? last.forFolders : last.forFiles)
    }
    consider(names[name])
    if !endings.isEmpty {
      for dot in name.indices where name[dot] == UInt8(ascii: ".") {
        consider(endings[name[dot...]])
      }
    }
    if !paths.isEmpty { consider(paths[path]) }
    let last = globs.last { glob in
      glob.rank > rank && (isFolder || !glob.isForFolders) && glob.fits(path)
    }
    rank = last?.rank ?? rank
    return rank == .none ? nil : !rank.isNegated
  }
}

extension IgnorePatterns.GlobPath {
  fileprivate func fits(_ path: [IgnorePatterns.Name]) -> Bool {
    if steps.count == 2, case .any = steps[0], let last = path.last { return steps[1].fits(last) }
    return steps.contains { if case .any = $0 { true } else { false } }
      ? fitsWithGaps(path)
      : steps.count == path.count && zip(steps, path).allSatisfy { $0.fits($1) }
  }

  /// With `**` as any number of names. Each pair of a name and a step is looked at once.
  private func fitsWithGaps(_ path: [IgnorePatterns.Name]) -> Bool {
    // For each beginning of the path, whether it fits the steps so far.
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

extension IgnorePatterns.PatternStep {
  fileprivate func fits(_ name: IgnorePatterns.Name) -> Bool {
    switch self {
    case .any: true
    case .name(let wanted): name == wanted
    case .glob(let glob): glob.fits(name)
    }
  }
}
