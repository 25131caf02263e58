import Text

/// Finds the known name that a written one is but for one word: `CFShortVersionString` for `CFBundleShortVersionString`.
enum LackingWord {
  /// Shorter names have too few words left to mean a known one.
  private static let shortest = 12

  /// The one name that has a word more than the written name; nil if none has, or several.
  static func name(meantBy written: String, among names: [String], _ work: CheckingBudget)
    -> String?
  {
    let bytes = Array(written.utf8)
    guard bytes.count >= shortest else { return nil }
    // A beginning and an end are compared much faster than a key.
    work.count += names.count / 8
    var found: String?
    for name in names where hasWordMore(name.utf8, than: bytes) {
      guard found == nil else { return nil }
      found = name
    }
    return found
  }

  private static func hasWordMore(_ name: String.UTF8View, than written: [UInt8]) -> Bool {
    let more = name.count - written.count
    guard more >= 3, name.first == written.first, name.last == written.last else { return false }
    let name = Array(name)
    var start = 0
    while start < written.count, name[start] == written[start] { start += 1 }
    var end = 0
    while end < written.count, name[name.count - 1 - end] == written[written.count - 1 - end] {
      end += 1
    }
    guard start + end >= written.count else { return false }
    // The same letters may begin the word and what follows it.
    return (written.count - end...start).contains { isWord(name[$0..<$0 + more]) }
  }

  /// Whether some letters are a capital one with small ones.
  private static func isWord(_ letters: ArraySlice<UInt8>) -> Bool {
    letters.first.map { $0 >= 0x41 && $0 <= 0x5A } == true
      && letters.dropFirst().allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
  }
}
