import Diagnostics
import Text

/// Blocks as text for a terminal, wrapped to its width.
package struct TerminalRenderer: Sendable {
  /// Columns to wrap at.
  package var width: Int
  /// Whether to use ANSI escapes for emphasis.
  package var styled: Bool

  package init(width: Int, styled: Bool) {
    self.width = max(40, width)
    self.styled = styled
  }

  /// Blocks separated by blank lines, with a newline at the end.
  package func render(_ blocks: [Block]) -> String {
    var text = ""
    let shown = blocks.filter { if case .html = $0 { false } else { true } }
    for (index, block) in shown.enumerated() {
      if index > 0 { text += "\n" }
      text += lines(of: block, width: width).map { $0 + "\n" }.joined()
    }
    return text
  }

  /// Text in the style of a heading.
  package func heading(_ text: String) -> String { style(printable(text), "1") }

  private func lines(of block: Block, width: Int) -> [String] {
    switch block {
    case .heading(_, let text, _):
      return wrap([.text(text.plainText.uppercased())], width: width).map { style($0, "1") }
    case .paragraph(let text): return wrap(text, width: width)
    case .figure(let picture):
      return wrap([.text(picture.text)], width: width)
        + wrap([.emphasis([.text(picture.caption)])], width: width)
    case .forms(_, _, let listings):
      // All forms say the same; show the first.
      return listings.first.map {
        lines(of: .code(language: $0.language, $0.text), width: width)
      } ?? []
    case .listing(let number, let listing):
      return wrap(
        [.strong([.text(MarkupWords.english.listing(number))]), .text(" " + listing.title)],
        width: width)
        + lines(of: .code(language: listing.language, listing.text), width: width)
    case .code(_, let text):
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return (lines.last == "" ? lines.dropLast() : lines[...]).map {
        "    " + printable(String($0)).replacing("\t", with: "  ")
      }
    case .quote(let blocks):
      return joined(blocks, width: width - 2).map { "| " + $0 }
    case .callout(let kind, let blocks):
      return [style(kind.title, "1")] + joined(blocks, width: width - 2).map { "  " + $0 }
    case .details(let details, let blocks):
      return [style(printable(details.summary), "1")]
        + joined(blocks, width: width - 2).map { "  " + $0 }
    case .tabs(_, _, let tabs):
      return tabs.flatMap { tab in
        [style(printable(tab.title), "1")] + joined(tab.blocks, width: width - 2).map { "  " + $0 }
      }
    case .footnotes(let notes):
      return notes.enumerated().flatMap { index, note in
        let marker = "[\(index + 1)] "
        return indented(joined(note, width: width - marker.count), after: marker)
      }
    case .list(let list):
      return list.items.enumerated().flatMap { index, item in
        let marker =
          list.start.map { "\($0 + index). " } ?? list.mark(of: index).map { $0.symbol + " " }
          ?? "• "
        return indented(joined(item, width: width - marker.count), after: marker)
      }
    case .definitions(let definitions):
      let terms = definitions.map { printable($0.term) }
      let column = (terms.map(\.count).max() ?? 0) + 2
      return zip(terms, definitions).flatMap { term, definition in
        indented(
          wrap(definition.meaning, width: width - column),
          after: style(term, "1") + String(repeating: " ", count: column - term.count),
          columns: column)
      }
    case .table(let table): return lines(of: table, width: width)
    case .sources(let items):
      return lines(
        of: .list(List(start: 1, items: items.map { [.paragraph($0)] })), width: width)
    case .row(let label, let items, let mark):
      let line = items.enumerated().flatMap { [.text($0 == 0 ? " " : ", ")] + $1 } + mark
      return wrap([.strong([.text(label + ":")])] + line, width: width)
    case .html: return []
    case .thematicBreak: return [String(repeating: "─", count: min(width, 20))]
    }
  }

  private func joined(_ blocks: [Block], width: Int) -> [String] {
    var all: [String] = []
    for (index, block) in blocks.enumerated() {
      // No blank line before a list inside an item.
      if index > 0, case .list = block {} else if index > 0 { all.append("") }
      all += lines(of: block, width: width)
    }
    return all
  }

  private func indented(_ lines: [String], after marker: String, columns: Int? = nil) -> [String] {
    let indent = String(repeating: " ", count: columns ?? marker.count)
    return (lines.isEmpty ? [""] : lines).enumerated().map { index, line in
      index == 0 ? marker + line : line.isEmpty ? "" : indent + line
    }
  }

  /// Columns as wide as their widest cell; the last one takes the remaining width and wraps.
  private func lines(of table: Table, width: Int) -> [String] {
    let rows = [table.header] + table.rows
    let columns = table.header.count
    var widths = (0..<columns).map { column in
      rows.map { column < $0.count ? self.columns(of: $0[column]) : 0 }.max() ?? 0
    }
    if let last = widths.indices.last {
      let before = widths.dropLast().reduce(0) { $0 + $1 + 2 }
      widths[last] = max(20, min(widths[last], width - before))
    }
    var result: [String] = []
    for (index, row) in rows.enumerated() {
      let cells = row.enumerated().map { column, cell in
        column == columns - 1
          ? wrap(cell, width: widths[column]) : [cell.isEmpty ? "" : text(of: cell)]
      }
      for line in 0..<(cells.map(\.count).max() ?? 0) {
        var written = ""
        for (column, cell) in cells.enumerated() {
          let part = line < cell.count ? cell[line] : ""
          written += part
          if column < columns - 1 {
            let visible = line < cell.count ? self.columns(of: row[column]) : 0
            written += String(repeating: " ", count: max(0, widths[column] - visible) + 2)
          }
        }
        while written.last == " " { written.removeLast() }
        result.append(index == 0 ? style(written, "4") : written)
      }
    }
    return result
  }

  private func wrap(_ inlines: [Inline], width: Int) -> [String] {
    words(of: inlines).lines(width: width)
  }

  private func words(of inlines: [Inline], code: String? = nil) -> [TerminalWord] {
    var words: [TerminalWord] = []
    var spacePending = false
    for inline in inlines {
      switch inline {
      case .lineBreak:
        words.append(.lineEnd)
        spacePending = false
        continue
      case .softBreak:
        spacePending = true
        continue
      case .source(let mark):
        let number = "[\(mark.number)]"
        words.append(TerminalWord(style(number, "2"), columns: number.count))
        spacePending = false
        continue
      case .footnote(let number, _):
        let mark = "[\(number)]"
        words.append(TerminalWord(style(mark, "2"), columns: mark.count))
        spacePending = false
        continue
      default: break
      }
      let styleCode = self.code(of: inline) ?? code
      let plain = printable(inline.plainText)
      var parts = plain.split(whereSeparator: \.isWhitespace).map {
        TerminalWord(style(String($0), styleCode), columns: $0.count)
      }
      if let first = plain.first, !parts.isEmpty {
        parts[0].spaceBefore = first.isWhitespace || spacePending
      }
      spacePending =
        parts.isEmpty ? spacePending || !plain.isEmpty : plain.last?.isWhitespace == true
      words += parts
    }
    return words
  }

  /// The visible width of `text(of:)`.
  private func columns(of inlines: [Inline]) -> Int {
    words(of: inlines).enumerated().reduce(0) {
      $0 + ($1.offset > 0 && $1.element.spaceBefore ? 1 : 0) + $1.element.columns
    }
  }

  private func text(of inlines: [Inline]) -> String {
    words(of: inlines).enumerated().map { ($0 > 0 && $1.spaceBefore ? " " : "") + $1.text }.joined()
  }

  private func code(of inline: Inline) -> String? {
    switch inline {
    case .code: "36"
    case .strong, .badge: "1"
    case .emphasis: "3"
    case .link: "4"
    default: nil
    }
  }

  private func style(_ text: String, _ code: String?) -> String { text.styled(code, styled) }

  /// The text without control sequences, which must not reach the terminal.
  private func printable(_ text: String) -> String {
    text.legible.replacing("\r", with: "\u{FFFD}")
  }
}
