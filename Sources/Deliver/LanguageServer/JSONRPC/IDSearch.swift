import JSON

/// Finds the id of a message that is too long to be read, so that its sender gets the answer.
struct IDSearch {
  private(set) var id: Message.ID?
  private var depth = 0
  private var isInText = false
  private var isEscaped = false
  private var key: [UInt8] = []
  /// The beginning of the name or value that is being read, if it is in the outermost object.
  private var token: [UInt8] = []

  private static let longestToken = 256

  mutating func read(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { read(byte) }
  }

  private mutating func read(_ byte: UInt8) {
    if isInText {
      keep(byte)
      if byte == UInt8(ascii: "\""), !isEscaped { isInText = false }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      return
    }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      endMember()
      depth -= 1
    case UInt8(ascii: ","): endMember()
    case UInt8(ascii: ":") where depth == 1: (key, token) = (token, [])
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
    default:
      isInText = byte == UInt8(ascii: "\"")
      keep(byte)
    }
  }

  private mutating func keep(_ byte: UInt8) {
    if depth == 1, token.count <= Self.longestToken { token.append(byte) }
  }

  private mutating func endMember() {
    guard depth == 1 else { return }
    if key.elementsEqual("\"id\"".utf8), token.count <= Self.longestToken {
      var scanner = JSONScanner(token, file: "")
      id = (try? scanner.readValue()).flatMap(Message.ID.init)
    }
    (key, token) = ([], [])
  }
}
