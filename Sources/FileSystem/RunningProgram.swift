#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The program that is running: its file, its surroundings, and how it ends.
package enum RunningProgram {
  /// The program's own file, with links followed.
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

  /// A variable of the environment; nil if it is not set, or empty.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  package static func exit(_ status: Int32) -> Never { systemExit(status) }

  /// Ends the program at once if it is interrupted.
  package static func exitWhenInterrupted() {
    for interrupt in [SIGINT, SIGTERM] { signal(interrupt) { _ in _exit(0) } }
  }

  /// Makes a write fail that would end the program: one to a pipe without a reader
  /// (`FileError.isBrokenPipe`), and one that makes a file longer than the system allows.
  package static func surviveFailedWrites() {
    // Functions and not `SIG_IGN`, which programs that this one starts would inherit.
    for failure in [SIGPIPE, SIGXFSZ] { signal(failure) { _ in } }
  }

  /// Replaces the running program by another one, which inherits nothing but its standard streams.
  /// Returns only if that fails.
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
}

extension FileError {
  /// Whether the pipe written to has no reader any more.
  package var isBrokenPipe: Bool { code == EPIPE }
}

// Inside the type the name `exit` means its own function.
private func systemExit(_ status: Int32) -> Never { exit(status) }
