import Diagnostics
import JSON
import KeyModel
import KeyValidation
import Text

/// What a page shows of files: their findings, texts and meaning.
struct CheckReport {
  private let files: [(file: ReadFile, findings: [Diagnostic])]
  private let pages: [PropertyPath: String]
  private let explained: Set<String>

  init(_ files: [ReadFile], _ checkers: DocumentCheckers, _ pages: [PropertyPath: String]) {
    self.files = files.map {
      (file: $0, findings: checkers.check([$0]).withoutRepetitions())
    }
    self.pages = pages
    explained = Set((PropertyListChecker.kinds + PropertyListReader.kinds).map { $0.id })
  }

  /// `files`, each with `name`, `document`, `documentName`, `syntax`, `text`, `findings` and `summary`, and the
  /// `summary` of all of them.
  var json: JSONValue {
    [
      "error": .null,
      "summary": .string(summary(of: files.flatMap { $0.findings })),
      "files": .array(files.map { json(of: $0.file, $0.findings) }),
    ]
  }

  private func json(of file: ReadFile, _ findings: [Diagnostic]) -> JSONValue {
    let document = file.isUnrecognized ? nil : file.document
    return [
      "name": .string(file.path),
      "document": JSONValue(document?.id),
      "documentName": JSONValue(document?.name),
      "syntax": JSONValue(file.list.map { syntax(of: $0.format) }),
      "text": JSONValue(text(of: file)),
      "summary": .string(summary(of: findings)),
      "findings": .array(json(of: findings)),
      "listHTML": "",
    ]
  }

  /// The findings as `DiagnosticJSON` has them, each with the number of its repair and the addresses of pages in the
  /// site.
  private func json(of findings: [Diagnostic]) -> [JSONValue] {
    guard case .array(let all) = DiagnosticJSON.format(findings) else { return [] }
    var repairs = 0
    return zip(findings, all).map { finding, json in
      changed(json) {
        $0.append("fixIndex", finding.fixIt == nil ? .null : .integer(repairs))
        if finding.fixIt != nil { repairs += 1 }
        $0.append(
          "kindUrl", explained.contains(finding.id) ? .string("findings/\(finding.id).html") : .null
        )
        $0.append("keyUrl", JSONValue(page(of: finding)))
      }
    }
  }

  private func page(of finding: Diagnostic) -> String? {
    guard let path = finding.path, let document = finding.document else { return nil }
    let own = PropertyPath(path)
    return pages[PropertyPath(own.components, in: document)] ?? pages[own]
  }

  private func text(of file: ReadFile) -> String? {
    guard file.list?.format != .binary, !file.bytes.starts(with: "bplist".utf8) else { return nil }
    let text = SourceText(file.bytes)
    return text.string(text.start..<text.bytes.count)
  }

  private func syntax(of format: PropertyListDocument.Format) -> String {
    switch format {
    case .xml: "XML property list"
    case .binary: "binary property list"
    case .openStep: "old-style property list"
    case .json: "JSON"
    case .yaml: "YAML"
    }
  }

  /// `2 errors, 1 warning and 3 notes`; `nothing to report`.
  private func summary(of findings: [Diagnostic]) -> String {
    let counts = [Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    return counts.isEmpty ? "nothing to report" : alternatives(counts, "and")
  }
}
