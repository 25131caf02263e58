import KeyModel

/// A kind of file that a schema describes.
struct ImportedDocument {
  /// Lower-case letters, digits and hyphens.
  var id: DocumentKind.ID
  /// The name for such a file: `lamp.json`.
  var name: String
  /// Names by which such files are recognized, with `*` for anything.
  var fileMatch: [String] = []
  var format = DocumentKind.Format.json
  /// The value at the root.
  var root: SchemaChild
  /// The schema's notes on the whole file.
  var notes = SchemaNotes()
  /// The schema's title, for the list of sources.
  var sourceTitle: String
  /// The thing that other documents describe in other versions.
  var versionOf: String?
  /// Short facts about every such file, in Markdown.
  var facts: [DocumentKind.Fact] = []
  /// The warning for such files, if they are deprecated.
  var deprecation: String?
  /// The title of a reference of this document and others, if they belong to something.
  var collection: String?
  /// The schema's address, if it states one.
  var address: String?
}

/// The constraints on a value, by its place in the schemas.
typealias SchemaNodes = (SchemaChild) -> SchemaNode
