import ArgumentParser
import KeyModel

struct Show: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Print a page of the reference: a key, a code, a guide, a group and so on.",
      discussion: """
        Name a key by its path, its name, or any part of its path that no other key has; any other \
        page by its title, its identifier or its address in the site. --tree \
        also takes a document, and --minimal takes an extension point or a document.

        Examples:
        \(Program.current.examples(of: "show", otherwise: ["KEY", "PARENT/KEY", "--tree KEY", "--minimal > FILE"]))
        """)
  }

  @Argument(
    help: "A path, a name, or a unique part of one; a title, an identifier, a code, an address.",
    completion: .custom { _, _, _ in
      Program.current.catalogue.keys.map(\.path.description)
        + Program.current.catalogue.extensionPoints.map(\.id)
        + Program.current.catalogue.codes.map(\.id)
    })
  var key: String?

  @Flag(help: "Print the keys inside a key, a document or everything as a tree, with types.")
  var tree = false

  @Flag(help: "Print a minimal file to start from, for an extension point or a document.")
  var minimal = false

  @Flag(help: "Print the page's facts as JSON.")
  var json = false

  @OptionGroup var chosen: DocumentOption

  @OptionGroup var catalogue: CatalogueOption

  func validate() throws {
    if [tree, minimal, json].count(where: { $0 }) > 1 {
      throw ValidationError("--tree, --minimal and --json can't be combined.")
    }
    if !tree, !minimal, key == nil {
      let example = Program.current.examples["show"]?.first ?? "KEY"
      throw ValidationError("Write what to show, such as: \(Program.current.name) show \(example)")
    }
  }

  func run() throws {
    let catalogue = try self.catalogue.load()
    let text = ReferenceText(
      catalogue: catalogue, isOfFile: self.catalogue.file != nil,
      only: try chosen.document(in: catalogue), width: Terminal.width,
      isStyled: Terminal.hasColor)
    if minimal {
      let (file, isJSON) = try text.minimalFile(of: key)
      return Terminal.write(file, isJSON ? .json : .plain)
    }
    if json { return Terminal.write(try text.json(of: key ?? ""), .json) }
    Terminal.write(tree ? try text.tree(of: key) : try text.page(of: key ?? ""), .styled)
  }
}
