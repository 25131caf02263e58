import Synchronization

/// Lets one thread at a time run a function, which may use what is not `Sendable`.
package final class Lock: Sendable {
  private let mutex = Mutex(())

  package init() {}

  package func withLock<Result>(_ work: () -> Result) -> Result {
    mutex.withLock { _ in
      // `Mutex` demands a result that nothing else refers to; here the caller has to ensure that.
      nonisolated(unsafe) let result = work()
      return result
    }
  }
}
