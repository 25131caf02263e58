import JSON

/// The delimiters of messages in a stream.
package enum Framing: Sendable {
  /// Each begins with header fields. Source: "Language Server Protocol Specification 3.17", "Base Protocol".
  case headers
  /// Each is one line. Source: "Model Context Protocol", 2025-06-18, "Transports", "stdio".
  case lines

  /// A message as bytes of the stream.
  package func bytes(of message: Message) -> [UInt8] {
    // Without the newline at the end.
    let content = message.json.serializedBytes(linesTo: 0).dropLast()
    switch self {
    case .headers: return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
    case .lines: return content + [UInt8(ascii: "\n")]
    }
  }
}

/// Splits a stream into messages. After an unusable header, it continues at the next `Content-Length`.
package struct MessageReader: Sendable {
  private let framing: Framing
  /// The longest message that is read, in bytes.
  private let limit: Int
  private var bytes: [UInt8] = []
  private var start = 0
  /// Up to here, no end of a header or line was found.
  private var searched = 0
  private var length: Int?
  /// The state of a line that is passed over because it is too long.
  private var passedOver: IDSearch?
  /// Whether bytes are skipped until a header begins.
  private var isLost = false

  private static let longestHeader = 4096
  private static let field = Array("content-length:".utf8)

  package init(_ framing: Framing, limit: Int = 64 << 20) {
    self.framing = framing
    self.limit = limit
  }

  package mutating func append(_ new: [UInt8]) {
    // Moving the rest only once for many messages keeps this linear.
    if start > bytes.count / 2 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes += new
  }

  /// The next message, or a refusal; nil if more bytes are needed.
  package mutating func next() -> Result<Message, MalformedMessage>? {
    switch framing {
    case .headers: nextWithHeader()
    case .lines: nextLine()
    }
  }

  // MARK: - Headers

  private mutating func nextWithHeader() -> Result<Message, MalformedMessage>? {
    while true {
      if isLost, !findHeader() { return nil }
      if let length {
        guard bytes.count - start >= length else { return nil }
        let content = Array(bytes[start..<start + length])
        advance(to: start + length)
        self.length = nil
        return message(content)
      }
      guard let end = endOfHeader() else {
        guard bytes.count - start > Self.longestHeader else { return nil }
        advance(to: start + 1)
        return lose("The header is longer than \(Self.longestHeader) bytes.")
      }
      switch Self.length(in: bytes[start..<end]) {
      case .some(let length) where length > limit:
        advance(to: end)
        return lose("The message has \(length) bytes; at most \(limit) are read.")
      case .some(let length):
        advance(to: end)
        self.length = length
      case nil:
        // The next header may be within this one.
        advance(to: start + 1)
        return lose("The header has no usable Content-Length.")
      }
    }
  }

  private mutating func lose(_ reason: String) -> Result<Message, MalformedMessage> {
    isLost = true
    return .failure(.init(nil, .init(.notJSON, reason)))
  }

  /// Skips bytes until a header begins. Returns false if none does so far.
  private mutating func findHeader() -> Bool {
    let count = Self.field.count
    var index = start
    while index + count <= bytes.count {
      if bytes[index] | 0x20 == Self.field[0],
        bytes[index..<index + count].elementsEqual(Self.field, by: { $0 | 0x20 == $1 | 0x20 })
      {
        advance(to: index)
        isLost = false
        return true
      }
      index += 1
    }
    advance(to: index)
    return false
  }

  private mutating func endOfHeader() -> Int? {
    // The longest end is four bytes, and some of them may have been searched before.
    var index = max(start, searched - 3)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") {
        let rest = bytes[(index + 1)...].prefix(2)
        if rest.first == UInt8(ascii: "\n") { return index + 2 }
        if rest.elementsEqual([UInt8(ascii: "\r"), UInt8(ascii: "\n")]) { return index + 3 }
      }
      index += 1
    }
    searched = bytes.count
    return nil
  }

  /// The length in a header, if any; the last of several.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    var length: Int?
    for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      guard parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].drop { $0 == " " || $0 == "\t" }
      guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), !digits.isEmpty else {
        return nil
      }
      // A number that overflows is a length beyond every limit.
      length = Int(digits) ?? .max
    }
    return length
  }

  // MARK: - Lines

  private mutating func nextLine() -> Result<Message, MalformedMessage>? {
    while let end = bytes[max(start, searched)...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = Array(bytes[start..<end])
      advance(to: end + 1)
      if var search = passedOver {
        passedOver = nil
        search.read(line)
        return .failure(
          .init(
            search.id,
            .init(.invalidRequest, "The message has more than \(limit) bytes.")))
      }
      if line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { continue }
      return message(line)
    }
    searched = bytes.count
    guard passedOver != nil || bytes.count - start > limit else { return nil }
    passedOver = passedOver ?? IDSearch()
    passedOver?.read(bytes[start...])
    advance(to: bytes.count)
    return nil
  }

  // MARK: -

  private mutating func advance(to offset: Int) {
    start = offset
    searched = max(searched, offset)
    guard start == bytes.count else { return }
    bytes = []
    (start, searched) = (0, 0)
  }

  private func message(_ content: [UInt8]) -> Result<Message, MalformedMessage> {
    do throws(MalformedMessage) {
      return .success(try Message(content))
    } catch {
      return .failure(error)
    }
  }
}
