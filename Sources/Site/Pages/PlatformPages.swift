import KeyModel
import Markup

/// The pages of platforms and of their releases, from one pass over the catalogue.
struct PlatformPages: Sendable {
  private let context: SiteContext
  private let lines: [Line]

  /// What the catalogue says about one platform.
  private struct Line: Sendable {
    var platform: Platform
    var keys: [(key: Key, statement: AvailabilityStatement)] = []
    /// In order of release, those without news left out.
    var releases: [Release] = []
  }

  /// What one release brought and what it ended.
  private struct Release: Sendable {
    var version: Version
    var first: [Key] = []
    var over: [Key] = []
    var points: [ExtensionPoint] = []

    var hasNews: Bool { !first.isEmpty || !over.isEmpty || !points.isEmpty }
  }

  init(_ context: SiteContext) {
    self.context = context
    lines = context.catalogue.releases.lines.map { Self.line($0, in: context.catalogue) }
  }

  private static func line(_ registered: ReleaseRegistry.Line, in catalogue: Catalogue) -> Line {
    let platform = registered.platform
    var line = Line(platform: platform)
    var releases: [Version: Release] = [:]
    for key in catalogue.keys {
      guard let statement = key.statements.first(where: { $0.platform == platform }) else {
        continue
      }
      if statement.isAvailable { line.keys.append((key, statement)) }
      if case .version(let version) = statement.introduced {
        releases[version, default: Release(version: version)].first.append(key)
      }
      let ends = [statement.deprecated, statement.ignored, statement.removed]
      for end in Set(ends.compactMap { $0 }) {
        guard case .version(let version) = end else { continue }
        releases[version, default: Release(version: version)].over.append(key)
      }
    }
    for point in catalogue.extensionPoints {
      for statement in point.availability where statement.platform == platform {
        guard case .version(let version) = statement.introduced else { continue }
        releases[version, default: Release(version: version)].points.append(point)
      }
    }
    line.releases = registered.versions.compactMap { releases[$0] }.filter(\.hasNews)
    return line
  }

  func all() -> [PlannedPage] {
    [.list(SiteContext.platforms) { platforms }, .list(SiteContext.releases) { releases }]
      + lines.filter { !$0.keys.isEmpty }.map { line in
        .list(link(to: line.platform)) { page(of: line) }
      }
      + lines.flatMap { line in
        line.releases.map { release in
          .list(link(to: release, of: line.platform)) { page(of: release, of: line.platform) }
        }
      }
  }

  private func link(to platform: Platform) -> PageLink {
    PageLink(platform.name, context.routes.page(of: platform))
  }

  private func link(to release: Release, of platform: Platform) -> PageLink {
    PageLink(
      "First in \(platform) \(release.version)",
      context.routes.page(of: platform, release: release.version))
  }

  private var platforms: Page {
    context.listPage(SiteContext.platforms, "The keys of each platform.") { builder in
      [
        .list(
          List(
            items: lines.filter { !$0.keys.isEmpty }.map { line in
              let count = Inline.text(" (\(keyCount(line.keys.count)))")
              return [.paragraph([builder.link(to: link(to: line.platform)), count])]
            }))
      ]
    }
  }

  private var releases: Page {
    context.listPage(
      SiteContext.releases, "The keys that came with each release, platform by platform."
    ) { builder in
      lines.filter { !$0.releases.isEmpty }.flatMap { line -> [Block] in
        [
          .heading(level: 2, [.text(line.platform.name)], id: headingSlug(line.platform.name)),
          .list(
            List(
              items: line.releases.reversed().map {
                [.paragraph([builder.link(to: link(to: $0, of: line.platform))])]
              })),
        ]
      }
    }
  }

  private func page(of line: Line) -> Page {
    context.listPage(
      link(to: line.platform), "The keys that a source names for \(line.platform).",
      under: [SiteContext.platforms]
    ) { builder in
      var blocks: [Block] = []
      if !line.releases.isEmpty {
        let links = line.releases.map { [builder.link(to: link(to: $0, of: line.platform))] }
        blocks.append(.paragraph([.text("By release: ")] + builder.joined(links)))
      }
      let rows = line.keys.map { key, statement -> [[Inline]] in
        let end = statement.deprecated ?? statement.ignored ?? statement.removed
        let badge = end.map { Inline.badge(AvailabilityText.cell($0), style: "deprecated") }
        return [
          builder.distinctLink(to: key), [.text(AvailabilityText.cell(statement.introduced))],
          [badge ?? .text("–")], builder.inline(key.summary, at: key.location),
        ]
      }
      blocks.append(
        .table(
          Table(
            caption: "Keys on \(line.platform)",
            header: [
              [.text("Key")], [.text("Introduced")], [.text("Deprecated")],
              [.text("What it does")],
            ], rows: rows, hasRowHeaders: true, style: "keys")))
      return blocks
    }
  }

  private func page(of release: Release, of platform: Platform) -> Page {
    let name = "\(platform) \(release.version)"
    return context.listPage(
      link(to: release, of: platform), "What came with \(name), and what it deprecated.",
      under: [SiteContext.releases]
    ) { builder in
      var blocks: [Block] = []
      if !release.first.isEmpty {
        blocks.append(.heading(level: 2, [.text("New keys")], id: "new-keys"))
        blocks.append(builder.table(of: release.first, caption: "New in \(name)"))
      }
      if !release.points.isEmpty {
        blocks.append(
          .heading(level: 2, [.text("New extension points")], id: "new-extension-points"))
        let items = release.points.map { point -> [Block] in
          [.paragraph([builder.link(to: point), .text(" ("), .code(point.id), .text(")")])]
        }
        blocks.append(.list(List(items: items)))
      }
      if !release.over.isEmpty {
        blocks.append(.heading(level: 2, [.text("Deprecated or ignored")], id: "deprecated"))
        blocks.append(
          builder.table(of: release.over, caption: "Deprecated or ignored in \(name)"))
      }
      return blocks
    }
  }
}
