#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The result of waiting for input on a stream.
package enum Arrival: Hashable, Sendable {
  case bytes([UInt8])
  case nothing
  /// The end of the stream.
  case end
}

extension OpenFile {
  /// Waits for input, and returns the bytes that one call reads.
  package func arrival(within milliseconds: Int) throws(FileError) -> Arrival {
    var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let count = poll(&file, 1, Int32(clamping: max(0, milliseconds)))
    if count < 0, errno != EINTR { throw FileError("read", path) }
    guard count > 0 else { return .nothing }
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, filled in
      let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
      filled = max(count, 0)
      if count < 0 { failure = FileError("read", path) }
    }
    if let failure {
      guard [EAGAIN, EINTR].contains(failure.code) else { throw failure }
      return .nothing
    }
    return bytes.isEmpty ? .end : .bytes(bytes)
  }
}

extension RunningProgram {
  /// Milliseconds of a monotonic clock.
  package static var steadyClock: Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int(now.tv_sec) * 1000 + Int(now.tv_nsec) / 1_000_000
  }

  /// Whether a process is running, regardless of its owner.
  package static func isRunning(_ process: Int) -> Bool {
    guard let id = pid_t(exactly: process), id > 0 else { return true }
    return kill(id, 0) == 0 || errno != ESRCH
  }
}
