struct PatternParser {
  indirect enum Tree {
    case scalar(ScalarClass)
    case start, end
    case sequence([Tree])
    case choice([Tree])
    case repetition(Tree, least: Int, most: Int?)
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var depth = 0

  private static let depthLimit = 50
  private static let countLimit = 1_000

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func parse() throws(PatternError) -> Tree {
    let tree = try choice()
    if position < scalars.count { throw mistake("')' has no '(' before it") }
    return tree
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private func mistake(_ reason: String) -> PatternError {
    PatternError(offset: position, reason: reason)
  }

  private mutating func skip(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard scalars[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  private mutating func choice() throws(PatternError) -> Tree {
    var parts = [try sequence()]
    while skip("|") { parts.append(try sequence()) }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() throws(PatternError) -> Tree {
    var parts: [Tree] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      parts.append(try repetition(of: try atom()))
    }
    return .sequence(parts)
  }

  private mutating func atom() throws(PatternError) -> Tree {
    guard let scalar = next else { throw mistake("it ends too early") }
    switch scalar {
    case "^":
      position += 1
      return .start
    case "$":
      position += 1
      return .end
    case ".":
      position += 1
      return .scalar(.anyInLine)
    case "[": return .scalar(try characterClass())
    case "\\": return .scalar(try escape())
    case "(": return try group()
    case "*", "+", "?": throw mistake("'\(scalar)' repeats nothing")
    case "{", "}", "]":
      throw mistake("'\(scalar)' must be written as '\\\(scalar)'")
    default:
      position += 1
      return .scalar(.one(scalar))
    }
  }

  private mutating func group() throws(PatternError) -> Tree {
    position += 1
    if next == "?", !skip("?:") {
      throw mistake("'(?' begins a construct that can't be matched in linear time")
    }
    guard depth < Self.depthLimit else {
      throw mistake("groups are nested more than \(Self.depthLimit) deep")
    }
    depth += 1
    let tree = try choice()
    depth -= 1
    guard skip(")") else { throw mistake("'(' has no ')' after it") }
    return tree
  }

  private mutating func repetition(of tree: Tree) throws(PatternError) -> Tree {
    let result: Tree
    switch next {
    case "*":
      position += 1
      result = .repetition(tree, least: 0, most: nil)
    case "+":
      position += 1
      result = .repetition(tree, least: 1, most: nil)
    case "?":
      position += 1
      result = .repetition(tree, least: 0, most: 1)
    case "{":
      position += 1
      let least = try count()
      var most: Int? = least
      if skip(",") { most = next == "}" ? nil : try count() }
      guard skip("}") else { throw mistake("'{' has no '}' after it") }
      if let most, most < least {
        throw mistake("{\(least),\(most)} has its numbers in the wrong order")
      }
      result = .repetition(tree, least: least, most: most)
    default: return tree
    }
    // `+?` and `*?` would match the same texts; a repeated repetition is a mistake.
    if let scalar = next, ["*", "+", "?", "{"].contains(scalar) {
      throw mistake("'\(scalar)' repeats a repetition")
    }
    return result
  }

  private mutating func count() throws(PatternError) -> Int {
    let start = position
    var number = 0
    while let scalar = next, ("0"..."9").contains(scalar), number <= Self.countLimit {
      number = number * 10 + Int(scalar.value - 48)
      position += 1
    }
    guard position > start else { throw mistake("a number is missing") }
    guard number <= Self.countLimit else {
      throw mistake("a repetition has a count above \(Self.countLimit)")
    }
    return number
  }

  // MARK: - Classes

  private mutating func characterClass() throws(PatternError) -> ScalarClass {
    position += 1
    let isNegated = skip("^")
    var ranges: [ClosedRange<UInt32>] = []
    while let scalar = next, scalar != "]" {
      let first = try member()
      guard first.isSingle, next == "-", position + 1 < scalars.count, scalars[position + 1] != "]"
      else {
        ranges += first.complete
        continue
      }
      position += 1
      let last = try member()
      guard last.isSingle, first.ranges[0].lowerBound <= last.ranges[0].lowerBound else {
        throw mistake("a range in '[]' has its ends in the wrong order")
      }
      ranges.append(first.ranges[0].lowerBound...last.ranges[0].lowerBound)
    }
    guard skip("]") else { throw mistake("'[' has no ']' after it") }
    return ScalarClass(ranges: ranges, isNegated: isNegated)
  }

  private mutating func member() throws(PatternError) -> ScalarClass {
    guard let scalar = next else { throw mistake("'[' has no ']' after it") }
    if scalar == "\\" { return try escape() }
    position += 1
    return .one(scalar)
  }

  private mutating func escape() throws(PatternError) -> ScalarClass {
    position += 1
    guard let scalar = next else { throw mistake("'\\' is at the end") }
    position += 1
    if let named = ScalarClass.named(scalar) { return named }
    switch scalar {
    case "t": return .one("\t")
    case "n": return .one("\n")
    case "r": return .one("\r")
    case "f": return .one("\u{C}")
    case "v": return .one("\u{B}")
    case "u":
      let digits = scalars[position...].prefix(4)
      guard digits.count == 4,
        let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
      else { throw mistake("'\\u' is not followed by four hexadecimal digits") }
      position += 4
      // Half of a surrogate pair is not a character, but a range may end at one.
      return ScalarClass(ranges: [value...value])
    default:
      guard scalar.isASCII, !("0"..."9").contains(scalar), !("a"..."z").contains(scalar),
        !("A"..."Z").contains(scalar)
      else { throw mistake("'\\\(scalar)' is not supported") }
      return .one(scalar)
    }
  }
}

extension ScalarClass {
  fileprivate var isSingle: Bool {
    !isNegated && ranges.count == 1 && ranges[0].lowerBound == ranges[0].upperBound
  }

  /// Its ranges; those between them if it is a complement.
  fileprivate var complete: [ClosedRange<UInt32>] {
    guard isNegated else { return ranges }
    var all: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > next { all.append(next...range.lowerBound - 1) }
      next = max(next, range.upperBound + 1)
    }
    return all + [next...0x10FFFF]
  }
}
