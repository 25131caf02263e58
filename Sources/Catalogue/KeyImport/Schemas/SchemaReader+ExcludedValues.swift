import JSON
import Text

/// Values that a schema lists although another part of it excludes them, so that no file can have them.
extension SchemaReader {
  /// Reports the excluded values of a schema, and of the schemas that are combined in it.
  ///
  /// - Parameter node: The values that all parts of the schema allow together.
  func reportExcludedValues(of object: SchemaObject, in node: SchemaNode) {
    // A schema that nothing fits is reported as a whole.
    guard !node.types.isEmpty else { return }
    report(object.listedValues, excludedFrom: node, among: Set(node.listedValues))
    for branch in ["allOf", "anyOf", "oneOf"].flatMap({ object[$0]?.elements ?? [] }) {
      // One branch may shorten the list of another.
      report(branch.object?.listedValues ?? [], excludedFrom: node, among: nil)
    }
  }

  private func report(
    _ values: [SchemaValue], excludedFrom node: SchemaNode, among listed: Set<JSONValue>?
  ) {
    let excluded = values.filter { value in
      let json = value.json.normalized
      return !node.types.contains(json.types)
        || listed.map { json.isScalar && node.lists(json.types) && !$0.contains(json) } == true
    }
    for value in excluded.prefix(Self.mostExcluded) {
      contradict(
        value,
        "the listed value '\(value.json.serialized().trimmed.shortened(to: 60).oneLine)' is not kept: another part of the schema excludes it"
      )
    }
    if excluded.count > Self.mostExcluded {
      contradict(
        excluded[Self.mostExcluded],
        "\(counted(excluded.count - Self.mostExcluded, "other listed value")) of this list are not kept either"
      )
    }
  }

  /// More values of one list are not corrected one by one.
  private static let mostExcluded = 10
}

extension SchemaObject {
  fileprivate var listedValues: [SchemaValue] {
    (self["enum"]?.elements ?? []) + [self["const"]].compactMap(\.self)
  }
}

extension SchemaNode {
  fileprivate var listedValues: [JSONValue] {
    ((text.allowed ?? []) + (number.allowed ?? []) + (flags ?? [])).map(\.value)
  }

  /// Whether it names every scalar of a type that it allows.
  fileprivate func lists(_ type: JSONTypes) -> Bool {
    switch type {
    case .string: text.allowed != nil
    case .integer, .fraction: number.allowed != nil
    case .boolean: flags != nil
    default: false
    }
  }
}
