import Text

/// A version of a platform's release, such as `10.11.5`, as it is written. `Catalogue.check()`
/// reports one that is malformed or not in the release registry.
public struct Version: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The version as it is written.
  public var text: String {
    didSet { significant = Self.significant(in: text) }
  }
  /// The components without zeros at the end, because 8 and 8.0 are one version. Stored, because
  /// versions are often compared.
  package private(set) var significant: [Int64]?

  /// A version of any text; `components` is nil if it is not one.
  public init(_ text: String) {
    self.text = text
    significant = Self.significant(in: text)
  }
  public init(stringLiteral value: String) { self.init(value) }
  public var description: String { text }

  /// The numbers between the dots, or nil where the text is not a version.
  public var components: [Int64]? { Self.components(in: text) }

  private static func components(in text: String) -> [Int64]? {
    var numbers: [Int64] = []
    for part in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      guard part.allSatisfy({ $0.isDigit }), let number = Int64(Substring(part)) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private static func significant(in text: String) -> [Int64]? {
    components(in: text).map { Array($0.prefix(($0.lastIndex { $0 != 0 } ?? -1) + 1)) }
  }

  /// Whether both are the same version, however it is written: `8` and `8.0` are.
  public static func == (one: Version, other: Version) -> Bool {
    if one.text == other.text { return true }
    guard let numbers = one.significant else { return false }
    return numbers == other.significant
  }

  public func hash(into hasher: inout Hasher) {
    if let significant { hasher.combine(significant) } else { hasher.combine(text) }
  }
}

extension Version: Comparable {
  /// By the numbers: `9.0` comes before `10.0`. Malformed text comes first.
  public static func < (one: Version, other: Version) -> Bool {
    switch (one.significant, other.significant) {
    case (let numbers?, let others?): numbers.lexicographicallyPrecedes(others)
    case (nil, nil): one.text < other.text
    case (nil, _): true
    case (_, nil): false
    }
  }
}
