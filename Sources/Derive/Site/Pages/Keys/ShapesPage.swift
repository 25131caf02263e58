import KeyModel
import Markup
import Text

extension PageKind {
  static let shapes = PageKind(
    "Shapes", at: "shapes/index", where: { !$0.catalogue.shapeEntries.isEmpty },
    summary: { _ in "What values in several positions consist of, described once." },
    page: \.shapesPage)
}

extension SiteContext {
  /// The shapes with the number of entries that name them.
  fileprivate var shapesPage: Page {
    listPage(.shapes) { builder in
      let shapes = catalogue.shapeEntries.sorted {
        ($0.displayName.lowercased(), $0.path) < ($1.displayName.lowercased(), $1.path)
      }
      return [
        .table(
          "Shapes", ["Shape", "Type", "Keys", "Used in", "What it is"],
          rows: shapes.map { shape in
            let keys = catalogue.children(of: shape.path).count
            let isRoot =
              catalogue.rootShape(of: catalogue.document(of: shape.path))?.path == shape.path
            let positions = users(of: shape).count + (isRoot ? 1 : 0)
            let file: [Inline] =
              catalogue.hasSeveralDocuments
              ? [.text(" in \(catalogue.document(of: shape.path).name)")] : []
            return [
              [builder.link(to: shape)] + file, [.text(shape.typePhrase)],
              [.text(keys == 0 ? "–" : keys.grouped)], [.text(positions.of("position"))],
              builder.summaryCell(shape),
            ]
          })
      ]
    }
  }
}

extension PageBuilder {
  /// The facts about every file of a document: its root's shape, and whether keys that the reference doesn't list are
  /// wrong.
  func remarks(on document: DocumentKind) -> [Block] {
    var sentences: [Inline] = []
    if let shape = catalogue.rootShape(of: document) {
      sentences += ["The root of \(withArticle(document.name)) is ", link(to: shape), ". "]
    }
    if document.isClosed {
      sentences += [
        "Keys that this reference doesn’t list are errors, except where any name is allowed."
      ]
    }
    return sentences.isEmpty ? [] : [.paragraph(sentences)]
  }
}
