import Markup

/// A form in which pages are published: what writes its files, and what these are called.
///
/// A new form is a value here and a place in `all`; files, links to other forms and the preview follow.
struct PageFormat: Sendable {
  let suffix: String
  let mediaType: String
  /// The text of links to this form.
  let title: String
  private let isForm: @Sendable (PageKind) -> Bool
  private let write: @Sendable (Page, PageRenderer) -> [UInt8]

  static let html = PageFormat(
    suffix: "\(HTMLRenderer.pageSuffix)", mediaType: "text/html", title: "HTML",
    isForm: { _ in true }
  ) { page, renderer in renderer.html(page) }

  static let markdown = PageFormat(
    suffix: "\(MarkdownRenderer.pageSuffix)", mediaType: "text/markdown", title: "Markdown",
    isForm: { $0 != .notFound }
  ) { page, pages in
    let (renderer, words) = (
      MarkdownRenderer(page: page.path, words: pages.markupWords), pages.context.words
    )
    let (text, appendix) = (renderer.bytes(page.text(words)), renderer.bytes(page.appendix(words)))
    return text + Array((appendix.isEmpty ? "" : "\n").utf8) + appendix
  }

  static let json = PageFormat(
    suffix: ".json", mediaType: "application/json", title: "JSON", isForm: { $0 == .key }
  ) { page, _ in page.json?() ?? [] }

  /// All forms, in the order in which a page's files are made.
  static let all = [html, markdown, json]

  /// The forms that pages of a kind have.
  static func all(of kind: PageKind) -> [PageFormat] { all.filter { $0.isForm(kind) } }

  /// The file of a page, which is given by its path without extension.
  func file(_ page: String) -> String { page + suffix }

  /// A link from a page to this form of it.
  func alternate(of page: String) -> Alternate {
    Alternate(title: title, destination: .file(file(page)), type: mediaType)
  }

  func file(of page: Page, _ renderer: PageRenderer) -> OutputFile {
    OutputFile(file(page.path), bytes: write(page, renderer))
  }
}

extension Page {
  /// Makes the page's files and hands over each: the forms of a page that lists every key are long, so
  /// only one of them is in memory.
  func makeFiles(_ renderer: PageRenderer, _ take: (OutputFile) -> Void) {
    for format in PageFormat.all(of: kind) { take(format.file(of: self, renderer)) }
  }
}
