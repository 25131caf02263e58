import Text

extension SearchIndex {
  /// Whether each entry satisfies every filter of the query. Filters that cannot be applied are
  /// added to the query's problems.
  ///
  /// A value matches equal values, or else values that begin with it, or else values with a word that
  /// begins with it. So `platform:deck` is Deck and not Upper Deck, and `platform:up` is Upper Deck.
  func entriesSatisfying(_ query: inout SearchQuery) -> [Bool] {
    entriesSatisfying(query.filters, &query.problems)
  }

  func entriesSatisfying(_ filters: [SearchFilter], _ problems: inout [SearchProblem]) -> [Bool] {
    var isAllowed = [Bool](repeating: true, count: entries.count)
    for filter in filters {
      let choices = self.choices(filter.name)
      let wanted = filter.value.squashed
      let occurrences = choices.map { choice in
        choice.names.map { Phrase(Letters($0), tokenizer).occurrence(of: wanted) }.max() ?? .none
      }
      let best = occurrences.max() ?? .none
      guard best > .inside else {
        problems.append(
          SearchProblem(
            filter: filter.name.rawValue, value: filter.value.text,
            nearest: nearest(to: wanted, among: choices)))
        continue
      }
      var satisfying = [Bool](repeating: false, count: entries.count)
      for (choice, occurrence) in zip(choices, occurrences) where occurrence == best {
        for number in choice.entries { satisfying[number] = true }
      }
      for number in entries.indices where !satisfying[number] { isAllowed[number] = false }
    }
    return isAllowed
  }

  /// A value of a filter, with one or more names.
  private struct Choice {
    var names: [String]
    var entries: [Int]
  }

  /// The values, in order of first use.
  private func choices(_ filter: SearchFilter.Name) -> [Choice] {
    var choices: [Choice] = []
    var numbers: [Letters: Int] = [:]
    for (number, entry) in entries.enumerated() {
      for value in values(of: entry, filter) {
        if let known = numbers[Letters(value)] {
          choices[known].entries.append(number)
        } else {
          numbers[Letters(value)] = choices.count
          choices.append(Choice(names: [value], entries: [number]))
        }
      }
    }
    if filter == .point {
      for entry in entries where entry.kind == .extensionPoint {
        if let id = entry.values.first, let known = numbers[Letters(id)] {
          choices[known].names.append(entry.name)
        }
      }
    }
    return choices
  }

  private func values(of entry: SearchEntry, _ filter: SearchFilter.Name) -> [String] {
    switch filter {
    case .kind: [entry.kind.rawValue]
    case .platform: entry.traits.platforms
    case .type: entry.traits.types
    case .deprecated:
      entry.kind != .key
        ? []
        : entry.traits.isDeprecated
          ? SearchFilter.deprecatedValues : SearchFilter.notDeprecatedValues
    case .value: entry.values
    case .in:
      entry.path.split(separator: "/").dropLast().map(String.init).filter {
        $0 != PathText.anyName && $0 != PathText.element
      }
    case .point: entry.traits.extensionPoints
    case .document: entry.traits.documents
    }
  }

  /// The choice with the fewest edits; the first of several.
  private func nearest(to wanted: Letters, among choices: [Choice]) -> String? {
    var limit = max(1, wanted.count / SearchFilter.valueLengthPerEdit)
    var nearest: String?
    for name in choices.flatMap(\.names) {
      let distance = editDistance(wanted, Letters(name).squashed, atMost: limit)
      if distance <= limit, distance > 0 {
        nearest = name
        limit = distance - 1
      }
      if limit == 0 { break }
    }
    return nearest
  }
}
