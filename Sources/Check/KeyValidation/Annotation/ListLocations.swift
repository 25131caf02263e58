import Diagnostics
import Text

/// The locations of the parts of a file, and of the findings in it.
struct ListLocations {
  private let file: String
  /// Nil for a binary list.
  private let lines: LineIndex?
  private let findings: [Diagnostic]

  init(_ file: ReadFile, _ findings: [Diagnostic]) {
    self.file = file.path
    self.findings = findings
    lines = file.list?.lines ?? file.settings?.lines
  }

  /// The start of a range.
  func location(of range: Range<Int>?) -> SourceLocation? {
    range.flatMap { range in lines?.location(of: range.lowerBound, in: file) }
  }

  func line(of range: Range<Int>?) -> Int? { location(of: range)?.line }

  /// Whether a finding is within a range of the file; all are where no location is known.
  func isIn(_ range: Range<Int>?) -> ((_ index: Int) -> Bool) {
    guard let range, let start = location(of: range),
      let end = location(of: range.upperBound..<range.upperBound)
    else { return { _ in true } }
    let findings = findings
    return { index in
      guard let location = findings[index].location, location.line != nil else { return true }
      return start <= location && location < end
    }
  }
}

extension PropertyListDocument.Member {
  /// The key and its value.
  var range: Range<Int>? {
    guard let keyRange, let value = node.range else { return nil }
    return keyRange.lowerBound..<max(keyRange.upperBound, value.upperBound)
  }
}
