import Markup

/// What is the same on every page, apart from the path to the site's root.
extension PageRendering {
  /// The links at the top of a page, with a mark at the link to the page itself.
  func navigation(into writer: inout HTMLWriter) {
    writer.markup("<ul>\n")
    for link in context.navigation where edition.contains(link.path) {
      writer.markup("<li>")
      self.link(to: link, into: &writer)
      writer.markup("</li>\n")
    }
    writer.markup("</ul>\n")
  }

  /// What needs the site's scripts, which a docset does not have.
  func script(_ slot: PageSlot, into writer: inout HTMLWriter) {
    guard edition.isWebsite else { return }
    switch slot {
    case .controlsScript:
      if page.hasControls { PageScript(renderer: renderer).controls(into: &writer) }
    case .search: SearchField(renderer: renderer).form(into: &writer)
    case .searchScript: SearchField(renderer: renderer).script(into: &writer)
    case .pageScript: PageScript(renderer: renderer).element(into: &writer)
    case .appearance: writer.controls(named: "appearance")
    default: break
    }
  }

  func footer(into writer: inout HTMLWriter) {
    guard !footer.isEmpty else { return }
    writer.markup("<p>")
    renderer.render(footer, into: &writer)
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
      ("title", "Changes to this reference"),
      ("href", renderer.address(of: .file(ChangeFeed.path))))
  }

  /// Empty until the script reports something.
  func offline(into writer: inout HTMLWriter) {
    guard isKeptOffline, edition.isWebsite else { return }
    writer.markup("<p class=\"offline\" id=\"offline\" role=\"status\"></p>\n")
    writer.open("script", ("src", renderer.address(ofAsset: OfflineWorker.scriptName)))
    writer.markup("</script>\n")
  }
}
