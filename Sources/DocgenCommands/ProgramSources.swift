import Diagnostics
import Publish
import Text

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The package that the running program was built from: a preview builds it again when it changes.
struct ProgramSources {
  /// The package's folder.
  let package: String
  /// `debug` or `release`, as the running program was built.
  let configuration: String
  /// Where the program stands, and a newly built one will.
  let program: String

  /// Nil for a program that does not stand in the build folder of a package.
  init?(program: String) {
    guard let build = program.firstRange(of: "/.build/") else { return nil }
    let folders = program[build.upperBound...].split(separator: "/")
    guard let configuration = folders.first(where: { $0 == "debug" || $0 == "release" }) else {
      return nil
    }
    package = String(program[..<build.lowerBound])
    self.configuration = String(configuration)
    self.program = program
    guard access(package + "/Package.swift", R_OK) == 0 else { return nil }
  }

  var paths: [String] { [package + "/Package.swift", package + "/Sources"] }

  func isSource(_ path: String) -> Bool {
    paths.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// From the package's folder, where a path is below it.
  func shownName(_ path: String) -> String {
    path.hasPrefix(package + "/") ? String(path.dropFirst(package.count + 1)) : path
  }

  /// Builds the program in its own configuration; returns the compiler's first errors.
  func build() async -> [Diagnostic] {
    let command = [
      "swift", "build", "--product", Program.current.name, "--configuration", configuration,
      "--package-path", package,
    ]
    guard let (status, output) = await Self.run(command) else {
      return [
        .error("build-failed", at: nil, "'swift' cannot be started", remedy: "put it into PATH")
      ]
    }
    return status == 0 ? [] : problems(in: output)
  }

  /// The errors that a failed build printed, each once.
  func problems(in output: String) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    let lines = output.split(whereSeparator: \.isNewline)
    for line in lines {
      guard let match = line.firstMatch(of: /^(.+?):(\d+):(\d+): error: (.+)$/) else { continue }
      let problem = Diagnostic.error(
        "compiler",
        at: SourceLocation(
          file: shownName(String(match.1)), line: Int(match.2), column: Int(match.3)),
        String(match.4))
      if !problems.contains(problem) { problems.append(problem) }
    }
    if problems.isEmpty {
      let last = lines.last(where: { $0.contains("error:") }) ?? lines.last ?? ""
      problems = [
        .error(
          "build-failed", at: nil, "\(Program.current.name) could not be built: \(last)",
          remedy: "run swift build --product \(Program.current.name)")
      ]
    }
    return Array(problems.prefix(10))
  }

  /// Becomes the newly built program, with the same arguments on the same port. Returns only where
  /// that fails.
  func start(onPort port: UInt16) {
    var arguments = CommandLine.arguments
    // The last one counts.
    let place = ["--port", String(port)]
    if arguments.suffix(2) != place[...] { arguments += place }
    Self.keepFilesFromOthers()
    let strings = arguments.map { strdup($0) }
    defer { strings.forEach { free($0) } }
    execv(program, strings + [nil])
  }

  /// Runs a program to its end; its exit status and what it printed. Nil where it cannot be started.
  private static func run(_ command: [String]) async -> (status: Int32, output: String)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    let (reader, writer) = (ends[0], ends[1])
    defer { close(reader) }
    keepFilesFromOthers()
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, writer, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, writer, STDERR_FILENO)
    let strings: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    defer { strings.forEach { free($0) } }
    var child = pid_t()
    let isStarted = posix_spawnp(&child, command[0], &actions, nil, strings + [nil], environ) == 0
    close(writer)
    guard isStarted else { return nil }

    _ = fcntl(reader, F_SETFL, O_NONBLOCK)
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    var status: Int32 = 0
    while true {
      let hasEnded = waitpid(child, &status, WNOHANG) != 0
      while case let count = read(reader, &buffer, buffer.count), count > 0 {
        output += buffer[..<count]
      }
      if hasEnded { return (status, String(decoding: output, as: UTF8.self)) }
      try? await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Keeps every open file but the standard streams from the programs that are started: they would
  /// hold the port.
  private static func keepFilesFromOthers() {
    for file in 3..<Int32(min(sysconf(Int32(_SC_OPEN_MAX)), 4096)) {
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    }
  }
}
