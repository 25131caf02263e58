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

/// A space that no line ends at.
private let glue: Character = "\u{A0}"

/// Writes an annotated list in lines.
private struct AnnotatedText {
  let width: Int
  let isStyled: Bool
  private(set) var lines: [String] = []

  init(width: Int, isStyled: Bool) {
    (self.width, self.isStyled) = (width, isStyled)
  }

  mutating func write(_ list: AnnotatedList) {
    lines.append(style(list.path, "1"))
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
    let head = String(repeating: " ", count: indent) + style(name, "1")
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
      let phrases = meaning.since.map { phrase in String(phrase.map { $0 == " " ? glue : $0 }) }
      write("Since: " + phrases.joined(separator: ", "), at: indent, "2")
    }
  }

  private mutating func write(_ findings: AnnotatedFindings, at indent: Int) {
    for finding in findings.shown {
      let marks = finding.marks.map { "[\($0)]" }.joined(separator: " ")
      let words = wrapped(
        "\(finding.label): \(finding.message.legibleLine()) \(marks)", at: indent, hanging: 2)
      for (index, line) in words.enumerated() {
        lines.append(index == 0 ? colored(line, finding) : line)
      }
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

  /// The line with the finding's label in its colour.
  private func colored(_ line: String, _ finding: Diagnostic) -> String {
    guard isStyled else { return line }
    let code =
      switch finding.severity {
      case .note: "1;36"
      case .warning: "1;33"
      case .error: "1;31"
      }
    let blanks = line.prefix { $0 == " " }
    let rest = line.dropFirst(blanks.count)
    let label = rest.prefix { $0 != ":" }
    return blanks + style(String(label) + ":", code) + rest.dropFirst(label.count + 1)
  }

  // MARK: - Lines

  private mutating func write(_ text: String, at indent: Int, _ code: String? = nil) {
    for line in wrapped(text, at: indent) {
      let blanks = String(repeating: " ", count: indent)
      let words = String(line.dropFirst(indent).map { $0 == glue ? " " : $0 })
      lines.append(blanks + style(words, code))
    }
  }

  /// The text in lines, cut at spaces; a word longer than a line gets its own.
  private func wrapped(_ text: String, at indent: Int, hanging: Int = 0) -> [String] {
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var used = 0
    let blanks = String(repeating: " ", count: indent + hanging)
    var columns = indent
    for word in text.split(separator: " ") {
      let count = word.count
      if used > 0, columns + 1 + count > width {
        lines.append(line)
        (line, columns, used) = (blanks, blanks.utf8.count, 0)
      }
      if used > 0 {
        line += " "
        columns += 1
      }
      line += word
      columns += count
      used += 1
    }
    return used > 0 ? lines + [line] : lines
  }

  private func style(_ text: String, _ code: String?) -> String {
    guard isStyled, let code, !text.isEmpty else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
