package import KeyModel

/// The wrong piece of a code as a file, which a reader may have checked.
package struct CodeExample: Sendable {
  package var code: RejectionCode.ID
  /// A name by which the file is recognized.
  package var fileName: String
  package var text: String
  /// The first way of distribution that refuses it; nil if none does, or all do.
  package var distribution: String?
  let document: DocumentKind

  /// Nil for a code without an example.
  init?(_ code: RejectionCode, in catalogue: Catalogue) {
    guard let wrong = code.wrong else { return nil }
    document = code.document.flatMap(catalogue.document(named:)) ?? catalogue.document
    self.code = code.id
    fileName = document.exampleOfName
    text = wrong.text(of: document)
    distribution = code.refusedBy.first
  }

  package static func all(of catalogue: Catalogue) -> [CodeExample] {
    catalogue.codes.compactMap { CodeExample($0, in: catalogue) }
  }
}
