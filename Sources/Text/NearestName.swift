/// The number of edits between two texts, where an edit inserts, deletes or replaces a character
/// or swaps two neighbours; no part is edited twice.
///
/// Source: the "optimal string alignment" distance, F. J. Damerau, "A technique for computer
/// detection and correction of spelling errors", Communications of the ACM 7 (3), 1964.
///
/// - Parameter limit: Where the texts are further apart, it is enough to know that.
/// - Returns: The distance, or any number above the limit.
public func editDistance(
  _ one: some Sequence<UInt8>, _ other: some Sequence<UInt8>, atMost limit: Int = .max
) -> Int {
  let one = Array(one)
  let other = Array(other)
  // The rows of the table, of which three are wanted at a time.
  var beforeLast = [Int](repeating: 0, count: other.count + 1)
  var last = Array(0...other.count)
  var current = beforeLast
  for row in one.indices {
    current[0] = row + 1
    var least = row + 1
    for column in other.indices {
      let replaced = last[column] + (one[row] == other[column] ? 0 : 1)
      var best = min(last[column + 1] + 1, current[column] + 1, replaced)
      if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current[column + 1] = best
      least = min(least, best)
    }
    // Every path leads through this row or, with a swap, from the one before it to the next.
    guard least <= limit || (last.min() ?? 0) < limit else { return least }
    (beforeLast, last, current) = (last, current, beforeLast)
  }
  return last[other.count]
}

/// The names a person most likely meant, nearest first.
///
/// Upper and lower case do not count as a difference. A name further away than a third of what
/// was written is no suggestion but a guess, and is left out.
public func nearestNames(
  to written: String, among names: some Sequence<String>, limit: Int = 3
) -> [String] {
  let wanted = Array(written.lowercased().utf8)
  // Long hostile input must not cost quadratic time.
  guard wanted.count <= 256 else { return [] }
  let furthest = max(1, wanted.count / 3)
  var scored: [(distance: Int, name: String)] = []
  for name in names {
    let candidate = Array(name.lowercased().utf8)
    guard abs(candidate.count - wanted.count) <= furthest else { continue }
    let distance = editDistance(wanted, candidate, atMost: furthest)
    if distance <= furthest { scored.append((distance, name)) }
  }
  return scored.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(limit).map(\.name)
}

/// `; did you mean 'X'?` for the nearest name, or nothing: the end of a message about a wrong name.
public func suggestion(for written: String, among names: some Sequence<String>) -> String {
  nearestNames(to: written, among: names, limit: 1).first.map { "; did you mean '\($0)'?" } ?? ""
}
