import Dispatch

/// The results of two pieces of work, worked out on two cores where there are.
package func inParallel<One: Sendable, Other: Sendable>(
  _ one: @Sendable () -> One, _ other: @Sendable () -> Other
) -> (One, Other) {
  // Each piece of work writes a place of its own, and both are done before anybody reads.
  nonisolated(unsafe) let first = UnsafeMutablePointer<One>.allocate(capacity: 1)
  nonisolated(unsafe) let second = UnsafeMutablePointer<Other>.allocate(capacity: 1)
  defer {
    first.deallocate()
    second.deallocate()
  }
  DispatchQueue.concurrentPerform(iterations: 2) { number in
    if number == 0 { first.initialize(to: one()) } else { second.initialize(to: other()) }
  }
  return (first.move(), second.move())
}
