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
        "Print the page of a key, an extension point or a capability: types, values, rules, since when.",
      discussion: """
        Name a key by its path, its name, or any part of its path that no other key has; an \
        extension point by its identifier; a capability of the developer's tools by its name. --tree \
        also takes a document, and --minimal takes an extension point or a document.

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

  @Flag(help: "Print the keys inside a key, a document or everything as a tree, with types.")
  var tree = false

  @Flag(help: "Print a minimal file to start from, for an extension point or a document.")
  var minimal = false

  @OptionGroup var chosen: DocumentOption

  @OptionGroup var catalogue: CatalogueOption

  func validate() throws {
    if tree, minimal {
      throw ValidationError("--tree and --minimal can't be combined.")
    }
    if !tree, !minimal, key == nil {
      let example = Program.current.examples["show"]?.first ?? "KEY"
      throw ValidationError("Write what to show, such as: \(Program.current.name) show \(example)")
    }
  }

  func run() throws {
    let catalogue = try self.catalogue.load()
    let only = try chosen.document(in: catalogue)
    if minimal { return try printMinimal(in: only, of: catalogue) }
    if tree { return try printTree(in: only, of: catalogue) }
    let key = self.key ?? ""
    let renderer = TerminalRenderer(width: Terminal.width, styled: Terminal.hasColor)
    func write(_ title: String, _ page: [Block]) {
      Terminal.write(renderer.heading(title) + "\n\n" + renderer.render(page), .styled)
    }
    if let point = catalogue.extensionPoint(key) {
      return write(point.name, document(of: point, in: catalogue))
    }
    if let capability = capability(in: catalogue) {
      return write(capability.name, document(of: capability, in: catalogue))
    }
    let match = try theKey(key, in: only, of: catalogue)
    write(match.displayName, document(of: match, in: catalogue))
  }

  /// The one key that a text names.
  ///
  /// - Throws: An exit code, after saying why.
  private func theKey(
    _ text: String, in document: DocumentKind?, of catalogue: Catalogue
  ) throws -> Key {
    let matches = catalogue.keys(matching: text).filter { match in
      document == nil || catalogue.document(of: match.path) == document
    }
    guard let match = matches.first, matches.count == 1 else {
      throw unknown(text, matches, in: catalogue)
    }
    return match
  }

  /// The capability of the name that was written, if no key has that name.
  private func capability(in catalogue: Catalogue) -> Capability? {
    guard let key, chosen.id == nil, !catalogue.keys.contains(where: { $0.name == key }) else {
      return nil
    }
    return catalogue.capabilities.first { $0.name.lowercased() == key.lowercased() }
  }

  private func unknown(_ key: String, _ matches: [Key], in catalogue: Catalogue) -> ExitCode {
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
      ? "See all keys with: \(Program.current.name) show --tree\n"
      : "Did you mean:\n" + near.map { "  \($0.legibleLine())\n" }.joined()
    Terminal.writeError("No key is named '\(key.legibleLine())'.\n\(hint)")
    return .findings
  }
}

// MARK: - Trees and files to start from

extension Show {
  private func printTree(in chosen: DocumentKind?, of catalogue: Catalogue) throws {
    func write(_ keys: [(key: Key, required: Requirement)]) {
      Terminal.write(
        KeyTree(keys).text(width: Terminal.width, isStyled: Terminal.hasColor), .styled)
    }
    guard let key else {
      let documents = chosen.map { [$0] } ?? catalogue.documents
      for (index, document) in documents.enumerated() {
        if documents.count > 1 { Terminal.write("\(index > 0 ? "\n" : "")\(document.title):\n") }
        write(catalogue.keys(of: document).map { ($0, $0.required) })
      }
      return
    }
    if let document = whole(key, in: catalogue) {
      return write(catalogue.keys(of: document).map { ($0, $0.required) })
    }
    if let point = catalogue.extensionPoint(key) {
      return write(catalogue.uses(of: point).map { ($0.key, $0.use.required) })
    }
    let top = try theKey(key, in: chosen, of: catalogue)
    write(
      catalogue.keys.filter { $0.path == top.path || top.path.isAncestor(of: $0.path) }
        .map { ($0, $0.required) })
  }

  private func printMinimal(in chosen: DocumentKind?, of catalogue: Catalogue) throws {
    let list: PropertyListValue
    var document = catalogue.document
    if let point = key.flatMap(catalogue.extensionPoint) {
      list = catalogue.minimalPropertyList(for: point)
    } else {
      if let key {
        guard let named = whole(key, in: catalogue) else {
          throw Terminal.refuse(
            "No extension point or document is named", key,
            known: catalogue.documents.map(\.id) + catalogue.extensionPoints.map(\.id))
        }
        document = named
      } else {
        document = chosen ?? document
      }
      list = catalogue.minimalPropertyList(of: document)
    }
    if document.isPropertyList {
      Terminal.write(list.xmlDocument())
    } else {
      Terminal.write(list.json.serialized(), .json)
    }
  }

  /// The document with an id or a name, unless a key has that name.
  private func whole(_ text: String, in catalogue: Catalogue) -> DocumentKind? {
    guard chosen.id == nil, !catalogue.keys.contains(where: { $0.name == text }) else { return nil }
    return catalogue.documents.first {
      [$0.id.lowercased(), $0.name.lowercased()].contains(text.lowercased())
    }
  }
}

extension Catalogue {
  /// The keys of a document, in path order.
  fileprivate func keys(of document: DocumentKind) -> [Key] {
    let id = path(.root, from: document.id).document
    return keys.filter { $0.path.document == id }
  }
}
