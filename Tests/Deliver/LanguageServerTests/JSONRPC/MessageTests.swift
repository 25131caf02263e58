import JSON
import LanguageServer
import Testing

struct MessageTests {
  @Test(arguments: [
    Message.request(.number(7), method: "a", parameters: ["x": [1, "é\u{2028}"]]),
    .request(.text("seven"), method: "a/b", parameters: .null),
    .notification(method: "$/c", parameters: []),
    .response(.number(-1), .success(.null)),
    .response(.text(""), .success(["a": true])),
    .response(nil, .failure(.init(.notJSON, "no"))),
  ]) func whatIsWrittenIsRead(_ message: Message) throws {
    #expect(try Message(message.json.serializedBytes()) == message)
    var reader = MessageReader(.headers)
    reader.append(Framing.headers.bytes(of: message))
    #expect(try reader.next()?.get() == message)
    reader = MessageReader(.lines)
    reader.append(Framing.lines.bytes(of: message))
    #expect(try reader.next()?.get() == message)
  }

  @Test(
    arguments: [
      (#"{"jsonrpc":"2.0","id":3"#, -32700, nil),
      ("", -32700, nil),
      ("[]", -32600, nil),
      (#"{"id":3,"method":"a"}"#, -32600, .number(3)),
      (#"{"jsonrpc":"2.0","id":3}"#, -32600, .number(3)),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"a"}"#, -32600, nil),
      (#"{"jsonrpc":"2.0","id":"x","method":5}"#, -32600, .text("x")),
      (#"{"jsonrpc":"2.0","id":"x","method":"a","params":5}"#, -32600, .text("x")),
      (#"{"jsonrpc":"2.0","id":4,"error":{}}"#, -32600, .number(4)),
    ] as [(String, Int, Message.ID?)])
  func whatIsNoMessageIsRefused(_ text: String, _ code: Int, _ id: Message.ID?) {
    let refusal = #expect(throws: MalformedMessage.self) { try Message(Array(text.utf8)) }
    #expect(refusal?.failure.code == code)
    #expect(refusal?.id == id)
  }

  /// Editors count such an escape as one unit of UTF-16, and so is U+FFFD.
  @Test func halfOfACharacterIsReadAsAReplacement() throws {
    let text = #"{"jsonrpc":"2.0","method":"a","params":["x\ud83dy"]}"#
    let message = try Message(Array(text.utf8))
    #expect(message == .notification(method: "a", parameters: ["x\u{FFFD}y"]))
  }
}
