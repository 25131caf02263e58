import JSON
import Text
import Yams

enum YAMLFields {
  /// A file's fields, with scalars as texts; nil if it can't be read.
  static func read(_ bytes: [UInt8]) -> JSONValue? {
    guard let text = String(validating: bytes, as: UTF8.self), YAMLLimits.excess(in: text) == nil,
      let node = try? Yams.compose(yaml: text), node.mapping != nil
    else { return nil }
    return json(node)
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
