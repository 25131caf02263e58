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
    var found = false
    var lines: [String] = []
    for written in MarkdownLines(of: text) {
      let (index, line) = (written.index, written.text)
      let content = line.drop { $0 == " " }
      let colons = content.prefix { $0 == Self.mark }.count
      guard case .text(isFirst: true) = written.role, colons >= 3 else {
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
