import Text

extension DocumentKind {
  /// A file of another tool that contains the keys of such a document.
  public struct Embedding: Hashable, Sendable {
    /// The name of the tool: `Lampmaker`.
    public var tool: String
    /// The name of its file: `project.yml`.
    public var file: String
    /// The path of the document in the file.
    public var path: PropertyPath

    /// A file of a tool, and the path in it where the document is.
    public init(_ tool: String, _ file: String, at path: PropertyPath) {
      self.tool = tool
      self.file = file
      self.path = path
    }

    /// The tool's name in options and files: `lampmaker`.
    package var id: String { DocumentKind.id(for: tool) }
  }
}

/// A file of another tool that contains documents of the catalogue.
package struct EmbeddingFile: Hashable, Sendable {
  package var id: String
  package var tool: String
  package var name: String
  /// The documents with their paths in the file.
  package var parts: [EmbeddedDocument]

  package struct EmbeddedDocument: Hashable, Sendable {
    package var path: PropertyPath
    package var document: DocumentKind
  }
}

extension Catalogue {
  /// The files of other tools that contain documents, in the order in which documents name them.
  package var embeddingFiles: [EmbeddingFile] {
    let all = documents.flatMap { document in document.embeddings.map { ($0, document) } }
    return all.map { $0.0.id }.uniqued.map { id in
      let own = all.filter { $0.0.id == id }
      return EmbeddingFile(
        id: id, tool: own[0].0.tool, name: own[0].0.file,
        parts: own.map { .init(path: $0.0.path, document: $0.1) })
    }
  }
}
