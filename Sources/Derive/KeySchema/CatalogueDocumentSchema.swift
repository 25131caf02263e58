package import JSON
import KeyModel

/// The JSON Schema of `catalogue.json`, in edition 2020-12.
///
/// Optional fields may be missing: a key requires only `path`, `types` and `summary`.
package func catalogueDocumentSchema(baseURL: String?, fileName: String) -> JSONValue {
  var schema: JSONValue = ["$schema": .string(Draft.draft202012.metaschema)]
  if let baseURL { schema.append("$id", .string(baseURL + fileName)) }
  for member in Catalogue.jsonSchema { schema.append(member.name, member.value) }
  return schema
}
