/// The edits between a text and each prefix of another text, which is given letter by letter:
/// insertions, deletions, replacements and swaps of neighbours. No letter is edited twice.
///
/// Source: the "optimal string alignment" distance, F. J. Damerau, "A technique for computer
/// detection and correction of spelling errors", Communications of the ACM 7 (3), 1964.
struct EditTable<Letter: Equatable> {
  private let text: [Letter]
  private let limit: Int
  private(set) var depth = 0
  /// The letters of the other text, and leftovers after the first `depth`.
  private var other: [Letter] = []
  /// A row for each letter of the other text and one before them. Texts whose lengths differ by more than
  /// the limit are further apart than it, so a row has only the cells within `limit` of the diagonal. An array for each row
  /// takes three times as long.
  private var cells: [Int]
  private let width: Int
  private var least = [0]
  /// The number of cells computed, for tests that count work.
  private(set) var work = 0

  /// - Parameter limit: Larger distances need not be exact.
  init(_ text: [Letter], limit: Int) {
    self.text = text
    self.limit = limit
    width = 2 * limit + 1
    cells = (-limit...limit).map { (0...text.count).contains($0) ? $0 : limit + 1 }
  }

  /// The edits between the whole text and the letters so far, or some number above the limit.
  var distance: Int {
    let column = text.count - depth + limit
    return (0..<width).contains(column) ? cells[depth * width + column] : limit + 1
  }

  mutating func truncate(to depth: Int) { self.depth = depth }

  /// Adds the next letter. Returns false if no text with this prefix is within the limit.
  mutating func append(_ letter: Letter) -> Bool {
    // With no edits left, only one of the text's next letters can match.
    if least[depth] == limit,
      !text[max(0, depth - limit)..<min(text.count, depth + limit + 1)].contains(letter)
    {
      depth += 1
      return false
    }
    let last = depth * width
    let row = last + width
    if cells.count == row {
      cells += repeatElement(0, count: width)
      other.append(letter)
      least.append(0)
    }
    other[depth] = letter
    depth += 1
    var left = limit + 1
    var least = left
    for column in 0..<width {
      // The number of letters of the text that are compared: one less in the same column of the row before.
      let count = depth - limit + column
      var best = limit + 1
      if count >= 0, count <= text.count {
        best = left + 1
        if column + 1 < width { best = min(best, cells[last + column + 1] + 1) }
        if count > 0 {
          if text[count - 1] == letter {
            best = min(best, cells[last + column])
          } else {
            best = min(best, cells[last + column] + 1)
            if depth > 1, count > 1, text[count - 2] == letter, text[count - 1] == other[depth - 2]
            {
              best = min(best, cells[last - width + column] + 1)
            }
          }
          work += 1
        }
      }
      cells[row + column] = best
      left = best
      least = min(least, best)
    }
    self.least[depth] = least
    // A swap leads from the row before this one to the next.
    return least <= limit || self.least[depth - 1] < limit
  }
}

/// The number of edits between two texts in UTF-16, as `EditTable` counts them.
///
/// - Returns: The distance, or some number above the limit.
package func editDistance(_ one: [UInt16], _ other: [UInt16], atMost limit: Int) -> Int {
  var table = EditTable(other, limit: min(limit, max(one.count, other.count)))
  for letter in one {
    guard table.append(letter) else { return limit + 1 }
  }
  return table.distance
}
