package import Diagnostics
public import Text

/// A platform that keys are available on, known by its name.
///
/// A catalogue declares its platforms as constants in an extension: `static let deck = Platform("Deck")`.
public struct Platform: Hashable, Sendable, CustomStringConvertible {
  /// The name as pages show it.
  public var name: String

  /// A platform by its name.
  public init(_ name: String) { self.name = name }
  public var description: String { name }

  /// The name as options and names of files have it.
  package var schemaName: String { name.lowercased().substituting(" ", with: "-") }
}

/// A version of a platform.
public struct Release: Hashable, Sendable {
  /// The platform.
  public var platform: Platform
  /// Its version.
  public var version: Version

  /// A version of a platform.
  public init(_ platform: Platform, _ version: Version) {
    self.platform = platform
    self.version = version
  }
}

/// The platforms of a catalogue, in the order tables show them, and the versions each has had.
public struct ReleaseRegistry: Sendable {
  /// A platform and its versions.
  public struct Line: Sendable {
    /// The platform.
    public var platform: Platform
    /// In order of release.
    public var versions: [Version]
    /// The declaration's location, for diagnostics.
    public var location: SourceLocation

    /// Lists the versions of a platform in order of release.
    public init(
      _ platform: Platform, _ versions: [Version], file: StaticString = #fileID, line: Int = #line
    ) {
      self.platform = platform
      self.versions = versions
      location = SourceLocation(file: "\(file)", line: line)
    }
  }

  /// The platforms in the order tables show them.
  public var lines: [Line] { didSet { ranks = Self.ranks(of: lines) } }

  /// The positions of the platforms in tables.
  package private(set) var ranks: [Platform: Int]

  /// A registry of these platforms; each is listed once.
  public init(_ lines: [Line]) {
    self.lines = lines
    ranks = Self.ranks(of: lines)
  }

  private static func ranks(of lines: [Line]) -> [Platform: Int] {
    Dictionary(firstOf: lines.enumerated().map { ($1.platform, $0) })
  }

  /// The platforms in the order of their lines.
  public var platforms: [Platform] { lines.map { $0.platform } }

  /// The platform that a person means: case, spaces and hyphens don't count.
  package func platform(named name: String) throws(Refusal) -> Platform {
    func folded(_ name: String) -> String {
      name.lowercased().filter { $0.isOfWord }
    }
    let wanted = folded(name)
    guard let platform = platforms.first(where: { folded($0.name) == wanted }) else {
      throw Refusal("No platform is named", name, known: platforms.map { $0.schemaName })
    }
    return platform
  }

  /// The versions of a platform, or nil where the registry does not know the platform.
  package func versions(of platform: Platform) -> [Version]? {
    lines.first { $0.platform == platform }?.versions
  }
}
