import KeyValidation

/// A text while the changes of one message are applied to it, each to the text that the one before left.
///
/// The text is divided at the latest change, so a change costs its distance from there: editors send the changes of
/// "replace all" in order, beginning with the first or with the last.
struct ChangedText {
  private let unit: LineIndex.ColumnUnit
  /// The text before all changes. It is the present text up to the first mark.
  private let original: LineIndex
  private var head: [UInt8]
  /// What follows the head, in reverse order, so that both parts change at their ends.
  private var tail: [UInt8] = []
  /// Known positions in the head, in ascending order.
  private var marks: [Mark]
  /// The end of the head; never within a character or a CRLF.
  private var end: Mark

  private struct Mark {
    var offset: Int
    var position: LineIndex.Position
  }

  private static let distanceOfMarks = 1024

  /// - Parameter lines: The index of the text.
  init(_ text: [UInt8], _ lines: LineIndex, counting unit: LineIndex.ColumnUnit) {
    self.unit = unit
    original = lines
    head = text
    end = Mark(offset: text.count, position: lines.position(of: text.count))
    marks = [end]
  }

  var bytes: [UInt8] { head + tail.reversed() }

  /// Replaces what is between two positions. They are clamped as `LineIndex` clamps them.
  mutating func replace(
    from first: LineIndex.Position, to last: LineIndex.Position, with text: String
  ) {
    moveEnd(to: first)
    var position = end.position
    while let step = step(from: position, to: last) {
      tail.removeLast(step.length)
      position = step.position
    }
    tail.append(contentsOf: text.utf8.reversed())
    if head.last == UInt8(ascii: "\r"), tail.last == UInt8(ascii: "\n") {
      // The two are one line break from now on.
      let offset = head.count - 1
      cut(at: offset) { $0.offset <= offset }
      while end.offset < offset, let step = step(from: end.position, to: .last) { advance(step) }
    }
  }

  private mutating func moveEnd(to position: LineIndex.Position) {
    if position < end.position {
      cut(at: original.offset(of: position)) { $0.position <= position }
    }
    while let step = step(from: end.position, to: position) { advance(step) }
  }

  /// Ends the head at the last mark that fulfils a condition, or else at an offset of the original text.
  private mutating func cut(at offset: Int, orAt isNear: (Mark) -> Bool) {
    while let mark = marks.last, !isNear(mark) { marks.removeLast() }
    if marks.isEmpty { marks = [Mark(offset: offset, position: original.position(of: offset))] }
    end = marks[marks.count - 1]
    tail.append(contentsOf: head[end.offset...].reversed())
    head.removeLast(head.count - end.offset)
  }

  /// The next character or line break, and the position after it; nil at the wanted position or where it is clamped.
  private func step(
    from position: LineIndex.Position, to wanted: LineIndex.Position
  ) -> (length: Int, position: LineIndex.Position)? {
    guard position < wanted, let first = tail.last else { return nil }
    if position.line == wanted.line, first.endsLine { return nil }
    func byte(_ offset: Int) -> UInt8? {
      offset < tail.count ? tail[tail.count - 1 - offset] : nil
    }
    let isCRLF = first == UInt8(ascii: "\r") && byte(1) == UInt8(ascii: "\n")
    if first.endsLine {
      return (isCRLF ? 2 : 1, LineIndex.Position(line: position.line + 1, column: 1))
    }
    var next = position
    next.column += LineIndex.columns(of: first, counting: unit)
    var length = 1
    while let more = byte(length), more & 0xC0 == 0x80 {
      next.column += LineIndex.columns(of: more, counting: unit)
      length += 1
    }
    return next.line == wanted.line && next > wanted ? nil : (length, next)
  }

  private mutating func advance(_ step: (length: Int, position: LineIndex.Position)) {
    for _ in 0..<step.length { head.append(tail.removeLast()) }
    end = Mark(offset: head.count, position: step.position)
    if end.offset - (marks.last?.offset ?? 0) >= Self.distanceOfMarks { marks.append(end) }
  }
}

extension LineIndex.Position {
  /// After every position of a text.
  fileprivate static let last = Self(line: .max, column: 1)
}
