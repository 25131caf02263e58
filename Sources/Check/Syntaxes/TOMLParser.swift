import Diagnostics
import KeyValidation
import Text

/// Reads the lines of a TOML text.
struct TOMLParser {
  typealias Node = PropertyListDocument.Node
  typealias Name = TOMLTables.Name

  let text: SourceText
  let bytes: [UInt8]
  let limits: PropertyListReader.Limits
  var position: Int
  var frames: [Frame] = []
  var tables = TOMLTables()
  var scopes: TOMLScopes
  /// The ranges of texts of several lines, in which `#` begins no comment.
  var blocks: [Range<Int>] = []
  private var findings: SyntaxFindings
  /// The table to which lines with keys add.
  private var current = TOMLTables.root
  private var valueCount = 0
  private var textCount = 0
  /// The start of the first line that is not blank or a comment.
  private var first: Int?
  /// The end of what the last line has.
  private var end: Int

  /// An array or an inline table that is open.
  struct Frame {
    var start: Int
    var depth: Int
    var nodes: [Node] = []
    /// The inline table; nil in an array.
    var table: Int?
    /// The table of the key whose value comes next, which dotted keys may have put into the inline table.
    var holder = 0
    var name: Name?
  }

  init(_ text: SourceText, file: String, limits: PropertyListReader.Limits) {
    self.text = text
    self.limits = limits
    bytes = text.bytes
    position = text.start
    end = text.start
    scopes = TOMLScopes(isNeeded: IgnoreComment.mayBe(in: text.bytes))
    findings = SyntaxFindings(text, file: file, limit: limits.findings)
  }

  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func parse() {
    while !findings.isStopped {
      let start = position
      do throws(TOMLMistake) {
        try skipTrivia()
        guard byte != nil else { break }
        first = first ?? position
        if byte == UInt8(ascii: "[") { try header() } else { try pair() }
        end = position
        try finishLine()
      } catch {
        report(error)
        guard resume(after: error, from: start) else { break }
      }
    }
    tables.extend(current, to: end)
    tables.setRange((first ?? end)..<max(end, first ?? end), of: TOMLTables.root)
    scopes.finish(at: end)
  }

  func reading() -> SyntaxReading {
    guard !findings.isStopped else { return SyntaxReading(diagnostics: findings.diagnostics) }
    let comments = CommentLines(text, outside: blocks).ignores.map {
      scopes.scoped($0, after: first)
    }
    let document = PropertyListDocument(
      format: .toml, root: tables.node(of: TOMLTables.root), lines: text.lines,
      scopedIgnores: comments)
    return SyntaxReading(
      documents: [document], diagnostics: findings.diagnostics.inReadingOrder())
  }

  // MARK: - Mistakes

  private mutating func report(_ mistake: TOMLMistake) {
    let (id, offset) = (mistake.kind.rawValue, mistake.offset)
    if mistake.kind.isFinal {
      findings.stop(id, at: offset, mistake.message, remedy: mistake.remedy)
    } else {
      findings.error(id, at: offset, mistake.message, remedy: mistake.remedy)
    }
  }

  /// Moves to the next line. False in a value of several lines, of which nothing shows the end.
  private mutating func resume(after mistake: TOMLMistake, from start: Int) -> Bool {
    frames = []
    let begin = bytes[start...].drop(while: { $0.isWhiteSpace }).startIndex
    let reached = max(mistake.offset, position)
    guard !mistake.hidesLines,
      begin >= reached || !bytes[begin..<min(reached, bytes.count)].contains(where: { $0.endsLine })
    else { return false }
    position =
      bytes[max(begin, min(reached, bytes.count))...].firstIndex(of: UInt8(ascii: "\n"))
      .map { $0 + 1 } ?? bytes.count
    end = max(end, position)
    // Lines below a wrong header are in an unknown table.
    if begin < bytes.count, bytes[begin] == UInt8(ascii: "[") {
      tables.extend(current, to: begin)
      current = tables.newTable(.header, at: begin..<position, depth: 1)
    }
    return true
  }

  func mistake(_ message: String, remedy: String, at offset: Int? = nil) -> TOMLMistake {
    TOMLMistake(.syntax, at: offset ?? position, message, remedy: remedy)
  }

  mutating func count(values: Int = 0, texts: Int = 0, at offset: Int) throws(TOMLMistake) {
    valueCount += values
    textCount += texts
    guard valueCount <= limits.values else {
      throw TOMLMistake(
        .size, at: offset, "the file has more than \(limits.values) values",
        remedy: "split the file")
    }
    guard textCount <= limits.texts else {
      throw TOMLMistake(
        .size, at: offset, "the texts of the file have more than \(limits.texts) bytes together",
        remedy: "split the file")
    }
  }

  func checkDepth(_ depth: Int, at offset: Int) throws(TOMLMistake) {
    guard depth > limits.depth else { return }
    throw TOMLMistake(
      .depth, at: offset, "values are nested more than \(limits.depth) levels deep",
      remedy: "flatten the file")
  }

  // MARK: - Lines

  private mutating func header() throws(TOMLMistake) {
    let start = position
    position += 1
    let isElement = byte == UInt8(ascii: "[")
    if isElement { position += 1 }
    skipBlanks()
    let path = try key()
    let brackets = isElement ? "]]" : "]"
    guard bytes[position...].starts(with: brackets.utf8) else {
      throw mistake(
        "the header is not closed with '\(brackets)'",
        remedy: "write '\(brackets)' behind its name")
    }
    position += brackets.utf8.count
    try checkDepth(path.count + (isElement ? 2 : 1), at: start)
    tables.extend(current, to: end)
    let former = tables.count
    current = try tables.define(path, at: start..<position, isElement: isElement)
    try count(values: tables.count - former, at: start)
    try checkDepth(tables.depth(of: current), at: start)
    scopes.beginSection(path, at: start)
  }

  private mutating func pair() throws(TOMLMistake) {
    let start = position
    let path = try keyWithSign()
    let scope = scopes.begin(at: start)
    try checkDepth(tables.depth(of: current) + path.count - 1, at: start)
    // The name's mistake comes first, and the value is read behind it, so that the next line is found.
    var holder = current
    var wrong: TOMLMistake?
    let former = tables.count
    do throws(TOMLMistake) {
      holder = try tables.holder(of: path, in: current, end: position)
      try tables.demandNew(path[path.count - 1], in: holder)
    } catch {
      wrong = error
    }
    try count(values: tables.count - former, at: start)
    let node = try value(depth: tables.depth(of: current) + path.count)
    scopes.end(scope, at: position)
    if let wrong { return report(wrong) }
    tables.add(node, as: path[path.count - 1], to: holder)
    if holder != current { tables.extend(holder, to: position) }
  }

  /// A key with the sign that separates it from its value.
  mutating func keyWithSign() throws(TOMLMistake) -> [Name] {
    let path = try key()
    guard byte == UInt8(ascii: "=") else {
      throw mistake(
        "a key is followed by '=', not by \(nextPhrase)",
        remedy: "write 'key = value', with a name of several words in quotes")
    }
    position += 1
    skipBlanks()
    return path
  }

  /// A key with its dots, and the blanks behind it.
  private mutating func key() throws(TOMLMistake) -> [Name] {
    var path: [Name] = []
    while true {
      path.append(try name())
      try checkDepth(path.count, at: position)
      skipBlanks()
      guard byte == UInt8(ascii: ".") else { return path }
      position += 1
      skipBlanks()
    }
  }

  private mutating func name() throws(TOMLMistake) -> Name {
    let start = position
    var text: String
    switch byte {
    case UInt8(ascii: "\""): text = try basicText()
    case UInt8(ascii: "'"): text = try literalText()
    default:
      while let byte, byte.isOfBareKey { position += 1 }
      guard position > start else {
        throw mistake(
          "a key is expected, not \(nextPhrase)",
          remedy: "write a name of letters, digits, '-' and '_', or one in quotes")
      }
      text = self.text.string(start..<position)
    }
    try count(texts: text.utf8.count, at: start)
    if text.hasLongRun { text = text.legible }
    return Name(text: text, range: start..<position)
  }

  private mutating func finishLine() throws(TOMLMistake) {
    skipBlanks()
    if byte == UInt8(ascii: "#") { try skipComment() }
    guard byte != nil else { return }
    guard try skipLineEnd() else {
      throw mistake(
        "the line continues with \(nextPhrase)",
        remedy: "write one key, or one header, on each line")
    }
  }
}

extension UInt8 {
  fileprivate var isOfBareKey: Bool {
    isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}
