import Diagnostics
import Markup

/// The whole reference as one page, in HTML and in Markdown.
struct SinglePage {
  let site: Site

  /// The most keys that a browser shows on one page at ease.
  static let mostKeys = 2000

  /// The finding about a catalogue that is too large for it.
  static func finding(keys: Int) -> Diagnostic? {
    keys <= mostKeys
      ? nil
      : .error(
        "too-large-for-one-page", at: nil,
        "The catalogue has \(keys) keys, and a single page may have \(mostKeys)",
        remedy: "build the site without --single-page, which has a page for each key")
  }

  var files: [OutputFile] {
    let pages = joined
    let style = site.assets.first { $0.path == "style.css" }?.bytes ?? []
    return [
      OutputFile(PageFormat.html.file(pages.path), bytes: pages.html(style: style)),
      OutputFile(PageFormat.markdown.file(pages.path), bytes: pages.markdown),
    ] + site.copiedFiles.map { OutputFile($0.path, bytes: $0.bytes) }
  }

  private var joined: JoinedPages {
    let context = site.context
    func chapter(_ title: String, _ kind: PageKind) -> [JoinedPages.Chapter] {
      let pages = site.pages.filter { $0.kind == kind }
      return pages.isEmpty ? [] : [JoinedPages.Chapter(title: title, pages: pages)]
    }
    return JoinedPages(
      context: context, title: context.catalogue.title, summary: site.homeDescription,
      chapters: chapter(context.words[.guides], .guide)
        + chapter(context.words[.extensionPoints], .extensionPoint)
        + context.chapters(of: site.pages),
      path: PageKind.home.path, isInSite: false, files: Set(site.copiedFiles.map(\.path)))
  }
}
