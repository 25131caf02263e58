import Diagnostics
import Text

/// Reads the XML form of a property list, also without `<plist>` around it, as Apple's reader does.
///
/// Sources: Apple's PropertyList-1.0.dtd for the elements; XML 1.0 (Fifth Edition) for the text.
///
/// Open containers are in an array, so depth costs no stack. Once the nesting itself is in doubt, further findings about
/// closing tags would only repeat the first.
struct XMLPropertyListReader {
  enum Element: String, CaseIterable {
    case plist, dict, array, key, string, integer, real, `true`, `false`, date, data
  }

  struct OpenElement {
    /// Nil for an unknown element.
    var element: Element?
    /// The name as written, even if misspelt.
    var name: String
    var start: Int
    var hasMisplacedKey = false
  }

  let text: SourceText
  var lexer: XMLLexer
  var builder: TreeBuilder
  var openElements: [OpenElement] = []
  /// Whether a tag is missing or superfluous, so that it is uncertain which tag closes which element.
  var isNestingInDoubt = false
  var hasControlCharacter = false
  private var hasPlist = false
  var hasRoot = false
  var isOver = false
  var hasPreprocessorNote = false
  var hasStrayText = false
  var conditionalDepth = 0
  /// Whether the keys are those of a dictionary whose own tags are missing.
  var isFragment = false

  init(_ text: SourceText, _ builder: TreeBuilder) {
    self.text = text
    self.builder = builder
    lexer = XMLLexer(scanner: ByteScanner(text.bytes, at: text.start))
  }

  mutating func read() -> TreeBuilder {
    while !builder.isStopped, !isOver {
      lexer.scanner.skipWhiteSpace()
      guard let byte = lexer.scanner.current else { break }
      if byte == UInt8(ascii: "<") {
        hasStrayText = false
        read(lexer.next())
      } else {
        readOutsideText()
      }
    }
    finish()
    return builder
  }

  mutating func error(_ id: String, at offset: Int?, _ message: String, remedy: String) {
    builder.findings.error(id, at: offset, message, remedy: remedy)
  }

  func spelling(_ range: Range<Int>) -> String {
    range.count <= 64
      ? text.string(range) : text.string(range.lowerBound..<(range.lowerBound + 64)) + "…"
  }

  private mutating func read(_ token: XMLToken) {
    switch token.kind {
    case .startTag(let name, let attributes, let isEmpty):
      start(spelling(name), attributes, token.range, isEmpty: isEmpty)
    case .endTag(let name): end(spelling(name), token.range)
    case .unclosedTag(let name, let isEndTag):
      reportUnclosedTag(spelling(name), at: token.range.lowerBound, isEndTag: isEndTag)
      if isEndTag {
        end(spelling(name), token.range)
      } else {
        start(spelling(name), name.upperBound..<name.upperBound, token.range, isEmpty: false)
      }
    case .characterData(let content):
      if text.bytes[content].contains(where: { !$0.isWhiteSpace }) {
        reportStrayText(at: token.range.lowerBound)
      }
    case .comment(let doubleHyphen):
      builder.addComment(token.range)
      if let doubleHyphen {
        builder.findings.report(
          .warning, "double-hyphen-in-comment", at: doubleHyphen,
          "a comment contains '--', which XML does not allow",
          remedy: "write a single hyphen: strict XML readers refuse the file")
      }
    case .documentType(let entity?):
      error(
        "xml-entity-declaration", at: entity, "the document type declares an entity",
        remedy: "remove the declaration and write the text itself: no entity is ever expanded")
    case .documentType(nil), .instruction, .text, .end: break
    case .unclosed(let construct, let end):
      reportUnclosed(construct, end, at: token.range.lowerBound)
    case .bareLessThan: reportBareLessThan(at: token.range.lowerBound)
    }
  }

  // MARK: Elements

  static func element(named name: String) -> (element: Element, isExact: Bool)? {
    if let element = Element(rawValue: name) { return (element, true) }
    let near = nearestNames(to: name, among: Element.allCases.map { $0.rawValue }, limit: 1)
    return near.first.flatMap(Element.init).map { ($0, false) }
  }

  private mutating func start(
    _ name: String, _ attributes: Range<Int>, _ range: Range<Int>, isEmpty: Bool
  ) {
    let known = Self.element(named: name)
    if known?.isExact != true {
      let meant = known.map { "; did you mean '<\($0.element.rawValue)>'?" } ?? ""
      error(
        "unknown-element", at: range.lowerBound,
        "\(quoted("<\(name)>")) is not an element of a property list\(meant)",
        remedy: known.map { "write <\($0.element.rawValue)>" }
          ?? "use dict, array, string, integer, real, true, false, date or data")
    }
    checkAttributes(attributes, of: name, known?.element)
    let opened = OpenElement(element: known?.element, name: name, start: range.lowerBound)
    switch known?.element {
    case .plist: startPlist(opened, isEmpty: isEmpty)
    case .key: readKey(opened, isEmpty: isEmpty)
    case .dict, .array, nil:
      if known != nil { checkContext(name, at: range.lowerBound) }
      let kind: TreeBuilder.ContainerKind =
        known == nil ? .ignored : known?.element == .dict ? .dictionary : .array
      if known == nil, isEmpty {
        builder.dropValue()
        return
      }
      builder.open(kind, at: range.lowerBound)
      if isEmpty { builder.close(at: range.upperBound) } else { openElements.append(opened) }
    case .string, .integer, .real, .true, .false, .date, .data:
      checkContext(name, at: range.lowerBound)
      readScalar(opened, isEmpty: isEmpty)
    }
  }

  private mutating func startPlist(_ opened: OpenElement, isEmpty: Bool) {
    guard !hasPlist, !hasRoot, openElements.isEmpty else {
      error(
        "misplaced-plist", at: opened.start, "there is a second '<plist>', or one inside the list",
        remedy: "keep one <plist>, around the root value")
      isNestingInDoubt = true
      return
    }
    hasPlist = true
    if isEmpty {
      isOver = true
      reportEmptyList(at: opened.start)
    } else {
      openElements.append(opened)
    }
  }

  /// Reports a value where none belongs. It is still read, for its mistakes, and then left out.
  private mutating func checkContext(_ name: String, at offset: Int) {
    guard conditionalDepth == 0 || !hasRoot else { return }
    switch builder.kind {
    case .array, .ignored: break
    case .dictionary:
      guard builder.pendingKey == nil else { return }
      error(
        "value-without-key", at: offset, "'<\(name)>' in a dictionary has no key",
        remedy: "write <key>…</key> before it, or remove it")
    case nil:
      if hasRoot { reportContentAfterRoot(at: offset) }
      hasRoot = true
    }
  }

  private mutating func readKey(_ opened: OpenElement, isEmpty: Bool) {
    let start = opened.start
    switch builder.kind {
    case .dictionary: reportMissingValue(next: start)
    case .ignored: break
    case .array, nil:
      if let last = openElements.indices.last, !openElements[last].hasMisplacedKey {
        openElements[last].hasMisplacedKey = true
        error(
          "stray-key", at: start,
          "'<key>' is outside a dictionary, in <\(openElements[last].name)>",
          remedy: builder.kind == .array
            ? "close the array before it with </array>, or open a <dict>"
            : "open a <dict> before it"
        )
      } else if openElements.isEmpty, hasRoot {
        reportContentAfterRoot(at: start)
      } else if openElements.isEmpty, builder.kind == nil {
        isFragment = true
        hasRoot = true
        builder.openFragment(
          at: start, "<plist version=\"1.0\"> and <dict>", "</dict> and </plist>")
      }
    }
    let errors = builder.findings.errorCount
    let content = readContent(of: opened, isEmpty: isEmpty)
    let name = String(decoding: content.bytes, as: UTF8.self)
    builder.key(
      name, at: start..<content.end, isGuess: builder.findings.errorCount > errors)
  }

  private mutating func reportMissingValue(next: Int) {
    guard let key = builder.pendingKey, conditionalDepth == 0, let start = key.range?.lowerBound
    else { return }
    error(
      "key-without-value", at: start,
      "the key \(quoted(key.name)) has no value before line \(builder.findings.line(of: next))",
      remedy: "write a value after </key>, or remove the key")
  }

  private mutating func end(_ name: String, _ range: Range<Int>) {
    guard let match = openElements.lastIndex(where: { $0.name == name || closes(name, $0) }) else {
      reportMismatchedTag(name, at: range.lowerBound)
      return
    }
    if match < openElements.count - 1 {
      reportUnclosedElement(closedBy: "'</\(name)>'", above: match)
      isNestingInDoubt = true
      while openElements.count > match + 1 { closeLast(at: range.lowerBound, next: nil) }
    }
    closeLast(at: range.upperBound, next: range.lowerBound)
  }

  private func closes(_ name: String, _ open: OpenElement) -> Bool {
    open.element.map { $0.rawValue == name && Element(rawValue: open.name) == nil } ?? false
  }

  mutating func closeLast(at end: Int, next: Int?) {
    guard let last = openElements.popLast() else { return }
    if last.element == .plist {
      if !hasRoot { reportEmptyList(at: last.start) }
      hasRoot = true
    } else {
      if let next, builder.kind == .dictionary { reportMissingValue(next: next) }
      builder.close(at: end)
    }
  }

  private mutating func finish() {
    guard !builder.isStopped else { return }
    reportUnclosedElement(closedBy: "the end of the file", above: -1)
    while !openElements.isEmpty { closeLast(at: text.bytes.count, next: nil) }
    if isFragment {
      reportMissingValue(next: text.bytes.count)
      builder.close(at: text.bytes.count)
    }
    if !hasRoot, !hasPlist { reportEmptyList(at: text.start) }
  }
}
