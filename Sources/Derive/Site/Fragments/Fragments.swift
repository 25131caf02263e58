import KeyModel
import Markup
import Text

/// The reference as a folder of pages for another generator, which gives them its frame, menu and search.
struct Fragments: Sendable {
  let site: Site
  let tool: FragmentTool

  /// The kinds of pages about the format; the others are about the site itself, or need its scripts.
  private static let kinds: [PageKind] = [
    .key, .extensionPoint, .guide, .keys, .groups, .group, .extensionPoints, .guides, .document,
    .shapes,
  ]

  private var pages: [PlannedPage] {
    site.pages.filter { page in Self.kinds.contains { $0 == page.kind } }
  }

  var files: [OutputFile] {
    let pages = pages
    let redirect = redirect(Set(pages.map(\.link.path)))
    let former = Dictionary(grouping: MovedPage.all(in: site.context)) { $0.page.path }
    let numbered = Array(zip(1..., pages))
    let made = mapInParallel(numbered, by: 16) { position, planned in
      let page = planned.make()
      return file(
        of: page, at: position, formerAddresses: (former[page.path] ?? []).map(\.address), redirect)
    }
    return [file(of: home(pages), at: 0, redirect)] + made
      + site.copiedFiles.map { OutputFile($0.path, bytes: $0.bytes) }
  }

  /// The page that leads to the lists.
  private func home(_ pages: [PlannedPage]) -> Page {
    let lists = pages.filter { $0.link.path.hasSuffix("/index") }.map { page in
      [Inline.link(.page(page.link.path, fragment: nil), [.text(page.link.title)])]
    }
    return Page(
      path: PageKind.home.path, kind: .home, title: site.context.catalogue.title,
      description: site.homeDescription,
      sections: [Section("summary", [.paragraph([.text(site.homeDescription)]), .bullets(lists)])])
  }

  private func file(
    of page: Page, at position: Int, formerAddresses: [String] = [],
    _ redirect: @escaping @Sendable (Destination) -> Destination?
  ) -> OutputFile {
    let file = tool.file(of: page.path)
    let isIndex = page.path.split(separator: "/").last == "index"
    let start = tool.frontMatter(
      of: FragmentPage(
        file: file, title: page.title, description: page.description, position: position,
        isIndex: isIndex, formerAddresses: formerAddresses))
    let body = tool.withoutShortcodes(markdown(page, at: file, redirect))
    return OutputFile(
      PageFormat.markdown.file(file),
      bytes: Array(start.utf8) + body
        + (tool == .sphinx && isIndex ? list(below: page) : []))
  }

  /// Sphinx wants every page in a list: the first page lists the others that list something. A pattern names no page, because
  /// some names mean other things there.
  ///
  /// Source: Sphinx, "Directives", "Table of contents".
  private func list(below page: Page) -> [UInt8] {
    let folder = page.path.dropLast("index".utf8.count)
    // A pattern that no page fits is a mistake.
    guard
      page.kind == .home
        || pages.contains(where: { $0.link.path.hasPrefix(folder) && $0.link.path != page.path })
    else { return [] }
    let pattern = page.kind == .home ? "*/index" : "**"
    return Array("\n```{toctree}\n:hidden:\n:glob:\n\n\(pattern)\n```\n".utf8)
  }

  /// The target of a link in the folder: a page of it, or one of the published site.
  private func redirect(_ known: Set<String>) -> @Sendable (Destination) -> Destination? {
    let (baseURL, tool, copied) = (site.context.baseURL, tool, Set(site.copiedFiles.map(\.path)))
    return { destination in
      let file: String
      switch destination {
      case .external: return destination
      case .fragment: return tool.knowsIDs ? destination : nil
      case .page(let path, let fragment) where known.contains(path):
        return .page(tool.file(of: path), fragment: tool.knowsIDs ? fragment : nil)
      case .page(let path, let fragment):
        file =
          relativePath(from: "", to: PageFormat.html.file(path)) + (fragment.map { "#" + $0 } ?? "")
      case .file(let path):
        if copied.contains(path) { return destination }
        file = relativePath(from: "", to: path)
      }
      return baseURL.map { .external($0 + file) }
    }
  }

  private func markdown(
    _ page: Page, at file: String, _ redirect: @escaping @Sendable (Destination) -> Destination?
  ) -> [UInt8] {
    var renderer = MarkdownRenderer(
      page: file, dialect: tool.knowsIDs ? .everyProgramWithIDs : .everyProgram,
      words: MarkupWords(site.context.words))
    renderer.redirect = redirect
    var blocks: [Block] =
      tool.showsTitle ? [] : [.heading(level: 1, [.text(page.title)], id: "")]
    for (section, anchor) in zip(page.sections, page.sectionAnchors) {
      if let title = section.heading(site.context.words) {
        blocks.append(.heading(level: 2, [.text(title)], id: anchor ?? ""))
      }
      blocks += section.blocks
    }
    return renderer.bytes(blocks)
  }
}

extension FragmentTool {
  /// Whether links can lead to a heading. Sphinx and MkDocs make ids of headings by their own rules.
  fileprivate var knowsIDs: Bool { showsTitle }

  /// Whether the title of the front matter becomes the page's heading.
  fileprivate var showsTitle: Bool { self == .docusaurus || self == .hugo }

  /// Markdown in which Hugo takes nothing for a shortcode, which it looks for in code as well.
  ///
  /// Source: Hugo, "Shortcodes", "Escaping"; one without an end has no escape, so an invisible character parts its braces.
  fileprivate func withoutShortcodes(_ markdown: [UInt8]) -> [UInt8] {
    guard self == .hugo else { return markdown }
    var text = String(decoding: markdown, as: UTF8.self)
    for (start, end) in [("{{<", ">}}"), ("{{%", "%}}")] where text.contains(start) {
      let parts = text.split(separator: start, omittingEmptySubsequences: false)
      text = String(parts[0])
      for part in parts.dropFirst() {
        if let close = part.firstRange(of: end), !part[..<close.lowerBound].contains("*/") {
          text += "\(start)/*\(part[..<close.lowerBound])*/\(part[close.lowerBound...])"
        } else {
          text += "{\u{2060}\(start.dropFirst())\(part)"
        }
      }
    }
    return Array(text.utf8)
  }
}
