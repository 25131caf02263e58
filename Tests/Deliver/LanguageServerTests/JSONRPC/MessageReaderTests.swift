import JSON
import LanguageServer
import TestSupport
import Testing

struct MessageReaderTests {
  private func message(_ number: Int) -> Message {
    .notification(method: "m\(number)", parameters: [.string("Content-Length: 9\r\n\r\n😀")])
  }

  /// The messages and refusals of a reader for pieces of a stream.
  private func read(
    _ pieces: [[UInt8]], _ framing: Framing = .headers, limit: Int = 1000
  ) -> (messages: [Message], refusals: Int) {
    var reader = MessageReader(framing, limit: limit)
    var (messages, refusals) = ([Message](), 0)
    for piece in pieces {
      reader.append(piece)
      while let next = reader.next() {
        if case .success(let message) = next { messages.append(message) } else { refusals += 1 }
      }
    }
    return (messages, refusals)
  }

  @Test(arguments: [Framing.headers, .lines])
  func messagesMayBeCutAnywhere(_ framing: Framing) {
    let all = (0..<5).map(message)
    let bytes = all.flatMap(framing.bytes)
    for size in 1...40 {
      let pieces = stride(from: 0, to: bytes.count, by: size).map {
        Array(bytes[$0..<min($0 + size, bytes.count)])
      }
      let found = read(pieces, framing)
      #expect(found.messages == all && found.refusals == 0)
    }
  }

  @Test(arguments: [
    "Content-Length: 9223372036854775808\r\n\r\n", "Content-Length: -5\r\n\r\n",
    "Content-Length: 99999999999999999999999999\r\n\r\n", "Content-Length: 1001\r\n\r\n{}",
    "Content-Length: many\r\n\r\n", "Content-Length:\r\n\r\n", "Content-Type: x\r\n\r\n{}",
    "\r\n\r\n", "rubbish\n\n", "Content-Length: 1 2\r\n\r\n", "Content-Length: 0x10\r\n\r\n",
    String(repeating: "x", count: 5000), "Content-Length: " + String(repeating: "1", count: 5000),
    // Shorter and longer than the content.
    "Content-Length: 3\r\n\r\n{\"jsonrpc\":\"2.0\"}", "Content-Length: 0\r\n\r\n",
  ]) func afterARubbishHeaderTheNextMessageIsRead(_ rubbish: String) {
    let bytes = Array(rubbish.utf8) + [message(1), message(2)].flatMap(Framing.headers.bytes)
    let found = read([bytes])
    #expect(found.messages == [message(1), message(2)])
    #expect(found.refusals >= 1)
  }

  @Test func afterALengthBeyondTheContentALaterMessageIsRead() {
    let bytes =
      Array("Content-Length: 60\r\n\r\n{}".utf8)
      + (1...4).map(message).flatMap(Framing.headers.bytes)
    let found = read([bytes])
    #expect(found.messages.last == message(4))
    #expect(found.refusals >= 1)
  }

  @Test(arguments: [
    "content-length:%\r\n\r\n", "Content-Type: a; charset=utf-8\r\nContent-Length: %\r\n\r\n",
    "Content-Length: %\n\n", "CONTENT-LENGTH: \t%\r\nX: y\r\n\r\n",
  ]) func fieldsMayBeWrittenInAnyWay(_ header: String) {
    let content = message(1).json.serializedBytes()
    let bytes = Array(header.replacing("%", with: "\(content.count)").utf8) + content
    #expect(read([bytes]).messages == [message(1)])
  }

  @Test func aLineBeyondTheLimitIsPassedOver() {
    let long = Array(repeating: UInt8(ascii: "x"), count: 700)
    let pieces = [long, long, long, Array("\n\r\n".utf8) + Framing.lines.bytes(of: message(1))]
    let found = read(pieces, .lines)
    #expect(found.messages == [message(1)] && found.refusals == 1)
  }

  @Test(
    arguments: [
      (#"{"id": 7, "a": "%"}"#, Message.ID.number(7)),
      (
        #"{"a": {"id": 1, "b": ["%", {"id": 2}]}, "c": "\"id\": 3,", "id" : "x\u0079"}"#,
        .text("xy")
      ),
      (#"{"a": "\\", "id": 8, "b": "%"}"#, .number(8)), (#"{"a": "%"}"#, nil),
      (#"["id", 4, "%"]"#, nil),
      (#"{"id": "%"}"#, nil), (#"{"id": {"id": 5}, "a": "%"}"#, nil), ("%", nil),
    ] as [(String, Message.ID?)])
  func theSenderOfALineBeyondTheLimitIsAnswered(_ line: String, _ id: Message.ID?) {
    let bytes = Array((line.replacing("%", with: String(repeating: "x", count: 2000)) + "\n").utf8)
    for size in [1, 7, 900] {
      var reader = MessageReader(.lines, limit: 1000)
      var found: [Result<Message, MalformedMessage>] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        reader.append(Array(bytes[start..<min(start + size, bytes.count)]))
        while let next = reader.next() { found.append(next) }
      }
      #expect(found.count == 1 && (try? found[0].get()) == nil)
      guard case .failure(let refusal)? = found.first else { continue }
      #expect(refusal.id == id)
    }
  }

  @Test(arguments: fuzzSeeds(otherwise: 20))
  func damagedStreamsComeToAnEnd(_ seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    var bytes = (0..<20).map(message).flatMap(Framing.headers.bytes)
    for _ in 0..<Int.random(in: 1...8, using: &numbers) {
      let index = Int.random(in: 0..<bytes.count, using: &numbers)
      switch Int.random(in: 0...2, using: &numbers) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &numbers)
      case 1: bytes.remove(at: index)
      default: bytes.insert(UInt8.random(in: 0x20...0x39, using: &numbers), at: index)
      }
    }
    // Messages at the end are whole, and a length may reach beyond some of them.
    bytes += (20..<60).map(message).flatMap(Framing.headers.bytes)
    let found = read([bytes])
    #expect(found.messages.last == message(59))
    #expect(found.refusals < 40)
  }
}
