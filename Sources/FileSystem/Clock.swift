import Text

/// The time of day.
package enum Clock {
  /// As ISO 8601 has it, in UTC; nil for a year that has no four digits.
  ///
  /// - Parameter seconds: Since 1970; nil for now.
  package static func time(_ seconds: Int? = nil) -> String? {
    CivilTime(secondsSince1970: seconds ?? RunningProgram.clock / 1000).text
  }
}
