import Diagnostics
import Text

/// The findings about a file or a part of it, at most as many as anybody reads.
struct FindingLog {
  private let file: String
  private var findings: [Diagnostic] = []
  /// The findings about the rest of the file, each said once, by id.
  private var aboutTheRest: [String: Diagnostic] = [:]

  init(file: String) { self.file = file }

  private static let most = PropertyListReader.Limits.default.findings
  /// The findings that are about what is left of a file.
  private static let idsAboutTheRest = ["too-many-findings", "too-many-comparisons"]

  var errorCount: Int { findings.count { $0.severity == .error } }

  /// Adds findings up to the limit. An empty log takes all of another, which is within the limit itself.
  mutating func append(_ others: [Diagnostic]) {
    let isFirst = findings.isEmpty
    for finding in others {
      if Self.idsAboutTheRest.contains(finding.id) {
        addAboutTheRest(finding)
      } else if isFirst || !isFull {
        findings.append(finding)
      } else {
        omit(finding.severity)
      }
    }
  }

  var isFull: Bool { findings.count >= Self.most }

  /// Notes that a finding of a severity is left out, because there are too many.
  mutating func omit(_ severity: Severity) {
    addAboutTheRest(
      Diagnostic(
        severity, Self.idsAboutTheRest[0], at: SourceLocation(file: file),
        "the file has more than \(Self.most) mistakes",
        remedy: "correct the first ones and check the file again"))
  }

  private mutating func addAboutTheRest(_ finding: Diagnostic) {
    guard let known = aboutTheRest[finding.id], known.severity >= finding.severity else {
      aboutTheRest[finding.id] = finding
      return
    }
  }

  /// Adds that the file takes more comparisons than it may.
  mutating func appendTooManyComparisons() {
    addAboutTheRest(
      .error(
        Self.idsAboutTheRest[1], at: SourceLocation(file: file),
        "the rest of the file is not checked: it takes too many comparisons with the catalogue's keys",
        remedy: "split the file, or remove rules and values from the catalogue"))
  }

  /// All findings in the order in which they were added.
  var all: [Diagnostic] { findings + rest }

  /// All findings in reading order, with those about the rest at the end.
  var inReadingOrder: [Diagnostic] { findings.inReadingOrder() + rest }

  private var rest: [Diagnostic] { Self.idsAboutTheRest.compactMap { aboutTheRest[$0] } }
}
