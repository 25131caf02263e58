extension DocumentKind.Settings {
  /// The form of a project whose objects, each under its id, say which files a build copies into products.
  public struct Copies: Hashable, Sendable {
    /// The key of the dictionary with the objects.
    public var objects: String
    /// The key of an object's kind.
    public var kind: String
    /// The kinds of the objects that copy files.
    public var phases: [String]
    /// The key of such an object's array with the ids of what it copies.
    public var files: String
    /// The key of what is copied with the id of its file.
    public var file: String
    /// The key of a file, or of a folder, with its path in the folder around it.
    public var path: String
    /// The key of a folder's array with the ids of what is in it.
    public var children: String
    /// The remedy for a file that is copied although the build makes it, as an imperative.
    public var remedy: String

    /// The keys and kinds of such objects.
    public init(
      objects: String, kind: String, phases: [String], files: String, file: String, path: String,
      children: String, remedy: String
    ) {
      self.objects = objects
      self.kind = kind
      self.phases = phases
      self.files = files
      self.file = file
      self.path = path
      self.children = children
      self.remedy = remedy
    }
  }
}
