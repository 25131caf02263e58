/// Splits text into words for search.
///
/// Words are separated by anything but letters and digits, and by camel case: a capital begins a word, capitals
/// in a row are one (`HTTPLoads` is `HTTP`, `Loads`), so are digits in a row, and an acronym keeps its plural
/// (`URLs`). Protected words stay whole, and a vendor's prefix at the start, or after a leading `k`, is a word
/// even before further capitals (with the prefix `AB`, `ABURLFile` is `AB`, `URL`, `File`).
struct Tokenizer: Sendable {
  private let protectedWords: WordsByStart
  private let vendorPrefixes: WordsByStart
  /// The number of lower-case letters at the start of each such protected word, in order.
  private let protectedHeads: [Int]

  init(_ language: SearchLanguage) {
    let protected = language.protectedWords.map { Letters($0) }
    protectedWords = WordsByStart(protected)
    vendorPrefixes = WordsByStart(language.vendorPrefixes.map { Letters($0) })
    protectedHeads = protected.map { $0.prefix(while: isLower).count }.filter { $0 > 0 }
  }

  /// The words as ranges of the text, and the number of leading words that are the vendor's prefix.
  func ranges(of text: Letters) -> (words: [Range<Int>], prefixCount: Int) {
    var words: [Range<Int>] = []
    var prefixCount = 0
    var index = 0
    var mayBePrefix = true
    while index < text.count {
      guard isWord(text[index]) else {
        index += 1
        mayBePrefix = true
        continue
      }
      let protectedEnd = protectedEnd(text, index)
      let prefixEnd = protectedEnd == nil && mayBePrefix ? prefixEnd(text, index) : nil
      let end = protectedEnd ?? prefixEnd ?? plainEnd(text, index)
      // A `k` may come before the vendor's prefix: `kMEFormatReader`.
      let isLeadingK = end == index + 1 && text[index] == leadingK
      if prefixEnd != nil,
        words.isEmpty || (words.count == 1 && words[0] == 0..<1 && text[0] == leadingK)
      {
        prefixCount = words.count + 1
      }
      mayBePrefix = mayBePrefix && isLeadingK
      words.append(index..<end)
      index = end
    }
    return (words, prefixCount)
  }

  /// The words, folded.
  func words(of text: Letters) -> [Letters] {
    ranges(of: text).words.map { Letters(text[$0]).folded }
  }

  private func protectedEnd(_ text: Letters, _ index: Int) -> Int? {
    protectedWords.end(in: text, at: index) { $0 == text.count || !isLower(text[$0]) }
  }

  private func prefixEnd(_ text: Letters, _ index: Int) -> Int? {
    vendorPrefixes.end(in: text, at: index) { $0 < text.count && isUpper(text[$0]) }
  }

  private func plainEnd(_ text: Letters, _ index: Int) -> Int {
    if isDigit(text[index]) { return text.end(of: isDigit, from: index) }
    guard isUpper(text[index]) else { return lowerEnd(text, index) }
    let end = text.end(of: isUpper, from: index)
    guard end < text.count, isLower(text[end]) else { return end }
    if end == index + 1 { return lowerEnd(text, index + 1) }
    let isPlural = text[end] == pluralS && (end + 1 == text.count || !isLower(text[end + 1]))
    return isPlural ? end + 1 : end - 1
  }

  /// The end of a run of lower-case letters, or the start of a protected word within it.
  private func lowerEnd(_ text: Letters, _ index: Int) -> Int {
    let end = text.end(of: isLower, from: index)
    guard end < text.count, isUpper(text[end]) else { return end }
    for head in protectedHeads where end - head > index {
      if protectedEnd(text, end - head) != nil { return end - head }
    }
    return end
  }
}

/// Words by their first letter, which is ASCII; words with the same one are in the given order.
private struct WordsByStart: Sendable {
  private let words: [[Letters]]

  init(_ all: [Letters]) {
    words = (0..<128).map { (letter: UInt16) in all.filter { $0.first == letter } }
  }

  /// The end of the first word that occurs at the index and may end there.
  func end(in text: Letters, at index: Int, mayEnd: (Int) -> Bool) -> Int? {
    guard text[index] < words.count else { return nil }
    return words[Int(text[index])].first { text.has($0, at: index) && mayEnd(index + $0.count) }
      .map { index + $0.count }
  }
}

extension Letters {
  fileprivate func end(of belongs: (UInt16) -> Bool, from start: Int) -> Int {
    var end = start
    while end < count, belongs(self[end]) { end += 1 }
    return end
  }
}

private let leadingK = UInt16(UInt8(ascii: "k"))
private let pluralS = UInt16(UInt8(ascii: "s"))
