/// The number of days of a month of the Gregorian calendar; nil for a number that no month has.
package func days(ofMonth month: Int, in year: Int) -> Int? {
  switch month {
  case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
  case 4, 6, 9, 11: 30
  case 1...12: 31
  default: nil
  }
}
