package import Diagnostics
import KeyModel
import Text

extension PropertyListChecker {
  /// Chooses the documents of a file that are checked, and the checker of each.
  package typealias Selection = (SyntaxReading) -> (
    read: SyntaxReading, checkers: [PropertyListChecker]
  )

  /// Reads and checks a file's bytes.
  ///
  /// Errors of the reader cannot be disabled: what it could not read was not checked. If the nesting is uncertain, nothing
  /// else is reported.
  package func check(
    _ bytes: [UInt8], file: String, reader: PropertyListReader = PropertyListReader(),
    selecting selection: Selection? = nil
  ) -> [Diagnostic] {
    check(read(bytes, file: file, reader), bytes: bytes, file: file, selecting: selection)
  }

  /// Reads a file in the document's syntax.
  func read(_ bytes: [UInt8], file: String, _ reader: PropertyListReader) -> SyntaxReading {
    syntaxes.read(bytes, file: file, as: catalogue.document.format, reader)
  }

  /// The same for what a reader made of the bytes.
  func check(
    _ read: SyntaxReading, bytes: [UInt8], file: String,
    surroundings: BundleSurroundings = BundleSurroundings(), selecting selection: Selection? = nil
  ) -> [Diagnostic] {
    let findings = allFindings(
      read, bytes: bytes, file: file, surroundings: surroundings, selecting: selection)
    return withProvenRepairs(
      findings, of: bytes, file: file, surroundings: surroundings, selecting: selection)
  }

  func allFindings(
    _ read: SyntaxReading, bytes: [UInt8], file: String, surroundings: BundleSurroundings,
    selecting selection: Selection?
  ) -> [Diagnostic] {
    let (read, checkers) = selection?(read) ?? (read, read.documents.map { _ in self })
    let readings = read.diagnostics
    let errors = readings.filter { $0.severity == .error }
    var others = readings.filter { $0.severity != .error && !options.disabled.contains($0.id) }
      .map { changed($0) { $0.severity = options.escalated($0.severity) } }[...]
    var found = FindingLog(file: file)
    for (index, document) in read.documents.enumerated() {
      // A comment in a document is about what was read of it as well.
      let end = index + 1 < read.documents.count ? read.documents[index + 1].start(in: file) : nil
      let here = others.prefix { finding in
        guard let end, let location = finding.location else { return true }
        return location < end
      }
      others = others.dropFirst(here.count)
      // Findings about a guess would only repeat the mistake of form.
      guard !document.hasUncertainNesting else {
        found.append(Array(here))
        continue
      }
      let checker = checkers[index]
      let own = checker.check(
        document, bytes: bytes, file: file,
        isComplete: !readings.containsErrors && document.embedding == nil && !document.isFragment,
        surroundings: surroundings
      ).map { finding in changed(finding) { $0.document = checker.catalogue.document.id } }
      found.append(findings(here + own, withoutIgnoredIn: document, file: file))
    }
    found.append(Array(others))
    return (errors + found.all).inReadingOrder()
  }

  /// The bytes with every certain repair made, and those that they uncover, with the number of repairs.
  package func fix(
    _ bytes: [UInt8], file: String, reader: PropertyListReader = PropertyListReader(),
    selecting selection: Selection? = nil
  ) -> (bytes: [UInt8], applied: Int) {
    var bytes = bytes
    var total = 0
    for _ in 0..<16 {
      let fixIts = check(bytes, file: file, reader: reader, selecting: selection)
        .compactMap { $0.fixIt }
      let (fixed, applied) = FixApplier.apply(fixIts, to: bytes)
      guard applied > 0 else { break }
      bytes = fixed
      total += applied
    }
    return (bytes, total)
  }
}

extension PropertyListDocument {
  /// The start of the root; nil for a binary list.
  fileprivate func start(in file: String) -> SourceLocation? {
    root.range.flatMap { range in lines.map { $0.location(of: range.lowerBound, in: file) } }
  }
}
