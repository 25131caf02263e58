import KeyModel
import Text

/// A description from elsewhere as Markdown that is safe to publish: without HTML, and with links to the web only.
struct ForeignText {
  /// The first sentence, with a full stop; empty if it has no sentence.
  var summary: String
  /// The rest.
  var discussion: String

  init(_ text: String) {
    let markdown = Self.markdown(text)
    let (first, rest) = Self.firstParagraph(of: markdown)
    let end = Self.endOfSentence(in: first)
    let sentence = Self.sentence(String(first[..<end]))
    guard let sentence else {
      (summary, discussion) = ("", markdown)
      return
    }
    let others = first[end...].trimmed
    summary = sentence
    discussion = [others, rest].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// A short text, such as a title, as one sentence; empty if it has no sentence.
  static func sentence(ofTitle title: String) -> String {
    let text = markdown(title).split(whereSeparator: \.isNewline).joined(separator: " ")
    return sentence(text) ?? ""
  }

  /// A title, as one line of what can be shown.
  static func title(_ text: String) -> String {
    printable(text.shortened(to: 1_000)).split(whereSeparator: \.isNewline)
      .joined(separator: " ")
  }

  // MARK: - The first sentence

  /// The first paragraph on one line, if the text starts with one, and what follows.
  private static func firstParagraph(of markdown: String) -> (String, rest: String) {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    let count = lines.prefix { !$0.allSatisfy(\.isWhitespace) && !startsBlock($0) }.count
    let first = lines[..<count].map { $0.trimmed }.joined(separator: " ")
    return (first, lines[count...].joined(separator: "\n").trimmedLines)
  }

  private static func startsBlock(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " || $0 == "\t" }
    if ["- ", "* ", "+ ", "```", "~~~", "> ", "|"].contains(where: text.hasPrefix) { return true }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    return !digits.isEmpty && [". ", ") "].contains(where: text.dropFirst(digits.count).hasPrefix)
  }

  /// The end of the first sentence, as the catalogue's check counts sentences.
  private static func endOfSentence(in text: String) -> String.Index {
    var isCode = false
    var last: Character = " "
    var beforeLast: Character = " "
    for index in text.indices {
      let character = text[index]
      let isCapital = character == "`" && !isCode || character.isUppercase
      if isCapital, !isCode, last == " ", ".!?".contains(beforeLast),
        !text[..<index].endsInAbbreviation
      {
        return index
      }
      if character == "`" { isCode.toggle() }
      (beforeLast, last) = (last, character)
    }
    return text.endIndex
  }

  private static func sentence(_ text: String) -> String? {
    var text = text.trimmed
    while let last = text.last, ":;,!?".contains(last) || last.isWhitespace { text.removeLast() }
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    if !text.hasSuffix(".") { text += "." }
    return isOneSentence(text) ? text : nil
  }

  // MARK: - Safe Markdown

  /// The whole text with HTML, images and links that lead nowhere shown as text.
  static func markdown(_ text: String) -> String {
    var lines: [String] = []
    var fence: Substring?
    let shown = printable(text).trimmedLines
    for line in shown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let start = line.drop { $0 == " " || $0 == "\t" }
      let mark = start.prefix { $0 == start.first && ($0 == "`" || $0 == "~") }
      if let open = fence {
        lines.append(String(line))
        if mark.hasPrefix(open), start.dropFirst(mark.count).allSatisfy(\.isWhitespace) {
          fence = nil
        }
      } else if mark.count >= 3, !start.dropFirst(mark.count).contains("`") {
        fence = mark
        let word = start.dropFirst(mark.count).prefix { $0.isLetter || $0.isNumber }
        lines.append("\(line.prefix { $0 == " " || $0 == "\t" })\(mark)\(word)")
      } else {
        lines.append(prose(line))
      }
    }
    if let fence { lines.append(String(fence)) }
    return lines.joined(separator: "\n").trimmedLines
  }

  private static func prose(_ line: Substring) -> String {
    let start = line.drop { $0 == " " || $0 == "\t" }
    let hashes = start.prefix { $0 == "#" }
    // A heading would be one of the page.
    if (1...6).contains(hashes.count), start.dropFirst(hashes.count).first == " " {
      return inlines(start.dropFirst(hashes.count).trimmed[...])
    }
    // A line below a text would make that a heading.
    if let first = start.first, "-=".contains(first), start.allSatisfy({ $0 == first }) {
      return ""
    }
    // A callout has its own words.
    let quoted = start.drop { $0 == ">" || $0 == " " }
    return inlines(start.hasPrefix(">") && quoted.hasPrefix("[!") ? quoted : line)
  }

  private static func inlines(_ line: Substring) -> String {
    var result = ""
    var rest = line
    var ends = Ends()
    while let character = rest.first {
      if let piece = code(at: rest, &ends) ?? link(at: rest, &ends) {
        result += piece.markdown
        rest = rest[piece.end...]
        continue
      }
      rest = rest.dropFirst()
      switch character {
      case "\\":
        guard let next = rest.first, next.isASCII, next.isPunctuation || next.isSymbol, next != "`"
        else {
          result += "\\\\"
          continue
        }
        result += "\\\(next)"
        rest = rest.dropFirst()
      case "<", "[", "]": result += "\\\(character)"
      case "!" where rest.first == "[": continue
      default: result.append(character)
      }
    }
    return result
  }

  /// The next ends of something in a line. Each is looked for once, however often something begins before it.
  private struct Ends {
    private var known: [String: Range<String.Index>?] = [:]

    /// The first end in the rest of the line, which is never longer than the one before.
    mutating func first(_ end: String, in rest: Substring) -> Range<String.Index>? {
      if let found = known[end], found.map({ $0.lowerBound >= rest.startIndex }) ?? true {
        return found
      }
      let found = rest.firstRange(of: end)
      known[end] = .some(found)
      return found
    }
  }

  /// A code span, whose marks are the first characters, or marks that begin none. It ends at the next marks: it
  /// contains none itself.
  private static func code(
    at text: Substring, _ ends: inout Ends
  ) -> (markdown: String, end: String.Index)? {
    let marks = text.prefix { $0 == "`" }
    guard !marks.isEmpty else { return nil }
    guard let next = ends.first("`", in: text[marks.endIndex...]) else {
      return (String(repeating: "'", count: marks.count), marks.endIndex)
    }
    let inner = text[marks.endIndex..<next.lowerBound]
    let closing = text[next.lowerBound...].prefix(marks.count).prefix { $0 == "`" }
    let shown = closing.count == 1 ? String(inner) : inner.trimmed
    guard !inner.trimmed.isEmpty else {
      return (String(repeating: "'", count: marks.count), marks.endIndex)
    }
    let before = String(repeating: "'", count: marks.count - closing.count)
    return ("\(before)`\(shown)`", closing.endIndex)
  }

  /// A link: `[text](address)` or `<address>`.
  private static func link(
    at text: Substring, _ ends: inout Ends
  ) -> (markdown: String, end: String.Index)? {
    if text.first == "<", let close = ends.first(">", in: text) {
      let address = text[text.index(after: text.startIndex)..<close.lowerBound]
      guard isAddress(address) else { return nil }
      return ("<\(address)>", close.upperBound)
    }
    guard text.first == "[", let close = ends.first("](", in: text) else { return nil }
    let label = text[text.index(after: text.startIndex)..<close.lowerBound]
    guard !label.contains("["),
      let end = ends.first(")", in: text[close.upperBound...])?.lowerBound
    else { return nil }
    let inside = text[close.upperBound..<end].split(separator: " ").first ?? ""
    let shown = inlines(label)
    guard isAddress(inside), !shown.trimmed.isEmpty else {
      return (shown, text.index(after: end))
    }
    return ("[\(shown)](\(inside))", text.index(after: end))
  }

  private static func isAddress(_ text: some StringProtocol) -> Bool {
    ["https://", "http://"].contains { text.hasPrefix($0) && text.utf8.count > $0.utf8.count }
      && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"<>()[]\\`\"'".utf8.contains($0) }
  }

  /// Without characters that no font shows.
  private static func printable(_ text: String) -> String {
    let legible = text.legible
    guard legible != text else { return text }
    return String(
      String.UnicodeScalarView(legible.unicodeScalars.map { $0 == "\u{FFFD}" ? " " : $0 }))
  }
}

/// Descriptions are repeated where schemas are, and each is read once.
final class ForeignTexts {
  private var known: [String: ForeignText] = [:]

  func text(_ written: String) -> ForeignText {
    if let text = known[written] { return text }
    let text = ForeignText(written)
    known[written] = text
    return text
  }
}

extension StringProtocol {
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }

  /// Without blank lines at the ends.
  fileprivate var trimmedLines: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }),
      let last = lines.lastIndex(where: { !$0.allSatisfy(\.isWhitespace) })
    else { return "" }
    return lines[first...last].joined(separator: "\n")
  }
}
