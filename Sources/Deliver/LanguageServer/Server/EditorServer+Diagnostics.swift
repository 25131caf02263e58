import Diagnostics
import JSON
import KeyValidation
import Text

/// Findings are published after changes or, to clients that pull diagnostics, on request; never both.
extension EditorServer {
  mutating func findings(in uri: String) -> [Diagnostic] {
    guard let analysis = analyze(uri) else { return [] }
    if let known = analysis.findings { return known }
    let findings = analysis.opened.map { $0.checkers.check([$0.file]) } ?? []
    documents[uri]?.analysis?.findings = findings
    return findings
  }

  mutating func publishDue(at now: Int) {
    for (uri, document) in documents.sorted(by: { $0.key < $1.key }) {
      guard let due = document.due, due <= now else { continue }
      documents[uri]?.due = nil
      publish(diagnostics(in: uri), of: uri, version: document.version)
    }
  }

  mutating func publish(_ diagnostics: [JSONValue], of uri: String, version: Int?) {
    var json: JSONValue = ["uri": .string(uri)]
    if client.hasDiagnosticVersion, let version { json.append("version", .integer(version)) }
    json.append("diagnostics", .array(diagnostics))
    notify("textDocument/publishDiagnostics", json)
  }

  /// Schedules a check of all texts, whose findings may have changed.
  mutating func checkAgain(at now: Int) {
    for uri in documents.keys {
      documents[uri]?.analysis = nil
      if !client.pullsDiagnostics { documents[uri]?.due = now }
    }
    if client.pullsDiagnostics, client.refreshesDiagnostics, !documents.isEmpty {
      request("workspace/diagnostic/refresh", .null)
    }
  }

  mutating func report(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
    ["kind": "full", "items": .array(diagnostics(in: try uri(parameters)))]
  }

  private mutating func diagnostics(in uri: String) -> [JSONValue] {
    let findings = findings(in: uri)
    guard let document = documents[uri] else { return [] }
    return findings.map { json(of: $0, in: document) }
  }

  func json(of finding: Diagnostic, in document: OpenDocument) -> JSONValue {
    let ways = document.analysis?.opened?.catalogue.distributions ?? []
    let refusing = ways.first { $0.id == finding.refusedBy }
    let verdict = finding.severity == .note ? nil : refusing.map { "\($0.name) would refuse it" }
    let message = [finding.message, verdict, finding.remedy].compactMap(\.self)
      .joined(separator: "; ")
    var json: JSONValue = [
      "range": document.range(document.bytes(of: finding)),
      "severity": .integer(severity(finding.severity)),
      "code": .string(finding.id),
      "source": .string(name),
      "message": .string(([message] + finding.codes.map { "[\($0)]" }).joined(separator: " ")),
    ]
    let page = finding.url ?? document.analysis?.opened?.pages.ofFinding(finding.id)
    if client.hasCodeDescription, let url = page {
      json.append("codeDescription", ["href": .string(url.text)])
    }
    if client.hasDiagnosticTags, let tag = tag(of: finding) {
      json.append("tags", [.integer(tag)])
    }
    if client.hasRelatedInformation, let other = finding.related {
      let start = document.bytes(of: Diagnostic(.note, "", at: other.location, ""))
      json.append(
        "relatedInformation",
        [
          [
            "location": ["uri": .string(document.uri), "range": document.range(start)],
            "message": .string(other.message),
          ]
        ])
    }
    return json
  }

  private func severity(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  /// Deprecated (2) for keys that a release has ended, unnecessary (1) for keys without effect.
  private func tag(of finding: Diagnostic) -> Int? {
    switch finding.id {
    case "deprecated", "removed": 2
    case "unused-ignore": 1
    default: nil
    }
  }
}
