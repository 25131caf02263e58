/// A Swift package with a catalogue of an invented format, to be replaced by one's own.
///
/// It is a value: whoever asks for it writes the files.
public struct CataloguePackage: Sendable {
  /// Where the package finds docgen.
  public enum Dependency: Hashable, Sendable {
    /// A checkout, by the absolute path of its folder.
    case checkout(String)
    /// A repository, by its address and the first version that will do.
    case repository(String, version: String)
  }

  /// A file's path in the package, with `/` between folders, and its text.
  public struct File: Hashable, Sendable {
    public var path: String
    public var text: String
  }

  public let name: String
  public let dependency: Dependency

  /// - Parameters:
  ///   - name: The name of the folder, the package and its program.
  /// - Throws: `NameProblem` where it cannot be all three.
  public init(_ name: String, dependency: Dependency) throws(NameProblem) {
    if let problem = NameProblem(name) { throw problem }
    self.name = name
    self.dependency = dependency
  }

  /// The files, the theme's aside, in the order of their paths.
  public var files: [File] {
    [
      File(path: ".gitignore", text: ".build/\npublic/\n"),
      File(path: "Makefile", text: makefile),
      File(path: "Package.swift", text: manifest),
      File(path: "README.md", text: readme),
      File(path: "Sources/\(name)/Beam.swift", text: beam),
      File(path: "Sources/\(name)/LampCatalogue.swift", text: catalogue),
      File(path: "Sources/\(name)/Manual.swift", text: manual),
      File(path: "Sources/\(name)/Program.swift", text: program),
      File(path: "content/first-light.md", text: guide),
      File(path: "docgen.yaml", text: settings),
      File(path: "lamp.json", text: example),
    ]
  }
}
