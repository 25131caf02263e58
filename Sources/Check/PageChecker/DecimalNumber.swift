/// Reads the text of a number as C's `strtod` does, correctly rounded, for platforms without a C library.
///
/// The digits become a fraction of whole numbers of any length, and division gives the bits of the result: slow, exact
/// and short. Source: the rules of C17, section 7.22.1.3, and of IEEE 754 for rounding to nearest, ties to even.
enum DecimalNumber {
  /// The number that some bytes begin with, and its length in bytes; nil if they don't begin with one.
  static func read(_ text: UnsafeBufferPointer<UInt8>) -> (value: Double, length: Int)? {
    var offset = 0
    let isNegative = text.first == UInt8(ascii: "-")
    if isNegative || text.first == UInt8(ascii: "+") { offset = 1 }
    let rest = UnsafeBufferPointer(rebasing: text[offset...])
    guard let (value, length) = word(rest) ?? hexadecimal(rest) ?? decimal(rest) else { return nil }
    return (isNegative ? -value : value, offset + length)
  }

  /// Digits of more than this number no longer change the result, except by not being zero.
  private static let mostDigits = 800

  private static func word(_ text: UnsafeBufferPointer<UInt8>) -> (Double, Int)? {
    func begins(_ word: StaticString) -> Bool {
      text.count >= word.utf8CodeUnitCount
        && (0..<word.utf8CodeUnitCount).allSatisfy { text[$0] | 0x20 == word.utf8Start[$0] }
    }
    if begins("infinity") { return (.infinity, 8) }
    if begins("inf") { return (.infinity, 3) }
    guard begins("nan") else { return nil }
    guard text.count > 3, text[3] == UInt8(ascii: "("),
      let end = text[4...].firstIndex(where: { !($0.isWordPart) }), text[end] == UInt8(ascii: ")")
    else { return (.nan, 3) }
    return (.nan, end + 1)
  }

  private static func decimal(_ text: UnsafeBufferPointer<UInt8>) -> (Double, Int)? {
    var digits: [UInt8] = []
    var (exponent, hasDigits, hasRest, isFraction, offset) = (0, false, false, false, 0)
    while offset < text.count {
      let byte = text[offset]
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if let digit = byte.digit {
        hasDigits = true
        if isFraction { exponent -= 1 }
        if digits.count == mostDigits {
          exponent += 1
          if digit != 0 { hasRest = true }
        } else if digit != 0 || !digits.isEmpty {
          digits.append(digit)
        }
      } else {
        break
      }
      offset += 1
    }
    guard hasDigits else { return nil }
    if let (power, length) = power(text[offset...], "e") {
      exponent += power
      offset += length
    }
    if hasRest {
      digits.append(1)
      exponent -= 1
    }
    return (value(digits, exponent), offset)
  }

  private static func hexadecimal(_ text: UnsafeBufferPointer<UInt8>) -> (Double, Int)? {
    guard text.count > 2, text[0] == UInt8(ascii: "0"), text[1] | 0x20 == UInt8(ascii: "x") else {
      return nil
    }
    var bits: UInt64 = 0
    var (exponent, hasDigits, hasRest, isFraction, offset) = (0, false, false, false, 2)
    while offset < text.count {
      let byte = text[offset]
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if let digit = byte.hexadecimalDigit {
        hasDigits = true
        if isFraction { exponent -= 4 }
        if bits >> 60 == 0 {
          bits = bits << 4 | UInt64(digit)
        } else {
          exponent += 4
          if digit != 0 { hasRest = true }
        }
      } else {
        break
      }
      offset += 1
    }
    // Without digits, it is the number 0 and a letter.
    guard hasDigits else { return (0, 1) }
    if let (power, length) = power(text[offset...], "p") {
      exponent += power
      offset += length
    }
    return (rounded(bits, exponent, hasRest: hasRest), offset)
  }

  /// An exponent with its letter; nil without a digit.
  private static func power(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, _ letter: Unicode.Scalar
  ) -> (value: Int, length: Int)? {
    var offset = text.startIndex
    guard offset < text.endIndex, text[offset] | 0x20 == UInt8(ascii: letter) else { return nil }
    offset += 1
    guard offset < text.endIndex else { return nil }
    let isNegative = text[offset] == UInt8(ascii: "-")
    if isNegative || text[offset] == UInt8(ascii: "+") { offset += 1 }
    var value: Int?
    while offset < text.endIndex, let digit = text[offset].digit {
      // A larger one has no other result.
      value = min((value ?? 0) * 10 + Int(digit), 10_000_000)
      offset += 1
    }
    return value.map { (isNegative ? -$0 : $0, offset - text.startIndex) }
  }

  /// The number with these digits and power of ten.
  private static func value(_ digits: [UInt8], _ exponent: Int) -> Double {
    // Beyond the largest number, and below half of the smallest.
    guard !digits.isEmpty, exponent + digits.count >= -330 else { return 0 }
    guard exponent + digits.count <= 310 else { return .infinity }
    var numerator = Whole()
    for digit in digits { numerator.multiply(by: 10, adding: UInt32(digit)) }
    var denominator = Whole(1)
    for _ in 0..<abs(exponent) {
      if exponent > 0 { numerator.multiply(by: 10) } else { denominator.multiply(by: 10) }
    }
    // A quotient of 63 or 64 bits.
    let shift = 63 - (numerator.bitCount - denominator.bitCount)
    if shift > 0 { numerator.shiftLeft(shift) } else { denominator.shiftLeft(-shift) }
    denominator.shiftLeft(63)
    var quotient: UInt64 = 0
    for _ in 0..<64 {
      quotient <<= 1
      if !(numerator < denominator) {
        numerator.subtract(denominator)
        quotient |= 1
      }
      numerator.shiftLeft(1)
    }
    return rounded(quotient, -shift, hasRest: !numerator.isZero)
  }

  /// A whole number times a power of two, to the nearest number of 53 bits or, where it is small, fewer.
  private static func rounded(_ bits: UInt64, _ exponent: Int, hasRest: Bool) -> Double {
    guard bits != 0 else { return 0 }
    let dropped = max(64 - bits.leadingZeroBitCount - 53, -1074 - exponent)
    guard dropped > 0 else {
      return Double(sign: .plus, exponent: exponent, significand: Double(bits))
    }
    guard dropped <= 64 else { return 0 }
    var kept = dropped == 64 ? 0 : bits >> UInt64(dropped)
    let half = UInt64(1) << UInt64(dropped - 1)
    let rest = dropped == 64 ? bits : bits & ((half << 1) &- 1)
    if rest > half || rest == half && (hasRest || kept & 1 == 1) { kept += 1 }
    return Double(sign: .plus, exponent: exponent + dropped, significand: Double(kept))
  }
}

/// A whole number of any length.
private struct Whole {
  /// The lowest first, without zeros at the end.
  private var words: [UInt32] = []

  init(_ word: UInt32 = 0) { if word != 0 { words = [word] } }

  var isZero: Bool { words.isEmpty }

  var bitCount: Int { words.count * 32 - (words.last?.leadingZeroBitCount ?? 0) }

  mutating func multiply(by factor: UInt32, adding carry: UInt32 = 0) {
    var carry = UInt64(carry)
    for index in words.indices {
      carry += UInt64(words[index]) * UInt64(factor)
      words[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { words.append(UInt32(carry)) }
  }

  mutating func shiftLeft(_ count: Int) {
    guard count > 0, !isZero else { return }
    let bits = UInt32(count % 32)
    if bits > 0 {
      var carry: UInt32 = 0
      for index in words.indices {
        let word = words[index]
        words[index] = word << bits | carry
        carry = word >> (32 - bits)
      }
      if carry > 0 { words.append(carry) }
    }
    words.insert(contentsOf: [UInt32](repeating: 0, count: count / 32), at: 0)
  }

  static func < (one: Whole, other: Whole) -> Bool {
    guard one.words.count == other.words.count else { return one.words.count < other.words.count }
    for index in one.words.indices.reversed() where one.words[index] != other.words[index] {
      return one.words[index] < other.words[index]
    }
    return false
  }

  /// Subtracts a number that is not larger.
  mutating func subtract(_ other: Whole) {
    var borrow: Int64 = 0
    for index in words.indices {
      var difference = Int64(words[index]) - borrow
      if index < other.words.count { difference -= Int64(other.words[index]) }
      borrow = difference < 0 ? 1 : 0
      words[index] = UInt32(truncatingIfNeeded: difference)
    }
    while words.last == 0 { words.removeLast() }
  }
}

extension UInt8 {
  fileprivate var digit: UInt8? { 0x30 <= self && self <= 0x39 ? self - 0x30 : nil }

  fileprivate var hexadecimalDigit: UInt8? {
    if let digit { return digit }
    let letter = self | 0x20
    return 0x61 <= letter && letter <= 0x66 ? letter - 0x57 : nil
  }

  fileprivate var isWordPart: Bool {
    hexadecimalDigit != nil || self == 0x5F || (0x61...0x7A).contains(self | 0x20)
  }
}

#if hasFeature(Embedded)
  /// Reads a number for `Double.init(_:)`. Returns the end of the number.
  @_cdecl("_swift_stdlib_strtod_clocale")
  public func strtod(_ text: UnsafePointer<CChar>, _ result: UnsafeMutablePointer<Double>)
    -> UnsafePointer<CChar>?
  {
    var length = 0
    while text[length] != 0 { length += 1 }
    let number = text.withMemoryRebound(to: UInt8.self, capacity: length) {
      DecimalNumber.read(UnsafeBufferPointer(start: $0, count: length))
    }
    guard let number else { return nil }
    result.pointee = number.value
    return text + number.length
  }
#endif
