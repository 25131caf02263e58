import KeyModel
import Markup

/// Turns a page into its HTML, through the theme, and into its Markdown twin.
struct PageRenderer: Sendable {
  let theme: Theme
  let context: SiteContext
  /// What stands at the foot of every page.
  let footer: [Inline]
  let edition: Edition
  /// Whether the site has a worker that keeps it in the browser.
  let isKeptOffline: Bool
  private var frames: [Substring: PageFrame] = [:]

  /// - Parameter pages: The paths of all pages that will be rendered.
  init(
    theme: Theme, context: SiteContext, pages: [String], footer: [Inline] = [],
    edition: Edition = .website, isKeptOffline: Bool = false
  ) {
    self.theme = theme
    self.context = context
    self.footer = footer
    self.edition = edition
    self.isKeptOffline = isKeptOffline
    for page in pages where page != NotFoundPage.link.path {
      let folder = PageFrame.folder(of: page)
      if frames[folder] == nil { frames[folder] = PageFrame(htmlRenderer(page), of: self) }
    }
  }

  func html(_ page: Page) -> [UInt8] {
    let renderer = htmlRenderer(page.path)
    // The page for lost addresses links otherwise than its neighbours.
    let shared = page.kind == .notFound ? nil : frames[PageFrame.folder(of: page.path)]
    let frame = shared ?? PageFrame(renderer, of: self)
    let rendering = PageRendering(page, renderer, frame, of: self)
    return theme.render(page.kind) { slot, writer in rendering.write(slot, into: &writer) }
  }

  private func htmlRenderer(_ page: String) -> HTMLRenderer {
    var renderer = HTMLRenderer(page: page)
    edition.prepare(&renderer, baseURL: context.baseURL)
    // A host shows it at any address, from which relative links lead nowhere.
    if page == NotFoundPage.link.path { renderer.base = context.baseURL }
    return renderer
  }
}
