import Text

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
  /// Source: APPNOTE.TXT, section 4.4.6; the form comes from MS-DOS.
  var dosFields: (date: UInt16, time: UInt16) {
    let seconds = min(max(seconds, Self.oldest.seconds), 4_354_819_198)
    let time = CivilTime(secondsSince1970: Int64(seconds))
    return (
      UInt16(truncatingIfNeeded: (time.year - 1980) << 9 | time.month << 5 | time.day),
      UInt16(truncatingIfNeeded: time.hour << 11 | time.minute << 5 | time.second / 2)
    )
  }
}
