import ArgumentParser
import Diagnostics
import KeyModel
import Markup
import Site
import Text

struct Show: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract:
        "Print the page of a key, an extension point or a capability: what to write, since when, rules.",
      discussion: """
        A key is named by its full path, its name, or any part of its path that no other key has;
        an extension point by its identifier, and a capability of the developer's tools by its name.

        Examples:
        \(Program.current.examples(of: "show", otherwise: ["KEY", "PARENT/KEY"]))
        """)
  }

  @Argument(
    help: "A path, a name, or a unique part of one.",
    completion: .custom { _, _, _ in
      Program.current.catalogue.keys.map(\.path.description)
        + Program.current.catalogue.extensionPoints.map(\.id)
    })
  var key: String

  @OptionGroup var chosen: DocumentOption

  @OptionGroup var catalogue: CatalogueOption

  func run() throws {
    let catalogue = try self.catalogue.load()
    let renderer = TerminalRenderer(
      width: Terminal.width, styled: Terminal.hasColor)
    if let point = catalogue.extensionPoint(key) {
      let page = renderer.render(document(of: point, in: catalogue))
      return Terminal.write(renderer.heading(point.name) + "\n\n" + page, .styled)
    }
    if let capability = capability(in: catalogue) {
      let page = renderer.render(document(of: capability, in: catalogue))
      return Terminal.write(renderer.heading(capability.name) + "\n\n" + page, .styled)
    }
    let only = try chosen.document(in: catalogue)
    let matches = catalogue.keys(matching: key).filter { match in
      only == nil || catalogue.document(of: match.path) == only
    }
    guard let match = matches.first, matches.count == 1 else {
      throw unknown(matches, in: catalogue)
    }
    Terminal.write(
      renderer.heading(match.displayName) + "\n\n"
        + renderer.render(document(of: match, in: catalogue)), .styled)
  }

  /// The capability of the name that was written, if no key has that name.
  private func capability(in catalogue: Catalogue) -> Capability? {
    guard chosen.id == nil, !catalogue.keys.contains(where: { $0.name == key }) else { return nil }
    return catalogue.capabilities.first { $0.name.lowercased() == key.lowercased() }
  }

  private func unknown(_ matches: [Key], in catalogue: Catalogue) -> ExitCode {
    let paths = matches.map { match in
      (catalogue.hasSeveralDocuments ? catalogue.withDocument(match.path) : match.path).description
    }
    guard paths.isEmpty else {
      let shown = paths.prefix(20).map { "  \($0.legibleLine())\n" }.joined()
      let more = paths.count > 20 ? "  … and \(paths.count - 20) more\n" : ""
      Terminal.writeError(
        "'\(key.legibleLine())' names \(paths.count) keys. Write one of:\n\(shown)\(more)")
      return .findings
    }
    let near = nearestNames(
      to: key,
      among: Set(
        catalogue.keys.flatMap { [$0.name, $0.path.description] }
          + catalogue.extensionPoints.map(\.id)
      ).sorted())
    let hint =
      near.isEmpty
      ? "See the list with: \(Program.current.name) show --help\n"
      : "Did you mean:\n" + near.map { "  \($0.legibleLine())\n" }.joined()
    Terminal.writeError("No key is named '\(key.legibleLine())'.\n\(hint)")
    return .findings
  }
}
