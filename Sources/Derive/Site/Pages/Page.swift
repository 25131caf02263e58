import Diagnostics
import Markup
import Text

/// A page with its links resolved, from which every form of it is rendered.
struct Page: Sendable {
  /// From the site's root, without extension.
  var path: String
  var kind: PageKind
  /// The page's heading and the name links give it.
  var title: String
  /// One plain sentence for search engines and lists.
  var description: String
  /// The pages above this one, from the home page down.
  var breadcrumb: [PageLink] = []
  var sections: [Section] = []
  /// Forms of its facts besides those that a `PageFormat` makes: a schema.
  var alternates: [Alternate] = []
  /// Its facts as data.
  var json: (@Sendable () -> [UInt8])?
  /// The page's subject in a report of a mistake; nil for its title.
  var subject: String?
  /// The names of the sources of its facts.
  var sourceNames = ""
  /// The file that an author edits, from the repository's root.
  var source: SourceLocation?
  /// The day of the last change, if the author states it: `2026-11-03`.
  var updated: String?
  var previous: PageLink?
  var next: PageLink?
  /// The links that authors wrote on it.
  var links: [ResolvedLink] = []
  /// The ids in markup that an author wrote.
  var ids: Set<String> = []
  /// The theme's template that arranges it, instead of that of its kind.
  var layout: String?
  /// Markup for its head, from an author who is trusted.
  var head = ""
  /// Findings about its texts.
  var diagnostics: [Diagnostic] = []

  var link: PageLink { PageLink(title, path) }
}

extension Page {
  /// The anchor of each part's heading; an author's heading of the same name goes first.
  var sectionAnchors: [String?] {
    let authored = authoredAnchors
    var ids = ElementIDs(taken: authored)
    return sections.map { section in
      section.title.map { title in
        // Few titles name a file, and every page asks this of each section.
        let namesFile = title.rawValue.utf8.contains(UInt8(ascii: "{"))
        let text =
          namesFile ? title.rawValue.replacing("{file}", with: section.file) : title.rawValue
        let anchor = headingSlug(text)
        return ids.unique(authored.contains(anchor) ? anchor + "-section" : anchor)
      }
    }
  }

  /// All anchors that links can lead to.
  var anchors: Set<String> { authoredAnchors.union(sectionAnchors.compactMap(\.self)) }

  private var authoredAnchors: Set<String> {
    ids.union(sections.flatMap { $0.blocks.flatMap(\.anchors) })
  }
}

extension Page {
  /// Whether it has fields that a script serves.
  var hasControls: Bool {
    sections.contains { $0.blocks.contains { $0.content is Controls } }
  }

  /// Whether an item of a list takes a file to check.
  var hasDropZone: Bool {
    kind == .home
      && sections.lazy.flatMap(\.blocks).flatMap(\.itemsOfList).contains { $0.content is DropZone }
  }

  /// The page as blocks, for a form that has no theme, without its appendix.
  func text(_ words: Words) -> [Block] { text(words) { !$0.isSources } }

  /// The page as blocks, with some of its sections.
  func text(_ words: Words, _ isIncluded: (Section) -> Bool) -> [Block] {
    var blocks: [Block] = [.heading(level: 1, [.text(title)], id: "")]
    if !breadcrumb.isEmpty {
      var way: [Inline] = []
      for link in breadcrumb {
        way += [.link(.page(link.path, fragment: nil), [.text(link.title)]), " › "]
      }
      blocks.append(.paragraph(way + [.text(title)]))
    }
    return blocks + sections.filter(isIncluded).flatMap { $0.document(words) }
  }

  /// All forms of the page besides its HTML.
  var allAlternates: [Alternate] {
    PageFormat.all(of: kind).filter { $0.suffix != PageFormat.html.suffix }.map { format in
      format.alternate(of: path)
    } + alternates
  }

  /// The sources of the page, and links to its other forms.
  func appendix(_ words: Words) -> [Block] {
    var blocks = sections.filter(\.isSources).flatMap { $0.document(words) }
    if let updated {
      let text = words(.updatedOn, ["date": words.day(updated)])
      blocks.append(.paragraph([.text(text)]))
    }
    let others = allAlternates.filter { $0.type != PageFormat.markdown.mediaType }.map { other in
      [Inline.link(other.destination, [.text(other.title)])]
    }
    if !others.isEmpty {
      blocks += [.heading(level: 2, [.text(words[.otherForms])], id: ""), .bullets(others)]
    }
    return blocks
  }
}

extension Block {
  /// The content of a block for HTML only.
  fileprivate var content: (any HTMLContent)? {
    if case .html(let part) = self { part.content } else { nil }
  }

  /// The blocks in the items of a list.
  fileprivate var itemsOfList: [Block] {
    if case .list(let list) = self { list.items.flatMap { $0 } } else { [] }
  }

  /// The anchors of the headings inside.
  fileprivate var anchors: [String] {
    switch self {
    case .heading(_, _, let id): [id]
    case .quote(let blocks), .callout(_, let blocks), .details(_, let blocks):
      blocks.flatMap(\.anchors)
    case .tabs(_, _, let tabs): tabs.flatMap(\.blocks).flatMap(\.anchors)
    case .footnotes(let notes): notes.joined().flatMap(\.anchors)
    case .list(let list): list.items.flatMap { $0.flatMap(\.anchors) }
    case .paragraph, .figure, .code, .listing, .forms, .table, .definitions, .row, .sources,
      .thematicBreak,
      .html:
      []
    }
  }
}

struct PageLink: Sendable, Equatable {
  var title: String
  var path: String

  init(_ title: String, _ path: String) {
    self.title = title
    self.path = path
  }
}

struct Alternate: Sendable {
  var title: String
  var destination: Destination
  /// The media type, for `<link rel="alternate">`.
  var type: String
}

/// A part of a page that a theme places by its slot.
struct Section: Sendable {
  var slot: String
  /// Nil for a part without its own heading.
  var title: Word?
  /// The file that the heading names.
  var file = ""
  var blocks: [Block]

  init(_ slot: String, _ blocks: [Block]) { self.init(slot, nil, blocks) }

  init(_ slot: String, _ title: Word?, file: String = "", _ blocks: [Block]) {
    self.slot = slot
    self.title = title
    self.file = file
    self.blocks = blocks
  }

  var isSources: Bool { slot == "sources" }

  /// The section with its heading.
  func document(_ words: Words) -> [Block] {
    (heading(words).map { [.heading(level: 2, [.text($0)], id: "")] } ?? []) + blocks
  }

  func heading(_ words: Words) -> String? { title.map { words($0, ["file": file]) } }
}
