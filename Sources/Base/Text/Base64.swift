/// The alphabets of base 64. Source: RFC 4648, sections 4 and 5.
package enum Base64 {
  /// Bytes as text, with `=` at the end where a group of three is not full.
  package static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    encoded(bytes, with: Array((letters + "+/").utf8), isPadded: true)
  }

  /// Bytes as text that needs no escape in addresses and names of files, without padding.
  package static func encodedForAddresses(_ bytes: [UInt8]) -> String {
    String(
      decoding: encoded(bytes, with: Array((letters + "-_").utf8), isPadded: false), as: UTF8.self)
  }

  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

  private static func encoded(
    _ bytes: [UInt8], with alphabet: [UInt8], isPadded: Bool
  ) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      bits <<= UInt32(8 * (3 - group.count))
      for index in 0...group.count {
        text.append(alphabet[Int(bits >> UInt32(18 - 6 * index)) & 63])
      }
      if isPadded { text += repeatElement(UInt8(ascii: "="), count: 3 - group.count) }
    }
    return text
  }
}
