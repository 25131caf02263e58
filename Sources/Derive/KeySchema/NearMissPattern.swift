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
    writer.pattern = "^(?!" + escapedForPattern(name)
    for other in known {
      writer.pattern += "$|\\d*"
      for letter in other where !letter.isASCIIDigit {
        writer.pattern += escapedForPattern(String(letter)) + "\\d*"
      }
    }
    writer.pattern += "$"
    // No near miss of a name without digits has one, so that any letter need not be `\D` below.
    if !writer.hasDigits { writer.pattern += "|.*\\d" }
    writer.pattern += ")("
    for letter in name { writer.addInAnyCase(letter) }
    if writer.count >= NameSlip.shortest {
      writer.pattern += "|"
      writer.addSwappedPrefix()
      writer.add(0..<NameSlip.prefix)
      writer.addEdited(NameSlip.prefix..<writer.count)
    } else if writer.count >= NameSlip.shortestForSwap {
      writer.addSwapped()
    }
    return writer.pattern + ")$"
  }
}

/// Writes the pattern that matches one edit anywhere in a text. Its groups capture, because `(?:` would make published
/// schemas half a megabyte larger.
private struct EditPatternWriter {
  var pattern = ""
  let hasDigits: Bool
  private let endsInS: Bool
  /// With special characters escaped.
  private let letters: [String]

  init(_ text: String) {
    hasDigits = text.utf8.contains(where: \.isDigit)
    endsInS = text.last == "s"
    letters = text.map { escapedForPattern(String($0)) }
  }

  var count: Int { letters.count }

  mutating func addInAnyCase(_ letter: Character) {
    let (lower, upper) = (letter.lowercased(), letter.uppercased())
    let hasOneForm = lower == upper || lower.count != 1 || upper.count != 1
    pattern += hasOneForm ? escapedForPattern(String(letter)) : "[\(upper)\(lower)]"
  }

  mutating func add(_ range: Range<Int>) { for letter in letters[range] { pattern += letter } }

  private func isDigit(_ index: Int) -> Bool { letters[index].utf8.first?.isDigit == true }

  /// Whether swapping a letter with the one before it makes another name.
  private func isSwappable(_ index: Int) -> Bool {
    letters[index - 1] != letters[index] && !isDigit(index - 1) && !isDigit(index)
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
    pattern += "|"
  }

  /// Adds the name with two neighbouring letters swapped, as alternatives.
  mutating func addSwapped() {
    for index in 1..<count where isSwappable(index) {
      pattern += "|"
      add(0..<count, swappingAt: index)
    }
  }

  /// Adds alternatives for an edit in either half of the text, or a swap where the halves meet. Halving keeps
  /// the pattern's length in O(n log n).
  mutating func addEdited(_ range: Range<Int>, isEnd: Bool = true) {
    guard range.count > 1 else { return addLeaf(range, isEnd: isEnd) }
    let middle = range.lowerBound + range.count / 2
    pattern += "("
    add(range.lowerBound..<middle)
    addEdited(middle..<range.upperBound, isEnd: isEnd)
    pattern += "|"
    addEdited(range.lowerBound..<middle, isEnd: false)
    add(middle..<range.upperBound)
    if isSwappable(middle) {
      pattern += "|"
      add(range, swappingAt: middle)
    }
    pattern += ")"
  }

  /// Adds a letter that is missing, replaced, or preceded by another; at the end, also followed by one. The pattern
  /// also matches the unchanged letter, which is harmless because the name itself is excluded. A digit is neither
  /// dropped nor replaced by another, because that would match siblings.
  private mutating func addLeaf(_ letter: Range<Int>, isEnd: Bool) {
    if isEnd { pattern += "(" }
    pattern += hasDigits ? "\\D" : "."
    if !isDigit(letter.lowerBound), !(isEnd && endsInS) { pattern += "?" }
    add(letter)
    pattern += "?"
    guard isEnd else { return }
    pattern += "|"
    add(letter)
    pattern += hasDigits ? "[^s\\d])" : "[^s])"
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
