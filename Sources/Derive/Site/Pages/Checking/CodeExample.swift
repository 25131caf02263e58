package import KeyModel
package import KeyValidation

/// The wrong piece of a code as a file, which a reader may have checked.
package struct CodeExample: Sendable {
  package var code: RejectionCode.ID
  /// A name by which the file is recognized.
  package var fileName: String
  package var text: String
  let document: DocumentKind

  /// Nil for a code without an example.
  package init?(_ code: RejectionCode, in catalogue: Catalogue) {
    guard let wrong = code.wrong else { return nil }
    document = code.document.flatMap(catalogue.document(named:)) ?? catalogue.document
    self.code = code.id
    fileName = document.exampleOfName
    text = wrong.text(of: document)
  }

  /// The command that checks it with these options.
  func command(_ options: StatedOptions, of program: String) -> String {
    ([program, "validate"] + options.arguments + [fileName]).joined(separator: " ")
  }
}

/// The codes that the checker reports for their own wrong pieces, with the fewest options that it takes.
package struct CodesFound: Sendable {
  let options: [RejectionCode.ID: StatedOptions]
  /// The names of the findings that have the code.
  let findings: [RejectionCode.ID: [String]]

  package init(
    _ options: [RejectionCode.ID: StatedOptions] = [:],
    findings: [RejectionCode.ID: [String]] = [:]
  ) {
    (self.options, self.findings) = (options, findings)
  }
}
