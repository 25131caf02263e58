import ArgumentParser
import KeyModel

struct Show: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract:
        "Print the page of a key, an extension point or a capability: what to write, since when, rules.",
      discussion: """
        A key is named by its full path, its name, or any part of its path that no other key has; \
        an extension point by its identifier, and a capability of the developer's tools by its name. \
        --tree also takes a document, and --minimal an extension point or a document.

        Examples:
        \(Program.current.examples(of: "show", otherwise: ["KEY", "PARENT/KEY", "--tree KEY", "--minimal > FILE"]))
        """)
  }

  @Argument(
    help: "A path, a name, or a unique part of one.",
    completion: .custom { _, _, _ in
      Program.current.catalogue.keys.map(\.path.description)
        + Program.current.catalogue.extensionPoints.map(\.id)
    })
  var key: String?

  @Flag(help: "Print a tree of what is inside, with types: of a key, a document, or everything.")
  var tree = false

  @Flag(help: "Print the smallest file for an extension point, or of a document, to start from.")
  var minimal = false

  @OptionGroup var chosen: DocumentOption

  @OptionGroup var catalogue: CatalogueOption

  func validate() throws {
    if tree, minimal {
      throw ValidationError("--tree and --minimal print different things: leave one out.")
    }
    if !tree, !minimal, key == nil {
      let example = Program.current.examples["show"]?.first ?? "KEY"
      throw ValidationError("Write what to show, such as: \(Program.current.name) show \(example)")
    }
  }

  func run() throws {
    let catalogue = try self.catalogue.load()
    let text = ReferenceText(
      catalogue: catalogue, only: try chosen.document(in: catalogue), width: Terminal.width,
      isStyled: Terminal.hasColor)
    if minimal {
      let (file, isJSON) = try text.minimalFile(of: key)
      return Terminal.write(file, isJSON ? .json : .plain)
    }
    Terminal.write(tree ? try text.tree(of: key) : try text.page(of: key ?? ""), .styled)
  }
}
