import Text

extension DocumentKind {
  /// Names at the root that only the makers of the format give: one that the catalogue lacks is invented or newer.
  public struct ReservedNames: Hashable, Sendable {
    /// The names, with `*` for anything: `com.example.*`.
    public var patterns: [String]
    /// The strength of the finding: such a key is surely wrong, or may be missing from the catalogue.
    public var strength: Rule.Strength
    /// The codes with which a store rejects a file that has such a key.
    public var codes: [RejectionCode.ID]

    /// Names that fit one of some patterns.
    public init(
      _ patterns: [String], _ strength: Rule.Strength = .should, codes: [RejectionCode.ID] = []
    ) {
      self.patterns = patterns
      self.strength = strength
      self.codes = codes
    }

    /// Whether a name is one of them.
    package func contain(_ name: String) -> Bool {
      patterns.contains { Text.name(name.utf8, fits: $0) }
    }

    /// Whether a known name may be meant: at most a third of its distinctive letters are wrong, or
    /// some are missing at one position.
    package func isNear(_ written: String, to known: String) -> Bool {
      let fixed =
        patterns.filter { Text.name(written.utf8, fits: $0) }
        .map { $0.utf8.count { $0 != UInt8(ascii: "*") } }.max() ?? 0
      let (one, other) = (Array(written.utf8), Array(known.utf8))
      let start = zip(one, other).prefix { $0 == $1 }.count
      let end = zip(one.dropFirst(start).reversed(), other.dropFirst(start).reversed())
        .prefix { $0 == $1 }.count
      guard start + end < one.count else { return true }
      let most = (one.count - fixed) / 3
      return editDistance(Array(written.utf16), Array(known.utf16), atMost: most) <= most
    }

    /// Whether every name is one of them, so that the root takes only the keys of the catalogue.
    package var areAll: Bool { patterns.contains("*") }
  }
}
