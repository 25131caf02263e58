import Text

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The running program: its file, its environment, and its end.
package enum RunningProgram {
  /// The program's own file, with links resolved.
  package static var path: FilePath? {
    #if canImport(Darwin)
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      var size = UInt32(buffer.count)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return Files.resolved(FilePath(String(cString: buffer)))
    #else
      return Files.resolved("/proc/self/exe")
    #endif
  }

  /// An environment variable; nil if it is not set or empty.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  package static func exit(_ status: Int32) -> Never { systemExit(status) }

  /// Ends the program at once if it is interrupted.
  package static func exitWhenInterrupted() {
    for interrupt in [SIGINT, SIGTERM] { signal(interrupt) { _ in _exit(0) } }
  }

  /// Makes writes fail instead of ending the program: to a pipe without a reader (`FileError.isBrokenPipe`), and
  /// beyond the limit on file sizes.
  package static func surviveFailedWrites() {
    // Handlers instead of `SIG_IGN`, which child processes would inherit.
    for failure in [SIGPIPE, SIGXFSZ] { signal(failure) { _ in } }
  }

  /// Replaces the running program by another one, which inherits only the standard streams. Returns only on failure.
  package static func become(_ program: FilePath, arguments: [String]) {
    keepOpenFilesFromOthers()
    let strings: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    _ = program.withCString { execv($0, strings + [nil]) }
    strings.forEach { free($0) }
  }

  /// The time of day, in milliseconds since 1970.
  package static var clock: Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Int(now.tv_sec) * 1000 + Int(now.tv_nsec) / 1_000_000
  }

  /// The current time in ISO 8601, in UTC; nil for a year that has no four digits.
  ///
  /// - Parameter seconds: Since 1970; nil for now.
  package static func time(_ seconds: Int? = nil) -> String? {
    CivilTime(secondsSince1970: Int64(seconds ?? clock / 1000)).text
  }

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

extension FileError {
  /// Whether the pipe has lost its reader.
  package var isBrokenPipe: Bool { code == EPIPE }
}

// Inside the type, `exit` means its own function.
private func systemExit(_ status: Int32) -> Never { exit(status) }
