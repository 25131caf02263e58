import KeyModel
import Markup
import Text

extension PageKind {
  static let document = PageKind(
    "document", listedOn: home,
    pages: { kind, context in
      context.documents.map { document, path, link in
        let keys = context.catalogue.keys.count { $0.path.document == path.document }
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
      let groups = catalogue.groups.filter { $0.document == path.document }
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
          groups.map { group in
            [builder.link(to: group)]
              + builder.meaning(group.summary, at: group.declaredAt)
          }),
      ]
      let roots = Array(catalogue.roots(beside: path))
      // A file whose root has a shape has no other keys there.
      if !roots.isEmpty || catalogue.rootShape(of: document) == nil {
        blocks.append(builder.heading(.keysAtRoot, id: "keys"))
        blocks.append(
          roots.count > ListPart.mostRows
            ? .paragraph(
              words.inlines(
                .groupsHaveAll, count: roots.count, ["list": [builder.link(to: PageKind.keys)]]))
            : builder.table(
              of: roots, caption: words(.keysAtRootOf, ["file": document.name])))
      }
      let shapes = catalogue.shapeEntries.filter { $0.path.document == path.document }
      blocks += builder.chapter(
        .shapes, id: "shapes", shapes,
        caption: words(.shapesOfFile, ["file": document.name]))
      let guides = context.guides.filter { guide in
        guide.keys.contains { catalogue.keys(at: $0).first?.path.document == path.document }
      }
      return blocks + builder.chapter(.guides, builder.list(of: guides))
    }
  }
}
