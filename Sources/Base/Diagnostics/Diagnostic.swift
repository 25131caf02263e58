public import Text

/// The severity of a finding. Only an error makes a command fail.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  case note, warning, error

  public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A finding about the input. Findings are collected, not thrown.
public struct Diagnostic: Hashable, Sendable {
  /// A name in kebab case that never changes, such as `dangling-reference`.
  public var id: String
  public var severity: Severity
  public var location: SourceLocation?
  /// After the last character that it is about; nil if only the start is known.
  public var end: SourceLocation?
  /// The mistake, in one line without a final period.
  public var message: String
  /// The remedy, in one line without a final period.
  public var remedy: String?
  /// The path of the value in the file: `Lamps/0/Colour`. In a binary file, which has no lines, this is the only
  /// location.
  public var path: String?
  /// The id of the document that the file was checked as, if any.
  public var document: String?
  /// A page with details.
  package var url: PageAddress?
  /// Codes with which another program reports the same.
  public var codes: [String]
  /// The id of the distribution that refuses the product for it.
  package var refusedBy: String?
  /// The number of mistakes that it stands for.
  package var count = 1
  /// The edit that removes the cause, if only one can be meant.
  public var fixIt: FixIt?
  /// Edits that may remove the cause, for a person to choose from.
  package var choices: [FixIt] = []
  /// The catalogue's path of the key that it is about.
  package var key: String?
  /// A related location.
  package var related: Related?

  /// A location in the same file, with a text that says how it is related.
  package struct Related: Hashable, Sendable {
    package var location: SourceLocation
    package var message: String

    package init(_ location: SourceLocation, _ message: String) {
      self.location = location
      self.message = message
    }
  }

  public init(
    _ severity: Severity, _ id: String, at location: SourceLocation?, to end: SourceLocation? = nil,
    _ message: String, remedy: String? = nil, path: String? = nil,
    codes: [String] = [], fixIt: FixIt? = nil
  ) {
    self.severity = severity
    self.id = id
    self.location = location
    self.end = end
    // Quoted input may contain line breaks and be of any length.
    self.message = message.shortened(to: Self.longestText).oneLine
    self.remedy = remedy?.shortened(to: Self.longestText).oneLine
    self.path = path
    self.codes = codes
    self.fixIt = fixIt
  }

  /// The longest message or remedy, in scalars.
  static let longestText = 2_000

  public static func error(
    _ id: String, at location: SourceLocation?, _ message: String, remedy: String? = nil
  ) -> Diagnostic {
    Diagnostic(.error, id, at: location, message, remedy: remedy)
  }

  public static func warning(
    _ id: String, at location: SourceLocation?, _ message: String, remedy: String? = nil
  ) -> Diagnostic {
    Diagnostic(.warning, id, at: location, message, remedy: remedy)
  }
}

extension Sequence<Diagnostic> {
  /// Sorted by file, line and column, so that output does not depend on parallel work.
  public func inReadingOrder() -> [Diagnostic] {
    enumerated().sorted { one, other in
      switch (one.element.location, other.element.location) {
      case (let first?, let second?) where first != second: return first < second
      case (nil, .some): return true
      case (.some, nil): return false
      default: return one.offset < other.offset
      }
    }.map { $0.element }
  }

  public var containsErrors: Bool { contains { $0.severity == .error } }

  /// The first findings of each kind; the last of them has the number of those left out.
  ///
  /// - Parameters:
  ///   - limit: The most findings of a kind, at least one.
  ///   - kind: The property that repetitions share.
  package func capped(at limit: Int, by kind: (Diagnostic) -> some Hashable)
    -> [(finding: Diagnostic, more: Int)]
  {
    let byKind = Dictionary(grouping: enumerated(), by: { kind($0.element) })
    return byKind.values.flatMap { all in
      all.prefix(limit).enumerated().map { index, one in
        (one.offset, one.element, index == limit - 1 ? all.count - limit : 0)
      }
    }.sorted { $0.0 < $1.0 }.map { ($0.1, $0.2) }
  }
}
