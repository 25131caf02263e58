import JSON
import Text

/// A value of a schema file, and where it begins.
struct SchemaValue: Sendable {
  enum Content: Sendable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case real(Double)
    case text(String)
    case array([SchemaValue])
    case object(SchemaObject)
  }

  var content: Content
  var location: SourceLocation
  /// For null in the place of a value that contains this place: where that value begins.
  var repeated: SourceLocation?

  /// A member of an object; nil for other values.
  subscript(_ name: String) -> SchemaValue? {
    if case .object(let object) = content { object[name] } else { nil }
  }

  var object: SchemaObject? { if case .object(let object) = content { object } else { nil } }
  var elements: [SchemaValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }
  var text: String? { if case .text(let text) = content { text } else { nil } }
  var flag: Bool? { if case .boolean(let flag) = content { flag } else { nil } }

  /// Whether it is a schema that allows any value.
  var isAnything: Bool { flag == true || object?.members.isEmpty == true }

  /// A number that counts something.
  var count: Int? {
    switch content {
    case .integer(let number): Int(exactly: number)
    case .real(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The texts of an array; nil if it is not an array, or has others.
  var texts: [String]? {
    guard let elements else { return nil }
    let texts = elements.compactMap(\.text)
    return texts.count == elements.count ? texts : nil
  }

  var json: JSONValue {
    switch content {
    case .null: .null
    case .boolean(let flag): .boolean(flag)
    case .integer(let number): .integer(number)
    case .real(let number): .real(number)
    case .text(let text): .string(text)
    case .array(let elements): .array(elements.map(\.json))
    case .object(let object): .object(object.members.map { .init($0.name, $0.value.json) })
    }
  }
}

/// The members of an object, in order and by name.
struct SchemaObject: Sendable {
  struct Member: Sendable {
    var name: String
    var value: SchemaValue
  }

  let members: [Member]
  private let indexes: [String: Int]

  init(_ members: [Member]) {
    self.members = members
    indexes = Dictionary(firstOf: members.enumerated().map { ($1.name, $0) })
  }

  subscript(_ name: String) -> SchemaValue? { indexes[name].map { members[$0].value } }

  var names: Set<String> { Set(indexes.keys) }
}

extension SchemaValue {
  /// A value that no file contains, such as a part of another one.
  init(_ json: JSONValue, at location: SourceLocation) {
    self.location = location
    content =
      switch json {
      case .null: .null
      case .boolean(let flag): .boolean(flag)
      case .integer(let number): .integer(number)
      case .real(let number): .real(number)
      case .string(let text): .text(text)
      case .array(let elements): .array(elements.map { SchemaValue($0, at: location) })
      case .object(let members):
        .object(
          SchemaObject(
            members.map { .init(name: $0.name, value: SchemaValue($0.value, at: location)) }))
      }
  }
}
