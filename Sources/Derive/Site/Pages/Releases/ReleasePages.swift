import KeyModel
import Markup
import Text

/// The pages of major releases, with a section for each release in it that changed anything.
struct ReleasePages: Sendable, PageMaker {
  let context: SiteContext

  func head(_ kind: PageKind, _ major: ReleaseHistory.Major, of platforms: [Platform]) -> PageHead {
    let name = words.list(platforms.map { "\($0) \(major.name)" })
    let path =
      platforms.first.flatMap { context.routes.page(kind, of: Routes.id($0, major)) }
      ?? kind.path
    var head = PageHead(
      kind, PageLink(words(.newIn, ["release": name]), path),
      words(.aboutRelease, ["release": name]))
    head.parts = platforms.flatMap { platform in
      major.releases.map { Self.part($0, of: platform, in: context) }
    }
    return head
  }

  /// A release's section on a page.
  static func part(
    _ release: ReleaseHistory.Release, of platform: Platform, in context: SiteContext
  ) -> PagePart {
    let name = "\(platform) \(release.version)"
    let place = context.routes.place(of: platform, release: release.version)
    return PagePart(
      title: context.words(.newIn, ["release": name]), names: [name], page: place.page,
      fragment: place.fragment ?? "",
      summary: context.words(.aboutPartOfRelease, ["release": name]))
  }

  func page(
    of part: ListPart<ReleaseHistory.Row>, of platforms: [Platform], _ head: PageHead
  ) -> Page {
    context.listPage(head) { builder in
      let sections = part.items.runs(by: \.version).flatMap { version, rows -> [Block] in
        let names = platforms.map { "\($0) \(version)" }
        let name = names.first ?? ""
        let id = builder.ids.heading(name)
        let same =
          names.count == 1
          ? []
          : [
            Block.paragraph([
              .text(words(.sameCameWith, ["releases": words.list(Array(names.dropFirst()))]))
            ])
          ]
        let guides = context.guides(aboutReleases: names).map { [builder.link(to: $0.link)] }
        let text = words.inlines(.forExistingProjects, ["guides": words.joined(guides)])
        let forProjects = guides.isEmpty ? [] : [Block.paragraph(text)]
        return [.heading(level: 2, [.text(name)], id: id)] + same + forProjects
          + blocks(
            of: .init(version: version, changes: rows.map(\.change)), name, &builder)
      }
      return part.links(on: builder.page, words) + sections + [
        .paragraph(builder.toCompare(platforms))
      ]
    }
  }

  private func blocks(
    of release: ReleaseHistory.Release, _ name: String, _ builder: inout PageBuilder
  ) -> [Block] {
    let new = release.keys(.newKey).map { catalogue.keys[$0] }
    let over = release.keys(.deprecated, .ignored, .removed).map { catalogue.keys[$0] }
    let points = release.points(.newPoint).map { catalogue.extensionPoints[$0] }
    let pointsOver = release.points(.deprecated, .ignored, .removed).map {
      catalogue.extensionPoints[$0]
    }
    func titled(_ title: Word, _ blocks: [Block]) -> [Block] {
      blocks.isEmpty ? [] : [.paragraph([.strong([.text(words[title])])])] + blocks
    }
    func table(_ keys: [Key], _ caption: Word) -> [Block] {
      keys.isEmpty ? [] : [builder.table(of: keys, caption: words(caption, ["release": name]))]
    }
    let onlyKeys = over.isEmpty && points.isEmpty && pointsOver.isEmpty
    let keys = table(new, .newIn)
    return (onlyKeys ? keys : titled(.newKeys, keys))
      + titled(.newPoints, builder.list(of: points))
      + titled(
        .deprecatedOrIgnored,
        table(over, .deprecatedOrIgnoredIn) + builder.list(of: pointsOver))
  }
}

extension PageBuilder {
  /// Links to the lists of all releases of some platforms.
  func toCompare(_ platforms: [Platform]) -> [Inline] {
    let links = platforms.map { platform in
      [
        link(
          to: PageLink(
            words(.allReleasesOf, ["platform": platform.name]), routes.page(of: platform)))
      ]
    }
    return words.inlines(.toCompare, ["links": words.joined(links)])
  }

  /// A link to what a release brought.
  func link(to release: ReleaseHistory.Release, of platform: Platform) -> Inline {
    .link(
      routes.place(of: platform, release: release.version).destination,
      [.text("\(platform) \(release.version)")])
  }
}
