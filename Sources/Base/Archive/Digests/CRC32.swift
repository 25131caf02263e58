import CLibDeflate
import Text

/// The CRC-32 of bytes, the checksum of ZIP and gzip.
///
/// It detects every change within four neighbouring bytes, and misses any other with a probability of one in
/// four thousand million, but anyone can construct another file with the same checksum.
///
/// Source: PKWARE, APPNOTE.TXT, section 4.4.7; RFC 1952, section 8.
package struct CRC32: Sendable, Hashable {
  package private(set) var value: UInt32 = 0

  package init() {}

  package init(of bytes: [UInt8]) { update(with: bytes) }

  /// Continues with the bytes that follow.
  package mutating func update(with bytes: [UInt8]) {
    // Given no pointer, the library returns the initial value.
    guard !bytes.isEmpty else { return }
    value = bytes.withUnsafeBytes { libdeflate_crc32(value, $0.baseAddress, $0.count) }
  }

  /// Nil if the text is not eight hexadecimal digits.
  package init?(hexadecimal text: String) {
    guard text.utf8.count == 8, text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let value = UInt32(text, radix: 16)
    else { return nil }
    self.value = value
  }

  /// Eight digits in lower case.
  package var hexadecimal: String {
    String(value, radix: 16).leftPadded(to: 8)
  }
}
