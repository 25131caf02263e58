import KeyModel
import Markup
import Text

/// Many pages as one file, with a table of contents: for a reader who has only that file, or who prints it.
struct JoinedPages: Sendable {
  /// A part of the file with its own heading.
  struct Chapter: Sendable {
    var title: String
    var pages: [PlannedPage]
  }

  let context: SiteContext
  let title: String
  let summary: String
  let chapters: [Chapter]
  /// The file's path, without extension.
  let path: String
  /// Whether the files of the site are there beside it.
  let isInSite: Bool
  /// The paths of files that are there where the site is not.
  var files: Set<String> = []

  private var pages: [PlannedPage] { chapters.flatMap(\.pages) }

  /// The target of a link in this file: a page that is a part of it, or one of the site, where that can be reached.
  private var redirect: @Sendable (Destination) -> Destination? {
    let parts = Set(pages.map(\.link.path))
    let (baseURL, isInSite, files) = (context.baseURL, isInSite, files)
    return { destination in
      let file: String
      switch destination {
      case .fragment, .external: return destination
      case .page(let path, let fragment) where parts.contains(path):
        // The ids of the parts of a page begin with its path.
        return .external(
          "#" + percentEncoded(path, keeping: "/") + (fragment.map { ":" + $0 } ?? ""))
      case .page(let path, let fragment):
        if isInSite { return destination }
        file =
          relativePath(from: "", to: PageFormat.html.file(path)) + (fragment.map { "#" + $0 } ?? "")
      case .file(let path):
        if isInSite || files.contains(path) { return destination }
        file = relativePath(from: "", to: path)
      }
      return baseURL.map { .external($0 + file) }
    }
  }

  // MARK: - HTML

  /// The file in HTML.
  ///
  /// - Parameter style: The style sheet to put into the file; nil for a link to the site's.
  func html(style: [UInt8]?) -> [UInt8] {
    var writer = HTMLWriter()
    writer.markup("<!DOCTYPE html>\n")
    context.words.openDocument(&writer)
    writer.markup("\n<head>\n<meta charset=\"utf-8\">\n")
    writer.markup("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    writer.markup("<meta name=\"color-scheme\" content=\"light dark\">\n")
    writer.element("title", title)
    writer.markup("\n")
    writer.open("meta", ("name", "description"), ("content", summary))
    writer.markup("\n")
    if isInSite { writer.markup("<meta name=\"robots\" content=\"noindex\">\n") }
    if let style {
      writer.markup("<style>\n")
      writer.style(style)
      writer.markup("\n</style>\n")
    } else {
      let sheet = HTMLRenderer(page: path).address(ofAsset: "style.css")
      writer.open("link", ("rel", "stylesheet"), ("href", sheet))
      writer.markup("\n")
    }
    writer.markup("</head>\n<body class=\"joined\">\n<div class=\"frame\">\n<main id=\"main\">\n")
    writer.element("h1", title)
    writer.markup("\n")
    writer.element("p", summary)
    writer.markup("\n")
    contents(into: &writer)
    let redirect = redirect
    for (number, chapter) in chapters.enumerated() {
      writer.markup("<section class=\"chapter\">\n")
      writer.element("h2", chapter.title, ("id", Self.anchor(ofChapter: number)))
      writer.markup("\n")
      for part in mapInParallel(chapter.pages, by: 8, { html(of: $0.make(), redirect) }) {
        writer.html(part)
      }
      writer.markup("</section>\n")
    }
    writer.markup("</main>\n</div>\n</body>\n</html>\n")
    return writer.bytes
  }

  /// With a dot, which no page's path begins with.
  private static func anchor(ofChapter number: Int) -> String { ".\(number + 1)" }

  private func contents(into writer: inout HTMLWriter) {
    writer.open("nav", ("aria-label", context.words[.contents]))
    writer.markup("\n<ul>\n")
    for (number, chapter) in chapters.enumerated() {
      writer.markup("<li>")
      writer.element("a", chapter.title, ("href", "#" + Self.anchor(ofChapter: number)))
      writer.markup("\n<ul>\n")
      for page in chapter.pages {
        writer.markup("<li>")
        writer.element(
          "a", page.link.title, ("href", "#" + percentEncoded(page.link.path, keeping: "/")))
        writer.markup("</li>\n")
      }
      writer.markup("</ul></li>\n")
    }
    writer.markup("</ul>\n</nav>\n")
  }

  private func html(
    of page: Page, _ redirect: @escaping @Sendable (Destination) -> Destination?
  ) -> [UInt8] {
    var renderer = HTMLRenderer(page: path)
    renderer.words = MarkupWords(context.words)
    renderer.redirect = redirect
    renderer.idPrefix = page.path + ":"
    renderer.headingShift = 2
    renderer.hasScripts = false
    var writer = HTMLWriter(reserving: 8_000)
    writer.open("article", ("id", page.path))
    writer.markup("\n<h3>")
    renderer.render([page.kind == .key ? .code(page.title) : .text(page.title)], into: &writer)
    writer.markup("</h3>\n")
    for (section, anchor) in zip(page.sections, page.sectionAnchors) {
      if let title = section.heading(context.words), let anchor {
        renderer.heading(2, [.text(title)], anchor, into: &writer)
      }
      renderer.render(section.blocks, into: &writer)
    }
    writer.markup("</article>\n")
    return writer.bytes
  }

  // MARK: - Markdown

  /// The file in Markdown, with an anchor before each part.
  var markdown: [UInt8] {
    let redirect = redirect
    var bytes = MarkdownRenderer(page: path).bytes([
      .heading(level: 1, [.text(title)], id: ""), .paragraph([.text(summary)]),
      .list(
        List(
          items: chapters.map { chapter in
            [
              .paragraph([.text(chapter.title)]),
              .bullets(
                chapter.pages.map { page in
                  [
                    .link(
                      redirect(.page(page.link.path, fragment: nil)) ?? .fragment(""),
                      [.text(page.link.title)])
                  ]
                }),
            ]
          })),
    ])
    for chapter in chapters {
      bytes += "\n".utf8
      bytes += MarkdownRenderer(page: path).bytes([
        .heading(level: 2, [.text(chapter.title)], id: "")
      ])
      for part in mapInParallel(chapter.pages, by: 8, { markdown(of: $0.make(), redirect) }) {
        bytes += part
      }
    }
    return bytes
  }

  private func markdown(
    of page: Page, _ redirect: @escaping @Sendable (Destination) -> Destination?
  ) -> [UInt8] {
    // Headings have no ids in Markdown, so a link to a part of a page leads to the page.
    var renderer = MarkdownRenderer(page: path, words: MarkupWords(context.words))
    renderer.redirect = { destination in
      switch destination {
      case .page(let path, _): redirect(.page(path, fragment: nil))
      case .fragment: .external("#" + percentEncoded(page.path, keeping: "/"))
      case .file, .external: redirect(destination)
      }
    }
    renderer.headingShift = 2
    var anchor = HTMLWriter()
    anchor.markup("\n")
    anchor.element("a", "", ("id", page.path))
    anchor.markup("\n\n")
    let title = Block.heading(level: 1, [.text(page.title)], id: "")
    let sections = page.sections.filter { !$0.isSources }.flatMap {
      $0.document(context.words)
    }
    return anchor.bytes + renderer.bytes([title] + sections)
  }
}

extension HTMLWriter {
  /// Appends a style sheet, in which nothing ends its element. Source: CSS Syntax Module, section 4.3.7, escapes.
  fileprivate mutating func style(_ sheet: [UInt8]) {
    plain(String(decoding: sheet, as: UTF8.self).replacing("</", with: "<\\/"))
  }
}

extension SiteContext {
  /// The pages of keys in chapters, by group.
  ///
  /// - Parameters:
  ///   - pages: The pages of the site.
  ///   - isIncluded: Whether a group's keys belong to the file.
  func chapters(
    of pages: [PlannedPage], where isIncluded: (KeyGroup) -> Bool = { _ in true }
  ) -> [JoinedPages.Chapter] {
    let known = Dictionary(
      firstOf: pages.lazy.filter { $0.kind == .key }.map { ($0.link.path, $0) })
    return catalogue.groups.filter(isIncluded).compactMap { group in
      let pages = keys(of: group).compactMap { known[routes.page(of: $0)] }
      return pages.isEmpty ? nil : JoinedPages.Chapter(title: title(of: group), pages: pages)
    }
  }
}
