package import JSON
import Yams

/// The texts of a YAML file by the names that lead to them.
package enum YAMLFields {
  /// A file's fields, with scalars as texts; nil if it can't be read.
  package static func read(_ bytes: [UInt8], file: String) -> JSONValue? {
    let source = SourceFile(path: file, bytes: bytes)
    let (_, fields, _) = YAMLReader.fields(of: source, name: "file", id: "invalid-fields")
    return fields.map { json(.mapping($0)) }
  }

  private static func json(_ node: Node) -> JSONValue {
    switch node {
    case .scalar(let scalar): .string(scalar.string)
    case .sequence(let sequence): .array(sequence.map(json))
    case .mapping(let mapping):
      .object(mapping.compactMap { name, value in name.string.map { .init($0, json(value)) } })
    case .alias: .null
    }
  }
}
