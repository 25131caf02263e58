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
      let texts = ForeignText(
        (document.notes.description ?? "").shortened(to: DocumentKeys.textLimit))
      let rules = written.statements.map { "- \($0)" }.joined(separator: "\n")
      kinds.append(
        DocumentKind(
          document.name, id: document.id, format: document.format, root: written.root,
          isClosed: written.isClosed, hasClosedRoot: written.hasClosedRoot,
          versionOf: document.versionOf.flatMap {
            versions[$0, default: 0] > 1 ? ForeignText.title($0) : nil
          },
          summary: texts.summary,
          discussion: [
            texts.discussion, rules.isEmpty ? "" : "Every file must keep these rules:\n\n\(rules)",
          ].filter { !$0.isEmpty }.joined(separator: "\n\n"), facts: document.facts,
          deprecation: document.deprecation.map(ForeignText.title),
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
    var draft = CatalogueDraft(groups: groups, locations: locations) { groups in
      Catalogue(
        title: title ?? Self.title(of: documents), document: first,
        otherDocuments: Array(kinds.dropFirst()), groups: groups, sources: sources.sources,
        releases: ReleaseRegistry(of: groups))
    }
    let catalogue = draft.consistentCatalogue()
    return Result(catalogue: catalogue, diagnostics: diagnostics + draft.diagnostics)
  }
}

extension SchemaImport {
  /// The title of a reference: that of the only schema, or of what all belong to.
  private static func title(of documents: [ImportedDocument]) -> String {
    let titles = documents.map(\.sourceTitle).uniqued
    let collections = documents.map(\.collection).uniqued
    guard titles.count > 1, collections.count == 1, let collection = collections[0] else {
      return ForeignText.title(titles[0])
    }
    return ForeignText.title(collection)
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
