import KeyModel
import Markup
import Text

extension PageKind {
  static let document = PageKind(
    "document", listedOn: home.link,
    pages: { kind, context in
      context.documents.map { document, path, link in
        let keys = context.catalogue.keys.count { $0.path.document == path.document }
        let head = PageHead(
          kind, link,
          "The \(keyCount(keys)) of \(withArticle(document.name)), by purpose and by name.")
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
      var blocks: [Block] = []
      if !document.fileMatch.isEmpty {
        let names = document.fileMatch.map { [Inline.code($0)] }
        blocks.append(.paragraph(["Such files are named "] + builder.joined(names) + ["."]))
      }
      blocks += builder.remarks(on: document)
      blocks += [
        .paragraph([
          .link(.file(schema), ["JSON Schema of \(withArticle(document.name))"]), ", among other ",
          builder.link(to: PageKind.schemas.link), ".",
        ])
      ]
      blocks +=
        PrintPages(context: context).link(to: document).map { [.paragraph([$0, "."])] } ?? []
      blocks += [
        builder.heading("Groups"),
        .bullets(
          groups.map { group in
            [builder.link(to: group)]
              + builder.meaning(group.summary, at: group.declaredAt)
          }),
      ]
      let roots = Array(catalogue.roots(beside: path))
      // A file whose root has a shape has no other keys there.
      if !roots.isEmpty || catalogue.rootShape(of: document) == nil {
        blocks.append(builder.heading("Keys at the root", id: "keys"))
        blocks.append(
          roots.count > ListPart.mostRows
            ? .paragraph([
              "The groups have all \(keyCount(roots.count)), and so has the list of ",
              builder.link(to: PageKind.keys.link), ".",
            ])
            : builder.table(
              of: roots, caption: "Keys at the root of \(withArticle(document.name))"))
      }
      let shapes = catalogue.shapeEntries.filter { $0.path.document == path.document }
      blocks += builder.chapter(
        "Shapes", id: "shapes", shapes, caption: "Shapes of \(withArticle(document.name))")
      let guides = context.guides.filter { guide in
        guide.keys.contains { catalogue.keys(at: $0).first?.path.document == path.document }
      }
      return blocks + builder.chapter("Guides", builder.list(of: guides))
    }
  }
}
