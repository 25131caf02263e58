import KeyModel
import Markup
import Text

extension PageKind {
  static let document = PageKind(
    "document", listedOn: home,
    pages: { kind, context in
      context.documents.map { document, path, link in
        let keys = context.keyCounts[path.document] ?? 0
        let head = PageHead(
          kind, link,
          context.words(.aboutDocument, count: keys, ["file": document.name]))
        return PlannedPage(head) {
          DocumentPage(context: context, document: document, path: path).page($0)
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

  func page(_ head: PageHead) -> Page {
    context.listPage(head) { builder in
      let groups = context.groups(beside: path).map { catalogue.groups[$0] }
      let schema = PublishedSchemas.wholeSchema(of: document)
      var blocks = builder.versions(of: document, at: path)
      if !document.fileMatch.isEmpty {
        let names = document.fileMatch.map { [Inline.code($0)] }
        blocks.append(.paragraph(words.inlines(.namesOfFiles, ["names": words.joined(names)])))
      }
      blocks += builder.remarks(on: document)
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
      blocks += [
        builder.heading(.groups),
        .bullets(
          builder.first(
            groups.map { group in
              [builder.link(to: group)] + builder.meaning(group.summary, at: group.declaredAt)
            }, others: context.link(to: .groups))),
      ]
      let roots = catalogue.roots(beside: path)
      // A file whose root has a shape has no other keys there.
      if !roots.isEmpty || catalogue.rootShape(of: document) == nil {
        blocks.append(builder.heading(.keysAtRoot, id: "keys"))
        blocks.append(
          roots.count > LongList.mostRows
            ? .paragraph(
              words.inlines(
                .groupsHaveAll, count: roots.count, ["list": [builder.link(to: PageKind.keys)]]))
            : builder.table(
              of: Array(roots), caption: words(.keysAtRootOf, ["file": document.name])))
      }
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
