import KeySearch
import Markup
import Text

/// The frame of every page.
extension PageRendering {
  /// The site's main links, with a mark at the one to the page itself or to the list it is on.
  func navigation(into writer: inout HTMLWriter) {
    writer.markup("<ul>\n")
    for link in menu.links { item(link, into: &writer) }
    let others = menu.others.filter(isInEdition)
    if !others.isEmpty {
      writer.markup("<li><details><summary>")
      writer.text(words[.tools])
      writer.markup("</summary>\n<ul>\n")
      for link in others { item(link, into: &writer) }
      writer.markup("</ul></details></li>\n")
    }
    writer.markup("</ul>\n")
  }

  private func item(_ link: MenuLink, into writer: inout HTMLWriter) {
    guard isInEdition(link) else { return }
    let list = page.kind.isOfKeys ? PageKind.keys.path : page.kind.path
    // An author's own page is on no list.
    let isAbove = link.page == list && (page.kind != .guide || page.breadcrumb.count > 1)
    writer.markup("<li>")
    self.link(to: link, isAbove: isAbove, into: &writer)
    writer.markup("</li>\n")
  }

  private func isInEdition(_ link: MenuLink) -> Bool { link.page.map(edition.contains) ?? true }

  /// The line above the page.
  func banner(into writer: inout HTMLWriter) {
    guard !frame.banner.isEmpty, edition.isWebsite else { return }
    writer.markup("<p class=\"banner\" role=\"note\">")
    renderer.render(frame.banner, into: &writer)
    writer.markup("</p>\n")
  }

  /// The markup that the settings name.
  func head(into writer: inout HTMLWriter) {
    guard edition.isWebsite else { return }
    writer.unescaped { $0 += frame.head.utf8 }
    writer.unescaped { $0 += page.head.utf8 }
  }

  /// Parts that need the site's scripts, which a docset does not have.
  func script(_ slot: PageSlot, into writer: inout HTMLWriter) {
    guard edition.isWebsite else { return }
    switch slot {
    case .controlsScript:
      if page.hasControls { load("filters.js", isDeferred: true, into: &writer) }
      if page.hasDropZone { load(DropZone.script, isDeferred: true, into: &writer) }
    case .search: searchField(into: &writer)
    // It loads the rest when the field is used.
    case .searchScript: load("search.js", isDeferred: true, into: &writer)
    // Before anything is drawn, so that the chosen colours are there from the start.
    case .pageScript:
      if words.areTranslated {
        let words = renderer.address(of: .file(ScriptWords.path))
        writer.element("script", "", ("src", words))
      }
      load("page.js", isDeferred: false, into: &writer)
    case .appearance: writer.controls(named: "appearance")
    default: break
    }
  }

  private func load(_ script: String, isDeferred: Bool, into writer: inout HTMLWriter) {
    writer.element(
      "script", "", ("src", renderer.address(ofAsset: script)), ("defer", isDeferred ? "" : nil))
  }

  /// The position for the search field, which the page's script adds, with the link that it replaces.
  private func searchField(into writer: inout HTMLWriter) {
    writer.controls(named: "search")
    writer.markup("\n")
    writer.open(
      "a", ("class", "search-link"),
      ("href", renderer.address(of: .page(PageKind.search.path, fragment: nil))),
      ("data-limit", String(SearchLimits.queryLength)),
      ("data-hint", page.kind == .home ? context.home?.placeholder : nil))
    writer.text(words[.search])
    writer.markup("</a>\n")
    let searches = page.kind == .home ? context.home?.searches ?? [] : []
    guard !searches.isEmpty else { return }
    let address = renderer.address(of: .page(PageKind.search.path, fragment: nil))
    let links = searches.map { text in
      [Inline.link(.external("\(address)?q=\(percentEncoded(text))"), [.text(text)])]
    }
    writer.markup("<p class=\"try\">")
    renderer.render(
      words.inlines(.trySearches, ["searches": words.joined(links)]), into: &writer)
    writer.markup("</p>\n")
  }

  func footer(into writer: inout HTMLWriter) {
    let notes = PageKind.notes
    if notes.isOffered(in: context), edition.contains(notes.path) {
      writer.markup("<p>")
      renderer.openLink(to: .page(notes.path, fragment: nil), into: &writer)
      writer.text(words[.factsFrom])
      writer.markup("</a></p>\n")
    }
    guard !frame.footer.isEmpty else { return }
    writer.markup("<p>")
    renderer.render(frame.footer, into: &writer)
    writer.markup("</p>\n")
  }

  func searchDescription(into writer: inout HTMLWriter) {
    guard context.baseURL != nil, edition.isWebsite else { return }
    writer.open(
      "link", ("rel", "search"), ("type", SearchDescription.mediaType),
      ("title", context.catalogue.title),
      ("href", renderer.address(of: .file(SearchDescription.path))))
  }

  func feed(into writer: inout HTMLWriter) {
    guard !context.catalogue.changes.isEmpty, edition.isWebsite else { return }
    writer.open(
      "link", ("rel", "alternate"), ("type", ChangeFeed.mediaType),
      ("title", words[.changesOfReference]),
      ("href", renderer.address(of: .file(ChangeFeed.path))))
  }

  /// Empty until the script reports something.
  func offline(into writer: inout HTMLWriter) {
    guard isKeptOffline, edition.isWebsite else { return }
    writer.markup("<p class=\"offline\" id=\"offline\" role=\"status\"></p>\n")
    load(OfflineWorker.scriptName, isDeferred: false, into: &writer)
    writer.markup("\n")
  }
}
