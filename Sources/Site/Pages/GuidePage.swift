import Diagnostics
import KeyModel
import Markup
import Text

/// The page of one guide.
struct GuidePage {
  let guide: Guide
  private var builder: PageBuilder

  init(_ guide: Guide, in context: SiteContext) {
    self.guide = guide
    builder = PageBuilder(context, page: guide.page)
  }

  /// The page before it is made.
  static func planned(_ guide: Guide, in context: SiteContext) -> PlannedPage {
    PlannedPage(.guide, PageLink(guide.title, guide.page)) {
      var page = GuidePage(guide, in: context)
      return page.build()
    }
  }

  mutating func build() -> (page: Page, diagnostics: [Diagnostic]) {
    let body = builder.blocks(guide.body, file: guide.file, firstLine: guide.bodyLine)
    let covered = guide.keys.compactMap { builder.catalogue[$0] }
    var page = Page(
      path: builder.page, kind: .guide, title: guide.title, description: guide.summary,
      breadcrumb: [SiteContext.home, SiteContext.guideList],
      sections: [
        Section("summary", [.paragraph([.text(guide.summary)])]),
        Section("body", body),
        Section(
          "keys", covered.isEmpty ? nil : "Keys in this guide",
          covered.isEmpty ? [] : [builder.table(of: covered, caption: "Keys in this guide")]),
      ].filter { !$0.blocks.isEmpty })
    page.links = builder.links
    page.source = SourceLocation(file: guide.file)
    return (page, builder.diagnostics)
  }
}
