import KeyModel
import Markup
import Text

extension PageKind {
  static let document = PageKind(
    "document", listedOn: home,
    pages: { kind, context in
      context.documents.map { document, path, link in
        let page = DocumentPage(context: context, document: document, path: path)
        let head = PageHead(kind, link, page.summary)
        return PlannedPage(head) {
          page.page($0)
        }
      }
    })
}

/// The way into one of several documents: its groups, its schema, and the keys at its root.
struct DocumentPage: PageMaker {
  let context: SiteContext
  let document: DocumentKind
  /// The document's root.
  let path: PropertyPath

  /// The document's own sentence, or how much the page leads to.
  var summary: String {
    guard document.summary.isEmpty else {
      var reader = PageBuilder(context, page: context.routes.index(of: path))
      return reader.inline(document.summary, at: SourceLocation(file: "document \(document.id)"))
        .plainText
    }
    let keys = context.keyCounts[path.document] ?? 0
    return words(.aboutDocument, count: keys, ["file": document.name])
  }

  func page(_ head: PageHead) -> Page {
    context.listPage(head) { builder in
      let groups = context.groups(beside: path).map { catalogue.groups[$0] }
      let schema = PublishedSchemas.wholeSchema(of: document)
      var blocks = builder.versions(of: document, at: path)
      if !document.fileMatch.isEmpty {
        let names = document.fileMatch.map { [Inline.code($0)] }
        blocks.append(.paragraph(words.inlines(.namesOfFiles, ["names": words.joined(names)])))
      }
      blocks += builder.introduction(to: document)
      blocks += [
        .paragraph(
          words.inlines(
            .schemaAmongOthers,
            [
              "schema": [
                .link(.file(schema), [.text(words(.schemaOfFile, ["file": document.name]))])
              ],
              "schemas": [builder.link(to: PageKind.schemas)],
            ]))
      ]
      blocks +=
        PrintPages(context: context).link(to: document).map { [.paragraph([$0, "."])] } ?? []
      blocks += builder.root(of: document, at: path)
      blocks += [
        builder.heading(.groups),
        .bullets(
          builder.first(
            groups.map { group in
              [builder.link(to: group)] + builder.meaning(group.summary, at: group.declaredAt)
            }, others: context.link(to: .groups))),
      ]
      let shapes = context.shapes(beside: path)
      blocks += builder.chapter(
        .shapes, id: "shapes",
        shapes.count > LongList.mostRows
          ? [.paragraph([builder.link(to: PageKind.shapes)])]
          : shapes.isEmpty
            ? []
            : [
              builder.table(
                of: shapes.map { catalogue.keys[$0] },
                caption: words(.shapesOfFile, ["file": document.name]))
            ])
      return blocks
        + builder.chapter(.guides, builder.list(of: context.guides(beside: path)))
    }
  }
}
