import KeyModel
import Markup

extension PageKind {
  static let capabilities = PageKind(
    .capabilities, at: "capabilities/index",
    where: { $0.catalogue.keys.contains { !$0.capabilities.isEmpty } },
    summary: { $0.words[.aboutCapabilities] },
    pages: { kind, context in
      LongList.pages(
        kind.head(in: context), of: context.catalogue.capabilities, in: context,
        rows: { min($0.keys.count + $0.companions.count, CapabilityPages.fewKeys) }, name: \.name,
        CapabilityPages(context: context).index)
    })

  static let capability = PageKind(
    "capability", listedOn: capabilities,
    subjects: { all in
      // The page of a single key says all that a capability's page could.
      all.catalogue.capabilities.filter { $0.keys.count + $0.companions.count > 1 }.map {
        Subject(
          $0.name, fileName: $0.name.lowercased().replacing(" ", with: "-"),
          at: $0.keys.first?.location)
      }
    },
    pages: { _, context in
      let pages = CapabilityPages(context: context)
      return context.catalogue.capabilities.flatMap { capability -> [PlannedPage] in
        guard let path = context.routes.page(ofCapability: capability.name) else { return [] }
        return LongList.pages(
          pages.head(of: capability, at: path), of: capability.keys + capability.companions,
          in: context, name: \.displayName
        ) { pages.page(of: capability, $0, $1) }
      }
    })
}

/// Pages of capabilities of the developer's tools: their keys, and example files.
struct CapabilityPages: PageMaker {
  let context: SiteContext

  @Sendable fileprivate func index(_ head: PageHead, _ part: ListPart<Capability>) -> Page {
    context.listPage(head) { builder in
      let rows = part.items.map { capability -> [[Inline]] in
        let keys = (capability.keys + capability.companions).map { [builder.link(to: $0)] }
        return [
          [builder.link(toCapability: capability.name)],
          builder.few(keys, Self.fewKeys),
        ]
      }
      return part.links(on: builder.page, words) + [
        .table(words[.capabilities], [words[.capability], words[.keys]], rows: rows)
      ]
    }
  }

  fileprivate static let fewKeys = 4
  /// A file with more keys is too long to begin with.
  private static let mostInRecipe = 100

  func head(of capability: Capability, at path: String) -> PageHead {
    PageHead(
      .capability, PageLink(capability.name, path),
      words(.aboutCapability, ["name": capability.name]))
  }

  func page(of capability: Capability, _ head: PageHead, _ part: ListPart<Key>) -> Page {
    context.listPage(head) { builder in
      let keys = Array(part.items)
      let recipes =
        part.all.isEmpty && keys.count <= Self.mostInRecipe
        ? Recipe.all(for: keys, in: catalogue) : []
      var blocks = part.links(on: builder.page, words)
      if !recipes.isEmpty {
        blocks.append(builder.heading(.whatToWrite))
        blocks.append(
          .paragraph([.text(words[.leaveOut])]))
        blocks += recipes.flatMap { $0.blocks(in: context) }
      }
      blocks += builder.chapter(
        .keys, keys, caption: words(.keysOf, ["name": capability.name]))
      var seen: Set<String> = []
      let approvals = keys.filter { key in key.approval.map { seen.insert($0).inserted } ?? false }
      blocks += builder.chapter(
        .permission,
        .bullets(
          approvals.map { key in
            [builder.link(to: key), ": "] + builder.inline(key.approval ?? "", at: key.location)
          }))
      return head.isFurtherPart
        ? blocks
        : blocks
          + builder.chapter(
            .guides, builder.list(of: context.guides(about: capability.keys.map(\.path))))
    }
  }
}
