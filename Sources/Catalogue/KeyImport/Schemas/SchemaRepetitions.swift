import Text

/// Takes out of a schema where a part says of a property what the whole says of it anyway.
///
/// Linters ask for such repetitions beside `required`: `{"required": ["a"], "properties": {"a": {"$ref": "#/properties/a"}}}`
/// inside of `anyOf`. Without them, the part is known to be about names alone.
struct SchemaRepetitions {
  private static let lists: Set = ["allOf", "anyOf", "oneOf"]
  private static let parts: Set = ["if", "then", "else", "not"]

  /// The schema, in which the repeated properties may have any value.
  static func removed(from root: SchemaValue) -> SchemaValue {
    changed(root, at: "#", in: []) ?? root
  }

  /// - Parameter holders: The places of the schemas that are about the same value, as references name them.
  /// - Returns: Nil if nothing changes.
  private static func changed(
    _ value: SchemaValue, at pointer: String, in holders: [String]
  ) -> SchemaValue? {
    guard case .object(let object) = value.content else {
      guard let elements = value.elements else { return nil }
      return self.value(
        value,
        elements.enumerated().map { index, element in
          (element, changed(element, at: "\(pointer)/\(index)", in: holders))
        }
      ) { .array($0) }
    }
    // References below another address begin there.
    let isResource = pointer != "#" && (object["$id"] ?? object["id"])?.text != nil
    let pointer = isResource ? "#" : pointer
    let holders = isResource ? [] : holders
    return self.value(
      value,
      object.members.map { member in
        let place = "\(pointer)/\(member.name.escapedForPointer)"
        if member.name == "properties", let properties = member.value.object {
          return (member.value, changed(properties, member.value, at: place, in: holders))
        }
        let isAboutTheSame = lists.contains(member.name) || parts.contains(member.name)
        return (
          member.value,
          changed(member.value, at: place, in: isAboutTheSame ? holders + [pointer] : [])
        )
      }
    ) { values in
      .object(SchemaObject(zip(object.members, values).map { .init(name: $0.name, value: $1) }))
    }
  }

  /// The properties of a schema.
  private static func changed(
    _ properties: SchemaObject, _ value: SchemaValue, at pointer: String, in holders: [String]
  ) -> SchemaValue? {
    self.value(
      value,
      properties.members.map { member in
        let name = member.name.escapedForPointer
        if let object = member.value.object, object.members.count == 1,
          let target = object["$ref"]?.text,
          holders.contains(where: { target == "\($0)/properties/\(name)" })
        {
          return (member.value, SchemaValue(true, at: member.value.location))
        }
        return (member.value, changed(member.value, at: "\(pointer)/\(name)", in: []))
      }
    ) { values in
      .object(SchemaObject(zip(properties.members, values).map { .init(name: $0.name, value: $1) }))
    }
  }

  private static func value(
    _ value: SchemaValue, _ parts: [(old: SchemaValue, new: SchemaValue?)],
    _ content: ([SchemaValue]) -> SchemaValue.Content
  ) -> SchemaValue? {
    guard parts.contains(where: { $0.new != nil }) else { return nil }
    var value = value
    value.content = content(parts.map { $0.new ?? $0.old })
    return value
  }
}
