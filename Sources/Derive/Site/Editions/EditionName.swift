import Text

/// The name of an edition of a site, which is also the name of its folder: `1.2`, `2.0-beta`.
///
/// Editions are in the order of versions: numbers as numbers, and what ends in a word comes before the same name without
/// it, so that `2.0-beta` and `v1beta1` come before `2.0` and `v1`.
package struct EditionName: Hashable, Comparable, Sendable {
  package let text: String

  /// Nil if no edition may have the name.
  package init?(_ text: String) {
    guard Self.problem(with: text) == nil else { return nil }
    self.text = text
  }

  /// The reason why no edition may have a name, with the remedy.
  static func problem(with text: String) -> (message: String, remedy: String)? {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0))
        || [".", "-", "_"].contains($0)
    }
    let remedy = "write letters, digits, '.', '-' and '_', such as 1.2 or 2.0-beta"
    guard !text.isEmpty, isPlain, text.utf8.count <= mostBytes,
      text.utf8.first.map({ $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }) ?? false,
      isPortableFileName(text[...])
    else {
      return (
        "'\(text.shortened(to: mostBytes))' cannot be the name of an edition's folder", remedy
      )
    }
    guard !reserved.contains(text.lowercased()) else {
      return ("'\(text)' is the name of a folder or file of a site", remedy)
    }
    return nil
  }

  private static let mostBytes = 64
  private static let reserved = Routes.ownNames.union(EditionList.paths.map { $0.lowercased() })
    .union(["latest"])

  package static func < (left: Self, right: Self) -> Bool {
    let (a, b) = (parts(of: left.text), parts(of: right.text))
    for (one, other) in zip(a, b) where one != other {
      if one.isNumber != other.isNumber { return other.isNumber }
      guard one.isNumber else { return one.text < other.text }
      let (first, second) = (one.digits, other.digits)
      if first.count != second.count { return first.count < second.count }
      if first != second { return first < second }
    }
    if a.count != b.count {
      return a.count > b.count ? !a[b.count].isNumber : b[a.count].isNumber
    }
    return left.text < right.text
  }

  private struct Part: Equatable {
    var text: Substring
    var isNumber: Bool
    /// Without zeros in front.
    var digits: Substring { text.drop { $0 == "0" } }
  }

  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while let first = rest.first {
      let isNumber = first.isNumber
      let part = rest.prefix { $0.isNumber == isNumber && ![".", "-", "_"].contains($0) }
      if part.isEmpty {
        rest.removeFirst()
      } else {
        parts.append(Part(text: part, isNumber: isNumber))
      }
      rest = rest.dropFirst(part.count)
    }
    return parts
  }
}
