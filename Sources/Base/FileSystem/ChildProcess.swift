#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that docgen starts.
package struct ChildProcess {
  private let id: pid_t

  /// Starts a program found in `PATH`.
  ///
  /// - Parameter output: The descriptor for its output and errors; this program's streams by
  ///   default.
  private init?(_ command: [String], output: Int32? = nil) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    }
    keepOpenFilesFromOthers()
    let arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    defer { arguments.forEach { free($0) } }
    var id = pid_t()
    guard posix_spawnp(&id, command[0], &actions, nil, arguments + [nil], environ) == 0 else {
      return nil
    }
    self.id = id
  }

  /// Runs a program until it ends.
  ///
  /// - Returns: Whether it ended well; nil if it cannot be started.
  package static func run(_ command: [String]) -> Bool? { ChildProcess(command)?.end() }

  /// Waits until the program ends, and says whether it ended well.
  private func end() -> Bool {
    var status: Int32 = 0
    while waitpid(id, &status, 0) != id { guard errno == EINTR else { return false } }
    return status == 0
  }

  /// Starts a program whose output and errors can be read from a descriptor, which the caller closes.
  private static func piped(_ command: [String]) -> (child: ChildProcess, reader: Int32)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    let started = ChildProcess(command, output: ends[1])
    close(ends[1])
    guard let started else {
      close(ends[0])
      return nil
    }
    return (started, ends[0])
  }

  /// Runs a program until it ends.
  ///
  /// - Returns: The text that it printed; nil if it cannot be started, fails, or prints more than a limit.
  package static func text(of command: [String], atMost limit: Int) -> String? {
    guard let (child, reader) = piped(command) else { return nil }
    defer { close(reader) }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while output.count <= limit {
      let count = read(reader, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      output += buffer[..<count]
    }
    if output.count > limit { kill(child.id, SIGTERM) }
    return child.end() ? String(decoding: output, as: UTF8.self) : nil
  }

  /// Runs a program until it ends, while other tasks continue.
  ///
  /// - Returns: Whether it ended well and what it printed; nil if it cannot be started.
  package static func output(of command: [String]) async -> (isSuccess: Bool, text: String)? {
    guard let (child, reader) = piped(command) else { return nil }
    defer { close(reader) }

    _ = fcntl(reader, F_SETFL, O_NONBLOCK)
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    var status: Int32 = 0
    while true {
      let hasEnded = waitpid(child.id, &status, WNOHANG) != 0
      while case let count = read(reader, &buffer, buffer.count), count > 0 {
        output += buffer[..<count]
      }
      if hasEnded { return (status == 0, String(decoding: output, as: UTF8.self)) }
      try? await Task.sleep(for: .milliseconds(20))
    }
  }
}

/// Closes open files in programs that are started, which would otherwise keep a port that this program listens on.
func keepOpenFilesFromOthers() {
  for file in 3..<Int32(min(sysconf(Int32(_SC_OPEN_MAX)), 4096)) {
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
  }
}
