/// Counts comparisons in debug builds, so that a test can tell a walk whose cost grows with the
/// square of its input from one that does not, whatever the speed of the machine.
package enum Work {
  #if DEBUG
    @TaskLocal private static var counter: Counter?

    private final class Counter: @unchecked Sendable {
      // Only the thread that measures writes to it.
      var count = 0
    }
  #endif

  /// Whether this build counts.
  package static var isCounted: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  @inline(__always)
  static func count(_ amount: Int = 1) {
    #if DEBUG
      counter?.count += amount
    #endif
  }

  /// How many comparisons a piece of work makes on this thread; nil in a release build.
  package static func counted(_ work: () -> Void) -> Int? {
    #if DEBUG
      let counter = Counter()
      $counter.withValue(counter) { work() }
      return counter.count
    #else
      work()
      return nil
    #endif
  }
}
