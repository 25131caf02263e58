public import Text

/// A platform that keys are available on, known by its name.
///
/// A catalogue declares its platforms as constants in an extension: `static let deck = Platform("Deck")`.
public struct Platform: Hashable, Sendable, CustomStringConvertible {
  /// The name as pages show it.
  public var name: String

  public init(_ name: String) { self.name = name }
  public var description: String { name }

  public static func == (one: Platform, other: Platform) -> Bool {
    Work.count()
    return one.name == other.name
  }
}

/// A version of a platform.
public struct Release: Hashable, Sendable {
  public var platform: Platform
  public var version: Version

  public init(_ platform: Platform, _ version: Version) {
    self.platform = platform
    self.version = version
  }
}

/// The platforms of a catalogue, in the order tables show them, and the versions each has had.
public struct ReleaseRegistry: Sendable {
  public struct Line: Sendable {
    public var platform: Platform
    /// In order of release.
    public var versions: [Version]
    public var location: SourceLocation

    public init(
      _ platform: Platform, _ versions: [Version], file: StaticString = #fileID, line: Int = #line
    ) {
      self.platform = platform
      self.versions = versions
      location = SourceLocation(file: "\(file)", line: line)
    }
  }

  public var lines: [Line]

  public init(_ lines: [Line]) { self.lines = lines }

  public var platforms: [Platform] { lines.map(\.platform) }

  /// The versions of a platform, or nil where the registry does not know the platform.
  public func versions(of platform: Platform) -> [Version]? {
    lines.first { $0.platform == platform }?.versions
  }
}
