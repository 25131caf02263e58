extension DocumentKind {
  /// The marks of a file for a platform.
  public struct Target: Hashable, Sendable {
    /// The platform.
    public var platform: Platform
    /// Platforms that extension points name beside it, and whose products are the same.
    public var including: [Platform]
    /// The marks of a file for this platform, any of which is enough.
    public var marks: [KeyMark]
    /// The key whose value is the oldest release that the product runs on; nil if none says it.
    public var oldestRelease: PropertyPath?
    /// The key whose text ends with the release that the product was built for: `deckos9.0`; nil if none says it.
    public var sdk: PropertyPath?
    /// The settings of the build that say the platform; each value names it or another one.
    public var settings: [SettingMark]
    /// The setting whose value is the oldest release that the product runs on; nil if none says it.
    public var oldestReleaseSetting: String?

    /// A platform and what shows it.
    public init(
      _ platform: Platform, including: [Platform] = [], marks: [KeyMark],
      oldestRelease: PropertyPath? = nil, sdk: PropertyPath? = nil, settings: [SettingMark] = [],
      oldestReleaseSetting: String? = nil
    ) {
      self.platform = platform
      self.including = including
      self.marks = marks
      self.oldestRelease = oldestRelease
      self.sdk = sdk
      self.settings = settings
      self.oldestReleaseSetting = oldestReleaseSetting
    }
  }

  /// A setting of a build, and words in its value that mean one platform.
  public struct SettingMark: Hashable, Sendable {
    /// The setting's name.
    public var name: String
    /// The words.
    public var values: [String]

    /// A setting with words that mean one platform.
    public init(_ name: String, _ values: [String]) {
      self.name = name
      self.values = values
    }
  }
}
