import Text

/// The current time.
package enum Clock {
  /// In ISO 8601, in UTC; nil for a year that has no four digits.
  ///
  /// - Parameter seconds: Since 1970; nil for now.
  package static func time(_ seconds: Int? = nil) -> String? {
    CivilTime(secondsSince1970: Int64(seconds ?? RunningProgram.clock / 1000)).text
  }
}
