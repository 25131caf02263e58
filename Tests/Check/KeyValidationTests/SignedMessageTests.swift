import KeyValidation
import TestSupport
import Testing

/// The content of a signed message.
struct SignedMessageTests {
  private static let text = Array("<plist/> and more than a short length has room for: ".utf8) * 9

  @Test(arguments: [false, true], [false, true])
  func theContentIsFound(inParts: Bool, hasLengths: Bool) {
    for content in [Self.text, [], Array("a".utf8)] {
      let message = signedMessage(content, inParts: inParts, hasLengths: hasLengths)
      #expect(SignedMessage.content(of: message) == content)
    }
  }

  @Test(arguments: [false, true])
  func aDamagedMessageEndsInNothingOrAnything(hasLengths: Bool) {
    let message = signedMessage(Self.text, inParts: true, hasLengths: hasLengths)
    for length in message.indices {
      #expect(SignedMessage.content(of: Array(message[..<length])) == nil)
    }
    for index in message.indices {
      for byte: UInt8 in [0, 0x24, 0x30, 0x7f, 0x80, 0x84, 0xff] {
        var other = message
        other[index] = byte
        _ = SignedMessage.content(of: other)
      }
    }
  }

  @Test func whatIsNoMessageHasNoContent() {
    #expect(SignedMessage.content(of: Self.text) == nil)
    for tag: UInt8 in [0x30, 0x24, 0xa0] {
      let deep = [[UInt8]](repeating: [tag, 0x80], count: 100_000).flatMap(\.self)
      #expect(SignedMessage.content(of: deep) == nil)
    }
  }
}

extension [UInt8] {
  fileprivate static func * (bytes: Self, count: Int) -> Self {
    (0..<count).flatMap { _ in bytes }
  }
}
