/// Hands values that come from several threads to one consumer, in the order of their numbers.
///
/// A value whose turn has not come waits in memory; no thread waits for another.
package final class InOrder<Value: Sendable>: @unchecked Sendable {
  private let consume: (Value) -> Void
  private let lock = Lock()
  private var waiting: [Int: Value] = [:]
  private var next = 0
  private var isConsuming = false

  /// - Parameter consume: Called by one thread at a time, with one value for each number from 0 on.
  package init(_ consume: @escaping (Value) -> Void) { self.consume = consume }

  package func put(_ value: Value, at number: Int) {
    lock.withLock { waiting[number] = value }
    while let value = take() {
      consume(value)
      lock.withLock { isConsuming = false }
    }
  }

  /// The value whose turn it is, if it is there and no other thread is at work.
  private func take() -> Value? {
    lock.withLock {
      guard !isConsuming, let value = waiting.removeValue(forKey: next) else { return nil }
      isConsuming = true
      next += 1
      return value
    }
  }
}
