import ArgumentParser
import Diagnostics
import FileSystem
import Markup
import Text

/// The two output streams of the command line, through which everything is printed.
///
/// Control characters from outside are replaced, and a failure to write is remembered until the command has done its work.
/// Tests bind another terminal to their task.
struct Terminal: Sendable {
  @TaskLocal static var current = standard

  var write: @Sendable (String) throws(FileError) -> Void
  var writeError: @Sendable (String) throws(FileError) -> Void
  /// Whether a person reads the output, rather than another program.
  var isTerminal = false
  var hasColor = false
  var errorsHaveColor = false
  var width = 100
  /// The reason why the output can no longer be written.
  private let failure = Lock<FileError?>(nil)

  static var standard: Terminal {
    let (output, errors) = (OpenFile.standardOutput, OpenFile.standardError)
    return Terminal(
      write: { text throws(FileError) in try output.append(Array(text.utf8)) },
      writeError: { text throws(FileError) in try errors.append(Array(text.utf8)) },
      isTerminal: output.isTerminal, hasColor: hasColor(output), errorsHaveColor: hasColor(errors),
      width: width(output))
  }

  /// Whether a stream is a terminal that shows colours, and the user wants them (no-color.org).
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
}

// MARK: - The bound terminal

extension Terminal {
  static var isTerminal: Bool { current.isTerminal }
  static var hasColor: Bool { current.hasColor }
  static var width: Int { current.width }

  /// A way to keep control characters in a text from terminals and logs.
  enum Escaping {
    /// They are replaced.
    case plain
    /// They are escaped in the texts of JSON.
    case json
    /// It contains docgen's own escape sequences if the output shows colours; its parts were made legible.
    case styled
  }

  /// Prints a text. After a failure, nothing more is printed, but the command still does its work.
  static func write(_ text: String, _ escaping: Escaping = .plain) {
    let shown =
      switch escaping {
      case .plain: text.withoutCommands
      case .json: text.withCommandsEscaped
      case .styled: hasColor ? text : text.withoutCommands
      }
    current.failure.withLock { failure in
      guard failure == nil, !shown.isEmpty else { return }
      do throws(FileError) { try current.write(shown) } catch { failure = error }
    }
  }

  static func write(_ blocks: [Block]) {
    write(TerminalRenderer(width: width, styled: hasColor).render(blocks), .styled)
  }

  /// The reason why the output is incomplete. A reader that stops early, like `head`, is not a failure.
  static var outputFailure: FileError? {
    current.failure.withLock { $0 }.flatMap { $0.isBrokenPipe ? nil : $0 }
  }

  /// Whether the output failed, for example because its reader is gone.
  static var isClosed: Bool { current.failure.withLock { $0 != nil } }

  static func writeError(_ text: String) { show(text.withoutCommands) }

  /// If errors cannot be shown, the exit status still reports them.
  private static func show(_ text: String) { try? current.writeError(text) }

  /// Findings of one kind in one file beyond this number are counted, not printed.
  private static let mostOfOneKind = 50

  static func report(_ diagnostics: [Diagnostic]) {
    let format = DiagnosticText(colored: current.errorsHaveColor)
    let shown = diagnostics.capped(at: mostOfOneKind) { [$0.id, $0.location?.file] }
    show(shown.map { format.format($0.finding, more: $0.more) + "\n" }.joined())
  }
}

extension ExitCode {
  static let findings = ExitCode(1)
  static let couldNotRun = ExitCode(2)
}
