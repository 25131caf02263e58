import Markup
import Text

/// One page while it is rendered: writes the content of the slots of a template.
///
/// A class, because the closures that fill a template would copy a struct of this size for every slot.
final class PageRendering {
  let page: Page
  let renderer: HTMLRenderer
  let context: SiteContext
  let edition: Edition
  let menu: MainMenu
  /// The parts around the page that the settings state.
  let frame: SiteFrame
  let isKeptOffline: Bool
  /// The edition that the page names, if there are others beside it.
  let editionName: String?
  /// The anchor of each section.
  let anchors: [String?]
  /// The beginning of addresses of the site's files, empty or ending in a slash.
  let root: String
  /// The pages around the page, for a website.
  let tree: PageTree?

  init(_ page: Page, _ renderer: HTMLRenderer, of pages: PageRenderer) {
    self.page = page
    self.renderer = renderer
    frame = pages.frame
    isKeptOffline = pages.isKeptOffline
    editionName = pages.editionName?.text
    context = pages.context
    edition = pages.edition
    tree = edition.isWebsite ? pages.trees.tree(around: page) : nil
    menu = pages.menu
    anchors = page.sectionAnchors
    root = renderer.base ?? String(relativePath(from: page.path, to: "x").dropLast())
  }

  var words: Words { context.words }

  private var siteTitle: String { context.catalogue.title }

  /// Writes a slot's HTML; of a slot for plain text, the text as it is.
  func write(_ slot: TemplateSlot, into writer: inout HTMLWriter) {
    switch slot {
    case .option, .word: break
    case .section(let name):
      for (section, anchor) in zip(page.sections, anchors) where section.slot == name {
        write(section, anchor, into: &writer)
      }
    case .common(.content):
      for (section, anchor) in zip(page.sections, anchors) { write(section, anchor, into: &writer) }
    case .common(let slot): write(slot, into: &writer)
    }
  }

  private func write(_ slot: PageSlot, into writer: inout HTMLWriter) {
    switch slot {
    case .title: writer.plain(page.title)
    case .siteTitle: writer.plain(siteTitle)
    case .documentTitle:
      if page.path != "index" { writer.plain(page.title + " – ") }
      writer.plain(siteTitle)
    case .description: writer.plain(page.description)
    case .heading:
      renderer.render([page.kind == .key ? .code(page.title) : .text(page.title)], into: &writer)
    case .root, .site: writer.plain(root)
    case .language: writer.plain(words.language)
    case .direction: writer.plain(words.direction)
    case .feed: feed(into: &writer)
    case .searchDescription: searchDescription(into: &writer)
    case .footer: footer(into: &writer)
    case .banner: banner(into: &writer)
    case .head: head(into: &writer)
    case .offline: offline(into: &writer)
    case .controlsScript, .search, .searchScript, .pageScript, .appearance:
      script(slot, into: &writer)
    case .canonical: canonical(into: &writer)
    case .metadata: metadata(into: &writer)
    case .alternateLinks: alternateLinks(into: &writer)
    case .languageLinks: languageLinks(into: &writer)
    case .languages: languages(into: &writer)
    case .alternates: alternates(into: &writer)
    case .navigation: navigation(into: &writer)
    case .editions: editions(into: &writer)
    case .breadcrumb: breadcrumb(into: &writer)
    case .tree: tree(into: &writer)
    case .treeButton: treeButton(into: &writer)
    case .contents: contents(into: &writer)
    case .edit: edit(into: &writer)
    case .previousNext: previousNext(into: &writer)
    case .content: break
    }
  }

  private func write(_ section: Section, _ anchor: String?, into writer: inout HTMLWriter) {
    guard let title = section.heading(words), let anchor else {
      writer.open("div", ("class", "section-\(section.slot)"))
      writer.markup("\n")
      renderer.render(section.blocks, into: &writer)
      writer.markup("</div>\n")
      return
    }
    writer.open("section", ("class", "section-\(section.slot)"), ("aria-labelledby", anchor))
    writer.markup("\n")
    renderer.anchor(before: title, into: &writer)
    writer.open("h2", ("id", anchor))
    writer.text(title)
    writer.markup("</h2>\n")
    renderer.render(section.blocks, into: &writer)
    writer.markup("</section>\n")
  }

  private func canonical(into writer: inout HTMLWriter) {
    guard let address = context.address(ofPage: page.path), page.kind != .notFound,
      // The newest edition is not known to the others, so the script of editions adds the element.
      edition.isWebsite, editionName == nil
    else { return }
    writer.open("link", ("rel", "canonical"), ("href", address))
  }

  private func metadata(into writer: inout HTMLWriter) {
    guard page.kind != .notFound, edition.isWebsite else { return }
    PageMetadata(
      page: page, context: context
    ).write(into: &writer)
  }

  private func edit(into writer: inout HTMLWriter) {
    guard page.kind != .notFound else { return }
    if let updated = page.updated {
      writer.markup("<p class=\"updated\">")
      renderer.render(
        words.inlines(.updatedOn, ["date": [.text(words.day(updated))]]), into: &writer)
      writer.markup("</p>\n")
    }
    let links: [(text: Word, address: String?)] = [
      (.editThisPage, page.source.flatMap { context.settings.editURL(of: $0) }),
      (.reportMistake, context.settings.reportURL(of: page)),
    ]
    for (text, address) in links {
      guard let address else { continue }
      writer.markup("<p>")
      writer.open("a", ("href", address))
      writer.text(words[text])
      writer.markup("</a></p>\n")
    }
  }

  private var allAlternates: [Alternate] {
    edition.isWebsite ? page.allAlternates : []
  }

  private func alternateLinks(into writer: inout HTMLWriter) {
    for alternate in allAlternates {
      writer.markup("<link rel=\"alternate\" type=\"")
      writer.text(alternate.type)
      writer.markup("\" title=\"")
      writer.text(alternate.title)
      writer.markup("\"")
      renderer.href(alternate.destination, into: &writer)
      writer.markup(">\n")
    }
  }

  private func alternates(into writer: inout HTMLWriter) {
    let all = allAlternates
    guard !all.isEmpty else { return }
    let links = all.map { [Inline.link($0.destination, [.text($0.title)])] }
    writer.markup("<p class=\"alternates\">")
    renderer.render(
      words.inlines(.thisPageAs, ["forms": words.joined(links)]), into: &writer)
    writer.markup("</p>\n")
  }
}
