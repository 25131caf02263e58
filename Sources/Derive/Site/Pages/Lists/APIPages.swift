import KeyModel
import Markup

extension PageKind {
  static let apis = PageKind(
    "APIs", at: "apis/index", where: { !$0.apis.isEmpty },
    summary: { _ in
      "The types and functions that read a key or work only with one, and the keys they need."
    }, page: { APIPages(context: $0).index })

  static let api = PageKind(
    "API", listedOn: apis.link, in: [.docset],
    subjects: { $0.keys.flatMap { key in key.apis.map { Subject($0.owner, at: key.location) } } },
    pages: { kind, context in
      context.apis.map { owner in
        PlannedPage(PageHead(kind, context.link(to: owner))) { head in
          APIPages(context: context).page(of: owner, head)
        }
      }
    })
}

/// Pages of types and functions: each leads to the keys it reads or needs.
struct APIPages: PageMaker {
  let context: SiteContext

  fileprivate var index: Page {
    context.listPage(.apis) { builder in
      [
        .table(
          "APIs", ["API", "Framework", "Keys"],
          rows: context.apis.map { owner in
            [
              [builder.link(to: owner)],
              [.text(owner.frameworks.isEmpty ? "–" : owner.frameworks.joined(separator: ", "))],
              builder.joined(owner.keys.map { [builder.link(to: catalogue.keys[$0])] }),
            ]
          })
      ]
    }
  }

  fileprivate func page(of owner: APIOwner, _ head: PageHead) -> Page {
    var head = head
    let frameworks = owner.frameworks
    let name =
      frameworks.isEmpty ? owner.name : "\(owner.name) (\(alternatives(frameworks, "and")))"
    head.summary = "The keys that \(name) reads or needs."
    return context.listPage(head) { builder in
      let statesConsequence = owner.keys.contains { catalogue.keys[$0].consequence != nil }
      var header = ["API", "Key", "What it does"]
      if statesConsequence { header.append(Callout.consequence.title) }
      let rows = owner.members.flatMap { member in
        member.keys.map { index -> [[Inline]] in
          let key = catalogue.keys[index]
          var row = [
            [builder.documentation(of: member.api)], builder.distinctLink(to: key),
            builder.summaryCell(key),
          ]
          if statesConsequence {
            row.append(key.consequence.map { builder.inline($0.text, at: key.location) } ?? ["–"])
          }
          return row
        }
      }
      return [.table("Keys of \(owner.name)", header, rows: rows)]
    }
  }
}

extension SiteContext {
  func link(to owner: APIOwner) -> PageLink { PageLink(owner.name, routes.page(ofAPI: owner.name)) }
}

extension PageBuilder {
  func link(to owner: APIOwner) -> Inline {
    .link(.page(routes.page(ofAPI: owner.name), fragment: nil), [.code(owner.name)])
  }

  /// The API's name, with a link to its documentation if there is one.
  func documentation(of api: API) -> Inline {
    api.url.map { .link(.external($0), [.code(api.symbol)]) } ?? .code(api.symbol)
  }

  /// The API's name, with a link to the page of its keys.
  func link(to api: API) -> Inline {
    .link(.page(routes.page(ofAPI: api.owner), fragment: nil), [.code(api.symbol)])
  }
}
