extension AvailabilityStatement {
  /// The statement in a few words: `Deck 8.0+ (deprecated in 9.0)`.
  package var phrase: String {
    guard isAvailable else { return "not on \(platform.name)" }
    let start =
      switch introduced {
      case .version(let version): "\(platform.name) \(version)+"
      case .atMost(let version): "\(platform.name) \(version) or earlier"
      case .unknown: platform.name
      }
    let ends: [String] = [("deprecated", deprecated), ("ignored", ignored), ("removed", removed)]
      .compactMap { (word: String, moment: Moment?) in
        moment.map { $0 == .unknown ? word : "\(word) in \($0.text)" }
      }
    return ends.isEmpty ? start : "\(start) (\(ends.joined(separator: ", ")))"
  }
}
