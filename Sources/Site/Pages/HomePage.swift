import KeyModel
import Markup

extension PageKind {
  static let home = PageKind(
    "Home", at: "index", template: .home, in: [.docset], summary: { HomePage(context: $0).summary },
    page: { HomePage(context: $0).page })
}

/// The page a visitor sees first: the search field, and below it every way into the reference.
struct HomePage: Sendable, PageMaker {
  let context: SiteContext

  /// The site in one sentence.
  var summary: String {
    "A reference of \(catalogue.keys.count) configuration keys and \(catalogue.extensionPoints.count) extension points: types, availability, nesting, allowed values and rules, each with its source."
  }

  var page: Page {
    var builder = PageBuilder(context, page: PageKind.home.link.path)
    var body: [Block] = [lists(builder)]
    func section(_ title: String, _ blocks: [Block]) {
      guard !blocks.isEmpty else { return }
      body.append(builder.heading(title))
      body += blocks
    }
    section("Files", documents(builder))
    section("Extension points", points(&builder))
    if catalogue.hasSeveralDocuments {
      for document in catalogue.documents {
        let groups = catalogue.groups.filter { catalogue.document(of: $0) == document }
        section("\(document.title): groups", list(of: groups, builder))
      }
    } else {
      section("Groups", list(of: catalogue.groups, builder))
    }
    section("Newest", newest(builder))
    section("Guides", builder.list(of: context.guides, isInOrder: true))
    section("Downloads", downloads(builder))
    return builder.page(
      PageHead(.home, PageLink(catalogue.title, builder.page), summary), breadcrumb: [],
      [Section("summary", [.paragraph([.text(summary)])]), Section("body", body)])
  }

  /// The kinds of file, if there are several.
  private func documents(_ builder: PageBuilder) -> [Block] {
    let counts = catalogue.keys.reduce(into: [:]) { $0[$1.path.document, default: 0] += 1 }
    let items = context.documents.map { _, path, link -> [Inline] in
      let count = keyCount(counts[path.document] ?? 0)
      return [builder.link(to: link), " (\(count))"]
    }
    return items.isEmpty ? [] : [.bullets(items)]
  }

  /// The lists that lead to every key.
  private func lists(_ builder: PageBuilder) -> Block {
    let lists: [PageKind] = [
      .keys, .values, .availability, .platforms, .releases, .deprecated, .apis, .codes,
      .capabilities,
    ]
    return .row(
      label: "Lists", lists.filter { $0.isOffered(in: context) }.map { [builder.link(to: $0.link)] }
    )
  }

  private func points(_ builder: inout PageBuilder) -> [Block] {
    let points = catalogue.extensionPoints.sorted { $0.name < $1.name }
    guard !points.isEmpty else { return [] }
    let items = points.map { point -> [Inline] in
      [builder.link(to: point), ": "] + builder.inline(point.summary, at: point.location)
    }
    return [.bullets(items)]
  }

  private func list(of groups: [KeyGroup], _ builder: PageBuilder) -> [Block] {
    guard !groups.isEmpty else { return [] }
    let items = groups.map { group -> [Inline] in
      [
        builder.link(to: group),
        .text(" (\(keyCount(context.indexes(of: group).count)))"),
      ]
    }
    return [.bullets(items)]
  }

  /// The last changes of the reference, and each platform's last release that brought keys.
  private func newest(_ builder: PageBuilder) -> [Block] {
    let changes = zip(catalogue.changes, ChangesPage.anchors(in: catalogue)).prefix(3).map {
      change, anchor -> [Inline] in
      let target = Destination.page(PageKind.changes.link.path, fragment: anchor)
      return [.link(target, [.text(change.title)]), ", \(ChangesPage.day(change.date))"]
    }
    let releases = PlatformPages(context).newest.map { [builder.link(to: $0)] }
    let everything: [[Inline]] =
      context.previous == nil
      ? [] : [[builder.link(to: PageKind.changes.link), " since the previous edition"]]
    let all = changes + everything + releases
    return all.isEmpty ? [] : [.bullets(all)]
  }

  private func downloads(_ builder: PageBuilder) -> [Block] {
    func item(_ link: Inline, _ text: String) -> [Inline] { [link, .text(": " + text)] }
    let archives =
      context.offersDownloads
      ? [item(builder.link(to: PageKind.downloads.link), "the reference for reading offline")] : []
    return [
      .bullets(
        archives + [
          item(builder.link(to: PageKind.schemas.link), "for editors and validators"),
          item(builder.link(to: PageKind.rules.link), "what the schemas and the checker enforce"),
          item(
            .link(.file("catalogue.json"), [.code("catalogue.json")]), "the whole reference as data"
          ),
          item(
            .link(.file("llms.txt"), [.code("llms.txt")]),
            "every page as Markdown, for language models"),
          item(builder.link(to: PageKind.notes.link), "where sources contradict each other"),
        ])
    ]
  }
}
