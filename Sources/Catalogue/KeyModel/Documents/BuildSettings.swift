import Text

extension DocumentKind {
  /// Settings of a build that become keys of the file.
  public struct Settings: Hashable, Sendable {
    /// The prefix of such settings: `LAMP_KEY_`.
    public var prefix: String
    /// All names that the build knows, without the prefix. Another setting with the prefix has no effect.
    public var names: [String]
    /// The names of files with settings, with `*` for anything.
    public var files: [String]
    /// The names, with `*` for anything, of folders that contain such files, in the folder of the settings' paths.
    public var folders: [String]
    /// The setting whose value is the path of the file that other settings hold for; nil if none is.
    public var file: String?
    /// Prefixes of that path that stand for the folder of the project.
    public var projectFolders: [String]
    /// The files from which tools make projects.
    public var manifests: [Manifest]
    /// The form of projects that say which files a build copies; nil if none is known.
    public var copies: Copies?

    /// Settings with a prefix, in files of these names.
    public init(
      prefix: String, names: [String], files: [String], folders: [String] = [],
      file: String? = nil, projectFolders: [String] = [], manifests: [Manifest] = [],
      copies: Copies? = nil
    ) {
      self.prefix = prefix
      self.names = names
      self.files = files
      self.folders = folders
      self.file = file
      self.projectFolders = projectFolders
      self.manifests = manifests
      self.copies = copies
    }

    /// The path in a project that the value of a setting means.
    package func pathInProject(_ value: String) -> String {
      let prefix = projectFolders.first(where: value.hasPrefix) ?? ""
      return String(value.dropFirst(prefix.count))
    }

    /// Whether files of this name have settings.
    package func matches(fileName: Substring) -> Bool {
      files.contains { Text.name(fileName.utf8, fits: $0) }
    }
  }
}
