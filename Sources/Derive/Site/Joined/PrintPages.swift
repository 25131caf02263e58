import Diagnostics
import KeyModel
import Markup
import Text

/// A page of each document with all its keys, to print or to save as PDF.
struct PrintPages {
  let context: SiteContext

  /// The folder of the pages.
  static let folder = "print"

  /// The documents that have such a page, if the settings want them.
  private var documents: [(document: DocumentKind, path: PropertyPath)] {
    all.filter { $0.keys <= SinglePage.mostKeys }.map { ($0.document, $0.path) }
  }

  private var all: [(document: DocumentKind, path: PropertyPath, keys: Int)] {
    guard context.settings.print == "yes" else { return [] }
    let counts = context.keyCounts
    return context.catalogue.documents.compactMap { document in
      let path = context.catalogue.path(.root, from: document.id)
      return counts[path.document].map { (document, path, $0) }
    }
  }

  /// Findings about documents that are too large for it.
  var findings: [Diagnostic] {
    all.filter { $0.keys > SinglePage.mostKeys }.map { document, _, keys in
      .warning(
        "too-large-for-one-page", at: nil,
        "\(document.title) has \(keys) keys, and a page to print may have \(SinglePage.mostKeys), so it gets none",
        remedy: "print the pages of its groups")
    }
  }

  /// The page's file, without extension.
  private func file(of path: PropertyPath) -> String {
    "\(Self.folder)/\(context.routes.index(of: path).prefix { $0 != "/" })"
  }

  /// A link to the page of a document; nil if it has none.
  func link(to document: DocumentKind) -> Inline? {
    let path = context.catalogue.path(.root, from: document.id)
    guard context.settings.print == "yes", let keys = context.keyCounts[path.document],
      keys <= SinglePage.mostKeys
    else { return nil }
    return .link(
      .file(PageFormat.html.file(file(of: path))), [.text(context.words[.allKeysToPrint])])
  }

  func files(of pages: [PlannedPage]) -> [PlannedFiles] {
    documents.map { document, path in
      let file = file(of: path)
      return PlannedFiles(PageFormat.html.file(file), isLong: true) { [context] in
        JoinedPages(
          context: context,
          title: context.catalogue.hasSeveralDocuments
            ? "\(context.catalogue.title): \(document.title)" : context.catalogue.title,
          summary: context.words(.aboutPrintPage, ["file": document.name]),
          chapters: context.chapters(of: pages) { $0.document == path.document },
          path: file, isInSite: true
        ).html(style: nil)
      }
    }
  }
}
