import Diagnostics
import Text

struct Findings {
  let file: String
  /// Nil for a binary list, which has no lines.
  let text: SourceText?
  let limit: Int
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var errorCount = 0
  private(set) var isStopped = false
  /// Two errors at one offset are one mistake, so only the first is reported.
  private var offsetsOfErrors: Set<Int> = []

  init(file: String, text: SourceText?, limit: Int) {
    self.file = file
    self.text = text
    self.limit = limit
  }

  /// Whether the text is a file's, rather than one that was pasted or piped.
  var isOfFile: Bool { !file.isEmpty && file != "<stdin>" }

  mutating func report(
    _ severity: Severity, _ id: String, at offset: Int?, _ message: String, remedy: String,
    related: (offset: Int, message: String)? = nil
  ) {
    guard !isStopped else { return }
    if severity == .error, let offset, text != nil {
      guard offsetsOfErrors.insert(offset).inserted else { return }
    }
    guard diagnostics.count < limit else {
      stop(
        "too-many-findings", at: offset, "the file has more than \(limit) mistakes",
        remedy: "correct the first ones and check the file again")
      return
    }
    if severity == .error { errorCount += 1 }
    var finding = Diagnostic(severity, id, at: location(offset), message, remedy: remedy)
    finding.related = related.map { .init(location($0.offset), $0.message) }
    diagnostics.append(finding)
  }

  mutating func error(_ id: String, at offset: Int?, _ message: String, remedy: String) {
    report(.error, id, at: offset, message, remedy: remedy)
  }

  mutating func stop(
    _ id: String, at offset: Int?, _ message: String, remedy: String, as severity: Severity = .error
  ) {
    guard !isStopped else { return }
    isStopped = true
    diagnostics.append(Diagnostic(severity, id, at: location(offset), message, remedy: remedy))
  }

  mutating func reportInvalidEncoding(_ text: SourceText) {
    guard let offset = text.firstInvalidByte else { return }
    let name = text.lines.encoding.rawValue
    diagnostics.append(
      .error(
        "invalid-encoding", at: text.lines.location(of: offset, in: file),
        "the bytes from here are not \(name)", remedy: "save the file as UTF-8"))
  }

  mutating func reportLoneSurrogate(at offset: Int) {
    error(
      "lone-surrogate", at: offset, "half of a surrogate pair is missing",
      remedy: "write both halves, or the character itself")
  }

  /// Reports an integer of 64 bits that is beyond the signed ones. Returns the number to check instead.
  mutating func largeInteger(_ written: String, at offset: Int?, _ path: String = "") -> Int64 {
    report(
      .warning, "large-integer", at: offset,
      "\(written) does not fit in a signed 64-bit integer; it is checked as \(Int64.max)\(path)",
      remedy: "use a smaller number or a string")
    return .max
  }

  func line(of offset: Int) -> Int {
    text.map { $0.lines.position(of: $0.originalOffset(offset)).line } ?? 1
  }

  private func location(_ offset: Int?) -> SourceLocation {
    guard let text, let offset else { return SourceLocation(file: file) }
    return text.lines.location(of: text.originalOffset(offset), in: file)
  }
}

/// A name, quoted for a message: short, on one line, without control characters.
func quoted(_ name: some StringProtocol) -> String {
  // Look at no more of a longer name.
  let start = String(Substring(name).unicodeScalars.prefix(61)).shortened(to: 60)
  return "'\(start.legible.oneLine)'"
}
