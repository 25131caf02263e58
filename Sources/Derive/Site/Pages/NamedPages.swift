import JSON
package import KeyModel
package import Markup

/// The pages of a site by what people call them, for a reader without a browser.
package struct NamedPages {
  /// A page that has a name.
  package struct Match {
    private let page: PlannedPage
    /// The part of the page that has the name; nil for the whole page.
    private let part: PagePart?

    fileprivate init(_ page: PlannedPage, _ part: PagePart? = nil) {
      self.page = page
      self.part = part
    }

    package var title: String { part?.title ?? page.link.title }
    /// Its address in the site.
    package var url: String { Place(page.link.path, fragment: part?.fragment).address }

    /// Its content, with headings.
    package var document: [Block] { document(of: page.make()) }

    private func document(of page: Page) -> [Block] {
      let blocks = page.sections.flatMap { $0.document(.english) }
      guard let part else { return blocks }
      return blocks.part(under: part.fragment)
    }

    /// A key's facts as its page in JSON has them; of another page its text in Markdown.
    package var json: String {
      let made = page.make()
      if part == nil, let facts = made.json { return String(decoding: facts(), as: UTF8.self) }
      let text = MarkdownRenderer(page: made.path).render(
        [.heading(level: 1, [.text(title)], id: "")] + document(of: made))
      let json: JSONValue = [
        "kind": .string(page.kind.searchKind.rawValue), "title": .string(title),
        "summary": .string(part?.summary ?? made.description), "url": .string(url),
        "text": .string(text),
      ]
      return json.serialized()
    }
  }

  private let pages: [PlannedPage]
  private let routes: Routes

  package init(_ input: SiteInput) {
    let context = SiteContext(of: input)
    routes = context.routes
    pages = PageKind.all.flatMap { $0.pages(in: context) }
  }

  /// The pages of a name: a title, an address or its last part (an identifier, a code), in any case. The best
  /// reading of the name decides; of several pages with one title, a group's comes last.
  package func matches(_ name: String) -> [Match] {
    let wanted = name.lowercased()
    func address(_ page: PlannedPage) -> String {
      let path = page.link.path.lowercased()
      return path.hasSuffix("/index") ? String(path.dropLast("/index".count)) : path
    }
    let readings: [(PlannedPage) -> Bool] = [
      { $0.link.title.lowercased() == wanted },
      { address($0) == wanted || PageFormat.html.file($0.link.path).lowercased() == wanted },
      { address($0).split(separator: "/").last.map(String.init) == wanted },
      // "iOS 27.0" of "First in iOS 27.0".
      { $0.link.title.lowercased().hasSuffix(" " + wanted) && wanted.contains(" ") },
    ]
    for reading in readings {
      let found = pages.filter(reading)
      if !found.isEmpty {
        return (found.filter { $0.kind != .group } + found.filter { $0.kind == .group })
          .map { Match($0) }
      }
    }
    return pages.flatMap { page in
      page.head.parts.filter { part in
        ([part.title] + part.names).contains { $0.lowercased() == wanted }
      }.map { Match(page, $0) }
    }
  }

  package func page(of key: Key) -> Match? {
    let path = routes.page(of: key)
    return pages.first { $0.link.path == path }.map { Match($0) }
  }

  /// The titles of all pages and their parts.
  package var titles: [String] {
    pages.flatMap { [$0.link.title] + $0.head.parts.map(\.title) }
  }
}

extension [Block] {
  /// The blocks below a heading, up to the next one of its level.
  fileprivate func part(under anchor: String) -> [Block] {
    let start = firstIndex { if case .heading(_, _, anchor) = $0 { true } else { false } }
    guard let start, case .heading(let level, _, _) = self[start] else { return self }
    let rest = self[(start + 1)...]
    let end = rest.firstIndex { block in
      if case .heading(let other, _, _) = block { other <= level } else { false }
    }
    return Array(rest[..<(end ?? endIndex)])
  }
}
