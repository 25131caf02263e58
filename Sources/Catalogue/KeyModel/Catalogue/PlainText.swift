/// Inline Markdown as plain text, without code marks and the targets of links.
///
/// - Parameter namesKeys: Whether it has the texts of links to keys.
package func plain(_ markdown: String, namesKeys: Bool = true) -> String {
  let source = Array(markdown.utf8)
  guard source.contains(where: { $0 == openBracket || $0 == codeMark }) else { return markdown }
  var text: [UInt8] = []
  // The next closing marks are remembered, or a text of brackets alone would be read again for each.
  var bracket = -1
  var parenthesis = -1
  func next(_ byte: UInt8, from index: Int) -> Int {
    source[min(index, source.count)...].firstIndex(of: byte) ?? source.count
  }
  var index = 0
  // Text without marks is copied in whole runs.
  while let mark = source[index...].firstIndex(where: { $0 == openBracket || $0 == codeMark }) {
    text += source[index..<mark]
    index = mark
    if source[index] == openBracket {
      if bracket < index { bracket = next(UInt8(ascii: "]"), from: index) }
      if bracket + 1 < source.count, source[bracket + 1] == UInt8(ascii: "(") {
        if parenthesis < bracket { parenthesis = next(UInt8(ascii: ")"), from: bracket) }
        if parenthesis < source.count {
          if namesKeys || !source[(bracket + 2)..<parenthesis].starts(with: "key:".utf8) {
            text += source[(index + 1)..<bracket].filter { $0 != codeMark }
          }
          index = parenthesis + 1
          continue
        }
      }
    }
    if source[index] == openBracket { text.append(openBracket) }
    index += 1
  }
  text += source[index...]
  return String(decoding: text, as: UTF8.self)
}

private let openBracket = UInt8(ascii: "[")
private let codeMark = UInt8(ascii: "`")
