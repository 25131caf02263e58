import KeyModel
import Markup

extension PageKind {
  static let codes = PageKind(
    "Rejection codes", at: "codes/index", where: { !$0.catalogue.codes.isEmpty },
    summary: { _ in
      "Rejection codes, what they mean, and the keys they are about."
    }, page: { CodePages(context: $0).index })

  static let code = PageKind(
    "code", listedOn: codes.link, in: [.docset],
    subjects: { $0.codes.map { Subject($0.id, at: $0.location) } },
    pages: { kind, context in
      context.catalogue.codes.map { code in
        PlannedPage(PageHead(kind, context.link(to: code))) { _ in
          CodePages(context: context).page(of: code)
        }
      }
    })
}

/// Pages of rejection codes: each leads to its rules and keys.
struct CodePages: PageMaker {
  let context: SiteContext

  fileprivate var index: Page {
    context.listPage(.codes) { builder in
      [
        .table(
          "Rejection codes", ["Code", "What it means", "Keys"],
          rows: catalogue.codes.sorted { $0.id < $1.id }.map { code in
            let keys = context.rules(with: code.id).map(\.key)
            var seen: Set<PropertyPath> = []
            let links = keys.filter { seen.insert($0.path).inserted }.map { [builder.link(to: $0)] }
            return [
              [builder.link(toCode: code.id)],
              [.strong([.text(code.title)]), ": "]
                + builder.inline(code.summary, at: code.location),
              links.isEmpty ? ["–"] : builder.joined(links),
            ]
          })
      ]
    }
  }

  func page(of code: RejectionCode) -> Page {
    let link = context.link(to: code)
    var reader = PageBuilder(context, page: link.path)
    let summary = reader.inline(code.summary, at: code.location)
    var page = context.listPage(PageHead(.code, link, summary.plainText)) { builder in
      var blocks = builder.blocks(code.discussion, at: code.location)
      let rules = context.rules(with: code.id)
      if !rules.isEmpty {
        blocks.append(builder.heading("Rules"))
        blocks.append(
          .table(
            "Rules that \(code.id) is about", ["Key", "Rule", "Source"],
            rows: rules.map { key, rule in
              [
                builder.distinctLink(to: key),
                builder.inline(builder.catalogue.sentence(of: rule), at: key.location),
                builder.source(of: rule, at: key),
              ]
            }))
      }
      let sources = builder.sources(code.sources)
      return sources.isEmpty ? blocks : blocks + [builder.heading("Sources")] + sources
    }
    page.sections[0].blocks = [.paragraph(summary)]
    return page
  }
}

extension SiteContext {
  func link(to code: RejectionCode) -> PageLink {
    PageLink("\(code.id): \(code.title)", routes.page(of: code.id))
  }
}

extension PageBuilder {
  func link(toCode code: RejectionCode.ID) -> Inline {
    .link(.page(routes.page(of: code), fragment: nil), [.code(code)])
  }
}
