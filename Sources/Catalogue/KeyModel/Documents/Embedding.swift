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
    /// The platform of the product, if the path says it.
    public var platform: Platform?
    /// The name of the kind of bundle that the tool makes of it; nil if there are several.
    public var bundleKind: String?
    /// The keys at the root that the tool writes from other settings of its file.
    public var ownKeys: [String]
    /// The entries that the tool requires beside the document.
    public var companions: PropertyListValue
    /// Whether a later build fills in settings, such as `$(NAME)`, in its texts.
    public var expandsMacros: Bool

    /// A file of a tool, and the path in it where the document is.
    public init(
      _ tool: String, _ file: String, at path: PropertyPath, on platform: Platform? = nil,
      of bundleKind: String? = nil, without ownKeys: [String] = [],
      beside companions: PropertyListValue = [:], expandsMacros: Bool = true
    ) {
      self.tool = tool
      self.file = file
      self.path = path
      self.platform = platform
      self.bundleKind = bundleKind
      self.ownKeys = ownKeys
      self.companions = companions
      self.expandsMacros = expandsMacros
    }

    /// The tool's name in options and files: `lampmaker`.
    package var id: String { DocumentKind.id(for: tool) }
  }
}

/// A file of another tool that contains documents of the catalogue.
package struct EmbeddingFile: Hashable, Sendable {
  /// The tool's name in options and files; with the file's name, if the tool has another file before it.
  package var id: String
  package var tool: String
  package var name: String
  /// The documents with their paths in the file.
  package var parts: [EmbeddedDocument]

  package struct EmbeddedDocument: Hashable, Sendable {
    package var path: PropertyPath
    package var platform: Platform?
    package var document: DocumentKind
  }
}

extension [DocumentKind] {
  /// The files of other tools that contain the documents, in the order in which these name them.
  package var embeddingFiles: [EmbeddingFile] {
    var files: [EmbeddingFile] = []
    for (embedding, document) in flatMap({ document in document.embeddings.map { ($0, document) } })
    {
      let part = EmbeddingFile.EmbeddedDocument(
        path: embedding.path, platform: embedding.platform, document: document)
      let ofTool = files.indices.filter { DocumentKind.id(for: files[$0].tool) == embedding.id }
      if let known = ofTool.first(where: { files[$0].name == embedding.file }) {
        files[known].parts.append(part)
      } else {
        let id =
          ofTool.isEmpty
          ? embedding.id : DocumentKind.id(for: "\(embedding.tool) \(embedding.file)")
        files.append(
          EmbeddingFile(id: id, tool: embedding.tool, name: embedding.file, parts: [part]))
      }
    }
    return files
  }
}

extension Catalogue {
  /// The files of other tools that contain documents, in the order in which documents name them.
  package var embeddingFiles: [EmbeddingFile] { documents.embeddingFiles }
}
