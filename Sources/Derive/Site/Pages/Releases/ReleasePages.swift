import KeyModel
import Markup
import Text

/// The pages of major releases, with a section for each release in it that changed anything.
struct ReleasePages: Sendable, PageMaker {
  let context: SiteContext

  func head(_ kind: PageKind, _ major: ReleaseHistory.Major, of platforms: [Platform]) -> PageHead {
    let name = alternatives(platforms.map { "\($0) \(major.name)" }, "and")
    let path =
      platforms.first.flatMap { context.routes.page(kind, of: Routes.id($0, major)) }
      ?? kind.link.path
    var head = PageHead(
      kind, PageLink("New in \(name)", path),
      "What \(name) added and deprecated, release by release.")
    head.parts = platforms.flatMap { platform in
      major.releases.map { Self.part($0, of: platform, on: path, in: context) }
    }
    return head
  }

  /// A release's section on a page.
  static func part(
    _ release: ReleaseHistory.Release, of platform: Platform, on page: String,
    in context: SiteContext
  ) -> PagePart {
    let name = "\(platform) \(release.version)"
    return PagePart(
      title: "New in \(name)", names: [name],
      fragment: context.routes.anchor(of: platform, release: release.version, on: page) ?? "",
      summary: "What \(name) added and deprecated.")
  }

  func page(of major: ReleaseHistory.Major, of platforms: [Platform], _ head: PageHead) -> Page {
    context.listPage(head) { builder in
      // The names alone, where the tables would be more than a page can hold.
      let isTooLong =
        major.releases.reduce(0) { $0 + $1.changes.count } > ListPart.mostRows
      let sections = major.releases.flatMap { release -> [Block] in
        let names = platforms.map { "\($0) \(release.version)" }
        let name = names.first ?? ""
        let id = builder.ids.heading(name)
        let same =
          names.count == 1
          ? []
          : [
            Block.paragraph([
              .text("The same came with \(alternatives(Array(names.dropFirst()), "and")).")
            ])
          ]
        return [.heading(level: 2, [.text(name)], id: id)] + same
          + blocks(of: release, name, namesOnly: isTooLong, &builder)
      }
      let all = platforms.map { platform in
        [
          builder.link(
            to: PageLink(
              "All releases of \(platform)", context.routes.page(of: platform)))
        ]
      }
      return sections + [.paragraph(builder.joined(all) + [", to compare any two."])]
    }
  }

  private func blocks(
    of release: ReleaseHistory.Release, _ name: String, namesOnly: Bool,
    _ builder: inout PageBuilder
  ) -> [Block] {
    let new = release.keys(.newKey).map { catalogue.keys[$0] }
    let over = release.keys(.deprecated, .ignored, .removed).map { catalogue.keys[$0] }
    let points = release.points(.newPoint).map { catalogue.extensionPoints[$0] }
    let pointsOver = release.points(.deprecated, .ignored, .removed).map {
      catalogue.extensionPoints[$0]
    }
    func titled(_ title: String, _ blocks: [Block]) -> [Block] {
      blocks.isEmpty ? [] : [.paragraph([.strong([.text(title)])])] + blocks
    }
    func table(_ keys: [Key], _ caption: String) -> [Block] {
      guard !keys.isEmpty else { return [] }
      guard !namesOnly else {
        return [.paragraph(builder.joined(keys.map { builder.distinctLink(to: $0) }))]
      }
      return [builder.table(of: keys, caption: "\(caption) \(name)")]
    }
    let onlyKeys = over.isEmpty && points.isEmpty && pointsOver.isEmpty
    let keys = table(new, "New in")
    return (onlyKeys ? keys : titled("New keys", keys))
      + titled("New extension points", builder.list(of: points))
      + titled(
        "Deprecated or ignored",
        table(over, "Deprecated or ignored in") + builder.list(of: pointsOver))
  }
}

extension PageBuilder {
  /// A link to what a release brought.
  func link(to release: ReleaseHistory.Release, of platform: Platform) -> Inline {
    .link(
      routes.place(of: platform, release: release.version).destination,
      [.text("\(platform) \(release.version)")])
  }
}
