package import Diagnostics
package import KeyModel
import Text

/// The checkers of a catalogue's documents, one of which every file is for.
package struct DocumentCheckers: Sendable {
  /// In the order of the documents; at least one.
  private let checkers: [PropertyListChecker]

  /// - Parameters:
  ///   - document: The document that every file is taken for; nil to recognize each file.
  ///   - options: The options for a document.
  package init(
    _ catalogue: Catalogue, only document: DocumentKind? = nil,
    options: (DocumentKind) -> CheckOptions = { _ in CheckOptions() }
  ) {
    let roots = catalogue.hasSeveralDocuments ? catalogue.roots : []
    checkers = (document.map { [$0] } ?? catalogue.documents).map { document in
      let others = roots.lazy.map { (name: $0.name, document: catalogue.document(of: $0.path)) }
        .filter {
          $0.document.id != document.id && $0.name != PropertyPath.Component.anyName.plainText
        }
      return PropertyListChecker(
        catalogue.part(document), options: options(document),
        otherDocuments: Dictionary(
          others.map { ($0.name, $0.document) }, uniquingKeysWith: { first, _ in first }))
    }
  }

  /// Reads a file's bytes and says what is wrong with them.
  ///
  /// - Parameter file: Its path, whose last part may show which document it is.
  package func check(
    _ bytes: [UInt8], file: String, reader: PropertyListReader = PropertyListReader()
  ) -> [Diagnostic] {
    let read = reader.read(bytes, file: file)
    let (checker, others) = choice(for: file, read.document)
    var findings = checker.check(read, bytes: bytes, file: file)
    if !others.isEmpty, !checker.options.disabled.contains(DiagnosticKind.unclearDocument.id) {
      let ids = others.map { "'\($0.catalogue.document.id)'" }
      findings.append(
        Diagnostic(
          .note, DiagnosticKind.unclearDocument.id, at: SourceLocation(file: file),
          "the file could also be \(alternatives(ids)); it was checked as '\(checker.catalogue.document.id)'",
          remedy: "choose with --document"))
    }
    return findings.inReadingOrder().map { finding in
      var finding = finding
      finding.document = checker.catalogue.document.id
      return finding
    }
  }

  /// The bytes with every certain repair made, and how many there were.
  package func fix(
    _ bytes: [UInt8], file: String, reader: PropertyListReader = PropertyListReader()
  ) -> (bytes: [UInt8], applied: Int) {
    let document = checkers.count > 1 ? reader.read(bytes, file: file).document : nil
    return choice(for: file, document).checker.fix(bytes, file: file, reader: reader)
  }

  /// The checker for a file, and others that fit its content as well: the one whose document has files
  /// of that name, otherwise the one that knows most of the keys at its root, otherwise the first.
  private func choice(for file: String, _ document: PropertyListDocument?)
    -> (checker: PropertyListChecker, others: [PropertyListChecker])
  {
    guard checkers.count > 1 else { return (checkers[0], []) }
    let name = file.split(separator: "/").last ?? ""
    if let named = checkers.first(where: { $0.catalogue.document.matches(fileName: name) }) {
      return (named, [])
    }
    guard let names = document?.root.names, !names.isEmpty else { return (checkers[0], []) }
    let known = checkers.map { checker in
      names.count { checker.catalogue[PropertyPath([.name($0)])] != nil }
    }
    let most = known.max() ?? 0
    let best = zip(checkers, known).filter { $0.1 == most }.map(\.0)
    return most == 0 ? (checkers[0], []) : (best[0], Array(best.dropFirst()))
  }
}

extension DiagnosticKind {
  package static let unclearDocument = DiagnosticKind(
    "unclear-document", .note, "A file fits several of the reference's documents.",
    explanation:
      "Which document a file is follows from its name, or else from the keys at its root. This file has as many keys of one document as of another. `--document` chooses."
  )
}
