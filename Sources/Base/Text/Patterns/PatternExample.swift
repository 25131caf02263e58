extension Pattern {
  /// A short text that all of some patterns match; nil if none is found soon.
  ///
  /// The search goes through the steps of all patterns at once, one character after another, so the text is among the
  /// shortest.
  ///
  /// - Parameters:
  ///   - least: The fewest characters.
  ///   - most: The most characters.
  package static func example(of patterns: [Pattern], least: Int = 0, most: Int? = nil) -> String? {
    var seen: Set<SearchState> = []
    var queue = [SearchState(places: patterns.map { _ in [0] }, missing: least)]
    /// The character that led to each place in the queue, and the place before.
    var origins: [(scalar: Unicode.Scalar, from: Int)] = [(" ", 0)]
    var depths = [0]
    var next = 0
    while next < queue.count, queue.count < searchLimit {
      let (state, depth) = (queue[next], depths[next])
      let ends = zip(patterns, state.places).allSatisfy { pattern, places in
        pattern.reach(places, isStart: depth == 0, isEnd: true).isMatch
      }
      if ends, state.missing <= 0 { return text(endingAt: next, origins) }
      if depth < most ?? .max {
        let reached = zip(patterns, state.places).map { pattern, places in
          pattern.reach(places, isStart: depth == 0, isEnd: false)
        }
        let classes = zip(patterns, reached).map { $0.classes($1) }
        // A pattern that no character continues never matches.
        let isDead = zip(classes, reached).contains { $0.isEmpty && !$1.isMatch }
        for scalar in isDead ? [] : scalars(of: classes.flatMap { $0 }) {
          let following = SearchState(
            places: zip(patterns, reached).map { $0.places(after: scalar, $1) },
            missing: max(0, state.missing - 1))
          guard seen.insert(following).inserted else { continue }
          queue.append(following)
          origins.append((scalar, next))
          depths.append(depth + 1)
        }
      }
      next += 1
    }
    return nil
  }

  /// The first of some short texts that all of some patterns match and that suits; nil if none does.
  package static func example(
    of patterns: [Pattern], least: Int = 0, most: Int? = nil, where suits: (String) -> Bool
  ) -> String? {
    for more in 0..<3 {
      let text = example(of: patterns, least: least + more, most: most)
      if let text, suits(text) { return text }
    }
    // Another one of the same length has another character.
    for other in ["b", "c", "d", "B", "C", "D", "2", "3", "4"] {
      guard let other = try? Pattern(other),
        let text = example(of: patterns + [other], least: least, most: most)
      else { continue }
      if suits(text) { return text }
    }
    return nil
  }

  /// The most places that a search looks at.
  private static let searchLimit = 6_000

  private struct SearchState: Hashable {
    /// The steps at which each pattern is before the next character.
    var places: [[Int]]
    /// The number of characters that are too few.
    var missing: Int
  }

  private static func text(
    endingAt end: Int, _ origins: [(scalar: Unicode.Scalar, from: Int)]
  ) -> String {
    var scalars: [Unicode.Scalar] = []
    var place = end
    while place != 0 {
      scalars.append(origins[place].scalar)
      place = origins[place].from
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars.reversed())
    return text
  }

  /// The classes that are reached from some steps without a character, and whether the pattern has matched.
  private func reach(_ places: [Int], isStart: Bool, isEnd: Bool) -> (steps: [Int], isMatch: Bool) {
    var threads = Threads(count: steps.count)
    // A pattern without `^` may begin anywhere.
    for place in places + [0] {
      let isMatch = add(place, to: &threads, isStart: isStart, isEnd: isEnd)
      if isMatch { return ([steps.count - 1], true) }
    }
    return (threads.list, false)
  }

  private func classes(_ reached: (steps: [Int], isMatch: Bool)) -> [ScalarClass] {
    reached.steps.compactMap { if case .scalar(let wanted) = steps[$0] { wanted } else { nil } }
  }

  private func places(
    after scalar: Unicode.Scalar, _ reached: (steps: [Int], isMatch: Bool)
  ) -> [Int] {
    // Anything may follow what has matched.
    if reached.isMatch { return [steps.count - 1] }
    return reached.steps.filter {
      if case .scalar(let wanted) = steps[$0] { wanted.contains(scalar) } else { false }
    }.map { $0 + 1 }.sorted()
  }

  /// Some characters of each class, the most legible first.
  private static func scalars(of classes: [ScalarClass]) -> [Unicode.Scalar] {
    var found: [Unicode.Scalar] = []
    for one in classes {
      let legible = legibleScalars.filter(one.contains).prefix(3)
      let others =
        one.isNegated ? [] : one.ranges.prefix(2).compactMap { Unicode.Scalar($0.lowerBound) }
      found += legible.isEmpty ? others : Array(legible)
    }
    let all = classes.isEmpty ? legibleScalars.prefix(1) : found[...]
    return all.uniqued.sorted { (rank($0), $0.value) < (rank($1), $1.value) }
  }

  private static func rank(_ scalar: Unicode.Scalar) -> Int {
    legibleScalars.firstIndex(of: scalar) ?? legibleScalars.count
  }

  private static let legibleScalars = Array("a1A.-/:_ @,#=+%()[]{}*".unicodeScalars)
}
