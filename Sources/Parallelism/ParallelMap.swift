import Dispatch

/// The results of a piece of work for each number below a count, in order, worked out on every core.
///
/// Pieces are begun in the order of their numbers, so the longest ones come first best.
package func mapInParallel<Result: Sendable>(
  _ count: Int, _ work: @Sendable (Int) -> Result
) -> [Result] {
  guard count > 1 else { return (0..<count).map(work) }
  return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
    // Each piece of work writes a place of its own, and all are done before anybody reads.
    nonisolated(unsafe) let places = buffer
    DispatchQueue.concurrentPerform(iterations: count) { number in
      places.initializeElement(at: number, to: work(number))
    }
    initialized = count
  }
}

/// The same for the elements of an array, which are taken in runs of a length, since most pieces
/// of work are too short to be begun one by one.
package func mapInParallel<Element: Sendable, Result: Sendable>(
  _ elements: [Element], by length: Int = 64, _ work: @Sendable (Element) -> Result
) -> [Result] {
  let runs = mapInParallel((elements.count + length - 1) / length) { number in
    elements[number * length..<min(elements.count, (number + 1) * length)].map(work)
  }
  return runs.flatMap(\.self)
}
