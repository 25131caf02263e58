/// Splits text into the words that search compares.
///
/// Whatever is neither letter nor digit separates. Between separators, words end where camel case
/// says so: a capital begins a word, capitals in a row are one (`HTTPLoads` is `HTTP`, `Loads`), so
/// are digits in a row, and an acronym keeps its plural (`URLs`). Protected words stay whole, and a
/// vendor's prefix at the start, or after a leading `k`, is a word even before further capitals
/// (`LSUIElement` is `LS`, `UI`, `Element`).
struct Tokenizer: Sendable {
  private let protectedWords: WordsByStart
  private let vendorPrefixes: WordsByStart
  /// How many small letters each of some protected words begins with, the first words first.
  private let protectedHeads: [Int]

  init(_ language: SearchLanguage) {
    let protected = language.protectedWords.map { Letters($0) }
    protectedWords = WordsByStart(protected)
    vendorPrefixes = WordsByStart(language.vendorPrefixes.map { Letters($0) })
    protectedHeads = protected.map { $0.prefix(while: isLower).count }.filter { $0 > 0 }
  }

  /// The words as ranges of the text, and how many of the first are the vendor's.
  func ranges(of text: Letters) -> (words: [Range<Int>], prefixCount: Int) {
    var words: [Range<Int>] = []
    var prefixCount = 0
    forEachWord(of: text) { word, isPrefix in
      if isPrefix,
        words.isEmpty || (words.count == 1 && words[0] == 0..<1 && text[0] == 107)
      {
        prefixCount = words.count + 1
      }
      words.append(word)
    }
    return (words, prefixCount)
  }

  /// Hands over the words as ranges of the text, each with whether it is a vendor's prefix.
  @inline(__always)
  func forEachWord(of text: Letters, _ take: (_ word: Range<Int>, _ isPrefix: Bool) -> Void) {
    var position = 0
    var mayBePrefix = true
    while position < text.count {
      guard isWord(text[position]) else {
        position += 1
        mayBePrefix = true
        continue
      }
      let protectedEnd = protectedEnd(text, position)
      let prefixEnd = protectedEnd == nil && mayBePrefix ? prefixEnd(text, position) : nil
      let end = protectedEnd ?? prefixEnd ?? plainEnd(text, position)
      // A `k` may stand before the vendor's prefix: `kMEFormatReader`.
      mayBePrefix = mayBePrefix && end == position + 1 && text[position] == 107
      take(position..<end, prefixEnd != nil)
      position = end
    }
  }

  /// The words, folded.
  func words(of text: Letters) -> [Letters] {
    ranges(of: text).words.map { Letters(text[$0]).folded }
  }

  private func protectedEnd(_ text: Letters, _ position: Int) -> Int? {
    protectedWords.end(in: text, at: position) { $0 == text.count || !isLower(text[$0]) }
  }

  private func prefixEnd(_ text: Letters, _ position: Int) -> Int? {
    vendorPrefixes.end(in: text, at: position) { $0 < text.count && isUpper(text[$0]) }
  }

  private func plainEnd(_ text: Letters, _ position: Int) -> Int {
    if isDigit(text[position]) { return text.end(of: isDigit, from: position) }
    guard isUpper(text[position]) else { return lowerEnd(text, position) }
    let end = text.end(of: isUpper, from: position)
    guard end < text.count, isLower(text[end]) else { return end }
    if end == position + 1 { return lowerEnd(text, position + 1) }
    let isPlural = text[end] == 115 && (end + 1 == text.count || !isLower(text[end + 1]))
    return isPlural ? end + 1 : end - 1
  }

  /// The end of small letters, before a protected word that they run into.
  private func lowerEnd(_ text: Letters, _ position: Int) -> Int {
    let end = text.end(of: isLower, from: position)
    guard end < text.count, isUpper(text[end]) else { return end }
    for head in protectedHeads where end - head > position {
      if protectedEnd(text, end - head) != nil { return end - head }
    }
    return end
  }
}

/// Words by the letter that each begins with, one of `A` to `z`; those of a letter in the given order.
private struct WordsByStart: Sendable {
  private var words: [Letters] = []
  private var ranges: [Range<Int>] = []

  private static let letters: ClosedRange<UInt16> = 65...122

  init(_ all: [Letters]) {
    for letter in Self.letters {
      let first = words.count
      words += all.filter { $0.first == letter }
      ranges.append(first..<words.count)
    }
  }

  /// Where the first word ends that stands at the position and may end there.
  @inline(__always)
  func end(in text: Letters, at position: Int, mayEnd: (Int) -> Bool) -> Int? {
    guard Self.letters.contains(text[position]) else { return nil }
    for number in ranges[Int(text[position] - Self.letters.lowerBound)] {
      let word = words[number]
      if text.has(word, at: position), mayEnd(position + word.count) {
        return position + word.count
      }
    }
    return nil
  }
}

extension Letters {
  fileprivate func end(of belongs: (UInt16) -> Bool, from position: Int) -> Int {
    var end = position
    while end < count, belongs(self[end]) { end += 1 }
    return end
  }
}

/// The word without the endings of English that search ignores: `files` and `file`, `allowed`,
/// `allowing` and `allow` are alike. Not every stem is a word.
func stem(_ word: Letters) -> Letters {
  guard word.count > 3, !word.contains(where: isDigit) else { return word }
  var word = word
  func ends(_ ending: StaticString) -> Bool {
    ending.withUTF8Buffer { ending in
      word.count >= ending.count
        && zip(word[(word.count - ending.count)...], ending).allSatisfy { $0 == UInt16($1) }
    }
  }
  /// Whether what stays is long enough and has a vowel.
  func leavesStem(_ length: Int) -> Bool {
    word.count - length >= 3 && word.dropLast(length).contains { isVowel($0) || $0 == 121 }
  }
  if ends("ies"), word.count > 4 {
    word.removeLast(3)
    word.append(121)
  } else if ends("sses") {
    word.removeLast(2)
  } else if ends("s"), !ends("ss"), !ends("us"), !ends("is") {
    word.removeLast()
  }
  if ends("ing"), leavesStem(3) {
    word.removeLast(3)
  } else if ends("ed"), !ends("eed"), leavesStem(2) {
    word.removeLast(2)
  } else if ends("tion"), word.count >= 7 {
    word.removeLast(3)
  }
  if word.count > 3, ends("e") { word.removeLast() }
  if word.count > 3, word[word.count - 1] == word[word.count - 2],
    !isVowel(word[word.count - 1])
  {
    word.removeLast()
  }
  return word
}

/// Whether a small letter is one of `aeiou`.
private func isVowel(_ unit: UInt16) -> Bool {
  switch unit {
  case 97, 101, 105, 111, 117: true
  default: false
  }
}
