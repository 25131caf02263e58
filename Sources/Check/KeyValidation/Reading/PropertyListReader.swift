package import Diagnostics
package import KeyModel
import Text

/// Reads a property list in any of its four formats and reports syntax errors.
///
/// No entity is expanded, nothing is fetched, size and depth are limited, and reading takes linear time.
package struct PropertyListReader: Sendable {
  package var limits: Limits
  /// The encoding, overriding what the bytes say; nil to detect it.
  package var encoding: TextEncoding?

  package init(limits: Limits = .default) { self.limits = limits }

  /// Every kind of finding that reading can report.
  package static let kinds: [DiagnosticKind] = families.flatMap { $0.kinds }
    .sorted { $0.id < $1.id }

  package static let families = [
    FindingFamily(
      "xml", "Syntax of XML", summary: "What is wrong with the tags and texts of an XML file.",
      isAboutSyntax: true, DiagnosticKind.ofXML),
    FindingFamily(
      "json", "Syntax of JSON and old-style lists",
      summary: "What is wrong with the brackets, quotes and separators of a list in text.",
      isAboutSyntax: true, DiagnosticKind.ofJSONAndOldStyle),
    FindingFamily(
      "binary", "Binary lists", summary: "What is damaged in a binary file.",
      isAboutSyntax: true, DiagnosticKind.ofBinary),
    FindingFamily(
      "reading", "Files of any form",
      summary: "What keeps a file from being read, or makes readers disagree about it.",
      isAboutSyntax: true, DiagnosticKind.ofAnyForm),
  ]

  /// Limits beyond which a file is refused with an error.
  package struct Limits: Sendable {
    package var bytes: Int
    /// The deepest nesting of arrays and dictionaries; Apple's reader refuses 512 too.
    package var depth: Int
    package var values: Int
    /// The bytes of all texts and data, what is shared or repeated counted each time.
    package var texts: Int
    /// The number of findings after which reading ends.
    package var findings: Int

    package init(
      bytes: Int = 64 << 20, depth: Int = 512, values: Int = 1_000_000, texts: Int? = nil,
      findings: Int = 1_000
    ) {
      self.bytes = bytes
      self.depth = depth
      self.values = values
      self.texts = texts ?? bytes
      self.findings = findings
    }

    package static let `default` = Limits()

    /// The error for a file that is too large to be read; nil if it is not.
    package func refusal(
      of bytes: [UInt8], file: String, remedy: String = "split the file"
    ) -> Diagnostic? {
      guard bytes.count > self.bytes else { return nil }
      return .error(
        "file-too-large", at: SourceLocation(file: file),
        "the file has \(bytes.count) bytes; at most \(self.bytes) are read", remedy: remedy)
    }
  }

  /// Reads a file as far as possible; there is no document without a root or beyond a limit, and one with errors may lack
  /// values.
  ///
  /// - Parameter syntax: JSON to read every text as JSON, with null as a value; otherwise the text shows its form.
  package func read(
    _ bytes: [UInt8], file: String, as syntax: DocumentKind.Format = .propertyList
  ) -> (document: PropertyListDocument?, diagnostics: [Diagnostic]) {
    let remedy = "split the list"
    if let error = limits.refusal(of: bytes, file: file, remedy: remedy) { return (nil, [error]) }
    if bytes.starts(with: "bplist".utf8) {
      let findings = Findings(file: file, text: nil, limit: limits.findings)
      var reader = BinaryPropertyListReader(bytes, TreeBuilder(findings: findings, limits: limits))
      return finish(reader.read(), format: .binary, lines: nil)
    }
    var text = SourceText(bytes, encoding: encoding)
    var findings = Findings(file: file, text: text, limit: limits.findings)
    var format = PropertyListDocument.Format(detecting: text.bytes, from: text.start)
    if format == .openStep, syntax != .propertyList { format = .json }
    if format == .xml, encoding == nil {
      let declared = XMLDeclaredEncoding(text)
      if let encoding = declared.encodingToUse { text = SourceText(bytes, encoding: encoding) }
      findings = Findings(file: file, text: text, limit: limits.findings)
      declared.report(to: &findings)
    }
    findings.reportInvalidEncoding(text)
    if let offset = text.bytes.firstIndex(of: 0) {
      findings.error(
        "nul-byte", at: offset, "the text contains a NUL byte",
        remedy: "remove it; a property list in text form cannot contain one")
    }
    guard let format else {
      findings.error(
        "empty-file", at: text.start, "the file contains no property list",
        remedy: "write a root value, such as an empty dictionary")
      return (nil, findings.diagnostics.inReadingOrder())
    }
    let builder = TreeBuilder(findings: findings, limits: limits)
    let result: TreeBuilder
    switch format {
    case .json:
      var reader = JSONPropertyListReader(text, builder, as: syntax)
      result = reader.read()
    case .openStep:
      var reader = OldStylePropertyListReader(text, builder)
      result = reader.read()
    case .xml, .binary, .yaml, .toml:
      var reader = XMLPropertyListReader(text, builder)
      result = reader.read()
    }
    if let start = ProseText.start(of: text, read: result) {
      findings.error(
        DiagnosticKind.plainText.id, at: start, "the text is prose, not \(syntax.noun)",
        remedy: "paste or name the list that the text is about")
      return (nil, findings.diagnostics.inReadingOrder())
    }
    return finish(result, format: format, lines: text.lines)
  }

  private func finish(
    _ builder: TreeBuilder, format: PropertyListDocument.Format, lines: LineIndex?
  ) -> (document: PropertyListDocument?, diagnostics: [Diagnostic]) {
    let root = builder.isStopped ? nil : builder.root
    var document = root.map {
      PropertyListDocument(format: format, root: $0, lines: lines, ignores: builder.ignores)
    }
    let mistakes = builder.findings.diagnostics.filter { $0.severity == .error }
    document?.isFragment = builder.findings.diagnostics.contains {
      $0.id == DiagnosticKind.fragment.id
    }
    document?.hasUncertainNesting = mistakes.contains { Self.mistakesOfNesting.contains($0.id) }
    return (document, builder.findings.diagnostics.inReadingOrder())
  }

  /// After these mistakes, a value may be in a different container than the author meant.
  private static let mistakesOfNesting: Set<String> = [
    "content-after-root", "mismatched-bracket", "mismatched-tag", "misplaced-plist",
    "missing-colon",
    "missing-equals", "stray-key", "unclosed-bracket", "unclosed-cdata", "unclosed-comment",
    "unclosed-element", "unclosed-tag", "unexpected-character", "unknown-element",
    "unterminated-string",
  ]
}
