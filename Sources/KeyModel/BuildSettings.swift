import Text

extension DocumentKind {
  /// Settings of a build that become keys of the file.
  public struct Settings: Hashable, Sendable {
    /// What the names of such settings begin with: `LAMP_KEY_`.
    public var prefix: String
    /// All names that the build knows, without the prefix. Another setting with the prefix has no effect.
    public var names: [String]
    /// The names of files with settings, with `*` for anything.
    public var files: [String]

    /// Settings with a prefix, in files of these names.
    public init(prefix: String, names: [String], files: [String]) {
      self.prefix = prefix
      self.names = names
      self.files = files
    }

    /// Whether files of this name have settings.
    package func matches(fileName: Substring) -> Bool {
      files.contains { Text.name(fileName.utf8, fits: $0) }
    }
  }
}
