/// A text as a part of a URI: what RFC 3986, section 2.3 does not count as unreserved is
/// percent-encoded, except for the characters to keep.
public func percentEncoded(_ text: some StringProtocol, keeping kept: StaticString = "") -> String {
  var encoded: [UInt8] = []
  encoded.appendPercentEncoded(text.utf8, keeping: kept)
  return String(decoding: encoded, as: UTF8.self)
}

extension [UInt8] {
  /// Appends the bytes of a text as a part of a URI.
  package mutating func appendPercentEncoded(
    _ text: some Sequence<UInt8>, keeping kept: StaticString = ""
  ) {
    for byte in text {
      if byte.isUnreserved || kept.withUTF8Buffer({ $0.contains(byte) }) {
        append(byte)
      } else {
        append(UInt8(ascii: "%"))
        append(Self.digits[Int(byte >> 4)])
        append(Self.digits[Int(byte & 15)])
      }
    }
  }

  private static let digits = Array("0123456789ABCDEF".utf8)
}

extension UInt8 {
  fileprivate var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
