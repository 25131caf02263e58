import ArgumentParser
import Diagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The two streams of the command line, and what they can show.
enum Terminal {
  /// Whether a stream shows colours: a terminal that can, and no wish against it (no-color.org).
  static func hasColor(_ descriptor: Int32) -> Bool {
    guard isatty(descriptor) == 1, environment("TERM") != "dumb" else { return false }
    return environment("NO_COLOR") == nil
  }

  /// The terminal's columns, or 100 where the output goes elsewhere.
  static var width: Int {
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return min(Int(size.ws_col), 120)
    }
    return environment("COLUMNS").flatMap { Int($0) }.map { min(max($0, 40), 120) } ?? 100
  }

  /// A text broken between words into lines of a width.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Writes to standard output. A reader that went away, as `head` does, ends the program quietly.
  static func write(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  static func writeError(_ text: String) {
    write(text, to: STDERR_FILENO)
  }

  /// Findings of one kind beyond this number are counted, not printed.
  private static let mostOfOneKind = 50

  static func report(_ diagnostics: [Diagnostic]) {
    let format = DiagnosticText(colored: hasColor(STDERR_FILENO))
    var counts: [String: Int] = [:]
    var text = ""
    for diagnostic in diagnostics {
      counts[diagnostic.id, default: 0] += 1
      guard counts[diagnostic.id, default: 0] <= mostOfOneKind else { continue }
      text += format.format(diagnostic) + "\n"
    }
    for (id, count) in counts.sorted(by: { $0.key < $1.key }) where count > mostOfOneKind {
      text += "… and \(count - mostOfOneKind) more of the kind [\(id)]\n"
    }
    writeError(text)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    signal(SIGPIPE, SIG_IGN)
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        if errno == EPIPE, descriptor == STDOUT_FILENO { exit(0) }
        return
      }
      bytes = bytes.dropFirst(count)
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}

extension ExitCode {
  /// Something is wrong with what the command was given.
  static let findings = ExitCode(1)
  /// The command could not do its work.
  static let couldNotRun = ExitCode(2)
}
