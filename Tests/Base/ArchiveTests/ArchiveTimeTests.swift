import Archive
import Testing

@Suite struct ArchiveTimeTests {
  /// The date and time fields of a file in a ZIP archive.
  private func fields(_ seconds: Int) throws -> [Int] {
    let time = try #require(ArchiveTime(secondsSince1970: seconds))
    let bytes = try ZIPWriterTests.archive([("a", [])], time: time)
    let clock = Int(bytes[10]) | Int(bytes[11]) << 8
    let date = Int(bytes[12]) | Int(bytes[13]) << 8
    return [
      1980 + date >> 9, date >> 5 & 15, date & 31, clock >> 11, clock >> 5 & 63, (clock & 31) * 2,
    ]
  }

  @Test(arguments: [
    (315_532_800, [1980, 1, 1, 0, 0, 0]),
    (951_782_400, [2000, 2, 29, 0, 0, 0]),
    (1_000_000_000, [2001, 9, 9, 1, 46, 40]),
    (1_709_251_199, [2024, 2, 29, 23, 59, 58]),
    (4_107_542_400, [2100, 3, 1, 0, 0, 0]),
    // Outside of what ZIP can say.
    (0, [1980, 1, 1, 0, 0, 0]),
    (8_000_000_000, [2107, 12, 31, 23, 59, 58]),
  ])
  func zipEntriesCarryTheTimeInUTC(seconds: Int, expected: [Int]) throws {
    #expect(try fields(seconds) == expected)
  }

  @Test(arguments: [-1, 8_589_934_592, Int.max, Int.min])
  func timesOutsideTheRangeOfTarAreRefused(seconds: Int) {
    #expect(ArchiveTime(secondsSince1970: seconds) == nil)
  }
}
