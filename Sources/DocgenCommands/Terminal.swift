import ArgumentParser
import Diagnostics
import FileSystem

/// The two streams of the command line, and what they can show.
///
/// Commands write to the one that is bound to their task, so that a test can read what they print.
struct Terminal: Sendable {
  @TaskLocal static var current = standard

  var write: @Sendable (String) -> Void
  var writeError: @Sendable (String) -> Void
  /// Whether a person reads the output, rather than another program.
  var isTerminal = false
  var hasColor = false
  var errorsHaveColor = false
  var width = 100

  /// The streams of the running program.
  static var standard: Terminal {
    let (output, errors) = (OpenFile.standardOutput, OpenFile.standardError)
    return Terminal(
      write: { write($0, to: output) }, writeError: { write($0, to: errors) },
      isTerminal: output.isTerminal, hasColor: hasColor(output), errorsHaveColor: hasColor(errors),
      width: width(output))
  }

  /// Whether a stream shows colours: a terminal that can, and no wish against it (no-color.org).
  private static func hasColor(_ stream: OpenFile) -> Bool {
    stream.isTerminal && RunningProgram.environment("TERM") != "dumb"
      && RunningProgram.environment("NO_COLOR") == nil
  }

  /// The terminal's columns, or 100 if the output is not a terminal.
  private static func width(_ stream: OpenFile) -> Int {
    if let columns = stream.columns { return min(columns, 120) }
    return RunningProgram.environment("COLUMNS").flatMap { Int($0) }
      .map { min(max($0, 40), 120) } ?? 100
  }

  private static func write(_ text: String, to stream: OpenFile) {
    RunningProgram.ignoreBrokenPipes()
    do throws(FileError) {
      try stream.append(Array(text.utf8))
    } catch {
      // A reader that has enough, as `head` does, ends the program without a word.
      if error.isBrokenPipe, stream === OpenFile.standardOutput { RunningProgram.exit(0) }
    }
  }
}

// MARK: - The bound terminal

extension Terminal {
  static var isTerminal: Bool { current.isTerminal }
  static var hasColor: Bool { current.hasColor }
  static var width: Int { current.width }

  static func write(_ text: String) { current.write(text) }
  static func writeError(_ text: String) { current.writeError(text) }

  /// Findings of one kind beyond this number are counted, not printed.
  private static let mostOfOneKind = 50

  static func report(_ diagnostics: [Diagnostic]) {
    let format = DiagnosticText(colored: current.errorsHaveColor)
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
}

extension ExitCode {
  /// Something is wrong with what the command was given.
  static let findings = ExitCode(1)
  /// The command could not do its work.
  static let couldNotRun = ExitCode(2)
}
