import Diagnostics
import Text

/// The findings about the documents of one file, at most as many as one document may have.
struct FindingsOfDocuments {
  private let file: String
  private var findings: [Diagnostic] = []
  /// The findings about the rest of the file, each said once, by id.
  private var aboutTheRest: [String: Diagnostic] = [:]

  init(file: String) { self.file = file }

  /// Adds the findings of a document, which are no more than the limit and a few about the rest.
  mutating func append(_ others: [Diagnostic]) {
    let isFirst = findings.isEmpty
    for finding in others {
      if CheckRun.idsAboutTheRest.contains(finding.id) {
        addAboutTheRest(finding)
      } else if isFirst || findings.count < CheckRun.mostFindings {
        findings.append(finding)
      } else {
        addAboutTheRest(CheckRun.tooManyFindings(finding.severity, in: file))
      }
    }
  }

  private mutating func addAboutTheRest(_ finding: Diagnostic) {
    guard let known = aboutTheRest[finding.id], known.severity >= finding.severity else {
      aboutTheRest[finding.id] = finding
      return
    }
  }

  var all: [Diagnostic] { findings + CheckRun.idsAboutTheRest.compactMap { aboutTheRest[$0] } }
}
