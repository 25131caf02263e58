extension DocumentKind {
  /// A YAML file from which a tool makes a project, with the fields that name files of targets.
  public struct Manifest: Hashable, Sendable {
    /// The file's name.
    public var file: String
    /// The field that contains the targets by their names.
    public var targets: String
    /// The fields of a target that lead to the path of the file.
    public var paths: [[String]]
    /// The fields of a target that contain settings of the build.
    public var settings: [[String]]
    /// The fields of a target that contain settings for each configuration by its name.
    public var configurations: [[String]]
    /// The field of a target with the platform's name.
    public var platform: String
    /// The field of a target with the oldest release that the product runs on.
    public var oldestRelease: String
    /// The fields that lead to the oldest release for each platform, where a target has none.
    public var oldestReleases: [String]

    /// A file and its fields.
    public init(
      _ file: String, targets: String, paths: [[String]], settings: [[String]] = [],
      configurations: [[String]] = [], platform: String, oldestRelease: String,
      oldestReleases: [String] = []
    ) {
      self.file = file
      self.targets = targets
      self.paths = paths
      self.settings = settings
      self.configurations = configurations
      self.platform = platform
      self.oldestRelease = oldestRelease
      self.oldestReleases = oldestReleases
    }
  }
}
