/// Blocks as Markdown that reads well on its own, with links to the Markdown twins of pages.
public struct MarkdownRenderer: Sendable {
  /// The page's path from the site's root, without extension.
  public var page: String

  public init(page: String) { self.page = page }

  /// Blocks separated by blank lines, with a newline at the end.
  public func render(_ blocks: [Block]) -> String {
    let shown = blocks.withoutControls
    return shown.map { render($0) }.joined(separator: "\n\n") + (shown.isEmpty ? "" : "\n")
  }

  public func render(_ inlines: [Inline]) -> String { render(inlines, on: .lines) }

  /// Where a line of text stands: a heading and a cell must not be broken.
  private enum Place { case lines, heading, cell }

  private func render(_ inlines: [Inline], on place: Place) -> String {
    var text = ""
    for inline in inlines {
      // Before a link, an exclamation mark would make it a picture.
      if case .link = inline, text.hasSuffix("!") {
        text.insert("\\", at: text.indices.last ?? text.startIndex)
      }
      text += render(inline, on: place)
    }
    return text
  }

  private func render(_ block: Block) -> String {
    switch block {
    case .heading(let level, let text, _):
      var line = render(text, on: .heading)
      // A heading may end with number signs that do not count.
      if line.hasSuffix("#") { line = line.dropLast() + "\\#" }
      return String(repeating: "#", count: min(max(level, 1), 6)) + " " + line
    case .paragraph(let text): return escapedLineStarts(render(text))
    case .list(let list): return render(list)
    case .forms(_, _, let listings):
      return listings.map {
        "**\(escaped($0.title))**\n\n" + render(.code(language: $0.language, $0.text))
      }.joined(separator: "\n\n")
    case .listing(let number, let listing):
      return "**\(listing.label(number))** \(escaped(listing.title))\n\n"
        + render(.code(language: listing.language, listing.text))
    case .code(let language, let text):
      let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
      return fence + (language ?? "") + "\n" + text + (text.hasSuffix("\n") ? "" : "\n") + fence
    case .quote(let blocks): return quoted(render(blocks))
    case .callout(let kind, let blocks):
      // GitHub knows the first three; others would show their brackets there.
      let isKnown = [.note, .important, .warning].contains(kind)
      return quoted((isKnown ? "[!\(kind.rawValue)]\n" : "**\(kind.title)**\n\n") + render(blocks))
    case .table(let table): return render(table)
    case .definitions(let definitions):
      return definitions.map { "- **\(escaped($0.term)):** \(render($0.meaning))" }
        .joined(separator: "\n")
    case .row(let label, let items):
      return "**\(escaped(label)):** " + items.map { render($0) }.joined(separator: ", ")
    case .thematicBreak: return "---"
    case .controls: return ""
    case .chart(_, let table): return render(table)
    }
  }

  private func render(_ list: List) -> String {
    list.items.enumerated().map { index, item in
      let marker = list.start.map { "\($0 + index). " } ?? "- "
      let text = item.map { render($0) }.joined(separator: list.isTight ? "\n" : "\n\n")
      let indent = String(repeating: " ", count: marker.count)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return marker
        + lines.enumerated().map { $0 == 0 || $1.isEmpty ? String($1) : indent + $1 }
        .joined(separator: "\n")
    }.joined(separator: list.isTight ? "\n" : "\n\n")
  }

  private func render(_ table: Table) -> String {
    let row = { (cells: [[Inline]]) in
      "| " + cells.map { render($0, on: .cell) }.joined(separator: " | ") + " |"
    }
    let rule = "|" + String(repeating: " --- |", count: table.header.count)
    return ([row(table.header), rule] + table.rows.map(row)).joined(separator: "\n")
  }

  private func render(_ inline: Inline, on place: Place) -> String {
    switch inline {
    case .text(let text):
      let text = escaped(text)
      return place == .lines ? text : text.replacing("\n", with: " ")
    case .code(let text): return code(text, on: place)
    case .emphasis(let inside): return "*" + render(inside, on: place) + "*"
    case .strong(let inside): return "**" + render(inside, on: place) + "**"
    case .strikethrough(let inside): return "~~" + render(inside, on: place) + "~~"
    case .link(let destination, let inside):
      return "[" + render(inside, on: place) + "](" + address(of: destination) + ")"
    case .badge(let text, _): return "**" + escaped(text) + "**"
    case .lineBreak: return place == .lines ? "\\\n" : " "
    case .softBreak: return place == .lines ? "\n" : " "
    }
  }

  private func code(_ text: String, on place: Place) -> String {
    let text = place == .cell ? text.replacing("|", with: "\\|") : text
    let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    // One space on both sides does not count.
    let isPadded = text.hasPrefix(" ") && text.hasSuffix(" ") && text.contains { $0 != " " }
    let pad = isPadded || text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + pad + text + pad + fence
  }

  private func address(of destination: Destination) -> String {
    switch destination {
    case .page(let path, let fragment):
      return relativePath(from: page, to: path + ".md") + (fragment.map { "#" + $0 } ?? "")
    case .file(let path): return relativePath(from: page, to: path)
    case .fragment(let id): return "#" + id
    case .external(let url): return escapedAddress(url)
    }
  }
}

/// Encodes what would end a destination or change it.
private func escapedAddress(_ url: String) -> String {
  var text = ""
  for scalar in url.unicodeScalars {
    switch scalar {
    case "(", ")", "<", ">", "|", "\\", "\0"..." ", "\u{7F}":
      let digits = String(scalar.value, radix: 16, uppercase: true)
      text += "%" + (digits.count == 1 ? "0" : "") + digits
    case "&" where url.contains(";"): text += "&amp;"
    default: text.unicodeScalars.append(scalar)
    }
  }
  return text
}

/// Escapes what Markdown would read as markup within a line.
private func escaped(_ text: String) -> String {
  var result = ""
  result.reserveCapacity(text.utf8.count + 8)
  for character in text.unicodeScalars {
    switch character {
    case "\\", "`", "*", "_", "[", "]", "<", ">", "&", "~", "|":
      result += "\\"
      result.unicodeScalars.append(character)
    default: result.unicodeScalars.append(character)
    }
  }
  return result
}

/// Escapes what Markdown would read as a heading, a list or a fence at the start of a line.
private func escapedLineStarts(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    // Markdown drops spaces there, or reads a listing.
    let line = line.drop { $0 == " " || $0 == "\t" }
    guard let first = line.first else { return String(line) }
    if "#+-=:".contains(first) { return "\\" + line }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, let next = line.dropFirst(digits.count).first, next == "." || next == ")" {
      return digits + "\\" + line.dropFirst(digits.count)
    }
    return String(line)
  }.joined(separator: "\n")
}

private func quoted(_ text: String) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  while lines.last?.isEmpty == true { lines.removeLast() }
  return lines.map { $0.isEmpty ? ">" : "> " + $0 }.joined(separator: "\n")
}

private func longestRun(of character: Character, in text: String) -> Int {
  var longest = 0
  var current = 0
  for candidate in text {
    current = candidate == character ? current + 1 : 0
    longest = max(longest, current)
  }
  return longest
}
