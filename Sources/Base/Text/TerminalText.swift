/// A piece of text that no line ends in, as a terminal shows it.
package struct TerminalWord {
  /// As it is printed, with the escapes of its style.
  package var text: String
  /// Its width on the screen.
  package var columns: Int
  /// Whether a space precedes it, at which a line may end.
  package var spaceBefore: Bool

  package init(_ text: String, columns: Int? = nil, spaceBefore: Bool = true) {
    self.text = text
    self.columns = columns ?? text.count
    self.spaceBefore = spaceBefore
  }

  package static let lineEnd = TerminalWord("\n", columns: 0, spaceBefore: false)
}

extension [TerminalWord] {
  /// The words in lines, at least one; a word longer than a line gets its own.
  ///
  /// - Parameter hanging: The number of blanks at the start of every line but the first.
  package func lines(width: Int, hanging: Int = 0) -> [String] {
    let blanks = String(repeating: " ", count: hanging)
    var lines: [String] = []
    var (line, used) = ("", 0)
    func end() {
      lines.append(line)
      (line, used) = (blanks, 0)
    }
    for (index, word) in enumerated() {
      guard word.text != "\n" else {
        end()
        continue
      }
      if used > 0, word.spaceBefore {
        // Text without a space before it, such as a comma after code, stays with the word.
        let glued = self[(index + 1)...].prefix { !$0.spaceBefore && $0.text != "\n" }
        let room = lines.isEmpty ? width : width - hanging
        if used + 1 + glued.reduce(word.columns, { $0 + $1.columns }) > room {
          end()
        } else {
          line += " "
          used += 1
        }
      }
      line += word.text
      used += word.columns
    }
    if used > 0 || lines.isEmpty { end() }
    return lines
  }
}

extension String {
  /// The parts between spaces.
  package var terminalWords: [TerminalWord] {
    split(separator: " ").map { TerminalWord(String($0)) }
  }

  /// The text in a style of ANSI escapes, such as `1` for bold, where a terminal shows them.
  package func styled(_ style: String?, _ isStyled: Bool) -> String {
    guard isStyled, let style, !isEmpty else { return self }
    return "\u{1B}[\(style)m\(self)\u{1B}[0m"
  }
}
