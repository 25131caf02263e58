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

  @Test func tooManyFilesForAZIPArchiveAreAnError() throws {
    var (writer, bytes) = (ZIPWriter(time: .oldest), [UInt8]())
    let content = PackedContent([0x61], Compressor())
    for number in 0..<65_534 { try writer.add("\(number)", content, to: &bytes) }
    #expect(throws: ArchiveFailure.archiveTooLarge) { try writer.add("last", content, to: &bytes) }
    let program = """
      import sys, zipfile
      archive = zipfile.ZipFile(sys.argv[1])
      names = archive.namelist()
      assert names == sorted(map(str, range(65534))), len(names)
      for name in names[:3] + names[-3:]: assert archive.read(name) == b"a", name
      """
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(bytes + writer.end()).write(to: file)
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    python.arguments = ["python3", "-c", program, file.path]
    try python.run()
    python.waitUntilExit()
    #expect(python.terminationStatus == 0)
  }
}
