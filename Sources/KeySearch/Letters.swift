import Text

/// Text as UTF-16 code units: what the script's strings are made of, so both count alike.
typealias Letters = [UInt16]

extension Letters {
  init(_ text: String) {
    // Most texts are of ASCII alone, where each byte is a code unit.
    let units = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 < 0x80 } ? bytes.map { UInt16($0) } : nil
    }
    self = (units ?? nil) ?? Array(text.utf16)
  }

  var text: String { String(decoding: self, as: UTF16.self) }

  /// The text with ASCII capitals in lower case; no other letter changes.
  var folded: Letters { map { isUpper($0) ? $0 + 32 : $0 } }

  /// The letters and digits alone, folded.
  var squashed: Letters { filter(isWord).folded }

  var trimmed: Letters {
    guard let first = firstIndex(where: { !isSpace($0) }),
      let last = lastIndex(where: { !isSpace($0) })
    else { return [] }
    return Array(self[first...last])
  }

  /// Whether the other text stands at this position.
  func has(_ other: Letters, at position: Int) -> Bool {
    guard position >= 0, position + other.count <= count else { return false }
    for index in other.indices where self[position + index] != other[index] { return false }
    return true
  }

  /// Where the other text occurs first, from a position on.
  func firstPosition(of other: Letters, from start: Int = 0) -> Int? {
    guard other.count <= count else { return nil }
    var position = start
    while position <= count - other.count {
      if has(other, at: position) { return position }
      position += 1
    }
    return nil
  }
}

func isUpper(_ unit: UInt16) -> Bool { unit >= 65 && unit <= 90 }
func isDigit(_ unit: UInt16) -> Bool { unit >= 48 && unit <= 57 }
func isSpace(_ unit: UInt16) -> Bool { unit <= 32 || unit == 160 }

/// A small letter, or a letter without case. Punctuation and symbols of Unicode, and the halves of
/// characters beyond U+FFFF, are no letters.
func isLower(_ unit: UInt16) -> Bool {
  (unit >= 97 && unit <= 122) || (unit >= 0xC0 && unit < 0x2000)
    || (unit >= 0x2C00 && unit < 0xD800)
}

func isWord(_ unit: UInt16) -> Bool { isUpper(unit) || isLower(unit) || isDigit(unit) }

/// A set of the letters that occur: a bit to each of a to z, one for digits, one for the rest.
func letterMask(_ letters: some Sequence<UInt16>) -> UInt32 {
  var mask: UInt32 = 0
  for unit in letters {
    mask |= unit >= 97 && unit <= 122 ? 1 << UInt32(unit - 97) : isDigit(unit) ? 1 << 26 : 1 << 27
  }
  return mask
}

/// The edits between two texts, or any number above the limit.
func edits(_ one: Letters, _ other: ArraySlice<UInt16>, limit: Int) -> Int {
  abs(one.count - other.count) <= limit ? editDistance(one, other, atMost: limit) : limit + 1
}
