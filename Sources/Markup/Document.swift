/// A piece of a page that starts on a new line. HTML, Markdown and terminal text are three
/// renderings of the same blocks, so they cannot disagree.
public enum Block: Hashable, Sendable {
  /// A heading of level 2 to 6; a page's title is its only level 1.
  case heading(level: Int, [Inline], id: String)
  case paragraph([Inline])
  case list(List)
  case code(language: String?, String)
  /// Code with a title, numbered through the text it belongs to.
  case listing(number: Int, Listing)
  /// The same in several forms, of which a page shows one at a time. `id` is unlike any other of the
  /// page, `label` says what the forms have in common.
  case forms(id: String, label: String, [Listing])
  case quote([Block])
  case callout(Callout, [Block])
  case table(Table)
  /// Terms and what they mean, one line each.
  case definitions([Definition])
  /// A few short things of one sort in a line; the label says what sort.
  case row(label: String, [[Inline]])
  case thematicBreak
  /// Fields that narrow the page, where a script runs.
  case controls(Controls)
  /// A picture of a table's numbers, and the table; forms without pictures have the table alone.
  case chart(Chart, Table)
}

public struct List: Hashable, Sendable {
  /// The first number of a numbered list; nil for bullets.
  public var start: Int?
  /// Whether there are no blank lines between items.
  public var isTight: Bool
  public var items: [[Block]]

  public init(start: Int? = nil, isTight: Bool = true, items: [[Block]]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }
}

/// Code that has a title.
public struct Listing: Hashable, Sendable {
  /// What the code shows; of one of several forms, what readers call the form: “XML”.
  public var title: String
  public var language: String?
  public var text: String

  public init(_ title: String, language: String?, _ text: String) {
    self.title = title
    self.language = language
    self.text = text
  }

  /// The label before the title of a numbered one.
  func label(_ number: Int) -> String { "Listing \(number)." }
}

public struct Table: Hashable, Sendable {
  /// What the table shows, for a reader who cannot see it; nil where the heading above says so.
  public var caption: String?
  public var header: [[Inline]]
  public var rows: [[[Inline]]]
  /// Whether the first cell of a row names the row.
  public var hasRowHeaders: Bool
  /// A name that a theme can style.
  public var style: String?
  /// What a script can filter and sort the rows by, one for each row; empty where none does.
  public var facts: [RowFacts]

  public init(
    caption: String? = nil, header: [[Inline]], rows: [[[Inline]]], hasRowHeaders: Bool = false,
    style: String? = nil, facts: [RowFacts] = []
  ) {
    self.caption = caption
    self.header = header
    self.rows = rows
    self.hasRowHeaders = hasRowHeaders
    self.style = style
    self.facts = facts
  }
}

/// What a script needs to know of a row, in words with spaces between them.
public struct RowFacts: Hashable, Sendable {
  public var types: String
  public var group: String
  /// For each column behind the first the release that began it.
  public var since: String

  public init(types: String, group: String, since: String) {
    self.types = types
    self.group = group
    self.since = since
  }
}

public struct Definition: Hashable, Sendable {
  public var term: String
  public var meaning: [Inline]

  public init(_ term: String, _ meaning: [Inline]) {
    self.term = term
    self.meaning = meaning
  }
}

/// A remark set off from the text, written in Markdown as a GitHub alert: `> [!NOTE]`.
public enum Callout: String, Hashable, Sendable, CaseIterable {
  case note = "NOTE"
  case important = "IMPORTANT"
  case warning = "WARNING"
  /// What holds from a version on.
  case version = "VERSION"
  /// Where sources disagree and the catalogue chose.
  case editor = "EDITOR"

  public var title: String {
    switch self {
    case .note: "Note"
    case .important: "Important"
    case .warning: "Warning"
    case .version: "Version note"
    case .editor: "Editor’s note"
    }
  }
}

/// A piece of a line.
public enum Inline: Hashable, Sendable {
  case text(String)
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case strikethrough([Inline])
  case link(Destination, [Inline])
  /// A short label such as “Deprecated”, with a style name for the theme.
  case badge(String, style: String)
  case lineBreak
  case softBreak
}

/// Where a link leads.
public enum Destination: Hashable, Sendable {
  /// A page of the site, by its path without extension, and a heading on it.
  case page(String, fragment: String?)
  /// A file of the site, by its path.
  case file(String)
  /// A heading of the page itself.
  case fragment(String)
  case external(String)
}

extension Inline {
  /// The text alone, as a title or an attribute holds it.
  public var plainText: String {
    switch self {
    case .text(let text), .code(let text), .badge(let text, _): text
    case .emphasis(let inside), .strong(let inside), .strikethrough(let inside),
      .link(_, let inside):
      inside.plainText
    case .lineBreak, .softBreak: " "
    }
  }
}

extension [Inline] {
  public var plainText: String { map(\.plainText).joined() }
}
