package import Diagnostics
package import KeyModel
import Text

/// Makes a catalogue of what schemas say about kinds of files.
package enum SchemaImport {
  /// The imported catalogue, and findings about the parts that it can't express.
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
    var sources = ImportedSources()
    var names = FreeNames()
    var ids = FreeNames()
    var count = 0
    let versions = Dictionary(grouping: documents, by: \.versionOf).mapValues(\.count)
    for var document in documents {
      document.id = ids.name(document.id).name
      document.name = ForeignText.title(document.name)
      document.sourceTitle = ForeignText.title(document.sourceTitle)
      let source = sources.id(for: document)
      let written = DocumentKeys(
        of: document, source: source, limit: DocumentKeys.keysLimit - count, nodes: nodes)
      diagnostics += written.diagnostics
      count += written.keys.count
      guard count <= DocumentKeys.keysLimit else {
        diagnostics.append(
          .error(
            "import-failed", at: document.notes.location,
            "with '\(document.name)', there are more than \(DocumentKeys.keysLimit) keys",
            remedy: "import a part of the schema"))
        break
      }
      kinds.append(
        DocumentKind(
          document.name, id: document.id, format: document.format, root: written.root,
          isClosed: written.isClosed, hasClosedRoot: written.hasClosedRoot,
          versionOf: document.versionOf.flatMap {
            versions[$0, default: 0] > 1 ? ForeignText.title($0) : nil
          },
          fileMatch: document.fileMatch))
      groups += KeyGrouping(document: document, isOneOfSeveral: documents.count > 1)
        .groups(of: written.keys, names: &names)
      for key in written.keys {
        locations[PropertyPath(key.key.path.components, in: document.id)] = key.location
      }
    }
    guard let first = kinds.first, !diagnostics.contains(where: { $0.severity == .error }) else {
      return Result(catalogue: nil, diagnostics: diagnostics)
    }
    let remarks = documents.map {
      ForeignText.markdown(($0.notes.description ?? "").shortened(to: DocumentKeys.textLimit))
    }
    var draft = CatalogueDraft(groups: groups, locations: locations) { groups in
      Catalogue(
        title: title ?? ForeignText.title(documents[0].sourceTitle), document: first,
        otherDocuments: Array(kinds.dropFirst()), groups: groups, sources: sources.sources,
        releases: ReleaseRegistry(of: groups), remarks: remarks.filter { !$0.isEmpty }.uniqued)
    }
    let catalogue = draft.consistentCatalogue()
    return Result(catalogue: catalogue, diagnostics: diagnostics + draft.diagnostics)
  }
}

/// The schemas that documents were made from, each once.
private struct ImportedSources {
  private struct Identity: Hashable {
    var title: String
    var address: String?
  }

  private(set) var sources: [Source] = []
  private var known: [Identity: Source.ID] = [:]
  private var names = FreeNames()

  mutating func id(for document: ImportedDocument) -> Source.ID {
    let address = document.address.flatMap { $0.hostInWeb == nil ? nil : $0 }
    let identity = Identity(title: document.sourceTitle, address: address)
    if let id = known[identity] { return id }
    let id = Source.ID(names.name(slug(document.sourceTitle).lowercased()).name)
    known[identity] = id
    sources.append(
      Source(
        id, document.sourceTitle, url: address,
        summary: "The schema that this reference was made from."))
    return id
  }
}
