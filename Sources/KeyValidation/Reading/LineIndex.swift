import Diagnostics
package import Text

/// Finds the line and the column of a byte.
///
/// A line ends with LF, CRLF or CR; a column counts Unicode scalars; both are 1-based. The index
/// keeps one checkpoint for every 1,024 bytes, so a look-up costs the same in a file of one long
/// line as in a file of a million short ones.
package struct LineIndex: Sendable {
  package let encoding: TextEncoding
  /// The length of the byte-order mark, which belongs to no column.
  package let markLength: Int
  private let bytes: [UInt8]
  private let checkpoints: [Position]

  /// A 1-based line and column.
  package struct Position: Hashable, Sendable {
    package var line: Int
    package var column: Int
  }

  private static let step = 1024

  /// Reads the bytes once. Their encoding is found by the byte-order mark when it is not given.
  package init(_ bytes: [UInt8], encoding: TextEncoding? = nil) {
    let detected = TextEncoding.detect(bytes)
    let encoding = encoding ?? detected.encoding
    let markLength = encoding == detected.encoding ? detected.markLength : 0
    self.bytes = bytes
    self.encoding = encoding
    self.markLength = markLength
    checkpoints = bytes.withUnsafeBufferPointer { buffer in
      var position = Position(line: 1, column: 1)
      var checkpoints = [position]
      var offset = markLength
      while true {
        let next = checkpoints.count * Self.step
        guard next <= buffer.count else { return checkpoints }
        Self.advance(&position, from: offset, to: next, in: buffer, encoding)
        offset = max(offset, next)
        checkpoints.append(position)
      }
    }
  }

  /// The position of a byte; an offset outside the file is moved to the nearest end.
  package func position(of offset: Int) -> Position {
    let offset = min(max(offset, markLength), bytes.count)
    let checkpoint = offset / Self.step
    guard checkpoint < checkpoints.count else { return Position(line: 1, column: 1) }
    var position = checkpoints[checkpoint]
    bytes.withUnsafeBufferPointer { buffer in
      let start = max(checkpoint * Self.step, markLength)
      Self.advance(&position, from: start, to: offset, in: buffer, encoding)
    }
    return position
  }

  /// The position of a byte, as a diagnostic gives it.
  package func location(of offset: Int, in file: String) -> SourceLocation {
    let position = position(of: offset)
    return SourceLocation(file: file, line: position.line, column: position.column)
  }

  private static func advance(
    _ position: inout Position, from start: Int, to end: Int,
    in bytes: UnsafeBufferPointer<UInt8>, _ encoding: TextEncoding
  ) {
    let width = encoding.unitWidth
    // Checkpoints are at multiples of every width, byte-order marks at multiples of their width.
    var offset = start
    while offset < end, let unit = encoding.unit(of: bytes, at: offset) {
      offset += width
      if unit == 0x0A || unit == 0x0D && encoding.unit(of: bytes, at: offset) != 0x0A {
        position.line += 1
        position.column = 1
      } else if !continuesCharacter(unit, encoding) {
        position.column += 1
      }
    }
  }

  private static func continuesCharacter(_ unit: UInt32, _ encoding: TextEncoding) -> Bool {
    switch encoding {
    case .utf8: unit & 0xC0 == 0x80
    case .utf16BigEndian, .utf16LittleEndian: unit & 0xFC00 == 0xDC00
    case .latin1, .utf32BigEndian, .utf32LittleEndian: false
    }
  }
}
