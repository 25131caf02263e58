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
  /// What the value at the root is.
  var root: SchemaChild
  /// What the schema says about the whole file.
  var notes = SchemaNotes()
  /// The schema's title, for the list of sources.
  var sourceTitle: String
  /// The schema's address, if it states one.
  var address: String?
}

/// What a value has to be, by its place in the schemas.
typealias SchemaNodes = (SchemaChild) -> SchemaNode
