/// Limits that keep the time and memory for a Markdown text proportional to its length.
///
/// With hostile input, cmark's time grows with the square of a paragraph's length, tables fill up missing cells,
/// references repeat their address, and every line is compared with all open blocks. No text for people comes
/// near these numbers.
enum MarkdownLimits {
  static let bytes = 1 << 20
  static let lines = 50_000
  /// Bytes without an empty line between them.
  static let paragraph = 32 << 10
  /// Cells of one table, empty ones included.
  static let cells = 20_000
  /// Cells of one row, because cmark's time grows with their square.
  static let columns = 200
  /// Bytes of all references once they are expanded.
  static let references = 64 << 20
  /// Bytes of a line before its text: white space, and marks of quotes and lists.
  static let prefix = 500

  struct Excess: Error {
    var id: String
    /// 1-based.
    var line: Int
    /// The exceeded limit, as a sentence without its period.
    var message: String
    var remedy: String
  }

  /// Shorter texts cannot exceed a limit.
  private static let shortest = 200

  /// The first limit that a text exceeds.
  static func excess(in text: String) -> Excess? {
    guard text.utf8.count > shortest else { return nil }
    guard text.utf8.count <= bytes else {
      return Excess(
        id: "text-too-long", line: 1,
        message: "The text has \(text.utf8.count) bytes; at most \(bytes) are read",
        remedy: "split it")
    }
    return Scan(bytes: Array(text.utf8)).run()
  }

  /// A single pass over the lines and the paragraphs they form.
  private struct Scan {
    let bytes: [UInt8]

    func run() -> Excess? {
      var (line, start, paragraphLine, paragraphStart) = (1, 0, 1, 0)
      // The paragraph's size so far, and the totals of the whole text.
      var (lines, columns, isTable, isDefinition) = (0, 0, false, false)
      var (longestDefinition, brackets) = (0, 0)
      for byte in bytes where byte == UInt8(ascii: "[") { brackets += 1 }
      while start < bytes.count {
        let end = bytes[start...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) ?? bytes.count
        let content = bytes[start..<end]
        guard line <= MarkdownLimits.lines else {
          return Excess(
            id: "text-too-long", line: line,
            message: "The text has more than \(MarkdownLimits.lines) lines",
            remedy: "split it")
        }
        guard prefixLength(of: content) <= MarkdownLimits.prefix else {
          return Excess(
            id: "nesting-too-deep", line: line,
            message: "The line is indented or nested by more than \(MarkdownLimits.prefix) bytes",
            remedy: "flatten the lists or quotations around this line")
        }
        if content.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
          (lines, columns, isTable, isDefinition) = (0, 0, false, false)
          (paragraphLine, paragraphStart) = (line + 1, end + 1)
        } else {
          lines += 1
          columns = max(columns, content.count { $0 == UInt8(ascii: "|") } + 1)
          isTable = isTable || isDelimiterRow(content)
          isDefinition = isDefinition || holdsDefinition(content)
          let length = end - paragraphStart
          guard length <= MarkdownLimits.paragraph else {
            return Excess(
              id: "paragraph-too-long", line: paragraphLine,
              message:
                "More than \(MarkdownLimits.paragraph) bytes follow without an empty line",
              remedy: "separate them with an empty line")
          }
          if isTable, columns > MarkdownLimits.columns || columns * lines > MarkdownLimits.cells {
            return Excess(
              id: "table-too-large", line: paragraphLine,
              message:
                "The table has more than \(MarkdownLimits.cells) cells, or \(MarkdownLimits.columns) in a row",
              remedy: "split it into several tables")
          }
          if isDefinition { longestDefinition = max(longestDefinition, length) }
          guard longestDefinition * brackets <= MarkdownLimits.references else {
            return Excess(
              id: "too-many-references", line: paragraphLine,
              message: "The text has too many links together with too many addresses below them",
              remedy: "write the addresses beside the links")
          }
        }
        let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
        start = end + (isPair ? 2 : 1)
        line += 1
      }
      return nil
    }

    /// The number of bytes before a line's text.
    private func prefixLength(of line: ArraySlice<UInt8>) -> Int {
      func isSpace(_ index: Int) -> Bool {
        index < line.endIndex && (line[index] == 0x20 || line[index] == 0x09)
      }
      var index = line.startIndex
      while index < line.endIndex {
        switch line[index] {
        case 0x20, 0x09, UInt8(ascii: ">"): index += 1
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
          guard isSpace(index + 1) else { return index - line.startIndex }
          index += 1
        case 0x30...0x39:
          let end = line[index...].prefix(10).firstIndex { !(0x30...0x39).contains($0) }
          guard let end, line[end] == UInt8(ascii: ".") || line[end] == UInt8(ascii: ")"),
            isSpace(end + 1)
          else { return index - line.startIndex }
          index = end + 1
        default: return index - line.startIndex
        }
      }
      // Only such marks: a line of hyphens separated by spaces is a thematic break.
      return index - line.startIndex
    }

    /// Whether the line can be the delimiter row below a table's header.
    private func isDelimiterRow(_ line: ArraySlice<UInt8>) -> Bool {
      line.allSatisfy { " \t>:-|".utf8.contains($0) }
    }

    private func holdsDefinition(_ line: ArraySlice<UInt8>) -> Bool {
      line.indices.dropFirst().contains {
        bytes[$0] == UInt8(ascii: ":") && bytes[$0 - 1] == UInt8(ascii: "]")
      }
    }
  }
}
