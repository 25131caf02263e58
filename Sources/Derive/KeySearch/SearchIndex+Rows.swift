extension SearchIndex {
  /// Rows of results: keys of one name and one document are one row, whose first is the best.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of entries, best first.
  ///   - areFolded: Whether to make one row of them; otherwise each entry is a row.
  func rows(of numbers: [Int], areFolded: Bool) -> [[Int]] {
    guard areFolded else { return numbers.map { [$0] } }
    var rows: [[Int]] = []
    var indexes: [RowName: Int] = [:]
    for number in numbers {
      let entry = entries[number]
      // Placeholders stand for different things.
      guard number < keyCount, subjects[number].tiers != .label else {
        rows.append([number])
        continue
      }
      let name = RowName(name: entry.name, documents: entry.traits.documents)
      if let index = indexes[name] {
        rows[index].append(number)
      } else {
        indexes[name] = rows.count
        rows.append([number])
      }
    }
    return rows
  }

  private struct RowName: Hashable {
    var name: String
    var documents: [String]
  }

  /// The kinds of rows, in the order of the best of each.
  func kinds(of rows: [[Int]]) -> [SearchAnswer.KindCount] {
    var counts: [SearchAnswer.KindCount] = []
    for row in rows {
      let kind = entries[row[0]].kind
      if let index = counts.firstIndex(where: { $0.kind == kind }) {
        counts[index].count += 1
      } else {
        counts.append(SearchAnswer.KindCount(kind: kind, count: 1))
      }
    }
    return counts
  }
}
