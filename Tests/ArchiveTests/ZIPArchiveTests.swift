import Archive
import Testing

@Suite struct ZIPArchiveTests {
  private func archive(_ files: [(String, [UInt8])]) throws -> [UInt8] {
    var archive = ZIPArchive()
    for (path, content) in files { try archive.add(path, PackedContent(content)) }
    return try archive.bytes()
  }

  @Test func anEmptyArchiveIsItsEndRecord() throws {
    #expect(try archive([]) == [0x50, 0x4b, 5, 6] + [UInt8](repeating: 0, count: 18))
  }

  @Test func theSameFilesGiveTheSameBytes() throws {
    let files: [(String, [UInt8])] = [("a/b.json", Array("{}".utf8)), ("ä", [])]
    #expect(try archive(files) == archive(files))
  }

  @Test func aTextGetsSmaller() throws {
    let text = [UInt8](repeating: 0x61, count: 10_000)
    #expect(try archive([("a", text)]).count < 300)
  }

  @Test func whatDoesNotGetSmallerIsStored() throws {
    let bytes = try archive([("x", [1, 2, 3])])
    // The content stands as it is after a header of 30 bytes and a name of one.
    #expect(Array(bytes[31..<34]) == [1, 2, 3])
    #expect(Array(bytes[8..<10]) == [0, 0])
  }
}
