import KeyValidation
import Text

/// A scalar without quotes: a number, a Boolean, a date or a time.
///
/// Source: TOML v1.0.0, sections "Integer" to "Local Time", and RFC 3339, section 5.6.
enum TOMLScalar {
  typealias Value = PropertyListDocument.Value

  /// - Parameters:
  ///   - offset: The offset of the word.
  ///   - string: The text of a range.
  static func value(
    of word: ArraySlice<UInt8>, at offset: Int, _ string: (Range<Int>) -> String
  ) throws(TOMLMistake) -> Value {
    switch word.first {
    case UInt8(ascii: "t") where word.elementsEqual("true".utf8): return .boolean(true)
    case UInt8(ascii: "f") where word.elementsEqual("false".utf8): return .boolean(false)
    default: break
    }
    let unsigned = word.first.map(isSign) == true ? word.dropFirst() : word
    let isNegative = word.first == UInt8(ascii: "-")
    if unsigned.elementsEqual("inf".utf8) { return .real(isNegative ? -.infinity : .infinity) }
    if unsigned.elementsEqual("nan".utf8) { return .real(.nan) }
    guard unsigned.first?.isDigit == true else { throw unknown(word, at: offset, string) }
    if isDate(word) || isTime(word) { return .date(try date(word, at: offset)) }
    let number = Array(unsigned)
    if number.count > 1, number[0] == UInt8(ascii: "0"), number[1].isLetter,
      number[1] | 0x20 != UInt8(ascii: "e")
    {
      guard unsigned.count == word.count else {
        throw wrong("a number with a prefix has a sign", at: offset, remedy: "remove the sign")
      }
      return .integer(try prefixed(number, at: offset))
    }
    return try decimal(number, isNegative: isNegative, at: offset)
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  private static func wrong(_ message: String, at offset: Int, remedy: String) -> TOMLMistake {
    TOMLMistake(.value, at: offset, message, remedy: remedy)
  }

  private static func unknown(
    _ word: ArraySlice<UInt8>, at offset: Int, _ string: (Range<Int>) -> String
  ) -> TOMLMistake {
    let text = string(word.startIndex..<min(word.endIndex, word.startIndex + 100))
    let lower = text.lowercased()
    let flag = [
      "true": "true", "yes": "true", "on": "true", "false": "false", "no": "false", "off": "false",
    ][lower]
    return TOMLMistake(
      .syntax, at: offset, "\(text.quotedShort) is not a value",
      remedy: (flag.map { "write \($0), or " } ?? "") + "put a text in quotes")
  }

  // MARK: - Numbers

  /// A whole number in base 16, 8 or 2.
  private static func prefixed(_ number: [UInt8], at offset: Int) throws(TOMLMistake) -> Int64 {
    let bits =
      switch number[1] {
      case UInt8(ascii: "x"): 4
      case UInt8(ascii: "o"): 3
      case UInt8(ascii: "b"): 1
      default: 0
      }
    let digits = number[2...]
    guard bits > 0, areDigits(digits, { ($0.hexadecimalValue ?? 16) >> bits == 0 }) else {
      throw wrong(
        "the number has another form than TOML's", at: offset,
        remedy:
          "write 0x, 0o or 0b in lower case and digits of that base, with single underscores between digits"
      )
    }
    var value: Int64 = 0
    for digit in digits where digit != UInt8(ascii: "_") {
      guard value >> (63 - bits) == 0 else { throw tooLarge(at: offset) }
      value = value << bits | Int64(digit.hexadecimalValue ?? 0)
    }
    return value
  }

  /// A whole number in base 10, or one with a fraction or an exponent.
  private static func decimal(_ number: [UInt8], isNegative: Bool, at offset: Int)
    throws(TOMLMistake) -> Value
  {
    var rest = number[...]
    func take(_ isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
      let part = rest.prefix(while: isPart)
      rest = rest[part.endIndex...]
      return part
    }
    let isPart = { (byte: UInt8) in byte.isDigit || byte == UInt8(ascii: "_") }
    let whole = take(isPart)
    var isSound = areDigits(whole, { $0.isDigit })
    if whole.count > 1, whole.first == UInt8(ascii: "0") {
      throw wrong(
        "the number begins with a zero", at: offset,
        remedy: "remove the zero, write 0o for base 8, or put a text in quotes")
    }
    var isReal = false
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      isReal = true
      isSound = areDigits(take(isPart), { $0.isDigit }) && isSound
    }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      isReal = true
      if rest.first.map(isSign) == true { rest = rest.dropFirst() }
      isSound = areDigits(take(isPart), { $0.isDigit }) && isSound
    }
    guard isSound, rest.isEmpty else {
      throw wrong(
        "the value has the form of no number and no date", at: offset,
        remedy:
          "write digits with single underscores between them, a fraction or an exponent with digits, or put a text in quotes"
      )
    }
    let text =
      (isNegative ? "-" : "")
      + String(decoding: number.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    if isReal { return .real(Double(text) ?? 0) }
    guard let value = Int64(text) else { throw tooLarge(at: offset) }
    return .integer(value)
  }

  private static func tooLarge(at offset: Int) -> TOMLMistake {
    wrong(
      "the number does not fit in a signed 64-bit integer", at: offset,
      remedy: "write a smaller number, one with a fraction, or a text")
  }

  /// Whether a text is of digits, with single underscores between them.
  private static func areDigits(_ text: ArraySlice<UInt8>, _ isDigit: (UInt8) -> Bool) -> Bool {
    var previous = UInt8(ascii: "_")
    for byte in text {
      guard byte == UInt8(ascii: "_") ? previous != byte : isDigit(byte) else { return false }
      previous = byte
    }
    return previous != UInt8(ascii: "_")
  }

  // MARK: - Dates

  private static func isDate(_ word: ArraySlice<UInt8>) -> Bool {
    word.prefix(4).allSatisfy { $0.isDigit } && word.dropFirst(4).first == UInt8(ascii: "-")
  }

  private static func isTime(_ word: ArraySlice<UInt8>) -> Bool {
    word.prefix(2).allSatisfy { $0.isDigit } && word.dropFirst(2).first == UInt8(ascii: ":")
  }

  /// A date, a time or both, with `T` between them and `Z` for the offset of zero in capitals.
  private static func date(_ word: ArraySlice<UInt8>, at offset: Int) throws(TOMLMistake) -> String
  {
    var text = Array(word)
    var rest = text[...]
    /// The number of so many digits behind some sign.
    func number(_ count: Int, after sign: UInt8? = nil) -> Int? {
      if let sign {
        guard rest.first == sign else { return nil }
        rest = rest.dropFirst()
      }
      let digits = rest.prefix(count)
      guard digits.count == count, digits.allSatisfy({ $0.isDigit }) else { return nil }
      rest = rest.dropFirst(count)
      return digits.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) }
    }
    func time() -> Bool? {
      let colon = UInt8(ascii: ":")
      guard let hour = number(2), let minute = number(2, after: colon),
        let second = number(2, after: colon)
      else { return nil }
      if rest.first == UInt8(ascii: ".") {
        let digits = rest.dropFirst().prefix(while: { $0.isDigit })
        guard !digits.isEmpty else { return nil }
        rest = rest[digits.endIndex...]
      }
      // A leap second.
      return hour < 24 && minute < 60 && second <= 60
    }
    func zone() -> Bool? {
      guard let mark = rest.first else { return true }
      if mark | 0x20 == UInt8(ascii: "z") {
        text[rest.startIndex] = UInt8(ascii: "Z")
        rest = rest.dropFirst()
        return true
      }
      guard isSign(mark) else { return nil }
      rest = rest.dropFirst()
      guard let hour = number(2), let minute = number(2, after: UInt8(ascii: ":")) else {
        return nil
      }
      return hour < 24 && minute < 60
    }
    var exists: Bool? = true
    if isTime(word) {
      exists = time()
    } else if let year = number(4), let month = number(2, after: UInt8(ascii: "-")),
      let day = number(2, after: UInt8(ascii: "-"))
    {
      let isOfCalendar = day >= 1 && days(ofMonth: month, in: year).map { day <= $0 } ?? false
      if let mark = rest.first {
        guard mark | 0x20 == UInt8(ascii: "t") || mark == UInt8(ascii: " ") else {
          throw unclear(offset)
        }
        text[rest.startIndex] = UInt8(ascii: "T")
        rest = rest.dropFirst()
        exists = time().flatMap { isOfDay in zone().map { $0 && isOfDay } }
      }
      exists = exists.map { $0 && isOfCalendar }
    } else {
      exists = nil
    }
    guard let exists, rest.isEmpty else { throw unclear(offset) }
    guard exists else {
      throw wrong(
        "the date or time doesn't exist", at: offset, remedy: "correct it, or write it in quotes")
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func unclear(_ offset: Int) -> TOMLMistake {
    wrong(
      "the value has the form of no date or time", at: offset,
      remedy:
        "write 2026-01-31, 07:32:00, or both with T between them and an offset such as Z or +02:00 behind them, or put a text in quotes"
    )
  }
}
