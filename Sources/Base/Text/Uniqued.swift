extension Sequence where Element: Hashable {
  /// The elements without duplicates, in the order of their first occurrence.
  package var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Dictionary where Value == Int {
  /// Counts the occurrences of each element.
  package init(counting elements: some Sequence<Key>) {
    self.init()
    for element in elements { self[element, default: 0] += 1 }
  }
}

extension Dictionary {
  /// The pairs, of which the first one with a key counts.
  package init(firstOf pairs: some Sequence<(Key, Value)>) {
    // The initializer that decides between values casts, which Embedded Swift lacks.
    self.init()
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
