/// Calls a function with each index below a count, on every core, and returns the results in order.
///
/// Work starts in index order, so put the longest items first.
package func mapInParallel<Result: Sendable>(
  _ count: Int, _ work: @Sendable (Int) -> Result
) -> [Result] {
  guard count > 1 else { return (0..<count).map(work) }
  return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
    // Each call writes to its own element, and all calls have ended before any is read.
    nonisolated(unsafe) let results = buffer
    performInParallel(count) { index in
      results.initializeElement(at: index, to: work(index))
    }
    initialized = count
  }
}

/// The same for the elements of an array, in runs of a given length, because starting work on one element is expensive.
package func mapInParallel<Element: Sendable, Result: Sendable>(
  _ elements: [Element], by length: Int = 64, _ work: @Sendable (Element) -> Result
) -> [Result] {
  let runs = mapInParallel((elements.count + length - 1) / length) { number in
    elements[number * length..<min(elements.count, (number + 1) * length)].map(work)
  }
  return runs.flatMap(\.self)
}

/// The results of two functions that are called at the same time.
package func inParallel<First: Sendable, Second: Sendable>(
  _ first: @Sendable () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
  // Each call writes to its own variable, and both have ended before any is read.
  nonisolated(unsafe) var one: First?
  nonisolated(unsafe) var other: Second?
  performInParallel(2) { index in
    if index == 0 { one = first() } else { other = second() }
  }
  guard let one, let other else { preconditionFailure("both functions have been called") }
  return (one, other)
}
