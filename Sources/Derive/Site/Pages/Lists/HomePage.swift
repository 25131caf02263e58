import KeyModel
import Markup
import Text

extension PageKind {
  static let home = PageKind(
    .home, at: "index", template: .home, in: [.docset], summary: { HomePage(context: $0).summary },
    page: { HomePage(context: $0).page })
}

/// The page a visitor sees first: what people come for, if the author says that, then every way into the
/// reference.
struct HomePage: Sendable, PageMaker {
  let context: SiteContext

  /// The site in one sentence.
  var summary: String {
    if let home = context.home { return home.summary }
    let points = catalogue.extensionPoints.count
    let contents =
      [words(.configurationKeyCount, count: catalogue.keys.count)]
      + (points == 0 ? [] : [words(.pointCount, count: points)])
    let isSourced = !catalogue.keys.contains(where: \.sources.isEmpty)
    let word: Word =
      context.hasPlatforms
      ? isSourced ? .aboutSiteWithReleasesAndSources : .aboutSiteWithReleases
      : isSourced ? .aboutSiteWithSources : .aboutSite
    return words(word, ["contents": words.list(contents)])
  }

  var page: Page {
    var builder = PageBuilder(context, page: PageKind.home.path)
    let start = context.home.map {
      HomeLists(context).completed(
        builder.blocks($0.body, file: $0.file, firstLine: $0.bodyLine))
    }
    var body: [Block] = []
    func section(_ title: Word, _ blocks: [Block]) { body += builder.chapter(title, blocks) }
    section(.files, documents(&builder))
    if !catalogue.hasSeveralDocuments {
      let document = catalogue.document
      let location = SourceLocation(file: "document \(document.id)")
      section(
        .theFile,
        builder.blocks(document.summary, at: location) + builder.introduction(to: document))
    }
    // An author who writes sections chooses groups and guides there.
    let hasSections = start?.contains { if case .heading = $0 { true } else { false } } ?? false
    if !hasSections {
      if catalogue.hasSeveralDocuments {
        // Where there are more, the page of each has its groups.
        for (document, path, _) in context.documents.prefix(Self.mostDocuments) {
          let groups = context.groups(beside: path).map { catalogue.groups[$0] }
          let blocks = list(of: groups, &builder)
          let title = document.title + ": groups"
          if !blocks.isEmpty {
            let text = words(.groupsOf, ["file": document.title])
            body += [builder.heading([.text(text)], id: headingSlug(title))] + blocks
          }
        }
      } else {
        body += builder.root(of: catalogue.document, at: .root)
        section(.groups, list(of: catalogue.groups, &builder))
      }
      section(.guides, builder.list(of: context.content.levels[""] ?? [], atMost: Self.mostItems))
    }
    section(.newest, newest(builder))
    section(.downloads, downloads(builder))
    var page = builder.page(
      PageHead(.home, PageLink(catalogue.title, builder.page), summary), breadcrumb: [],
      [
        Section("summary", [.paragraph([.text(summary)])]),
        Section("start", start ?? HomeLists(context).completed([tasks(builder)])),
        Section("body", body),
      ].filter { !$0.blocks.isEmpty })
    if let title = context.home?.title { page.title = title }
    return page
  }

  private static let mostDocuments = 30
  /// The most items of a list, which has its own page for the others.
  private static let mostItems = 500

  /// The kinds of file, if there are several.
  private func documents(_ builder: inout PageBuilder) -> [Block] {
    let counts = context.keyCounts
    let items = context.documents.map { document, path, link -> [Inline] in
      let groups = context.groups(beside: path).count
      let count = words(.keyCount, count: counts[path.document] ?? 0)
      let text = words(.keysInGroups, count: groups, ["keys": count])
      let location = SourceLocation(file: "document \(document.id)")
      let mark: [Inline] =
        document.deprecation == nil ? [] : [" ", .badge(words[.deprecated], style: "deprecated")]
      return [builder.link(to: link), .text(" (\(text))")] + mark
        + builder.meaning(document.summary, at: location)
    }
    return .bullets(builder.first(items, others: context.link(to: .groups), atMost: Self.mostItems))
  }

  /// The tasks that people have with a reference, for a site whose author doesn't say what they come for.
  private func tasks(_ builder: PageBuilder) -> Block {
    func task(_ kind: PageKind, _ text: Word) -> [Block] {
      [
        .paragraph([
          .strong([builder.link(to: kind)]), .text(" " + words(text, count: catalogue.keys.count)),
        ])
      ]
    }
    var items = [task(.keys, .taskOfKeys)]
    if PageKind.check.isOffered(in: context) {
      items.append(task(.check, .taskOfCheck))
    }
    items.append(task(.schemas, .taskOfSchemas))
    return .list(List(isTight: false, items: items))
  }

  private func list(of groups: [KeyGroup], _ builder: inout PageBuilder) -> [Block] {
    .bullets(
      builder.first(
        groups.map { group in
          [
            builder.link(to: group),
            .text(" (\(words(.keyCount, count: context.indexes(of: group).count)))"),
          ]
            + builder.meaning(group.summary, at: group.declaredAt)
        }, others: context.link(to: .groups), atMost: Self.mostItems))
  }

  /// The last changes of the reference, and each platform's last release that brought keys.
  private func newest(_ builder: PageBuilder) -> [Block] {
    let changes = zip(catalogue.changes, ChangesPage.anchors(in: catalogue)).prefix(3).map {
      change, anchor -> [Inline] in
      let target = Destination.page(PageKind.changes.path, fragment: anchor)
      return [.link(target, [.text(change.title)]), .text(words[.comma] + words.day(change.date))]
    }
    let everything: [[Inline]] =
      context.previous == nil
      ? []
      : [
        words.inlines(.changesSince, ["changes": [builder.link(to: PageKind.changes)]])
      ]
    let releases = PlatformPages(context).newest(builder)
    return .bullets(changes + everything)
      + (releases.isEmpty ? [] : [.row(label: words[.newestReleases], releases)])
  }

  private func downloads(_ builder: PageBuilder) -> [Block] {
    func item(_ link: Inline, _ text: Word) -> [Inline] { [link, .text(": " + words[text])] }
    let archives =
      context.offersDownloads
      ? [item(builder.link(to: PageKind.downloads), .forReadingOffline)] : []
    let notes =
      PageKind.notes.isOffered(in: context)
      ? [item(builder.link(to: PageKind.notes), .ofFacts)] : []
    return [
      .bullets(
        archives + [
          item(builder.link(to: PageKind.schemas), .forEditors),
          item(
            .link(.file("catalogue.json"), [.code("catalogue.json")]), .asData
          ),
          item(
            .link(.file("llms.txt"), [.code("llms.txt")]),
            .asMarkdown),
        ] + notes)
    ]
  }
}
