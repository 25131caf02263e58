/// Classes of ASCII bytes. No byte of a longer UTF-8 sequence is in any of them.
extension UInt8 {
  package var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }
  package var isUppercase: Bool { UInt8(ascii: "A") <= self && self <= UInt8(ascii: "Z") }
  package var isLowercase: Bool { UInt8(ascii: "a") <= self && self <= UInt8(ascii: "z") }
  package var isLetter: Bool { isUppercase || isLowercase }
  @inlinable package var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// White space in XML 1.0 (production 3), JSON and old-style property lists: four bytes.
  @inlinable package var isWhiteSpace: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n")
      || self == UInt8(ascii: "\r")
  }

  /// The value of a hexadecimal digit; nil for any other byte.
  package var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

extension String {
  /// The text with leading zeros up to this length.
  package func leftPadded(to length: Int) -> String {
    String(repeating: "0", count: max(0, length - utf8.count)) + self
  }
}

// The tables of the standard library for such questions are a part of a page's module that a few lines replace.

extension Unicode.Scalar {
  /// Whether it is white space.
  ///
  /// Source: Unicode 16, `White_Space` in PropList.txt.
  package var isSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }
}

extension Character {
  /// Whether it is white space, with whatever marks.
  package var isSpace: Bool { unicodeScalars.first?.isSpace == true }

  /// Whether it is a part of a word: an ASCII letter or digit, or another character that is neither space nor punctuation.
  package var isOfWord: Bool {
    if let ascii = asciiValue { return ascii.isLetter || ascii.isDigit }
    switch unicodeScalars.first?.value ?? 0 {
    case 0x80...0xBF, 0x2000...0x206F, 0x3000...0x303F, 0xFF00...0xFF0F: return false
    default: return true
    }
  }
}
