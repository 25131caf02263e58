import Text

/// The asides of other generators, from `:::note[Title]` to `:::`, as quotes that start with `[!NOTE] Title`.
///
/// Starlight and Docusaurus write them so. Lines keep their numbers.
struct MarkdownAsides {
  struct Problem: Error {
    /// 1-based.
    var line: Int
    var message: String
    var remedy: String
    /// Whether the page cannot be shown as it is meant; an aside of another kind is shown as a note.
    var isError = true
  }

  /// An aside whose end has not been read.
  private struct Opening {
    var colons: Int
    var line: Int
    /// The number of spaces before it.
    var indent: Int
  }

  /// The text with quotes instead of asides.
  private(set) var quoted: String
  private(set) var problems: [Problem] = []

  private static let mark: Character = ":"
  private static let kinds = [
    "note": "NOTE", "info": "NOTE", "tip": "TIP", "important": "IMPORTANT",
    "warning": "WARNING", "caution": "CAUTION", "danger": "CAUTION", "details": "DETAILS",
  ]
  /// Deeper asides are left as text.
  private static let depthLimit = 10

  /// Nil for a text without asides.
  init?(in text: String) {
    guard text.utf8.contains(UInt8(ascii: ":")), text.contains(":::") else { return nil }
    quoted = ""
    var open: [Opening] = []
    var context = ListContext()
    var found = false
    var lines: [String] = []
    let written = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in written.enumerated() {
      let mayBeMark = context.read(line)
      let content = line.drop { $0 == " " }
      let colons = content.prefix { $0 == Self.mark }.count
      guard mayBeMark, colons >= 3 else {
        lines.append(Self.quoted(line, in: open))
        continue
      }
      let rest = content.dropFirst(colons)
      if rest.allSatisfy(\.isWhitespace) {
        guard let last = open.last(where: { $0.colons == colons }) else {
          lines.append(Self.quoted(line, in: open))
          continue
        }
        while let one = open.popLast(), one.line != last.line {}
        lines.append(Self.quoted("", in: open))
        continue
      }
      guard open.count < Self.depthLimit, let (name, title) = Self.start(rest) else {
        lines.append(Self.quoted(line, in: open))
        continue
      }
      found = true
      let word = Self.kinds[name]
      if word == nil {
        problems.append(
          Problem(
            line: index + 1,
            message:
              "Unknown aside '\(name)'\(suggestion(for: name, among: Self.kinds.keys.sorted()))",
            remedy: "use one of \(Self.kinds.keys.sorted().joined(separator: ", "))",
            isError: false))
      }
      let indent = line.prefix { $0 == " " }
      open.append(Opening(colons: colons, line: index + 1, indent: indent.count))
      let titled = title.isEmpty && word == "DETAILS" ? "Details" : title
      let first = "[!\(word ?? "NOTE")]\(titled.isEmpty ? "" : " " + titled)"
      lines.append(Self.quoted(indent + first, in: open))
    }
    guard found else { return nil }
    for aside in open {
      problems.append(
        Problem(
          line: aside.line, message: "The aside has no end",
          remedy: "close it with a line \(String(repeating: ":", count: aside.colons))"))
    }
    quoted = lines.joined(separator: "\n")
  }

  /// A line with the marks of quotes where the asides around it begin, so that these stay in their items of lists.
  private static func quoted(_ line: some StringProtocol, in open: [Opening]) -> String {
    var result = ""
    var rest = line[...]
    var column = 0
    for aside in open {
      let indent = max(0, aside.indent - column)
      let spaces = rest.prefix { $0 == " " }.prefix(indent)
      result +=
        rest.allSatisfy(\.isWhitespace) ? String(repeating: " ", count: indent) : String(spaces)
      result += "> "
      rest = rest.dropFirst(spaces.count)
      column = aside.indent
    }
    return result + rest
  }

  /// The name and title behind the colons: `note[Title]`, `note Title` or ` note`.
  private static func start(_ text: Substring) -> (name: String, title: String)? {
    let text = text.drop { $0 == " " }
    let name = text.prefix { $0.isASCII && ($0.isLetter || $0 == "-") }
    guard !name.isEmpty else { return nil }
    var rest = text[name.endIndex...]
    // Attributes are for scripts and styles.
    if let brace = rest.firstIndex(of: "{") { rest = rest[..<brace] }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    if rest.hasPrefix("[") {
      guard rest.hasSuffix("]") else { return nil }
      return (name.lowercased(), String(rest.dropFirst().dropLast()))
    }
    guard rest.isEmpty || rest.first == " " else { return nil }
    return (name.lowercased(), String(rest.drop { $0 == " " }))
  }
}

/// The listings and lists around a line, as far as asides must know them.
private struct ListContext {
  /// The marks that end the listing; nil outside of one.
  private var fence: Substring?
  /// The columns where the contents of the items around a line begin.
  private var columns: [Int] = []

  /// Reads a line, and says whether it may begin or end an aside.
  mutating func read(_ line: Substring) -> Bool {
    var content = line.drop { $0 == " " }
    if let fence {
      let behind = content.drop { $0 == fence.first }
      if content.hasPrefix(fence), behind.allSatisfy(\.isWhitespace) { self.fence = nil }
      return false
    }
    guard !content.isEmpty else { return false }
    var indent = line.count - content.count
    while let column = columns.last, column > indent { columns.removeLast() }
    // Four spaces more than those of an item make a listing.
    guard indent - (columns.last ?? 0) < 4 else { return false }
    let beginning = content.startIndex
    while let length = Self.markLength(of: content), columns.count < 100 {
      content = content.dropFirst(length).drop { $0 == " " }
      indent = line.count - content.count
      columns.append(indent)
    }
    guard !content.hasPrefix("```"), !content.hasPrefix("~~~") else {
      fence = content.prefix { $0 == content.first }
      return false
    }
    return content.startIndex == beginning
  }

  /// The length of the mark of an item at the beginning of a text; nil if there is none.
  private static func markLength(of text: Substring) -> Int? {
    let number = text.prefix { $0.isASCII && $0.isNumber }.prefix(10)
    let mark = text[number.endIndex...].prefix(2)
    guard let first = mark.first, mark.last == " ", (number.isEmpty ? "-*+" : ".)").contains(first)
    else { return nil }
    return number.count + 1
  }
}
