import Diagnostics
import JSON
import KeyModel
import KeySchema
import Markup
import Text

/// The schemas that a site publishes, out of all that `docgen schema` can make.
///
/// File names are addresses that people refer to. The schemas for a platform are not among them: their descriptions
/// alone differ, and the command makes them for any release.
struct PublishedSchemas {
  /// One schema in one or both drafts.
  struct Entry {
    /// The file name without its ending.
    var stem: String
    var title: String
    /// Its purpose in one plain sentence.
    var purpose: String
    /// The kind of file that it describes.
    var document: DocumentKind
    var profile: SchemaProfile
    var drafts: [Draft] = Draft.allCases
    /// Names of files that an editor should check against it.
    var fileMatch: [String] = []
  }

  static let catalogueSchema = "catalogue.schema.json"

  let entries: [Entry]
  private let entriesOfDocuments: [DocumentKind.ID: [Entry]]
  private let context: SiteContext

  init(_ context: SiteContext) {
    self.context = context
    let document = context.catalogue.document
    entries =
      context.catalogue.documents.flatMap { other in
        let hasPoints = other.id == document.id && !context.catalogue.extensionPoints.isEmpty
        return Self.general(other, hasPoints: hasPoints)
      }
      + context.catalogue.extensionPoints.map { point in
        Entry(
          stem: context.routes.schemaName(of: point), title: "\(point.name) (\(point.id))",
          purpose: "The \(document.name) of an extension for \(point.name): its keys alone.",
          document: document, profile: SchemaProfile(extensionPoint: point.id))
      }
    entriesOfDocuments = Dictionary(grouping: entries, by: \.document.id)
  }

  /// The beginning of the file names of a document's schemas.
  ///
  /// `catalogue` and `catalog` are the names of other files.
  static func stem(for document: DocumentKind) -> String {
    let name = safeFileName(document.id)
    return ["catalogue", "catalog"].contains(name.lowercased()) ? name + "-document" : name
  }

  /// The schema of every key of a document.
  static func wholeSchema(of document: DocumentKind) -> String {
    "schemas/\(stem(for: document)).schema.json"
  }

  /// The files whose names do not depend on a catalogue's platforms and extension points.
  static func ownFiles(of catalogue: Catalogue) -> [String] {
    let names =
      catalogue.documents.flatMap { general($0, hasPoints: false) }.flatMap { entry in
        entry.drafts.map { entry.stem + $0.fileSuffix }
      } + catalogue.embeddingFiles.map { fileName(of: $0) }
    return (names + [catalogueSchema, "catalog.json"]).map { "schemas/" + $0 }
  }

  /// The number of schema files, the catalogue's own included.
  var count: Int { entries.reduce(1 + embeddingFiles.count) { $0 + $1.drafts.count } }

  /// The files of other tools that contain documents.
  var embeddingFiles: [EmbeddingFile] { context.catalogue.embeddingFiles }

  /// Most editors, for which these schemas are, read draft-07.
  static func fileName(of file: EmbeddingFile) -> String {
    safeFileName("for-" + file.id) + Draft.draft07.fileSuffix
  }

  /// The purpose of a schema for another tool's file, in one plain sentence.
  static func purpose(of file: EmbeddingFile) -> String {
    let names = file.parts.map(\.document.name).uniqued
    return
      "\(file.name) of \(file.tool): its \(alternatives(names, "and"))."
  }

  private func schema(of file: EmbeddingFile) -> PlannedFiles {
    let name = Self.fileName(of: file)
    // Editors read it at each start; patterns of misspelt names would make it three times as large.
    let schema = EmbeddingSchema(context.catalogue, of: file, draft: .draft07)
    return PlannedFiles("schemas/" + name, isLong: true) {
      schema.document(id: base.map { $0 + name })
    }
  }

  /// - Parameter hasPoints: Whether extension points are declared in the document.
  private static func general(_ document: DocumentKind, hasPoints: Bool) -> [Entry] {
    let stem = stem(for: document)
    // Only property lists differ between source and product.
    let source = document.isPropertyList ? "\(document.phrase) in a project" : document.phrase
    let built =
      document.isPropertyList
      ? [
        Entry(
          stem: stem + ".built", title: "\(document.title), built",
          purpose:
            "The \(document.name) of a product: no build setting left, and every required key.",
          document: document, profile: SchemaProfile(placeholders: .built))
      ] : []
    return [
      Entry(
        stem: stem, title: document.title,
        purpose: source
          + (document.build != nil
            ? ": every key, with build settings where values belong." : ": every key."),
        document: document, profile: SchemaProfile())
    ] + built + [
      Entry(
        stem: stem + ".strict", title: "\(document.title), strict",
        purpose:
          "\(source), rejecting names that are nearly a known key's"
          + (hasPoints ? ", and keys that the file's extension point does not read." : "."),
        document: document, profile: SchemaProfile(unknownKeys: .strict)),
      Entry(
        stem: stem + ".editor", title: "\(document.title), for editors",
        purpose:
          "\(source), with extras for Visual Studio Code: texts in Markdown, meanings of values"
          + (hasPoints ? ", files to start from." : "."),
        document: document, profile: SchemaProfile(isForEditors: true), drafts: [.draft07],
        fileMatch: document.editorFileMatch),
    ]
  }

  // MARK: - Files

  private var base: String? { context.baseURL.map { $0 + "schemas/" } }

  func fileName(of entry: Entry, _ draft: Draft) -> String { entry.stem + draft.fileSuffix }

  private func entries(of draft: Draft, for document: DocumentKind) -> [Entry] {
    (entriesOfDocuments[document.id] ?? []).filter { $0.drafts.contains(draft) }
  }

  /// The schemas of a document, without those of its extension points.
  func general(for document: DocumentKind) -> [Entry] {
    (entriesOfDocuments[document.id] ?? []).filter { $0.profile.extensionPoint == nil }
  }

  /// The schemas and the list of them.
  func files() -> [PlannedFiles] {
    let parts = DocumentParts(context.catalogue)
    var files =
      context.catalogue.documents.map { self.files(for: $0, parts) }
      + embeddingFiles.map(schema(of:))
    files.append(
      PlannedFiles("schemas/" + Self.catalogueSchema, isLong: true) {
        let own = catalogueDocumentSchema(baseURL: base, fileName: Self.catalogueSchema)
        return own.serializedBytes()
      })
    files.append(
      PlannedFiles("schemas/catalog.json", isLong: true) { list.serializedBytes() })
    return files
  }

  /// The schemas of a document.
  private func files(for document: DocumentKind, _ parts: DocumentParts) -> PlannedFiles {
    let (catalogue, routes) = (context.catalogue, context.routes)
    let keyURL = context.baseURL.map { base -> @Sendable (Key) -> String? in
      { base + PageFormat.html.file(routes.page(at: catalogue.path($0.path, from: document.id))) }
    }
    return PlannedFiles(
      Draft.allCases.flatMap { draft in
        entries(of: draft, for: document).map { "schemas/" + fileName(of: $0, draft) }
      }, isLong: true
    ) { take in
      let part = parts.schemaPart(document)
      let strict = SchemaProfile(unknownKeys: .strict)
      let nearMisses = PropertyListSchema(part, draft: .draft07, profile: strict)
        .nearMisses(of: Array(part.roots), at: .root)
      for draft in Draft.allCases {
        for entry in entries(of: draft, for: document) {
          let name = fileName(of: entry, draft)
          var schema = PropertyListSchema(
            part, draft: draft, profile: entry.profile, baseURL: base, keyURL: keyURL)
          if entry.profile.unknownKeys == .strict { schema.rootNearMisses = nearMisses }
          take(OutputFile("schemas/" + name, bytes: schema.document(fileName: name)))
        }
      }
    }
  }

  /// The schemas as SchemaStore lists its own. Addresses are absolute, as its form wants them, only
  /// where the site knows its own; without, they are names of files beside the list.
  ///
  /// Source: SchemaStore, `src/schemas/json/schema-catalog.json`.
  private var list: JSONValue {
    func address(_ name: String) -> String { (base ?? "") + relativeAddress(name) }
    func listed(_ title: String, _ purpose: String, _ match: [String], _ files: [(String, String)])
      -> JSONValue
    {
      var schema: JSONValue = [
        "name": .string(title), "description": .string(purpose),
        "fileMatch": JSONValue(strings: match),
        "url": .string(files.first.map { address($0.1) } ?? ""),
      ]
      if files.count > 1 {
        schema.append(
          "versions", .object(files.map { .init($0.0, .string(address($0.1))) }))
      }
      return schema
    }
    var schemas = entries.map { entry in
      listed(
        entry.title, entry.purpose, entry.fileMatch,
        entry.drafts.map { ($0.rawValue, fileName(of: entry, $0)) })
    }
    for file in embeddingFiles {
      schemas.append(
        listed(
          "\(file.tool), \(file.name)", Self.purpose(of: file), [],
          [(Draft.draft07.rawValue, Self.fileName(of: file))]))
    }
    schemas.append(
      listed(
        "docgen catalogue", "The whole reference as data.", ["catalogue.json"],
        [("2020-12", Self.catalogueSchema)]))
    return [
      "$schema": "https://json.schemastore.org/schema-catalog.json",
      "version": 1,
      "schemas": .array(schemas),
    ]
  }

  /// A file's name as part of an address (RFC 3986, section 2).
  private func relativeAddress(_ name: String) -> String {
    relativePath(from: "", to: name)
  }
}
