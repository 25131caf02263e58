import Text

/// When something happened on a platform, as well as the sources know it.
public enum Moment: Hashable, Sendable, ExpressibleByStringLiteral {
  /// With exactly this version.
  case version(Version)
  /// With this version or an earlier one.
  case atMost(Version)
  /// It happened, and no source says when.
  case unknown

  /// `10.11`, `≤10.5` or `unknown`.
  public init(stringLiteral value: String) { self.init(value) }

  /// Reads `10.11`, `≤10.5` or `unknown`; the check of releases reports any other text.
  public init(_ text: String) {
    if text == "unknown" {
      self = .unknown
    } else if text.hasPrefix("≤") {
      self = .atMost(Version(String(text.dropFirst())))
    } else {
      self = .version(Version(text))
    }
  }

  /// The version named, if one is.
  package var version: Version? {
    switch self {
    case .version(let version), .atMost(let version): version
    case .unknown: nil
    }
  }

  /// The form `init(_:)` reads.
  package var text: String {
    switch self {
    case .version(let version): version.text
    case .atMost(let version): "≤" + version.text
    case .unknown: "unknown"
    }
  }
}

/// A statement of one source about one platform.
///
/// A platform without a statement is unstated, which is not the same as not available.
public struct AvailabilityStatement: Hashable, Sendable {
  /// The platform that the source speaks of.
  public var platform: Platform
  /// False where a source says that the key does not work on this platform.
  public var isAvailable: Bool
  /// `.unknown` where a source names the platform without a version.
  public var introduced: Moment
  /// The release that deprecated it; nil if no source says so.
  public var deprecated: Moment?
  /// The release that removed it; nil if no source says so.
  public var removed: Moment?
  /// The release that ignores it from then on, deprecated or not.
  public var ignored: Moment?
  /// A condition or an explanation in one short sentence.
  public var note: String?
  /// The source of the statement; nil for the entry's first one. Without a section, the section of
  /// this document that the entry names first.
  public var source: SourceReference?
  /// Whether the platforms that mirror this one by the catalogue's conventions have it too.
  var isMirrored = true

  /// The same statement for this platform alone, without those that mirror it.
  public var alone: Self {
    changed(self) { $0.isMirrored = false }
  }

  /// States where something works; without a version, that a source names the platform.
  public init(
    _ platform: Platform, isAvailable: Bool = true, introduced: Moment = .unknown,
    deprecated: Moment? = nil, removed: Moment? = nil, ignored: Moment? = nil,
    note: String? = nil, from source: SourceReference? = nil
  ) {
    self.platform = platform
    self.isAvailable = isAvailable
    self.introduced = introduced
    self.deprecated = deprecated
    self.removed = removed
    self.ignored = ignored
    self.note = note
    self.source = source
  }
}

extension AvailabilityStatement {
  /// The releases with the change in each, in the order that they must have.
  var moments: [(what: String, moment: Moment)] {
    [
      ("introduced", introduced), ("deprecated", deprecated), ("ignored", ignored),
      ("removed", removed),
    ].compactMap { (what: String, moment: Moment?) in moment.map { (what, $0) } }
  }
}

extension Release {
  var statement: AvailabilityStatement {
    AvailabilityStatement(platform, introduced: .version(version))
  }
}
