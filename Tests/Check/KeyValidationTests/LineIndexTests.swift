import KeyValidation
import TestSupport
import Testing

@Suite("Lines and columns")
struct LineIndexTests {
  @Test("Every byte of a long mixed text", arguments: [3, 64, 5_000])
  func linesAndColumnsOfOffsets(_ count: Int) {
    let pieces = ["a", "é", "\n", "\r\n", "\r", "😀", "日", " "]
    var numbers = SeededNumbers(seed: count)
    let text = (0..<count).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
    let index = LineIndex(utf8(text))
    let wide = LineIndex(utf16(text))
    var (line, column, offset, wideOffset) = (1, 1, 0, 2)
    let scalars = Array(text.unicodeScalars)
    for (number, scalar) in scalars.enumerated() {
      let position = index.position(of: offset)
      if (position.line, position.column) != (line, column) {
        Issue.record("\(offset) is \(position), not \(line):\(column)")
      }
      if wide.position(of: wideOffset) != position { Issue.record("\(wideOffset) in UTF-16") }
      offset += String(scalar).utf8.count
      wideOffset += 2 * String(scalar).utf16.count
      let isBeforeLF = number + 1 < scalars.count && scalars[number + 1] == "\n"
      if scalar == "\n" || scalar == "\r" && !isBeforeLF {
        (line, column) = (line + 1, 1)
      } else {
        column += 1
      }
    }
  }

  @Test("Offsets outside the file are moved to its ends")
  func offsetsOutsideTheTextHaveALocation() {
    let index = LineIndex([0xEF, 0xBB, 0xBF] + utf8("a\nb"))
    #expect(index.position(of: -5) == LineIndex([]).position(of: 9))
    #expect(index.position(of: 3).column == 1)
    #expect(index.position(of: .max).line == 2 && index.position(of: .max).column == 2)
  }

  @Test("Every position leads back to its byte", arguments: [3, 64, 5_000])
  func offsetsOfPositions(_ count: Int) {
    var numbers = SeededNumbers(seed: count)
    let pieces = ["a", "é", "\n", "\r\n", "\r", "😀", "日", " ", "\u{FEFF}"]
    let text = utf8((0..<count).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined())
    for unit in [LineIndex.ColumnUnit.scalars, .utf16, .utf8] {
      let index = LineIndex(text, counting: unit)
      for offset in 0...text.count {
        let isInside = offset < text.count && text[offset] & 0xC0 == 0x80
        let isInBreak =
          offset > 0 && offset < text.count && text[offset - 1] == 0x0D && text[offset] == 0x0A
        guard !isInside, !isInBreak else { continue }
        let back = index.offset(of: index.position(of: offset))
        if back != offset { Issue.record("\(unit): \(offset) is \(back)") }
      }
    }
  }
}
