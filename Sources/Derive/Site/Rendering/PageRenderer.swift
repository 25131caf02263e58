import KeyModel
import Markup

/// Turns a page into its HTML, through the theme, and into its Markdown twin.
struct PageRenderer: Sendable {
  let theme: Theme
  let context: SiteContext
  let trees: PageTrees
  /// The links at the top of every page. To know what a site offers, all its keys are looked at.
  let menu: MainMenu
  /// The parts around every page that the settings state.
  let frame: SiteFrame
  let edition: Edition
  /// Whether the site has a worker that keeps it in the browser.
  let isKeptOffline: Bool
  /// Whether the readers see a preview, which has another address than the site will have.
  let isPreview: Bool
  let markupWords: MarkupWords
  /// The edition that the pages name, if the site is one of several side by side.
  let editionName: EditionName?

  init(
    theme: Theme, context: SiteContext, frame: SiteFrame = SiteFrame(), edition: Edition = .website,
    isKeptOffline: Bool = false, isPreview: Bool = false, editionName: EditionName? = nil
  ) {
    self.theme = theme
    self.context = context
    trees = PageTrees(context)
    menu = context.navigation(stated: frame.menu)
    self.frame = frame
    self.edition = edition
    self.isKeptOffline = isKeptOffline
    self.isPreview = isPreview
    markupWords = MarkupWords(context.words)
    self.editionName = editionName
  }

  func html(_ page: Page) -> [UInt8] {
    let rendering = PageRendering(page, htmlRenderer(page.path), of: self)
    return theme.render(page.kind.template, layout: page.layout) { slot, writer in
      rendering.write(slot, into: &writer)
    }
  }

  private func htmlRenderer(_ page: String) -> HTMLRenderer {
    var renderer = HTMLRenderer(page: page)
    renderer.words = markupWords
    if !context.offersChecker {
      let missing = Destination.page(PageKind.check.path, fragment: nil)
      renderer.redirect = { $0 == missing ? nil : $0 }
    }
    edition.prepare(&renderer, baseURL: context.baseURL)
    // A host shows it at any address, where relative links and addresses of styles would not work.
    if page == PageKind.notFound.path, !isPreview { renderer.base = context.baseURL }
    return renderer
  }
}
