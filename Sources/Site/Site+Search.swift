package import KeySearch

extension Site {
  /// What search finds: the catalogue's keys, extension points and groups, the guides and the lists.
  var searchEntries: [SearchEntry] { Self.searchEntries(in: context) }

  /// The same from the input alone: the pages' titles and sentences, without their contents.
  package static func searchEntries(of input: SiteInput) -> [SearchEntry] {
    searchEntries(
      in: SiteContext(
        catalogue: input.catalogue, guides: Guide.all(of: input).guides))
  }

  private static func searchEntries(in context: SiteContext) -> [SearchEntry] {
    let (catalogue, routes) = (context.catalogue, context.routes)
    let groups = Set(catalogue.groups.map { routes.page(of: $0) })
    let guides = context.guides.map {
      SearchEntry(.guide, $0.title, summary: $0.summary, url: $0.page + ".html")
    }
    let lists = ListPages(context: context.outline).all().map { $0.make().page }.filter {
      !groups.contains($0.path)
    }
    .map { SearchEntry(.list, $0.title, summary: $0.description, url: $0.path + ".html") }
    var entries = catalogue.searchEntries(
      keyURL: { routes.page(of: $0) + ".html" },
      extensionPointURL: { routes.page(of: $0) + ".html" },
      groupURL: { routes.page(of: $0) + ".html" })
    entries += guides + lists
    return entries
  }
}
