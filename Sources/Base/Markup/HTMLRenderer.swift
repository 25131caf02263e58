package import Text

/// Blocks as HTML, with links relative to the page that contains them.
package struct HTMLRenderer: Sendable {
  /// The page's path from the site's root, without extension.
  package var page: String
  /// Maps a link's target for the readers of this HTML; nil if it has none for them, so that only its text is
  /// written. Without this function every link keeps its target.
  package var redirect: (@Sendable (Destination) -> Destination?)?
  /// The base of addresses of pages and files, ending in a slash; nil for addresses relative to the page.
  package var base: String?
  /// The name of an anchor before a heading, for readers that build their table of contents from such anchors.
  package var anchorName: (@Sendable (_ heading: String) -> String)?

  /// The beginning of every id, where several pages are parts of one file.
  package var idPrefix = ""
  /// The number of levels by which headings are lower than on a page.
  package var headingShift = 0
  /// The words that are added to texts.
  package var words = MarkupWords.english

  /// Whether the readers have the site's scripts.
  package var hasScripts = true

  /// The bytes of the longest name that never breaks.
  static let longName = 15

  /// The ending of pages' files.
  package static let pageSuffix: StaticString = ".html"

  package init(page: String) { self.page = page }

  package func render(_ blocks: [Block], into writer: inout HTMLWriter) {
    for block in blocks { render(block, into: &writer) }
  }

  package func render(_ inlines: [Inline], into writer: inout HTMLWriter) {
    for inline in inlines { render(inline, into: &writer) }
  }

  /// The target of a link for the readers of this HTML; nil if it has none for them.
  package func target(of destination: Destination) -> Destination? {
    redirect.map { $0(destination) } ?? destination
  }

  /// The address with which this page links to a destination.
  package func address(of destination: Destination) -> String {
    switch destination {
    case .page(let path, let fragment):
      address(of: path + "\(Self.pageSuffix)") + (fragment.map { "#" + $0 } ?? "")
    case .file(let path): address(of: path)
    case .fragment(let id): "#" + idPrefix + id
    case .external(let url): url
    }
  }

  private func address(of path: String) -> String {
    base.map { $0 + relativePath(from: "", to: path) } ?? relativePath(from: page, to: path)
  }

  /// The address of a file that the page loads.
  package func address(ofAsset name: String) -> String { address(of: "assets/" + name) }

  /// Writes the start tag of a link.
  package func openLink(to destination: Destination, into writer: inout HTMLWriter) {
    writer.markup("<a")
    href(destination, into: &writer)
    writer.markup(">")
  }

  /// Writes the `href` attribute of a destination. Paths are percent-encoded, so they need no escape.
  package func href(_ destination: Destination, into writer: inout HTMLWriter) {
    writer.markup(" href=\"")
    switch destination {
    case .page(let path, let fragment):
      appendAddress(of: path, ending: Self.pageSuffix, into: &writer)
      if let fragment {
        writer.markup("#")
        writer.text(fragment)
      }
    case .file(let path): appendAddress(of: path, into: &writer)
    case .fragment(let id):
      writer.markup("#")
      writer.text(idPrefix)
      writer.text(id)
    case .external(let url): writer.text(url)
    }
    writer.markup("\"")
  }

  private func appendAddress(
    of path: String, ending: StaticString = "", into writer: inout HTMLWriter
  ) {
    if let base { writer.text(base) }
    writer.unescaped { $0.appendRelativePath(from: base == nil ? page : "", to: path) }
    writer.markup(ending)
  }

  /// Writes the anchor before a heading, if the readers use anchors.
  package func anchor(before heading: String, into writer: inout HTMLWriter) {
    guard let anchorName else { return }
    writer.open("a", ("class", "dashAnchor"), ("name", anchorName(heading)))
    writer.markup("</a>\n")
  }

  private func render(_ block: Block, into writer: inout HTMLWriter) {
    switch block {
    case .heading(let level, let text, let id): heading(level, text, id, into: &writer)
    case .paragraph(let text):
      writer.markup("<p>")
      render(text, into: &writer)
      writer.markup("</p>\n")
    case .figure(let picture): figure(picture, into: &writer)
    case .list(let list): render(list, into: &writer)
    case .code(let language, let text): code(language, text, into: &writer)
    case .listing(let number, let listing):
      // Ids of headings never contain a dot.
      writer.open("figure", ("class", "listing"), ("id", "\(idPrefix)listing.\(number)"))
      writer.markup("\n<figcaption>")
      writer.element("b", words.listing(number))
      writer.text(" " + listing.title)
      writer.markup("</figcaption>\n")
      code(listing.language, listing.text, into: &writer)
      writer.markup("</figure>\n")
    case .forms(let id, let label, let listings): forms(id, label, listings, into: &writer)
    case .quote(let blocks):
      writer.markup("<blockquote>\n")
      render(blocks, into: &writer)
      writer.markup("</blockquote>\n")
    case .callout(let kind, let blocks):
      writer.open("div", ("class", "callout \(kind.style)"))
      writer.markup("\n<p class=\"callout-title\">")
      writer.text(words.title(of: kind))
      writer.markup("</p>\n")
      render(blocks, into: &writer)
      writer.markup("</div>\n")
    case .details(let details, let blocks):
      writer.open("details", ("class", "more"), ("open", details.isOpen ? "" : nil))
      writer.element("summary", details.summary)
      writer.markup("\n")
      render(blocks, into: &writer)
      writer.markup("</details>\n")
    case .tabs(let id, let label, let tabs):
      panels(id, label, tabs.map(\.title), into: &writer) { index, writer in
        writer.markup("<div>\n")
        render(tabs[index].blocks, into: &writer)
        writer.markup("</div>\n")
      }
    case .footnotes(let notes): footnotes(notes, into: &writer)
    case .table(let table): render(table, into: &writer)
    case .definitions(let definitions):
      writer.markup("<dl>\n")
      for definition in definitions {
        writer.markup("<div><dt>")
        writer.text(definition.term)
        writer.markup("</dt><dd>")
        render(definition.meaning, into: &writer)
        writer.markup("</dd></div>\n")
      }
      writer.markup("</dl>\n")
    case .row(let label, let items, let mark):
      writer.open("ul", ("class", "row"), ("aria-label", label))
      writer.markup("\n")
      for item in items {
        writer.markup("<li>")
        render(item, into: &writer)
        writer.markup("</li>\n")
      }
      if !mark.isEmpty {
        writer.markup("<li class=\"mark\">")
        render(mark, into: &writer)
        writer.markup("</li>\n")
      }
      writer.markup("</ul>\n")
    case .sources(let items):
      writer.markup("<ol class=\"sources\">\n")
      for (index, item) in items.enumerated() {
        writer.open("li", ("id", idPrefix + SourceMark.id(index + 1)))
        render(item, into: &writer)
        writer.markup("</li>\n")
      }
      writer.markup("</ol>\n")
    case .thematicBreak: writer.markup("<hr>\n")
    case .html(let part): part.content.render(with: self, into: &writer)
    }
  }

  package func heading(
    _ level: Int, _ text: [Inline], _ id: String, into writer: inout HTMLWriter
  ) {
    let names: [StaticString] = ["h2", "h3", "h4", "h5", "h6"]
    let name = names[min(max(level + headingShift, 2), 6) - 2]
    if level <= 3 { anchor(before: text.plainText, into: &writer) }
    writer.open(name, ("id", idPrefix + id))
    render(text, into: &writer)
    writer.close(name)
    writer.markup("\n")
  }

  private func render(_ list: List, into writer: inout HTMLWriter) {
    let name: StaticString = list.start == nil ? "ul" : "ol"
    writer.open(name, ("start", list.start.flatMap { $0 == 1 ? nil : String($0) }))
    writer.markup("\n")
    for (number, item) in list.items.enumerated() {
      if let mark = list.mark(of: number) {
        writer.markup("<li class=\"task\">")
        writer.element(
          "span", mark.symbol, ("role", "img"),
          ("aria-label", mark.isDone ? words.done : words.toDo))
        writer.markup(" ")
      } else {
        writer.markup("<li>")
      }
      for block in item {
        if list.isTight, case .paragraph(let text) = block {
          render(text, into: &writer)
        } else {
          writer.markup("\n")
          render(block, into: &writer)
        }
      }
      writer.markup("</li>\n")
    }
    writer.close(name)
    writer.markup("\n")
  }

  private func code(_ language: String?, _ text: String, into writer: inout HTMLWriter) {
    code(Listing("", language: language, text), into: &writer)
  }

  private func code(_ listing: Listing, into writer: inout HTMLWriter) {
    // A listing may be wider than the screen; make it scrollable by keyboard.
    writer.open("pre", ("tabindex", "0"), ("class", listing.language.map { "language-" + $0 }))
    writer.markup("<code>")
    if listing.marked.isEmpty {
      writer.highlighted(listing.text, language: listing.language)
    } else {
      let lines = listing.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        let text = number + 1 < lines.count ? line + "\n" : String(line)
        guard listing.marked.contains(number) else {
          writer.highlighted(text, language: listing.language)
          continue
        }
        let name: StaticString = listing.mark == .added ? "ins" : "del"
        writer.open(name)
        writer.highlighted(text, language: listing.language)
        writer.close(name)
      }
    }
    writer.markup("</code></pre>\n")
  }

  /// Writes radio buttons and a panel for each. The style sheet shows one panel; without it all are visible.
  /// Ids contain a dot, unlike those of headings.
  private func forms(
    _ id: String, _ label: String, _ listings: [Listing], into writer: inout HTMLWriter
  ) {
    if listings.count == 1 { return code(listings[0], into: &writer) }
    panels(id, label, listings.map(\.title), into: &writer) { code(listings[$0], into: &$1) }
  }

  private func panels(
    _ id: String, _ label: String, _ titles: [String], into writer: inout HTMLWriter,
    panel: (Int, inout HTMLWriter) -> Void
  ) {
    writer.markup("<fieldset class=\"forms\">\n")
    writer.element("legend", label)
    writer.markup("\n")
    for (index, title) in titles.enumerated() {
      let button = "\(idPrefix)\(id).\(index + 1)"
      writer.open(
        "input", ("type", "radio"), ("name", idPrefix + id), ("id", button),
        ("checked", index == 0 ? "" : nil))
      writer.element("label", title, ("for", button))
      writer.markup("\n")
    }
    for index in titles.indices { panel(index, &writer) }
    writer.markup("</fieldset>\n")
  }

  /// Writes the notes, each with a link back to its first mark.
  private func footnotes(_ notes: [[Block]], into writer: inout HTMLWriter) {
    writer.markup("<ol class=\"footnotes\" role=\"doc-endnotes\">\n")
    for (index, note) in notes.enumerated() {
      writer.open("li", ("id", "\(idPrefix)note.\(index + 1)"))
      for block in note {
        if note.count == 1, case .paragraph(let text) = block {
          render(text, into: &writer)
        } else {
          writer.markup("\n")
          render(block, into: &writer)
        }
      }
      writer.markup(" ")
      writer.element(
        "a", "↩", ("href", "#\(idPrefix)noteref.\(index + 1)"), ("role", "doc-backlink"),
        ("aria-label", words.backToNote(index + 1)))
      writer.markup("</li>\n")
    }
    writer.markup("</ol>\n")
  }

  private func render(_ table: Table, into writer: inout HTMLWriter) {
    writer.open(
      "div", ("class", "table"), ("tabindex", "0"), ("role", "region"),
      ("aria-label", table.caption ?? table.header.map(\.plainText).joined(separator: ", ")))
    writer.open("table", ("class", table.style))
    writer.markup("\n<thead>\n<tr>")
    for cell in table.header {
      writer.markup("<th scope=\"col\">")
      render(cell, into: &writer)
      writer.markup("</th>")
    }
    writer.markup("</tr>\n</thead>\n<tbody>\n")
    for (number, row) in table.rows.enumerated() {
      writer.markup("<tr")
      if table.ids.indices.contains(number) {
        writer.markup(" id=\"")
        writer.text(idPrefix)
        writer.text(table.ids[number])
        writer.markup("\"")
      }
      if table.data.rows.indices.contains(number) {
        for (name, value) in zip(table.data.names, table.data.rows[number]) {
          writer.markup(" data-")
          writer.text(name)
          writer.markup("=\"")
          writer.text(value)
          writer.markup("\"")
        }
      }
      writer.markup(">")
      for (index, cell) in row.enumerated() {
        let isHeader = table.hasRowHeaders && index == 0
        let style = table.cellStyles.isEmpty ? "" : table.cellStyles[number][index]
        if !style.isEmpty {
          writer.open("td", ("class", style))
        } else {
          writer.markup(isHeader ? "<th scope=\"row\">" : "<td>")
        }
        render(cell, into: &writer)
        writer.markup(isHeader ? "</th>" : "</td>")
      }
      writer.markup("</tr>\n")
    }
    writer.markup("</tbody>\n</table></div>\n")
  }

  private func render(_ inline: Inline, into writer: inout HTMLWriter) {
    switch inline {
    case .text(let text): writer.text(text)
    case .code(let text): name(text, into: &writer)
    case .emphasis(let inside): wrap("em", inside, into: &writer)
    case .strong(let inside): wrap("strong", inside, into: &writer)
    case .strikethrough(let inside): wrap("s", inside, into: &writer)
    case .link(let destination, let inside):
      guard let target = target(of: destination) else {
        render(inside, into: &writer)
        return
      }
      openLink(to: target, into: &writer)
      render(inside, into: &writer)
      writer.markup("</a>")
    case .badge(let text, let style):
      writer.markup("<span class=\"badge ")
      writer.text(style)
      writer.markup("\">")
      writer.text(text)
      writer.markup("</span>")
    case .source(let mark):
      writer.element(
        "a", "[\(mark.number)]", ("class", "source"),
        ("href", "#" + idPrefix + SourceMark.id(mark.number)),
        ("aria-label", words.source(mark.number)))
    case .footnote(let number, let isFirst):
      writer.element(
        "a", "\(number)", ("class", "footnote"), ("href", "#\(idPrefix)note.\(number)"),
        ("id", isFirst ? "\(idPrefix)noteref.\(number)" : nil), ("role", "doc-noteref"),
        ("aria-label", words.note(number)))
    case .html(let markup): writer.unescaped { $0 += markup.utf8 }
    case .picture(let picture): render(picture, into: &writer)
    case .lineBreak: writer.markup("<br>\n")
    case .softBreak: writer.markup("\n")
    }
  }

  /// Writes a title, which may be a long name that may break between its words.
  package func render(title: String, into writer: inout HTMLWriter) {
    if title.utf8.count > Self.longName, !title.utf8.contains(0x20) {
      breakable(title, into: &writer)
    } else {
      writer.text(title)
    }
  }

  /// Writes inline code. A long name may break between its words, but not within one, and a short one not at all.
  private func name(_ text: String, into writer: inout HTMLWriter) {
    let isName = !text.utf8.contains(0x20)
    if isName, text.utf8.count > Self.longName {
      writer.markup("<code>")
      breakable(text, into: &writer)
    } else {
      // Browsers break a line after a hyphen.
      writer.markup(
        isName && text.utf8.contains(UInt8(ascii: "-")) ? "<code class=\"whole\">" : "<code>")
      writer.text(text)
    }
    writer.markup("</code>")
  }

  private func breakable(_ text: String, into writer: inout HTMLWriter) {
    var part: [UInt8] = []
    // Only ASCII letters and separators divide words; other letters stay with their neighbours.
    for byte in text.utf8 {
      let isBreak =
        switch part.last ?? 0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"):
          // Not after the first letter, as in `iCloud`.
          part.count > 1 && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"): true
        default: false
        }
      if isBreak {
        writer.text(part[...])
        writer.markup("<wbr>")
        part = []
      }
      part.append(byte)
    }
    writer.text(part[...])
  }

  private func wrap(_ name: StaticString, _ inside: [Inline], into writer: inout HTMLWriter) {
    writer.open(name)
    render(inside, into: &writer)
    writer.close(name)
  }
}
