import Diagnostics

extension CatalogueCheck {
  static let invalidReading = CatalogueCheck(
    "invalid-reading",
    "A comparison with a source names a known source, and days in the form 2026-11-21."
  ) { catalogue in
    let known = Set(catalogue.sources.map(\.id))
    return catalogue.readings.flatMap { reading in
      var found: [Diagnostic] = []
      func report(_ message: String, _ remedy: String) {
        found.append(.error("invalid-reading", at: nil, message, remedy: remedy))
      }
      if !known.contains(reading.source) {
        report(
          "A comparison with '\(reading.section)' names the source '\(reading.source)', which isn't declared",
          "declare it under 'sources'")
      }
      for day in [reading.edition, reading.compared] where !CatalogueChange.isDate(day) {
        report(
          "'\(day)', a day of the comparison with '\(reading.section)', is not a date",
          "write one such as 2026-11-21")
      }
      return found
    }
  }
}
