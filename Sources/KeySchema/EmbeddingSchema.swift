import Diagnostics
import JSON
package import KeyModel
import Text

/// A JSON Schema of a file of another tool that contains documents of a catalogue: it looks at these alone.
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

  /// The schema with those of its documents inside, in UTF-8.
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

  /// The schema with references to those of its documents, in UTF-8.
  ///
  /// - Parameters:
  ///   - baseURL: The folder that it is served from, or nil to leave out `$id`.
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
      "What the file contains of these documents; nothing else in it is looked at.")
    guard
      case .object(let members) = Self.schema(
        of: file.parts.map { ($0.path.components[...], ["$ref": .string(address($0.document))]) })
    else { return schema }
    for member in members { schema.append(member.name, member.value) }
    return schema
  }

  /// The schema of what is at some paths.
  private static func schema(
    of parts: [(path: ArraySlice<PropertyPath.Component>, schema: JSONValue)]
  ) -> JSONValue {
    if let whole = parts.first(where: \.path.isEmpty) { return whole.schema }
    func inside(_ step: PropertyPath.Component) -> JSONValue {
      Self.schema(
        of: parts.filter { $0.path.first == step }.map { ($0.path.dropFirst(), $0.schema) })
    }
    let steps = parts.compactMap(\.path.first).uniqued
    let named = steps.compactMap { step -> JSONValue.Member? in
      if case .name(let name) = step { .init(name, inside(step)) } else { nil }
    }
    var schema: JSONValue = [:]
    if !named.isEmpty { schema.append("properties", .object(named)) }
    if steps.contains(.anyName) { schema.append("additionalProperties", inside(.anyName)) }
    if steps.contains(.element) { schema.append("items", inside(.element)) }
    return schema
  }
}

extension JSONValue {
  fileprivate func without(_ name: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name })
  }

  /// The schema where its references to its own parts lead once it is a part of another document.
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
