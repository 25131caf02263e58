import Diagnostics
import KeyModel
import Text

/// Finds the bytes of a text inside its tags or quotes, so that an edit touches nothing else.
struct TextEdit {
  let format: PropertyListDocument.Format
  let bytes: [UInt8]

  /// The bytes that spell a text, if they spell it literally: with no entity, no escape, in UTF-8.
  func content(of range: Range<Int>?, spelling text: String) -> Range<Int>? {
    guard let range, !text.isEmpty, bytes.indices.lowerBound <= range.lowerBound,
      range.upperBound <= bytes.count
    else { return nil }
    let wanted = Array(text.utf8)
    let written = bytes[range]
    let start: Int
    switch format {
    case .xml:
      guard let close = written.firstIndex(of: UInt8(ascii: ">")),
        let open = written.lastIndex(of: UInt8(ascii: "<")), close < open
      else { return nil }
      start = close + 1
      guard open - start == wanted.count else { return nil }
    case .json, .openStep, .yaml, .toml:
      let isQuoted = [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(written.first)
      start = range.lowerBound + (isQuoted ? 1 : 0)
      guard written.count == wanted.count + (isQuoted ? 2 : 0) else { return nil }
    case .binary: return nil
    }
    let content = start..<start + wanted.count
    return bytes[content].elementsEqual(wanted) ? content : nil
  }

  func replacing(_ range: Range<Int>?, _ text: String, with new: String, title: String) -> FixIt? {
    guard isPlain(new), let content = content(of: range, spelling: text) else { return nil }
    // Without quotes, a period would divide a name of TOML.
    if format == .toml, content == range, PropertyListValue.tomlKey(new) != new { return nil }
    return FixIt(title, [.init(content, with: new)])
  }

  func removing(_ ending: Substring, after name: String, _ range: Range<Int>?) -> FixIt? {
    guard let content = content(of: range, spelling: name + ending) else { return nil }
    let start = content.upperBound - ending.utf8.count
    return FixIt("Remove '\(ending)'", [.init(start..<content.upperBound, with: "")])
  }

  func removingOuterSpace(of text: String, _ range: Range<Int>?) -> FixIt? {
    guard let content = content(of: range, spelling: text), let bare = text.withoutOuterSpace
    else { return nil }
    let start = text.unicodeScalars.prefix { $0.isSpace }
    let before = content.lowerBound..<content.lowerBound + String(start).utf8.count
    let after = before.upperBound + bare.utf8.count..<content.upperBound
    return FixIt(
      "Remove the white space", [before, after].filter { !$0.isEmpty }.map { .init($0, with: "") })
  }

  func moving(_ member: PropertyListDocument.Member, behind last: PropertyListDocument.Member)
    -> FixIt?
  {
    guard format == .xml, let key = member.keyRange, let value = member.node.range,
      let lastKey = last.keyRange, let lastValue = last.node.range,
      key.upperBound <= value.lowerBound, value.upperBound <= bytes.count,
      lastValue.upperBound <= bytes.count, bytes[key].starts(with: "<key>".utf8),
      bytes[lastKey].starts(with: "<key>".utf8)
    else { return nil }
    let moved = key.lowerBound..<value.upperBound
    let gap = space(before: lastKey.lowerBound)
    let formerGap = space(before: moved.lowerBound)
    let removed = formerGap.lowerBound..<moved.upperBound
    guard !moved.overlaps(lastKey.lowerBound..<lastValue.upperBound),
      // A line of a preprocessor, or other text between elements, belongs to where it is.
      bytes[moved].last == UInt8(ascii: ">"),
      bytes[..<removed.lowerBound].last == UInt8(ascii: ">"),
      let text = String(
        validating: bytes[gap]
          + indented(bytes[moved], from: lastLine(of: formerGap), to: lastLine(of: gap)),
        as: UTF8.self)
    else { return nil }
    return FixIt(
      "Move '\(member.key)'",
      [.init(removed, with: ""), .init(lastValue.upperBound..<lastValue.upperBound, with: text)])
  }

  /// Elements with the indentation of another dictionary. White space that may belong to a text stays.
  private func indented(_ elements: ArraySlice<UInt8>, from old: [UInt8]?, to new: [UInt8]?)
    -> [UInt8]
  {
    // Text in a CDATA section may look like a tag.
    guard let old, let new, old != new,
      !String(decoding: elements, as: UTF8.self).holds("<![CDATA[")
    else {
      return Array(elements)
    }
    let newline = UInt8(ascii: "\n")
    var lines = elements.split(separator: newline, omittingEmptySubsequences: false).map(Array.init)
    for index in lines.indices.dropFirst() where lines[index].starts(with: old) {
      let content = lines[index].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let isElement =
        content.first == UInt8(ascii: "<") && content.dropFirst().first?.isLetter == true
      let isEnd = ["</dict>", "</array>"].contains { content.starts(with: $0.utf8) }
      if isElement || isEnd { lines[index].replaceSubrange(..<old.count, with: new) }
    }
    return Array(lines.joined(separator: [newline]))
  }

  /// The white space behind the last line break, which indents the line; nil without a line break.
  private func lastLine(of space: Range<Int>) -> [UInt8]? {
    bytes[space].lastIndex(of: UInt8(ascii: "\n")).map { Array(bytes[space][($0 + 1)...]) }
  }

  private func space(before offset: Int) -> Range<Int> {
    let blanks = bytes[..<offset].reversed().prefix { " \t\r\n".utf8.contains($0) }.count
    return offset - blanks..<offset
  }

  func replacing(_ range: Range<Int>?, with flag: Bool) -> FixIt? {
    guard let range, range.upperBound <= bytes.count else { return nil }
    switch format {
    case .xml:
      let element = flag ? "<true/>" : "<false/>"
      // If the range is not exactly the element, an edit would break the file.
      guard bytes[range].first == UInt8(ascii: "<"), bytes[range].last == UInt8(ascii: ">") else {
        return nil
      }
      return FixIt("Write \(element)", [.init(range, with: element)])
    case .json, .toml:
      guard bytes[range].first == UInt8(ascii: "\""), bytes[range].last == UInt8(ascii: "\"") else {
        return nil
      }
      return FixIt("Write \(flag)", [.init(range, with: String(flag))])
    case .openStep, .binary, .yaml: return nil
    }
  }

  private func isPlain(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        byte.isDigit || byte.isLetter || "-_.~/".utf8.contains(byte)
      }
  }
}
