import Diagnostics
public import Text

/// A part of the system that an extension plugs into.
public struct ExtensionPoint: Sendable {
  public typealias ID = String

  /// Which dictionary an extension of this kind declares itself in.
  public enum Mechanism: String, Hashable, Sendable, CaseIterable {
    case nsExtension = "NSExtension"
    case exAppExtensionAttributes = "EXAppExtensionAttributes"

    /// The key that names the extension point.
    public var identifierKey: PropertyPath {
      switch self {
      case .nsExtension: "NSExtension/NSExtensionPointIdentifier"
      case .exAppExtensionAttributes: "EXAppExtensionAttributes/EXExtensionPointIdentifier"
      }
    }
  }

  /// What the extension point asks of one key.
  public struct Use: Hashable, Sendable {
    public var path: PropertyPath
    public var required: Requirement
    /// The value in the smallest property list that works; nil where that list does without.
    public var sample: PropertyListValue?

    public init(
      _ path: PropertyPath, _ required: Requirement = .unstated, sample: PropertyListValue? = nil
    ) {
      self.path = path
      self.required = required
      self.sample = sample
    }
  }

  public var id: ID
  public var name: String
  public var mechanism: Mechanism
  public var summary: String
  public var discussion: String
  public var availability: [AvailabilityStatement]
  /// Keys about which the extension point says more than the keys do themselves.
  public var uses: [Use]
  /// Constants for the identifier in code.
  public var symbols: [String]
  public var sources: [SourceReference]
  public var notes: [EditorNote]
  /// Where the extension point is declared, for diagnostics.
  public var location: SourceLocation
  /// Where it is declared in Swift; nil if unknown.
  public var declaredIn: SourceLocation?

  public init(
    _ id: ID, _ name: String, _ mechanism: Mechanism, summary: String, discussion: String = "",
    availability: [AvailabilityStatement], uses: [Use] = [], symbols: [String] = [],
    sources: [SourceReference], notes: [EditorNote] = [], file: StaticString = #fileID,
    line: Int = #line
  ) {
    self.id = id
    self.name = name
    self.mechanism = mechanism
    self.summary = summary
    self.discussion = discussion
    self.availability = availability
    self.uses = uses
    self.symbols = symbols
    self.sources = sources
    self.notes = notes
    self.location = SourceLocation(file: "\(file)", line: line)
    declaredIn = location
  }

  /// The platforms a source names, in the order they are stated.
  public var platforms: [Platform] {
    availability.filter(\.isAvailable).map(\.platform)
  }
}
