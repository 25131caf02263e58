import Testing

@testable import Archive

/// Reading ZIP archives, which may be anybody's.
struct ZIPArchiveTests {
  private static let long = Array(repeating: "A text that deflates well. ", count: 400)
    .flatMap { Array($0.utf8) }
  private static let files: [(path: String, content: [UInt8])] = [
    ("a/long", long), ("a/short", [1, 2, 3]), ("empty", []), ("ü", Array("x".utf8)),
  ]

  private static func bytes(_ files: [(path: String, content: [UInt8])] = files) -> [UInt8] {
    (try? ZIPWriterTests.archive(files)) ?? []
  }

  private static func read(_ bytes: [UInt8]) throws(ZIPDamage) -> ZIPArchive {
    try ZIPArchive(length: bytes.count) { Array(bytes[$0]) }
  }

  /// The damage of an archive, or of one of its entries.
  private static func damage(_ bytes: [UInt8], atMost limit: Int = 1 << 20) -> String? {
    do throws(ZIPDamage) {
      let archive = try read(bytes)
      for entry in archive.entries { _ = try archive.contents(of: entry, atMost: limit) }
      return nil
    } catch {
      return error.text
    }
  }

  /// An archive in which some bytes are others, counted from a text.
  private static func edited(
    _ bytes: [UInt8] = bytes(), after text: [UInt8], at offset: Int, _ new: [UInt8]
  ) -> [UInt8] {
    var bytes = bytes
    guard let start = bytes.firstRange(of: text)?.lowerBound else { return [] }
    bytes.replaceSubrange(start + offset..<start + offset + new.count, with: new)
    return bytes
  }

  private static let local: [UInt8] = [0x50, 0x4b, 3, 4]
  private static let record: [UInt8] = [0x50, 0x4b, 1, 2]
  private static let end: [UInt8] = [0x50, 0x4b, 5, 6]

  @Test func whatWasWrittenIsRead() throws {
    let archive = try Self.read(Self.bytes())
    #expect(
      archive.entries.map { String(decoding: $0.path, as: UTF8.self) } == Self.files.map(\.path))
    for (entry, file) in zip(archive.entries, Self.files) {
      #expect(entry.size == file.content.count && !entry.isLink)
      #expect(try archive.contents(of: entry, atMost: file.content.count) == file.content)
    }
    #expect(try Self.read(Self.bytes([])).entries.isEmpty)
  }

  @Test func aCommentMayFollow() throws {
    let bytes = Self.edited(after: Self.end, at: 20, [5, 0]) + Self.end + [0]
    #expect(try Self.read(bytes).entries.count == 4)
  }

  @Test func anArchiveThatIsCutOffIsDamaged() {
    let bytes = Self.bytes()
    for length in bytes.indices { #expect(Self.damage(Array(bytes[..<length])) != nil) }
    #expect(Self.damage(Array(bytes.dropLast())) == "the ZIP archive is cut off")
    #expect(Self.damage([]) == "it is not a ZIP archive")
    #expect(Self.damage(Array("<plist/>".utf8)) == "it is not a ZIP archive")
  }

  @Test func anyOtherByteEndsInAnEntryOrInDamage() {
    let bytes = Self.bytes()
    for index in bytes.indices {
      for byte: UInt8 in [0, 1, 0x7f, 0xff] where bytes[index] != byte {
        var other = bytes
        other[index] = byte
        _ = Self.damage(other)
      }
    }
  }

  @Test(arguments: [
    (edited(after: record, at: 8, [1, 0]), "it is encrypted"),
    (edited(after: record, at: 10, [99, 0]), "its compression, number 99, is not known"),
    (edited(after: record, at: 16, [9, 9, 9, 9]), "its checksum is wrong"),
    (edited(after: record, at: 24, [0xff, 0xff, 0xf, 0]), "it has an impossible length"),
    (edited(after: record, at: 24, [0xff, 0xff, 0xff, 0x7f]), "it is longer than 1048576 bytes"),
    (edited(after: record, at: 24, [1, 0, 0, 0]), "its compressed bytes are damaged"),
    (edited(after: record, at: 42, [0xfe, 0xff, 0xff, 0xff]), "the ZIP archive is cut off"),
    (edited(after: record, at: 42, [0xff, 0xff, 0xff, 0xff]), "its directory is damaged"),
    (edited(after: record, at: 28, [0xff, 0xff]), "its directory is damaged"),
    (
      edited(after: local, at: 30, [0x62]),
      "its header and the archive's directory name different files"
    ),
    (edited(after: end, at: 4, [1]), "it is a part of a ZIP archive in several files"),
    (edited(after: end, at: 10, [9]), "its directory is damaged"),
    (
      edited(after: end, at: 12, [0xff, 0xff, 0xff, 0x7f]),
      "its directory is too long: at most 200000 entries are read"
    ),
  ])
  func aHostileArchiveSaysWhatIsWrong(bytes: [UInt8], message: String) {
    #expect(Self.damage(bytes) == message)
  }

  @Test(arguments: ["../x", "a/../../x", "/etc/x", "..", "a\0b", "a/.."])
  func noPathLeadsOutOfAnArchive(path: String) {
    let message = Self.damage(Self.bytes([(path, [1])]))
    #expect(message?.hasSuffix("leads out of it") == true, "\(message ?? "")")
  }

  @Test(arguments: ["a..b/c", "a\\b", "./a", "a//b", "..a"])
  func unusualNamesAreFine(path: String) {
    #expect(Self.damage(Self.bytes([(path, [1])])) == nil)
  }

  @Test func longNumbersAreInZip64Fields() throws {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let content: [UInt8] = [7, 7, 7]
    let small = Self.bytes([("x", content)])
    guard let start = small.firstRange(of: Self.record)?.lowerBound else { return }
    var record = Array(small[start..<start + 46])
    let unknown = [UInt8](repeating: 0xff, count: 4)
    record.replaceSubrange(20..<24, with: unknown)
    record.replaceSubrange(24..<28, with: unknown)
    record.replaceSubrange(42..<46, with: unknown)
    record.replaceSubrange(30..<32, with: number(28, 2))
    record += Array("x".utf8) + number(1, 2) + number(24, 2)
    record += number(3, 8) + number(3, 8) + number(0, 8)
    let long: [UInt8] =
      [0x50, 0x4b, 6, 6] + number(44, 8) + number(45, 2) + number(45, 2) + number(0, 8)
      + number(1, 8) + number(1, 8) + number(record.count, 8) + number(start, 8)
    let locator: [UInt8] =
      [0x50, 0x4b, 6, 7] + number(0, 4) + number(start + record.count, 8) + number(1, 4)
    let end = Self.end + number(0, 4) + unknown + unknown + unknown + number(0, 2)
    let bytes = small[..<start] + record + long + locator + end
    let archive = try Self.read(Array(bytes))
    #expect(archive.entries.map(\.size) == [3])
    #expect(try archive.contents(of: archive.entries[0], atMost: 3) == content)
    for length in 0..<8 {
      var hostile = Array(bytes)
      hostile[start + record.count + 40 + length] = 0xff
      #expect(Self.damage(hostile) != nil)
    }
  }

  @Test func bytesThatCannotBeReadAreDamage() {
    #expect(throws: ZIPDamage.self) { try ZIPArchive(length: 1000) { _ in nil } }
    #expect(throws: ZIPDamage.self) { try ZIPArchive(length: .max) { _ in [] } }
  }
}
