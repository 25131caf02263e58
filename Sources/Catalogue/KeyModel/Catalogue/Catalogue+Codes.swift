package import Diagnostics

extension Catalogue {
  /// The severity of a finding in a document that services report with these codes: an error if the product goes to one that
  /// refuses it, at most a warning if only others do or the service only warns.
  package func severity(
    _ severity: Severity, of codes: [RejectionCode.ID], in document: DocumentKind,
    for distribution: Distribution.ID?
  ) -> Severity {
    let answers = codes.compactMap { refusals[$0] }
    guard !answers.isEmpty, !distributions.isEmpty else { return severity }
    let refusing = answers.flatMap { $0 }
    guard !refusing.isEmpty else { return min(severity, .warning) }
    if let distribution, refusing.contains(distribution) { return .error }
    return document.isForServices ? severity : min(severity, .warning)
  }

  /// Whether no system rejects what services report with these codes in a document, so that it is not an error unless the product goes to a
  /// service that refuses it.
  package func concernsOnlyServices(_ codes: [RejectionCode.ID], in document: DocumentKind) -> Bool
  {
    severity(.error, of: codes, in: document, for: nil) != .error
  }
}
