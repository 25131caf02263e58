/// A version of a platform's release, such as `10.11.5`.
///
/// The text is kept as written. `Catalogue.check()` reports one that is malformed or that the release
/// registry does not list.
public struct Version: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public var text: String

  public init(_ text: String) { self.text = text }
  public init(stringLiteral value: String) { self.init(value) }
  public var description: String { text }

  /// The numbers between the dots, or nil where the text is not a version.
  public var components: [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    return numbers.count == parts.count ? numbers : nil
  }

  /// The components without trailing zeros, which say nothing: 8 and 8.0 are one version.
  private var significantComponents: ArraySlice<Int>? {
    guard let components else { return nil }
    return components.prefix((components.lastIndex { $0 != 0 } ?? -1) + 1)
  }

  /// Whether both are the same version, however it is written: `8` and `8.0` are.
  public static func == (one: Version, other: Version) -> Bool {
    Work.count()
    return one.text == other.text
      || one.significantComponents.map { $0 == other.significantComponents } ?? false
  }

  public func hash(into hasher: inout Hasher) {
    if let significantComponents {
      hasher.combine(significantComponents)
    } else {
      hasher.combine(text)
    }
  }
}

extension Version: Comparable {
  /// By the numbers: `9.0` comes before `10.0`. Malformed text comes first.
  public static func < (one: Version, other: Version) -> Bool {
    Work.count()
    return switch (one.significantComponents, other.significantComponents) {
    case (let one?, let other?): one.lexicographicallyPrecedes(other)
    case (nil, nil): one.text < other.text
    case (nil, _?): true
    case (_?, nil): false
    }
  }
}
