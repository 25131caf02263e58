import CCmarkGFM
import Diagnostics
package import Text

/// Notation beyond GitHub's: callouts with titles, details and tabs, all of them quotes with a word in brackets.
extension MarkdownReader {
  /// The words that make a quote something else than a callout.
  private static let wordOfDetails = "DETAILS"
  private static let wordOfTabs = "TAB"
  /// The id by which a tab is known until those beside it are.
  private static let idOfLoneTab = ""

  /// A quote whose first line is `[!NOTE]` or another known word is a callout, details or a tab.
  ///
  /// Text behind the word is the title, if more text follows in the next line. A minus or a plus behind the bracket
  /// folds it.
  mutating func callout(_ blocks: [Block], at location: SourceLocation) -> Block? {
    guard case .paragraph(let inlines)? = blocks.first, case .text(let first)? = inlines.first,
      first.hasPrefix("[!"), let end = first.firstIndex(of: "]")
    else { return nil }
    let word = first[first.index(first.startIndex, offsetBy: 2)..<end].uppercased()
    let kind = Callout.written.first { $0.word == word }
    guard kind != nil || word == Self.wordOfDetails || word == Self.wordOfTabs else {
      let known = Callout.written.map(\.word) + [Self.wordOfDetails, Self.wordOfTabs]
      report(
        .error(
          "unknown-callout", at: location,
          "Unknown callout '\(word)'\(suggestion(for: word, among: known))",
          remedy: "use one of \(known.joined(separator: ", "))"))
      return nil
    }
    var line = Array(inlines.prefix { $0 != .softBreak && $0 != .lineBreak })
    var behind = first[first.index(after: end)...]
    let fold = behind.first.flatMap { "-+".contains($0) ? $0 : nil }
    if fold != nil { behind.removeFirst() }
    line[0] = .text(String(behind.drop(while: \.isWhitespace)))
    let rest = inlines.dropFirst(line.count + 1)
    let others = blocks.dropFirst()
    var title = line.plainText
    while title.last?.isWhitespace == true { title.removeLast() }
    var inside = (rest.isEmpty ? [] : [.paragraph(Array(rest))]) + others
    guard let kind else {
      if title.isEmpty {
        report(
          .error(
            "callout-without-title", at: location, "[!\(word)] has no title",
            remedy: "write it in the same line: > [!\(word)] Title"))
      }
      return word == Self.wordOfTabs
        ? .tabs(id: Self.idOfLoneTab, label: "", [Tab(title, inside)])
        : .details(Details(title, isOpen: fold == "+"), inside)
    }
    if let fold {
      return .details(Details(title.isEmpty ? kind.title : title, isOpen: fold == "+"), inside)
    }
    // A line alone is what the callout says.
    if inside.isEmpty, !title.isEmpty {
      inside = [.paragraph(line.first == .text("") ? Array(line.dropFirst()) : line)]
      title = ""
    }
    return .callout(title.isEmpty ? kind : Callout(kind.style, title: title), inside)
  }

  /// The blocks with neighbouring tabs as one block.
  mutating func joiningTabs(_ blocks: [Block]) -> [Block] {
    guard blocks.contains(where: { if case .tabs = $0 { true } else { false } }) else {
      return blocks
    }
    var joined: [Block] = []
    for block in blocks {
      guard case .tabs(Self.idOfLoneTab, _, let tabs) = block else {
        joined.append(block)
        continue
      }
      if case .tabs(let id, _, let before)? = joined.last {
        let all = before + tabs
        joined[joined.count - 1] = .tabs(
          id: id, label: all.map(\.title).joined(separator: ", "), all)
      } else {
        // Ids of headings never contain a dot.
        joined.append(.tabs(id: ids.unique("tabs.1"), label: tabs[0].title, tabs))
      }
    }
    return joined
  }

  /// Whether each item of a list of tasks is done; empty for any other list.
  func checks(of list: Node) -> [Bool?] {
    let checks = children(of: list).map { item -> Bool? in
      let kind = cmark_node_get_type_string(item).map { String(cString: $0) }
      return kind == "tasklist" ? cmark_gfm_extensions_get_tasklist_item_checked(item) : nil
    }
    return checks.contains { $0 != nil } ? checks : []
  }

  /// The notes that the text marks, in the order of their numbers. cmark leaves out those without a mark.
  mutating func footnotes(in document: Node) -> [[Block]] {
    var notes: [[Block]] = []
    // The label of a note is not kept.
    var marked: Set<Int> = []
    for node in children(of: document) where MarkdownNodeKind(node) == .footnoteDefinition {
      marked.insert(Int(cmark_node_get_start_line(node)))
      notes.append(blocks(in: node, depth: 1))
    }
    if origin.isFile, source.contains("[^") { reportUnmarkedNotes(but: marked) }
    return notes
  }

  private mutating func reportUnmarkedNotes(but marked: Set<Int>) {
    for line in MarkdownLines(of: source) {
      let content = line.text.drop { $0 == " " }
      guard case .text(isFirst: true) = line.role, content.hasPrefix("[^"),
        let end = content.firstIndex(of: "]"), content[end...].hasPrefix("]:")
      else { continue }
      let label = content[..<end].dropFirst(2)
      guard !label.isEmpty, !marked.contains(line.index + 1) else { continue }
      report(
        .warning(
          "dangling-footnote", at: location(ofLine: line.index + 1),
          "The note '\(label)' has no mark, and no page shows it",
          remedy: "write [^\(label)] where it belongs, or delete it"))
    }
  }

  /// Reports marks of notes that the text does not have, which cmark leaves as they are written.
  mutating func reportFootnotes(in text: String, of node: Node) {
    guard origin.isFile, text.utf8.contains(UInt8(ascii: "^")) else { return }
    let block = block(around: node)
    let lines = sourceLines.dropFirst(Int(cmark_node_get_start_line(block)) - 1)
      .prefix(Int(cmark_node_get_end_line(block) - cmark_node_get_start_line(block)) + 1)
    for mark in text.matches(of: /\[\^([^\[\]\s]+)\]/) {
      // An escaped bracket is meant as text.
      guard lines.contains(where: { ("\n" + $0).contains(mark.0) && !$0.contains("\\" + mark.0) })
      else { continue }
      report(
        .warning(
          "dangling-footnote", at: start(of: block),
          "The mark '[^\(mark.1)]' has no text, and is shown as it is written",
          remedy: "add a line [^\(mark.1)]: …"))
    }
  }

  /// Raw HTML as it is from an author who is trusted, as text from another one. A comment is for neither's readers.
  mutating func html(_ node: Node) -> Block? {
    var markup = literal(node)[...]
    while markup.last?.isNewline == true { markup.removeLast() }
    let text = String(markup)
    if isComment(text) { return nil }
    if isHTMLTrusted { return .html(HTMLOnly(TrustedHTML(markup: text))) }
    report(
      .warning(
        "raw-html", at: start(of: node),
        "Raw HTML is shown as text",
        remedy: origin.isFile
          ? "write it in Markdown, or 'html: trusted' in the settings" : "write it in Markdown"))
    return .paragraph([.text(text)])
  }

  /// Whether markup is a comment and nothing else.
  func isComment(_ markup: String) -> Bool {
    let text = markup.utf8
    guard text.count >= 7, text.starts(with: "<!--".utf8) else { return false }
    let end = Array("-->".utf8)
    // The first end is the last text.
    var index = text.index(text.startIndex, offsetBy: 4)
    while index < text.endIndex {
      if text[index...].starts(with: end) {
        return text[text.index(index, offsetBy: 3)...].allSatisfy { $0 == 0x20 || $0 == 0x0A }
      }
      index = text.index(after: index)
    }
    return false
  }
}

/// Markup that reaches the page as it is written.
package struct TrustedHTML: HTMLContent {
  package var markup: String

  package init(markup: String) { self.markup = markup }

  package func render(with renderer: HTMLRenderer, into writer: inout HTMLWriter) {
    writer.unescaped { $0 += markup.utf8 }
    writer.markup("\n")
  }
}

extension TextOrigin {
  var isFile: Bool { if case .file = self { true } else { false } }
}
