import Diagnostics
import KeyValidation
import Testing
import Text

@Suite("Binary lists")
struct BinaryReaderTests {
  private func writer(_ objects: [[UInt8]]) -> BinaryWriter {
    var writer = BinaryWriter()
    writer.referenceWidth = 1
    writer.objects = objects
    return writer
  }

  private func ids(_ bytes: [UInt8]) -> [String] { read(bytes).diagnostics.map(\.id) }

  @Test("Every kind of object")
  func everyKindOfBinaryObjectIsRead() throws {
    let objects: [[UInt8]] = [
      [0xAC, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [0x08], [0x09], [0x10, 0xFF],
      [0x11, 0xFF, 0xFF], [0x12, 0xFF, 0xFF, 0xFF, 0xFF], [0x13] + .init(repeating: 0xFF, count: 8),
      [0x14] + .init(repeating: 0, count: 15) + [7], [0x22, 0x3F, 0xC0, 0, 0],
      [0x33] + .init(repeating: 0, count: 8), [0x42, 1, 2], [0x62, 0xD8, 0x3D, 0xDE, 0],
      [0xC1, 1],
    ]
    let (document, diagnostics) = read(writer(objects).file())
    #expect(diagnostics == [] && document?.format == .binary && document?.root.range == nil)
    let expected: [Tree] = [
      .boolean(false), .boolean(true), .integer(255), .integer(65_535), .integer(4_294_967_295),
      .integer(-1), .integer(7), .real((1.5).bitPattern), .date("2001-01-01T00:00:00Z"),
      .data([1, 2]), .string("😀"), .array([.boolean(false)]),
    ]
    #expect(try Tree(#require(document).root) == .array(expected))
  }

  static let dates: [(Double, String)] = [
    (0.5, "2001-01-01T00:00:00Z"), (-0.5, "2000-12-31T23:59:59Z"),
    (799_545_541, "2026-05-03T23:59:01Z"), (-978_307_200, "1970-01-01T00:00:00Z"),
    (94_608_000 + 59 * 86_400, "2004-02-29T00:00:00Z"), (-63_113_904_000, "0001-01-01T00:00:00Z"),
  ]

  @Test(arguments: dates)
  func binaryDatesAreRead(_ seconds: Double, _ text: String) throws {
    let bytes = writer([[0x33] + BinaryWriter.number(seconds.bitPattern, 8)]).file()
    #expect(try Tree(#require(read(bytes).document).root) == .date(text))
  }

  @Test("Damaged files are refused by name")
  func damagedBinaryListsAreRefused() {
    let good = writer([[0xA1, 1], [0x09]])
    #expect(ids(good.file()) == [])
    #expect(ids(Array("bplist00".utf8)) == ["binary-trailer"])
    #expect(ids(Array("bplist15abc".utf8)) == ["unsupported-version"])
    #expect(ids(Array(good.file().dropLast())) == ["binary-trailer"])
    #expect(ids(good.file(count: .max)) == ["binary-trailer"])
    #expect(ids(good.file(count: 1 << 62)) == ["binary-trailer"])
    #expect(ids(good.file(root: 2)) == ["binary-trailer"])
    #expect(ids(good.file(offset: { _ in -1 })) == ["binary-offset"])
    #expect(ids(good.file(offset: { $0 == 0 ? 8 : 4 })) == ["binary-offset"])
    #expect(ids(writer([[0xA1, 9], [0x09]]).file()) == ["binary-reference"])
    var wide = writer([[0xA1] + .init(repeating: 0xFF, count: 8), [0x09]])
    wide.referenceWidth = 8
    #expect(ids(wide.file()) == ["binary-reference"])
    #expect(ids(writer([[0x70]]).file()) == ["binary-object"])
    #expect(ids(writer([[0x17, 0]]).file()) == ["binary-object"])
    #expect(
      ids(writer([[0x4F, 0x13] + .init(repeating: 0x7F, count: 8)]).file()) == ["binary-object"])
    #expect(
      ids(writer([[0xAF, 0x13] + .init(repeating: 0xFF, count: 8)]).file()) == ["binary-object"])
    #expect(ids(writer([[0xD1, 1, 1], [0x09]]).file()) == ["invalid-key"])
    #expect(ids(writer([[0xA1, 1], [0x80, 1]]).file()) == ["unsupported-value"])
    #expect(ids(writer([[0xA1, 1], [0x0F]]).file()) == ["unsupported-value"])
    #expect(ids(writer([[0xA1, 1], [0x00]]).file()) == ["null-in-property-list"])
    #expect(ids(writer([[0x33, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0]]).file()) == ["invalid-date"])
    #expect(
      ids(writer([[0x14, 1] + .init(repeating: 0, count: 15)]).file()) == ["integer-out-of-range"])
    #expect(
      ids(
        writer([[0x14] + .init(repeating: 0, count: 8) + .init(repeating: 0xFF, count: 8)]).file())
        == ["large-integer"])
  }

  @Test("Cycles end")
  func binaryCyclesAreRefused() {
    #expect(ids(writer([[0xA1, 0]]).file()) == ["binary-cycle"])
    #expect(ids(writer([[0xA1, 1], [0xD1, 2, 0], [0x51, 0x61]]).file()) == ["binary-cycle"])
    // Two numbers for one position.
    #expect(ids(writer([[0xA1, 1], [0xA1, 1]]).file(offset: { _ in 8 })) == ["binary-cycle"])
  }

  @Test("Shared objects cannot explode")
  func sharedBinaryObjectsAreLimited() {
    // Each of forty arrays holds the next one twice: 2^40 values.
    var objects = (1...40).map { [0xA2, UInt8($0), UInt8($0)] }
    objects.append([0x09])
    let reader = PropertyListReader(limits: .init(values: 10_000))
    let found = reader.read(writer(objects).file(), file: "a").diagnostics
    #expect(found.map(\.id) == ["too-many-values"])
  }

  @Test("Overlapping data is refused")
  func overlappingBinaryObjectsAreRefused() {
    let nested = (0..<100).flatMap { _ in [UInt8](arrayLiteral: 0x4F, 0x11, 0x01, 0x00) }
    var writer = writer([
      [0xAF, 0x10, 90] + (1...90).map { UInt8($0) }, nested + .init(repeating: 0, count: 300),
    ])
    for _ in 2...90 { writer.objects.append([]) }
    let start = 8 + 93
    #expect(ids(writer.file(offset: { $0 == 0 ? 8 : start + 4 * ($0 - 1) })) == ["binary-overlap"])
  }

  @Test("A duplicate key is named with its path")
  func duplicateBinaryKeysAreReported() {
    let bytes = writer([[0xD1, 1, 2], [0x51, 0x61], [0xD2, 1, 1, 3, 3], [0x09]]).file()
    let (_, diagnostics) = read(bytes)
    #expect(diagnostics.map(\.id) == ["duplicate-key"])
    #expect(diagnostics.first?.message.hasSuffix("at a") == true)
    #expect(diagnostics.first?.location == SourceLocation(file: "Info.plist"))
  }
}
