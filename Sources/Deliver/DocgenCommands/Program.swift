package import KeyModel

/// The running program: its name, its catalogue, and the examples in its help.
///
/// The entry point binds it; commands cannot get it as a parameter, because their help texts are static.
package struct Program: Sendable {
  /// The command that runs it, and the name of the package's product.
  package var name: String
  package var version: String
  /// Whether it has `new`, which starts catalogues of other formats.
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

  /// The examples in a command's help, one per line.
  func examples(of command: String, otherwise general: [String]) -> String {
    (examples[command] ?? general).map { "  \(name) \(command) \($0)" }.joined(separator: "\n")
  }

  @TaskLocal static var current = Program(name: "docgen", version: "") {
    Catalogue(title: "", groups: [], sources: [], releases: ReleaseRegistry([]))
  }
}
