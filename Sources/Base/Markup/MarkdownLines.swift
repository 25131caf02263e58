/// The lines of a Markdown text, each with its role as far as that can be told without parsing.
///
/// The one walk for what looks at lines: the parser knows listings better, but only after the text is prepared for it.
package struct MarkdownLines: Sequence, IteratorProtocol {
  package enum Role {
    /// In a listing between fences, or a fence.
    case listing
    /// Four spaces or more behind its item of a list: a listing, or the rest of a paragraph.
    case indented
    /// Text; whether the line begins with it, not with the mark of an item.
    case text(isFirst: Bool)
  }

  package struct Line {
    /// From 0 on.
    package var index: Int
    package var text: Substring
    package var role: Role

    package var isListing: Bool { if case .listing = role { true } else { false } }
  }

  private var rest: Substring?
  private var index = 0
  /// The marks that end the listing; nil outside of one.
  private var fence: Substring?
  /// The columns where the contents of the items around a line begin.
  private var columns: [Int] = []

  package init(of text: String) { rest = text[...] }

  package mutating func next() -> Line? {
    guard let rest else { return nil }
    let end = rest.firstIndex(of: "\n")
    self.rest = end.map { rest[rest.index(after: $0)...] }
    defer { index += 1 }
    let text = rest[..<(end ?? rest.endIndex)]
    return Line(index: index, text: text, role: role(of: text))
  }

  private mutating func role(of line: Substring) -> Role {
    var content = line.drop { $0 == " " }
    if let fence {
      let behind = content.drop { $0 == fence.first }
      if content.hasPrefix(fence), behind.allSatisfy(\.isWhitespace) { self.fence = nil }
      return .listing
    }
    guard !content.isEmpty else { return .text(isFirst: true) }
    var indent = line.count - content.count
    while let column = columns.last, column > indent { columns.removeLast() }
    guard indent - (columns.last ?? 0) < 4 else { return .indented }
    let beginning = content.startIndex
    while let length = Self.markLength(of: content), columns.count < 100 {
      content = content.dropFirst(length).drop { $0 == " " }
      indent = line.count - content.count
      columns.append(indent)
    }
    if let mark = content.first, mark == "`" || mark == "~" {
      let marks = content.prefix { $0 == mark }
      // Code in a line may have three marks, too.
      if marks.count >= 3, mark == "~" || !content.dropFirst(marks.count).contains("`") {
        fence = marks
        return .listing
      }
    }
    return .text(isFirst: content.startIndex == beginning)
  }

  /// The length of the mark of an item at the beginning of a text; nil if the text has no mark.
  private static func markLength(of text: Substring) -> Int? {
    let number = text.prefix { $0.isASCII && $0.isNumber }.prefix(10)
    let mark = text[number.endIndex...].prefix(2)
    guard let first = mark.first, mark.last == " ", (number.isEmpty ? "-*+" : ".)").contains(first)
    else { return nil }
    return number.count + 1
  }
}
