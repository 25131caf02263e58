#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The current time.
package enum Clock {
  /// In ISO 8601, in UTC: `2026-11-25T06:12:14Z`. Such texts sort by time.
  ///
  /// - Parameter seconds: Since 1970; nil for now.
  package static func time(_ seconds: Int? = nil) -> String? {
    var time = seconds.map { time_t($0) } ?? Self.now
    var parts = tm()
    guard gmtime_r(&time, &parts) != nil, parts.tm_year >= -1900, parts.tm_year < 8100 else {
      return nil
    }
    func digits(_ number: some BinaryInteger, _ width: Int = 2) -> String {
      let text = String(Int(number))
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    return
      "\(digits(Int(parts.tm_year) + 1900, 4))-\(digits(parts.tm_mon + 1))-\(digits(parts.tm_mday))"
      + "T\(digits(parts.tm_hour)):\(digits(parts.tm_min)):\(digits(parts.tm_sec))Z"
  }

  private static var now: time_t {
    #if canImport(Darwin)
      Darwin.time(nil)
    #elseif canImport(Musl)
      Musl.time(nil)
    #else
      Glibc.time(nil)
    #endif
  }
}
