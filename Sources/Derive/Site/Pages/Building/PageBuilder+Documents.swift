import KeyModel
import Markup
import Text

/// The parts of a page about a whole file: its document's own page or, if there is only one document, the home page.
extension PageBuilder {
  /// The facts about every file of a document: whether people should still write one, what it is, its root's shape, and
  /// whether keys that the reference doesn't list are wrong.
  mutating func introduction(to document: DocumentKind) -> [Block] {
    let location = SourceLocation(file: "document \(document.id)")
    var blocks: [Block] = []
    if let warning = document.deprecation {
      let callout = Callout("warning", title: words[.deprecated])
      blocks.append(.callout(callout, [.paragraph([.text(warning)])]))
    }
    blocks += self.blocks(document.discussion, at: location)
    let facts = document.facts.map { Definition($0.name, inline($0.text, at: location)) }
    if !facts.isEmpty { blocks.append(.definitions(facts)) }
    return blocks + remarks(on: document)
  }

  func remarks(on document: DocumentKind) -> [Block] {
    var sentences: [Inline] = []
    if let shape = catalogue.rootShape(of: document) {
      sentences += words.inlines(
        .rootIs, ["file": [.text(document.name)], "shape": [link(to: shape)]])
    }
    if document.isClosed {
      if !sentences.isEmpty { sentences.append(" ") }
      sentences.append(.text(words[.otherKeysAreErrors]))
    }
    return sentences.isEmpty ? [] : [.paragraph(sentences)]
  }

  /// The file to start from, what every file needs, and the tree of its keys.
  ///
  /// - Parameter path: The document's root.
  mutating func root(of document: DocumentKind, at path: PropertyPath) -> [Block] {
    let shape = catalogue.rootShape(of: document)
    let keys = shape.map { catalogue.children(of: $0.path) } ?? catalogue.roots(beside: path)
    var blocks: [Block] = []
    // A build completes what people write, and an array has no keys.
    if document.build == nil {
      let minimal = catalogue.minimalPropertyList(of: document)
      if case .dictionary(let entries) = minimal, !entries.isEmpty {
        blocks += [
          heading([.text(words(.minimalFile, ["file": document.name]))], id: "minimal"),
          context.codeLanguages(of: document).block(of: minimal, id: "minimal-form", words),
        ]
      }
    }
    guard !keys.isEmpty else { return blocks }
    blocks.append(heading(.keysAtRoot, id: "keys"))
    let required = Array(keys.filter { $0.required == .required }.prefix(Self.mostRequired))
    if !required.isEmpty {
      blocks.append(.row(label: words[.required], required.map { [link(to: $0)] }))
    }
    blocks += choices(among: keys).map { key, rule in
      .paragraph(inline(catalogue.sentence(of: rule, at: key), at: key.location))
    }
    if keys.count > LongList.mostRows {
      blocks.append(
        .paragraph(
          words.inlines(
            .groupsHaveAll, count: keys.count, ["list": [link(to: PageKind.keys)]])))
    } else if keys.count > Self.mostRoots
      || !keys.contains(where: { !catalogue.children(of: $0.path).isEmpty })
    {
      blocks.append(table(of: Array(keys), caption: words(.keysAtRootOf, ["file": document.name])))
    } else {
      blocks += tree(ofRoot: shape?.path ?? path)
    }
    return blocks
  }

  /// More keys at a root are for looking one up.
  private static let mostRoots = 60
  private static let mostRequired = 100

  /// The rules that every file needs one of several keys, each once.
  private func choices(among keys: Catalogue.SomeKeys) -> [(key: Key, rule: Rule)] {
    var seen: Set<Rule> = []
    return keys.flatMap { key in
      key.rules.filter { $0.isUnconditional && $0.isChoiceOfKeys && seen.insert($0).inserted }
        .map { (key, $0) }
    }
  }
}
