import Diagnostics
import KeyModel
import Markup

/// The pages that list others: indexes by name, group, extension point, platform, release, value.
struct ListPages {
  let context: SiteContext

  private var catalogue: Catalogue { context.catalogue }

  func all() -> [Page] {
    [
      keys, groups, points, platforms, releases, values, deprecated, availability, guides, notes,
      schemas,
    ]
    .map { $0 } + catalogue.groups.map(group) + catalogue.releases.platforms.compactMap(platform)
      + releasePages
  }

  private func page(
    _ link: PageLink, _ description: String, under above: [PageLink] = [],
    _ blocks: (inout PageBuilder) -> [Block]
  ) -> Page {
    var builder = PageBuilder(context, page: link.path)
    let body = blocks(&builder)
    var page = Page(
      path: link.path, kind: .list, title: link.title, description: description,
      breadcrumb: [SiteContext.home] + above,
      sections: [
        Section("summary", [.paragraph([.text(description)])]),
        Section("body", body),
      ])
    page.links = builder.links
    page.diagnostics = builder.diagnostics
    return page
  }

  /// A to Z, by the key's own name.
  private var keys: Page {
    page(SiteContext.keys, "Every key of the reference by its name, from A to Z.") { builder in
      let sorted = catalogue.keys.sorted {
        ($0.displayName.lowercased(), $0.path) < ($1.displayName.lowercased(), $1.path)
      }
      let letters = Dictionary(grouping: sorted) { key in
        key.displayName.first { $0.isLetter }.map { String($0).uppercased() } ?? "#"
      }
      return letters.keys.sorted().flatMap { letter -> [Block] in
        [
          .heading(level: 2, [.text(letter)], id: headingSlug(letter)),
          builder.table(of: letters[letter] ?? [], caption: "Keys with \(letter)"),
        ]
      }
    }
  }

  private var groups: Page {
    page(SiteContext.groups, "The keys by what they are for.") { builder in
      [
        .list(
          List(
            isTight: false,
            items: catalogue.groups.map { group in
              let count = catalogue.keys.count { $0.group == group.id }
              return [
                .paragraph(
                  [
                    builder.link(to: PageLink(group.title, context.routes.page(of: group))),
                    .text(" (\(keyCount(count))): "),
                  ] + builder.inline(group.summary, at: groupLocation(group)))
              ]
            }))
      ]
    }
  }

  private func group(_ group: KeyGroup) -> Page {
    let link = PageLink(group.title, context.routes.page(of: group))
    var reader = PageBuilder(context, page: link.path)
    let summary = reader.inline(group.summary, at: groupLocation(group)).plainText
    return page(link, summary, under: [SiteContext.groups]) { builder in
      [builder.table(of: catalogue.keys.filter { $0.group == group.id }, caption: group.title)]
    }
  }

  private func groupLocation(_ group: KeyGroup) -> SourceLocation {
    group.keys.first.map { SourceLocation(file: $0.location.file) }
      ?? SourceLocation(file: group.id)
  }

  private var points: Page {
    page(
      SiteContext.points, "Where an extension plugs into the system, and what each place asks for."
    ) { builder in
      guard !catalogue.extensionPoints.isEmpty else { return [] }
      return [
        .table(
          Table(
            caption: "Extension points",
            header: [
              [.text("Extension point")], [.text("Identifier")], [.text("Platforms")],
              [.text("Declared in")], [.text("What it does")],
            ],
            rows: catalogue.extensionPoints.sorted { $0.name < $1.name }.map { point in
              [
                [builder.link(to: point)], [.code(point.id)],
                [.text(point.platforms.map(\.name).joined(separator: ", "))],
                [.code(point.mechanism.rawValue)],
                builder.inline(point.summary, at: point.location),
              ]
            }, hasRowHeaders: true))
      ]
    }
  }

  private var platforms: Page {
    page(SiteContext.platforms, "The keys of each platform.") { builder in
      [
        .list(
          List(
            items: catalogue.releases.platforms.compactMap { name in
              guard let page = platform(name) else { return nil }
              let count = available(on: name).count
              return [
                .paragraph([builder.link(to: page.link), .text(" (\(keyCount(count)))")])
              ]
            }))
      ]
    }
  }

  private func available(on platform: Platform) -> [(key: Key, statement: AvailabilityStatement)] {
    catalogue.keys.compactMap { key in
      key.statements.first { $0.platform == platform && $0.isAvailable }.map { (key, $0) }
    }
  }

  private func platform(_ platform: Platform) -> Page? {
    let found = available(on: platform)
    guard !found.isEmpty else { return nil }
    return page(
      PageLink(platform.name, context.routes.page(of: platform)),
      "The keys that a source names for \(platform.name).", under: [SiteContext.platforms]
    ) { builder in
      let releases = releasePages.filter { page in
        page.path.hasPrefix("releases/\(platform.name.lowercased().replacing(" ", with: "-"))-")
      }
      let links: [Block] =
        releases.isEmpty
        ? []
        : [
          .paragraph(
            [.text("By release: ")] + builder.joined(releases.map { [builder.link(to: $0.link)] }))
        ]
      return links + [
        .table(
          Table(
            caption: "Keys on \(platform.name)",
            header: [
              [.text("Key")], [.text("Introduced")], [.text("Deprecated")],
              [.text("What it does")],
            ],
            rows: found.map { key, statement in
              let end = statement.deprecated ?? statement.ignored ?? statement.removed
              return [
                builder.distinctLink(to: key), [.text(AvailabilityText.cell(statement.introduced))],
                end.map { [.badge(AvailabilityText.cell($0), style: "deprecated")] } ?? [
                  .text("–")
                ],
                builder.inline(key.summary, at: key.location),
              ]
            }, hasRowHeaders: true, style: "keys"))
      ]
    }
  }

  private var releases: Page {
    page(SiteContext.releases, "The keys that came with each release, platform by platform.") {
      builder in
      catalogue.releases.lines.flatMap { line -> [Block] in
        let pages = line.versions.reversed().compactMap { release(line.platform, $0) }
        guard !pages.isEmpty else { return [] }
        return [
          .heading(level: 2, [.text(line.platform.name)], id: headingSlug(line.platform.name)),
          .list(List(items: pages.map { [.paragraph([builder.link(to: $0.link)])] })),
        ]
      }
    }
  }

  private var releasePages: [Page] {
    catalogue.releases.lines.flatMap { line in
      line.versions.compactMap { release(line.platform, $0) }
    }
  }

  /// What one release brought and what it ended; nil where it did neither.
  private func release(_ platform: Platform, _ version: Version) -> Page? {
    let all = catalogue.keys.compactMap { key in
      key.statements.first { $0.platform == platform }.map { (key, $0) }
    }
    let first = all.filter { $1.introduced == .version(version) }.map(\.0)
    let over = all.filter {
      [$1.deprecated, $1.ignored, $1.removed].contains(.version(version))
    }.map(\.0)
    let points = catalogue.extensionPoints.filter { point in
      point.availability.contains {
        $0.platform == platform && $0.introduced == .version(version)
      }
    }
    guard !first.isEmpty || !over.isEmpty || !points.isEmpty else { return nil }
    let name = "\(platform.name) \(version)"
    return page(
      PageLink("First in \(name)", context.routes.page(of: platform, release: version)),
      "What came with \(name), and what it deprecated.", under: [SiteContext.releases]
    ) { builder in
      var blocks: [Block] = []
      if !first.isEmpty {
        blocks.append(.heading(level: 2, [.text("New keys")], id: "new-keys"))
        blocks.append(builder.table(of: first, caption: "New in \(name)"))
      }
      if !points.isEmpty {
        blocks.append(
          .heading(level: 2, [.text("New extension points")], id: "new-extension-points"))
        blocks.append(
          .list(
            List(
              items: points.map {
                [.paragraph([builder.link(to: $0), .text(" ("), .code($0.id), .text(")")])]
              })))
      }
      if !over.isEmpty {
        blocks.append(.heading(level: 2, [.text("Deprecated or ignored")], id: "deprecated"))
        blocks.append(builder.table(of: over, caption: "Deprecated or ignored in \(name)"))
      }
      return blocks
    }
  }

  /// From a value to the key that takes it and the extension point it names.
  private var values: Page {
    page(SiteContext.values, "Every known value, and the key that takes it.") { builder in
      var rows: [(sort: String, cells: [[Inline]])] = []
      for key in catalogue.keys {
        for value in key.values.listed {
          guard case .string(let text) = value.value else { continue }
          let point = catalogue.extensionPoint(text)
          let isOfPoint = point?.summary == value.summary
          var meaning = builder.inline(
            value.summary, at: isOfPoint ? point?.location ?? key.location : key.location)
          if let point {
            meaning = [builder.link(to: point), .text(": ")] + meaning
          }
          rows.append((text, [[.code(text)], builder.distinctLink(to: key), meaning]))
        }
      }
      guard !rows.isEmpty else { return [] }
      rows.sort { ($0.sort.lowercased(), $0.sort) < ($1.sort.lowercased(), $1.sort) }
      return [
        .table(
          Table(
            caption: "Known values",
            header: [[.text("Value")], [.text("Key")], [.text("What it does")]],
            rows: rows.map(\.cells), hasRowHeaders: true, style: "values"))
      ]
    }
  }

  private var deprecated: Page {
    page(
      SiteContext.deprecated,
      "Keys that a platform has deprecated, ignores or has removed, and what replaces them."
    ) { builder in
      let over = catalogue.keys.filter(\.isDeprecatedSomewhere)
      guard !over.isEmpty else { return [.paragraph([.text("No key is deprecated.")])] }
      return [
        .table(
          Table(
            caption: "Deprecated keys",
            header: [[.text("Key")], [.text("Since when")], [.text("Use instead")]],
            rows: over.map { key in
              [
                builder.distinctLink(to: key),
                [
                  .text(
                    key.statements.filter(\.isOver).map(AvailabilityText.phrase)
                      .joined(separator: ", "))
                ],
                key.replacedBy.isEmpty
                  ? [.text("–")] : builder.joined(key.replacedBy.map { [builder.link(to: $0)] }),
              ]
            }, hasRowHeaders: true, style: "keys"))
      ]
    }
  }

  /// All keys against all platforms.
  private var availability: Page {
    page(
      SiteContext.availability,
      "Every key against every platform: the first release, and the one that deprecated it."
    ) { builder in
      let platforms = catalogue.releases.platforms.filter { platform in
        catalogue.keys.contains { $0.statements.contains { $0.platform == platform } }
      }
      return [
        .paragraph([
          .text("A dash means that no source names the platform, not that the key fails there.")
        ]),
        .table(
          Table(
            caption: "Availability of every key",
            header: [[.text("Key")]] + platforms.map { [.text($0.name)] },
            rows: catalogue.keys.map { key in
              [builder.distinctLink(to: key)]
                + platforms.map { platform in
                  guard let statement = key.statements.first(where: { $0.platform == platform })
                  else { return [.text("–")] }
                  return Self.matrixCell(statement)
                }
            }, hasRowHeaders: true, style: "matrix")),
      ]
    }
  }

  private static func matrixCell(_ statement: AvailabilityStatement) -> [Inline] {
    guard statement.isAvailable else { return [.text("no")] }
    let start =
      switch statement.introduced {
      case .version(let version): version.text
      case .atMost(let version): "≤ \(version)"
      case .unknown: "yes"
      }
    guard let end = statement.deprecated ?? statement.ignored ?? statement.removed else {
      return [.text(start)]
    }
    return [
      .text("\(start) "),
      .badge(end == .unknown ? "deprecated" : "until \(end.text)", style: "deprecated"),
    ]
  }

  private var guides: Page {
    page(SiteContext.guideList, "How keys work together, in reading order.") { builder in
      builder.list(of: context.guides)
    }
  }

  /// Every editor's note, by key.
  private var notes: Page {
    page(
      SiteContext.notes,
      "Where the sources disagree with each other, with themselves or with today's practice, and what this reference chose."
    ) { builder in
      var blocks: [Block] = []
      for remark in catalogue.remarks {
        blocks += builder.blocks(remark, at: SourceLocation(file: "catalogue remarks"))
      }
      blocks.append(.heading(level: 2, [.text("The sources")], id: "sources"))
      blocks.append(
        .list(
          List(
            items: catalogue.sources.map { source in
              let title = Inline.text(source.title)
              let name = source.url.map { Inline.link(.external($0), [title]) } ?? title
              let summary = builder.inline(source.summary, at: SourceLocation(file: source.id.text))
              return [.paragraph([name, .text(": ")] + summary)]
            })))
      var used: [String: Int] = [:]
      func section(_ title: Inline, _ notes: [EditorNote], at location: SourceLocation) {
        guard !notes.isEmpty else { return }
        let slug = headingSlug(title.plainText)
        used[slug, default: 0] += 1
        let id = used[slug] == 1 ? slug : "\(slug)-\((used[slug] ?? 1) - 1)"
        blocks.append(.heading(level: 2, [title], id: id))
        for note in notes { blocks += builder.blocks(of: note, at: location) }
      }
      for key in catalogue.keys {
        section(builder.link(to: key, fullPath: true), key.notes, at: key.location)
      }
      for point in catalogue.extensionPoints {
        section(builder.link(to: point), point.notes, at: point.location)
      }
      return blocks
    }
  }

  private var schemas: Page {
    page(
      SiteContext.schemas,
      "JSON Schemas of the whole property list and of each extension point, for any validator."
    ) { _ in
      func links(_ name: String) -> [[Inline]] {
        [
          [.link(.file("schemas/\(name).schema.json"), [.text("2020-12")])],
          [.link(.file("schemas/\(name).draft-07.schema.json"), [.text("draft-07")])],
        ]
      }
      let rows: [[[Inline]]] =
        [[[.text("Info.plist, every key")]] + links("info-plist")]
        + catalogue.extensionPoints.map { point in
          [[.text("\(point.name) ("), .code(point.id), .text(")")]]
            + links(context.routes.schemaName(of: point))
        }
      return [
        .paragraph([
          .text("Convert a property list to JSON, for example with "), .code("plutil"),
          .text(" or Python's "), .code("plistlib"),
          .text(", and give it to a validator with one of these files."),
        ]),
        .table(
          Table(
            caption: "JSON Schemas",
            header: [
              [.text("What it checks")], [.text("Current edition")], [.text("Older edition")],
            ], rows: rows, hasRowHeaders: true)),
        .paragraph([
          .text("The reference itself: "),
          .link(.file("catalogue.json"), [.code("catalogue.json")]), .text(" and "),
          .link(.file("schemas/catalogue.schema.json"), [.text("its schema")]), .text("."),
        ]),
      ]
    }
  }
}

func keyCount(_ count: Int) -> String { count == 1 ? "1 key" : "\(count) keys" }
