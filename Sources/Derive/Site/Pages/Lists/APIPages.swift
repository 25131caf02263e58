import KeyModel
import Markup
import Text

extension PageKind {
  static let apis = PageKind(
    .apis, at: "apis/index", where: { !$0.apis.isEmpty },
    summary: { $0.words[.aboutApis] },
    parts: { context in
      context.apis.filter { !$0.hasPage }.map { owner in
        PagePart(
          title: owner.name, page: context.routes.place(ofAPI: owner.name).page,
          fragment: context.routes.place(ofAPI: owner.name).fragment ?? "",
          summary: APIPages(context: context).summary(of: owner))
      }
    },
    pages: { kind, context in
      LongList.pages(
        kind.head(in: context), of: APIPages.inOrder(context.apis), in: context,
        rows: APIPages.rows, name: \.name, APIPages(context: context).index)
    })

  static let api = PageKind(
    "API", listedOn: apis, in: [.docset],
    subjects: { all in
      all.apis.filter(\.hasPage).map { owner in
        Subject(owner.name, at: owner.keys.first.map { all.catalogue.keys[$0].location })
      }
    },
    pages: { kind, context in
      context.apis.filter(\.hasPage).flatMap { owner in
        let pages = APIPages(context: context)
        let link = PageLink(owner.name, context.routes.place(ofAPI: owner.name).page)
        let uses = owner.members.flatMap { member in
          member.keys.map { APIUse(api: member.api, key: $0) }
        }
        return LongList.pages(
          PageHead(kind, link, pages.summary(of: owner)), of: uses, in: context,
          name: { context.catalogue.keys[$0.key].displayName }
        ) { pages.page(of: owner, $0, $1) }
      }
    })
}

/// A symbol and one of its keys, by the key's index in the catalogue.
struct APIUse {
  var api: API
  var key: Int
}

/// Pages of types and functions: each leads to the keys it reads or needs.
struct APIPages: PageMaker {
  let context: SiteContext

  fileprivate func summary(of owner: APIOwner) -> String {
    let frameworks = owner.frameworks
    let name =
      frameworks.isEmpty ? owner.name : "\(owner.name) (\(words.list(frameworks)))"
    return owner.reasons.isEmpty
      ? words(.keysOfApi, ["name": name]) : words(.keysAndReasonsOfApi, ["name": name])
  }

  /// The parts of the list of APIs.
  static func parts(_ apis: [APIOwner]) -> [ArraySlice<APIOwner>] {
    LongList.divided(inOrder(apis), rows: rows)
  }

  /// The list, with those first that have pages.
  fileprivate static func inOrder(_ apis: [APIOwner]) -> [APIOwner] {
    apis.filter(\.hasPage) + apis.filter { !$0.hasPage }
  }

  /// An API has a row of some keys, or a heading and a line for each of its members.
  fileprivate static func rows(of owner: APIOwner) -> Int {
    owner.hasPage ? 3 : 1 + owner.members.count
  }

  /// As many keys as a row names.
  private static let fewKeys = 12

  /// The APIs with pages in a table, then each of the others with its keys.
  @Sendable fileprivate func index(_ head: PageHead, _ part: ListPart<APIOwner>) -> Page {
    context.listPage(head) { builder in
      // Before other headings, so that links know the ids.
      let others = part.items.filter { !$0.hasPage }.map { ($0, builder.ids.heading($0.name)) }
      let pages = part.items.filter(\.hasPage)
      var blocks = part.links(on: builder.page, words)
      if !pages.isEmpty {
        blocks += [
          .table(
            words[.apisWithKeys], [.api, .framework, .keys].map { words[$0] },
            rows: pages.map { owner in
              [
                [builder.link(to: owner)],
                [
                  .text(
                    owner.frameworks.isEmpty
                      ? "–" : owner.frameworks.joined(separator: words[.comma]))
                ],
                builder.few(
                  owner.keys.map { [builder.link(to: catalogue.keys[$0])] }, Self.fewKeys),
              ]
            })
        ]
      }
      if !pages.isEmpty, !others.isEmpty { blocks.append(builder.heading(.otherApis)) }
      for (owner, id) in others {
        blocks.append(.heading(level: 3, [.code(owner.name)], id: id))
        blocks.append(.bullets(members(of: owner, builder)))
      }
      return blocks
    }
  }

  /// A line for each member with its keys, and one for members with the same keys.
  private func members(of owner: APIOwner, _ builder: PageBuilder) -> [[Inline]] {
    var symbols: [[Int]: [[Inline]]] = [:]
    var order: [[Int]] = []
    for member in owner.members {
      if symbols[member.keys] == nil { order.append(member.keys) }
      let framework = member.api.framework.map { [Inline.text(" (\($0))")] } ?? []
      symbols[member.keys, default: []].append(
        [builder.documentation(of: member.api)] + framework)
    }
    return order.map { keys in
      builder.joined(symbols[keys] ?? []) + [": "]
        + builder.joined(keys.map { builder.distinctLink(to: catalogue.keys[$0]) })
    }
  }

  fileprivate func page(of owner: APIOwner, _ head: PageHead, _ part: ListPart<APIUse>) -> Page {
    context.listPage(head) { builder in
      let statesConsequence = part.items.contains { catalogue.keys[$0.key].consequence != nil }
      var header: [Word] = [.api, .key, .whatItDoes]
      if statesConsequence { header.append(.ifMissing) }
      let rows = part.items.map { use -> [[Inline]] in
        let key = catalogue.keys[use.key]
        var row = [
          [builder.documentation(of: use.api)], builder.distinctLink(to: key),
          builder.summaryCell(key),
        ]
        if statesConsequence {
          row.append(key.consequence.map { builder.inline($0.text, at: key.location) } ?? ["–"])
        }
        return row
      }
      let reasons =
        head.isFurtherPart ? [] : owner.reasons.flatMap { blocks(on: $0, of: owner, &builder) }
      let keys = owner.reasons.flatMap { reason in [reason.key] + reason.choices.map(\.key) }
      let guides = context.guides(about: keys.map { catalogue.keys[$0].path })
      return part.links(on: builder.page, words) + builder.chapter(.reasonsToGive, reasons)
        + (reasons.isEmpty ? [] : [builder.heading(.keys)])
        + [.table(words(.keysOf, ["name": owner.name]), header.map { words[$0] }, rows: rows)]
        + (head.isFurtherPart ? [] : builder.chapter(.guides, builder.list(of: guides)))
    }
  }

  /// The declaration of a use, with the reasons to choose from.
  private func blocks(
    on reason: APIReason, of owner: APIOwner, _ builder: inout PageBuilder
  ) -> [Block] {
    let key = catalogue.keys[reason.key]
    let symbols = owner.members.filter { member in
      key.values.listed.contains { $0.value == reason.value && $0.apis.contains(member.api.symbol) }
    }.map { [Inline.code($0.api.symbol)] }
    let document = catalogue.document(of: key.path)
    var blocks: [Block] = [
      .paragraph(
        words.inlines(
          reason.choices.isEmpty ? .declaresUse : .declaresUseWithReasons,
          [
            "symbols": builder.joined(symbols), "file": [.text(document.name)],
            "key": [builder.link(to: key)], "value": [.code(reason.value.plainText ?? "…")],
          ]))
    ]
    for choice in reason.choices {
      let other = catalogue.keys[choice.key]
      blocks.append(
        .table(
          Table(
            caption: words(.reasonsFor, ["name": owner.name]),
            header: [builder.distinctLink(to: other), [.text(words[.whatItStandsFor])]],
            rows: choice.values.map { value in
              let meaning = other.values.listed.first { $0.value == value }?.summary
              return [
                [.code(value.plainText ?? "…")],
                meaning.map { builder.inline($0, at: other.location) } ?? ["–"],
              ]
            }, hasRowHeaders: true, style: "keys")))
    }
    return blocks
  }
}

extension PageBuilder {
  func link(to owner: APIOwner) -> Inline {
    .link(routes.place(ofAPI: owner.name).destination, [.code(owner.name)])
  }

  /// The API's name, with a link to its documentation if there is one.
  func documentation(of api: API) -> Inline {
    api.url.map { .link(.external($0), [.code(api.symbol)]) } ?? .code(api.symbol)
  }

  /// The API's name, with a link to the place of its keys.
  func link(to api: API) -> Inline {
    .link(routes.place(ofAPI: api.owner).destination, [.code(api.symbol)])
  }
}
