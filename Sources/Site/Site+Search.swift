package import KeySearch

extension Site {
  /// Entries of the search index: keys, extension points, groups, APIs, codes, guides and lists.
  var searchEntries: [SearchEntry] { Self.searchEntries(in: context) }

  /// The same entries, from the input alone.
  package static func searchEntries(of input: SiteInput) -> [SearchEntry] {
    searchEntries(
      in: SiteContext(
        catalogue: input.catalogue, guides: Guide.all(of: input).guides, isWhole: false))
  }

  private static func searchEntries(in context: SiteContext) -> [SearchEntry] {
    let (catalogue, routes) = (context.catalogue, context.routes)
    let html = PageFormat.html
    let guides = context.guides.map {
      SearchEntry(.guide, $0.title, summary: $0.summary, url: html.file($0.page))
    }
    let lists = PageKind.all.filter { $0.uses.contains(.search) }
      .flatMap { $0.pages(in: context) }.map(\.head)
      .map { SearchEntry(.list, $0.link.title, summary: $0.summary, url: html.file($0.link.path)) }
    var entries = catalogue.searchEntries(
      keyURL: { html.file(routes.page(of: $0)) },
      extensionPointURL: { html.file(routes.page(of: $0)) },
      groupURL: { html.file(routes.page(of: $0)) },
      codeURL: { html.file(routes.page(of: $0.id)) })
    entries += context.apis.map { owner in
      SearchEntry(
        .api, owner.name, labels: owner.members.map(\.api.symbol).filter { $0 != owner.name },
        summary: "Needs "
          + owner.keys.map { catalogue.keys[$0].displayName }.joined(separator: ", "),
        text: owner.frameworks.joined(separator: " "),
        url: html.file(routes.page(ofAPI: owner.name))
      )
    }
    entries += guides + lists
    return entries
  }
}
