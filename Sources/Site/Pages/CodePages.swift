import KeyModel
import Markup

/// From a code with which a service rejects a product to the rules and keys that it is about.
struct CodePages {
  let context: SiteContext

  private var catalogue: Catalogue { context.catalogue }

  func all() -> [PlannedPage] {
    guard !catalogue.codes.isEmpty else { return [] }
    return [.list(SiteContext.codes) { index }]
      + catalogue.codes.map { code in .list(context.link(to: code)) { page(of: code) } }
  }

  private var index: Page {
    context.listPage(
      SiteContext.codes,
      "Rejection codes, what they mean, and the keys they are about."
    ) { builder in
      [
        .table(
          Table(
            caption: "Rejection codes",
            header: [[.text("Code")], [.text("What it means")], [.text("Keys")]],
            rows: catalogue.codes.sorted { $0.id < $1.id }.map { code in
              let keys = context.rules(with: code.id).map(\.key)
              var seen: Set<PropertyPath> = []
              let links = keys.filter { seen.insert($0.path).inserted }
                .map { [builder.link(to: $0)] }
              return [
                [builder.link(toCode: code.id)],
                [.strong([.text(code.title)]), .text(": ")]
                  + builder.inline(code.summary, at: code.location),
                links.isEmpty ? [.text("–")] : builder.joined(links),
              ]
            }, hasRowHeaders: true, style: "keys"))
      ]
    }
  }

  func page(of code: RejectionCode) -> Page {
    let link = context.link(to: code)
    var reader = PageBuilder(context, page: link.path)
    let summary = reader.inline(code.summary, at: code.location)
    var page = context.listPage(link, summary.plainText, under: [SiteContext.codes]) { builder in
      var blocks = builder.blocks(code.discussion, at: code.location)
      let rules = context.rules(with: code.id)
      if !rules.isEmpty {
        blocks.append(builder.heading("Rules"))
        blocks.append(
          .table(
            Table(
              caption: "Rules that \(code.id) is about",
              header: [[.text("Key")], [.text("Rule")], [.text("Source")]],
              rows: rules.map { key, rule in
                [
                  builder.distinctLink(to: key),
                  builder.inline(builder.catalogue.sentence(of: rule), at: key.location),
                  builder.source(of: rule, at: key),
                ]
              }, hasRowHeaders: true, style: "keys")))
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
