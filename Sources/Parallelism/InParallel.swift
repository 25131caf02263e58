import Dispatch

/// Runs two functions at the same time and returns both results.
package func inParallel<One: Sendable, Other: Sendable>(
  _ one: @Sendable () -> One, _ other: @Sendable () -> Other
) -> (One, Other) {
  // Each function writes to memory that only it uses, and both have ended before it is read.
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
