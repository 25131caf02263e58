extension String {
  /// The address with a slash at the end, so that a path can be appended.
  package var endingInSlash: String { hasSuffix("/") ? self : self + "/" }
}

/// A text as a part of a URI: all but unreserved characters (RFC 3986, section 2.3) and those to keep are
/// percent-encoded.
package func percentEncoded(_ text: some StringProtocol, keeping kept: String = "") -> String {
  percentEncoded(Array(text.utf8), keeping: kept)
}

/// The same for bytes, such as the bytes of a path.
package func percentEncoded(_ bytes: [UInt8], keeping kept: String = "") -> String {
  var encoded: [UInt8] = []
  encoded.appendPercentEncoded(bytes, keeping: kept)
  return String(decoding: encoded, as: UTF8.self)
}

extension [UInt8] {
  /// Appends a UTF-8 text as a part of a URI.
  package mutating func appendPercentEncoded(
    _ text: some Collection<UInt8>, keeping kept: String = ""
  ) {
    append(text) { byte in
      byte.isUnreserved || kept.utf8.contains(byte)
        ? nil : "%" + String(byte, radix: 16, uppercase: true).leftPadded(to: 2)
    }
  }
}

/// The decoded text, or nil if its bytes are not UTF-8.
///
/// - Parameter isStrict: Whether a percent sign without two digits makes the whole text invalid.
///   Otherwise it is left unchanged.
package func percentDecoded(_ text: some StringProtocol, isStrict: Bool) -> String? {
  guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
  var bytes: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    let digits = rest.prefix(2).compactMap { $0.hexadecimalValue }
    if digits.count == 2 {
      bytes.append(digits[0] << 4 | digits[1])
      rest = rest.dropFirst(2)
    } else if isStrict {
      return nil
    } else {
      bytes.append(byte)
    }
  }
  return String(validating: bytes, as: UTF8.self)
}

extension UInt8 {
  /// RFC 3986, section 2.3.
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
