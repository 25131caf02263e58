import Text

/// Text as UTF-16 code units, of which JavaScript's strings consist too, so that both engines count alike.
typealias Letters = [UInt16]

extension Letters {
  init(_ text: String) { self = Array(text.utf16) }

  var text: String { String(decoding: self, as: UTF16.self) }

  /// The text with ASCII capitals in lower case; no other letter changes.
  var folded: Letters { map { isUpper($0) ? $0 + 32 : $0 } }

  /// Only the letters and digits, folded.
  var squashed: Letters { filter(isWord).folded }

  var trimmed: Letters {
    guard let first = firstIndex(where: { !isSpace($0) }),
      let last = lastIndex(where: { !isSpace($0) })
    else { return [] }
    return Array(self[first...last])
  }

  /// Whether the other text occurs at this index.
  func has(_ other: Letters, at index: Int) -> Bool {
    guard index >= 0, index + other.count <= count else { return false }
    for offset in other.indices where self[index + offset] != other[offset] { return false }
    return true
  }

  /// The index of the first occurrence of the other text.
  func firstIndex(of other: Letters) -> Int? {
    guard other.count <= count else { return nil }
    return (0...(count - other.count)).first { has(other, at: $0) }
  }
}

func isUpper(_ unit: UInt16) -> Bool { unit >= 65 && unit <= 90 }
func isDigit(_ unit: UInt16) -> Bool { unit >= 48 && unit <= 57 }
func isSpace(_ unit: UInt16) -> Bool { unit <= lastControlOrSpace || unit == noBreakSpace }

/// Whether it is a lower-case letter or a letter without case.
func isLower(_ unit: UInt16) -> Bool {
  (unit >= 97 && unit <= 122) || firstLetters.contains(unit) || secondLetters.contains(unit)
}

func isWord(_ unit: UInt16) -> Bool { isUpper(unit) || isLower(unit) || isDigit(unit) }

/// Letters beyond ASCII. The gaps are punctuation, symbols and surrogates, which separate words.
private let firstLetters: ClosedRange<UInt16> = 0x00C0...0x1FFF
private let secondLetters: ClosedRange<UInt16> = 0x2C00...0xD7FF

private let lastControlOrSpace: UInt16 = 0x20
private let noBreakSpace: UInt16 = 0xA0

/// Letters of scripts that put no spaces between words: those of Chinese, Japanese and Korean.
func isUnspaced(_ unit: UInt16) -> Bool { unspacedLetters.contains(unit) }

private let unspacedLetters: ClosedRange<UInt16> = 0x2E80...0xD7FF

/// `isUnspaced` as part of a JavaScript character class.
let unspacedClass = escaped(unspacedLetters.lowerBound) + "-" + escaped(unspacedLetters.upperBound)

/// `isLower` as part of a JavaScript character class.
let lowerClass =
  "a-z"
  + [firstLetters, secondLetters].map {
    escaped($0.lowerBound) + "-" + escaped($0.upperBound)
  }.joined()

/// `isWord` as part of a JavaScript character class.
let letterClass = "A-Z0-9" + lowerClass

/// `isSpace` as part of a JavaScript character class.
let spaceClass = escaped(0) + "-" + escaped(lastControlOrSpace) + escaped(noBreakSpace)

/// A code unit as an escape of JavaScript's regular expressions.
private func escaped(_ unit: UInt16) -> String {
  "\\u" + String(unit, radix: 16).leftPadded(to: 4)
}
