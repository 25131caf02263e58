/// A regular expression in a subset of ECMA-262 that every JSON Schema validator supports and that is
/// matched in time proportional to the text.
///
/// It has characters, classes `[a-z_]` and `[^/]`, `\d`, `\s`, `\w` and their opposites, `\uXXXX`,
/// groups `(…)` and `(?:…)`, alternatives `|`, repetitions `* + ? {2} {2,} {2,4}`, and `^` and `$` for
/// the ends of the text. As in ECMA-262, a pattern without them matches anywhere in the text.
/// Constructs that need backtracking, such as back references and lookahead, are refused.
///
/// Matching follows all paths through the pattern at once (Thompson, "Regular Expression Search
/// Algorithm", 1968).
package struct Pattern: Sendable {
  enum PatternStep: Sendable {
    case scalar(ScalarClass)
    case start, end
    /// Continues at both steps.
    case split(Int, Int)
    case jump(Int)
    case match
  }

  let steps: [PatternStep]

  /// The most steps after repetitions are expanded.
  static let stepLimit = 5_000

  package init(_ text: String) throws(PatternError) {
    var parser = PatternParser(text)
    let tree = try parser.parse()
    var steps: [PatternStep] = []
    try Self.write(tree, to: &steps)
    steps.append(.match)
    self.steps = steps
  }

  private static func write(_ tree: PatternParser.Tree, to steps: inout [PatternStep])
    throws(PatternError)
  {
    guard steps.count < stepLimit else {
      throw PatternError(offset: 0, reason: "it has too many repetitions")
    }
    switch tree {
    case .scalar(let scalar): steps.append(.scalar(scalar))
    case .start: steps.append(.start)
    case .end: steps.append(.end)
    case .sequence(let parts): for part in parts { try write(part, to: &steps) }
    case .choice(let parts):
      var jumps: [Int] = []
      for (index, part) in parts.enumerated() {
        guard index < parts.count - 1 else {
          try write(part, to: &steps)
          continue
        }
        let split = steps.count
        steps.append(.split(split + 1, 0))
        try write(part, to: &steps)
        jumps.append(steps.count)
        steps.append(.jump(0))
        steps[split] = .split(split + 1, steps.count)
      }
      for jump in jumps { steps[jump] = .jump(steps.count) }
    case .repetition(let part, let least, let most):
      for _ in 0..<least { try write(part, to: &steps) }
      guard let most else {
        let split = steps.count
        steps.append(.split(split + 1, 0))
        try write(part, to: &steps)
        steps.append(.jump(split))
        steps[split] = .split(split + 1, steps.count)
        return
      }
      var splits: [Int] = []
      for _ in least..<max(least, most) {
        splits.append(steps.count)
        steps.append(.split(steps.count + 1, 0))
        try write(part, to: &steps)
      }
      for split in splits { steps[split] = .split(split + 1, steps.count) }
    }
  }

  /// The most characters of `literalStart`.
  package static let literalStartLimit = 64

  /// The text that everything begins with that the pattern matches, as far as the pattern spells it.
  package var literalStart: String {
    var text = ""
    guard case .start = steps[0] else { return text }
    for step in steps.dropFirst().prefix(Self.literalStartLimit) {
      guard case .scalar(let wanted) = step, let scalar = wanted.only else { break }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  /// Whether the pattern matches the text or, without `^` and `$`, a part of it.
  package func matches(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    var current = Threads(count: steps.count)
    var next = Threads(count: steps.count)
    var position = scalars.startIndex
    while true {
      let isStart = position == scalars.startIndex
      let isEnd = position == scalars.endIndex
      if add(0, to: &current, isStart: isStart, isEnd: isEnd) { return true }
      if isEnd { return false }
      let scalar = scalars[position]
      let following = scalars.index(after: position)
      for thread in current.list {
        if case .scalar(let wanted) = steps[thread], wanted.contains(scalar) {
          let isAtEnd = following == scalars.endIndex
          if add(thread + 1, to: &next, isStart: false, isEnd: isAtEnd) { return true }
        }
      }
      swap(&current, &next)
      next.removeAll()
      position = following
    }
  }

  /// The steps that are tried at once, without duplicates.
  struct Threads {
    var list: [Int] = []
    /// Steps to add; empty in between, so that no character of a long text allocates any memory.
    var waiting: [Int] = []
    private var isListed: [Bool]

    init(count: Int) { isListed = Array(repeating: false, count: count) }

    mutating func insert(_ thread: Int) -> Bool {
      guard !isListed[thread] else { return false }
      isListed[thread] = true
      list.append(thread)
      return true
    }

    mutating func removeAll() {
      for thread in list { isListed[thread] = false }
      list.removeAll(keepingCapacity: true)
    }
  }

  /// Adds a step and all steps that it leads to without consuming a character.
  ///
  /// - Returns: Whether the whole pattern has matched.
  func add(_ start: Int, to threads: inout Threads, isStart: Bool, isEnd: Bool) -> Bool {
    threads.waiting.append(start)
    while let thread = threads.waiting.popLast() {
      guard threads.insert(thread) else { continue }
      switch steps[thread] {
      case .scalar: continue
      case .start: if isStart { threads.waiting.append(thread + 1) }
      case .end: if isEnd { threads.waiting.append(thread + 1) }
      case .split(let one, let other):
        threads.waiting.append(other)
        threads.waiting.append(one)
      case .jump(let target): threads.waiting.append(target)
      case .match: return true
      }
    }
    return false
  }
}

/// A set of scalars: ranges, or their complement.
struct ScalarClass: Hashable, Sendable {
  var ranges: [ClosedRange<UInt32>]
  var isNegated = false

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar.value) } != isNegated
  }

  /// The scalar of a set of one.
  var only: Unicode.Scalar? {
    guard !isNegated, ranges.count == 1, ranges[0].lowerBound == ranges[0].upperBound else {
      return nil
    }
    return Unicode.Scalar(ranges[0].lowerBound)
  }

  static func one(_ scalar: Unicode.Scalar) -> ScalarClass {
    ScalarClass(ranges: [scalar.value...scalar.value])
  }

  /// `.`: everything but the ends of lines (ECMA-262, section 12.3).
  static let anyInLine = ScalarClass(
    ranges: [10...10, 13...13, 0x2028...0x2029], isNegated: true)

  /// The class that a letter after `\` stands for; nil for another letter.
  static func named(_ letter: Unicode.Scalar) -> ScalarClass? {
    switch letter {
    case "d", "D": ScalarClass(ranges: [48...57], isNegated: letter == "D")
    case "w", "W":
      ScalarClass(ranges: [48...57, 65...90, 95...95, 97...122], isNegated: letter == "W")
    // White space and the ends of lines (ECMA-262, sections 12.2 and 12.3).
    case "s", "S":
      ScalarClass(
        ranges: [
          9...13, 32...32, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
          0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
        ], isNegated: letter == "S")
    default: nil
    }
  }
}

/// The reason why a text is not a pattern.
package struct PatternError: Error, Equatable {
  /// The offset at which parsing stopped, in scalars.
  package var offset: Int
  package var reason: String
}
