import Diagnostics

extension MarkdownRenderer {
  /// Where a line of text stands: a heading and a cell must not be broken.
  enum Place { case lines, heading, cell }

  func render(_ inlines: [Inline], on place: Place, into bytes: inout [UInt8]) {
    let start = bytes.count
    for index in inlines.indices {
      // Before a link, an exclamation mark would make it a picture.
      if bytes.count > start, bytes.last == .ascii("!"), case .link = inlines[index] {
        bytes.insert(.ascii("\\"), at: bytes.count - 1)
      }
      render(inlines[index], on: place, into: &bytes)
    }
  }

  private func render(_ inline: Inline, on place: Place, into bytes: inout [UInt8]) {
    switch inline {
    case .text(let text): bytes.appendEscaped(text, onOneLine: place != .lines)
    case .code(let text): render(code: text, on: place, into: &bytes)
    case .emphasis(let inside): render(inside, between: "*", on: place, into: &bytes)
    case .strong(let inside): render(inside, between: "**", on: place, into: &bytes)
    case .strikethrough(let inside): render(inside, between: "~~", on: place, into: &bytes)
    case .link(let destination, let inside):
      bytes.append(.ascii("["))
      render(inside, on: place, into: &bytes)
      bytes.append("](")
      render(destination, into: &bytes)
      bytes.append(.ascii(")"))
    case .badge(let text, _):
      bytes.append("**")
      bytes.appendEscaped(text)
      bytes.append("**")
    case .lineBreak: bytes.append(place == .lines ? "\\\n" : " ")
    case .softBreak: bytes.append(place == .lines ? .ascii("\n") : .ascii(" "))
    }
  }

  private func render(
    _ inside: [Inline], between mark: String, on place: Place, into bytes: inout [UInt8]
  ) {
    bytes += mark.utf8
    render(inside, on: place, into: &bytes)
    bytes += mark.utf8
  }

  private func render(code text: String, on place: Place, into bytes: inout [UInt8]) {
    let fence = repeatElement(UInt8.ascii("`"), count: text.longestRunOfBackticks + 1)
    let (first, last) = (text.utf8.first, text.utf8.last)
    // One space on both sides does not count.
    let isPadded =
      first == .ascii(" ") && last == .ascii(" ") && text.utf8.contains { $0 != .ascii(" ") }
    let hasPad = isPadded || first == .ascii("`") || last == .ascii("`")
    bytes += fence
    if hasPad { bytes.append(.ascii(" ")) }
    if place == .cell, text.utf8.contains(.ascii("|")) {
      for byte in text.utf8 {
        if byte == .ascii("|") { bytes.append(.ascii("\\")) }
        bytes.append(byte)
      }
    } else {
      bytes += text.utf8
    }
    if hasPad { bytes.append(.ascii(" ")) }
    bytes += fence
  }

  private func render(_ destination: Destination, into bytes: inout [UInt8]) {
    switch destination {
    case .page(let path, let fragment):
      render(path: path, into: &bytes)
      bytes.append(".md")
      if let fragment {
        bytes.append("#")
        bytes += fragment.utf8
      }
    case .file(let path): render(path: path, into: &bytes)
    case .fragment(let id): bytes += ("#" + id).utf8
    case .external(let url): bytes.appendEscapedAddress(url)
    }
  }

  private func render(path: String, into bytes: inout [UInt8]) {
    if let page {
      bytes.appendRelativePath(from: page, to: path)
    } else {
      bytes.append(PortableMarkdown.start)
      bytes += path.utf8
      bytes.append(PortableMarkdown.end)
    }
  }
}

extension String {
  /// The length of the longest run of backticks, which a fence has to exceed.
  var longestRunOfBackticks: Int {
    // Hardly any text has one.
    guard utf8.contains(.ascii("`")) else { return 0 }
    var (longest, current) = (0, 0)
    for byte in utf8 {
      current = byte == .ascii("`") ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
