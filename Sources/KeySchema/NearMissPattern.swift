import Diagnostics

/// Names that are almost a known one, as a regular expression.
///
/// A near miss differs from the known name in upper and lower case alone, or by one letter that is
/// missing, added inside or at the end, or swapped with its neighbour. A letter that is another one
/// does not count, nor does an `s` at the end, nor a digit: `UTTypeIconFiles` beside `UTTypeIconFile` and `ILMessage…`
/// beside `IDMessage…` are keys of their own. Of a short name only its case counts.
struct NearMissPattern {
  let name: String
  /// Known names that must not count as near misses of this one.
  var known: [String] = []

  /// Below this many characters a letter more or less makes another word.
  private static let shortest = 6

  /// Anchored at both ends, in the dialect that ECMA-262 and JSON Schema share.
  var pattern: String {
    var writer = EditPatternWriter(name)
    writer.add("^(?!")
    for (index, other) in ([name] + known).enumerated() {
      if index > 0 { writer.add("|") }
      writer.add(escapedForPattern(other))
      writer.add("$")
    }
    writer.add(")(?:")
    for letter in name { writer.addInAnyCase(letter) }
    if writer.count >= Self.shortest {
      writer.add("|")
      writer.addEdited(0..<writer.count)
    }
    writer.add(")$")
    return writer.pattern
  }
}

/// Writes the pattern of one edit anywhere in a text.
///
/// Names by the thousand have patterns of a kilobyte each, so they are written into one buffer.
private struct EditPatternWriter {
  /// The letters, with what means something in a pattern escaped.
  private let letters: [[UInt8]]
  private let endsInS: Bool
  private var bytes: [UInt8] = []

  init(_ text: String) {
    letters = text.map { Array(escapedForPattern(String($0)).utf8) }
    endsInS = text.last == "s"
    bytes.reserveCapacity(64 * letters.count)
  }

  var count: Int { letters.count }

  var pattern: String { String(decoding: bytes, as: UTF8.self) }

  mutating func add(_ text: String) { bytes += text.utf8 }

  mutating func addInAnyCase(_ letter: Character) {
    if let byte = letter.asciiValue, byte & 0xDF >= 0x41, byte & 0xDF <= 0x5A {
      bytes += [UInt8(ascii: "["), byte & 0xDF, byte | 0x20, UInt8(ascii: "]")]
      return
    }
    let (lower, upper) = (letter.lowercased(), letter.uppercased())
    let hasOneForm = lower == upper || lower.count != 1 || upper.count != 1
    add(hasOneForm ? escapedForPattern(String(letter)) : "[\(upper)\(lower)]")
  }

  private mutating func addPlain(_ range: Range<Int>) {
    for index in range { bytes += letters[index] }
  }

  /// The edit lies in one half of the text, or swaps the two letters where the halves meet, which
  /// keeps the pattern's length in proportion to n log n.
  mutating func addEdited(_ range: Range<Int>, isStart: Bool = true, isEnd: Bool = true) {
    guard range.count > 1 else { return addLeaf(range, isStart: isStart, isEnd: isEnd) }
    let middle = range.lowerBound + range.count / 2
    add("(?:")
    addPlain(range.lowerBound..<middle)
    addEdited(middle..<range.upperBound, isStart: false, isEnd: isEnd)
    add("|")
    addEdited(range.lowerBound..<middle, isStart: isStart, isEnd: false)
    addPlain(middle..<range.upperBound)
    if letters[middle - 1] != letters[middle] {
      add("|")
      addPlain(range.lowerBound..<middle - 1)
      addPlain(middle..<middle + 1)
      addPlain(middle - 1..<middle)
      addPlain(middle + 1..<range.upperBound)
    }
    add(")")
  }

  /// A letter that is missing or has another one before it; at the end, after it too. At the start
  /// a letter more is how people put a key out of action: `_NSServices`.
  private mutating func addLeaf(_ letter: Range<Int>, isStart: Bool, isEnd: Bool) {
    if isStart { return }
    add("(?:\\D")
    addPlain(letter)
    if isEnd {
      add("|")
      addPlain(letter)
      add("[^s\\d]")
    }
    // Without the `s` at its end the name may be another key.
    add(isEnd && endsInS ? ")" : ")?")
  }
}

/// The text with everything escaped that means something in a regular expression, and nothing
/// else: ECMA-262 allows no other escapes in its Unicode mode (section 22.2.1, `IdentityEscape`).
func escapedForPattern(_ text: String) -> String {
  guard text.utf8.contains(where: \.hasMeaningInPattern) else { return text }
  var escaped: [UInt8] = []
  for byte in text.utf8 {
    if byte.hasMeaningInPattern { escaped.append(UInt8(ascii: "\\")) }
    escaped.append(byte)
  }
  return String(decoding: escaped, as: UTF8.self)
}

extension UInt8 {
  fileprivate var hasMeaningInPattern: Bool {
    switch self {
    case UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "\\"), UInt8(ascii: "."),
      UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "|"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
