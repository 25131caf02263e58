/// A text as a part of a URI: what RFC 3986, section 2.3 does not count as unreserved is
/// percent-encoded, except for the characters to keep.
public func percentEncoded(_ text: some StringProtocol, keeping kept: StaticString = "") -> String {
  var encoded: [UInt8] = []
  encoded.appendPercentEncoded(String(text), keeping: kept)
  return String(decoding: encoded, as: UTF8.self)
}

extension [UInt8] {
  /// Appends a text as a part of a URI.
  package mutating func appendPercentEncoded(_ text: String, keeping kept: StaticString = "") {
    var text = text
    text.withUTF8 { appendPercentEncoded($0, keeping: kept) }
  }

  /// The same for a text in UTF-8. What needs no encoding, as most do, is copied in whole runs.
  package mutating func appendPercentEncoded(
    _ text: UnsafeBufferPointer<UInt8>, keeping kept: StaticString = ""
  ) {
    var copied = 0
    for index in text.indices where !text[index].isUnreserved {
      let byte = text[index]
      if kept.withUTF8Buffer({ $0.contains(byte) }) { continue }
      append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<index]))
      append(UInt8(ascii: "%"))
      append((byte >> 4).hexadecimalDigit)
      append((byte & 15).hexadecimalDigit)
      copied = index + 1
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...]))
  }
}

extension UInt8 {
  /// Of a number below 16.
  fileprivate var hexadecimalDigit: UInt8 {
    self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "A") - 10 + self
  }

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
