extension DocumentKind {
  /// A project's names for the source of such a file, beside the settings of another document.
  ///
  /// Files that one target names belong together, like those of a bundle.
  public struct ProjectFile: Hashable, Sendable {
    /// The setting whose value is the path of the file.
    public var setting: String
    /// The fields of a target in a manifest that lead to the path.
    public var fields: [[String]]

    /// A setting, and the fields of manifests that mean the same.
    public init(_ setting: String, fields: [[String]] = []) {
      self.setting = setting
      self.fields = fields
    }
  }

  /// The setting whose value is the path of such a file; nil if none is.
  package var fileSetting: String? { build?.settings?.file ?? projectFile?.setting }
}
