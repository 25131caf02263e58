/// The encoding of a text file.
package enum TextEncoding: String, Sendable, CaseIterable {
  case utf8 = "UTF-8"
  case utf16BigEndian = "UTF-16BE"
  case utf16LittleEndian = "UTF-16LE"
  case utf32BigEndian = "UTF-32BE"
  case utf32LittleEndian = "UTF-32LE"
  /// One byte per character. Only an XML declaration can declare it.
  case latin1 = "ISO-8859-1"

  /// The number of bytes in a code unit.
  package var unitWidth: Int {
    switch self {
    case .utf8, .latin1: 1
    case .utf16BigEndian, .utf16LittleEndian: 2
    case .utf32BigEndian, .utf32LittleEndian: 4
    }
  }

  /// The number of bytes of a character, given the first byte of its UTF-8 form.
  func width(ofCharacterLedBy lead: UInt8) -> Int {
    switch self {
    case .utf8: lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    case .latin1: 1
    case .utf16BigEndian, .utf16LittleEndian: lead < 0xF0 ? 2 : 4
    case .utf32BigEndian, .utf32LittleEndian: 4
    }
  }

  /// The unit at an offset; nil if the file ends within it.
  func unit(of bytes: [UInt8], at offset: Int) -> UInt32? {
    guard offset >= 0, offset <= bytes.count - unitWidth else { return nil }
    func byte(_ index: Int) -> UInt32 { UInt32(bytes[offset + index]) }
    switch self {
    case .utf8, .latin1: return byte(0)
    case .utf16BigEndian: return byte(0) << 8 | byte(1)
    case .utf16LittleEndian: return byte(1) << 8 | byte(0)
    case .utf32BigEndian: return byte(0) << 24 | byte(1) << 16 | byte(2) << 8 | byte(3)
    case .utf32LittleEndian: return byte(3) << 24 | byte(2) << 16 | byte(1) << 8 | byte(0)
    }
  }

  /// The encoding by the file's first bytes, and the length of the byte-order mark.
  ///
  /// Source: The Unicode Standard, section 23.8, "Byte Order Mark"; XML 1.0, appendix F.1, for files
  /// without a mark: a property list begins with an ASCII character, so the zeros show the encoding.
  static func detect(_ bytes: [UInt8]) -> (encoding: TextEncoding, markLength: Int) {
    let first = (0..<4).map { $0 < bytes.count ? Int(bytes[$0]) : -1 }
    switch (first[0], first[1], first[2], first[3]) {
    case (0, 0, 0xFE, 0xFF): return (.utf32BigEndian, 4)
    case (0xFF, 0xFE, 0, 0): return (.utf32LittleEndian, 4)
    case (0xFE, 0xFF, _, _): return (.utf16BigEndian, 2)
    case (0xFF, 0xFE, _, _): return (.utf16LittleEndian, 2)
    case (0xEF, 0xBB, 0xBF, _): return (.utf8, 3)
    case (0, 0, 0, 1...): return (.utf32BigEndian, 0)
    case (1..., 0, 0, 0): return (.utf32LittleEndian, 0)
    case (0, 1..., 0, 1...): return (.utf16BigEndian, 0)
    case (1..., 0, 1..., 0): return (.utf16LittleEndian, 0)
    default: return (.utf8, 0)
    }
  }
}
