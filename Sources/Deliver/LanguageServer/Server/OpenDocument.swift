import Diagnostics
import JSON
import KeyValidation
import Text

struct OpenDocument {
  let uri: String
  /// The path of the file, or the name of an unsaved text.
  let path: String
  var version: Int?
  private(set) var bytes: [UInt8]
  private(set) var lines: LineIndex
  private let unit: LineIndex.ColumnUnit
  /// When to publish its findings.
  var due: Int?
  /// The analysis of the text; nil after each change.
  var analysis: Analysis?

  /// The input of the checker and of the editor's features.
  struct Analysis {
    /// Nil if settings exclude the file.
    var opened: FileInEditor?
    /// Nil if the file is not a known document.
    var list: ListInEditor?
    var findings: [Diagnostic]?
    var locations: LineIndex
  }

  init(uri: String, version: Int?, text: String, counting unit: LineIndex.ColumnUnit) {
    self.uri = uri
    path = filePath(ofURI: uri) ?? lastComponent(ofURI: uri)
    self.version = version
    self.unit = unit
    bytes = Array(text.utf8)
    lines = LineIndex(bytes, counting: unit)
  }

  // MARK: - Changes

  struct Change {
    /// Nil if the whole text is replaced.
    var range: (start: LineIndex.Position, end: LineIndex.Position)?
    var text: String
  }

  mutating func change(_ changes: [Change]) {
    var text = ChangedText(bytes, counting: unit)
    for change in changes {
      if let (start, end) = change.range {
        text.replace(from: min(start, end), to: max(start, end), with: change.text)
      } else {
        text = ChangedText(Array(change.text.utf8), counting: unit)
      }
    }
    bytes = text.bytes
    lines = LineIndex(bytes, counting: unit)
    analysis = nil
  }

  // MARK: - Positions

  /// The byte offset of a protocol position, which is 0-based.
  func offset(_ position: JSONValue?) -> Int? { Self.position(position).map(lines.offset) }

  static func position(_ json: JSONValue?) -> LineIndex.Position? {
    guard let line = json?["line"]?.integer, let column = json?["character"]?.integer else {
      return nil
    }
    let limit = Int.max - 1
    return LineIndex.Position(line: min(line, limit) + 1, column: min(column, limit) + 1)
  }

  func position(of offset: Int) -> JSONValue {
    let position = lines.position(of: offset)
    return ["line": .integer(position.line - 1), "character": .integer(position.column - 1)]
  }

  func range(_ bytes: Range<Int>) -> JSONValue {
    ["start": position(of: bytes.lowerBound), "end": position(of: bytes.upperBound)]
  }

  /// The range of a finding: to the end of the line if only the start is known, otherwise the first line.
  func bytes(of finding: Diagnostic) -> Range<Int> {
    func offset(_ location: SourceLocation?) -> Int? {
      guard let line = location?.line else { return nil }
      return analysis?.locations.offset(of: .init(line: line, column: location?.column ?? 1))
    }
    let start = offset(finding.location) ?? 0
    if let end = offset(finding.end), end >= start { return start..<end }
    let line = bytes[start...].prefix { !$0.endsLine }
    let blanks = line.reversed().prefix(while: \.isWhiteSpace).count
    return start..<max(start, line.endIndex - blanks)
  }
}

/// The path of a file URI; nil for other texts, and for a file on another host. Source: RFC 8089.
func filePath(ofURI uri: String) -> String? {
  guard let colon = uri.firstIndex(of: ":"), uri[..<colon].lowercased() == "file" else {
    return nil
  }
  var rest = uri[uri.index(after: colon)...]
  if rest.hasPrefix("//") {
    rest = rest.dropFirst(2)
    let host = rest.prefix { $0 != "/" }
    guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
    rest = rest.dropFirst(host.count)
  }
  guard rest.hasPrefix("/"), let path = percentDecoded(rest, isStrict: true),
    !path.utf8.contains(0)
  else { return nil }
  return path
}

/// The name of an unsaved text, by which the checker may recognize its document.
private func lastComponent(ofURI uri: String) -> String {
  let last = uri.split(whereSeparator: { $0 == "/" || $0 == ":" }).last ?? ""
  return percentDecoded(last, isStrict: false) ?? String(last)
}
