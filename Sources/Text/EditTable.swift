/// The edits between a text and the beginnings of another one, which is given letter by letter.
///
/// An edit inserts, deletes or replaces a letter, or swaps two neighbours; no letter is edited
/// twice.
///
/// Source: the "optimal string alignment" distance, F. J. Damerau, "A technique for computer
/// detection and correction of spelling errors", Communications of the ACM 7 (3), 1964.
struct EditTable<Letter: Equatable> {
  private let text: [Letter]
  private let limit: Int
  private var other: [Letter] = []
  /// A row for each letter of the other text and one before them, of `text.count + 1` cells each.
  /// Cells that are certainly above the limit are not computed.
  private var cells: [Int]
  /// How many cells were computed, for tests that count work.
  private(set) var work = 0

  /// - Parameter limit: For texts that are further apart, only that fact is needed.
  init(_ text: [Letter], limit: Int) {
    self.text = text
    self.limit = limit
    cells = Array(0...text.count)
  }

  /// How many letters of the other text were given.
  var depth: Int { other.count }

  /// The edits between the whole text and the letters so far, or any number above the limit.
  var distance: Int { cells[cells.count - 1] }

  /// Goes back to the first letters of the other text.
  mutating func truncate(to depth: Int) {
    other.removeSubrange(depth...)
    cells.removeSubrange((depth + 1) * (text.count + 1)..<cells.count)
  }

  /// Takes the next letter; false where no text with this beginning is within the limit.
  mutating func append(_ letter: Letter) -> Bool {
    let width = text.count + 1
    let last = other.count * width
    let row = last + width
    other.append(letter)
    let depth = other.count
    cells.append(contentsOf: repeatElement(limit + 1, count: width))
    cells[row] = depth
    var isWithin = depth <= limit
    // Texts whose lengths differ by more than the limit are further apart than it.
    let (first, end) = (max(1, depth - limit), min(width - 1, depth + limit))
    guard first <= end else { return isWithin }
    for column in first...end {
      var best = cells[last + column - 1] + (text[column - 1] == letter ? 0 : 1)
      best = min(best, cells[last + column] + 1, cells[row + column - 1] + 1)
      if depth > 1, column > 1, text[column - 1] == other[depth - 2], text[column - 2] == letter {
        best = min(best, cells[last - width + column - 2] + 1)
      }
      cells[row + column] = best
      if best <= limit { isWithin = true }
    }
    work += end - first + 1
    // A swap leads from the row before this one to the next.
    return isWithin || cells[last..<row].contains { $0 < limit }
  }
}

/// The number of edits between two texts, as `EditTable` counts them.
///
/// - Returns: The distance, or any number above the limit.
package func editDistance<Letter: Equatable>(
  _ one: some Sequence<Letter>, _ other: some Sequence<Letter>, atMost limit: Int = .max
) -> Int {
  let (one, other) = (Array(one), Array(other))
  var table = EditTable(other, limit: min(limit, max(one.count, other.count)))
  for letter in one {
    guard table.append(letter) else { return limit + 1 }
  }
  return table.distance
}

/// The same for texts in UTF-16, which the compiler can specialize for other modules.
package func editDistance(_ one: [UInt16], _ other: [UInt16], atMost limit: Int) -> Int {
  editDistance(one[...], other[...], atMost: limit)
}
