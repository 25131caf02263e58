import KeyModel
import Markup
import Text

extension PageKind {
  static let shapes = PageKind(
    .shapes, at: "shapes/index", where: { !$0.catalogue.shapeEntries.isEmpty },
    summary: { $0.words[.aboutShapes] },
    pages: { kind, context in
      let shapes = context.catalogue.shapeEntries.sorted {
        ($0.displayName.lowercased(), $0.path) < ($1.displayName.lowercased(), $1.path)
      }
      return LongList.pages(
        kind.head(in: context), of: shapes, in: context, name: \.displayName
      ) { context.shapesPage($0, $1) }
    })
}

extension SiteContext {
  /// The shapes with the number of entries that name them.
  fileprivate func shapesPage(_ head: PageHead, _ part: ListPart<Key>) -> Page {
    listPage(head) { builder in
      part.links(on: builder.page, words) + [
        .table(
          words[.shapes], [.shape, .type, .keys, .usedIn, .whatItIs].map { words[$0] },
          rows: part.items.map { shape in
            let keys = catalogue.children(of: shape.path).count
            let isRoot =
              catalogue.rootShape(of: catalogue.document(of: shape.path))?.path == shape.path
            let positions = users(of: shape).count + (isRoot ? 1 : 0)
            let link = [builder.link(to: shape)]
            let file = catalogue.document(of: shape.path).name
            return [
              catalogue.hasSeveralDocuments
                ? words.inlines(.keyIn, ["key": link, "holder": [.text(file)]]) : link,
              [.text(words.types(shape.types))],
              [.text(keys == 0 ? "–" : words.number(keys))],
              [.text(words(.positionCount, count: positions))],
              builder.summaryCell(shape),
            ]
          })
      ]
    }
  }
}
