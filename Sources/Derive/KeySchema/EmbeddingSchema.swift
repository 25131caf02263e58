import Diagnostics
import JSON
package import KeyModel
import Text

/// A JSON Schema of another tool's file that contains documents of a catalogue. It constrains only these.
package struct EmbeddingSchema: Sendable {
  package var catalogue: Catalogue
  package var file: EmbeddingFile
  package var draft: Draft
  package var profile: SchemaProfile

  package init(
    _ catalogue: Catalogue, of file: EmbeddingFile, draft: Draft,
    profile: SchemaProfile = SchemaProfile()
  ) {
    self.catalogue = catalogue
    self.file = file
    self.draft = draft
    self.profile = profile
  }

  /// The schema including its documents' schemas, in UTF-8.
  ///
  /// - Parameter id: The address at which it is served, if any.
  package func document(id: String? = nil) -> [UInt8] {
    let documents = file.parts.map(\.document).uniqued
    var writer = SchemaWriter(draft, id: id, capacity: 1 << 20, linesTo: 4)
    let names = alternatives(documents.map(\.name), "and")
    writer.append("title", .string("\(names) in \(file.name) (\(file.tool))"))
    writer.append(
      "description", "Only the parts of the file that belong to these documents are checked.")
    let parts = file.parts.map { part in
      SchemaAtPath(part.path, [.init("$ref", .string("#" + pointer(to: part.document)))])
    }
    for member in parts.joined { writer.append(member.name, member.value) }
    writer.beginObject(draft.definitions)
    for document in documents {
      var schema = PropertyListSchema(catalogue.part(document), draft: draft, profile: profile)
      schema.pointer = pointer(to: document)
      writer.beginObject(document.id)
      schema.writeWhole(to: &writer)
      writer.endObject()
    }
    writer.endObject()
    return writer.finish()
  }

  private func pointer(to document: DocumentKind) -> String {
    "/\(draft.definitions)/\(pointerToken(document.id))"
  }
}
