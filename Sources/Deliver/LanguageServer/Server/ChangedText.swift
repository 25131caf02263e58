import KeyValidation

/// A text while the changes of one message are applied to it, each to the text that the one before left.
///
/// The text is divided into pieces, so that a change costs the same wherever it is: editors send the changes of "replace
/// all" in order, beginning with the first or with the last, and other changes in any order. For 5,000 lines that takes 0.3 s;
/// an index of the whole text for each change takes 8 s.
struct ChangedText {
  /// A part of the text, which begins and ends neither within a character nor within a CRLF.
  private struct Piece {
    var bytes: [UInt8]
    var lines: LineIndex
    /// The position after the last byte, counted from the first.
    var end: LineIndex.Position

    init(_ bytes: ArraySlice<UInt8>, counting unit: LineIndex.ColumnUnit) {
      self.bytes = Array(bytes)
      lines = LineIndex(self.bytes, counting: unit)
      end = lines.position(of: bytes.count)
    }
  }

  private let unit: LineIndex.ColumnUnit
  private var pieces: [Piece] = []

  /// The most bytes of a piece, but for a character that ends later.
  private static let length = 2048

  init(_ text: [UInt8], counting unit: LineIndex.ColumnUnit) {
    self.unit = unit
    pieces = divided(text)
  }

  var bytes: [UInt8] { pieces.flatMap(\.bytes) }

  /// Replaces what is between two positions. They are clamped as `LineIndex` clamps them.
  mutating func replace(
    from start: LineIndex.Position, to end: LineIndex.Position, with text: String
  ) {
    let (first, last) = (find(start), find(end))
    var (lower, upper) = (first.piece, last.piece)
    var bytes = pieces[lower].bytes[..<first.offset] + text.utf8
    bytes += pieces[upper].bytes[last.offset...]
    // A short piece joins those beside it, and so does one half of a CRLF.
    func isShort() -> Bool { bytes.count < Self.length / 2 }
    if lower > 0, isShort() || bytes.first == UInt8(ascii: "\n") {
      lower -= 1
      bytes = pieces[lower].bytes[...] + bytes
    }
    if upper < pieces.count - 1, isShort() || bytes.last == UInt8(ascii: "\r") {
      upper += 1
      bytes += pieces[upper].bytes
    }
    pieces.replaceSubrange(lower...upper, with: divided(Array(bytes)))
  }

  private func find(_ position: LineIndex.Position) -> (piece: Int, offset: Int) {
    var start = LineIndex.Position(line: 1, column: 1)
    var index = 0
    while index < pieces.count - 1 {
      let next = start.advanced(by: pieces[index].end)
      guard next <= position else { break }
      (start, index) = (next, index + 1)
    }
    return (index, pieces[index].lines.offset(of: position.counted(from: start)))
  }

  /// Pieces of about the same length; at least one.
  private func divided(_ bytes: [UInt8]) -> [Piece] {
    let length = bytes.count / (bytes.count / Self.length + 1) + 1
    var made: [Piece] = []
    var rest = bytes[...]
    repeat {
      var end = min(rest.startIndex + length, bytes.count)
      while end < bytes.count,
        bytes[end] & 0xC0 == 0x80
          || bytes[end] == UInt8(ascii: "\n") && bytes[end - 1] == UInt8(ascii: "\r")
      {
        end += 1
      }
      made.append(Piece(rest[..<end], counting: unit))
      rest = rest[end...]
    } while !rest.isEmpty
    return made
  }
}

extension LineIndex.Position {
  /// The position that is this far after the start of a text, as a position of a text that begins here.
  fileprivate func advanced(by distance: Self) -> Self {
    distance.line == 1
      ? Self(line: line, column: column + distance.column - 1)
      : Self(line: line + distance.line - 1, column: distance.column)
  }

  /// The same position in a text that begins at another.
  fileprivate func counted(from start: Self) -> Self {
    line == start.line
      ? Self(line: 1, column: column - start.column + 1)
      : Self(line: line - start.line + 1, column: column)
  }
}
