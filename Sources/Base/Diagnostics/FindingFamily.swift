/// Findings about one subject, which a site explains on one page.
package struct FindingFamily: Sendable {
  /// The last part of the page's address.
  package var id: String
  #if hasFeature(Embedded)
    // A page links to the titles.
    package var title: String { "" }
    package var summary: String { "" }
  #else
    /// The page's title.
    package var title: String
    /// The subject, in one sentence.
    package var summary: String
  #endif
  package var kinds: [DiagnosticKind]
  /// Whether a piece of a property list has the mistakes in itself, whatever the list is.
  package var isAboutSyntax: Bool

  package init(
    _ id: String, _ title: @autoclosure () -> String, summary: @autoclosure () -> String,
    isAboutSyntax: Bool = false, _ kinds: [DiagnosticKind]
  ) {
    self.id = id
    self.isAboutSyntax = isAboutSyntax
    self.kinds = kinds
    #if !hasFeature(Embedded)
      self.title = title()
      self.summary = summary()
    #endif
  }

  /// The folder of the pages in a site.
  package static let folder = "findings"

  /// The page's path in a site, without extension.
  package var page: String { Self.folder + "/" + id }
}

extension [FindingFamily] {
  /// The address of a finding's explanation, from the root of a site; nil if none of them has the finding.
  package func address(ofFinding id: String) -> String? {
    for family in self where family.kinds.contains(where: { $0.id == id }) {
      return family.page + ".html#" + id
    }
    return nil
  }
}
