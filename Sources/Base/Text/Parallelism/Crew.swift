import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Calls a function with each number below a count, in their order, on this thread and on others, up to
/// one for each core.
///
/// If the system gives no other thread, this one does all the work. Dispatch would wait forever: it
/// asks again once a second until it has as many threads as it wants.
func performInParallel(_ count: Int, _ work: @Sendable (Int) -> Void) {
  withoutActuallyEscaping(work) { work in
    let crew = Crew(count, work)
    var others: [pthread_t] = []
    for _ in 1..<max(1, min(count, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) {
      guard let other = crew.startThread() else { break }
      others.append(other)
    }
    crew.run()
    for other in others { pthread_join(other, nil) }
  }
}

private final class Crew: Sendable {
  private let count: Int
  private let work: @Sendable (Int) -> Void
  private let next = Atomic(0)

  init(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.work = work
  }

  func run() {
    while case let number = next.wrappingAdd(1, ordering: .relaxed).oldValue, number < count {
      work(number)
    }
  }

  /// In bytes: that of the first thread. Other threads get 512 KB on macOS, and 128 KB with musl.
  private static let stackSize = 8 << 20

  func startThread() -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let crew = Unmanaged.passRetained(self).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let result = pthread_create(&thread, &attributes, { Crew.run($0) }, crew)
    #else
      var thread = pthread_t()
      let result = pthread_create(&thread, &attributes, { $0.flatMap(Crew.run) }, crew)
    #endif
    if result == 0 { return thread }
    Unmanaged<Crew>.fromOpaque(crew).release()
    return nil
  }

  private static func run(_ crew: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Crew>.fromOpaque(crew).takeRetainedValue().run()
    return nil
  }
}
