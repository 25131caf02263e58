import KeyValidation
import Text

/// The meaning of a plain scalar in the core schema of YAML 1.2.
///
/// Source: YAML 1.2.2, section 10.3.2.
extension YAMLScalar {
  typealias Value = PropertyListDocument.Value

  /// The value by a tag or, without one, by the text. Nil for a tag that the text doesn't fit.
  func value(tagged tag: String?) -> Value? {
    switch tag {
    case nil, "?": isPlain ? Self.plain(text) : .string(text)
    case "!", Self.tag("str"), Self.tag("timestamp"), Self.tag("binary"): .string(text)
    case Self.tag("null"): .null
    case Self.tag("bool"): (Self.boolean(text) ?? Self.formerBoolean(text)).map(Value.boolean)
    case Self.tag("int"):
      if case .integer(let number)? = Self.number(text) ?? Self.formerNumber(text) {
        .integer(number)
      } else {
        nil
      }
    case Self.tag("float"):
      switch Self.number(text) ?? Self.formerNumber(text) {
      case .integer(let number)?: .real(Double(number))
      case let number: number
      }
    // Only the program that defines a tag knows its meaning.
    default: isPlain ? Self.plain(text) : .string(text)
    }
  }

  /// Whether readers of YAML 1.1 take it for a Boolean or a number, and those of 1.2 for a text or another number.
  var isAmbiguous: Bool {
    guard isPlain else { return false }
    switch Self.plain(text) {
    case .string: return Self.formerBooleans.contains(text.lowercased()) || Self.wasNumber(text)
    case .integer: return Self.wasOctal(text)
    default: return false
    }
  }

  static func isKnown(tag: String) -> Bool {
    ["!", "?"].contains(tag) || tag.hasPrefix("tag:yaml.org,2002:")
  }

  private static func tag(_ name: String) -> String { "tag:yaml.org,2002:" + name }

  private static func plain(_ text: String) -> Value {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    default: break
    }
    if let flag = boolean(text) { return .boolean(flag) }
    return number(text) ?? .string(text)
  }

  private static func boolean(_ text: String) -> Bool? {
    switch text {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }

  private static func number(_ text: String) -> Value? {
    guard let first = text.utf8.first, text.utf8.count <= 400,
      first.isDigit || "+-.".utf8.contains(first)
    else { return nil }
    if text.hasPrefix("0x"), let number = Int64(text.dropFirst(2), radix: 16), text.utf8.count > 2,
      text.utf8.dropFirst(2).first?.isSign == false
    {
      return .integer(number)
    }
    if text.hasPrefix("0o"), let number = Int64(text.dropFirst(2), radix: 8), text.utf8.count > 2,
      text.utf8.dropFirst(2).first?.isSign == false
    {
      return .integer(number)
    }
    let unsigned = text.utf8.dropFirst(first.isSign ? 1 : 0)
    if !unsigned.isEmpty, unsigned.allSatisfy({ $0.isDigit }) {
      return Int64(text).map(Value.integer) ?? Double(text).map(Value.real)
    }
    switch Substring(unsigned) {
    case ".inf", ".Inf", ".INF": return .real(first == UInt8(ascii: "-") ? -.infinity : .infinity)
    default: break
    }
    if [".nan", ".NaN", ".NAN"].contains(text) { return .real(.nan) }
    return isReal(unsigned) ? Double(text).map(Value.real) : nil
  }

  /// Digits with a point or an exponent.
  private static func isReal(_ text: Substring.UTF8View) -> Bool {
    var rest = text.drop(while: { $0.isDigit })
    var digits = text.count - rest.count
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: { $0.isDigit }).count
      digits += fraction
      rest = rest.dropFirst(1 + fraction)
    }
    guard digits > 0 else { return false }
    guard let mark = rest.first else { return true }
    guard mark | 0x20 == UInt8(ascii: "e") else { return false }
    rest = rest.dropFirst()
    if rest.first?.isSign == true { rest = rest.dropFirst() }
    return !rest.isEmpty && rest.allSatisfy { $0.isDigit }
  }

  /// Source: YAML 1.1, types `bool`, `int` and `float`.
  private static let formerBooleans: Set<String> = ["y", "n", "yes", "no", "on", "off"]

  private static func formerBoolean(_ text: String) -> Bool? {
    let word = text.lowercased()
    return formerBooleans.contains(word) ? ["y", "yes", "on"].contains(word) : nil
  }

  /// The value of a number that only YAML 1.1 has, where a tag says that it is one.
  private static func formerNumber(_ text: String) -> Value? {
    guard text.utf8.count <= 400, wasNumber(text) else { return nil }
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = String(text.filter { !"+-_".contains($0) })
    if digits.hasPrefix("0b") {
      return Int64(sign + digits.dropFirst(2), radix: 2).map(Value.integer)
    }
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return number(sign + digits) }
    var total = 0.0
    for part in parts {
      guard let value = Double(part) else { return nil }
      total = total * 60 + value
    }
    if !sign.isEmpty { total = -total }
    return digits.contains(".") ? .real(total) : Int64(exactly: total).map(Value.integer)
  }

  /// A number with a zero in front.
  private static func wasOctal(_ text: String) -> Bool {
    let digits = text.utf8.drop(while: { $0.isSign })
    return digits.count > 1 && digits.first == UInt8(ascii: "0")
      && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
      && digits.contains { $0 != UInt8(ascii: "0") }
  }

  /// `1_000`, `0b11`, and `12:30`, which was a number of base 60.
  private static func wasNumber(_ text: String) -> Bool {
    let digits = text.utf8.drop(while: { $0.isSign })
    guard digits.first?.isDigit == true else { return false }
    // YAML 1.2 has no sign before such a number.
    if digits.starts(with: "0x".utf8), digits.count < text.utf8.count {
      return digits.count > 2 && Int64(Substring(digits.dropFirst(2)), radix: 16) != nil
    }
    if digits.starts(with: "0b".utf8) {
      return digits.count > 2 && digits.dropFirst(2).allSatisfy { "01_".utf8.contains($0) }
    }
    let others = Set(digits.filter { !$0.isDigit })
    return !others.isEmpty
      && others.isSubset(of: [UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: ".")])
      && !(others == [UInt8(ascii: ".")])
      && (!others.contains(UInt8(ascii: ":")) || wasOfBase60(digits))
  }

  private static func wasOfBase60(_ digits: Substring.UTF8View) -> Bool {
    let parts = digits.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return parts.dropFirst().allSatisfy { part in
      let whole = part.prefix { $0 != UInt8(ascii: ".") }
      return (1...2).contains(whole.count) && (Int(Substring(whole)) ?? 60) < 60
    }
  }
}

extension UInt8 {
  fileprivate var isSign: Bool { self == UInt8(ascii: "-") || self == UInt8(ascii: "+") }
}
