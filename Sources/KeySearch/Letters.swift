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

/// The edits between two texts, or one more than the limit where there are more.
///
/// An edit inserts, deletes or replaces a letter, or swaps two neighbours. Source: the "optimal
/// string alignment" distance, F. J. Damerau, Communications of the ACM 7 (3), 1964.
func edits(_ one: Letters, _ other: ArraySlice<UInt16>, limit: Int) -> Int {
  guard abs(one.count - other.count) <= limit else { return limit + 1 }
  let base = other.startIndex
  var beforeLast: [Int] = []
  var last = Array(0...other.count)
  for row in one.indices {
    var current = [row + 1]
    current.reserveCapacity(other.count + 1)
    var least = row + 1
    for column in 0..<other.count {
      var best = min(
        last[column + 1] + 1, current[column] + 1,
        last[column] + (one[row] == other[base + column] ? 0 : 1))
      if row > 0, column > 0, one[row] == other[base + column - 1],
        one[row - 1] == other[base + column]
      {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
      least = min(least, best)
    }
    // A swap may reach back one row.
    if least > limit, last.allSatisfy({ $0 > limit }) { return limit + 1 }
    (beforeLast, last) = (last, current)
  }
  return min(last[other.count], limit + 1)
}
