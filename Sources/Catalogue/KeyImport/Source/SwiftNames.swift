import Text

/// Makes identifiers of Swift from names of any content, each different from the others.
struct SwiftNames {
  private var taken: Set<String>
  /// The number to try next, by the wanted name.
  private var next: [String: Int] = [:]

  /// - Parameter taken: Identifiers that are in use.
  init(taken: Set<String> = []) { self.taken = Set(taken.map { $0.lowercased() }) }

  /// An identifier in lower camel case that no other name has: `beamColour`.
  ///
  /// - Parameter kind: The kind of thing, which is added if the name is not an identifier: `group`.
  mutating func identifier(_ name: String, _ kind: String) -> String {
    let words = Self.words(name)
    guard let first = words.first, let letter = first.utf8.first, !letter.isDigit else {
      return unique(Self.joined([kind[...]] + words))
    }
    let joined = Self.joined(words)
    return unique(Self.reserved.contains(joined) ? Self.joined(words + [kind[...]]) : joined)
  }

  /// The same in upper camel case, as files are called: `BeamColour`.
  mutating func fileName(_ name: String, _ kind: String) -> String {
    let words = Self.words(name)
    let joined = words.map(Self.capitalized).joined()
    return unique(joined.isEmpty ? Self.capitalized(Substring(kind)) : joined)
  }

  /// The name of a file with a part of what another one has: `Beam+Colour`.
  mutating func fileName(_ name: String, _ kind: String, of whole: String) -> String {
    let part = Self.words(name).map(Self.capitalized).joined()
    return unique(whole + "+" + (part.isEmpty ? Self.capitalized(kind[...]) : part))
  }

  private mutating func unique(_ name: String) -> String {
    var candidate = name
    // Some file systems ignore case.
    let key = name.lowercased()
    while !taken.insert(candidate.lowercased()).inserted {
      let number = next[key, default: 2]
      next[key] = number + 1
      candidate = "\(name)\(name.utf8.last?.isDigit == true ? "_" : "")\(number)"
    }
    return candidate
  }

  /// The runs of letters and digits of ASCII, the first sixty bytes of them.
  static func words(_ name: String) -> [Substring] {
    let words = name.utf8.split { !$0.isLetter && !$0.isDigit }.map { Substring($0) }
    var length = 0
    return words.prefix { word in
      length += word.utf8.count
      return length <= 60
    }
  }

  /// `["beam", "Colour"]` as `beamColour`; a name in capitals becomes lower case as a whole.
  private static func joined(_ words: [Substring]) -> String {
    let first = words.first ?? ""
    let capitals = first.utf8.prefix { $0.isUppercase }.count
    let isAcronym = capitals == first.utf8.count
    let small = isAcronym ? capitals : max(capitals - 1, 1)
    return first.prefix(small).lowercased() + first.dropFirst(small)
      + words.dropFirst().map(capitalized).joined()
  }

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Words that are no names of members, or would be read as something else.
  private static let reserved: Set<String> = [
    "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "none", "operator", "ownPage", "package", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]
}
