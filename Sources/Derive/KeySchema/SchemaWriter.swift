import Diagnostics
import JSON

/// Writes a schema member by member, and collects the definitions that they refer to.
struct SchemaWriter {
  private(set) var references: Set<String> = []
  private var json: JSONWriter

  /// Begins a schema.
  ///
  /// - Parameters:
  ///   - id: The address at which it is served, if any.
  ///   - capacity: The expected size in bytes.
  ///   - depthOfLines: Members below this depth don't begin a line.
  init(_ draft: Draft, id: String?, capacity: Int, linesTo depthOfLines: Int = 2) {
    json = JSONWriter(reserving: capacity, linesTo: depthOfLines)
    json.beginObject()
    append("$schema", .string(draft.metaschema))
    if let id { append("$id", .string(id)) }
  }

  mutating func append(_ name: String, _ value: JSONValue) {
    value.collectReferences(into: &references)
    json.append(name, value)
  }

  mutating func beginObject(_ name: String) { json.beginObject(name) }

  mutating func endObject() { json.endObject() }

  /// Ends the document.
  mutating func finish() -> [UInt8] {
    json.endObject()
    return json.finish()
  }
}

extension JSONValue {
  /// Collects the targets of all references inside.
  func collectReferences(into targets: inout Set<String>) {
    switch self {
    case .object(let members):
      for member in members {
        if member.name == "$ref", case .string(let target) = member.value {
          targets.insert(target)
        } else {
          member.value.collectReferences(into: &targets)
        }
      }
    case .array(let elements):
      for element in elements { element.collectReferences(into: &targets) }
    default: break
    }
  }

  /// Adds a keyword to the schema, in `allOf` if the schema already has it with another value.
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
