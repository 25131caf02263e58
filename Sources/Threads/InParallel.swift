import Dispatch

/// The results of two pieces of work, worked out on two cores where there are.
package func inParallel<One: Sendable, Other: Sendable>(
  _ one: @Sendable () -> One, _ other: @Sendable () -> Other
) -> (One, Other) {
  // Each piece of work writes a place of its own, and both are done before anybody reads.
  nonisolated(unsafe) var first: One?
  nonisolated(unsafe) var second: Other?
  DispatchQueue.concurrentPerform(iterations: 2) { number in
    if number == 0 { first = one() } else { second = other() }
  }
  // Every iteration is over, so both are written.
  return (first!, second!)
}
