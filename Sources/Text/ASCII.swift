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
