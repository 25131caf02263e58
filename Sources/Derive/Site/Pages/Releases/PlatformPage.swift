import KeyModel
import Markup

/// Everything about a platform: the additions, deprecations and removals of its releases, the newest first, and the
/// keys whose release no source states exactly. Two releases are compared by reading everything between them; a
/// script hides the rest.
struct PlatformPage {
  let context: SiteContext
  let history: ReleaseHistory
  /// All platforms that have such a page.
  let platforms: [Platform]

  private var platform: Platform { history.platform }

  func page(_ head: PageHead) -> Page {
    context.listPage(head) { builder in
      var blocks: [Block] = []
      if platforms.count > 1 {
        blocks.append(
          .row(
            label: "Platforms",
            platforms.map { other in
              other == platform
                ? [.strong([.text(other.name)])]
                : [builder.link(to: PageLink(other.name, context.routes.page(of: other)))]
            }))
      }
      let releases = history.releases
      if !releases.isEmpty {
        if !isTooLong {
          blocks.append(
            .paragraph([
              "Two releases differ by everything listed after the earlier one, up to and including ",
              "the later one.",
            ]))
          blocks.append(.html(HTMLOnly(controls)))
        }
      }
      for release in releases.reversed() { blocks += self.blocks(of: release, &builder) }
      return blocks + rest(&builder)
    }
  }

  /// Whether the tables of all releases would be more than a page can hold. The releases' own pages have them.
  private var isTooLong: Bool {
    history.keys.count + history.releases.reduce(0) { $0 + $1.changes.count } > ListPart.mostRows
  }

  /// The keys that are in no table of a release as new.
  private func rest(_ builder: inout PageBuilder) -> [Block] {
    let new = Set(history.releases.flatMap { $0.keys(.newKey) })
    let keys = history.keys.filter { !new.contains($0) }
    guard !keys.isEmpty else { return [] }
    guard !isTooLong else {
      return [
        .paragraph([
          "No source states the exact first release of \(keyCount(keys.count)): see ",
          builder.link(to: PageKind.availability.link), ".",
        ])
      ]
    }
    let isWhole = new.isEmpty
    var data = RowData(names: context.fileDataNames)
    let rows = keys.map { index -> [[Inline]] in
      let key = context.catalogue.keys[index]
      data.rows.append(context.fileData(of: key.path))
      return [
        builder.distinctLink(to: key),
        [.text(AvailabilityText.cell(key.statement(on: platform)?.introduced ?? .unknown))],
        builder.inline(key.summary, at: key.location),
      ]
    }
    let title = isWhole ? "Keys" : "Keys without an exact first release"
    return [
      builder.heading(title),
      .table(
        "\(title) on \(platform)", ["Name", "Introduced", "What it does"], rows: rows, data: data),
    ]
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
    let place = context.routes.place(of: platform, release: release.version)
    // A release's own page says what each key does.
    let isHere = place.page == builder.page
    if isTooLong, !isHere {
      let kinds = Dictionary(grouping: release.changes, by: \.kind.rawValue)
        .map { "\($0.lowercased()): \($1.count)" }.sorted()
      return [
        builder.heading([.link(place.destination, [.text(name)])]),
        .paragraph([.text(kinds.joined(separator: ", "))]),
      ]
    }
    let rows = release.changes.map { change -> [[Inline]] in
      let subject: [Inline]
      var summary: [Inline] = []
      switch change.subject {
      case .key(let index):
        let key = context.catalogue.keys[index]
        subject = builder.distinctLink(to: key)
        if isHere { summary = builder.inline(key.summary, at: key.location) }
        data.rows.append(context.fileData(of: key.path))
      case .point(let index):
        let point = context.catalogue.extensionPoints[index]
        subject = [builder.link(to: point)]
        if isHere { summary = builder.inline(point.summary, at: point.location) }
        data.rows.append(context.fileData(of: point.mechanism.identifierKey))
      }
      return [subject, [word(for: change.kind)]] + (isHere ? [summary] : [])
    }
    return [
      // Ids lose dots, so that 1.10 and 11.0 want the same one.
      builder.heading(
        isHere ? [.text(name)] : [.link(place.destination, [.text(name)])]),
      .table(
        "Changes with \(name)", ["Name", "Change"] + (isHere ? ["What it does"] : []), rows: rows,
        data: data),
    ]
  }

  private func word(for kind: ReleaseHistory.Kind) -> Inline {
    switch kind {
    case .newKey, .newPoint: .text(kind.rawValue)
    case .deprecated, .ignored, .removed: .badge(kind.rawValue, style: kind.rawValue.lowercased())
    }
  }
}
