import KeyModel
import Markup

extension PageKind {
  static let capabilities = PageKind(
    .capabilities, at: "capabilities/index",
    where: { $0.catalogue.keys.contains { !$0.capabilities.isEmpty } },
    summary: { $0.words[.aboutCapabilities] }, page: { CapabilityPages(context: $0).index })

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
      context.catalogue.capabilities.compactMap { capability in
        context.routes.page(ofCapability: capability.name).map { path in
          PlannedPage(CapabilityPages(context: context).head(of: capability, at: path)) { head in
            CapabilityPages(context: context).page(of: capability, head)
          }
        }
      }
    })
}

/// Pages of capabilities of the developer's tools: their keys, and example files.
struct CapabilityPages: PageMaker {
  let context: SiteContext

  fileprivate var index: Page {
    context.listPage(.capabilities) { builder in
      let rows = catalogue.capabilities.map { capability -> [[Inline]] in
        let keys = (capability.keys + capability.companions).map { [builder.link(to: $0)] }
        return [
          [builder.link(toCapability: capability.name)],
          keys.count <= Self.fewKeys
            ? builder.joined(keys)
            : words.inlines(
              .andMore, count: keys.count - Self.fewKeys,
              ["list": builder.joined(Array(keys.prefix(Self.fewKeys)))]),
        ]
      }
      return [.table(words[.capabilities], [words[.capability], words[.keys]], rows: rows)]
    }
  }

  private static let fewKeys = 4

  func head(of capability: Capability, at path: String) -> PageHead {
    PageHead(
      .capability, PageLink(capability.name, path),
      words(.aboutCapability, ["name": capability.name]))
  }

  func page(of capability: Capability, _ head: PageHead) -> Page {
    context.listPage(head) { builder in
      let keys = capability.keys + capability.companions
      let recipes = Recipe.all(for: keys, in: catalogue)
      var blocks: [Block] = []
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
      return blocks
        + builder.chapter(
          .guides, builder.list(of: context.guides(about: capability.keys.map(\.path))))
    }
  }
}
