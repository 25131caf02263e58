import Diagnostics
import KeyModel
import Markup
import Text

extension PageKind {
  static let guide = PageKind(
    "guide", listedOn: guides, template: .guide, in: [.docset, .docsetIndex],
    pages: { kind, context in
      context.guides.map { guide in
        PlannedPage(PageHead(kind, guide.link)) { _ in
          var page = GuidePage(guide, in: context)
          return page.build()
        }
      }.inARow
    })
}

/// The page of one guide.
struct GuidePage {
  let guide: Guide
  private var builder: PageBuilder

  init(_ guide: Guide, in context: SiteContext) {
    self.guide = guide
    builder = PageBuilder(context, page: guide.page)
  }

  mutating func build() -> Page {
    let body = builder.blocks(guide.body, file: guide.file, firstLine: guide.bodyLine)
    let covered = guide.keys.compactMap { builder.catalogue[$0] }
    let sections = [
      Section("summary", [.paragraph([.text(guide.summary)])]), Section("body", body),
      Section(
        "keys", covered.isEmpty ? nil : .keysInGuide,
        covered.isEmpty ? [] : [builder.table(of: covered, caption: builder.words[.keysInGuide])]),
    ].filter { !$0.blocks.isEmpty }
    var page = builder.page(
      PageHead(.guide, guide.link, guide.summary),
      breadcrumb: [builder.context.link(to: .home), builder.context.link(to: .guides)], sections)
    page.source = SourceLocation(file: guide.file)
    return page
  }
}
