import Diagnostics
import KeyModel
import Markup
import Text

extension PageKind {
  static let guide = PageKind(
    "guide", listedOn: guides, template: .guide, in: [.docset, .docsetIndex],
    pages: { kind, context in
      func pages(_ guides: [Guide]) -> [PlannedPage] {
        guides.map { guide in
          var head = PageHead(kind, guide.link)
          head.updated = guide.updated
          return PlannedPage(head) { _ in
            var page = GuidePage(guide, in: context)
            return page.build()
          }
        }
      }
      return pages(context.guides.filter(\.isListed)).inARow
        + pages(context.guides.filter { !$0.isListed })
    })
}

/// The page of one guide, or of a section of guides.
struct GuidePage {
  let guide: Guide
  private var builder: PageBuilder

  init(_ guide: Guide, in context: SiteContext) {
    self.guide = guide
    builder = PageBuilder(context, page: guide.page)
  }

  mutating func build() -> Page {
    let content = builder.context.content
    var body: [Block]
    if guide.html == nil {
      body = builder.blocks(guide.body, file: guide.file, firstLine: guide.bodyLine)
      dropTitle(from: &body)
    } else {
      body = [.html(HTMLOnly(TrustedHTML(markup: guide.body)))]
    }
    if guide.isDraft {
      let remark = Block.paragraph([.text(builder.words[.draftRemark])])
      body.insert(.callout(Callout("note", title: builder.words[.draft]), [remark]), at: 0)
    }
    if guide.isSection {
      body += builder.list(of: content.levels[guide.slug] ?? [], isInOrder: true)
    }
    let covered = guide.keys.compactMap { builder.catalogue[$0] }
    let summary =
      guide.showsSummary && !guide.summary.isEmpty
      ? [Block.paragraph([.text(guide.summary)])] : []
    let sections = [
      Section("summary", summary + validity), Section("body", body),
      Section(
        "keys", covered.isEmpty ? nil : .keysInGuide,
        covered.isEmpty ? [] : [builder.table(of: covered, caption: builder.words[.keysInGuide])]),
    ].filter { !$0.blocks.isEmpty }
    var head = PageHead(.guide, guide.link, guide.summary.isEmpty ? guide.title : guide.summary)
    head.updated = guide.updated
    var page = builder.page(
      head,
      breadcrumb: [builder.context.link(to: .home)]
        + (guide.html == nil
          ? [builder.context.link(to: .guides)] + content.sections(around: guide).map(\.link) : []),
      sections)
    page.layout = guide.layout?.name
    page.head = guide.head
    page.ids = guide.html?.ids ?? []
    if guide.hasFile { page.source = SourceLocation(file: guide.file) }
    return page
  }

  /// The systems and tools that the guide is about, and when an author compared it with them.
  private var validity: [Block] {
    let words = builder.words
    let sentences = [
      guide.applies.map { words(.appliesTo, ["systems": $0]) },
      guide.checked.map { words(.checkedOn, ["day": words.day($0)]) },
    ].compactMap(\.self)
    return sentences.isEmpty ? [] : [.paragraph([.text(sentences.joined(separator: " "))])]
  }

  /// Leaves out the heading that says the title again.
  private func dropTitle(from body: inout [Block]) {
    let index = body.firstIndex { if case .heading(1, _, _) = $0 { true } else { false } }
    guard let index, case .heading(1, let text, _) = body[index] else { return }
    if guide.hasTitleInBody || index == 0 && text.plainText.oneLine == guide.title {
      body.remove(at: index)
    }
  }
}
