import Text

/// The keys of a catalogue, or of its groups, that say something, and those that don't.
package struct CatalogueCoverage {
  /// The keys of a group, or all keys.
  package struct Part {
    /// The group's title.
    package var title: String
    package var keys = 0
    /// The keys without a summary and a discussion.
    package var withoutText = 0
    package var withoutExample = 0
    package var withoutSource = 0

    init(_ title: String) { self.title = title }

    fileprivate mutating func count(_ key: Key) {
      keys += 1
      if !key.hasText { withoutText += 1 }
      if key.example == nil { withoutExample += 1 }
      if key.sources.isEmpty { withoutSource += 1 }
    }
  }

  /// The groups that have keys, in the order of the site.
  package var groups: [Part] = []
  package var all = Part("All keys")

  /// Counts the keys of a catalogue, a key of a shape once.
  package init(_ catalogue: Catalogue) {
    let keys = Dictionary(grouping: catalogue.keys) { $0.group }
    for group in catalogue.groups {
      var part = Part(group.title)
      for key in keys[group.id] ?? [] {
        part.count(key)
        all.count(key)
      }
      if part.keys > 0 { groups.append(part) }
    }
  }

  /// Whether at least so many of a hundred keys have a text.
  package func reaches(_ percent: Int) -> Bool {
    (all.keys - all.withoutText) * 100 >= percent * all.keys
  }
}

extension CatalogueCoverage {
  /// A table for a terminal, the groups first.
  package var table: String {
    let head = ["Group", "keys", "without text", "without example", "without source"]
    let rows = (groups + [all]).map { part in
      [part.title, "\(part.keys)"]
        + [part.withoutText, part.withoutExample, part.withoutSource].map {
          "\($0) (\(share($0, of: part.keys)) %)"
        }
    }
    let widths = head.indices.map { column in
      ([head] + rows).map { $0[column].count }.max() ?? 0
    }
    return ([head] + rows).map { row in
      let cells = row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + space : space + row[column]
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  /// The share in percent; a few of many are not 0, and all but a few not 100.
  private func share(_ count: Int, of all: Int) -> Int {
    guard count > 0, count < all else { return count > 0 ? 100 : 0 }
    return min(max((count * 100 + all / 2) / all, 1), 99)
  }
}

extension Key {
  /// Whether a reader learns something about the key.
  var hasText: Bool { [summary, discussion].contains { $0.contains { !$0.isWhitespace } } }
}
