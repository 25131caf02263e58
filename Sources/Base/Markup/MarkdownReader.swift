import CCmarkGFM
import Diagnostics
import Text

/// Holds a value without a use: one without a size would have the address of the lock itself, whose reading
/// ThreadSanitizer takes for a race.
private let parserLock = Lock(false)

/// The origin of a text.
enum TextOrigin {
  /// Lines of a file, from the first one on.
  case file(String, firstLine: Int)
  /// An entry of a catalogue, whose text has no known lines.
  case entry(SourceLocation)
}

/// Reads one text: walks cmark's tree and collects findings.
struct MarkdownReader {
  typealias Node = OpaquePointer

  let resolver: LinkResolver
  let origin: TextOrigin
  let source: String
  /// Whether raw HTML reaches the page.
  let isHTMLTrusted: Bool
  /// The footnotes whose first mark was read.
  private var markedNotes: Set<Int> = []
  var links: [ResolvedLink] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var errors = 0
  var ids: ElementIDs
  lazy var sourceLines: [Substring] = source.split(omittingEmptySubsequences: false) {
    $0 == "\n" || $0 == "\r\n" || $0 == "\r"
  }
  /// Finds the links of the current block in its source.
  private var search: LinkSearch?
  /// Whether code spans don't become links: inside a link or a heading.
  private var isUnlinked = false

  init(
    resolver: LinkResolver, origin: TextOrigin, source: String, ids: ElementIDs,
    isHTMLTrusted: Bool = false
  ) {
    self.resolver = resolver
    self.ids = ids
    self.origin = origin
    self.isHTMLTrusted = isHTMLTrusted
    self.source = source
  }

  /// Registered once and never changed.
  nonisolated(unsafe) private static let syntaxExtensions = {
    cmark_gfm_core_extensions_ensure_registered()
    return ["table", "strikethrough", "autolink", "tasklist"].compactMap { (name: String) in
      cmark_find_syntax_extension(name)
    }
  }()

  mutating func read() -> [Block] {
    if let excess = MarkdownLimits.excess(in: source) {
      report(
        .error(excess.id, at: location(ofLine: excess.line), excess.message, remedy: excess.remedy))
      return []
    }
    let asides = origin.isFile ? MarkdownAsides(in: source) : nil
    for problem in asides?.problems ?? [] {
      report(
        Diagnostic(
          problem.isError ? .error : .warning, "unknown-callout",
          at: location(ofLine: problem.line), problem.message, remedy: problem.remedy))
    }
    guard let document = parsedDocument(asides?.quoted ?? source) else { return [] }
    defer { cmark_node_free(document) }
    // cmark splits text at every potential markup character.
    cmark_consolidate_text_nodes(document)
    let blocks = blocks(in: document, depth: 0)
    let notes = footnotes(in: document)
    return notes.isEmpty ? blocks : blocks + [.footnotes(notes)]
  }

  private func parsedDocument(_ source: String) -> Node? {
    // A page may show several texts of a catalogue, whose notes would have the same numbers.
    let options = origin.isFile ? CMARK_OPT_FOOTNOTES : 0
    guard let parser = cmark_parser_new(CMARK_OPT_VALIDATE_UTF8 | options) else { return nil }
    defer { cmark_parser_free(parser) }
    for syntax in Self.syntaxExtensions { cmark_parser_attach_syntax_extension(parser, syntax) }
    var text = source
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        // cmark-gfm 0.29 marks the extensions' characters in a static table while it parses
        // (`cmark_inlines_add_special_character` in inlines.c), which all threads share.
        parserLock.withLock { _ in
          cmark_parser_feed(parser, characters.baseAddress, characters.count)
          return cmark_parser_finish(parser)
        }
      }
    }
  }

  /// Records a finding, up to a limit, beyond which more findings would not help.
  mutating func report(_ diagnostic: Diagnostic) {
    guard diagnostics.count < MarkdownParser.findingsLimit || diagnostic.severity == .error else {
      return
    }
    errors += diagnostic.severity == .error ? 1 : 0
    guard errors <= MarkdownParser.findingsLimit else { return }
    diagnostics.append(diagnostic)
  }

  func children(of node: Node) -> some Sequence<Node> {
    sequence(state: cmark_node_first_child(node)) { next in
      defer { next = next.flatMap { cmark_node_next($0) } }
      return next
    }
  }

  func literal(_ node: Node) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }

  /// The line on which a node starts.
  func start(of node: Node) -> SourceLocation {
    location(ofLine: Int(cmark_node_get_start_line(node)))
  }

  /// - Parameter line: 1-based, within the text.
  func location(ofLine line: Int) -> SourceLocation {
    switch origin {
    case .file(let file, let firstLine):
      SourceLocation(file: file, line: firstLine + max(0, line - 1))
    case .entry(let location): location
    }
  }

  mutating func blocks(in parent: Node, depth: Int) -> [Block] {
    guard depth < MarkdownParser.depthLimit else {
      reportTooDeep(parent)
      return []
    }
    return joiningTabs(children(of: parent).compactMap { block($0, depth: depth) })
  }

  private mutating func reportTooDeep(_ node: Node) {
    report(
      .error(
        "nesting-too-deep", at: start(of: node),
        "Markdown is nested more than \(MarkdownParser.depthLimit) levels deep",
        remedy: "flatten the lists or quotations around this line"))
  }

  private mutating func block(_ node: Node, depth: Int) -> Block? {
    switch MarkdownNodeKind(node) {
    case .paragraph:
      let text = inlines(in: node)
      return text.onlyFigure.map { .figure($0) } ?? .paragraph(text)
    case .heading:
      isUnlinked = true
      let text = inlines(in: node)
      isUnlinked = false
      return .heading(
        level: Int(cmark_node_get_heading_level(node)), text, id: ids.heading(text.plainText))
    case .codeBlock:
      let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
      let language = info.split(whereSeparator: \.isWhitespace).first.map(String.init)
      // The syntax of Docusaurus and MkDocs.
      guard let title = info.firstMatch(of: /\stitle="([^"]+)"/)?.1 else {
        return .code(language: language, literal(node))
      }
      return .listing(
        number: ids.listing(), Listing(String(title), language: language, literal(node)))
    case .htmlBlock: return html(node)
    case .quote:
      let inside = blocks(in: node, depth: depth + 1)
      return callout(inside, at: start(of: node)) ?? .quote(inside)
    case .list:
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      return .list(
        List(
          start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
          isTight: cmark_node_get_list_tight(node) != 0,
          items: children(of: node).map { blocks(in: $0, depth: depth + 1) },
          checks: checks(of: node)))
    case .table:
      let rows = children(of: node).map { row in
        children(of: row).map { inlines(in: $0) }
      }
      return .table(Table(header: rows.first ?? [], rows: Array(rows.dropFirst())))
    case .thematicBreak: return .thematicBreak
    default: return nil
    }
  }

  private mutating func inlines(in parent: Node, depth: Int = 0) -> [Inline] {
    guard depth < MarkdownParser.depthLimit else {
      reportTooDeep(block(around: parent))
      return []
    }
    var list: [Inline] = []
    for node in children(of: parent) {
      guard let inline = inline(node, depth: depth) else { continue }
      if case .text(let more) = inline, case .text(let text)? = list.last {
        list[list.count - 1] = .text(text + more)
      } else {
        list.append(inline)
      }
    }
    return list
  }

  private mutating func inline(_ node: Node, depth: Int) -> Inline? {
    switch MarkdownNodeKind(node) {
    case .text:
      let text = literal(node)
      reportFootnotes(in: text, of: node)
      return .text(text)
    case .htmlInline:
      let markup = literal(node)
      if isComment(markup) { return nil }
      return isHTMLTrusted ? .html(markup) : .text(markup)
    case .footnoteReference:
      guard let number = Int(literal(node)) else { return nil }
      return .footnote(number, isFirst: markedNotes.insert(number).inserted)
    case .softBreak: return .softBreak
    case .lineBreak: return .lineBreak
    case .code:
      return code(literal(node))
    case .emphasis: return .emphasis(inlines(in: node, depth: depth + 1))
    case .strong: return .strong(inlines(in: node, depth: depth + 1))
    case .strikethrough: return .strikethrough(inlines(in: node, depth: depth + 1))
    case .link: return link(node, depth: depth)
    case .image:
      let wasUnlinked = isUnlinked
      isUnlinked = true
      let text = inlines(in: node, depth: depth + 1).plainText
      isUnlinked = wasUnlinked
      return picture(node, text)
    default: return nil
    }
  }

  private func code(_ text: String) -> Inline {
    guard !isUnlinked, let page = resolver.codeSpan(text) else { return .code(text) }
    return .link(page, [.code(text)])
  }

  private mutating func link(_ node: Node, depth: Int) -> Inline {
    let destination = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
    let written = location(of: node, writtenAs: cmark_node_get_url(node))
    let wasUnlinked = isUnlinked
    isUnlinked = true
    let text = inlines(in: node, depth: depth + 1)
    isUnlinked = wasUnlinked
    guard errors < MarkdownParser.findingsLimit else { return .emphasis(text) }
    switch resolver.link(WrittenLink(destination: destination, location: written)) {
    case .success(let target):
      links.append(ResolvedLink(target, at: written))
      return .link(target, text)
    case .failure(let problem):
      report(problem.diagnostic)
      return .emphasis(text)
    }
  }

  /// The line and column of a link's destination in the source. cmark knows only the line of the block, so its
  /// source is searched, each time from the previous link on.
  mutating func location(of node: Node, writtenAs url: UnsafePointer<CChar>?)
    -> SourceLocation
  {
    guard case .file(let file, let firstLine) = origin else { return start(of: node) }
    let block = block(around: node)
    let first = max(0, Int(cmark_node_get_start_line(block)) - 1)
    if search?.firstLine != first {
      let last = min(max(first, Int(cmark_node_get_end_line(block)) - 1), sourceLines.count - 1)
      search = LinkSearch(firstLine: first, first <= last ? sourceLines[first...last] : [])
    }
    guard let url, let found = search?.next(String(cString: url)) else {
      return SourceLocation(file: file, line: firstLine + first)
    }
    return SourceLocation(
      file: file, line: firstLine + first + found.line, column: found.column + 1)
  }

  /// The paragraph, heading or table that contains a node.
  func block(around node: Node) -> Node {
    var block = node
    while let parent = cmark_node_parent(block),
      ![.document, .quote, .list, .item].contains(MarkdownNodeKind(parent))
    {
      block = parent
    }
    return block
  }
}
