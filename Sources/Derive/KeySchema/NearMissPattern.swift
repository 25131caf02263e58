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
    writer.add("^(?!" + escapedForPattern(name))
    for other in known {
      writer.add("$|\\d*")
      for letter in other where !letter.isASCIIDigit {
        writer.add(escapedForPattern(String(letter)) + "\\d*")
      }
    }
    // No near miss of a name without digits has one, so that any letter need not be `\D` below.
    writer.add(writer.hasDigits ? "$)(" : "$|.*\\d)(")
    for letter in name { writer.addInAnyCase(letter) }
    if writer.count >= NameSlip.shortest {
      writer.add("|")
      writer.addSwappedPrefix()
      writer.add(0..<NameSlip.prefix)
      writer.addEdited(NameSlip.prefix..<writer.count)
    } else if writer.count >= NameSlip.shortestForSwap {
      writer.addSwapped()
    }
    writer.add(")$")
    return String(decoding: writer.pattern, as: UTF8.self)
  }
}

/// Writes the pattern that matches one edit anywhere in a text. Its groups capture, because `(?:` would make published
/// schemas half a megabyte larger.
private struct EditPatternWriter {
  /// In UTF-8: appending strings takes three times as long.
  private(set) var pattern: [UInt8] = []
  let hasDigits: Bool
  private let endsInS: Bool
  /// The name with special characters escaped.
  private var letters: [UInt8] = []
  /// The offset at which each letter starts, and the one at which the last letter ends.
  private var starts = [0]

  init(_ text: String) {
    hasDigits = text.utf8.contains(where: \.isDigit)
    endsInS = text.last == "s"
    for letter in text {
      letters += escapedForPattern(String(letter)).utf8
      starts.append(letters.count)
    }
  }

  var count: Int { starts.count - 1 }

  mutating func add(_ piece: String) { pattern += piece.utf8 }

  mutating func addInAnyCase(_ letter: Character) {
    let (lower, upper) = (letter.lowercased(), letter.uppercased())
    let hasOneForm = lower == upper || lower.count != 1 || upper.count != 1
    add(hasOneForm ? escapedForPattern(String(letter)) : "[\(upper)\(lower)]")
  }

  mutating func add(_ range: Range<Int>) {
    pattern += letters[starts[range.lowerBound]..<starts[range.upperBound]]
  }

  private func letter(_ index: Int) -> ArraySlice<UInt8> {
    letters[starts[index]..<starts[index + 1]]
  }

  private func isDigit(_ index: Int) -> Bool { letters[starts[index]].isDigit }

  /// Whether swapping a letter with the one before it makes another name.
  private func isSwappable(_ index: Int) -> Bool {
    letter(index - 1) != letter(index) && !isDigit(index - 1) && !isDigit(index)
  }

  /// Adds a part of the name with a letter and the one before it swapped.
  private mutating func add(_ range: Range<Int>, swappingAt index: Int) {
    add(range.lowerBound..<index - 1)
    add(index..<index + 1)
    add(index - 1..<index)
    add(index + 1..<range.upperBound)
  }

  /// Adds the name with its first two letters swapped, as an alternative.
  mutating func addSwappedPrefix() {
    guard isSwappable(1) else { return }
    add(0..<count, swappingAt: 1)
    add("|")
  }

  /// Adds the name with two neighbouring letters swapped, as alternatives.
  mutating func addSwapped() {
    for index in 1..<count where isSwappable(index) {
      add("|")
      add(0..<count, swappingAt: index)
    }
  }

  /// Adds alternatives for an edit in either half of the text, or a swap where the halves meet. Halving keeps
  /// the pattern's length in O(n log n).
  mutating func addEdited(_ range: Range<Int>, isEnd: Bool = true) {
    guard range.count > 1 else { return addLeaf(range, isEnd: isEnd) }
    let middle = range.lowerBound + range.count / 2
    add("(")
    add(range.lowerBound..<middle)
    addEdited(middle..<range.upperBound, isEnd: isEnd)
    add("|")
    addEdited(range.lowerBound..<middle, isEnd: false)
    add(middle..<range.upperBound)
    if isSwappable(middle) {
      add("|")
      add(range, swappingAt: middle)
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
    add(letter)
    add("?")
    guard isEnd else { return }
    add("|")
    add(letter)
    add(hasDigits ? "[^s\\d])" : "[^s])")
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
