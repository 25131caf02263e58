import Archive
import Testing

@Suite struct GZIPTests {
  @Test func itBearsNoNameAndNoTime() throws {
    let bytes = try gzipped(Array("text".utf8))
    #expect(Array(bytes.prefix(10)) == [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
  }

  /// Source: the check value of CRC-32 in the catalogue of parametrised CRC algorithms.
  @Test func itEndsWithTheChecksumAndTheLength() throws {
    let bytes = try gzipped(Array("123456789".utf8))
    #expect(Array(bytes.suffix(8)) == [0x26, 0x39, 0xf4, 0xcb, 9, 0, 0, 0])
  }

  @Test func emptyBytesHaveAFileToo() throws {
    #expect(try Array(gzipped([]).suffix(8)) == [0, 0, 0, 0, 0, 0, 0, 0])
  }
}
