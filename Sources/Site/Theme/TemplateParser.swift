/// Why a template cannot be read, and where.
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
  /// What has not been read yet, and where it begins.
  private var rest: Substring
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
    var parser = TemplateParser(options: Set(options), rest: text[...])
    try parser.readAll()
    return Template(pieces: parser.open[0].pieces, tags: parser.tags)
  }

  private init(options: Set<String>, rest: Substring) {
    self.options = options
    self.rest = rest
  }

  private mutating func readAll() throws(TemplateError) {
    while let start = rest.firstRange(of: "{{")?.lowerBound {
      let text = rest[..<start]
      skip(to: start)
      let (line, column) = (line, column)
      let content = try readContent()
      // A tag that shows nothing itself and is alone on its line leaves no empty line.
      let indent = text.suffix(while: { !$0.isNewline })
      let isAlone =
        content.mark.map { "#^/!>".contains($0) } == true && indent.allSatisfy(\.isSpace)
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
    func error(_ message: String, _ remedy: String) -> TemplateError {
      TemplateError(message: message, remedy: remedy, line: line, column: column)
    }
    func note(_ kind: Template.Tag.Kind) {
      tags.append(Template.Tag(name: content.name, kind: kind, line: line, column: column))
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

  /// Reads a tag, of which `rest` begins with the braces.
  private mutating func readContent() throws(TemplateError) -> Content {
    let isTriple = rest.hasPrefix("{{{")
    let inside = rest.dropFirst(isTriple ? 3 : 2)
    guard let close = inside.firstRange(of: isTriple ? "}}}" : "}}") else {
      throw TemplateError(
        message: "the tag has no end", remedy: "close it with \(isTriple ? "}}}" : "}}")",
        line: line, column: column)
    }
    var name = inside[..<close.lowerBound]
    skip(to: close.upperBound)
    if isTriple { return Content(mark: "{", name: name.trimmed) }
    let mark = name.first.flatMap { "#^/!>&$<%=".contains($0) ? $0 : nil }
    if mark != nil { name = name.dropFirst() }
    return Content(mark: mark, name: name.trimmed)
  }

  /// Skips the end of a line that has nothing but spaces; false where it has something else.
  private mutating func skipRestOfBlankLine() -> Bool {
    let blank = rest.prefix(while: \.isSpace)
    guard blank.endIndex < rest.endIndex else {
      skip(to: rest.endIndex)
      return true
    }
    guard rest[blank.endIndex].isNewline else { return false }
    skip(to: rest.index(after: blank.endIndex))
    return true
  }

  private mutating func skip(to index: Substring.Index) {
    for character in rest[..<index] {
      (line, column) = character.isNewline ? (line + 1, 1) : (line, column + 1)
    }
    rest = rest[index...]
  }

  private mutating func append(_ text: Substring) {
    if !text.isEmpty { add(.text(Array(text.utf8))) }
  }

  private mutating func add(_ piece: Template.Piece) {
    open[open.count - 1].pieces.append(piece)
  }
}

extension Character {
  fileprivate var isSpace: Bool { self == " " || self == "\t" }
}

extension Substring {
  fileprivate func suffix(while condition: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, condition(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }

  fileprivate var trimmed: String {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
