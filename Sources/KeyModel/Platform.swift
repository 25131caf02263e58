public import Text

/// A platform that keys are available on, known by its name.
public struct Platform: Hashable, Sendable, CustomStringConvertible {
  public var name: String

  public init(_ name: String) { self.name = name }
  public var description: String { name }

  public static func == (one: Platform, other: Platform) -> Bool {
    Work.count()
    return one.name == other.name
  }

  public static let iOS = Platform("iOS")
  public static let iPadOS = Platform("iPadOS")
  public static let macOS = Platform("macOS")
  public static let macCatalyst = Platform("Mac Catalyst")
  public static let tvOS = Platform("tvOS")
  public static let watchOS = Platform("watchOS")
  public static let visionOS = Platform("visionOS")
  /// Final Cut Pro's extension kits have their own versions.
  public static let proVideoWorkflow = Platform("ProVideo Workflow Extensions")
  public static let proVideoEncoder = Platform("ProVideo Encoder Extensions")
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
