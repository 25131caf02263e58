/// A version of a platform's release, such as `10.11.5`.
///
/// The text is kept as written. `Catalogue.check()` reports one that is malformed or that the release
/// registry does not list.
public struct Version: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The version as it is written.
  public var text: String

  /// A version of any text; `components` is nil if it is not one.
  public init(_ text: String) { self.text = text }
  public init(stringLiteral value: String) { self.init(value) }
  public var description: String { text }

  /// The numbers between the dots, or nil where the text is not a version.
  public var components: [Int64]? { isWellFormed ? Array(numbers) : nil }

  private var numbers: VersionNumbers { VersionNumbers(text) }

  private var isWellFormed: Bool { numbers.allSatisfy { $0 >= 0 } }

  /// Compares the numbers; those that one version lacks are zeros, for 8 and 8.0 are one version.
  ///
  /// - Returns: Whether the first version is before the other; nil where they are the same.
  private static func isBefore(_ one: Version, _ other: Version) -> Bool? {
    var (ones, others) = (one.numbers, other.numbers)
    while true {
      let (first, second) = (ones.next(), others.next())
      if first == nil, second == nil { return nil }
      if first ?? 0 != second ?? 0 { return first ?? 0 < second ?? 0 }
    }
  }

  /// Whether both are the same version, however it is written: `8` and `8.0` are.
  public static func == (one: Version, other: Version) -> Bool {
    Work.count()
    if one.text == other.text { return true }
    return one.isWellFormed && other.isWellFormed && isBefore(one, other) == nil
  }

  public func hash(into hasher: inout Hasher) {
    guard isWellFormed else { return hasher.combine(text) }
    // Zeros at the end say nothing.
    var zeros = 0
    for number in numbers {
      if number == 0 {
        zeros += 1
      } else {
        for _ in 0..<zeros { hasher.combine(0) }
        zeros = 0
        hasher.combine(number)
      }
    }
  }
}

extension Version: Comparable {
  /// By the numbers: `9.0` comes before `10.0`. Malformed text comes first.
  public static func < (one: Version, other: Version) -> Bool {
    Work.count()
    return switch (one.isWellFormed, other.isWellFormed) {
    case (true, true): isBefore(one, other) ?? false
    case (false, false): one.text < other.text
    case (false, true): true
    case (true, false): false
    }
  }
}

/// The numbers of a version from left to right; -1 where there are no digits between two dots, or too
/// many. Versions are compared so often that arrays of their numbers would be 3 % of a build.
private struct VersionNumbers: Sequence, IteratorProtocol {
  private var bytes: String.UTF8View.Iterator
  private var isAtEnd = false

  init(_ text: String) { bytes = text.utf8.makeIterator() }

  mutating func next() -> Int64? {
    guard !isAtEnd else { return nil }
    var number: Int64 = 0
    var isNumber = false
    var isWrong = false
    while let byte = bytes.next() {
      guard byte != UInt8(ascii: ".") else { return isNumber && !isWrong ? number : -1 }
      isNumber = true
      guard (0x30...0x39).contains(byte), number < Int64.max / 10 - 1 else {
        isWrong = true
        continue
      }
      number = 10 * number + Int64(byte - 0x30)
    }
    isAtEnd = true
    return isNumber && !isWrong ? number : -1
  }
}
