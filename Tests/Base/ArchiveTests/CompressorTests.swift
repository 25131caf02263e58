import Archive
import Foundation
import Testing

@Suite struct CompressorTests {
  @Test func gzipHeaderHasNoNameAndNoTime() {
    let bytes = Compressor().gzipped(Array("text".utf8))
    #expect(Array(bytes.prefix(8)) == [0x1f, 0x8b, 8, 0, 0, 0, 0, 0])
  }

  /// Source: the check value of CRC-32 in the catalogue of parametrised CRC algorithms.
  @Test func gzipEndsWithChecksumAndLength() {
    let bytes = Compressor().gzipped(Array("123456789".utf8))
    #expect(Array(bytes.suffix(8)) == [0x26, 0x39, 0xf4, 0xcb, 9, 0, 0, 0])
  }

  @Test func gzipOfNoBytesIsAFile() {
    #expect(Array(Compressor().gzipped([]).suffix(8)) == [0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func reusedCompressorGivesTheSameBytes() {
    let (used, text) = (Compressor(), Array(String(repeating: "one two ", count: 999).utf8))
    _ = used.gzipped(text + text)
    #expect(used.gzipped(text) == Compressor().gzipped(text))
  }

  /// Parts of an archive are compressed each on its own.
  @Test func gzipReadsConcatenatedFiles() throws {
    let parts = (0..<5).map { Array(String(repeating: "part \($0) ", count: 9999 * $0).utf8) }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString + ".gz")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(parts.flatMap(Compressor().gzipped)).write(to: file)
    let (gzip, output) = (Process(), Pipe())
    gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    gzip.arguments = ["gzip", "-dc", file.path]
    gzip.standardOutput = output
    try gzip.run()
    let read = output.fileHandleForReading.readDataToEndOfFile()
    gzip.waitUntilExit()
    #expect(gzip.terminationStatus == 0)
    #expect(read == Data(parts.joined()))
  }
}
