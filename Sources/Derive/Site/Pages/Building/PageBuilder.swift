import Diagnostics
import KeyModel
import Markup
import Text

/// Builds one page: turns texts into blocks and collects findings about them.
struct PageBuilder {
  let context: SiteContext
  /// The page's path, without extension.
  let page: String
  private(set) var diagnostics: [Diagnostic] = []
  /// The links that authors wrote.
  private(set) var links: [ResolvedLink] = []
  /// The sources of statements, in the order of their numbers.
  private(set) var cited: [SourceReference] = []
  /// Whether readers see the list of sources, to which marks lead.
  var marksSources = true
  /// The ids of the page's elements.
  var ids = ElementIDs()
  private let parser: MarkdownParser

  init(_ context: SiteContext, page: String) {
    self.context = context
    self.page = page
    parser = MarkdownParser(
      resolver: context.links.resolver(for: page), trustsHTML: context.settings.trustsHTML)
  }

  /// The page with these sections, and the builder's links and findings.
  func page(_ head: PageHead, breadcrumb: [PageLink], _ sections: [Section]) -> Page {
    var page = Page(
      path: head.link.path, kind: head.kind, title: head.link.title, description: head.summary,
      breadcrumb: breadcrumb, sections: sections)
    page.updated = head.updated
    page.links = links
    page.diagnostics = diagnostics
    return page
  }

  var catalogue: Catalogue { context.catalogue }
  var routes: Routes { context.routes }
  var words: Words { context.words }

  /// A text of the catalogue. What is wrong with it is reported at the entry that holds it.
  mutating func blocks(_ markdown: String, at location: SourceLocation) -> [Block] {
    guard !markdown.isEmpty else { return [] }
    let parsed = parser.parse(markdown, at: location, ids: &ids)
    diagnostics += parsed.diagnostics
    links += parsed.links
    return parsed.blocks
  }

  /// A text of one line, such as a summary.
  mutating func inline(_ markdown: String, at location: SourceLocation) -> [Inline] {
    if let shared = context.summaries.inlines(markdown, on: page) { return shared }
    if case .paragraph(let inlines)? = blocks(markdown, at: location).first { return inlines }
    return [.text(markdown)]
  }

  /// A text of a file, with the lines of that file.
  mutating func blocks(_ markdown: String, file: String, firstLine: Int) -> [Block] {
    let parsed = parser.parse(markdown, file: file, firstLine: firstLine, ids: &ids)
    diagnostics += parsed.diagnostics
    links += parsed.links
    return parsed.blocks
  }

  /// Notes a link that an author wrote outside of a text.
  mutating func note(_ link: ResolvedLink) { links.append(link) }

  /// The number of a source in the page's list.
  @discardableResult
  mutating func cite(_ reference: SourceReference) -> Int {
    let known = cited.firstIndex { $0.id == reference.id && $0.section == reference.section }
    if let known { return known + 1 }
    cited.append(reference)
    return cited.count
  }

  /// A heading that the page itself has, not one of its texts.
  ///
  /// - Parameter id: The id it gets unless another element has it; without one, its text is the id.
  mutating func heading(_ text: [Inline], id: String? = nil) -> Block {
    .heading(level: 2, text, id: id.map { ids.unique($0) } ?? ids.heading(text.plainText))
  }

  mutating func heading(_ text: String, id: String? = nil) -> Block {
    heading([.text(text)], id: id)
  }

  /// A heading of the interface. Its id is that of the English one, so that links lead there in every language.
  mutating func heading(_ word: Word, id: String? = nil) -> Block {
    let id = id.map { ids.unique($0) } ?? ids.heading(word.rawValue)
    return .heading(level: 2, [.text(words[word])], id: id)
  }

  /// Blocks below a heading; nothing without blocks.
  mutating func chapter(_ title: Word, id: String? = nil, _ blocks: [Block]) -> [Block] {
    blocks.isEmpty ? [] : [heading(title, id: id)] + blocks
  }

  /// A table of keys below a heading; nothing without keys.
  mutating func chapter(
    _ title: Word, id: String? = nil, _ keys: [Key], caption: String
  ) -> [Block] {
    chapter(title, id: id, keys.isEmpty ? [] : [table(of: keys, caption: caption)])
  }

  /// A link to a key's page; on that page itself, its name alone.
  func link(to key: Key, fullPath: Bool = false) -> Inline {
    let text = Inline.code(fullPath ? catalogue.readablePath(key.path).steps : key.displayName)
    let target = routes.page(of: key)
    return target == page ? text : .link(.page(target, fragment: nil), [text])
  }

  func link(to point: ExtensionPoint) -> Inline {
    .link(.page(routes.page(of: point), fragment: nil), [.text(point.name)])
  }

  func link(to group: KeyGroup) -> Inline {
    link(to: PageLink(group.title, routes.page(of: group)))
  }

  func link(to link: PageLink) -> Inline {
    .link(.page(link.path, fragment: nil), [.text(link.title)])
  }

  func link(to kind: PageKind) -> Inline { link(to: context.link(to: kind)) }

  /// A link to the key at a path; the path alone if there is no such key.
  func link(to path: PropertyPath) -> Inline {
    catalogue[path].map { link(to: $0) } ?? .code(path.description)
  }

  /// A link that says what a key is inside of, or else distinguishes keys of the same name by their files.
  ///
  /// - Parameter isAmongAll: Whether it stands among the keys of all documents, where several may be inside of a key with
  ///   the same name.
  func distinctLink(to key: Key, isAmongAll: Bool = false) -> [Inline] {
    let parent = catalogue.parent(of: key.path)
    let isUnclear = isAmongAll && parent != nil && context.isAmbiguousPlace(key)
    let holder =
      parent.map { isUnclear ? catalogue.readablePath($0.path).steps : $0.displayName }
      ?? (context.isAmbiguous(key.name) ? context.holder(of: key) : nil)
    var text = [link(to: key)]
    if let holder { text = words.inlines(.keyIn, ["key": text, "holder": [.code(holder)]]) }
    if isUnclear, catalogue.hasSeveralDocuments {
      let file = catalogue.document(of: key.path).name
      text = words.inlines(.keyIn, ["key": text, "holder": [.text(file)]])
    }
    return key.path.isShape ? words.inlines(.keyOfShape, ["key": text]) : text
  }

  /// The summary as the cell of a table, with the deprecation said first.
  mutating func summaryCell(_ key: Key) -> [Inline] {
    let summary = inline(key.summary, at: key.location)
    guard key.isDeprecatedEverywhere else { return summary }
    return [.badge(words[.deprecated], style: "deprecated"), " "] + summary
  }

  /// A table of keys: name, type, summary.
  ///
  /// - Parameter areAll: Whether the table may have keys of any document.
  mutating func table(of keys: [Key], caption: String? = nil, areAll: Bool = false) -> Block {
    .table(
      caption, [words[.key], words[.type], words[.whatItDoes]],
      rows: keys.map { key in
        [distinctLink(to: key, isAmongAll: areAll), type(of: key), summaryCell(key)]
      })
  }
}
