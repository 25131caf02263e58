import Markup
import TestSupport

/// Random blocks, of the kinds and in the order that Markdown can say.
struct RandomBlocks {
  private var random: SeededNumbers

  init(seed: Int) { random = SeededNumbers(seed: seed) }

  mutating func blocks(depth: Int = 0) -> [Block] {
    var blocks: [Block] = []
    for _ in 0..<number(1, depth == 0 ? 6 : 3) {
      let next = block(depth: depth)
      // Markdown joins two neighbouring lists or quotes into one.
      switch (blocks.last, next) {
      case (.list, .list), (.quote, .quote), (.callout, .quote), (.quote, .callout),
        (.callout, .callout):
        continue
      default: blocks.append(next)
      }
    }
    return blocks
  }

  private mutating func block(depth: Int) -> Block {
    switch number(0, depth < 3 ? 9 : 4) {
    case 0, 1, 2: return .paragraph(inlines())
    case 3: return .code(language: isLucky() ? "swift" : nil, code())
    case 4: return .thematicBreak
    case 5: return .quote(blocks(depth: depth + 1))
    case 6:
      let kinds: [Callout] = [.note, .important, .warning]
      return .callout(kinds[number(0, 2)], [.paragraph(inlines())] + blocks(depth: depth + 1))
    case 7:
      let columns = number(1, 3)
      let row = { (self: inout Self) in (0..<columns).map { _ in self.inlines(isOneLine: true) } }
      return .table(
        Table(header: row(&self), rows: (0..<number(1, 3)).map { _ in row(&self) }))
    case 8: return list(depth: depth)
    default:
      let text = inlines(isOneLine: true)
      return .heading(level: number(1, 6), text, id: "")
    }
  }

  private mutating func list(depth: Int) -> Block {
    let isTight = isLucky()
    let start: Int? = isLucky() ? nil : [1, 1, 7, 0][number(0, 3)]
    let items = (0..<number(isTight ? 1 : 2, 4)).map { _ -> [Block] in
      guard isTight else { return [.paragraph(inlines())] + blocks(depth: depth + 2) }
      // Only a bullet may follow text without a blank line between.
      guard depth < 2, isLucky() else { return [.paragraph(inlines())] }
      let inner = (0..<number(1, 3)).map { _ in [Block.paragraph(inlines())] }
      return [.paragraph(inlines()), .list(List(items: inner))]
    }
    return .list(List(start: start, isTight: isTight, items: items))
  }

  private mutating func inlines(isOneLine: Bool = false) -> [Inline] {
    var all: [Inline] = []
    for index in 0..<number(1, 5) {
      if index > 0 {
        switch number(0, isOneLine ? 3 : 5) {
        case 4: all.append(.softBreak)
        case 5: all.append(.lineBreak)
        default: all.append(.text(" "))
        }
      }
      all.append(inline(depth: 0))
    }
    return all.joiningTexts()
  }

  private mutating func inline(depth: Int) -> Inline {
    switch number(0, depth < 2 ? 9 : 5) {
    case 0...4: return .text(words())
    case 5: return .code(codeSpans[number(0, codeSpans.count - 1)])
    case 6: return .emphasis([.text(words(isPlain: true))])
    case 7: return .strong([.text("a "), inline(depth: 2), .text(" b")].joiningTexts())
    case 8: return .strikethrough([.text(words(isPlain: true))])
    default:
      let targets: [Destination] = [
        .page("keys/A B/c(d)", fragment: nil), .fragment("here"),
        .external("https://example.com/a_b*c?d=e&copy;#f"), .external("https://example.com/a|b"),
      ]
      return .link(targets[number(0, targets.count - 1)], [.text(words(isPlain: true))])
    }
  }

  private let codeSpans = [
    "let a = 1", "`", "``a`b", " a ", "a|b", "\\", "<b>", "*a*", "&amp;", " ", "a\\|b", "~~",
  ]

  private let parts = [
    "plain", "#", "# a", "1.", "2) b", "-", "+", "*", "**", "_", "__a__", "`", "``", "~~", "~", "[",
    "]", "[a](b)", "![", "!", "<b>", "<!--", ">", "&", "&amp;", "&#65;", "|", "a|b", "\\", "\\*",
    "===", "---", ":-:", "|-|", "```", "~~~", "é", "👩‍👩‍👧", "a:b", "#a", "end #", "a_b_c", "(c)",
    "\"q\"", "…", "0.5", "- a", "$", "{{a}}", "[^1]", "[x]",
  ]

  private mutating func words(isPlain: Bool = false) -> String {
    if isPlain { return (0..<number(1, 3)).map { _ in "word" }.joined(separator: " ") }
    return (0..<number(1, 3)).map { _ in parts[number(0, parts.count - 1)] }
      .joined(separator: " ")
  }

  private mutating func code() -> String {
    let lines = ["let a = 1", "", "  indented", "```", "````", "~~~", "# a", "\ttab", "> b", "- c"]
    return (0..<number(1, 4)).map { _ in lines[number(0, lines.count - 1)] + "\n" }.joined()
  }

  private mutating func number(_ least: Int, _ most: Int) -> Int {
    Int.random(in: least...most, using: &random)
  }

  private mutating func isLucky() -> Bool { Bool.random(using: &random) }
}

extension [Inline] {
  /// Neighbouring texts as one, as a parser gives them.
  func joiningTexts() -> [Inline] {
    reduce(into: []) { all, inline in
      if case .text(let more) = inline, case .text(let text)? = all.last {
        all[all.count - 1] = .text(text + more)
      } else {
        all.append(inline)
      }
    }
  }
}
