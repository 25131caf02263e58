import Foundation
import Testing

@testable import Archive

@Suite struct ZIPWriterTests {
  static func archive(
    _ files: [(path: String, content: [UInt8])], time: ArchiveTime = .oldest
  ) throws -> [UInt8] {
    let compressor = Compressor()
    var (writer, bytes) = (ZIPWriter(time: time), [UInt8]())
    for file in files {
      try writer.add(file.path, PackedContent(file.content, compressor), to: &bytes)
    }
    return bytes + writer.end()
  }

  @Test func emptyZIPArchiveIsAnEndRecord() throws {
    #expect(try Self.archive([]) == [0x50, 0x4b, 5, 6] + [UInt8](repeating: 0, count: 18))
  }

  @Test func zipOfTheSameFilesHasTheSameBytes() throws {
    let files: [(String, [UInt8])] = [("a/b.json", Array("{}".utf8)), ("ä", [])]
    #expect(try Self.archive(files) == Self.archive(files))
  }

  @Test func zipCompressesText() throws {
    let text = [UInt8](repeating: 0x61, count: 10_000)
    #expect(try Self.archive([("a", text)]).count < 300)
  }

  @Test func incompressibleContentIsStored() throws {
    let bytes = try Self.archive([("x", [1, 2, 3])])
    // The content is as it was, after a header of 30 bytes and a name of one.
    #expect(Array(bytes[31..<34]) == [1, 2, 3])
    #expect(Array(bytes[8..<10]) == [0, 0])
  }

  @Test func overlongZIPPathIsAnError() {
    let path = String(repeating: "a", count: 65_536)
    #expect(throws: ArchiveFailure.pathTooLong(path)) { try Self.archive([(path, [])]) }
  }

  /// Below, at and above the number of files from which an archive has the records of Zip64.
  @Test(arguments: [65_534, 65_535, 65_536, 70_000])
  func pythonReadsZIPArchivesOfManyFiles(count: Int) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(Self.archive((0..<count).map { ("folder/\($0)", [0x61]) })).write(to: file)
    let program = """
      import sys, zipfile
      archive = zipfile.ZipFile(sys.argv[1])
      names = archive.namelist()
      assert names == sorted(f"folder/{number}" for number in range(\(count))), len(names)
      for name in names[:3] + names[-3:]: assert archive.read(name) == b"a", name
      """
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    python.arguments = ["python3", "-c", program, file.path]
    try python.run()
    python.waitUntilExit()
    #expect(python.terminationStatus == 0)
  }

  /// A file behind the first 4 GiB of an archive: its position is in the extra field of Zip64.
  @Test func zipOffsetsBeyondFourGibibytesUseZip64() throws {
    let start: UInt64 = 5_000_000_000
    var (writer, bytes) = (ZIPWriter(time: .oldest, offset: start), [UInt8]())
    try writer.add("a", PackedContent([1], Compressor()), to: &bytes)
    let end = writer.end()
    #expect(Array(end[42..<46]) == [0xff, 0xff, 0xff, 0xff])
    // The name follows 46 bytes; then the field's number, its length, and the position.
    #expect(Array(end[47..<51]) == [1, 0, 8, 0])
    #expect(Self.number(end[51..<59]) == start)
    // Of Zip64's end record, the directory's length and position are the last two numbers.
    #expect(Array(end[59..<63]) == [0x50, 0x4b, 6, 6])
    #expect(Self.number(end[99..<107]) == 59)
    #expect(Self.number(end[107..<115]) == start + UInt64(bytes.count))
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
