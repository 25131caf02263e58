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
    for page in pages {
      let folder = PageFrame.folder(of: page)
      if frames[folder] == nil { frames[folder] = PageFrame(htmlRenderer(page), of: self) }
    }
  }

  func markdown(_ page: Page) -> [UInt8] {
    MarkdownRenderer(page: page.path).renderedBytes(page.document)
  }

  func html(_ page: Page) -> [UInt8] {
    let renderer = htmlRenderer(page.path)
    let frame = frames[PageFrame.folder(of: page.path)] ?? PageFrame(renderer, of: self)
    let rendering = PageRendering(page, renderer, frame, of: self)
    return theme.render(page.kind) { slot, writer in rendering.write(slot, into: &writer) }
  }

  private func htmlRenderer(_ page: String) -> HTMLRenderer {
    var renderer = HTMLRenderer(page: page)
    edition.prepare(&renderer, baseURL: context.baseURL)
    return renderer
  }
}
