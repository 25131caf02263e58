import Text

/// The entries that share a mistake, such as a name that nothing declares. It is one finding, at the first of them.
struct EntriesByCause<Cause: Hashable> {
  private var causes: [Cause] = []
  private var entries: [Cause: [(name: String, location: SourceLocation)]] = [:]

  mutating func add(_ cause: Cause, of name: String, at location: SourceLocation) {
    if entries[cause] == nil { causes.append(cause) }
    entries[cause, default: []].append((name, location))
  }

  /// Each cause with the words for its entries, `'a' and 3 more`, and the first location.
  var all: [(cause: Cause, entries: String, isOne: Bool, location: SourceLocation)] {
    causes.compactMap { cause in
      let found = entries[cause] ?? []
      guard let first = found.min(by: { $0.location < $1.location }) else { return nil }
      let others = found.count == 1 ? "" : " and \(found.count - 1) more"
      return (cause, first.name + others, found.count == 1, first.location)
    }
  }
}
