import KeyModel
package import KeySearch

extension Site {
  /// Entries of the search index: keys, extension points, groups, APIs, codes, findings, guides and lists.
  var searchEntries: [SearchEntry] { Self.searchEntries(in: context) }

  /// The same entries, from the input alone.
  package static func searchEntries(of input: SiteInput) -> [SearchEntry] {
    searchEntries(in: SiteContext(of: input))
  }

  private static func searchEntries(in context: SiteContext) -> [SearchEntry] {
    let (catalogue, routes) = (context.catalogue, context.routes)
    let html = PageFormat.html
    // A guide's sources are titles of other pages, which lead readers astray.
    let guides = context.guides.map {
      SearchEntry(
        .guide, $0.title, labels: $0.headings.map { plain($0) } + $0.searches, summary: $0.summary,
        text: plain(
          $0.prose.filter { !$0.hasPrefix("Sources: ") }.joined(separator: "\n"), namesKeys: false),
        url: html.file($0.page), weight: SearchEntryKind.guide.weight)
    }
    let lists = PageKind.all.filter { $0.uses.contains(.search) }
      .flatMap { $0.pages(in: context) }.map(\.head)
      .flatMap { head in
        let page = SearchEntry(
          head.kind.searchKind, head.link.title, summary: head.summary,
          url: html.file(head.link.path), weight: head.kind.searchKind.weight)
        // APIs have their own entries.
        guard head.kind != .apis else { return head.isFurtherPart ? [] : [page] }
        return (head.isFurtherPart ? [] : [page])
          + head.parts.map { part in
            SearchEntry(
              head.kind.searchKind, part.title, summary: part.summary,
              url: Place(head.link.path, fragment: part.fragment).address,
              weight: head.kind.searchKind.weight)
          }
      }
    let findings = context.findings.flatMap { family in
      family.kinds.map {
        SearchEntry(
          .finding, $0.id, summary: $0.summary,
          text: $0.explanation + (family.isAboutSyntax ? " Syntax." : ""),
          url: Place(family.page, fragment: $0.id).address)
      }
    }
    let formerGuides = context.guides.flatMap { guide in
      guide.movedFrom.map { former in
        SearchEntry(
          .formerName, Guide.name(ofFormer: former.address), summary: "Renamed to \(guide.title).",
          url: html.file(guide.page))
      }
    }
    // A guide comes before other pages with the same title.
    var entries = guides + lists + formerGuides
    entries += catalogue.searchEntries(
      keyURL: { html.file(routes.page(of: $0)) },
      extensionPointURL: { html.file(routes.page(of: $0)) },
      groupURL: { html.file(routes.page(of: $0)) },
      codeURL: { html.file(routes.page(of: $0.id)) })
    entries += findings
    entries += context.apis.map { owner in
      func urls(_ keys: [Int]) -> [String] {
        keys.map { html.file(routes.page(of: catalogue.keys[$0])) }
      }
      let members = owner.members.filter { $0.api.symbol != owner.name }
      return SearchEntry(
        .api, owner.name, labels: members.map(\.api.symbol),
        leads: [urls(owner.keys)] + members.map { urls($0.keys) },
        summary: ([owner.keys.count == 1 ? "1 key" : "\(owner.keys.count) keys"] + owner.frameworks)
          .joined(separator: ", "),
        url: routes.place(ofAPI: owner.name).address
      )
    }
    return entries
  }
}
