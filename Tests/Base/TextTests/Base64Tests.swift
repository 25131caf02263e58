import Testing
import Text

struct Base64Tests {
  /// Source: RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func bytesAreEncoded(text: String, encoded: String) {
    #expect(String(decoding: Base64.encoded(Array(text.utf8)), as: UTF8.self) == encoded)
  }

  @Test func addressesNeedNoEscape() {
    let bytes: [UInt8] = [0xFB, 0xFF, 0xBF, 0xFE]
    #expect(String(decoding: Base64.encoded(bytes), as: UTF8.self) == "+/+//g==")
    #expect(Base64.encodedForAddresses(bytes) == "-_-__g")
  }
}
