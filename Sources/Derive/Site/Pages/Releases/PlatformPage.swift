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
  private let isTooLong: Bool

  init(context: SiteContext, history: ReleaseHistory, platforms: [Platform]) {
    (self.context, self.history, self.platforms) = (context, history, platforms)
    isTooLong = history.isTooLong
  }

  private var platform: Platform { history.platform }
  private var words: Words { context.words }

  @Sendable func page(_ head: PageHead, _ part: ListPart<ReleaseHistory.Release>) -> Page {
    context.listPage(head) { builder in
      var blocks: [Block] = []
      // More are a list to look one up in.
      if (2...Self.mostPlatforms).contains(platforms.count) {
        blocks.append(
          .row(
            label: words[.platforms],
            platforms.map { other in
              other == platform
                ? [.strong([.text(other.name)])]
                : [builder.link(to: PageLink(other.name, context.routes.page(of: other)))]
            }))
      }
      blocks += part.links(on: builder.page, words)
      if !part.items.isEmpty {
        if !isTooLong {
          blocks.append(.paragraph([.text(words[.twoReleases])]))
          blocks.append(.html(HTMLOnly(controls)))
        }
      }
      for release in part.items { blocks += self.blocks(of: release, &builder) }
      return blocks + (head.isFurtherPart ? [] : rest(&builder))
    }
  }

  private static let mostPlatforms = 40

  /// The keys that are in no table of a release as new.
  private func rest(_ builder: inout PageBuilder) -> [Block] {
    let new = Set(history.releases.flatMap { $0.keys(.newKey) })
    let keys = history.keys.filter { !new.contains($0) }
    guard !keys.isEmpty else { return [] }
    guard !isTooLong else {
      return [
        .paragraph(
          words.inlines(
            .noExactRelease, count: keys.count,
            ["list": [builder.link(to: PageKind.availability)]]))
      ]
    }
    let isWhole = new.isEmpty
    var data = RowData(names: context.fileDataNames)
    let rows = keys.map { index -> [[Inline]] in
      let key = context.catalogue.keys[index]
      data.rows.append(context.fileData(of: key.path))
      return [
        builder.distinctLink(to: key),
        [.text(words.cell(key.statement(on: platform)?.introduced ?? .unknown))],
        builder.inline(key.summary, at: key.location),
      ]
    }
    return [
      builder.heading(isWhole ? .keys : .keysWithoutRelease),
      .table(
        words(isWhole ? .keysOn : .keysWithoutReleaseOn, ["platform": platform.name]),
        [.name, .introduced, .whatItDoes].map { words[$0] }, rows: rows, data: data),
    ]
  }

  private var controls: Controls {
    let versions = history.versions.map { Controls.Option($0.text, "\(platform) \($0)") }
    return Controls(
      words[.releasesToCompare],
      [
        .choice(
          name: "from", label: words[.fromRelease], [.init("", words[.theBeginning])] + versions),
        .choice(name: "to", label: words[.toRelease], [.init("", words[.theNewest])] + versions),
      ] + context.fileChoice, words)
  }

  private func blocks(of release: ReleaseHistory.Release, _ builder: inout PageBuilder) -> [Block] {
    let name = "\(platform) \(release.version)"
    var data = RowData(names: context.fileDataNames)
    let place = context.routes.place(of: platform, release: release.version)
    // A release's own page says what each key does.
    let isHere = place.page == builder.page
    if isTooLong, !isHere {
      let kinds = Dictionary(grouping: release.changes, by: \.kind).map { kind, changes in
        words(
          .countOfKind,
          ["kind": words[kind.word].lowercased(), "number": words.number(changes.count)])
      }.sorted()
      return [
        builder.heading([.link(place.destination, [.text(name)])]),
        .paragraph([.text(kinds.joined(separator: words[.comma]))]),
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
        words(.changesWith, ["release": name]),
        ([.name, .change] + (isHere ? [.whatItDoes] : [])).map { words[$0] }, rows: rows,
        data: data),
    ]
  }

  private func word(for kind: ReleaseHistory.Kind) -> Inline {
    switch kind {
    case .newKey, .newPoint: .text(words[kind.word])
    case .deprecated, .ignored, .removed: .badge(words[kind.word], style: kind.rawValue)
    }
  }
}

extension ReleaseHistory.Kind {
  fileprivate var word: Word {
    switch self {
    case .newKey: .newKey
    case .newPoint: .newPoint
    case .deprecated: .deprecated
    case .ignored: .ignored
    case .removed: .removed
    }
  }
}
