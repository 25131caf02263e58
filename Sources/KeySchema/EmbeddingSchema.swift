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

  /// The schema including those of its documents, in UTF-8.
  package func standalone() -> [UInt8] {
    var schema = wrapper(baseURL: nil, fileName: "") { definition(of: $0) }
    schema.append(
      draft.definitions,
      .object(
        file.parts.map(\.document).uniqued.map { document in
          let own = PropertyListSchema(catalogue.part(document), draft: draft, profile: profile)
          var scanner = JSONScanner(own.document(fileName: ""), file: "schema.json")
          let whole = (try? scanner.readValue()) ?? true
          return .init(
            document.id, whole.without("$schema").movingReferences(to: definition(of: document)))
        }))
    return schema.serializedBytes()
  }

  /// The schema referring to those of its documents, in UTF-8.
  ///
  /// - Parameters:
  ///   - baseURL: The folder from which it is served; nil to omit `$id`.
  ///   - address: The address of a document's schema.
  package func referring(
    baseURL: String?, fileName: String, to address: (DocumentKind) -> String
  ) -> [UInt8] {
    wrapper(baseURL: baseURL, fileName: fileName, address).serializedBytes()
  }

  private func definition(of document: DocumentKind) -> String {
    "#/\(draft.definitions)/\(pointerToken(document.id))"
  }

  private func wrapper(
    baseURL: String?, fileName: String, _ address: (DocumentKind) -> String
  ) -> JSONValue {
    let names = file.parts.map(\.document.name).uniqued
    var schema: JSONValue = ["$schema": .string(draft.metaschema)]
    if let baseURL { schema.append("$id", .string(baseURL + fileName)) }
    schema.append("title", .string("\(alternatives(names, "and")) in \(file.name) (\(file.tool))"))
    schema.append(
      "description",
      "Only the parts of the file that belong to these documents are checked.")
    let parts = file.parts.map { part in
      SchemaAtPath(part.path, [.init("$ref", .string(address(part.document)))])
    }
    for member in parts.joined { schema.append(member.name, member.value) }
    return schema
  }
}

extension JSONValue {
  fileprivate func without(_ name: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name })
  }

  /// The schema with its internal references adjusted for its position in another document.
  fileprivate func movingReferences(to pointer: String) -> JSONValue {
    switch self {
    case .object(let members):
      .object(
        members.map { member in
          if member.name == "$ref", case .string(let target) = member.value, target.hasPrefix("#") {
            return Member("$ref", .string(pointer + target.dropFirst()))
          }
          return Member(member.name, member.value.movingReferences(to: pointer))
        })
    case .array(let elements): .array(elements.map { $0.movingReferences(to: pointer) })
    default: self
    }
  }
}
