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
      title: context.words(.newIn, ["release": name]), names: [name],
      fragment: context.routes.anchor(of: platform, release: release.version, on: page) ?? "",
      summary: context.words(.aboutPartOfRelease, ["release": name]))
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
              .text(words(.sameCameWith, ["releases": words.list(Array(names.dropFirst()))]))
            ])
          ]
        return [.heading(level: 2, [.text(name)], id: id)] + same
          + blocks(of: release, name, namesOnly: isTooLong, &builder)
      }
      return sections + [.paragraph(builder.toCompare(platforms))]
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
    func titled(_ title: Word, _ blocks: [Block]) -> [Block] {
      blocks.isEmpty ? [] : [.paragraph([.strong([.text(words[title])])])] + blocks
    }
    func table(_ keys: [Key], _ caption: Word) -> [Block] {
      guard !keys.isEmpty else { return [] }
      guard !namesOnly else {
        return [.paragraph(builder.joined(keys.map { builder.distinctLink(to: $0) }))]
      }
      return [builder.table(of: keys, caption: words(caption, ["release": name]))]
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
