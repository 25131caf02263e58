/// A moment in UTC by the calendar and the clock.
package struct CivilTime {
  package let year: Int64
  /// From 1, as days are.
  package let month: Int64
  package let day: Int64
  package let hour: Int64
  package let minute: Int64
  package let second: Int64

  /// Source: H. Hinnant, “chrono-Compatible Low-Level Date Algorithms”, `civil_from_days`. Years
  /// begin in March there, so that the leap day is the last; eras have 400 years.
  package init(secondsSince1970 seconds: Int64) {
    let (day, time) = floorDivided(seconds, by: 86_400)
    (hour, minute, second) = (time / 3_600, time / 60 % 60, time % 60)
    let (era, dayOfEra) = floorDivided(day + 719_468, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    self.day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
  }

  /// The form of ISO 8601, `2026-11-25T06:12:14Z`, which sorts by time. Nil for a year that has no four digits.
  package var text: String? {
    guard (0...9_999).contains(year) else { return nil }
    let date = [String(year).leftPadded(to: 4)] + [month, day].map { String($0).leftPadded(to: 2) }
    let time = [hour, minute, second].map { String($0).leftPadded(to: 2) }
    return date.joined(separator: "-") + "T" + time.joined(separator: ":") + "Z"
  }
}

private func floorDivided(_ number: Int64, by divisor: Int64) -> (quotient: Int64, remainder: Int64)
{
  let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}
