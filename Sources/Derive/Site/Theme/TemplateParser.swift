import Text

/// The reason why a template can't be read, and where.
struct TemplateError: Error {
  /// The end of “The template does not parse: ”.
  var message: String
  var remedy: String
  var line: Int
  var column: Int
}

/// Reads a template.
struct TemplateParser {
  private let options: Set<String>
  /// The unread rest and its position.
  private var rest: ArraySlice<UInt8>
  private var (line, column) = (1, 1)
  /// Whether nothing was written on the line before `rest`.
  private var isLineStart = true
  private var tags: [Template.Tag] = []
  /// The sections that are open, the outermost first; below them, the whole template.
  private var open: [OpenSection] = [OpenSection()]

  private struct OpenSection {
    var name = ""
    var isForEmpty = false
    var line = 0
    var column = 0
    var pieces: [Template.Piece] = []
  }

  /// A tag's content, without its braces and its mark.
  private struct Content {
    var mark: Character?
    var name: String
  }

  /// - Parameter options: The slots of the theme's options.
  static func parse(_ text: String, options: some Sequence<String>) throws(TemplateError)
    -> Template
  {
    var parser = TemplateParser(options: Set(options), rest: Array(text.utf8)[...])
    try parser.readAll()
    return Template(pieces: parser.open[0].pieces, tags: parser.tags)
  }

  private init(options: Set<String>, rest: ArraySlice<UInt8>) {
    self.options = options
    self.rest = rest
  }

  private mutating func readAll() throws(TemplateError) {
    while let start = rest.firstRange(of: "{{".utf8)?.lowerBound {
      let text = rest[..<start]
      skip(to: start)
      let (line, column) = (line, column)
      let content = try readContent()
      // A tag that shows nothing itself and is alone on its line leaves no empty line.
      let indent = text[
        (text.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.startIndex)...]
      let isAlone =
        content.mark.map { "#^/!>".contains($0) } == true && indent.allSatisfy(\.isBlank)
        && (indent.startIndex > text.startIndex || isLineStart) && skipRestOfBlankLine()
      append(isAlone ? text.dropLast(indent.count) : text)
      isLineStart = isAlone
      try take(content, line, column)
    }
    append(rest)
    if open.count > 1, let section = open.last {
      throw TemplateError(
        message: "the section '\(section.name)' has no end",
        remedy: "close it with {{/\(section.name)}}", line: section.line, column: section.column)
    }
  }

  private mutating func take(_ content: Content, _ line: Int, _ column: Int) throws(TemplateError) {
    guard tags.count < Template.tagLimit else {
      throw TemplateError(
        message: "it has more than \(Template.tagLimit) tags", remedy: "split it", line: line,
        column: column)
    }
    func error(_ message: String, _ remedy: String) -> TemplateError {
      TemplateError(message: message, remedy: remedy, line: line, column: column)
    }
    func note(_ kind: Template.Tag.Kind) {
      tags.append(
        Template.Tag(
          name: content.name, kind: kind, line: line, column: column, depth: open.count - 1))
    }
    let slot = TemplateSlot(content.name, options: options)
    switch content.mark {
    case "!": break
    case ">":
      note(.partial)
      add(.partial(content.name))
    case "#", "^":
      note(.slot)
      guard open.count <= Template.depthLimit else {
        throw error(
          "sections are nested more than \(Template.depthLimit) levels deep", "remove some of them")
      }
      open.append(
        OpenSection(
          name: content.name, isForEmpty: content.mark == "^", line: line, column: column))
    case "/":
      guard open.count > 1, let section = open.popLast() else {
        throw error("no section is open here", "remove the tag")
      }
      guard section.name == content.name else {
        throw error(
          "the open section is '\(section.name)', not '\(content.name)'",
          "close sections from the inside out")
      }
      add(
        .section(
          TemplateSlot(section.name, options: options), isForEmpty: section.isForEmpty,
          section.pieces))
    case "{", "&":
      note(.slot)
      add(.slot(slot, isEscaped: false))
    case nil:
      note(.slot)
      add(.slot(slot, isEscaped: true))
    case let mark?:
      throw error(
        "tags with '\(mark)' are not supported",
        "use slots, sections, comments and other templates only")
    }
  }

  /// Reads the tag at the start of `rest`.
  private mutating func readContent() throws(TemplateError) -> Content {
    let isTriple = rest.starts(with: "{{{".utf8)
    let end = isTriple ? "}}}" : "}}"
    let inside = rest.dropFirst(end.utf8.count)
    guard let close = inside.firstRange(of: end.utf8) else {
      throw TemplateError(
        message: "the tag has no end", remedy: "close it with \(end)", line: line, column: column)
    }
    var name = inside[..<close.lowerBound]
    skip(to: close.upperBound)
    if isTriple { return Content(mark: "{", name: name.trimmed) }
    let mark = name.first.flatMap { "#^/!>&$<%=".utf8.contains($0) ? $0 : nil }
    if mark != nil { name = name.dropFirst() }
    return Content(mark: mark.map { Character(Unicode.Scalar($0)) }, name: name.trimmed)
  }

  /// Skips the end of a line that has nothing but spaces; false where it has something else.
  private mutating func skipRestOfBlankLine() -> Bool {
    var end = rest.firstIndex { !$0.isBlank } ?? rest.endIndex
    if end < rest.endIndex {
      if rest[end...].starts(with: "\r\n".utf8) { end += 1 }
      guard rest[end] == UInt8(ascii: "\n") else { return false }
      end += 1
    }
    skip(to: end)
    return true
  }

  private mutating func skip(to index: Int) {
    for byte in rest[..<index] {
      if byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    rest = rest[index...]
  }

  private mutating func append(_ text: ArraySlice<UInt8>) {
    if !text.isEmpty { add(.text(Array(text))) }
  }

  private mutating func add(_ piece: Template.Piece) {
    open[open.count - 1].pieces.append(piece)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension ArraySlice<UInt8> {
  fileprivate var trimmed: String {
    var text = drop(while: \.isWhiteSpace)
    while text.last?.isWhiteSpace == true { text.removeLast() }
    return String(decoding: text, as: UTF8.self).legible
  }
}
