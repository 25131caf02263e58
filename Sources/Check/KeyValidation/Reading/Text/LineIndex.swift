import Diagnostics
package import Text

/// Maps byte offsets to lines and columns, which are 1-based, and back.
///
/// One checkpoint per 1,024 bytes makes a look-up cost the same in one long line as in a million short ones.
package struct LineIndex: Sendable {
  package let encoding: TextEncoding
  /// The length of the byte-order mark, which belongs to no column. In an editor's text it is a character.
  package let markLength: Int
  private let unit: ColumnUnit
  private let bytes: [UInt8]
  private let checkpoints: [Position]

  /// A 1-based line and column.
  package struct Position: Hashable, Comparable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    package static func < (one: Self, other: Self) -> Bool {
      (one.line, one.column) < (other.line, other.column)
    }
  }

  /// The unit of columns. Editors count UTF-16 or UTF-8 code units.
  package enum ColumnUnit: Sendable { case scalars, utf16, utf8 }

  private static let step = 1024

  /// The index of an editor's text, which is UTF-8.
  package init(_ text: [UInt8], counting unit: ColumnUnit) {
    self.init(text, encoding: .utf8, markLength: 0, unit)
  }

  /// Reads the bytes once. If no encoding is given, the byte-order mark decides.
  package init(_ bytes: [UInt8], encoding: TextEncoding? = nil) {
    let detected = TextEncoding.detect(bytes)
    let encoding = encoding ?? detected.encoding
    let markLength = encoding == detected.encoding ? detected.markLength : 0
    self.init(bytes, encoding: encoding, markLength: markLength, .scalars)
  }

  private init(
    _ bytes: [UInt8], encoding: TextEncoding, markLength: Int, _ unit: ColumnUnit
  ) {
    self.bytes = bytes
    self.encoding = encoding
    self.markLength = markLength
    self.unit = unit
    var position = Position(line: 1, column: 1)
    var checkpoints = [position]
    var offset = markLength
    for next in stride(from: Self.step, through: bytes.count, by: Self.step) {
      Self.advance(&position, from: offset, to: next, in: bytes, encoding, unit)
      offset = max(offset, next)
      checkpoints.append(position)
    }
    self.checkpoints = checkpoints
  }

  /// The position of a byte. Offsets are clamped to the file.
  package func position(of offset: Int) -> Position {
    let offset = min(max(offset, markLength), bytes.count)
    let checkpoint = offset / Self.step
    guard checkpoint < checkpoints.count else { return Position(line: 1, column: 1) }
    var position = checkpoints[checkpoint]
    let start = max(checkpoint * Self.step, markLength)
    Self.advance(&position, from: start, to: offset, in: bytes, encoding, unit)
    return position
  }

  /// The position of a byte, as a diagnostic's location.
  package func location(of offset: Int, in file: String) -> SourceLocation {
    let position = position(of: offset)
    return SourceLocation(file: file, line: position.line, column: position.column)
  }

  /// The offset of a position. Positions are clamped to their line and to the text, and to the start of a character.
  package func offset(of position: Position) -> Int {
    let wanted = Position(line: position.line, column: max(1, position.column))
    let next = checkpoints.partitionIndex(where: { $0 <= wanted })
    guard next > 0 else { return markLength }
    var offset = max((next - 1) * Self.step, markLength)
    var position = checkpoints[next - 1]
    let width = encoding.unitWidth
    func unit(_ offset: Int) -> UInt32? { encoding.unit(of: bytes, at: offset) }
    // A checkpoint may be within a character or a line break.
    while offset > markLength, let next = unit(offset), let last = unit(offset - width),
      Self.continuesCharacter(next, encoding) || last == 0x0D && next == 0x0A
    {
      offset -= width
      position.column -= Self.columns(of: last, encoding, self.unit)
    }
    while position < wanted, let first = unit(offset) {
      if position.line == wanted.line, first == 0x0A || first == 0x0D { return offset }
      var end = offset + width
      while let next = unit(end), Self.continuesCharacter(next, encoding) { end += width }
      var next = position
      Self.advance(&next, from: offset, to: end, in: bytes, encoding, self.unit)
      if next.line == wanted.line, next > wanted { return offset }
      (offset, position) = (end, next)
    }
    return offset
  }

  private static func advance(
    _ position: inout Position, from start: Int, to end: Int,
    in bytes: [UInt8], _ encoding: TextEncoding, _ columnUnit: ColumnUnit
  ) {
    let width = encoding.unitWidth
    // Checkpoints are at multiples of every width, byte-order marks at multiples of their width.
    var offset = start
    while offset < end, let unit = encoding.unit(of: bytes, at: offset) {
      offset += width
      if unit == 0x0A || unit == 0x0D && encoding.unit(of: bytes, at: offset) != 0x0A {
        position.line += 1
        position.column = 1
      } else {
        position.column += columns(of: unit, encoding, columnUnit)
      }
    }
  }

  private static func columns(
    of unit: UInt32, _ encoding: TextEncoding, _ columnUnit: ColumnUnit
  ) -> Int {
    if columnUnit == .utf8 { return 1 }
    if continuesCharacter(unit, encoding) { return 0 }
    return columnUnit == .utf16 && unit >= 0xF0 ? 2 : 1
  }

  private static func continuesCharacter(_ unit: UInt32, _ encoding: TextEncoding) -> Bool {
    switch encoding {
    case .utf8: unit & 0xC0 == 0x80
    case .utf16BigEndian, .utf16LittleEndian: unit & 0xFC00 == 0xDC00
    case .latin1, .utf32BigEndian, .utf32LittleEndian: false
    }
  }
}

extension LineIndex? {
  /// The start and end of a range, as a diagnostic's locations; the whole file where the range or its lines are unknown.
  func span(of range: Range<Int>?, in file: String) -> (start: SourceLocation, end: SourceLocation?)
  {
    guard let self, let range else { return (SourceLocation(file: file), nil) }
    return (
      self.location(of: range.lowerBound, in: file), self.location(of: range.upperBound, in: file)
    )
  }
}
