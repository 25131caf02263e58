import Markup
import Testing

/// A page in a terminal.
struct TerminalTests {
  private func lines(_ blocks: [Block], width: Int = 60, styled: Bool = false) -> [String] {
    TerminalRenderer(width: width, styled: styled).render(blocks)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static let prose = parsed(
    """
    ## A heading that is so long that it does not fit into one line of a narrow terminal at all

    A *paragraph* of `code`, **strong words** and [a link](https://example.com), long enough to be
    broken into several lines, whatever the width of the terminal may be.

    - An item of a list that is long enough to be broken into several lines as well
      - and one inside of it, which is long enough to be broken into several lines too

    > [!NOTE]
    > A remark that is long enough to be broken into several lines, as everything here is.

    > A quotation that is long enough to be broken into several lines, as everything here is.

    10. A numbered item that is long enough to be broken into several lines, as everything is.
    """
  ).blocks

  @Test(arguments: [40, 60, 80, 200])
  func terminalTextWrapsAtTheWidth(width: Int) {
    let lines = lines(Self.prose, width: width)
    #expect(lines.allSatisfy { $0.count <= width })
    // The width is used: a paragraph breaks only where its next word would not fit.
    let words = ["A", "paragraph", "of", "code,", "strong", "words", "and", "a", "link,"]
    let first = lines.first { $0.hasPrefix("A paragraph") } ?? ""
    #expect(first.hasPrefix(words.prefix(7).joined(separator: " ")))
    #expect(width < 160 || first.hasSuffix("terminal may be."))
  }

  @Test func terminalTextKeepsEveryWord() {
    let text = (0..<50).map { "word\($0)" }.joined(separator: " ")
    #expect(lines([.paragraph([.text(text)])], width: 40).joined(separator: " ") == text + " ")
  }

  @Test func longWordsGetTheirOwnLine() {
    let long = String(repeating: "x", count: 70)
    #expect(lines([.paragraph([.text("a \(long) b")])], width: 40) == ["a", long, "b", ""])
  }

  @Test func wrappingKeepsPunctuationWithItsWord() {
    let text = String(repeating: "a", count: 36)
    let blocks: [Block] = [.paragraph([.text(text + " ("), .code("key"), .text("), b")])]
    #expect(lines(blocks, width: 40) == [text, "(key), b", ""])
  }

  @Test func terminalListsAreIndented() {
    let blocks: [Block] = [
      .list(
        List(
          start: 9,
          items: [
            [.paragraph([.text("nine")])],
            [.paragraph([.text("ten")]), .list(List(items: [[.paragraph([.text("in")])]]))],
          ])),
      .definitions([Definition("Type", [.text("string")]), Definition("Path", [.code("a/b")])]),
    ]
    #expect(
      lines(blocks) == ["9. nine", "10. ten", "    • in", "", "Type  string", "Path  a/b", ""])
  }

  @Test func terminalTablesAlign() {
    let table = Table(
      header: [[.text("Key")], [.text("Type")], [.text("Means")]],
      rows: [
        [[.code("LongerName")], [.text("two  spaces")], [.text("first")]],
        [[.text("B")], [], [.text("second")]],
        [[.strong([.text("C")])], [.text("x")]],
      ])
    for styled in [false, true] {
      let lines = lines([.table(table)], styled: styled).map(\.withoutEscapes)
      #expect(
        lines == [
          "Key         Type        Means", "LongerName  two spaces  first",
          "B                       second", "C           x", "",
        ])
    }
  }

  @Test func lastColumnOfATerminalTableWraps() {
    let table = Table(
      header: [[.text("K")], [.text("V")]],
      rows: [[[.text("k")], [.text(String(repeating: "word ", count: 20))]]])
    let lines = lines([.table(table)], width: 40).dropFirst().dropLast()
    #expect(lines.count > 2)
    #expect(lines.allSatisfy { $0.count <= 40 })
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("   word") })
  }

  @Test func terminalTextHasEscapesOnlyWhenStyled() {
    #expect(!lines(Self.prose).joined().contains("\u{1B}"))
    #expect(lines(Self.prose, styled: true).joined().contains("\u{1B}[36mcode\u{1B}[0m"))
  }

  @Test func terminalStylesDoNotCountAsColumns() {
    let plain = lines(Self.prose, width: 50)
    #expect(lines(Self.prose, width: 50, styled: true).map(\.withoutEscapes) == plain)
  }

  @Test(arguments: ["\u{0}", "\u{7}", "\u{8}", "\u{1B}[2J", "\u{7F}", "\u{9B}2J", "\r"])
  func terminalTextHasNoControlCharacters(hostile: String) {
    let text = "a\(hostile)b"
    let blocks: [Block] = [
      .heading(level: 2, [.text(text)], id: ""), .paragraph([.text(text), .code(text)]),
      .code(language: text, text + "\n"), .quote([.paragraph([.emphasis([.text(text)])])]),
      .list(List(items: [[.paragraph([.link(.external(text), [.text(text)])])]])),
      .definitions([Definition(text, [.badge(text, style: text)])]),
      .table(Table(caption: text, header: [[.text(text)]], rows: [[[.text(text)]]])),
    ]
    let output = TerminalRenderer(width: 80, styled: false).render(blocks)
    let controls = output.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n"
    }
    #expect(controls.isEmpty)
    #expect(TerminalRenderer(width: 80, styled: false).heading(text).contains(hostile) == false)
  }
}

extension String {
  /// The text as it is seen.
  fileprivate var withoutEscapes: String {
    var text = ""
    var isEscape = false
    for character in self {
      if character == "\u{1B}" {
        isEscape = true
      } else if isEscape {
        isEscape = character != "m"
      } else {
        text.append(character)
      }
    }
    return text
  }
}
