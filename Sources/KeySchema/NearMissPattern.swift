import Diagnostics
import Text

/// Names that are nearly a known one, as a regular expression.
///
/// A near miss is a slip (`NameSlip`) in case only, or in one letter with the name's own case. A final `s` more
/// or less does not count, because a schema cannot see whether the value of `IconFiles` would fit `IconFile`.
struct NearMissPattern {
  let name: String
  /// Known names that are not near misses of this one. Neither are their siblings, which differ from them only in
  /// digits.
  var known: [String] = []

  /// Anchored at both ends, in the dialect that ECMA-262 and JSON Schema share.
  var pattern: String {
    var writer = EditPatternWriter(name)
    writer.add("^(?!")
    writer.add(text: escapedForPattern(name))
    for other in known {
      writer.add("$|\\d*")
      for letter in other where !letter.isASCIIDigit {
        writer.add(text: escapedForPattern(String(letter)))
        writer.add("\\d*")
      }
    }
    writer.add("$")
    // No near miss of a name without digits has one, so that any letter need not be `\D` below.
    if !writer.hasDigits { writer.add("|.*\\d") }
    writer.add(")(")
    writer.addInAnyCase()
    if writer.count >= NameSlip.shortest {
      writer.add("|")
      writer.addSwappedPrefix()
      writer.addPlain(0..<NameSlip.prefix)
      writer.addEdited(NameSlip.prefix..<writer.count)
    } else if writer.count >= NameSlip.shortestForSwap {
      writer.addSwapped()
    }
    writer.add(")$")
    return writer.pattern
  }
}

/// Writes the pattern that matches one edit anywhere in a text. Its groups capture, because `(?:` would make published
/// schemas half a megabyte larger.
///
/// Each name has a pattern of half a kilobyte. Joining strings instead of appending bytes takes twelve times as
/// long: a third more instructions for a build of 1,000 keys, and 0.6 of 6 seconds of processor time at 10,000.
private struct EditPatternWriter {
  /// All letters, with special characters escaped.
  private var letters: [UInt8] = []
  /// The offsets at which each letter starts, and the one at which the last letter ends.
  private var starts = [0]
  private let endsInS: Bool
  let hasDigits: Bool
  private var bytes: [UInt8] = []

  init(_ text: String) {
    endsInS = text.last == "s"
    hasDigits = text.utf8.contains(where: \.isDigit)
    letters.reserveCapacity(text.utf8.count)
    starts.reserveCapacity(text.utf8.count + 1)
    if text.hasLettersOfOneByte {
      for byte in text.utf8 { addLetter(CollectionOfOne(byte)) }
    } else {
      for letter in text { addLetter(letter.utf8) }
    }
    bytes.reserveCapacity(32 * letters.count)
  }

  private mutating func addLetter(_ letter: some Sequence<UInt8>) {
    for byte in letter {
      if byte.hasMeaningInPattern { letters.append(UInt8(ascii: "\\")) }
      letters.append(byte)
    }
    starts.append(letters.count)
  }

  var count: Int { starts.count - 1 }

  var pattern: String { String(decoding: bytes, as: UTF8.self) }

  mutating func add(text: String) { bytes += text.utf8 }

  /// Adds the syntax between letters.
  mutating func add(_ piece: StaticString) {
    piece.withUTF8Buffer { piece in
      for byte in piece { bytes.append(byte) }
    }
  }

  /// Adds the whole text, each letter in either case.
  mutating func addInAnyCase() {
    for index in 0..<count {
      let (start, end) = (starts[index], starts[index + 1])
      if end == start + 1, letters[start].isLetter {
        add("[")
        bytes.append(letters[start] & 0xDF)
        bytes.append(letters[start] | 0x20)
        add("]")
      } else {
        addInAnyCase(String(decoding: letters[start..<end], as: UTF8.self))
      }
    }
  }

  private mutating func addInAnyCase(_ letter: String) {
    let (lower, upper) = (letter.lowercased(), letter.uppercased())
    let hasOneForm = lower == upper || lower.count != 1 || upper.count != 1
    bytes += (hasOneForm ? letter : "[\(upper)\(lower)]").utf8
  }

  mutating func addPlain(_ range: Range<Int>) {
    for index in starts[range.lowerBound]..<starts[range.upperBound] {
      bytes.append(letters[index])
    }
  }

  private func letter(_ index: Int) -> ArraySlice<UInt8> {
    letters[starts[index]..<starts[index + 1]]
  }

  private func isDigit(_ index: Int) -> Bool { letter(index).first?.isDigit == true }

  /// Whether swapping a letter with the one before it makes another name.
  private func isSwappable(_ index: Int) -> Bool {
    letter(index - 1) != letter(index) && !isDigit(index - 1) && !isDigit(index)
  }

  /// Adds the name with its first two letters swapped, as an alternative.
  mutating func addSwappedPrefix() {
    guard isSwappable(1) else { return }
    addPlain(1..<2)
    addPlain(0..<1)
    addPlain(2..<count)
    add("|")
  }

  /// Adds the name with two neighbouring letters swapped, as alternatives.
  mutating func addSwapped() {
    for index in 1..<count where isSwappable(index) {
      add("|")
      addPlain(0..<index - 1)
      addPlain(index..<index + 1)
      addPlain(index - 1..<index)
      addPlain(index + 1..<count)
    }
  }

  /// Adds alternatives for an edit in either half of the text, or a swap where the halves meet. Halving keeps
  /// the pattern's length in O(n log n).
  mutating func addEdited(_ range: Range<Int>, isEnd: Bool = true) {
    guard range.count > 1 else { return addLeaf(range, isEnd: isEnd) }
    let middle = range.lowerBound + range.count / 2
    add("(")
    addPlain(range.lowerBound..<middle)
    addEdited(middle..<range.upperBound, isEnd: isEnd)
    add("|")
    addEdited(range.lowerBound..<middle, isEnd: false)
    addPlain(middle..<range.upperBound)
    if isSwappable(middle) {
      add("|")
      addPlain(range.lowerBound..<middle - 1)
      addPlain(middle..<middle + 1)
      addPlain(middle - 1..<middle)
      addPlain(middle + 1..<range.upperBound)
    }
    add(")")
  }

  /// Adds a letter that is missing, replaced, or preceded by another; at the end, also followed by one. The pattern
  /// also matches the unchanged letter, which is harmless because the name itself is excluded. A digit is neither
  /// dropped nor replaced by another, because that would match siblings.
  private mutating func addLeaf(_ letter: Range<Int>, isEnd: Bool) {
    if isEnd { add("(") }
    add(hasDigits ? "\\D" : ".")
    if !isDigit(letter.lowerBound), !(isEnd && endsInS) { add("?") }
    addPlain(letter)
    add("?")
    guard isEnd else { return }
    add("|")
    addPlain(letter)
    add(hasDigits ? "[^s\\d])" : "[^s])")
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

extension String {
  /// Whether every letter is one byte: ASCII without CR LF, which Swift counts as one character.
  var hasLettersOfOneByte: Bool { utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } }
}
