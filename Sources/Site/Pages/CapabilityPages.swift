import KeyModel
import Markup

/// From a capability of the developer's tools to the keys that go with it, and what to write into which file.
struct CapabilityPages {
  let context: SiteContext

  private var catalogue: Catalogue { context.catalogue }

  func all() -> [PlannedPage] {
    let capabilities = catalogue.capabilities
    guard !capabilities.isEmpty else { return [] }
    return [.list(SiteContext.capabilities) { index(of: capabilities) }]
      + capabilities.compactMap { capability in
        context.routes.page(ofCapability: capability.name).map { path in
          PlannedPage.list(PageLink(capability.name, path)) { page(of: capability, at: path) }
        }
      }
  }

  private func index(of capabilities: [Capability]) -> Page {
    context.listPage(
      SiteContext.capabilities,
      "What each capability writes into which file: the keys that it turns on, and the keys that those need."
    ) { builder in
      let rows = capabilities.map { capability -> [[Inline]] in
        let keys = (capability.keys + capability.companions).map { [builder.link(to: $0)] }
        return [
          [builder.link(toCapability: capability.name)],
          keys.count <= Self.fewKeys
            ? builder.joined(keys)
            : builder.joined(Array(keys.prefix(Self.fewKeys)))
              + [.text(" and \(keys.count - Self.fewKeys) more")],
        ]
      }
      return [
        .table(
          Table(
            caption: "Capabilities", header: [[.text("Capability")], [.text("Keys")]], rows: rows,
            hasRowHeaders: true, style: "keys"))
      ]
    }
  }

  private static let fewKeys = 4

  func page(of capability: Capability, at path: String) -> Page {
    context.listPage(
      PageLink(capability.name, path),
      "The keys of the capability \(capability.name), and what to write into which file.",
      under: [SiteContext.capabilities]
    ) { builder in
      let keys = capability.keys + capability.companions
      let recipes = Recipe.all(for: keys, in: catalogue)
      var blocks: [Block] = []
      if !recipes.isEmpty {
        blocks.append(builder.heading("What to write"))
        blocks.append(
          .paragraph([.text("Leave out what your product does not use, and replace the values.")]))
        blocks += recipes.flatMap { $0.blocks(in: context) }
      }
      blocks.append(builder.heading("Keys"))
      blocks.append(builder.table(of: keys, caption: "Keys of \(capability.name)"))
      var seen: Set<String> = []
      let approvals = keys.filter { key in key.approval.map { seen.insert($0).inserted } ?? false }
      if !approvals.isEmpty {
        blocks.append(builder.heading("Permission"))
        blocks.append(
          .list(
            List(
              items: approvals.map { key in
                [
                  .paragraph(
                    [builder.link(to: key), .text(": ")]
                      + builder.inline(key.approval ?? "", at: key.location))
                ]
              })))
      }
      let guides = builder.list(of: context.guides(about: capability.keys.map(\.path)))
      return guides.isEmpty ? blocks : blocks + [builder.heading("Guides")] + guides
    }
  }
}
