package import Diagnostics
package import KeyModel
import Text

/// Makes a catalogue of what schemas say about kinds of files.
package enum SchemaImport {
  /// What was made, and what could not be said.
  package struct Result {
    /// Nil if there are errors.
    package var catalogue: Catalogue?
    package var diagnostics: [Diagnostic]

    package init(catalogue: Catalogue?, diagnostics: [Diagnostic]) {
      self.catalogue = catalogue
      self.diagnostics = diagnostics
    }
  }

  static func catalogue(
    of documents: [ImportedDocument], title: String?, nodes: @escaping SchemaNodes
  ) -> Result {
    var diagnostics: [Diagnostic] = []
    var kinds: [DocumentKind] = []
    var groups: [KeyGroup] = []
    var locations: [PropertyPath: SourceLocation] = [:]
    var sources: [Source] = []
    var taken: Set<String> = []
    for document in documents {
      let source = source(of: document, among: &sources)
      let written = DocumentKeys(of: document, source: source, nodes: nodes)
      diagnostics += written.diagnostics
      if written.keys.count > DocumentKeys.keysLimit {
        diagnostics.append(
          .error(
            "import-failed", at: document.notes.location,
            "'\(document.name)' has more than \(DocumentKeys.keysLimit) keys",
            remedy: "import a part of the schema"))
      }
      kinds.append(
        DocumentKind(
          document.name, id: document.id, format: document.format, root: written.root,
          isClosed: written.isClosed, hasClosedRoot: written.hasClosedRoot,
          fileMatch: document.fileMatch))
      groups += KeyGrouping(document: document, isOneOfSeveral: documents.count > 1)
        .groups(of: written.keys, taken: &taken)
      for key in written.keys {
        locations[PropertyPath(key.key.path.components, in: document.id)] = key.location
      }
    }
    guard let first = kinds.first, !diagnostics.contains(where: { $0.severity == .error }) else {
      return Result(catalogue: nil, diagnostics: diagnostics)
    }
    let remarks = documents.map { ForeignText.markdown($0.notes.description ?? "") }
    var draft = CatalogueDraft(groups: groups, locations: locations) { groups in
      Catalogue(
        title: title ?? documents[0].sourceTitle, document: first,
        otherDocuments: Array(kinds.dropFirst()), groups: groups, sources: sources,
        releases: ReleaseRegistry([]), remarks: remarks.filter { !$0.isEmpty }.uniqued)
    }
    let catalogue = draft.consistentCatalogue()
    return Result(catalogue: catalogue, diagnostics: diagnostics + draft.diagnostics)
  }

  private static func source(
    of document: ImportedDocument, among sources: inout [Source]
  ) -> Source.ID {
    let address = document.address.flatMap { $0.hostInWeb == nil ? nil : $0 }
    if let known = sources.first(where: { $0.title == document.sourceTitle && $0.url == address }) {
      return known.id
    }
    let base = slug(document.sourceTitle).lowercased()
    let number = sources.count { $0.id.text == base || $0.id.text.hasPrefix(base + "-") }
    let id = Source.ID(number == 0 ? base : "\(base)-\(number + 1)")
    sources.append(
      Source(
        id, document.sourceTitle, url: address,
        summary: "The schema that this reference was made from."))
    return id
  }
}
