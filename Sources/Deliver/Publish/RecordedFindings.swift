import Diagnostics
import JSON
import Text

extension [Diagnostic] {
  /// The findings on a line of an output folder's manifest.
  var recorded: [UInt8] {
    DiagnosticJSON.format(self).serializedBytes(linesTo: 0).filter { $0 != UInt8(ascii: "\n") }
  }

  /// The findings that a line has; nil if it is another one.
  init?(recorded line: [UInt8]) {
    var scanner = JSONScanner(line, file: OutputFolder.manifestName)
    guard let value = try? scanner.readValue(), case .array(let elements) = value else {
      return nil
    }
    let findings = elements.compactMap(Diagnostic.init(recorded:))
    guard findings.count == elements.count else { return nil }
    self = findings
  }
}

extension Diagnostic {
  /// A finding that `DiagnosticJSON` wrote, without its repairs.
  fileprivate init?(recorded json: JSONValue) {
    guard let id = json["id"]?.text, let message = json["message"]?.text,
      let severity = json["severity"]?.text.flatMap(Severity.init(rawValue:))
    else { return nil }
    func location(_ line: String, _ column: String) -> SourceLocation? {
      json["file"]?.text.map {
        SourceLocation(file: $0, line: json[line]?.integer, column: json[column]?.integer)
      }
    }
    self.init(
      severity, id, at: location("line", "column"),
      to: json["endLine"]?.integer.flatMap { _ in location("endLine", "endColumn") }, message,
      remedy: json["remedy"]?.text, path: json["path"]?.text,
      codes: (json["codes"]?.elements ?? []).compactMap(\.text))
    document = json["document"]?.text
    refusedBy = json["refusedBy"]?.text
  }
}
