import KeyModel
import Markup

extension PageKind {
  static let differences = PageKind(
    "differences", listedOn: platforms.link,
    pages: { kind, context in
      let changing = context.histories.filter { !$0.releases.isEmpty }
      let platforms = changing.map(\.platform)
      return changing.map { history in
        let head = PageHead(
          kind, DifferencesPage.link(of: history.platform, in: context),
          "What each release of \(history.platform) added, deprecated and removed, in order.")
        return PlannedPage(head) {
          DifferencesPage(context: context, history: history, platforms: platforms).page($0)
        }
      }
    })
}

/// Additions, deprecations and removals of a platform's releases, in order. Two releases are compared by
/// reading everything between them; a script hides the rest.
struct DifferencesPage {
  let context: SiteContext
  let history: ReleaseHistory
  /// All platforms that have such a page.
  let platforms: [Platform]

  static func link(of platform: Platform, in context: SiteContext) -> PageLink {
    PageLink(
      "Differences between releases of \(platform)", context.routes.differencesPage(of: platform))
  }

  private var platform: Platform { history.platform }

  func page(_ head: PageHead) -> Page {
    context.listPage(head, under: [PageLink(platform.name, context.routes.page(of: platform))]) {
      builder in
      var blocks: [Block] = [
        .paragraph([
          .text(
            "Two releases differ by everything listed after the earlier one, up to and including "),
          "the later one. Changes whose release is known only roughly are left out; ",
          .link(.page(context.routes.page(of: platform), fragment: nil), ["the platform’s page"]),
          " has every key.",
        ])
      ]
      if platforms.count > 1 {
        blocks.append(
          .row(
            label: "Platforms",
            platforms.map { other in
              let page = context.routes.differencesPage(of: other)
              return other == platform
                ? [.strong([.text(other.name)])] : [builder.link(to: PageLink(other.name, page))]
            }))
      }
      blocks.append(.html(HTMLOnly(controls)))
      for release in history.releases { blocks += self.blocks(of: release, &builder) }
      return blocks
    }
  }

  private var controls: Controls {
    let versions = history.versions.map { Controls.Option($0.text, "\(platform) \($0)") }
    return Controls(
      "Releases to compare",
      [
        .choice(name: "from", label: "From", [.init("", "the beginning")] + versions),
        .choice(name: "to", label: "To", [.init("", "the newest")] + versions),
      ] + context.fileChoice)
  }

  private func blocks(of release: ReleaseHistory.Release, _ builder: inout PageBuilder) -> [Block] {
    let name = "\(platform) \(release.version)"
    var data = RowData(names: context.fileDataNames)
    let rows = release.changes.map { change -> [[Inline]] in
      let subject: [Inline]
      let summary: [Inline]
      switch change.subject {
      case .key(let index):
        let key = context.catalogue.keys[index]
        subject = builder.distinctLink(to: key)
        summary = builder.inline(key.summary, at: key.location)
        data.rows.append(context.fileData(of: key.path))
      case .point(let index):
        let point = context.catalogue.extensionPoints[index]
        subject = [builder.link(to: point)]
        summary = builder.inline(point.summary, at: point.location)
        data.rows.append(context.fileData(of: point.mechanism.identifierKey))
      }
      return [subject, [word(for: change.kind)], summary]
    }
    return [
      // Ids lose dots, so that 1.10 and 11.0 want the same one.
      builder.heading([
        .link(
          .page(context.routes.page(of: platform, release: release.version), fragment: nil),
          [.text(name)])
      ]),
      .table("Changes with \(name)", ["Name", "Change", "What it does"], rows: rows, data: data),
    ]
  }

  private func word(for kind: ReleaseHistory.Kind) -> Inline {
    switch kind {
    case .newKey, .newPoint: .text(kind.rawValue)
    case .deprecated, .ignored, .removed: .badge(kind.rawValue, style: kind.rawValue.lowercased())
    }
  }
}
