/// Hands values that come from several threads to one consumer, in the order of their numbers.
///
/// A value whose turn has not come waits in memory; no thread waits for another.
package final class InOrder<Value: Sendable>: @unchecked Sendable {
  private struct Queue {
    var waiting: [Int: Value] = [:]
    var next = 0
    var isConsuming = false
  }

  private let consume: (Value) -> Void
  private let queue = Lock(Queue())

  /// - Parameter consume: Called by one thread at a time, with one value for each number from 0 on.
  package init(_ consume: @escaping (Value) -> Void) { self.consume = consume }

  package func put(_ value: Value, at number: Int) {
    queue.withLock { $0.waiting[number] = value }
    while let value = take() {
      consume(value)
      queue.withLock { $0.isConsuming = false }
    }
  }

  /// The value whose turn it is, if it is there and no other thread is at work.
  private func take() -> Value? {
    queue.withLock { queue in
      guard !queue.isConsuming, let value = queue.waiting.removeValue(forKey: queue.next) else {
        return nil
      }
      queue.isConsuming = true
      queue.next += 1
      return value
    }
  }
}
