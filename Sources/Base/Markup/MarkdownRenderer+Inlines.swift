import Diagnostics
import Text

extension MarkdownRenderer {
  /// The context of a text. Headings and cells must stay on one line.
  enum Position { case lines, heading, cell }

  func render(_ inlines: [Inline], in position: Position, into bytes: inout [UInt8]) {
    let start = bytes.count
    for inline in inlines {
      // Before a link, an exclamation mark would make it an image.
      if bytes.count > start, bytes.last == .ascii("!"), case .link = inline {
        bytes.insert(.ascii("\\"), at: bytes.count - 1)
      }
      render(inline, in: position, into: &bytes)
    }
  }

  private func render(_ inline: Inline, in position: Position, into bytes: inout [UInt8]) {
    switch inline {
    case .text(let text): escape(text, onOneLine: position != .lines, into: &bytes)
    case .code(let text): render(code: text, in: position, into: &bytes)
    case .emphasis(let inside): render(inside, between: "*", in: position, into: &bytes)
    case .strong(let inside): render(inside, between: "**", in: position, into: &bytes)
    case .strikethrough(let inside): render(inside, between: "~~", in: position, into: &bytes)
    case .link(let destination, let inside):
      guard let destination = redirect.map({ $0(destination) }) ?? destination else {
        return render(inside, in: position, into: &bytes)
      }
      bytes.append(.ascii("["))
      render(inside, in: position, into: &bytes)
      bytes.append("](")
      render(destination, into: &bytes)
      bytes.append(.ascii(")"))
    case .badge(let text, _):
      bytes.append("**")
      escape(text, into: &bytes)
      bytes.append("**")
    case .source(let mark): if namesSources { render(mark, into: &bytes) }
    case .footnote(let number, _): bytes += "[^\(number)]".utf8
    case .html: break
    case .picture(let picture): render(picture, into: &bytes)
    case .lineBreak:
      if position == .lines {
        bytes.append(dialect.escapesByNumber ? "  \n" : "\\\n")
      } else {
        bytes.append(" ")
      }
    case .softBreak: bytes.append(position == .lines ? .ascii("\n") : .ascii(" "))
    }
  }

  /// Writes the source in words, because a file in Markdown may be read in parts.
  private func render(_ mark: SourceMark, into bytes: inout [UInt8]) {
    bytes.append(" (")
    if let address = mark.address {
      bytes.append(.ascii("["))
      escape(mark.title, onOneLine: true, into: &bytes)
      bytes.append("](")
      bytes.appendEscapedAddress(address)
      bytes.append(.ascii(")"))
    } else {
      escape(mark.title, onOneLine: true, into: &bytes)
    }
    if !mark.leadsToSection, !mark.section.isEmpty {
      bytes.append(": ")
      escape(mark.section, onOneLine: true, into: &bytes)
    }
    bytes.append(.ascii(")"))
  }

  private func render(
    _ inside: [Inline], between mark: String, in position: Position, into bytes: inout [UInt8]
  ) {
    bytes += mark.utf8
    render(inside, in: position, into: &bytes)
    bytes += mark.utf8
  }

  private func render(code text: String, in position: Position, into bytes: inout [UInt8]) {
    let text = text.utf8
    let fence = repeatElement(UInt8.ascii("`"), count: text.longestRunOfBackticks + 1)
    // Markdown strips one space on each side.
    let isPadded =
      text.first == .ascii(" ") && text.last == .ascii(" ")
      && text.contains { $0 != .ascii(" ") }
    let hasPad = isPadded || text.first == .ascii("`") || text.last == .ascii("`")
    bytes += fence
    if hasPad { bytes.append(.ascii(" ")) }
    bytes.append(text) { position == .cell && $0 == .ascii("|") ? "\\|" : nil }
    if hasPad { bytes.append(.ascii(" ")) }
    bytes += fence
  }

  func render(_ destination: Destination, into bytes: inout [UInt8]) {
    switch destination {
    case .page(let path, let fragment):
      bytes.appendRelativePath(from: page, to: path)
      bytes.append(Self.pageSuffix)
      if let fragment {
        bytes.append("#")
        bytes += fragment.utf8
      }
    case .file(let path): bytes.appendRelativePath(from: page, to: path)
    case .fragment(let id): bytes += ("#" + id).utf8
    case .external(let url): bytes.appendEscapedAddress(url)
    }
  }
}

extension Sequence<UInt8> {
  /// The length of the longest run of backticks, which the fence must exceed.
  var longestRunOfBackticks: Int {
    var (longest, current) = (0, 0)
    for byte in self {
      current = byte == .ascii("`") ? current + 1 : 0
      longest = Swift.max(longest, current)
    }
    return longest
  }
}
