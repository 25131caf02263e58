import Diagnostics
import KeyModel
import Text

/// The way from a message that is not a list to what explains it.
extension DocumentCheckers {
  /// A finding that a text is not a list, with the codes that the text names.
  func withCodes(_ finding: Diagnostic, of bytes: [UInt8]) -> Diagnostic {
    guard [DiagnosticKind.plainText.id, DiagnosticKind.unreadSyntax.id].contains(finding.id) else {
      return finding
    }
    let codes = catalogue.codes(in: bytes)
    guard !codes.isEmpty else { return finding }
    return changed(finding) {
      $0.codes = codes
      $0.remedy =
        "read about \(alternatives(codes, "and")), then check the file that the text is about"
    }
  }
}

extension Catalogue {
  /// The codes that a text names, in its order.
  func codes(in text: [UInt8]) -> [RejectionCode.ID] {
    let text = Array(text.prefix(Self.mostBytesOfMessages))
    var found: [(offset: Int, id: RejectionCode.ID)] = []
    for code in codes {
      let offsets = Self.spellings(of: code.id).compactMap { Self.offset(of: $0, in: text) }
      if let first = offsets.min() { found.append((first, code.id)) }
    }
    return found.sorted { ($0.offset, $0.id) < ($1.offset, $1.id) }.prefix(Self.mostCodes).map {
      $0.id
    }
  }

  /// A code as messages write it: whole, or its number alone if that is long enough to be no other number.
  private static func spellings(of code: RejectionCode.ID) -> [[UInt8]] {
    let bytes = Array(code.utf8)
    let digits = Array(bytes.reversed().prefix { $0.isDigit }.reversed())
    let isWord = digits.count < bytes.count
    return (isWord ? [bytes] : []) + (digits.count >= 5 ? [digits] : [])
  }

  /// The first place where a text has a word, not as a part of another.
  private static func offset(of word: [UInt8], in text: [UInt8]) -> Int? {
    guard let first = word.first, text.count >= word.count else { return nil }
    func isInWord(_ index: Int) -> Bool {
      text.indices.contains(index) && (text[index].isLetter || text[index].isDigit)
    }
    return (0...(text.count - word.count)).first { start in
      text[start] == first && text[start..<start + word.count].elementsEqual(word)
        && !isInWord(start - 1) && !isInWord(start + word.count)
    }
  }

  /// A mail is shorter.
  private static let mostBytesOfMessages = 64 << 10
  private static let mostCodes = 8
}
