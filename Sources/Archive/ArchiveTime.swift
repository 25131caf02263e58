/// The time that every entry of an archive has. It says when the content is from, not when the archive
/// was made, so that the same content gives the same bytes.
package struct ArchiveTime: Sendable, Hashable {
  /// Since 1970-01-01 00:00 UTC.
  package let seconds: Int

  /// Nil outside the range of a tar header, which ends in the year 2242.
  package init?(secondsSince1970 seconds: Int) {
    guard (0...0o777_7777_7777).contains(seconds) else { return nil }
    self.seconds = seconds
  }

  private init(seconds: Int) { self.seconds = seconds }

  /// 1980-01-01 00:00, the oldest time that every archive format can express.
  package static let oldest = ArchiveTime(seconds: 315_532_800)

  /// The date and time fields of a ZIP archive, in UTC; a time outside their range, 1980 to
  /// 2107, becomes the nearest one inside it.
  ///
  /// Source: APPNOTE.TXT, section 4.4.6; the form is that of MS-DOS.
  var dosFields: (date: UInt16, time: UInt16) {
    let seconds = min(max(seconds, Self.oldest.seconds), 4_354_819_198)
    let (year, month, day) = Self.civilDate(daysSince1970: seconds / 86_400)
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60)
    return (
      UInt16(truncatingIfNeeded: (year - 1980) << 9 | month << 5 | day),
      UInt16(truncatingIfNeeded: hour << 11 | minute << 5 | second / 2)
    )
  }

  /// Source: H. Hinnant, “chrono-Compatible Low-Level Date Algorithms”, `civil_from_days`. Years
  /// begin in March there, so that the leap day is the last.
  private static func civilDate(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * marchMonth + 2) / 5 + 1
    )
  }
}
