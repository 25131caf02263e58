package import KeyModel

/// What the running program is: its name, its catalogue, and what its help shows.
///
/// The entry point binds it once, around everything else, and commands read it. Their help texts are
/// static properties, so it cannot be handed to them.
package struct Program: Sendable {
  /// What is typed to run it, and the name of the package's product.
  package var name: String
  package var version: String
  /// Whether it can start catalogues of other formats.
  package var startsCatalogues: Bool
  /// Arguments for the examples of the help, by the name of the command.
  package var examples: [String: [String]]
  /// Makes the catalogue when it is asked for.
  let makeCatalogue: @Sendable () -> Catalogue

  package init(
    name: String, version: String, startsCatalogues: Bool = false,
    examples: [String: [String]] = [:],
    catalogue: @escaping @Sendable () -> Catalogue
  ) {
    self.name = name
    self.version = version
    self.startsCatalogues = startsCatalogues
    self.examples = examples
    makeCatalogue = catalogue
  }

  /// The catalogue inside the program.
  var catalogue: Catalogue { makeCatalogue() }

  /// The examples of a command's help, a line each.
  ///
  /// - Parameter general: Arguments that fit any catalogue, for a program that names none.
  func examples(of command: String, otherwise general: [String]) -> String {
    (examples[command] ?? general).map { "  \(name) \(command) \($0)" }.joined(separator: "\n")
  }

  @TaskLocal static var current = Program(name: "docgen", version: "") {
    Catalogue(title: "", groups: [], sources: [], releases: ReleaseRegistry([]))
  }
}
