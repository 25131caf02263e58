import KeyModel
import Markup
import Text

/// A page of each document with all its keys, to print or to save as PDF.
struct PrintPages {
  let context: SiteContext

  /// The folder of the pages.
  static let folder = "print"
  /// The most keys of a document that has one: a browser lays out this many in seconds.
  static let mostKeys = 1000

  /// The documents that have such a page.
  private var documents: [(document: DocumentKind, path: PropertyPath)] {
    context.catalogue.documents.map { ($0, context.catalogue.path(.root, from: $0.id)) }
      .filter { (1...Self.mostKeys).contains(context.keyCounts[$0.1.document] ?? 0) }
  }

  /// The page's file, without extension.
  private func file(of path: PropertyPath) -> String {
    "\(Self.folder)/\(context.routes.index(of: path).prefix { $0 != "/" })"
  }

  /// A link to the page of a document; nil if it has none.
  func link(to document: DocumentKind) -> Inline? {
    documents.first { $0.document.id == document.id }.map {
      .link(.file(PageFormat.html.file(file(of: $0.path))), ["All keys on one page, to print"])
    }
  }

  func files(of pages: [PlannedPage]) -> [PlannedFiles] {
    documents.map { document, path in
      let file = file(of: path)
      return PlannedFiles(PageFormat.html.file(file), isLong: true) { [context] in
        JoinedPages(
          context: context,
          title: context.catalogue.hasSeveralDocuments
            ? "\(context.catalogue.title): \(document.title)" : context.catalogue.title,
          summary: "The keys of \(withArticle(document.name)), by purpose.",
          chapters: context.chapters(of: pages) { $0.document == path.document },
          path: file, isInSite: true
        ).html(style: nil)
      }
    }
  }
}
