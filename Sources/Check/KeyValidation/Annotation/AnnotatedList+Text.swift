import Diagnostics
import Text

extension AnnotatedList {
  /// The list as lines for a terminal.
  ///
  /// - Parameters:
  ///   - width: The columns to wrap at.
  ///   - isStyled: Whether to use ANSI escapes for emphasis.
  package func text(width: Int, isStyled: Bool) -> String {
    var text = AnnotatedText(width: max(40, width), isStyled: isStyled)
    text.write(self)
    return text.lines.reduce(into: "") { $0 += $1 + "\n" }
  }
}

/// Writes an annotated list in lines.
private struct AnnotatedText {
  let width: Int
  let isStyled: Bool
  private(set) var lines: [String] = []

  init(width: Int, isStyled: Bool) {
    (self.width, self.isStyled) = (width, isStyled)
  }

  mutating func write(_ list: AnnotatedList) {
    lines.append(list.path.styled("1", isStyled))
    write(list.facts, at: 0)
    if let remark = list.remark { write(remark, at: 0) }
    write(list.findings, at: 0)
    for item in list.contents.items {
      lines.append("")
      write(item, at: 0)
    }
    if list.contents.omitted > 0 { lines.append("") }
    writeOmitted(list.contents, at: 0)
  }

  /// - Parameter depth: The number of items around it.
  private mutating func write(_ item: AnnotatedItem, at depth: Int) {
    // Deeper lists than any real one still have room for their texts.
    let indent = min(depth * 2, width / 2)
    let name = item.name.phrase
    let room = width - indent - name.count - 2
    let head = String(repeating: " ", count: indent) + name.styled("1", isStyled)
    if name.isEmpty || room >= min(item.value.text.count + 2, 24) {
      lines.append(head + (name.isEmpty ? "" : "  ") + item.value.phrase(atMost: max(room, 3)))
    } else {
      lines.append(head)
      write(item.value.phrase(atMost: width - indent - 4), at: indent + 4)
    }
    if let unknown = item.unknown { write(unknown.phrase, at: indent + 4, "2") }
    if let meaning = item.meaning { write(meaning.summary, at: indent + 4) }
    if let meaning = item.shownValueMeaning { write(meaning, at: indent + 4) }
    if let meaning = item.meaning { writeAvailability(meaning, at: indent + 4) }
    if item.meaning != nil, let page = item.page { write(page.text, at: indent + 4, "2") }
    write(item.findings, at: indent + 4)
    for inner in item.contents.items { write(inner, at: depth + 1) }
    writeOmitted(item.contents, at: min(depth * 2 + 2, width / 2))
  }

  private mutating func writeAvailability(_ meaning: KeyMeaning, at indent: Int) {
    if let end = meaning.deprecation { write(end, at: indent, "33") }
    if !meaning.since.isEmpty {
      // A version stays beside its platform.
      let last = meaning.since.count - 1
      let phrases = meaning.since.enumerated().map { TerminalWord($1 + ($0 == last ? "" : ",")) }
      write([TerminalWord("Since:")] + phrases, at: indent, "2")
    }
  }

  private mutating func write(_ findings: AnnotatedFindings, at indent: Int) {
    for finding in findings.shown {
      let marks = finding.marks.map { "[\($0)]" }.joined(separator: " ")
      let label = TerminalWord(
        finding.label.styled(finding.severity.terminalStyle, isStyled),
        columns: finding.label.count)
      write(
        [label] + "\(finding.message.legibleLine()) \(marks)".terminalWords, at: indent,
        hanging: 2)
      if let remedy = finding.remedy {
        write("remedy: " + remedy.legibleLine(), at: indent + 2)
      }
    }
    if findings.more > 0 {
      write("… and \(counted(findings.more, "more finding"))", at: indent)
    }
  }

  private mutating func writeOmitted(_ contents: AnnotatedList.Contents, at indent: Int) {
    if let words = contents.omission { write(words, at: indent, "2") }
  }

  // MARK: - Lines

  private mutating func write(_ text: String, at indent: Int, _ style: String? = nil) {
    write(text.terminalWords, at: indent, style)
  }

  private mutating func write(
    _ words: [TerminalWord], at indent: Int, _ style: String? = nil, hanging: Int = 0
  ) {
    guard !words.isEmpty else { return }
    let blanks = String(repeating: " ", count: indent)
    for line in words.lines(width: width - indent, hanging: hanging) {
      lines.append(blanks + line.styled(style, isStyled))
    }
  }
}
