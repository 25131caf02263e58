/// Words by numbers, in the order in which they come first. Each is kept once, all in one array, and
/// looking for a word allocates nothing.
struct WordTable: Sendable {
  private var letters: Letters = []
  /// Where each word begins, and where the last one ends.
  private var starts = [0]
  private var hashes: [Int] = []
  /// For the last digits of a hash the number of the word that has it, or of another one, whose place
  /// was taken; the word itself then stands in one of the next. At most half of them are in use.
  private var slots = [Int](repeating: Self.free, count: 1024)

  private static let free = -1

  var count: Int { hashes.count }

  subscript(number: Int) -> Letters { Letters(letters[starts[number]..<starts[number + 1]]) }

  /// The number of a word that stands in a text; a new word gets the next number.
  mutating func number(of word: Range<Int>, in text: Letters) -> Int {
    let hash = Self.hash(of: word, in: text)
    var slot = hash & (slots.count - 1)
    while slots[slot] != Self.free {
      let number = slots[slot]
      if hashes[number] == hash, isEqual(number, to: word, in: text) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = count
    slots[slot] = number
    hashes.append(hash)
    letters += text[word]
    starts.append(letters.count)
    if 2 * count > slots.count { grow() }
    return number
  }

  mutating func number(of word: Letters) -> Int { number(of: word.indices, in: word) }

  private func isEqual(_ number: Int, to word: Range<Int>, in text: Letters) -> Bool {
    let start = starts[number]
    guard starts[number + 1] - start == word.count else { return false }
    for offset in 0..<word.count
    where letters[start + offset] != text[word.lowerBound + offset] {
      return false
    }
    return true
  }

  private mutating func grow() {
    slots = [Int](repeating: Self.free, count: 2 * slots.count)
    for (number, hash) in hashes.enumerated() {
      var slot = hash & (slots.count - 1)
      while slots[slot] != Self.free { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = number
    }
  }

  /// The standard library's hash, because nobody can write words for which it is the same.
  private static func hash(of word: Range<Int>, in text: Letters) -> Int {
    var hasher = Hasher()
    text.withUnsafeBufferPointer { text in
      hasher.combine(bytes: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text[word])))
    }
    return hasher.finalize()
  }
}
