import Diagnostics
import JSON

/// Writes a schema member by member, and notes whether any refers to the definition of a placeholder.
struct SchemaWriter {
  /// How many objects enclose a member of the schema's own `properties`.
  static let depthOfProperties = 2

  private(set) var refersToPlaceholder = false
  private let placeholder: String
  private var json: JSONWriter

  /// - Parameters:
  ///   - placeholder: The reference to the definition.
  ///   - capacity: How many bytes the document may have, as far as that is known beforehand.
  init(placeholder: String, capacity: Int) {
    self.placeholder = placeholder
    json = JSONWriter(reserving: capacity)
    json.beginObject()
  }

  mutating func append(_ name: String, _ value: JSONValue) {
    refersToPlaceholder = refersToPlaceholder || value.refers(to: placeholder)
    json.append(name, value)
  }

  mutating func append(_ schema: WrittenSchema) {
    refersToPlaceholder = refersToPlaceholder || schema.refersToPlaceholder
    json.append(written: schema.member)
  }

  /// Writes members that refer to no placeholder.
  mutating func append(written members: [UInt8]) { json.append(written: members[...]) }

  mutating func beginObject(_ name: String) { json.beginObject(name) }

  mutating func endObject() { json.endObject() }

  /// Ends the document.
  mutating func finish() -> [UInt8] {
    json.endObject()
    return json.finish()
  }
}

extension JSONValue {
  /// Whether a reference to the target occurs anywhere inside.
  func refers(to target: String) -> Bool {
    switch self {
    case .object(let members):
      members.contains { member in
        member.name == "$ref" && member.value == .string(target)
          || member.value.refers(to: target)
      }
    case .array(let elements): elements.contains { $0.refers(to: target) }
    default: false
    }
  }

  /// Adds a keyword that must hold besides those the schema has; one that has another value there
  /// already is demanded in `allOf`.
  mutating func demand(_ keyword: Member) {
    guard case .object(var members) = self else { return }
    guard let own = members.first(where: { $0.name == keyword.name }) else {
      return append(keyword.name, keyword.value)
    }
    guard own.value != keyword.value else { return }
    let schema = JSONValue.object([keyword])
    if let index = members.firstIndex(where: { $0.name == "allOf" }),
      case .array(let schemas) = members[index].value
    {
      members[index].value = .array(schemas + [schema])
      self = .object(members)
    } else {
      append("allOf", [schema])
    }
  }
}
