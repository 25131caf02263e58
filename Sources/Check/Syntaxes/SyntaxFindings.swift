import Diagnostics
import KeyValidation
import Text

/// The findings about a text, up to a limit.
struct SyntaxFindings {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var isStopped = false
  private let text: SourceText
  private let file: String
  private let limit: Int

  init(_ text: SourceText, file: String, limit: Int) {
    self.text = text
    self.file = file
    self.limit = limit
  }

  mutating func report(
    _ severity: Severity, _ id: String, at offset: Int, _ message: String, remedy: String
  ) {
    guard !isStopped else { return }
    guard diagnostics.count < limit else {
      return stop(
        "too-many-findings", at: offset, "the file has more than \(limit) mistakes",
        remedy: "correct the first ones and check the file again")
    }
    diagnostics.append(Diagnostic(severity, id, at: location(offset), message, remedy: remedy))
  }

  mutating func error(_ id: String, at offset: Int, _ message: String, remedy: String) {
    report(.error, id, at: offset, message, remedy: remedy)
  }

  /// Reports a last error; nothing that was read is used.
  mutating func stop(_ id: String, at offset: Int, _ message: String, remedy: String) {
    guard !isStopped else { return }
    isStopped = true
    diagnostics.append(.error(id, at: location(offset), message, remedy: remedy))
  }

  func line(of offset: Int) -> Int {
    text.lines.position(of: text.originalOffset(offset)).line
  }

  private func location(_ offset: Int) -> SourceLocation {
    text.lines.location(of: text.originalOffset(offset), in: file)
  }
}

extension String {
  /// Quoted for a message: short, on one line, without control characters.
  var quotedShort: String { "'\(shortened(to: 60).legible.oneLine)'" }
}

extension SyntaxReading {
  /// The reading of a text with bytes that are not of an encoding.
  static func refusing(
    _ text: SourceText, at offset: Int, in file: String, as encoding: String
  ) -> SyntaxReading {
    SyntaxReading(
      diagnostics: [
        .error(
          "invalid-encoding", at: text.lines.location(of: offset, in: file),
          "the bytes from here are not \(encoding)", remedy: "save the file as UTF-8")
      ])
  }
}
