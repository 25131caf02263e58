package import KeyModel
import Text

/// The words of a source file: identifiers outside of comments and texts, with what follows each.
///
/// Sources: The Swift Programming Language, "Lexical Structure" and "Conditional Compilation Block"; ISO 9899, "Lexical elements".
package struct SourceWords {
  /// The use of a word in a file.
  struct Use {
    /// The line where it is first, where it is first used, and where it is first called.
    var line: Int
    var usedLine = 0
    var calledLine = 0
    /// Whether a parenthesis follows it somewhere, and no dot is before it: a function that is called.
    var isCalled = false
    /// Whether a dot or a parenthesis follows it somewhere.
    var isUsed = false
  }

  private(set) var uses: [String: Use] = [:]

  /// Reads a file, leaving out code for other platforms.
  ///
  /// - Parameters:
  ///   - platform: The name of the product's platform; nil to leave nothing out.
  ///   - wanted: The words that are kept.
  package init(
    _ bytes: [UInt8], isSwift: Bool, for platform: String?, wanted: Set<String>
  ) {
    var lexer = SourceLexer(bytes: bytes, isSwift: isSwift, platform: platform)
    while let word = lexer.next() {
      guard wanted.contains(word.text), !word.isDeclared else { continue }
      var use = uses[word.text] ?? Use(line: word.line)
      if word.isFollowedByParenthesis, !word.isMember, !use.isCalled {
        (use.isCalled, use.calledLine) = (true, word.line)
      }
      if word.isFollowedByParenthesis || word.isFollowedByDot || !isSwift, !use.isUsed {
        (use.isUsed, use.usedLine) = (true, word.line)
      }
      uses[word.text] = use
    }
  }
}

/// The words in sources by which a catalogue's APIs are recognized.
package struct WrittenAPIs: Sendable {
  private struct Word: Sendable {
    enum Demand { case any, used, called }
    var text: String
    var demand = Demand.any
  }

  private let swift: [(api: String, words: [Word])]
  private let c: [(api: String, words: [Word])]
  package let wanted: Set<String>

  /// The APIs that say how they are linked. Objective-C has the same names, and Swift those of the symbol, or others.
  package init(_ all: [API]) {
    var (swift, c): ([(String, [Word])], [(String, [Word])]) = ([], [])
    var known: Set<String> = []
    for api in all where !api.linked.isEmpty && known.insert(api.symbol).inserted {
      c += api.linked.map { (api.symbol, $0.split(separator: " ").map(Self.word)) }
      let ways = api.written.map { $0.split(separator: " ").map { Word(text: String($0)) } }
      swift += (ways.isEmpty ? [Self.words(ofSymbol: api.symbol)] : ways).map { (api.symbol, $0) }
    }
    (self.swift, self.c) = (swift, c)
    wanted = Set((swift + c).flatMap { $0.1.map { $0.text } })
  }

  /// `_OBJC_CLASS_$_Lamp` is `Lamp`, `-dimTo:animated:` begins with `dimTo`, `_dim` is called as `dim`.
  private static func word(_ name: Substring) -> Word {
    if name.hasPrefix("-") { return Word(text: String(name.dropFirst().prefix { $0 != ":" })) }
    if let last = name.lastIndex(of: "$"), name.hasPrefix("_OBJC_CLASS_") {
      return Word(text: String(name[name.index(last, offsetBy: 2)...]))
    }
    let text = String(name.dropFirst().prefix { $0 != "$" })
    return Word(text: text, demand: isFunction(text) ? .called : .any)
  }

  private static func words(ofSymbol symbol: String) -> [Word] {
    let path = symbol.prefix { $0 != "(" }.split(separator: ".").map(String.init)
    guard path.count == 1 else { return path.map { Word(text: $0) } }
    return [Word(text: path[0], demand: isFunction(path[0]) ? .called : .used)]
  }

  private static func isFunction(_ name: String) -> Bool {
    name.utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } == true
  }

  /// The APIs that a file uses, each with the line of its last word.
  package func uses(in words: SourceWords, isSwift: Bool) -> [String: Int] {
    var found: [String: Int] = [:]
    for (api, way) in isSwift ? swift : c where found[api] == nil {
      var line = 0
      let isUsed = way.allSatisfy { word in
        guard let use = words.uses[word.text] else { return false }
        switch word.demand {
        case .any: line = max(line, use.line)
        case .used: line = max(line, use.usedLine)
        case .called: line = max(line, use.calledLine)
        }
        return word.demand == .any || word.demand == .used && use.isUsed
          || word.demand == .called && use.isCalled
      }
      if isUsed { found[api] = line }
    }
    return found
  }
}

private struct SourceLexer {
  let bytes: [UInt8]
  let isSwift: Bool
  let platform: String?
  private var offset = 0
  private var line = 1
  /// Whether the code between directives is for the platform; nil in each where nothing says so.
  private var conditions: [Bool?] = []
  private var lastSign: UInt8 = 0
  private var isAfterDeclaration = false

  init(bytes: [UInt8], isSwift: Bool, platform: String?) {
    (self.bytes, self.isSwift, self.platform) = (bytes, isSwift, platform)
  }

  struct Word {
    var text: String
    var line: Int
    /// Whether a dot, or a word that declares it, is before it.
    var isMember: Bool
    var isDeclared: Bool
    var isFollowedByParenthesis: Bool
    var isFollowedByDot: Bool
  }

  /// The next word of code for the platform.
  mutating func next() -> Word? {
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        skipLine()
        continue
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        skipComment()
        continue
      case UInt8(ascii: "\""),
        UInt8(ascii: "'") where byte == UInt8(ascii: "\"") || !isSwift:
        skipText(quote: byte, hashes: 0)
        continue
      case UInt8(ascii: "#"):
        if readHash() { continue }
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default:
        if byte.isOfIdentifier, !byte.isDigit {
          if let word = readWord() { return word }
          continue
        }
        lastSign = byte
        isAfterDeclaration = false
      }
      offset += 1
    }
    return nil
  }

  private var isActive: Bool { !conditions.contains(false) }

  private func peek(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  private static let declaring: Set = [
    "func", "class", "struct", "enum", "protocol", "case", "let", "var",
  ]

  private mutating func readWord() -> Word? {
    let start = offset
    while offset < bytes.count, bytes[offset].isOfIdentifier { offset += 1 }
    let isDeclared = isAfterDeclaration
    let isMember = lastSign == UInt8(ascii: ".") || isDeclared
    lastSign = 0
    // No wanted name is longer.
    guard offset - start <= 200 else { return nil }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    isAfterDeclaration = isSwift && Self.declaring.contains(text)
    guard isActive else { return nil }
    var after = offset
    while after < bytes.count, bytes[after] == UInt8(ascii: " ") { after += 1 }
    let following = after < bytes.count ? bytes[after] : 0
    return Word(
      text: text, line: line, isMember: isMember, isDeclared: isDeclared,
      isFollowedByParenthesis: following == UInt8(ascii: "("),
      isFollowedByDot: following == UInt8(ascii: "."))
  }

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\n") { line += 1 }
      if bytes[offset] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*"), depth == 0 || isSwift {
        depth += 1
        offset += 2
      } else if bytes[offset] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
        if depth == 0 { return }
      } else {
        offset += 1
      }
    }
  }

  /// Skips a text. Code inside of it, between `\(` and `)`, is skipped too.
  private mutating func skipText(quote: UInt8, hashes: Int) {
    let isLong = isSwift && peek(1) == quote && peek(2) == quote
    let count = isLong ? 3 : 1
    offset += count
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\n") {
        // A text of one line that has no end is a mistake, or none of ours.
        if !isLong { return }
        line += 1
      }
      if byte == UInt8(ascii: "\\"), hashes == 0 {
        if peek(1) == UInt8(ascii: "\n") { line += 1 }
        offset += 2
        continue
      }
      let quotes = (0..<count).allSatisfy { peek($0) == quote }
      if quotes, (0..<hashes).allSatisfy({ peek(count + $0) == UInt8(ascii: "#") }) {
        offset += count + hashes
        return
      }
      offset += 1
    }
  }

  /// Reads a directive, or a text that begins with `#`. Returns whether it was one.
  private mutating func readHash() -> Bool {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if isSwift, peek(hashes) == UInt8(ascii: "\"") {
      offset += hashes
      skipText(quote: UInt8(ascii: "\""), hashes: hashes)
      return true
    }
    let rest = bytes[(offset + 1)...].prefix(200).prefix { $0 != UInt8(ascii: "\n") }
    let words = String(decoding: rest, as: UTF8.self).split {
      $0 == " " || $0 == "\t" || $0 == "\r"
    }
    let condition = words.dropFirst().reduce(into: "") { $0 += $1 }
    switch words.first {
    case "if": conditions.append(isFor(condition))
    case "ifdef": conditions.append(isDefined(condition))
    case "ifndef": conditions.append(nil)
    case "elseif", "elif":
      if let known = conditions.popLast() {
        conditions.append(known == true ? false : isFor(condition))
      }
    case "else": if let known = conditions.popLast() { conditions.append(known.map { !$0 }) }
    case "endif": _ = conditions.popLast()
    default: return false
    }
    skipLine()
    return true
  }

  /// Whether a macro may be defined: compilers and systems define some, and others are for builds that are not usual.
  private func isDefined(_ macro: String) -> Bool? {
    macro.hasPrefix("_") || macro.hasPrefix("TARGET_") || macro.hasPrefix("DEBUG") ? nil : false
  }

  /// Whether a condition holds on the platform; nil where it says something else.
  private func isFor(_ condition: String) -> Bool? {
    guard let platform else { return nil }
    let choices = condition.split(separator: "|").map { choice in
      choice.split(separator: "&").map { isFor(part: $0, platform) }
    }
    // All parts of a choice hold if none is false or unknown.
    let truths = choices.map { parts -> Bool? in
      parts.contains(false) ? false : parts.contains(nil) ? nil : true
    }
    return truths.contains(true) ? true : truths.contains(nil) ? nil : false
  }

  private func isFor(part: Substring, _ platform: String) -> Bool? {
    let isNegated = part.hasPrefix("!")
    let plain = isNegated ? part.dropFirst() : part
    for name in ["os(", "targetEnvironment("] where plain.hasPrefix(name) && plain.hasSuffix(")") {
      let value = plain.dropFirst(name.count).dropLast()
      if name == "os(" { return (value == platform) != isNegated }
      // Code for another environment is of another product.
      return isNegated
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isOfIdentifier: Bool {
    isDigit || self == UInt8(ascii: "_") || self >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
