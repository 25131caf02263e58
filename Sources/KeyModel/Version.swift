/// A version of a platform's release, such as `10.11.5`.
///
/// The text is kept as written; a check over the catalogue reports one that is not a version or
/// that the release registry does not know.
public struct Version: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public var text: String

  public init(_ text: String) { self.text = text }
  public init(stringLiteral value: String) { self.init(value) }
  public var description: String { text }

  /// The numbers between the dots, or nil where the text is no version.
  public var components: [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    return numbers.count == parts.count ? numbers : nil
  }

  /// Up to four small numbers in one, for versions are compared often; nil for other texts.
  private var rank: UInt64? {
    var rank: UInt64 = 0
    var number: UInt64 = 0
    var (digits, parts) = (0, 1)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "."), digits > 0, parts < 4 {
        rank |= number << UInt64(64 - 16 * parts)
        (number, digits, parts) = (0, 0, parts + 1)
      } else if (0x30...0x39).contains(byte), digits < 4 {
        number = number * 10 + UInt64(byte - 0x30)
        digits += 1
      } else {
        return nil
      }
    }
    return digits > 0 ? rank | number << UInt64(64 - 16 * parts) : nil
  }
}

extension Version: Comparable {
  /// By the numbers, `9.0` before `10.0`; `8` and `8.0` are equal in order. Malformed text comes first.
  public static func < (one: Version, other: Version) -> Bool {
    if let one = one.rank, let other = other.rank { return one < other }
    let first = one.components ?? []
    let second = other.components ?? []
    for index in 0..<max(first.count, second.count) {
      let left = index < first.count ? first[index] : 0
      let right = index < second.count ? second[index] : 0
      if left != right { return left < right }
    }
    return false
  }
}
