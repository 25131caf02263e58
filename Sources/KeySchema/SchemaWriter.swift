import Diagnostics
import JSON

/// Writes a schema member by member, and notes whether any refers to the definition of a placeholder.
struct SchemaWriter {
  /// The objects that a member of the schema's own `properties` stands in.
  static let depthOfProperties = 2

  private(set) var refersToPlaceholder = false
  private let placeholder: String
  private var json = JSONWriter()

  /// - Parameters:
  ///   - placeholder: The reference to the definition.
  ///   - capacity: How many bytes the document may have, as far as one can tell beforehand.
  init(placeholder: String, capacity: Int) {
    self.placeholder = placeholder
    json.reserveCapacity(capacity)
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
  /// Whether a reference to the target stands anywhere inside.
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

  /// Sets a member of an object that has none of the name yet.
  mutating func appendOnce(_ name: String, _ value: JSONValue) {
    if self[name] == nil { append(name, value) }
  }
}
