import Markup

/// What all pages of a folder have in common, because it depends on the way to the site's root alone.
struct PageFrame: Sendable {
  /// Empty, or ending in a slash.
  let root: [UInt8]
  /// The same for links.
  let site: [UInt8]
  let feed: [UInt8]
  let controlsScript: [UInt8]
  let search: [UInt8]
  let searchScript: [UInt8]
  let searchDescription: [UInt8]
  let pageScript: [UInt8]
  let appearance: [UInt8]
  /// For pages that it does not link to itself.
  let navigation: [UInt8]
  let footer: [UInt8]
  let offline: [UInt8]

  /// - Parameter renderer: For any page of the folder.
  init(_ renderer: HTMLRenderer, of pages: PageRenderer) {
    let isWebsite = pages.edition.isWebsite
    root = Array(relativePath(from: renderer.page, to: "x").utf8.dropLast())
    site = renderer.base.map { Array($0.utf8) } ?? root
    feed = Self.feed(renderer, pages)
    controlsScript = isWebsite ? Array(PageScript(renderer: renderer).controls.utf8) : []
    search = isWebsite ? Array(SearchField(renderer: renderer).form.utf8) : []
    searchScript = isWebsite ? Array(SearchField(renderer: renderer).script.utf8) : []
    searchDescription = Self.searchDescription(renderer, pages)
    pageScript = isWebsite ? Array(PageScript(renderer: renderer).element.utf8) : []
    appearance = isWebsite ? Array(PageScript(renderer: renderer).appearance.utf8) : []
    navigation = Self.navigation(renderer, pages.context, pages.edition, on: nil)
    footer = Self.footer(renderer, pages)
    offline = Self.offline(renderer, pages)
  }

  /// The folder of a page, empty or ending in a slash.
  static func folder(of page: String) -> Substring {
    page.utf8.lastIndex(of: UInt8(ascii: "/")).map { page[...$0] } ?? ""
  }

  /// The links at the top of a page, with a mark at the one to the page itself.
  static func navigation(
    _ renderer: HTMLRenderer, _ context: SiteContext, _ edition: Edition, on page: String?
  ) -> [UInt8] {
    var writer = HTMLWriter()
    writer.markup("<ul>\n")
    for link in context.navigation where edition.contains(link.path) {
      writer.markup("<li>")
      writer.open(
        "a", ("href", renderer.address(of: .page(link.path, fragment: nil))),
        ("aria-current", link.path == page ? "page" : nil))
      writer.text(link.title)
      writer.markup("</a></li>\n")
    }
    writer.markup("</ul>\n")
    return writer.bytes
  }

  private static func footer(_ renderer: HTMLRenderer, _ pages: PageRenderer) -> [UInt8] {
    guard !pages.footer.isEmpty else { return [] }
    var writer = HTMLWriter()
    writer.markup("<p>")
    renderer.render(pages.footer, into: &writer)
    writer.markup("</p>\n")
    return writer.bytes
  }

  private static func searchDescription(_ renderer: HTMLRenderer, _ pages: PageRenderer)
    -> [UInt8]
  {
    guard pages.context.baseURL != nil, pages.edition.isWebsite else { return [] }
    var writer = HTMLWriter()
    writer.open(
      "link", ("rel", "search"), ("type", SearchDescription.mediaType),
      ("title", pages.context.catalogue.title),
      ("href", renderer.address(of: .file(SearchDescription.path))))
    return writer.bytes
  }

  private static func feed(_ renderer: HTMLRenderer, _ pages: PageRenderer) -> [UInt8] {
    guard !pages.context.catalogue.changes.isEmpty, pages.edition.isWebsite else { return [] }
    var writer = HTMLWriter()
    writer.open(
      "link", ("rel", "alternate"), ("type", ChangeFeed.mediaType),
      ("title", "Changes of this reference"),
      ("href", renderer.address(of: .file(ChangeFeed.path))))
    return writer.bytes
  }

  /// Empty until the script has something to say.
  private static func offline(_ renderer: HTMLRenderer, _ pages: PageRenderer) -> [UInt8] {
    guard pages.isKeptOffline, pages.edition.isWebsite else { return [] }
    var writer = HTMLWriter()
    writer.markup("<p class=\"offline\" id=\"offline\" role=\"status\"></p>\n")
    writer.open("script", ("src", renderer.address(ofAsset: OfflineWorker.scriptName)))
    writer.markup("</script>\n")
    return writer.bytes
  }
}
