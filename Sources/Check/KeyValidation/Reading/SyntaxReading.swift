package import Diagnostics
package import KeyModel
import Text

/// The result of reading a file.
package struct SyntaxReading: Sendable {
  /// Its documents, in the order of the file: one at most, except in YAML.
  package var documents: [PropertyListDocument]
  package var diagnostics: [Diagnostic]

  package init(documents: [PropertyListDocument] = [], diagnostics: [Diagnostic] = []) {
    self.documents = documents
    self.diagnostics = diagnostics
  }

  init(_ read: (document: PropertyListDocument?, diagnostics: [Diagnostic])) {
    self.init(documents: read.document.map { [$0] } ?? [], diagnostics: read.diagnostics)
  }

  /// The first document.
  package var document: PropertyListDocument? { documents.first }
}

/// The readers of syntaxes other than property lists and JSON.
package struct SyntaxReaders: Sendable {
  /// Reads the bytes of a file of a name, within limits.
  package typealias Read =
    @Sendable ([UInt8], String, PropertyListReader.Limits) -> SyntaxReading

  private let readers: [DocumentKind.Format: Read]

  package init(_ readers: [DocumentKind.Format: Read] = [:]) { self.readers = readers }

  /// Reads a file in a syntax. A syntax without a reader is an error.
  func read(
    _ bytes: [UInt8], file: String, as format: DocumentKind.Format, _ reader: PropertyListReader
  ) -> SyntaxReading {
    if let kind = ForeignFile.name(of: bytes) {
      let error = Diagnostic.error(
        DiagnosticKind.notAList.id, at: SourceLocation(file: file),
        "the file is \(kind), not \(format.noun)", remedy: "choose the file that has the list")
      return SyntaxReading(diagnostics: [error])
    }
    if let read = readers[format] { return read(bytes, file, reader.limits) }
    switch format {
    case .json, .jsonWithComments, .propertyList:
      return SyntaxReading(reader.read(bytes, file: file, as: format))
    case .yaml, .toml:
      return SyntaxReading(
        diagnostics: [
          .error(
            DiagnosticKind.unreadSyntax.id, at: SourceLocation(file: file),
            "\(format.title) is not read, so the file is not checked",
            remedy: "validate it with its JSON Schema and a validator that reads \(format.title)")
        ])
    }
  }
}

extension DiagnosticKind {
  static let unreadSyntax = DiagnosticKind(
    "unread-syntax", .error, "A file is in a syntax that is not checked.",
    explanation: """
      The file's name or the option `--document` says that it is in a syntax for which this \
      checker has no reader, such as YAML on a web page.
      """,
    cost: "Nothing was checked in this file.",
    repair: """
      Check it with `docgen validate` in a terminal, which reads all syntaxes, or validate it with \
      the JSON Schema of its document.
      """,
    wrong: "lamp.yaml, on the page Check a file",
    right: "$ docgen validate lamp.yaml"
  )
}
