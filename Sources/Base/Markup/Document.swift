package import Text

/// A block of a page. HTML, Markdown and terminal text are renderings of the same blocks, so they cannot disagree.
package enum Block: Hashable, Sendable {
  /// A heading of level 2 to 6; a page's title is its only level 1.
  case heading(level: Int, [Inline], id: String)
  case paragraph([Inline])
  /// A picture with a caption.
  case figure(Picture)
  case list(List)
  case code(language: String?, String)
  /// Code with a title, numbered within its text.
  case listing(number: Int, Listing)
  /// The same listing in several forms, of which a page shows one at a time. `id` is unique on the page, `label`
  /// describes the choice.
  case forms(id: String, label: String, [Listing])
  case quote([Block])
  case callout(Callout, [Block])
  /// Blocks that a reader opens by their summary.
  case details(Details, [Block])
  /// Blocks of which a page shows one at a time. `id` is unique on the page, `label` describes the choice.
  case tabs(id: String, label: String, [Tab])
  /// The notes at the end of a text, in the order of their numbers from 1.
  case footnotes([[Block]])
  case table(Table)
  /// Terms with their meanings, one line each.
  case definitions([Definition])
  /// A few short items of one kind in a line; the label names the kind. A mark after them is about all.
  case row(label: String, [[Inline]], mark: [Inline] = [])
  /// The numbered list that the marks of sources lead to.
  case sources([[Inline]])
  case thematicBreak
  /// Content for HTML only, such as a chart of the table below it.
  case html(HTMLOnly)
}

/// A block that the caller renders. Markdown and terminal text omit it.
package protocol HTMLContent: Hashable, Sendable {
  func render(with renderer: HTMLRenderer, into writer: inout HTMLWriter)
}

/// Any `HTMLContent`, comparable like other blocks.
package struct HTMLOnly: Hashable, Sendable {
  package let content: any HTMLContent

  package init(_ content: any HTMLContent) { self.content = content }

  package static func == (one: HTMLOnly, other: HTMLOnly) -> Bool {
    AnyHashable(one.content) == AnyHashable(other.content)
  }

  package func hash(into hasher: inout Hasher) { content.hash(into: &hasher) }
}

package struct List: Hashable, Sendable {
  /// The first number of a numbered list; nil for bullets.
  package var start: Int?
  /// Whether there are no blank lines between items.
  package var isTight: Bool
  package var items: [[Block]]
  /// Whether each item of a list of tasks is done; nil for an item without a box, empty for any other list.
  package var checks: [Bool?]

  package init(start: Int? = nil, isTight: Bool = true, items: [[Block]], checks: [Bool?] = []) {
    self.start = start
    self.isTight = isTight
    self.items = items
    self.checks = checks
  }

  /// The mark before an item; nil for one without a box.
  func mark(of item: Int) -> TaskMark? {
    checks.indices.contains(item) ? checks[item].map { $0 ? .done : .open } : nil
  }
}

/// A mark that shows whether a task is done.
struct TaskMark: Sendable {
  let symbol: String
  let isDone: Bool
  let markdown: StaticString

  static let done = TaskMark(symbol: "☑", isDone: true, markdown: "[x] ")
  static let open = TaskMark(symbol: "☐", isDone: false, markdown: "[ ] ")
}

/// The line by which a reader opens blocks.
package struct Details: Hashable, Sendable {
  package var summary: String
  /// Whether they are open at first.
  package var isOpen: Bool

  package init(_ summary: String, isOpen: Bool = false) {
    self.summary = summary
    self.isOpen = isOpen
  }
}

/// One of several blocks to choose from.
package struct Tab: Hashable, Sendable {
  package var title: String
  package var blocks: [Block]

  package init(_ title: String, _ blocks: [Block]) {
    self.title = title
    self.blocks = blocks
  }
}

/// A mark at a line: whether the listing has one more than the one before it, or one that is gone in the one after it.
package enum LineMark: Hashable, Sendable {
  case added, removed
}

/// Code that has a title.
package struct Listing: Hashable, Sendable {
  /// The title; for one of several forms, the name of the form: “XML”.
  package var title: String
  package var language: String?
  package var text: String
  /// The lines that another listing lacks, by their numbers from 0.
  package var marked: Set<Int>
  /// The reason for the marks.
  package var mark: LineMark

  package init(
    _ title: String, language: String?, _ text: String, marked: Set<Int> = [],
    as mark: LineMark = .added
  ) {
    self.title = title
    self.language = language
    self.text = text
    self.marked = marked
    self.mark = mark
  }
}

package struct Table: Hashable, Sendable {
  /// A description for readers who cannot see the table; nil if the heading above is enough.
  package var caption: String?
  package var header: [[Inline]]
  package var rows: [[[Inline]]]
  /// Whether the first cell of a row names the row.
  package var hasRowHeaders: Bool
  /// A name for the theme's styles.
  package var style: String?
  /// For each row a name for the style of each of its cells, empty for a plain one; empty if all are plain.
  package var cellStyles: [[String]]
  /// Data by which a script filters and sorts the rows.
  package var data: RowData
  /// The id of each row, to which addresses in HTML lead; empty for rows without.
  package var ids: [String]

  package init(
    caption: String? = nil, header: [[Inline]], rows: [[[Inline]]], hasRowHeaders: Bool = false,
    style: String? = nil, cellStyles: [[String]] = [], data: RowData = RowData(),
    ids: [String] = []
  ) {
    self.cellStyles = cellStyles
    self.caption = caption
    self.header = header
    self.rows = rows
    self.hasRowHeaders = hasRowHeaders
    self.style = style
    self.data = data
    self.ids = ids
  }
}

/// The `data-` attributes of a table's rows.
package struct RowData: Hashable, Sendable {
  /// Without the `data-`.
  package var names: [String]
  /// A value per name for each row; empty for rows without attributes.
  package var rows: [[String]]

  package init(names: [String] = [], rows: [[String]] = []) {
    self.names = names
    self.rows = rows
  }
}

package struct Definition: Hashable, Sendable {
  package var term: String
  package var meaning: [Inline]

  package init(_ term: String, _ meaning: [Inline]) {
    self.term = term
    self.meaning = meaning
  }
}

/// A remark set off from the text.
package struct Callout: Hashable, Sendable {
  /// The name of its class in HTML.
  package var style: String
  package var title: String

  package init(_ style: String, title: String) {
    self.style = style
    self.title = title
  }

  package static let note = Callout("note", title: "Note")
  package static let tip = Callout("tip", title: "Tip")
  package static let important = Callout("important", title: "Important")
  package static let warning = Callout("warning", title: "Warning")
  package static let caution = Callout("caution", title: "Caution")
  /// For facts that apply from a version on.
  package static let version = Callout("version", title: "Version note")

  /// The callouts that an author can write as a GitHub alert: `> [!NOTE]`.
  package static let written: [Callout] = [.note, .tip, .important, .warning, .caution, .version]

  /// Callouts that GitHub shows; for others it would show the brackets.
  static let ofGitHub: [Callout] = [.note, .tip, .important, .warning, .caution]

  /// The word between `[!` and `]`.
  package var word: String { style.uppercased() }
}

/// A part of a line.
package enum Inline: Hashable, Sendable {
  case text(String)
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case strikethrough([Inline])
  case link(Destination, [Inline])
  /// A short label such as “Deprecated”, with a style name for the theme.
  case badge(String, style: String)
  /// The source of what stands before it.
  case source(SourceMark)
  /// The number of a note at the end of the text; the first mark of a note is where it leads back to.
  case footnote(Int, isFirst: Bool)
  /// Markup for HTML only, from an author who is trusted.
  case html(String)
  case picture(Picture)
  case lineBreak
  case softBreak
}

/// A statement's source: a number that leads to the list at the end of the page, or the source in words where a
/// reader can't follow it.
package struct SourceMark: Hashable, Sendable {
  /// The place in the list, from 1.
  package var number: Int
  /// The document's title.
  package var title: String
  /// The part of the document; empty for the whole.
  package var section: String
  /// The address of the section or the document.
  package var address: String?
  /// Whether the address is that of the section.
  package var leadsToSection: Bool

  package init(
    _ number: Int, _ title: String, section: String, address: String?, leadsToSection: Bool
  ) {
    self.number = number
    self.title = title
    self.section = section
    self.address = address
    self.leadsToSection = leadsToSection
  }

  /// The document and the section.
  package var text: String { section.isEmpty ? title : "\(title): \(section)" }

  /// The id of an item of the list. Ids of headings never contain a dot.
  static func id(_ number: Int) -> String { "source.\(number)" }
}

/// The target of a link.
package enum Destination: Hashable, Sendable {
  /// A page of the site, by its path without extension, and a heading on it.
  case page(String, fragment: String?)
  /// A file of the site, by its path.
  case file(String)
  /// A heading of the page itself.
  case fragment(String)
  case external(String)
}

extension Inline {
  /// The text without markup, for a title or an attribute.
  package var plainText: String {
    switch self {
    case .text(let text), .code(let text), .badge(let text, _): text
    case .emphasis(let inside), .strong(let inside), .strikethrough(let inside),
      .link(_, let inside):
      inside.plainText
    case .source, .footnote, .html: ""
    case .picture(let picture): picture.text
    case .lineBreak, .softBreak: " "
    }
  }
}

extension [Inline] {
  package var plainText: String { map(\.plainText).joined() }
}

extension Inline: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self = .text(text) }
}

extension Block {
  /// A list of paragraphs with bullets.
  package static func bullets(_ items: [[Inline]]) -> Block {
    .list(List(items: items.map { [.paragraph($0)] }))
  }

  /// A table whose first column names the rows.
  package static func table(
    _ caption: String?, _ columns: [String], rows: [[[Inline]]], style: String? = "keys",
    data: RowData = RowData()
  ) -> Block {
    .table(
      Table(
        caption: caption, header: columns.map { [.text($0)] }, rows: rows, hasRowHeaders: true,
        style: style, data: data))
  }
}
