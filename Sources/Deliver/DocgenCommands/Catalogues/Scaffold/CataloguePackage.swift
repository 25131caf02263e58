import Site

/// A Swift package with a catalogue of another format, as a value: a renamed copy of `Examples/LampReference`.
struct CataloguePackage: Sendable {
  enum Dependency: Hashable, Sendable {
    /// A checkout, by the absolute path of its folder.
    case checkout(String)
    /// A repository, by its address and the lowest accepted version.
    case repository(String, version: String)
  }

  /// The example's folder in a checkout or an installation of docgen.
  static let example = "Examples/LampReference"

  let name: String
  let dependency: Dependency
  private let exampleFiles: [OutputFile]

  /// - Parameter example: The files of the example, hidden ones left out.
  init(_ name: String, dependency: Dependency, example: [OutputFile]) throws(NameProblem) {
    if let problem = NameProblem(name) { throw problem }
    self.name = name
    self.dependency = dependency
    exampleFiles = example
  }

  /// The files, except for the theme's, in the order of their paths.
  var files: [OutputFile] {
    // The example may have been built.
    let copied = exampleFiles.filter {
      !$0.path.hasPrefix("public/") && $0.path != "Package.resolved"
    }
    let ignored = OutputFile(".gitignore", text: ".build/\npublic/\n")
    return ([ignored] + copied.map(renamed)).sorted { $0.path < $1.path }
  }

  private func renamed(_ file: OutputFile) -> OutputFile {
    let path = file.path.replacing(Self.exampleName, with: name)
    guard var text = String(validating: file.bytes, as: UTF8.self) else {
      return OutputFile(path, bytes: file.bytes)
    }
    text = text.replacing(Self.exampleName, with: name)
    if path == "Package.swift" {
      text = text.replacing(Self.exampleDependency, with: dependencyDeclaration)
        .replacing("package: \"docgen\"", with: "package: \"\(escaped(identity))\"")
    }
    return OutputFile(path, text: text)
  }

  private static let exampleName = "LampReference"
  private static let exampleDependency = ".package(name: \"docgen\", path: \"../..\")"

  private var dependencyDeclaration: String {
    switch dependency {
    case .checkout(let path): ".package(path: \"\(escaped(path))\")"
    case .repository(let address, let version):
      ".package(url: \"\(escaped(address))\", from: \"\(escaped(version))\")"
    }
  }

  /// The package manager's name for the dependency: the last part of its path or address.
  private var identity: String {
    switch dependency {
    case .checkout(let location), .repository(let location, _):
      let last = location.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? location
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
  }

  /// A text as it is written between the quotation marks of a literal.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { literal, character in
      switch character {
      case "\\", "\"": literal += "\\\(character)"
      case "\n": literal += "\\n"
      default: literal.append(character)
      }
    }
  }
}
