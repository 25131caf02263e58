import KeyValidation
import Text

/// Arrays, inline tables and what they contain.
extension TOMLParser {
  /// A value with all inside, without recursion.
  ///
  /// - Parameter depth: The depth of its table's values.
  mutating func value(depth: Int) throws(TOMLMistake) -> Node {
    let outer = depth
    while true {
      let start = position
      let depth = frames.last?.depth ?? outer
      try count(values: 1, at: start)
      var node: Node
      switch byte {
      case UInt8(ascii: "["):
        try checkDepth(depth, at: start)
        position += 1
        frames.append(Frame(start: start, depth: depth + 1))
        try skipTrivia()
        guard byte == UInt8(ascii: "]") else {
          scopes.beginElement(at: position)
          continue
        }
        node = closeArray()
      case UInt8(ascii: "{"):
        try checkDepth(depth, at: start)
        position += 1
        let table = tables.newTable(.inline, at: start..<position, depth: depth)
        frames.append(Frame(start: start, depth: depth + 1, table: table))
        skipBlanks()
        guard byte == UInt8(ascii: "}") else {
          try beginPair()
          continue
        }
        node = closeInline(table)
      default: node = try scalar()
      }
      // Arrays and tables that end with the value end as well.
      var isComplete = true
      while isComplete, !frames.isEmpty {
        isComplete = try finish(&node)
      }
      if frames.isEmpty, isComplete { return node }
    }
  }

  /// Adds a value to what is open around it. True if that ends, and is the value.
  private mutating func finish(_ node: inout Node) throws(TOMLMistake) -> Bool {
    let last = frames.count - 1
    guard let table = frames[last].table else {
      scopes.endElement(at: position)
      frames[last].nodes.append(node)
      try skipTrivia()
      if byte == UInt8(ascii: ",") {
        position += 1
        try skipTrivia()
        guard byte == UInt8(ascii: "]") else {
          scopes.beginElement(at: position)
          return false
        }
      }
      guard byte == UInt8(ascii: "]") else {
        throw byte == nil
          ? mistake(
            "the array is not closed", remedy: "write ']' behind its last element",
            at: frames[last].start)
          : mistake(
            "an element is followed by ',' or ']', not by \(nextPhrase)",
            remedy: "write a comma between elements, and ']' behind the last one")
      }
      node = closeArray()
      return true
    }
    if let name = frames[last].name {
      tables.add(node, as: name, to: frames[last].holder)
      if frames[last].holder != table { tables.extend(frames[last].holder, to: position) }
    }
    skipBlanks()
    switch byte {
    case UInt8(ascii: ","):
      position += 1
      skipBlanks()
      if byte == UInt8(ascii: "}") {
        throw mistake(
          "TOML 1.0 allows no comma behind the last key of an inline table",
          remedy: "remove the comma")
      }
      try beginPair()
      return false
    case UInt8(ascii: "}"):
      node = closeInline(table)
      return true
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "#"), nil:
      throw divided(frames[last])
    default:
      throw mistake(
        "a value is followed by ',' or '}', not by \(nextPhrase)",
        remedy: "write a comma between keys, and '}' behind the last value")
    }
  }

  /// The key of an inline table, up to its value.
  private mutating func beginPair() throws(TOMLMistake) {
    let last = frames.count - 1
    guard let table = frames[last].table else { return }
    if byte.map({ $0.endsLine }) ?? true || byte == UInt8(ascii: "#") {
      throw divided(frames[last])
    }
    let start = position
    let path = try keyWithSign()
    try checkDepth(tables.depth(of: table) + path.count - 1, at: start)
    let former = tables.count
    let holder = try tables.holder(of: path, in: table, end: position)
    try count(values: tables.count - former, at: start)
    let name = path[path.count - 1]
    try tables.demandNew(name, in: holder)
    frames[last].holder = holder
    frames[last].name = name
    frames[last].depth = tables.depth(of: holder) + 1
  }

  /// An inline table of several lines, which would be wrong as lines of the document.
  private func divided(_ frame: Frame) -> TOMLMistake {
    var mistake = mistake(
      "an inline table is on one line in TOML 1.0",
      remedy: "close it with '}' on this line, or write a table with a header", at: frame.start)
    mistake.hidesLines = true
    return mistake
  }

  private mutating func closeArray() -> Node {
    scopes.close(at: position)
    position += 1
    let frame = frames.removeLast()
    return Node(.array(frame.nodes), range: frame.start..<position)
  }

  private mutating func closeInline(_ table: Int) -> Node {
    position += 1
    frames.removeLast()
    return tables.closeInline(table, at: position)
  }

  // MARK: - Scalars

  private mutating func scalar() throws(TOMLMistake) -> Node {
    let start = position
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      var text = try starts(with: "\"\"\"") || starts(with: "'''") ? block() : line()
      try count(texts: text.utf8.count, at: start)
      if text.hasLongRun { text = text.legible }
      return Node(.string(text), range: start..<position)
    default:
      let word = word()
      guard !word.isEmpty else {
        throw mistake(
          "a value is expected, not \(nextPhrase)",
          remedy:
            "write a value: a text in quotes, a number, true, false, a date, an array or an inline table"
        )
      }
      position = word.upperBound
      do throws(TOMLMistake) {
        let value = try TOMLScalar.value(of: bytes[word], at: start) { text.string($0) }
        return Node(value, range: word)
      } catch {
        position = start
        throw error
      }
    }
  }

  private mutating func line() throws(TOMLMistake) -> String {
    byte == UInt8(ascii: "'") ? try literalText() : try basicText()
  }

  /// The bytes of a scalar without quotes. One blank may be between a date and its time.
  private func word() -> Range<Int> {
    let end = endOfWord(from: position)
    guard end - position == 10, bytes[position + 4] == UInt8(ascii: "-"),
      bytes[position].isDigit, end + 3 < bytes.count, bytes[end] == UInt8(ascii: " "),
      bytes[end + 1].isDigit, bytes[end + 2].isDigit, bytes[end + 3] == UInt8(ascii: ":")
    else { return position..<end }
    return position..<endOfWord(from: end + 1)
  }

  private func endOfWord(from start: Int) -> Int {
    bytes[start...].firstIndex { byte in
      byte.isWhiteSpace || ",]}#=[{\"'".utf8.contains(byte)
    } ?? bytes.count
  }

  func starts(with quotes: StaticString) -> Bool {
    guard bytes.count - position >= quotes.utf8CodeUnitCount else { return false }
    return quotes.withUTF8Buffer { quotes in
      for index in quotes.indices where bytes[position + index] != quotes[index] { return false }
      return true
    }
  }
}
