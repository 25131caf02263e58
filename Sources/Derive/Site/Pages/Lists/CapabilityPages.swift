import KeyModel
import Markup

extension PageKind {
  static let capabilities = PageKind(
    "Capabilities", at: "capabilities/index",
    where: { $0.catalogue.keys.contains { !$0.capabilities.isEmpty } },
    summary: { _ in
      "What each capability writes into which file: the keys that it turns on, and the keys that those need."
    }, page: { CapabilityPages(context: $0).index })

  static let capability = PageKind(
    "capability", listedOn: capabilities.link,
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
          PlannedPage(CapabilityPages.head(of: capability, at: path)) { head in
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
            : builder.joined(Array(keys.prefix(Self.fewKeys))) + [
              " and \(keys.count - Self.fewKeys) more"
            ],
        ]
      }
      return [.table("Capabilities", ["Capability", "Keys"], rows: rows)]
    }
  }

  private static let fewKeys = 4

  static func head(of capability: Capability, at path: String) -> PageHead {
    PageHead(
      .capability, PageLink(capability.name, path),
      "The keys of the capability \(capability.name), and what to write into which file.")
  }

  func page(of capability: Capability, _ head: PageHead) -> Page {
    context.listPage(head) { builder in
      let keys = capability.keys + capability.companions
      let recipes = Recipe.all(for: keys, in: catalogue)
      var blocks: [Block] = []
      if !recipes.isEmpty {
        blocks.append(builder.heading("What to write"))
        blocks.append(
          .paragraph(["Leave out what your product does not use, and replace the values."]))
        blocks += recipes.flatMap { $0.blocks(in: context) }
      }
      blocks += builder.chapter("Keys", keys, caption: "Keys of \(capability.name)")
      var seen: Set<String> = []
      let approvals = keys.filter { key in key.approval.map { seen.insert($0).inserted } ?? false }
      blocks += builder.chapter(
        "Permission",
        .bullets(
          approvals.map { key in
            [builder.link(to: key), ": "] + builder.inline(key.approval ?? "", at: key.location)
          }))
      return blocks
        + builder.chapter(
          "Guides", builder.list(of: context.guides(about: capability.keys.map(\.path))))
    }
  }
}
