import Archive
import Testing

struct CRC32Tests {
  /// Source: the check value in the catalogue of parametrised CRC algorithms, and zlib's `crc32`.
  @Test(arguments: [
    ("", "00000000"), ("123456789", "cbf43926"), ("a", "e8b7be43"),
    ("The quick brown fox jumps over the lazy dog", "414fa339"),
  ])
  func crc32MatchesKnownChecksums(text: String, digits: String) {
    #expect(CRC32(of: Array(text.utf8)).hexadecimal == digits)
  }

  @Test(arguments: 0...9)
  func crc32OfPiecesEqualsThatOfTheWhole(length: Int) {
    let bytes = Array("123456789".utf8)
    var checksum = CRC32()
    checksum.update(with: Array(bytes[..<length]))
    checksum.update(with: [])
    checksum.update(with: Array(bytes[length...]))
    #expect(checksum == CRC32(of: bytes))
  }

  @Test(arguments: ["", "cbf4392", "cbf439267", "+bf43926", "cbf4392g", " cbf4392"])
  func malformedChecksumsAreRejected(text: String) {
    #expect(CRC32(hexadecimal: text) == nil)
    #expect(CRC32(hexadecimal: "cbf43926") == CRC32(of: Array("123456789".utf8)))
  }
}
