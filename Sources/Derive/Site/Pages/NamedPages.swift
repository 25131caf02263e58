import JSON
package import KeyModel
package import Markup

/// The pages of a site by what people call them, for a reader without a browser.
package struct NamedPages {
  /// A page that has a name.
  package struct Match {
    private let page: PlannedPage

    fileprivate init(_ page: PlannedPage) { self.page = page }

    package var title: String { page.link.title }
    /// Its address in the site.
    package var url: String { PageFormat.html.file(page.link.path) }

    /// Its content, with headings.
    package var document: [Block] { page.make().sections.flatMap(\.document) }

    /// A key's facts as its page in JSON has them; of another page its text in Markdown.
    package var json: String {
      let made = page.make()
      if let facts = made.json { return String(decoding: facts(), as: UTF8.self) }
      let text = MarkdownRenderer(page: made.path).render(
        [.heading(level: 1, [.text(made.title)], id: "")] + document)
      let json: JSONValue = [
        "kind": .string(page.kind.searchKind.rawValue), "title": .string(title),
        "summary": .string(made.description), "url": .string(url), "text": .string(text),
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
          .map(Match.init)
      }
    }
    return []
  }

  package func page(of key: Key) -> Match? {
    let path = routes.page(of: key)
    return pages.first { $0.link.path == path }.map(Match.init)
  }

  /// The titles of all pages.
  package var titles: [String] { pages.map(\.link.title) }
}
