import Text

enum ScalarText {
  enum Integer: Equatable {
    case integer(Int64)
    /// Above `Int64.max`, but within the 64 bits that Apple's reader supports.
    case unsigned
    case tooLarge
    case malformed
  }

  /// Decimal or `0x`, with an optional sign. White space is allowed before the digits, but not after them.
  ///
  /// Source: `parseIntegerTag` in CFPropertyList.c.
  static func integer(_ text: ArraySlice<UInt8>) -> Integer {
    var rest = text.drop(while: { $0.isWhiteSpace })
    var isNegative = false
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      rest = rest.dropFirst().drop(while: { $0.isWhiteSpace })
    }
    var radix: UInt64 = 10
    if rest.first == UInt8(ascii: "0"),
      let mark = rest.dropFirst().first, mark | 0x20 == UInt8(ascii: "x")
    {
      radix = 16
      rest = rest.dropFirst(2)
    }
    guard !rest.isEmpty else { return .malformed }
    var magnitude: UInt64 = 0
    var isTooLarge = false
    for byte in rest {
      guard let digit = byte.hexadecimalValue, digit < radix else { return .malformed }
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: radix)
      let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
      isTooLarge = isTooLarge || overflow || carry
      magnitude = sum
    }
    if isTooLarge { return .tooLarge }
    if isNegative {
      return magnitude <= 1 << 63 ? .integer(Int64(truncatingIfNeeded: 0 &- magnitude)) : .tooLarge
    }
    return Int64(exactly: magnitude).map(Integer.integer) ?? .unsigned
  }

  /// A decimal number with an optional fraction and exponent, or a name of infinity or NaN.
  ///
  /// Source: `parseRealTag` in CFPropertyList.c.
  static func real(_ text: ArraySlice<UInt8>) -> Double? {
    let word = String(decoding: text, as: UTF8.self)
    switch word.lowercased() {
    case "nan": return .nan
    case "inf", "+inf", "infinity", "+infinity": return .infinity
    case "-inf", "-infinity": return -.infinity
    default: break
    }
    var rest = text.drop(while: { $0.isWhiteSpace })
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") {
      rest = rest.dropFirst()
    }
    let whole = rest.prefix(while: { $0.isDigit }).count
    rest = rest.dropFirst(whole)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: { $0.isDigit }).count
      rest = rest.dropFirst(1 + fraction)
    }
    guard whole + fraction > 0 else { return nil }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") {
        rest = rest.dropFirst()
      }
      guard rest.first?.isDigit == true else { return nil }
      rest = rest.drop(while: { $0.isDigit })
    }
    guard rest.isEmpty else { return nil }
    return Double(String(decoding: text.drop(while: { $0.isWhiteSpace }), as: UTF8.self))
  }

  /// Whether a text is an existing date in the form `YYYY-MM-DDThh:mm:ssZ`.
  ///
  /// Source: the comment on `date` in PropertyList-1.0.dtd, a subset of ISO 8601.
  static func isDate(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
    func number(_ digits: Int, then mark: UInt8) -> Int? {
      let part = rest.prefix(digits)
      guard part.count == digits, part.allSatisfy({ $0.isDigit }) else { return nil }
      rest = rest.dropFirst(digits)
      guard rest.first == mark else { return nil }
      rest = rest.dropFirst()
      return part.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    let yearDigits = rest.prefix(while: { $0.isDigit }).count
    guard (4...9).contains(yearDigits),
      let year = number(yearDigits, then: UInt8(ascii: "-")),
      let month = number(2, then: UInt8(ascii: "-")), let days = days(ofMonth: month, in: year),
      let day = number(2, then: UInt8(ascii: "T")), day >= 1,
      let hour = number(2, then: UInt8(ascii: ":")), hour < 24,
      let minute = number(2, then: UInt8(ascii: ":")), minute < 60,
      let second = number(2, then: UInt8(ascii: "Z")), second < 60
    else { return false }
    return rest.isEmpty && day <= days
  }

  /// A number of seconds since 2001-01-01 in the form of XML lists.
  static func date(secondsSince2001 seconds: Double) -> String? {
    // Years beyond four digits cannot be written; Apple's own writer breaks there too.
    guard seconds.isFinite, abs(seconds) < 4e11 else { return nil }
    let truncated = Int64(seconds)
    let whole = Double(truncated) > seconds ? truncated - 1 : truncated
    return CivilTime(secondsSince1970: whole + 978_307_200).text
  }
}

/// Decodes base 64 piece by piece and remembers the first mistake.
///
/// Source: RFC 4648, section 4; white space may be anywhere, as PropertyList-1.0.dtd allows.
struct Base64Decoder {
  private(set) var bytes: [UInt8] = []
  /// The first byte that is not allowed where it is.
  private(set) var firstInvalidByte: Int?
  private var group: UInt32 = 0
  private var count = 0
  private var padding = 0

  var isComplete: Bool { count == 0 }

  mutating func decode(_ source: [UInt8], in range: Range<Int>) {
    for offset in range.clamped(to: source.indices) {
      let byte = source[offset]
      if byte.isWhiteSpace { continue }
      var value = padding == 0 ? Self.digit(byte) : nil
      if byte == UInt8(ascii: "=") {
        padding += 1
        value = count < 2 || padding > 2 ? nil : 0
      }
      guard let value else {
        firstInvalidByte = firstInvalidByte ?? offset
        return
      }
      group = group << 6 | value
      count += 1
      guard count == 4 else { continue }
      for index in 0..<(3 - padding) {
        bytes.append(UInt8(truncatingIfNeeded: group >> UInt32(16 - 8 * index)))
      }
      // Like Apple's reader, continue after padding, so that concatenated base 64 is read.
      (group, count, padding) = (0, 0, 0)
    }
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case _ where byte.isUppercase: UInt32(byte - UInt8(ascii: "A"))
    case _ where byte.isLowercase: UInt32(byte - UInt8(ascii: "a")) + 26
    case _ where byte.isDigit: UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
