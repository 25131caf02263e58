import Text

/// The value that applies without a key on one platform, where it differs from that on others.
public struct PlatformDefault: Hashable, Sendable {
  /// The platform.
  public var platform: Platform
  /// The value on this platform.
  public var value: PropertyListValue

  /// A default of one platform.
  public init(_ platform: Platform, _ value: PropertyListValue) {
    self.platform = platform
    self.value = value
  }
}

extension [PlatformDefault] {
  /// The platforms of each value, in the order of their first one.
  package var grouped: [(value: PropertyListValue, platforms: [Platform])] {
    map { $0.value }.uniqued.map { value in
      (value, filter { $0.value == value }.map { $0.platform })
    }
  }
}
