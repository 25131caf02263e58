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
    let letters = Array(name)
    var forms = [letters.map(Self.anyCase).joined()]
    if letters.count >= Self.shortest { forms.append(Self.edited(letters[...])) }
    let others = ([name] + known).map { escapedForPattern($0) + "$" }
    return "^(?!" + others.joined(separator: "|") + ")(?:" + forms.joined(separator: "|") + ")$"
  }

  /// One edit anywhere in the text. It lies in one half of it, or swaps the two letters where the
  /// halves meet, which keeps the pattern's length in proportion to n log n.
  private static func edited(
    _ text: ArraySlice<Character>, isStart: Bool = true, isEnd: Bool = true
  ) -> String {
    guard text.count > 1 else { return leaf(text, isStart: isStart, isEnd: isEnd) }
    let middle = text.startIndex + text.count / 2
    let (first, second) = (text[..<middle], text[middle...])
    var forms = [
      plain(first) + edited(second, isStart: false, isEnd: isEnd),
      edited(first, isStart: isStart, isEnd: false) + plain(second),
    ]
    if let left = first.last, let right = second.first, left != right {
      forms.append(plain(first.dropLast()) + plain([right, left]) + plain(second.dropFirst()))
    }
    return "(?:" + forms.joined(separator: "|") + ")"
  }

  /// A letter that is missing or has another one before it; at the end, after it too. At the start
  /// a letter more is how people put a key out of action: `_NSServices`.
  private static func leaf(_ text: ArraySlice<Character>, isStart: Bool, isEnd: Bool) -> String {
    let letter = plain(text)
    if isStart { return "" }
    guard isEnd else { return "(?:\\D\(letter))?" }
    let longer = "(?:\\D\(letter)|\(letter)[^s\\d])"
    return text.last == "s" ? longer : longer + "?"
  }

  private static func plain(_ text: some Sequence<Character>) -> String {
    escapedForPattern(String(text))
  }

  private static func anyCase(_ letter: Character) -> String {
    let (lower, upper) = (letter.lowercased(), letter.uppercased())
    return lower == upper || lower.count != 1 || upper.count != 1
      ? escapedForPattern(String(letter)) : "[\(upper)\(lower)]"
  }
}

/// The text with everything escaped that means something in a regular expression, and nothing
/// else: ECMA-262 allows no other escapes in its Unicode mode (section 22.2.1, `IdentityEscape`).
func escapedForPattern(_ text: String) -> String {
  text.map { #"^$\.*+?()[]{}|/"#.contains($0) ? "\\" + String($0) : String($0) }.joined()
}
