import Diagnostics
import KeyModel
import Markup
import Site
import Text

struct ReferenceText {
  let catalogue: Catalogue
  /// Whether the catalogue is a file's.
  var isOfFile = false
  /// The document to look for keys in; nil for all.
  var only: DocumentKind?
  var width = 100
  var isStyled = false

  func page(of name: String) throws(Refusal) -> String {
    switch try meaning(of: name) {
    case .key(let key): return page(key.displayName, document(of: key, in: catalogue))
    case .pages(let matches):
      let text = page(matches[0].title, matches[0].document)
      guard matches.count > 1 else { return text }
      return text + "\nOther pages of this name: "
        + matches.dropFirst().map(\.url).joined(separator: ", ") + "\n"
    }
  }

  /// The same facts for a program.
  func json(of name: String) throws(Refusal) -> String {
    switch try meaning(of: name) {
    case .key(let key): namedPages.page(of: key)?.json ?? ""
    case .pages(let matches): matches[0].json
    }
  }

  private enum Meaning {
    case key(Key)
    /// The pages with a name that is not a key's, best first; at least one.
    case pages([NamedPages.Match])
  }

  /// A key of the whole name comes first, then a page of it, then a key with a part of that name.
  private func meaning(of name: String) throws(Refusal) -> Meaning {
    if only == nil, catalogue.keys(named: name).isEmpty {
      let pages = pages(of: name)
      if !pages.isEmpty { return .pages(pages) }
    }
    if let key = try keyIfAny(name) { return .key(key) }
    throw unknownKeyError(name, others: namedPages.titles)
  }

  private var namedPages: NamedPages { NamedPages(.pages(of: catalogue, isOfFile: isOfFile)) }

  private func pages(of name: String) -> [NamedPages.Match] {
    let pages = namedPages
    let matches = pages.matches(name)
    guard matches.isEmpty else { return matches }
    // A capability of one key has no page but the key's.
    let capability = catalogue.capabilities.first { $0.name.lowercased() == name.lowercased() }
    return capability?.keys.first.flatMap(pages.page).map { [$0] } ?? []
  }

  func page(of code: RejectionCode) -> String {
    page("\(code.id): \(code.title)", document(of: code, in: catalogue))
  }

  private func page(_ title: String, _ blocks: [Block]) -> String {
    let renderer = TerminalRenderer(width: width, styled: isStyled)
    return renderer.heading(title) + "\n\n" + renderer.render(blocks)
  }

  func tree(of name: String?) throws(Refusal) -> String {
    guard let name else {
      let documents = only.map { [$0] } ?? catalogue.documents
      return documents.map { document in
        (documents.count > 1 ? "\(document.title.legibleLine()):\n" : "")
          + tree(catalogue.keys(of: document))
      }.joined(separator: "\n")
    }
    if let document = namedDocument(name) { return tree(catalogue.keys(of: document)) }
    if let point = catalogue.extensionPoint(name) {
      return tree(catalogue.uses(of: point).map { ($0.key, $0.use.required) })
    }
    let top = try key(named: name)
    return tree(
      catalogue.keys.filter { $0.path == top.path || top.path.isAncestor(of: $0.path) },
      showsShapes: true)
  }

  private func tree(_ keys: [Key], showsShapes: Bool = false) -> String {
    tree(keys.map { ($0, $0.required) }, showsShapes: showsShapes)
  }

  private func tree(
    _ keys: [(key: Key, required: Requirement)], showsShapes: Bool = false
  ) -> String {
    KeyTree(keys, in: catalogue, showsShapes: showsShapes).text(width: width, isStyled: isStyled)
  }

  /// The smallest file for an extension point or of a document, and whether it is JSON.
  func minimalFile(of name: String?) throws(Refusal) -> (text: String, isJSON: Bool) {
    let list: PropertyListValue
    var document = only ?? catalogue.document
    if let point = name.flatMap(catalogue.extensionPoint) {
      document = catalogue.document
      list = catalogue.minimalPropertyList(for: point)
    } else {
      if let name {
        guard let named = namedDocument(name) else {
          throw Refusal(
            "No extension point or document is named", name,
            known: catalogue.documents.map(\.id) + catalogue.extensionPoints.map(\.id))
        }
        document = named
      }
      list = catalogue.minimalPropertyList(of: document)
    }
    return (list.text(of: document), document.takesEditorSchema)
  }

  // MARK: - Names

  /// The document with an id or a name, unless a key has that name.
  private func namedDocument(_ name: String) -> DocumentKind? {
    guard only == nil, !catalogue.keys.contains(where: { $0.name == name }) else { return nil }
    return catalogue.documents.first {
      [$0.id.lowercased(), $0.name.lowercased()].contains(name.lowercased())
    }
  }

  /// The one key that a text names.
  private func key(named text: String) throws(Refusal) -> Key {
    guard let key = try keyIfAny(text) else { throw unknownKeyError(text) }
    return key
  }

  /// The one key that a text names; nil if none has the name.
  private func keyIfAny(_ text: String) throws(Refusal) -> Key? {
    let matches = catalogue.keys(matching: text).filter { match in
      only == nil || catalogue.document(of: match.path) == only
    }
    guard let match = matches.first else { return nil }
    guard matches.count == 1 else {
      let paths = matches.map { catalogue.fullName(of: $0.path) }
      let more = paths.count > 20 ? ["  … and \(paths.count - 20) more"] : []
      throw Refusal(
        "'\(text)' names \(paths.count) keys. Write one of:",
        details: paths.prefix(20).map { "  \($0)" } + more, isAnswer: true)
    }
    return match
  }

  private func unknownKeyError(_ text: String, others: [String] = []) -> Refusal {
    let names = others + catalogue.keys.flatMap { [$0.name, $0.path.description] }
    let near = nearestNames(
      to: text, among: Set(names + catalogue.extensionPoints.map(\.id)).sorted())
    return Refusal(
      others.isEmpty ? "No key is named '\(text)'." : "No key or page is named '\(text)'.",
      details: near.isEmpty
        ? ["Find it with: \(Program.current.name) search WORDS"]
        : ["Did you mean:"] + near.map { "  \($0)" },
      isAnswer: true)
  }
}

extension Catalogue {
  fileprivate func keys(of document: DocumentKind) -> [Key] {
    let id = path(.root, from: document.id).document
    return keys.filter { $0.path.document == id }
  }
}
