import Diagnostics

/// Blocks as Markdown that reads well on its own, with links to the Markdown twins of pages.
package struct MarkdownRenderer: Sendable {
  /// The page's path from the site's root, without extension.
  let page: String
  /// Whether statements name their sources.
  let namesSources: Bool
  /// The program that reads it.
  let dialect: MarkdownDialect
  private let words: MarkupWords
  /// Maps a link's target for the readers of this Markdown; nil if it has none for them, so that only its text is
  /// written. Without this function every link keeps its target.
  package var redirect: (@Sendable (Destination) -> Destination?)?
  /// The number of levels by which headings are lower than on a page.
  package var headingShift = 0

  package init(
    page: String, namesSources: Bool = true, dialect: MarkdownDialect = .common,
    words: MarkupWords = .english
  ) {
    self.page = page
    self.namesSources = namesSources
    self.dialect = dialect
    self.words = words
  }

  /// The ending of pages' files.
  package static let pageSuffix: StaticString = ".md"

  /// Blocks separated by blank lines, with a newline at the end.
  package func bytes(_ blocks: [Block]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(3_000)
    render(blocks, into: &bytes)
    return bytes
  }

  package func render(_ blocks: [Block]) -> String {
    String(decoding: bytes(blocks), as: UTF8.self)
  }

  package func render(_ inlines: [Inline]) -> String {
    var bytes: [UInt8] = []
    render(inlines, in: .lines, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func render(_ blocks: [Block], into bytes: inout [UInt8]) {
    let start = bytes.count
    for block in blocks {
      if case .html = block { continue }
      if bytes.count > start { bytes.append("\n\n") }
      render(block, into: &bytes)
    }
    if bytes.count > start { bytes.append(.ascii("\n")) }
  }

  private func render(_ block: Block, into bytes: inout [UInt8]) {
    switch block {
    case .heading(let level, let text, let id):
      for _ in 0..<min(max(level + headingShift, 1), 6) { bytes.append(.ascii("#")) }
      bytes.append(.ascii(" "))
      let start = bytes.count
      render(text, in: .heading, into: &bytes)
      // Markdown strips number signs at the end of a heading.
      if bytes.count > start, bytes.last == .ascii("#") {
        bytes.insert(.ascii("\\"), at: bytes.count - 1)
      }
      if dialect.statesIDs, !id.isEmpty { bytes += " {#\(id)}".utf8 }
    case .paragraph(let text):
      let start = bytes.count
      render(text, in: .lines, into: &bytes)
      bytes.escapeLineStarts(from: start)
    case .figure(let picture): render(picture, into: &bytes)
    case .list(let list): render(list, into: &bytes)
    case .forms(_, _, let listings):
      for (index, listing) in listings.enumerated() {
        if index > 0 { bytes.append("\n\n") }
        if listings.count > 1 {
          bytes.append("**")
          escape(listing.title, into: &bytes)
          bytes.append("**\n\n")
        }
        render(.code(language: listing.language, listing.text), into: &bytes)
      }
    case .listing(let number, let listing):
      bytes += "**\(words.listing(number))** ".utf8
      escape(listing.title, into: &bytes)
      bytes.append("\n\n")
      render(.code(language: listing.language, listing.text), into: &bytes)
    case .code(let language, let text):
      let fence = [UInt8](
        repeating: .ascii("`"), count: max(3, text.utf8.longestRunOfBackticks + 1))
      bytes += fence
      bytes += (language ?? "").utf8
      bytes.append(.ascii("\n"))
      bytes += text.utf8
      if text.utf8.last != .ascii("\n") { bytes.append(.ascii("\n")) }
      bytes += fence
    case .quote(let blocks):
      let start = bytes.count
      render(blocks, into: &bytes)
      bytes.quote(from: start)
    case .callout(let kind, let blocks):
      let known = dialect.hasAlerts ? Callout.ofGitHub.first { $0.style == kind.style } : nil
      let start = bytes.count
      if let known { bytes += "[!\(known.word)]\n".utf8 }
      if known?.title != kind.title {
        bytes.append("**")
        escape(words.title(of: kind), onOneLine: true, into: &bytes)
        bytes.append("**\n\n")
      }
      render(blocks, into: &bytes)
      bytes.quote(from: start)
    case .details(let details, let blocks):
      let start = bytes.count
      renderTitled(details.summary, blocks, into: &bytes)
      bytes.quote(from: start)
    case .tabs(_, _, let tabs):
      for (index, tab) in tabs.enumerated() {
        if index > 0 { bytes.append("\n\n") }
        let start = bytes.count
        renderTitled(tab.title, tab.blocks, into: &bytes)
        bytes.quote(from: start)
      }
    case .footnotes(let notes):
      for (index, note) in notes.enumerated() {
        if index > 0 { bytes.append("\n\n") }
        bytes += "[^\(index + 1)]: ".utf8
        let start = bytes.count
        render(note, into: &bytes)
        if bytes.last == .ascii("\n") { bytes.removeLast() }
        bytes.indentLines(from: start, by: 4)
      }
    case .table(let table): render(table, into: &bytes)
    case .definitions(let definitions):
      for (index, definition) in definitions.enumerated() {
        bytes.append(index == 0 ? "- **" : "\n- **")
        escape(definition.term, into: &bytes)
        bytes.append(":** ")
        render(definition.meaning, in: .lines, into: &bytes)
      }
    case .row(let label, let items, let mark):
      bytes.append("**")
      escape(label, into: &bytes)
      bytes.append(":** ")
      for (index, item) in items.enumerated() {
        if index > 0 { bytes.append(", ") }
        render(item, in: .lines, into: &bytes)
      }
      render(mark, in: .lines, into: &bytes)
    case .sources(let items):
      render(List(start: 1, items: items.map { [.paragraph($0)] }), into: &bytes)
    case .thematicBreak: bytes.append("---")
    case .html: break
    }
  }

  private func renderTitled(_ title: String, _ blocks: [Block], into bytes: inout [UInt8]) {
    bytes.append("**")
    escape(title, onOneLine: true, into: &bytes)
    bytes.append("**\n\n")
    render(blocks, into: &bytes)
  }

  private func render(_ list: List, into bytes: inout [UInt8]) {
    let gap = list.isTight ? "\n" : "\n\n"
    for (index, item) in list.items.enumerated() {
      if index > 0 { bytes += gap.utf8 }
      var marker = list.start.map { "\($0 + index). " } ?? "- "
      while marker.utf8.count < dialect.listIndent { marker += " " }
      bytes += marker.utf8
      let start = bytes.count
      if let mark = list.mark(of: index) { bytes.append(mark.markdown) }
      for (index, block) in item.enumerated() {
        if index > 0 { bytes += gap.utf8 }
        render(block, into: &bytes)
      }
      bytes.indentLines(from: start, by: marker.utf8.count)
    }
  }

  private func render(_ table: Table, into bytes: inout [UInt8]) {
    render(row: table.header, into: &bytes)
    bytes.append("\n|")
    for _ in table.header { bytes.append(" --- |") }
    for row in table.rows {
      bytes.append(.ascii("\n"))
      render(row: row, into: &bytes)
    }
  }

  private func render(row cells: [[Inline]], into bytes: inout [UInt8]) {
    bytes.append("| ")
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(" | ") }
      render(cell, in: .cell, into: &bytes)
    }
    bytes.append(" |")
  }
}
