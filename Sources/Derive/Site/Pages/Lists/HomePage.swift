import KeyModel
import Markup
import Text

extension PageKind {
  static let home = PageKind(
    "Home", at: "index", template: .home, in: [.docset], summary: { HomePage(context: $0).summary },
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
    return "A reference of \(catalogue.keys.count.of("configuration key"))"
      + (points == 0 ? "" : " and \(points.of("extension point"))")
      + ": types, nesting, allowed values and rules"
      + (context.hasPlatforms ? ", and since when they exist" : "")
      + (catalogue.keys.contains(where: \.sources.isEmpty) ? "." : ", each with its source.")
  }

  var page: Page {
    var builder = PageBuilder(context, page: PageKind.home.link.path)
    let start = context.home.map {
      HomeLists(context).completed(
        builder.blocks($0.body, file: $0.file, firstLine: $0.bodyLine))
    }
    var body: [Block] = []
    func section(_ title: String, _ blocks: [Block]) { body += builder.chapter(title, blocks) }
    section("Files", documents(builder))
    if !catalogue.hasSeveralDocuments {
      section("The file", builder.remarks(on: catalogue.document))
    }
    // An author who writes sections chooses groups and guides there.
    let hasSections = start?.contains { if case .heading = $0 { true } else { false } } ?? false
    if !hasSections {
      if catalogue.hasSeveralDocuments {
        for document in catalogue.documents {
          let groups = catalogue.groups.filter { catalogue.document(of: $0) == document }
          section("\(document.title): groups", list(of: groups, &builder))
        }
      } else {
        section("Groups", list(of: catalogue.groups, &builder))
      }
      section("Guides", builder.list(of: context.guides))
    }
    section("Newest", newest(builder))
    section("Downloads", downloads(builder))
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

  /// The kinds of file, if there are several.
  private func documents(_ builder: PageBuilder) -> [Block] {
    let counts = context.keyCounts
    let items = context.documents.map { _, path, link -> [Inline] in
      let groups = catalogue.groups.count { $0.document == path.document }
      let count = keyCount(counts[path.document] ?? 0)
      return [builder.link(to: link), .text(" (\(count) in \(groups.of("group")))")]
    }
    return .bullets(items)
  }

  /// The tasks that people have with a reference, for a site whose author doesn't say what they come for.
  private func tasks(_ builder: PageBuilder) -> Block {
    func task(_ kind: PageKind, _ text: String) -> [Block] {
      [.paragraph([.strong([builder.link(to: kind.link)]), .text(" " + text)])]
    }
    var items = [
      task(.keys, "\(catalogue.keys.count.of("key")), from A to Z, with type, place and meaning.")
    ]
    if PageKind.check.isOffered(in: context) {
      items.append(task(.check, "In this page; nothing is sent."))
    }
    items.append(task(.schemas, "Completion and checks in your editor, for any validator."))
    return .list(List(isTight: false, items: items))
  }

  private func list(of groups: [KeyGroup], _ builder: inout PageBuilder) -> [Block] {
    .bullets(
      groups.map { group in
        [builder.link(to: group), .text(" (\(keyCount(context.indexes(of: group).count)))")]
          + builder.meaning(group.summary, at: group.declaredAt)
      })
  }

  /// The last changes of the reference, and each platform's last release that brought keys.
  private func newest(_ builder: PageBuilder) -> [Block] {
    let changes = zip(catalogue.changes, ChangesPage.anchors(in: catalogue)).prefix(3).map {
      change, anchor -> [Inline] in
      let target = Destination.page(PageKind.changes.link.path, fragment: anchor)
      return [.link(target, [.text(change.title)]), ", \(ChangesPage.day(change.date))"]
    }
    let everything: [[Inline]] =
      context.previous == nil
      ? [] : [[builder.link(to: PageKind.changes.link), " since the previous edition"]]
    let releases = PlatformPages(context).newest(builder)
    return .bullets(changes + everything)
      + (releases.isEmpty ? [] : [.row(label: "Newest releases with new keys", releases)])
  }

  private func downloads(_ builder: PageBuilder) -> [Block] {
    func item(_ link: Inline, _ text: String) -> [Inline] { [link, .text(": " + text)] }
    let archives =
      context.offersDownloads
      ? [item(builder.link(to: PageKind.downloads.link), "the reference for reading offline")] : []
    let notes =
      PageKind.notes.isOffered(in: context)
      ? [item(builder.link(to: PageKind.notes.link), "where the facts come from")] : []
    return [
      .bullets(
        archives + [
          item(builder.link(to: PageKind.schemas.link), "for editors and validators"),
          item(
            .link(.file("catalogue.json"), [.code("catalogue.json")]), "the whole reference as data"
          ),
          item(
            .link(.file("llms.txt"), [.code("llms.txt")]),
            "every page as Markdown, for language models"),
        ] + notes)
    ]
  }
}
