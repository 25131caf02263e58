import KeyModel
import Markup

/// Turns a page into its HTML, through the theme, and into its Markdown twin.
struct PageRenderer: Sendable {
  let theme: Theme
  let context: SiteContext
  /// What stands at the foot of every page.
  var footer: [Inline] = []
  var edition = Edition.website

  private var siteTitle: String { context.catalogue.title }
  private var baseURL: String? { context.baseURL }
  /// Whether the site has a worker that keeps it in the browser.
  var isKeptOffline = false

  func html(_ page: Page) -> String {
    var renderer = HTMLRenderer(page: page.path)
    edition.prepare(&renderer, baseURL: baseURL)
    // A host shows it at any address, from which relative links lead nowhere.
    if page.kind == .notFound { renderer.base = baseURL }
    var slots = commonSlots(of: page, renderer: renderer)
    var content = HTMLWriter()
    for slot in page.kind.sectionSlots { slots[slot] = "" }
    for section in page.sections {
      let part = html(section, anchor: page.anchor(of: section), renderer: renderer)
      slots[section.slot] = part.string
      content.html(part)
    }
    slots["content"] = content.string
    return theme.render(page.kind, slots: slots)
  }

  func markdown(_ page: Page) -> String { MarkdownRenderer(page: page.path).render(page.document) }

  private func html(_ section: Section, anchor: String?, renderer: HTMLRenderer) -> HTMLWriter {
    var writer = HTMLWriter()
    guard let title = section.title, let anchor else {
      writer.open("div", ("class", "section-\(section.slot)"))
      writer.markup("\n")
      renderer.render(section.blocks, into: &writer)
      writer.markup("</div>\n")
      return writer
    }
    writer.open("section", ("class", "section-\(section.slot)"), ("aria-labelledby", anchor))
    writer.markup("\n")
    renderer.anchor(before: title, into: &writer)
    writer.open("h2", ("id", anchor))
    writer.text(title)
    writer.markup("</h2>\n")
    renderer.render(section.blocks, into: &writer)
    writer.markup("</section>\n")
    return writer
  }

  private func commonSlots(of page: Page, renderer: HTMLRenderer) -> [String: String] {
    let isHome = page.path == "index"
    let root = String(relativePath(from: page.path, to: "x").dropLast(1))
    return [
      "title": page.title,
      "heading": heading(page, renderer),
      "site-title": siteTitle,
      "document-title": isHome ? siteTitle : "\(page.title) – \(siteTitle)",
      "description": page.description,
      "root": root,
      "site": renderer.base ?? root,
      "canonical": canonical(page),
      "metadata": metadata(page),
      "alternate-links": alternateLinks(page, renderer),
      "search-description": searchDescription(page, renderer),
      "feed": feed(renderer),
      "search": edition.isWebsite ? SearchField(renderer: renderer).form : "",
      "search-script": edition.isWebsite ? SearchField(renderer: renderer).script : "",
      "controls-script": edition.isWebsite && page.hasControls
        ? PageScript(renderer: renderer).controls : "",
      "page-script": edition.isWebsite ? PageScript(renderer: renderer).element : "",
      "appearance": edition.isWebsite ? PageScript(renderer: renderer).appearance : "",
      "navigation": navigation(page, renderer),
      "breadcrumb": breadcrumb(page, renderer),
      "contents": contents(page, renderer),
      "alternates": alternates(page, renderer),
      "edit": edit(page),
      "footer": foot(renderer),
      "previous-next": previousNext(page, renderer),
      "offline": offline(renderer),
    ]
  }

  private func heading(_ page: Page, _ renderer: HTMLRenderer) -> String {
    var writer = HTMLWriter()
    renderer.render([page.kind == .key ? .code(page.title) : .text(page.title)], into: &writer)
    return writer.string
  }

  private func canonical(_ page: Page) -> String {
    guard let baseURL, page.kind != .notFound, edition.isWebsite else { return "" }
    var writer = HTMLWriter()
    writer.open(
      "link", ("rel", "canonical"),
      ("href", baseURL + relativePath(from: "", to: page.path + ".html")))
    return writer.string
  }

  private func metadata(_ page: Page) -> String {
    guard page.kind != .notFound, edition.isWebsite else { return "" }
    var writer = HTMLWriter()
    PageMetadata(
      page: page, siteTitle: siteTitle, baseURL: baseURL, image: context.settings.socialImage
    ).write(into: &writer)
    return writer.string
  }

  private func edit(_ page: Page) -> String {
    guard let source = page.source, let address = context.settings.editURL(of: source) else {
      return ""
    }
    var writer = HTMLWriter()
    writer.markup("<p>")
    writer.open("a", ("href", address))
    writer.markup("Edit this page</a></p>\n")
    return writer.string
  }

  private func foot(_ renderer: HTMLRenderer) -> String {
    guard !footer.isEmpty else { return "" }
    var writer = HTMLWriter()
    writer.markup("<p>")
    renderer.render(footer, into: &writer)
    writer.markup("</p>\n")
    return writer.string
  }

  private func searchDescription(_ page: Page, _ renderer: HTMLRenderer) -> String {
    guard baseURL != nil, edition.isWebsite else { return "" }
    var writer = HTMLWriter()
    writer.open(
      "link", ("rel", "search"), ("type", SearchDescription.mediaType), ("title", siteTitle),
      ("href", renderer.address(of: .file(SearchDescription.path))))
    return writer.string
  }

  private func feed(_ renderer: HTMLRenderer) -> String {
    guard !context.catalogue.changes.isEmpty, edition.isWebsite else { return "" }
    var writer = HTMLWriter()
    writer.open(
      "link", ("rel", "alternate"), ("type", ChangeFeed.mediaType),
      ("title", "Changes of this reference"),
      ("href", renderer.address(of: .file(ChangeFeed.path))))
    return writer.string
  }

  /// Empty until the script has something to say.
  private func offline(_ renderer: HTMLRenderer) -> String {
    guard isKeptOffline, edition.isWebsite else { return "" }
    var writer = HTMLWriter()
    writer.markup("<p class=\"offline\" id=\"offline\" role=\"status\"></p>\n")
    writer.open("script", ("src", renderer.address(of: .file(OfflineWorker.script))))
    writer.markup("</script>\n")
    return writer.string
  }

  private func allAlternates(_ page: Page) -> [Alternate] {
    guard page.kind != .notFound, edition.isWebsite else { return [] }
    return [
      Alternate(title: "Markdown", destination: .file(page.path + ".md"), type: "text/markdown")
    ] + page.alternates
  }

  private func alternateLinks(_ page: Page, _ renderer: HTMLRenderer) -> String {
    var writer = HTMLWriter()
    for alternate in allAlternates(page) {
      writer.open(
        "link", ("rel", "alternate"), ("type", alternate.type), ("title", alternate.title),
        ("href", renderer.address(of: alternate.destination)))
      writer.markup("\n")
    }
    return writer.string
  }

  private func alternates(_ page: Page, _ renderer: HTMLRenderer) -> String {
    var writer = HTMLWriter()
    let all = allAlternates(page)
    guard !all.isEmpty else { return "" }
    writer.markup("<p class=\"alternates\">This page as ")
    for (index, alternate) in all.enumerated() {
      if index > 0 { writer.markup(", ") }
      writer.open("a", ("href", renderer.address(of: alternate.destination)))
      writer.text(alternate.title)
      writer.markup("</a>")
    }
    writer.markup("</p>\n")
    return writer.string
  }

  private func navigation(_ page: Page, _ renderer: HTMLRenderer) -> String {
    var writer = HTMLWriter()
    writer.markup("<ul>\n")
    for link in SiteContext.navigation where edition.contains(link.path) {
      writer.markup("<li>")
      writer.open(
        "a", ("href", renderer.address(of: .page(link.path, fragment: nil))),
        ("aria-current", link.path == page.path ? "page" : nil))
      writer.text(link.title)
      writer.markup("</a></li>\n")
    }
    writer.markup("</ul>\n")
    return writer.string
  }

  /// Headings of the second level, for a page that has at least three.
  private func contents(_ page: Page, _ renderer: HTMLRenderer) -> String {
    var headings: [(title: [Inline], id: String)] = []
    for section in page.sections {
      if let title = section.title, let anchor = page.anchor(of: section) {
        headings.append(([.text(title)], anchor))
      }
      for case .heading(2, let text, let id) in section.blocks {
        // A link inside a link is no HTML.
        headings.append(([.text(text.plainText)], id))
      }
    }
    // The first screen of a short key's page shows what it has; a list of a hundred notes is its own
    // table of contents.
    let fewest = page.kind == .key ? 6 : 3
    guard (fewest...40).contains(headings.count) else { return "" }
    var writer = HTMLWriter()
    writer.markup("<nav class=\"contents\" aria-label=\"On this page\"><p>On this page</p><ul>\n")
    for heading in headings {
      writer.markup("<li>")
      writer.open("a", ("href", "#" + heading.id))
      renderer.render(heading.title, into: &writer)
      writer.markup("</a></li>\n")
    }
    writer.markup("</ul></nav>\n")
    return writer.string
  }

  private func previousNext(_ page: Page, _ renderer: HTMLRenderer) -> String {
    guard page.previous != nil || page.next != nil else { return "" }
    var writer = HTMLWriter()
    writer.markup("<nav class=\"previous-next\" aria-label=\"Neighbours\">\n")
    for (link, relation, label) in [
      (page.previous, "prev", "Previous: "), (page.next, "next", "Next: "),
    ] {
      guard let link else { continue }
      writer.open(
        "a", ("rel", relation), ("href", renderer.address(of: .page(link.path, fragment: nil))))
      writer.text(label + link.title)
      writer.markup("</a>\n")
    }
    writer.markup("</nav>\n")
    return writer.string
  }
}
